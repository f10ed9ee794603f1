// @ts-check
// The teacher's two screens of a class: the one that leads, and the one on the wall. What they show and what they do
// goes by single questions to the server, any server: a page that was reloaded or lost its line goes on where it was.

import { hasOptions, isAsked, onward, onWall } from "./class_asked.js";
import { drawDesk } from "./class_desk.js";
import { drawOptions, drawScene, fill, placeSaid, put, verdictWord } from "./class_scene.js";
import { drawDeal, drawReasons } from "./class_told.js";
import { make, putStyle, setText, whenGone, within } from "../common/dom.js";
import { meantElsewhere, nameOf } from "../common/keys.js";
import { inTurn, isOvertaken } from "./turns.js";
import { fit, giveBack, makeRoom } from "./wall_fit.js";

/** @typedef {import("./types.d.ts").Board} Board */
/** @typedef {import("./types.d.ts").BoardData} BoardData */
/** @typedef {import("./types.d.ts").BoardParts} BoardParts */
/** @typedef {import("./types.d.ts").BoardView} BoardView */

/** @type {WeakMap<ShadowRoot, Board>} */
const boards = new WeakMap();
const EVERY = 700;
const PATIENCE = 10_000;
/** @type {Record<string, string | undefined>} */
const KEYS = {
  PageDown: "on",
  ArrowRight: "on",
  " ": "on",
  PageUp: "back",
  ArrowLeft: "back",
  s: "stop",
  l: "reveal",
  r: "again",
  n: "next",
  t: "twin",
  m: "later",
};

/** @param {Board} one @param {string} [what] @param {number} [block] */
async function ask(one, what = "", block = -1) {
  const { room, mode, lang } = one.data;
  const answer = await fetch("join/teach", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ room, mode, lang, what, block, rev: one.view?.rev ?? 0 }),
    signal: AbortSignal.timeout?.(PATIENCE),
    cache: "no-store",
  });
  if (!answer.ok) throw Object.assign(new Error(String(answer.status)), { status: answer.status });
  const told = await answer.json();
  if (isOvertaken(told, one.view)) return;
  const changed = told.phase !== undefined && told.rev !== one.view?.rev;
  one.view = told.phase === undefined ? { ...one.view, ...told } : told;
  one.lost = 0;
  if (changed) {
    one.picked = null;
    one.trigger("at", `${told.rev}`);
  }
  draw(one);
}

/** @param {Board} one */
async function look(one) {
  clearTimeout(one.timer);
  if (one.gone) return;
  if (!one.busy && document.visibilityState === "visible") {
    one.busy = true;
    await ask(one).catch(() => trouble(one));
    one.busy = false;
  }
  clearTimeout(one.timer);
  one.timer = setTimeout(() => look(one), EVERY);
}

/** @param {Board} one */
function trouble(one) {
  one.lost ||= Date.now();
  draw(one);
}

// What a key or button does here: one of them does the next thing, two of them do another thing once theirs is done.
/** @param {BoardView} view @param {string} what */
function meant(view, what) {
  if (what === "on") return onward(view);
  if (what === "stop" && view.phase === "stopped") return "go-on";
  return what === "reveal" && !isAsked(view) && view.more ? "more" : what;
}

// A step is asked for until it was taken or another screen has taken one: both say the same. What the press of a
// presenter does is seen when its turn comes.
/** @param {Board} one @param {string} what @param {number} [block] */
async function step(one, what, block) {
  if (!one.view?.phase) return;
  await ask(one, meant(one.view, what), block);
}

// What a key does; nothing where it does nothing.
/** @param {Board} one @param {string} name */
function actOf(one, name) {
  const { root } = one;
  const wanted = KEYS[name];
  if (root.hasAttribute("data-code") && ["Escape", "q"].includes(name)) return () => root.removeAttribute("data-code");
  if (name === "q") return () => root.setAttribute("data-code", "");
  if (name === "b" || name === ".") return () => root.toggleAttribute("data-blank");
  if (name === "Escape" && onWall(one)) return () => one.trigger("leave", true);
  return wanted && (() => one.press(wanted));
}

/** @param {Board} one @param {KeyboardEvent} event */
function steer(one, event) {
  if (meantElsewhere(event)) return;
  const act = actOf(one, nameOf(event));
  if (!act) return;
  act();
  event.preventDefault();
  draw(one);
}

// ---- Building and drawing ----

const DESK = ["twin", "later"]; // what a class is not shown
const BUTTONS = ["back", "stop", "reveal", "again", "twin", "later", "next"];

/** @returns {BoardParts} */
const makeParts = () => ({
  top: make("header", "top"),
  code: make("span", "code"),
  where: make("span", "where"),
  count: make("span", "count"),
  prose: make("section", "prose"),
  ask: make("h2", "ask"),
  scene: make("section", "scene"),
  options: make("div", "options"),
  steps: make("nav", "steps"),
  line: make("p", "line"),
  reasons: make("section", "reasons"), // below: what comes at a reveal pushes no button away
  after: make("section", "after"),
  deal: make("section", "deal"),
  desk: make("aside", "desk"), // the teacher's own: never on the wall
  large: make("div", "large"),
});

/** @param {ShadowRoot} shadow @param {BoardData} data @returns {Board} */
function build(shadow, data) {
  const root = within(shadow, ".board");
  const parts = makeParts();
  const turns = inTurn();
  /** @type {Board} */
  const one = {
    root,
    parts,
    buttons: {},
    data,
    view: null,
    lost: 0,
    picked: null,
    busy: false,
    gone: false,
    press(what, block) {
      turns(() => step(one, what, block)).catch(() => trouble(one));
    },
    trigger() {},
    steered: (event) => steer(one, event),
    resized: () => draw(one),
    woken: () => document.visibilityState === "visible" && look(one),
  };
  const { code, where, count, ...below } = parts;
  root.append(...Object.values(below));
  parts.top.append(code, where, count);
  one.parts.count.setAttribute("role", "status");
  for (const name of [...BUTTONS, "qr", "leave"]) {
    const button = make("button", name);
    button.type = "button";
    button.onclick = () => {
      if (name === "qr") root.toggleAttribute("data-code");
      else if (name === "leave") one.trigger("leave", true);
      else one.press(name);
      draw(one);
    };
    parts.steps.append((one.buttons[name] = button));
  }
  one.parts.large.onclick = () => {
    root.removeAttribute("data-code");
    draw(one);
  };
  addEventListener("keydown", one.steered);
  addEventListener("resize", one.resized);
  document.addEventListener("visibilitychange", one.woken);
  one.clock = setInterval(() => one.lost && drawLine(one), 1000);
  return one;
}

/** @param {Board} one */
function draw(one) {
  const { view, data, parts, root } = one;
  drawLine(one);
  if (!view?.phase) return;
  const asked = view.question ?? null;
  const revealed = view.phase === "revealed";
  root.dataset.phase = view.phase;
  root.dataset.mode = data.mode;
  root.toggleAttribute("data-shown", asked?.kind === "shown");
  if (asked?.kind === "shown") root.dataset.shown = asked.scene ? "table" : "";
  drawLarge(one, view, root.hasAttribute("data-code") || (onWall(one) && view.phase === "gathering"));
  drawTop(one, view);
  drawAsked(one, view);
  drawDesk(one, view);
  drawScene(parts.scene, sceneOf(view), data.words);
  drawBars(one, view, revealed || (!onWall(one) && data.sofar));
  drawReasons(one, view, revealed);
  drawDeal(one, view);
  drawSteps(one, view);
  if (onWall(one)) {
    fit(root, `${view.rev} ${one.picked} ${JSON.stringify(view.deal?.far ?? "")}`);
    makeRoom(root);
  }
}

// The table above the answers; what is only shown has one of its own below the board.
/** @param {BoardView} view */
const sceneOf = ({ question, deal }) => (question?.kind === "shown" ? null : (deal?.scene ?? question?.scene ?? null));

// Where the class is, and how many have answered.
/** @param {Board} one @param {BoardView} view */
function drawTop(one, view) {
  const { data, parts } = one;
  const { words } = data;
  const asked = view.question;
  setText(parts.code, data.url ? `${data.shown} · ${data.code}` : data.code);
  setText(parts.where, asked ? [placeSaid(view, words), asked.title].filter(Boolean).join(" · ") : onWall(one) ? view.title : ""); // a desk has it as its heading
  const answers = hasOptions(view) ? fill(words["answered-of"], view.answered, Math.max(view.here, view.answered)) : fill(words.here, view.here);
  const exact = view.phase === "revealed" && asked?.several ? fill(words.exact, view.exact ?? 0, view.answered) : "";
  // On the wall one of them: where it is narrow, both together cut off where the class is.
  setText(parts.count, (onWall(one) && exact ? [exact] : [answers, exact]).filter(Boolean).join(" · "));
}

// What came last in steps is in view, where there is more of it than room.
/** @param {Board} one @param {BoardView} view */
function showLast({ parts }, view) {
  if (view.step) for (const part of [parts.prose, parts.after]) part.scrollTop = part.scrollHeight;
}

// What is asked, with the words around it.
/** @param {Board} one @param {BoardView} view */
function drawAsked(one, view) {
  const { parts } = one;
  const { words } = one.data;
  const asked = view.question;
  const text = !asked || asked.kind === "shown" ? "" : asked.text;
  const title = { gathering: words.gathering, over: words["is-over"], open: null, stopped: null, revealed: null }[view.phase];
  if (title !== null) setText(parts.ask, title);
  else if (parts.ask.dataset.html !== text) parts.ask.innerHTML = text; // made by the server
  parts.ask.dataset.html = title === null ? text : "title"; // no question is spelled so: what comes next replaces it
  // On the wall the words that lead to a question make room for those behind it, at the same place.
  const revealed = view.phase === "revealed";
  const after = revealed ? view.answer?.after : asked?.kind === "shown" ? asked.after : "";
  put(parts.prose, onWall(one) && revealed ? after : asked?.prose);
  put(parts.after, onWall(one) && revealed ? "" : after);
  showLast(one, view);
}

// What can be pressed here.
/** @param {Board} one @param {BoardView} view @returns {Record<string, boolean>} */
function usableHere(one, view) {
  const asking = isAsked(view);
  const teaching = hasOptions(view) && !onWall(one);
  return {
    back: view.phase !== "gathering",
    stop: asking,
    reveal: asking || Boolean(view.more),
    again: asking || (view.phase === "revealed" && hasOptions(view)),
    twin: teaching && Boolean(view.desk?.twin),
    later: teaching,
    next: view.phase !== "over",
    qr: true,
    leave: onWall(one),
  };
}

// Under which word a button stands now.
/** @param {string} name @param {BoardView} view */
function wordOf(name, view) {
  if (name === "stop" && view.phase === "stopped") return "go-on";
  if (name === "next" && view.phase === "gathering") return "begin";
  if (name === "reveal" && !isAsked(view) && view.more) return "more";
  return name === "later" && view.later ? "later-not" : name;
}

/** @param {Board} one @param {BoardView} view */
function drawSteps(one, view) {
  const { words } = one.data;
  let lost = false;
  for (const [name, can] of Object.entries(usableHere(one, view))) {
    const button = one.buttons[name];
    const focused = button.matches(":focus");
    setText(button, words[wordOf(name, view)]);
    // Before the first question there is nothing to stop, to reveal or to ask again.
    button.hidden = !can && (name === "leave" || view.phase === "gathering" || (onWall(one) && DESK.includes(name)));
    lost ||= focused && button.hidden;
    button.disabled = !can || Boolean(one.lost);
    button.toggleAttribute("data-main", name === (onward(view) === "more" ? "reveal" : onward(view)));
    if (name === "twin") button.title = words["twin-help"];
  }
  if (lost) one.buttons.next?.focus(); // who has come here by a key goes on by one
}

/** @param {Board} one @param {BoardView} view @param {boolean} shown */
function drawBars(one, view, shown) {
  const { parts, data } = one;
  const asked = view.question;
  parts.options.hidden = !asked?.options.length;
  if (!asked) return;
  const { words } = data;
  const most = Math.max(1, ...Object.values(view.counts));
  const key = `${view.block} ${view.turn}`;
  parts.options.toggleAttribute("data-bars", shown);
  drawOptions(
    parts.options,
    { ...asked, key },
    (id) => {
      if (!view.answer) return;
      one.picked = one.picked === id ? null : id;
      draw(one);
    },
    (node, option, note) => {
      const count = view.counts[option.id] ?? 0;
      putStyle(node, "--part", String(shown ? count / most : 0));
      const right = view.answer && (shown || !onWall(one)) ? view.answer.right.includes(option.id) : null;
      node.dataset.good = right === null || !shown ? "" : String(right);
      note(shown ? `${count} ${right ? "✓" : "✗"}` : "");
      node.setAttribute("aria-pressed", String(one.picked === option.id));
      const verdict = shown && view.answer ? `: ${count}, ${verdictWord({ ...asked, answer: view.answer }, option.id, words)}` : "";
      node.setAttribute("aria-label", option.name + verdict);
    },
  );
}

/** @param {Board} one @param {BoardView} view @param {boolean} shown */
function drawLarge(one, view, shown) {
  const { parts, data } = one;
  parts.large.hidden = !shown;
  if (!shown) return;
  if (!parts.large.firstChild) {
    const code = make("div", "qr");
    code.innerHTML = data.qr; // an image made by the server
    const beside = make("div", "beside");
    beside.append(make("p", "how", data.url ? data.words.address : data.words["own-machine"]));
    if (data.url) beside.append(make("p", "url", data.shown));
    beside.append(make("p", "how", data.words.code), make("p", "sign", data.code), make("p", "there"));
    parts.large.append(code, beside);
  }
  setText(within(parts.large, ".there"), fill(data.words.here, view.here));
}

/** @param {Board} one */
function drawLine(one) {
  const { words } = one.data;
  const lost = one.lost ? Math.round((Date.now() - one.lost) / 1000) : null;
  one.parts.line.dataset.lost = String(lost !== null);
  const since = one.view?.changed ? new Date(one.view.changed).toLocaleTimeString(one.data.lang) : "";
  setText(one.parts.line, lost === null ? (since ? `${words.connected} · ${fill(words.since, since)}` : "") : fill(words.lost, lost));
}

/** @type {import("../common/streamlit.d.ts").Component<[BoardData]>} */
export default function board({ data, parentElement: shadow, setTriggerValue }) {
  if (!data) return () => {};
  const known = boards.get(shadow);
  const still = known?.root.isConnected ? known : null;
  const one = still ?? build(shadow, data[0]);
  boards.set(shadow, one);
  const other = still?.data.room !== data[0].room;
  one.data = data[0];
  one.trigger = setTriggerValue;
  if (other) {
    one.view = null;
    look(one);
  } else draw(one);
  return whenGone(shadow, () => {
    one.gone = true;
    clearTimeout(one.timer);
    clearInterval(one.clock);
    giveBack();
    removeEventListener("keydown", one.steered);
    removeEventListener("resize", one.resized);
    document.removeEventListener("visibilitychange", one.woken);
    boards.delete(shadow);
  });
}
