// A line of play: the server sends it once, and from then on the browser steps, animates, answers and keeps the
// address. Streamlit calls the default export again whenever the data or the theme changes.

import { askedOf, makeAnswer, trapOf } from "./answer.js";
import { drawTable, isDark, makeTable, spread } from "./card_table.js";
import { make, put, setText, whenGone } from "../common/dom.js";
import { enter, steer, steerLate } from "./keys.js";
import { asked, rest, writeAddress } from "./place.js";
import { begin, bringHand, held, leaving, playing, pressed, walk } from "./play.js";
import { drawListening, endListening, makeListening, openListening } from "./listening.js";
import { fitScreen } from "./projector.js";
import { bringAnswer, setSheet, watchPage } from "./sheet.js";
import { drawSide } from "./side.js";
import { tellMark, tellPlayed, tellStep, tellText, tellVerdict } from "./telling.js";
import { tool } from "./tools.js";
import { completedView, triesAt, viewAt } from "./view.js";

const HOLD = 1500; // ms that a completed trick lies there before it is cleared away
const PATIENCE = 4000; // ms until a part that has not come is asked for again
const NARROW = 700; // px: below, the answer is a sheet at the lower edge

const lines = new WeakMap();

// Nothing is drawn before its styles are there: it would jump.
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

async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

// ---- The parts ----

function build(shadow) {
  const root = shadow.querySelector(".line");
  root.style.visibility = "hidden"; // until it is drawn with its styles
  const { node: answer, parts } = makeAnswer();
  const one = { root, parts, shadow, step: 0, move: "", line: null, id: null, show: {}, timers: {}, marked: new Set(), picked: new Set() };
  one.table = makeTable(shadow);
  const side = make("div", "side");
  const bar = make("div", "bar");
  bar.append(
    tool("first", () => one.to(0)),
    tool("previous", () => one.previous()),
    tool("next", () => one.next()),
    tool("last", () => one.to(one.line.most)),
    make("div", "where"),
    tool("reveal", () => one.reveal()),
    tool("listen", () => openListening(one)),
    tool("paragraph", () => one.paragraph()),
    tool("blank", () => one.blank()),
    tool("leave", () => one.leave()),
    tool("more", () => one.sheet(root.dataset.sheet === "open" ? "peek" : "open")),
    tool("close leave", () => one.close()),
  );
  const where = bar.querySelector(".where");
  const slider = make("input", "slider");
  slider.type = "range";
  slider.min = 0;
  slider.oninput = () => one.to(Number(slider.value), { instant: true });
  Object.assign(one.parts, { side, bar, slider });
  side.append(bar, slider, makeListening(one), answer);
  root.prepend(side); // read before the table it speaks of: the question, and what steps, come before all the cards
  root.append(make("div", "curtain"));
  Object.assign(one.parts, { side, bar, where, slider });
  Object.assign(one, actionsOf(one));
  one.watch = new ResizeObserver(() => layout(one));
  one.watch.observe(root);
  one.inView = new IntersectionObserver(([seen]) => root.toggleAttribute("data-away", !seen.isIntersecting));
  one.inView.observe(one.table.felt);
  one.steered = (event) => steer(one, event);
  one.back = (event) => event.isTrusted && one.show.address && one.line && arrive(one, true);
  document.addEventListener("keydown", one.steered);
  one.unwatch = watchPage(one);
  document.addEventListener("focusout", one.left = (event) => leaving(one, event));
  addEventListener("popstate", one.back);
  addEventListener("resize", one.resized = () => layout(one));
  return one;
}

function layout(one) {
  const narrow = one.root.clientWidth < NARROW && !["projector", "cell", "board", "picture"].includes(one.show.mode);
  one.root.toggleAttribute("data-narrow", narrow);
  one.root.toggleAttribute("data-stacked", one.root.clientWidth < NARROW);
  one.laid = one.show.mode;
  if (one.show.mode === "projector" && one.line) fitScreen(one);
  else if (one.table.data) spread(one.table);
}

// ---- The address ----

// A long record comes in parts; a step may be asked for whose part is still on its way.
const here = ({ line }, step) => step >= line.first && step < line.first + line.scenes.length;

// What is said while a page is made anew, or a connection is lost, may be said to nobody: it is said again.
function askFor(one, step) {
  settle(one);
  one.trigger("window", step);
  one.timers.part = setTimeout(askFor, PATIENCE, one, step);
}

// Go where the address says: a link was opened, the reader went back, or the server changed it.
function arrive(one, told) {
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
      else if (move) bringAnswer(one);
    },
    pick(card) {
      if (!one.picked.delete(card)) one.picked.add(card);
      draw(one, true);
    },
    check() {
      one.checked = true;
      one.move = "";
      draw(one, true);
      tellMark(one, askedOf(one), trapOf);
      one.sheet("open");
      bringAnswer(one);
      if (one.show.tell) one.trigger("answered", allRight(one) ? "right" : "wrong");
    },
    again() {
      forget(one);
      draw(one, true);
    },
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
      setText(one.root.querySelector(".curtain"), one.line.words["table-blank"]);
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
const marking = (one) => Boolean(one.show.mark) && !one.checked;

const allRight = (one) =>
  triesAt(one.line, one.step).every((each) => !one.show.mark.moves.includes(each.move) || Boolean(each.legal) === one.marked.has(each.move));

function toggle(one, move) {
  if (!one.show.mark.moves.includes(move)) return;
  if (!one.marked.delete(move)) one.marked.add(move);
  draw(one, true);
  one.sheet("open");
}

// What was pressed is answered to whoever listens, too.
function answered(one) {
  const attempt = triesAt(one.line, one.step).find((each) => each.move === one.move);
  if (attempt) tellVerdict(one, attempt);
}

// Another exercise at the same table begins without marks.
function forget(one) {
  one.checked = false;
  one.move = "";
  one.marked.clear();
}

// ---- Drawing ----

// The trick lies there complete, with its mark, before it is cleared away.
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
    walk(one);
  });
}

function settle(one) {
  for (const name of ["hold", "part"]) clearTimeout(one.timers[name]);
  one.unheard?.();
  one.root.toggleAttribute("data-holding", false);
}

function showing(one) {
  const { show } = one;
  if (show.mark) return { selected: one.move, reveal: one.checked, colours: show.colours, marked: marking(one) ? one.marked : null };
  if (show.ask === false) return { selected: "", reveal: false, colours: show.colours, mute: true };
  if (playing(one)) return { selected: one.move, reveal: show.reveal, colours: show.colours, own: show.play.you, picked: one.picked };
  const reveal = show.mode === "projector" ? Boolean(one.revealed) : show.reveal === true && !show.guess;
  return { selected: one.move, reveal: reveal || (show.reveal === "press" && Boolean(one.move)), colours: show.colours };
}

function draw(one, instant) {
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
function stand(one) {
  const { felt } = one.table;
  const wide = `${one.id} ${one.root.clientWidth} ${one.show.mode}`;
  if (one.stood !== wide) {
    one.stood = wide;
    felt.style.minHeight = "";
  }
  if (one.show.mode === "projector") return;
  const high = `${felt.offsetHeight}px`;
  spread(one.table); // what was believed is measured now that all is laid out
  if (felt.style.minHeight !== high) felt.style.minHeight = high;
}

function dress(one) {
  const { show, root, shadow } = one;
  const host = shadow.querySelector(".table");
  put(root, "lang", one.line.lang);
  put(root, "data-mode", show.mode || "normal");
  put(host, "data-mode", show.mode === "projector" ? "projector" : "normal");
  put(host, "data-colours", show.colours ?? "two");
}

function shade(one) {
  const dark = isDark(one.root);
  for (const node of [one.root, one.shadow.querySelector(".table")]) node.toggleAttribute("data-dark", dark);
}

// ---- Streamlit ----

function receive(one, data) {
  if (data.view) return picture(one, data.view);
  const before = one.show.mark?.name;
  one.show = data.show ?? {};
  if (one.show.mark?.name !== before) forget(one);
  one.at = data.at ?? { step: 0, move: "" };
  if (data.id === one.id) {
    if (!one.line) return;
    shade(one); // another theme comes like other data
    if (playing(one)) return begin(one, draw);
    if (one.show.address) arrive(one, true);
    return draw(one, true);
  }
  one.id = data.id;
  if (one.root.dataset.sheet === "low") one.root.dataset.sheet = "peek"; // something else is shown: it is told again
  one.root.querySelector(".failed")?.remove();
  delete one.root.dataset.failed;
  Promise.all([unpack(data.packed), styled(one.root)]).then(
    ([line]) => {
      if (one.id !== data.id) return;
      one.line = line;
      shade(one);
      if (playing(one)) begin(one, draw);
      else arrive(one);
      if (before && one.show.mark && one.show.mark.name !== before) tellText(one, one.show.mark.question);
      one.root.dataset.ready = "";
      shown(one);
      steerLate(one);
    },
    (why) => fail(one, why, data.failed),
  );
}

// The page waits for its tables, and lets go of the room that it kept.
function shown(one) {
  one.root.style.visibility = "";
  one.shadow.host?.toggleAttribute("data-drawn", true);
}

// A line that cannot be read says so, and the page around it stands.
function fail(one, why, said) {
  console.error("the line cannot be shown", why);
  one.root.dataset.failed = "";
  one.root.append(make("p", "failed", said));
  one.root.lastChild.setAttribute("role", "alert");
  shown(one);
}

// Cards to look at only.
function picture(one, view) {
  one.root.dataset.mode = "picture";
  one.root.dataset.ready = "";
  one.show = { mode: "picture" };
  one.shadow.querySelector(".table").dataset.colours = view.colours ?? "two";
  styled(one.root).then(() => {
    shade(one);
    drawTable(one.table, { cards: {}, ...view }, () => {}, true);
    shown(one);
  });
}

export default function cardLine({ data, parentElement: shadow, setTriggerValue, setStateValue }) {
  let one = lines.get(shadow);
  if (!one || !one.root.isConnected) lines.set(shadow, (one = build(shadow)));
  one.trigger = (name, value) => {
    if (name === "make") clearTimeout(one.timers.rest); // told later, it would undo the new position
    setTriggerValue(name, value);
  };
  one.keep = setStateValue;
  receive(one, data?.[0] ?? {});
  return whenGone(shadow, () => {
    one.watch.disconnect();
    one.inView.disconnect();
    document.removeEventListener("keydown", one.steered);
    endListening(one);
    document.removeEventListener("focusout", one.left);
    one.unwatch();
    removeEventListener("popstate", one.back);
    removeEventListener("resize", one.resized);
    for (const timer of Object.values(one.timers)) clearTimeout(timer);
    lines.delete(shadow);
    shadow.querySelector(".line")?.replaceChildren(make("div", "table"));
  });
}
