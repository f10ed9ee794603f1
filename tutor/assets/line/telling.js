// @ts-check
// When a line says something: after each act once, through the one voice of the page.

import { announce, last } from "../common/announce.js";
import { habits } from "../common/habits.js";
import { because, filled, handHeard, lastHeard, legalHeard, movesHeard, scoreHeard, sentence, spelled, stepHeard, trickHeard, turnHeard, verdictHeard, whyHeard } from "./heard.js";
import { picksAt, stepAt, triesAt } from "./view.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").AtPlay} AtPlay */
/** @typedef {import("./types.d.ts").Asking} Asking */
/** @typedef {import("./types.d.ts").Attempt} Attempt */
/** @typedef {import("./types.d.ts").Mark} Mark */

/** @param {Table} one @param {string} text @param {object} [how] */
const tell = (one, text, how = {}) => announce(text, { lang: one.line.lang, ...how });
const ASKED = { asked: true };
const much = () => (habits().said === "brief" ? "brief" : "full");

// ---- A record that is stepped through, and what is asked of it ----

/** @param {Table} one */
export function tellStep(one) {
  const { line, step, show } = one;
  const place = (one.parts.where.textContent ?? "").replace(" · ", ", ");
  const heard = step ? stepHeard(line, step, much(), { reasons: true }) : line.words["ui-step-start"];
  const opening = !step && stepAt(line, 0).say ? spelled(line, stepAt(line, 0).say) : "";
  const turn = show.guess ? turnHeard(line, step) : "";
  const where = much() === "full" && step ? place : "";
  tell(one, [sentence(heard), opening, turn, sentence(where)].filter(Boolean).join(" "), ASKED);
}

/** @param {Table} one @param {Attempt} attempt */
export function tellVerdict(one, attempt) {
  const ways = attempt.card ? triesAt(one.line, one.step).filter((other) => other.of === attempt.card && other.seat === attempt.seat) : [];
  const legal = attempt.legal || (!one.show.guess && ways.some((way) => way.legal));
  const heard = verdictHeard(one.line, attempt, much(), Boolean(legal));
  const named = ways.map((way) => way.button).join(", ");
  // Whoever plays and is asked first does not see the button that has come.
  const first = one.show.play && one.show.make && legal && !ways.length ? filled(one.line, "heard-make", one.line.words["ui-make-move"]) : "";
  tell(one, [heard, sentence(named), first].filter(Boolean).join(" "), ASKED);
}

// An exercise that was checked: whether all is right, and of every mistake why.
/** @param {Asking} one @param {Attempt[]} asked @param {(mark: Mark, attempt: Attempt) => string | undefined} trapOf */
export function tellMark(one, asked, trapOf) {
  const { line, marked, show } = one;
  const wrong = asked.filter((attempt) => Boolean(attempt.legal) !== marked.has(attempt.move));
  const parts = [line.words[wrong.length ? "ui-answer-parts" : "ui-answer-right"]];
  for (const attempt of wrong) {
    const why = much() === "full" ? [spelled(line, attempt.why), spelled(line, trapOf(show.mark, attempt))] : [];
    parts.push(...because(filled(line, attempt.legal ? "ui-answer-missed" : "ui-answer-wrong", attempt.button), ...why));
  }
  if (!wrong.length && much() === "full") parts.push(spelled(line, show.mark.explain));
  tell(one, parts.filter(Boolean).map(sentence).join(" "), { ...ASKED, drawn: true });
}

/** @param {Table} one @param {string} text */
export const tellText = (one, text) => tell(one, spelled(one.line, text), ASKED);

// ---- A game that is played ----

// What was told of a game stays told where its table is built anew, as after a lost connection, and where its page is
// opened anew in the same window.
const TOLD = "tutor.told";
/** @param {AtPlay} one */
const keyOf = (one) => `${location.search} ${one.show.play.part}`;

/** @returns {Map<string, {step: number, turn: string}>} */
function allTold() {
  const page = /** @type {{ tutorTold?: Map<string, {step: number, turn: string}> }} */ (globalThis);
  return (page.tutorTold ??= new Map());
}

/** @param {string} key @returns {number} */
function toldBefore(key) {
  try {
    const [of, step] = JSON.parse(sessionStorage.getItem(TOLD) ?? "[]");
    return of === key && Number.isInteger(step) ? step : -1;
  } catch {
    return -1; // nothing can be kept, or it is not ours
  }
}

/** @param {AtPlay} one @returns {{step: number, turn: string}} */
function toldOf(one) {
  const key = keyOf(one);
  const told = allTold().get(key) ?? { step: toldBefore(key), turn: "" };
  allTold().set(key, told);
  return told;
}

/** @param {AtPlay} one @param {number} step */
function keepTold(one, step) {
  toldOf(one).step = step;
  try {
    sessionStorage.setItem(TOLD, JSON.stringify([keyOf(one), step]));
  } catch {
    // then it is told again
  }
}

// A deal is looked at for the first time, or anew, as after a move was taken back: its hand is told. What is returned is
// the step that it is looked at from: what was told is not played again.
/** @param {AtPlay} one @param {number} step */
export function tellDeal(one, step) {
  const known = allTold().has(keyOf(one));
  const told = toldOf(one);
  const goesOn = told.step >= 0 && told.step <= one.line.most;
  if (!goesOn) keepTold(one, step);
  if (!known || !goesOn) {
    told.turn = "";
    one.dealt = true;
  }
  return Math.max(step, told.step);
}

// Moves that come at once are told in one breath, when the last of them has come.
/** @param {AtPlay} one */
export function tellPlayed(one) {
  const told = toldOf(one);
  const { line, step } = one;
  if (step <= told.step) return tell(one, stepHeard(line, step, much()), ASKED); // somebody looks back
  const more = one.show.play.pace === "once" && step < line.most;
  one.untold.push(step);
  keepTold(one, step);
  if (more) return;
  const steps = one.untold;
  one.untold = [];
  tell(one, steps.length > 1 ? movesHeard(line, steps, much()) : stepHeard(line, step, much()));
}

/** @param {AtPlay} one */
export function tellTurn(one) {
  const { line, step, show } = one;
  const { waits } = show.play;
  const told = toldOf(one);
  const turn = `${step} ${waits}`;
  if (told.turn === turn) return;
  if (waits === "others") return;
  told.turn = turn;
  const { say } = stepAt(line, step); // what a course has to tell at this moment
  if (say) tell(one, spelled(line, say));
  if (one.dealt && waits !== "over") tell(one, handHeard(line, step));
  one.dealt = false;
  const { words } = line;
  /** @type {Record<string, string>} */
  const prompt = { you: words["play-your-turn"], may: words["play-may"], deal: words["heard-next-deal"] };
  if (waits === "you" && picksAt(line, step).size) prompt.you = words["heard-brief-turn"];
  if (waits === "you" && much() === "brief") prompt.you = words["heard-brief-turn"];
  tell(one, sentence(prompt[waits] ?? ""), { passing: true });
}

// ---- What can be asked for by a key or a button ----

/** @type {Record<string, (one: Table) => string>} */
const ASKS = {
  trick: (one) => trickHeard(one.line, one.step),
  hand: (one) => handHeard(one.line, one.step),
  last: (one) => lastHeard(one.line, one.step),
  score: (one) => scoreHeard(one.line, one.step),
  turn: (one) => turnHeard(one.line, one.step),
  legal: (one) => legalHeard(one.line, one.step),
  why: (one) => whyHeard(one.line, one.step, one.move),
  again: (one) => last() || one.line.words["heard-said-none"],
};

export const ASKED_FOR = Object.keys(ASKS);
/** @param {Table} one @param {string} what */
export const askedFor = (one, what) => announce(ASKS[what](one), { asked: true, lang: one.line.lang, always: true });
