// @ts-check
// A line of play: the server sends it once, and from then on the browser steps, animates, answers and keeps the
// address. Streamlit calls the default export again whenever the data or the theme changes.

import { actionsOf, answered, askFor, forget } from "./actions.js";
import { makeAnswer } from "./answer.js";
import { drawTable, makeTable } from "./card_table.js";
import { come, draw, here, layout, settle, shade } from "./drawing.js";
import { make, whenGone, within } from "../common/dom.js";
import { hearMoments } from "../common/sound.js";
import { steer, steerLate } from "./keys.js";
import { whenBack } from "../common/history.js";
import { asked, rest } from "./place.js";
import { begin, leaving, ledHere, playing } from "./play.js";
import { makeListening, openListening } from "./listening.js";
import { watchPage } from "./sheet.js";
import { tellStep, tellText } from "./telling.js";
import { tool } from "./tools.js";

/** @typedef {import("./types.d.ts").Coming} Coming */
/** @typedef {import("./types.d.ts").Data} Data */
/** @typedef {import("./types.d.ts").Picture} Picture */
/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").Told} Told */
/** @typedef {import("../common/streamlit.d.ts").Component<[Data]>} Component */

/** @type {WeakMap<ShadowRoot, Coming>} */
const lines = new WeakMap();

// Nothing is drawn before its styles are there: it would jump.
/** @param {HTMLElement} root @returns {Promise<void>} */
const styled = (root) =>
  new Promise((done) => {
    let left = 300;
    const look = () => {
      const ready = getComputedStyle(root).getPropertyValue("--ready");
      if (ready || !left--) done();
      else requestAnimationFrame(look);
    };
    look();
  });

/** @param {string} packed @returns {Promise<Told>} */
async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

// ---- The parts ----

// What a table knows before it has heard anything.
/** @param {ShadowRoot} shadow @param {HTMLElement} root @returns {Omit<Coming, keyof import("./types.d.ts").Actions | "parts">} */
const nothingYet = (shadow, root) => ({
  root,
  shadow,
  table: makeTable(shadow),
  line: null,
  id: null,
  show: {},
  step: 0,
  move: "",
  at: { step: 0, move: "" },
  timers: {},
  marked: new Set(),
  checked: false,
  points: {},
  lastly: -1,
  picked: new Set(),
  revealed: false,
  paused: false,
  sent: false,
  part: null,
  waiting: "",
  moving: false,
  untold: [],
  dealt: false,
  stood: "",
  fitted: "",
  unheard: null,
  ends: [],
  trigger() {},
  keep() {},
});

/** @param {ShadowRoot} shadow @returns {Coming} */
function build(shadow) {
  const root = within(shadow, ".line");
  hearMoments();
  root.style.visibility = "hidden"; // until it is drawn with its styles
  const { node: answer, parts } = makeAnswer();
  const side = make("div", "side");
  const bar = make("div", "bar");
  const where = make("div", "where");
  const slider = make("input", "slider");
  const state = Object.assign(nothingYet(shadow, root), { parts: { ...parts, side, bar, where, slider, asks: side, help: null } });
  const one = /** @type {Table} */ (/** @type {unknown} */ (state)); // what it can do comes next; nothing can be pressed before
  Object.assign(one, actionsOf(one));
  bar.append(
    tool("first", () => one.to(0)),
    tool("previous", () => one.previous()),
    tool("next", () => one.next()),
    tool("last", () => one.to(one.line.most)),
    where,
    tool("reveal", () => one.reveal()),
    tool("listen", () => openListening(one)),
    tool("paragraph", () => one.paragraph()),
    tool("blank", () => one.blank()),
    tool("leave", () => one.leave()),
    tool("more", () => one.sheet(root.dataset.sheet === "open" ? "peek" : "open")),
    tool("close leave", () => one.close()),
  );
  slider.type = "range";
  slider.min = "0";
  slider.oninput = () => one.to(Number(slider.value), { instant: true });
  side.append(bar, slider, makeListening(one), answer);
  root.prepend(side); // read before the table it speaks of: the question, and what steps, come before all the cards
  root.append(make("div", "curtain"));
  listenTo(one);
  return one;
}

// What a table hears of the page around it, until it leaves the page.
/** @param {Coming} one */
function listenTo(one) {
  const { root } = one;
  const watch = new ResizeObserver(() => layout(one));
  watch.observe(root);
  // Several changes come at once, the oldest first: what is so now is the last.
  const inView = new IntersectionObserver((seen) => root.toggleAttribute("data-away", !seen.at(-1)?.isIntersecting));
  inView.observe(one.table.felt);
  const gone = new AbortController();
  const { signal } = gone;
  document.addEventListener("keydown", (event) => steer(one, event), { signal });
  document.addEventListener("focusout", (event) => leaving(one, event), { signal });
  whenBack(() => one.show.address && come(one) && arrive(one, true), signal);
  addEventListener("resize", () => layout(one), { signal });
  document.addEventListener("tutor:led", () => come(one) && ledHere(one), { signal });
  one.ends.push(watchPage(one), () => {
    watch.disconnect();
    inView.disconnect();
    gone.abort();
  });
}

// ---- The address ----

// Go where the address says: a link was opened, the reader went back, or the server changed it.
/** @param {Table} one @param {boolean} [told] whether the line is known, and only the place is new */
function arrive(one, told = false) {
  const place = one.show.address ? asked() : one.at;
  const step = one.line.most ? Math.min(Math.max(place.step, 0), one.line.most) : 0;
  if (told && step === one.step && place.move === one.move) return;
  if (!here(one, step)) return askFor(one, step);
  const stepped = step !== one.step;
  one.step = step;
  one.move = place.move;
  settle(one);
  draw(one, true);
  if (!told) return;
  if (one.move) answered(one);
  else if (stepped) tellStep(one);
  rest(one);
}

// ---- Streamlit ----

/** @param {Coming} one @param {Partial<Data>} data */
function receive(one, data) {
  if (data.view) return picture(one, data.view);
  const before = one.show.mark?.name;
  one.show = data.show ?? {};
  if (one.show.mark?.name !== before) forget(one);
  one.at = data.at ?? { step: 0, move: "" };
  if (data.id === one.id) {
    if (!come(one)) return;
    shade(one); // another theme comes like other data
    if (playing(one)) return begin(one, draw);
    if (one.show.address) arrive(one, true);
    return draw(one, true);
  }
  one.id = data.id ?? null;
  if (one.root.dataset.sheet === "low") one.root.dataset.sheet = "peek"; // something else is shown: it is told again
  one.root.querySelector(".failed")?.remove();
  delete one.root.dataset.failed;
  Promise.all([unpack(data.packed ?? ""), styled(one.root)]).then(
    ([line]) => {
      if (one.id !== data.id) return;
      one.line = line;
      if (!come(one)) return;
      shade(one);
      if (playing(one)) begin(one, draw);
      else arrive(one);
      if (before && one.show.mark && one.show.mark.name !== before) tellText(one, one.show.mark.question);
      one.root.dataset.ready = "";
      shown(one);
      steerLate(one);
    },
    (why) => fail(one, why, data.failed ?? ""),
  );
}

// The page waits for its tables, and lets go of the room that it kept.
/** @param {Coming} one */
function shown(one) {
  one.root.style.visibility = "";
  one.shadow.host?.toggleAttribute("data-drawn", true);
}

// A line that cannot be read says so, and the page around it stands.
/** @param {Coming} one @param {unknown} why @param {string} said */
function fail(one, why, said) {
  console.error("the line cannot be shown", why);
  one.root.dataset.failed = "";
  const alert = make("p", "failed", said);
  alert.setAttribute("role", "alert");
  one.root.append(alert);
  shown(one);
}

const NO_LINE = { cards: {}, facts: [], selected: null, glyph: () => make("span") };

// Cards to look at only.
/** @param {Coming} one @param {Picture} view */
function picture(one, view) {
  one.root.dataset.mode = "picture";
  one.root.dataset.ready = "";
  one.show = { mode: "picture" };
  within(one.shadow, ".table").dataset.colours = view.colours ?? "two";
  styled(one.root).then(() => {
    shade(one);
    drawTable(one.table, { ...NO_LINE, ...view }, () => {}, true);
    shown(one);
  });
}

/** @type {Component} */
export default function cardLine({ data, parentElement: shadow, setTriggerValue, setStateValue }) {
  const known = lines.get(shadow);
  const one = known?.root.isConnected ? known : build(shadow);
  lines.set(shadow, one);
  one.trigger = (name, value) => {
    if (name === "make") clearTimeout(one.timers.rest); // told later, it would undo the new position
    setTriggerValue(name, value);
  };
  one.keep = setStateValue;
  receive(one, data?.[0] ?? {});
  return whenGone(shadow, () => {
    for (const end of one.ends) end();
    for (const timer of Object.values(one.timers)) clearTimeout(timer);
    lines.delete(shadow);
    shadow.querySelector(".line")?.replaceChildren(make("div", "table"));
  });
}
