// @ts-check
// What is said of a line, as plain text. All sentences and names come with the line; here they are only put in order:
// the move, what it caused, why. Nothing here decides anything.

import { stepAt, triesAt } from "./view.js";

const CARD = /\{([♠♥♦♣](?:10|[AKDB2-9])[a-h]?|JK[1-9]|\?)\}/g;
const BEGINNING = /^[a-zäöü]|(?<=[.!?] )[a-zäöü]/g;
const WITHIN = 3; // of a card: how it is named within a sentence, its suit, its rank
const SUIT = 4;
const RANK = 5;
const HOLE = "\ue000";

/**
 * @typedef {import("./protocol.d.ts").Told} Line  A line as it was sent.
 * @typedef {import("./protocol.d.ts").Attempt} Attempt
 * @typedef {import("./protocol.d.ts").Laid} Laid
 * @typedef {import("./protocol.d.ts").Held} Held
 * @typedef {"full" | "brief"} Much
 */

/** @param {string} text */
export const sentence = (text) => (!text || /[.!?:…]["”“]?$/.test(text) ? text : `${text}.`);

/**
 * What is said with its reasons; told without one, it ends where they would come.
 *
 * @param {string} said @param {...(string | undefined | null | false)} why @returns {string[]}
 */
export function because(said, ...why) {
  const told = /** @type {string[]} */ (why.filter(Boolean));
  return told.length ? [said, ...told] : [said.replace(/\s*:$/, ".")];
}

/** @param {string} text */
const capital = (text) => text.replace(BEGINNING, (first) => first.toUpperCase());

/** @param {(string | undefined | null | false)[]} parts */
const joined = (...parts) => parts.filter(Boolean).map((part) => sentence(capital(String(part).trim().replaceAll(" · ", ". ")))).join(" ");

/**
 * A sentence with its cards as they are named in it.
 *
 * @param {Line} line
 * @param {string | undefined} text
 */
export const spelled = (line, text) => capital(String(text ?? "").replace(CARD, (_, id) => line.cards[id]?.[WITHIN] ?? line.cards[id]?.[2] ?? id));

// Where somebody goes out, a deal ends or a point falls beside a trick, what came of it is told to whoever listens briefly
// too; the end of a game says it by itself.
/** @param {Line} line @param {number} step */
function weighs(line, step) {
  const [before, now] = [step - 1, step].map((n) => line.scenes[n - line.first]?.hands ?? []);
  if (stepAt(line, step).result || !before.length) return false;
  const score = (/** @type {Held} */ hand) => hand.tags.find((tag) => tag.kind === "score")?.text;
  const beside = line.done[step - line.first] < 0; // in some games what is noted are the tricks themselves
  const over = now.every((hand) => !hand.count) && before.some((hand) => hand.count);
  return over || now.some((hand, n) => hand.out !== before[n].out || (beside && score(hand) !== score(before[n])));
}

/**
 * A step: the move, what it caused, and in full why it was legal.
 *
 * @param {Line} line
 * @param {number} step
 * @param {Much} much
 * @param {{reasons?: boolean}} [how]
 */
export function stepHeard(line, step, much, { reasons = false } = {}) {
  const here = stepAt(line, step);
  const trick = line.tricks[line.done[step - line.first]];
  const events = (here.events ?? []).map(({ text }) => spelled(line, text));
  const came = (much === "brief" && trick?.heard && !weighs(line, step)) || !events.length ? [trick?.heard] : events;
  const why = reasons && much === "full" ? [spelled(line, here.why)] : [];
  return joined(here.heard, ...came, ...why, reasons && here.say ? spelled(line, here.say) : "", here.result);
}

// Who played what is told in a row; whatever else was done is a sentence of its own.
const breath = (/** @type {string[]} */ moves) =>
  moves.filter(Boolean).reduce((said, move) => (said ? `${said}${said.includes(": ") && move.includes(": ") ? ", " : ". "}${move}` : move), "");

/**
 * Several moves in one breath: who played what, and what it came to.
 *
 * @param {Line} line
 * @param {number[]} steps
 * @param {Much} much
 */
export function movesHeard(line, steps, much) {
  /** @type {string[]} */
  const told = [];
  /** @type {string[]} */
  let moves = [];
  for (const step of steps) {
    const { heard = "", events: caused = [], result } = stepAt(line, step);
    const trick = line.tricks[line.done[step - line.first]];
    moves.push(heard);
    const events = caused.map(({ text }) => spelled(line, text));
    const all = events.length && (weighs(line, step) || (much === "full" && !trick?.heard));
    const came = all ? events : trick?.heard ? [trick.heard] : [];
    if (!came.length && !result) continue;
    told.push(joined(breath(moves), ...came, result));
    moves = [];
  }
  return [...told, joined(breath(moves))].filter(Boolean).join(" ");
}

/**
 * The answer to a press: the move, whether it is legal, why, and what would be.
 *
 * @param {Line} line
 * @param {Attempt} attempt
 * @param {Much} much
 * @param {boolean} legal
 */
export function verdictHeard(line, attempt, much, legal = Boolean(attempt.legal)) {
  const { words } = line;
  const verdict = (/** @type {boolean} */ good) => words[good ? "ui-legal" : "ui-illegal"].toLowerCase();
  if (attempt.beside?.length) {
    const parts = attempt.beside.map((part) => joined(`${part.title}: ${verdict(part.legal)}`, much === "full" && spelled(line, part.why)));
    return [sentence(capital(attempt.button)), ...parts].join(" ");
  }
  const instead = legal ? "" : `${words["ui-instead"]} ${spelledWithin(line, attempt.instead) || words["ui-instead-nothing"]}`;
  return joined(`${capital(attempt.button)}: ${verdict(legal)}`, spelled(line, attempt.why), instead, attempt.tolerated && words["ui-tolerated"]);
}

const spelledWithin = (/** @type {Line} */ line, /** @type {string | undefined} */ text) => String(text ?? "").replace(CARD, (_, id) => line.cards[id]?.[WITHIN] ?? id);

// ---- What can be asked for ----

const calledOf = (/** @type {Line} */ line, /** @type {string} */ id) => line.seats.find((seat) => seat.id === id)?.name ?? id;
const named = (/** @type {Line} */ line, /** @type {string[]} */ ids) => ids.map((id) => line.cards[id]?.[2] ?? id).join(", ");
const sceneAt = (/** @type {Line} */ line, /** @type {number} */ step) => line.scenes[step - line.first];

/** @param {Line} line @param {Laid[]} plays */
const laid = (line, plays) => plays.map((play) => `${calledOf(line, play.seat)}: ${named(line, play.cards)}`).join("; ");

/** @param {Line} line @param {number} step */
export function trickHeard(line, step) {
  const { trick, piles } = sceneAt(line, step);
  const lying = trick?.length ? laid(line, trick) : trick ? line.words["heard-trick-none"] : "";
  const others = piles.map((pile) => [pile.count === null ? pile.name : `${pile.name}: ${pile.count}`, pile.top && named(line, [pile.top]), pile.note].filter(Boolean).join(", "));
  return joined(lying, ...others);
}

/** @param {Line} line @param {number} step */
export function lastHeard(line, step) {
  const trick = line.tricks[line.last[step - line.first]];
  return trick ? joined(laid(line, trick.plays), trick.heard || trick.said) : line.words["heard-last-none"];
}

/**
 * A hand suit by suit; that of the seat, else of whoever is to move.
 *
 * @param {Line} line
 * @param {number} step
 */
export function handHeard(line, step) {
  const scene = sceneAt(line, step);
  const seat = line.you ?? scene.turn;
  const at = line.seats.findIndex((one) => one.id === seat);
  const ids = scene.hands[at]?.cards ?? [];
  if (!ids.length) return line.words["heard-hand-none"];
  /** @type {Map<string, string[]>} */
  const suits = new Map();
  for (const id of ids) {
    const [suit, rank] = [line.cards[id]?.[SUIT] ?? "", line.cards[id]?.[RANK] ?? id];
    suits.set(suit, [...(suits.get(suit) ?? []), rank]);
  }
  return joined(...[...suits].map(([suit, ranks]) => (suit ? `${suit}: ${ranks.join(", ")}` : capital(ranks.join(", ")))));
}

/** @param {Line} line @param {number} step */
export function scoreHeard(line, step) {
  const { facts, hands } = sceneAt(line, step);
  const noted = facts.map((fact) => `${fact.name}: ${fact.value}`);
  const scores = hands.map((hand, n) => {
    const said = [hand.count === null || hand.count === undefined ? "" : `${hand.count} ${line.words[hand.count === 1 ? "table-card" : "table-cards"]}`, ...hand.tags.map((tag) => tag.text)];
    return `${line.seats[n].name}: ${said.filter(Boolean).join(", ")}`;
  });
  return joined(...noted, ...scores) || line.words["heard-score-none"];
}

/** @param {Line} line @param {number} step */
export const turnHeard = (line, step) => joined(sceneAt(line, step).label);

/** @param {Line} line @param {number} step */
export function legalHeard(line, step) {
  const seat = line.you ?? sceneAt(line, step).turn;
  const good = triesAt(line, step).filter((one) => one.seat === seat && one.legal);
  const verbs = [...new Set(good.map((one) => one.verb && line.picks[one.verb]).filter(Boolean))];
  // A card that can be played in several ways is named once until its rule was told.
  const named = (/** @type {Attempt} */ one) => (one.of && !one.rule ? line.cards[one.of]?.[2] : one.button);
  const single = [...new Set(good.filter((one) => !one.verb).map(named))];
  const all = [...single, ...verbs];
  return all.length ? joined(`${line.words["heard-legal"]}: ${all.join(", ")}`) : line.words["heard-legal-none"];
}

/** @param {Line} line @param {number} step @param {string} move */
export function whyHeard(line, step, move) {
  const attempt = triesAt(line, step).find((one) => one.move === move);
  const { heard, why } = stepAt(line, step);
  if (attempt) return verdictHeard(line, attempt, "full");
  return why ? joined(heard, spelled(line, why)) : line.words["heard-why-none"];
}

/** @param {Line} line @param {string} key @param {string[]} names */
export const filled = (line, key, ...names) => names.reduce((said, name) => said.replace(HOLE, name), line.words[key]);
