// @ts-check
// An exercise that is answered with the hands: something is pressed, pointed at, or written on the sheet; then it is
// checked, and last of all the rule is asked for. What is right came with the exercise.

import { announce } from "../common/announce.js";
import { button, make } from "../common/dom.js";
import { spelled } from "./heard.js";
import { ruleButton } from "./rule.js";
import { fill, rich, triesAt } from "./view.js";

/** @typedef {import("./types.d.ts").Asking} Asking */
/** @typedef {import("./types.d.ts").Coming} Coming */
/** @typedef {import("./types.d.ts").Showing} Showing */
/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").WithHands} WithHands */

const MOST = 99;

/** @param {WithHands} one */
const handsOf = (one) => one.show.mark.hands;

/** @param {Table} one @returns {one is WithHands} */
export const isHands = (one) => Boolean(one.show.mark?.hands);

/** @param {Table} one @param {"h2" | "p"} tag @param {string} css @param {string} text @returns {HTMLElement} */
function line(one, tag, css, text) {
  const node = make(tag, css);
  node.append(...rich(one.line, text));
  return node;
}

// One thing at a time is pressed or pointed at; another one takes its place.
/** @param {Table} one @param {string} move */
export function choose(one, move) {
  const had = one.marked.has(move);
  one.marked.clear();
  if (!had) one.marked.add(move);
}

// Another exercise begins with nothing written.
/** @param {Coming} one */
export function forgetHands(one) {
  one.points = {};
  one.lastly = -1;
}

/** @param {WithHands} one */
export function handsRight(one) {
  const { how, choices, gained = {} } = handsOf(one);
  if (how === "sheet") return Object.entries(gained).every(([seat, n]) => (one.points[seat] ?? 0) === n);
  return choices.some((choice) => choice.right && one.marked.has(choice.move));
}

/** @param {WithHands} one */
const answered = (one) => handsOf(one).how === "sheet" || one.marked.size > 0;

// What a table has to show for it: where one may point, and which cards the question is about.
/** @param {WithHands} one @returns {Showing} */
export function handsView(one) {
  const { mark } = one.show;
  const { how, cards, choices } = handsOf(one);
  if (how === "press") return { selected: "", reveal: one.checked, marked: one.marked, marking: !one.checked, only: new Set(mark.moves) };
  const places = how === "point" ? choices.map((choice) => choice.move) : [];
  return { selected: "", reveal: false, mute: true, later: handsOf(one).later, asked: new Set(cards), places: one.checked ? [] : places, marked: one.marked };
}

// What the state of the answer depends on: as long as it is the same, nothing is drawn anew.
/** @param {Table} one */
export const handsFresh = (one) => (isHands(one) ? [one.points, one.lastly] : [one.lastly]);

// ---- What is said beside the table ----

/** @param {WithHands} one @param {() => void} again */
export function handsSaid(one, again) {
  const { words } = one.line;
  const { mark } = one.show;
  const { how } = handsOf(one);
  /** @type {HTMLElement[]} */
  const said = [line(one, "h2", "did", mark.question)];
  if (one.checked) return [...said, ...told(one), retry(one)];
  if (how === "sheet") said.push(sheetOf(one, again));
  else said.push(...besides(one), line(one, "p", "facts-line", chosen(one) || words[`exercise-${how}-how`]));
  if (how === "sheet") said.push(make("p", "facts-line", words["exercise-sheet-how"]));
  const check = button("go", words["ui-check-answer"], () => one.check());
  check.disabled = !answered(one);
  said.push(check);
  return said;
}

/** @param {WithHands} one */
const retry = (one) => button("pill", one.line.words["ui-retry"], () => one.again());

/** @param {WithHands} one */
const chosen = (one) => handsOf(one).choices.filter((choice) => one.marked.has(choice.move)).map((choice) => choice.text).join(", ");

// What does not lie on the table as a card, a button or a seat.
/** @param {WithHands} one @returns {HTMLElement[]} */
function besides(one) {
  const tries = triesAt(one.line, one.step);
  const other = (/** @type {{move: string}} */ choice) => {
    const attempt = tries.find((each) => each.move === choice.move);
    return choice.move.startsWith("@ pile:") || Boolean(attempt && (attempt.verb || attempt.of));
  };
  const group = make("p", "ways");
  for (const choice of handsOf(one).choices.filter(other)) {
    const toggle = button("pill", choice.text, () => one.press(choice.move));
    toggle.setAttribute("aria-pressed", String(one.marked.has(choice.move)));
    group.append(toggle);
  }
  return group.childElementCount ? [group] : [];
}

/** @param {WithHands} one */
function told(one) {
  const { words } = one.line;
  const { mark } = one.show;
  const right = handsRight(one);
  /** @type {HTMLElement[]} */
  const said = [make("p", `guessed ${right ? "right" : "wrong"}`, words[right ? "ui-answer-right" : "ui-answer-parts"])];
  if (!right) said.push(...wrong(one));
  const asking = right && mark.last;
  if (asking) said.push(...lastSaid(one));
  if (mark.explain && (!asking || one.lastly >= 0)) said.push(line(one, "p", "comment", mark.explain));
  return said;
}

// A move that is not legal is answered by its own reason; then what would have been right.
/** @param {WithHands} one */
function rightWas(one) {
  const { choices, right = "" } = handsOf(one);
  return fill(one.line.words["exercise-right-was"], right || choices.filter((choice) => choice.right).map((choice) => choice.text).join(", "));
}

// What was pressed though it was not allowed.
/** @param {WithHands} one */
function refused(one) {
  const pressed = handsOf(one).how === "press" ? triesAt(one.line, one.step).find((each) => one.marked.has(each.move)) : null;
  return pressed && !pressed.legal ? pressed : null;
}

/** @param {WithHands} one @returns {HTMLElement[]} */
function wrong(one) {
  const attempt = refused(one);
  /** @type {HTMLElement[]} */
  const said = [];
  if (attempt) {
    const why = line(one, "p", "why", attempt.why);
    why.append(" ", ruleButton(one, attempt.rule));
    said.push(why);
  }
  said.push(line(one, "p", "instead", rightWas(one)));
  return said;
}

// The rule is asked for after the play.
/** @param {Asking} one @returns {HTMLElement[]} */
export function lastSaid(one) {
  const { last } = one.show.mark;
  if (!last) return [];
  const { words } = one.line;
  /** @type {HTMLElement[]} */
  const said = [line(one, "p", "lead", last.question)];
  const group = make("div", "lastly");
  last.choices.forEach((choice, n) => {
    const node = /** @type {HTMLButtonElement} */ (button("pill", choice.text, () => {
      one.lastly = n;
      one.redraw();
      announce([words[choice.right ? "ui-answer-right" : "ui-answer-parts"], spelled(one.line, one.show.mark.explain)].join(" "), { lang: one.line.lang, asked: true });
    }));
    if (one.lastly >= 0) {
      node.disabled = true;
      if (choice.right) node.classList.add("yes");
      else if (one.lastly === n) node.classList.add("no");
    }
    group.append(node);
  });
  said.push(group);
  return said;
}

// ---- The sheet ----

/** @param {number} n */
const signed = (n) => (n > 0 ? `+${n}` : String(n).replace("-", "−"));

/** @param {WithHands} one @param {() => void} again */
function sheetOf(one, again) {
  const { before = {} } = handsOf(one);
  const { words } = one.line;
  const table = make("div", "points");
  for (const [seat, had] of Object.entries(before)) {
    const name = one.line.seats.find((each) => each.id === seat)?.name ?? seat;
    const row = make("div", "row");
    const n = one.points[seat] ?? 0;
    /** @param {string} sign @param {string} label @param {number} by */
    const by = (sign, label, by) => {
      const node = button("pill", sign, () => {
        one.points[seat] = Math.max(-MOST, Math.min(MOST, n + by));
        again();
      });
      node.setAttribute("aria-label", fill(words[label], name));
      return node;
    };
    row.append(make("span", "who", name), make("span", "had", String(had)), by("−", "exercise-sheet-less", -1));
    row.append(make("b", "", signed(n)), by("+", "exercise-sheet-more", 1));
    table.append(row);
  }
  return table;
}

// ---- For whoever listens ----

/** @param {WithHands} one */
export function tellHands(one) {
  const { words } = one.line;
  const right = handsRight(one);
  const parts = [words[right ? "ui-answer-right" : "ui-answer-parts"]];
  if (!right) parts.push(spelled(one.line, refused(one)?.why ?? ""), spelled(one.line, rightWas(one)));
  if (right && one.show.mark.last) parts.push(one.show.mark.last.question);
  else parts.push(spelled(one.line, one.show.mark.explain));
  announce(parts.filter(Boolean).join(" "), { lang: one.line.lang, asked: true, drawn: true });
}
