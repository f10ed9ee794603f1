// @ts-check
// A line of play: the server sends it once, and from then on the browser steps, animates, answers and keeps the
// address. Streamlit calls the default export again whenever the data or the theme changes.

import { askedOf, makeAnswer, trapOf } from "./answer.js";
import { drawTable, isDark, makeTable, spread } from "./card_table.js";
import { make, put, setText, whenGone, within } from "../common/dom.js";
import { hearMoments, sound } from "../common/sound.js";
import { choose, forgetHands, handsRight, handsView, isHands, tellHands } from "./exercise.js";
import { enter, steer, steerLate } from "./keys.js";
import { whenBack } from "../common/history.js";
import { asked, rest, writeAddress } from "./place.js";
import { begin, bringHand, held, leaving, ledHere, playing, pressed, walk } from "./play.js";
import { drawListening, makeListening, openListening } from "./listening.js";
import { fitScreen } from "./projector.js";
import { bringAnswer, setSheet, watchPage } from "./sheet.js";
import { drawSide } from "./side.js";
import { fitWindow, outgrown } from "./window.js";
import { tellMark, tellPlayed, tellStep, tellText, tellVerdict } from "./telling.js";
import { tool } from "./tools.js";
import { completedView, stepAt, triesAt, viewAt } from "./view.js";

const HOLD = 1500; // ms that a completed trick lies there before it is cleared away
const PATIENCE = 4000; // ms until a part that has not come is asked for again
const NARROW = 700; // px: below, the answer is a sheet at the lower edge

/** @typedef {import("./types.d.ts").Coming} Coming */
/** @typedef {import("./types.d.ts").Data} Data */
/** @typedef {import("./types.d.ts").Picture} Picture */
/** @typedef {import("./types.d.ts").Showing} Showing */
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

/** @param {Coming} one @returns {one is Table} */
const come = (one) => one.line !== null;

/** @param {Coming} one */
function layout(one) {
  const narrow = one.root.clientWidth < NARROW && !["projector", "cell", "board", "picture"].includes(one.show.mode ?? "");
  one.root.toggleAttribute("data-narrow", narrow);
  one.root.toggleAttribute("data-stacked", one.root.clientWidth < NARROW);
  one.laid = one.show.mode;
  if (one.show.mode === "projector" && come(one)) fitScreen(one);
  else if (one.table.data) fit(one);
}

// The cards get their size once for a line, a deal or a window, so that nothing moves while one steps.
/** @param {Coming} one */
function fit(one) {
  const { felt } = one.table;
  const table = within(one.root, ".table");
  const about = [playing(one) ? one.show.play.part : one.id, one.root.clientWidth, innerHeight, one.show.mode].join(" ");
  if (one.root.hasAttribute("data-stacked")) {
    table.style.removeProperty("--fit");
    return spread(one.table);
  }
  if (one.fitted === about && !outgrown(felt)) return spread(one.table);
  one.fitted = about;
  fitWindow(felt, table, () => spread(one.table));
}

// ---- The address ----

// A long record comes in parts; a step may be asked for whose part is still on its way.
/** @param {Table} one @param {number} step */
const here = ({ line }, step) => step >= line.first && step < line.first + line.scenes.length;

// What is said while a page is made anew, or a connection is lost, may be said to nobody: it is said again.
/** @param {Table} one @param {number} step */
function askFor(one, step) {
  settle(one);
  one.trigger("window", step);
  one.timers.part = setTimeout(askFor, PATIENCE, one, step);
}

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

// ---- What the reader does ----

/** @param {Table} one @returns {import("./types.d.ts").Actions} */
function actionsOf(one) {
  return {
    to(step, { instant = false } = {}) {
      const { line } = one;
      const wanted = Math.min(Math.max(step, 0), line.most);
      if (wanted === one.step && !one.move && !one.root.hasAttribute("data-holding")) return;
      if (!here(one, wanted)) {
        if (playing(one)) return;
        one.step = wanted;
        one.move = "";
        writeAddress(one, true);
        return askFor(one, wanted);
      }
      settle(one);
      if (one.root.dataset.sheet === "low") one.sheet("peek");
      const forward = wanted === one.step + 1;
      const jump = Math.abs(wanted - one.step) > 1;
      one.step = wanted;
      one.move = "";
      writeAddress(one, true);
      if (!instant) stepHeard(one, wanted, forward);
      if (forward && !instant && line.done[wanted - line.first] >= 0) hold(one);
      else draw(one, instant || jump);
      if (playing(one)) tellPlayed(one);
      else tellStep(one);
      walk(one);
    },
    press(move) {
      if (pressed(one, move)) return;
      if (marking(one) && move) return toggle(one, move);
      one.move = move === one.move && one.show.mode === "projector" ? "" : move;
      writeAddress(one, false);
      draw(one);
      if (move) answered(one);
      if (move) one.sheet(playing(one) ? "peek" : "open");
      if (playing(one)) bringHand(one);
      else if (move) bringPressed(one, move);
    },
    pick(card) {
      if (!one.picked.delete(card)) one.picked.add(card);
      draw(one, true);
    },
    check() {
      one.checked = true;
      one.shadow.host?.toggleAttribute("data-answered", true);
      one.move = "";
      redrawn(one);
      if (isHands(one)) tellHands(one);
      else if (asking(one)) tellMark(one, askedOf(one), trapOf);
      one.sheet("open");
      bringAnswer(one);
      if (asking(one) && allRight(one)) sound("right");
      if (one.show.tell) one.trigger("answered", asking(one) && allRight(one) ? "right" : "wrong");
    },
    again() {
      forget(one);
      redrawn(one);
    },
    redraw: () => draw(one, true),
    tell(text) {
      one.parts.said.replaceChildren(make("p", "why", text));
      tellText(one, text);
      delete one.parts.said.dataset.fresh;
      one.sheet("open");
    },
    reveal() {
      if (one.show.mark) return one.checked ? one.again() : one.check();
      one.revealed = !one.revealed;
      draw(one, true);
    },
    paragraph() {
      one.root.toggleAttribute("data-paragraph");
      one.parts.para.open = true;
      layout(one);
    },
    blank() {
      one.root.toggleAttribute("data-blank");
      setText(within(one.root, ".curtain"), one.line.words["table-blank"]);
    },
    leave() {
      one.show = { ...one.show, mode: "" };
      draw(one, true);
      one.trigger("leave", "1");
    },
    previous() {
      one.paused = true;
      one.to(one.step - 1);
    },
    next() {
      one.paused = false;
      one.to(one.step + 1);
    },
    sheet: (how) => setSheet(one, how),
    close() {
      const focused = one.shadow.activeElement?.matches(".close");
      one.press("");
      if (!playing(one)) one.sheet("low"); // where there is still something to be said, as in an exercise
      if (focused) enter(one.table.felt);
    },
  };
}

// An exercise: marks are put and taken away until they are checked.
/** @param {Table} one @returns {one is import("./types.d.ts").Asking} */
const asking = (one) => Boolean(one.show.mark);
/** @param {Table} one @returns {one is import("./types.d.ts").Asking} */
const marking = (one) => asking(one) && !one.checked;

/** @param {import("./types.d.ts").Asking} one */
const allRight = (one) =>
  isHands(one) ? handsRight(one) :
  triesAt(one.line, one.step).every((each) => !one.show.mark.moves.includes(each.move) || each.legal === one.marked.has(each.move));

// Whether somebody is away now who was not before.
/** @param {Table} one @param {number} step */
const goneAt = ({ line }, step) => {
  const [before, now] = [step - 1, step].map((n) => line.scenes[n - line.first]?.hands ?? []);
  return before.length > 0 && now.some((hand, n) => hand.out === "done" && before[n]?.out !== "done");
};

/** @param {Table} one @param {number} step @param {boolean} forward */
function stepHeard(one, step, forward) {
  if (forward) sound(goneAt(one, step) ? "away" : "card");
}

// What was pressed, and what is said of it, are in sight.
/** @param {Table} one @param {string} move */
function bringPressed(one, move) {
  bringAnswer(one);
  bringHand(one, triesAt(one.line, one.step).find((each) => each.move === move)?.seat);
}

/** @param {Table} one */
const rightlyGuessed = (one) => Boolean(one.show.guess && one.move === stepAt(one.line, one.step + 1).move);

/** @param {import("./types.d.ts").Asking} one @param {string} move */
function toggle(one, move) {
  if (!one.show.mark.moves.includes(move)) return;
  if (isHands(one)) choose(one, move);
  else if (!one.marked.delete(move)) one.marked.add(move);
  draw(one, true);
  one.sheet("open");
}

// What was pressed is answered to whoever listens, too.
/** @param {Table} one */
function answered(one) {
  const attempt = triesAt(one.line, one.step).find((each) => each.move === one.move);
  if (rightlyGuessed(one)) sound("right");
  if (attempt) tellVerdict(one, attempt);
}

// The button that was pressed has gone: whoever stood on it stands on the one that took its place. A screen reader whose
// place is lost says nothing of what comes with that.
/** @param {Table} one */
function redrawn(one) {
  const { said } = one.parts;
  const stood = said.contains(one.shadow.activeElement);
  draw(one, true);
  /** @type {HTMLElement | null} */
  const last = said.querySelector(":scope > button:last-of-type");
  if (stood) last?.focus({ preventScroll: true });
}

// Another exercise at the same table begins without marks.
/** @param {Coming} one */
function forget(one) {
  one.checked = false;
  one.shadow.host?.toggleAttribute("data-answered", false);
  one.move = "";
  one.marked.clear();
  forgetHands(one);
}

// ---- Drawing ----

// The trick lies there complete, with its mark, before it is cleared away.
/** @param {Table} one */
function hold(one) {
  const trick = completedView(one.line, one.step, showing(one));
  const move = drawTable(one.table, trick, one.press);
  one.root.toggleAttribute("data-holding", true);
  drawSide(one);
  stand(one);
  move();
  held(one, HOLD, () => {
    settle(one);
    draw(one);
    sound("trick");
    walk(one);
  });
}

/** @param {Table} one */
function settle(one) {
  clearTimeout(one.timers.hold);
  clearTimeout(one.timers.part);
  one.unheard?.();
  one.root.toggleAttribute("data-holding", false);
}

/** @param {Table} one @returns {Showing} */
function showing(one) {
  const { show } = one;
  if (isHands(one)) return { ...handsView(one), colours: show.colours };
  if (show.mark) return { selected: one.move, reveal: one.checked, colours: show.colours, marked: one.marked, marking: marking(one) };
  if (show.ask === false) return { selected: "", reveal: false, colours: show.colours, mute: true };
  if (playing(one)) return { selected: one.move, reveal: Boolean(show.reveal), colours: show.colours, own: one.show.play.you, picked: one.picked };
  const reveal = show.mode === "projector" ? Boolean(one.revealed) : show.reveal === true && !show.guess;
  return { selected: one.move, reveal: reveal || (show.reveal === "press" && Boolean(one.move)), colours: show.colours };
}

/** @param {Table} one @param {boolean} [instant] */
function draw(one, instant = false) {
  const { line, step } = one;
  if (!here(one, step)) return;
  const view = viewAt(line, step, showing(one));
  const trick = line.tricks[line.done[step - line.first]];
  view.travel = trick ? { cards: trick.plays.flatMap((play) => play.cards), to: trick.to } : null;
  dress(one);
  const move = drawTable(one.table, view, one.press, instant);
  drawSide(one);
  drawListening(one);
  if (one.laid !== one.show.mode || one.show.mode === "projector") layout(one);
  stand(one);
  move();
}

// The table never shrinks while one steps: what stands below it stays where it is.
/** @param {Table} one */
function stand(one) {
  const { felt } = one.table;
  const wide = `${playing(one) ? one.show.play.part : one.id} ${one.root.clientWidth} ${one.show.mode}`;
  if (one.stood !== wide) {
    one.stood = wide;
    felt.style.minHeight = "";
  }
  if (one.show.mode === "projector") return;
  fit(one);
  const high = `${felt.offsetHeight}px`;
  spread(one.table); // what was believed is measured now that all is laid out
  if (felt.style.minHeight !== high) felt.style.minHeight = high;
}

/** @param {Table} one */
function dress(one) {
  const { show, root, shadow } = one;
  const host = within(shadow, ".table");
  put(root, "lang", one.line.lang);
  put(root, "data-mode", show.mode || "normal");
  put(host, "data-mode", show.mode === "projector" ? "projector" : "normal");
  put(host, "data-colours", show.colours ?? "two");
}

/** @param {Coming} one */
function shade(one) {
  const dark = isDark(one.root);
  for (const node of [one.root, within(one.shadow, ".table")]) node.toggleAttribute("data-dark", dark);
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
