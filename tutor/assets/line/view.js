// @ts-check
// From a line and a step to what the table shows: cards with their names and marks, buttons, the last trick.

import { make } from "../common/dom.js";

/** @typedef {import("./types.d.ts").Told} Told */
/** @typedef {import("./types.d.ts").Attempt} Attempt */
/** @typedef {import("./types.d.ts").Showing} Showing */
/** @typedef {import("./types.d.ts").View} View */
/** @typedef {import("./types.d.ts").Light} Light */
/** @typedef {import("./types.d.ts").DrawnCard} DrawnCard */
/** @typedef {import("./types.d.ts").Made} Made */
/** @typedef {Pick<Told, "cards">} Named what has names for its cards */

const HOLE = "\ue000";

// Sentences with a hole for a name or a number.
/** @param {string} text @param {...(string | number)} names */
export const fill = (text, ...names) => names.reduce((/** @type {string} */ said, name) => said.replace(HOLE, String(name)), text);

/** @param {Named} line @param {string} id */
export function glyph(line, id) {
  const [shown, css, name] = line.cards[id] ?? [id, "card-glyph", id];
  const node = make("span", css, shown);
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", name);
  return node;
}

const CARD = /\{([♠♥♦♣](?:10|[AKDB2-9])[a-h]?|JK[1-9]|\?)\}/;

// A sentence with its cards, the unknown ones too, as small pictures; everything else is text.
/** @param {Named} line @param {string | undefined} text @returns {(HTMLElement | Text)[]} */
export function rich(line, text) {
  return String(text)
    .split(CARD)
    .map((part, n) => (n % 2 ? glyph(line, part) : document.createTextNode(part)));
}

/** @param {Named} line @param {string | undefined} text */
export const plain = (line, text) =>
  String(text)
    .split(CARD)
    .map((part, n) => (n % 2 ? (line.cards[part]?.[2] ?? part) : part))
    .join("");

/** @param {Told} line @param {number} step @returns {Attempt[]} */
export const triesAt = (line, step) => line.tries[step - line.first] ?? [];
/** @param {Told} line @param {number} step @returns {Made} */
export const stepAt = (line, step) => line.steps[step - line.first] ?? {};

// Where there are too many ways for a button each, cards are chosen one by one: those ways, by word, of whoever is to
// move; where one plays, one's own, also out of turn, as advice.
/** @param {Told} line @param {number} step @returns {Map<string, Attempt[]>} */
export function picksAt(line, step) {
  const seat = line.you ?? line.scenes[step - line.first].turn;
  /** @type {Map<string, Attempt[]>} */
  const found = new Map();
  for (const one of triesAt(line, step)) {
    if (!one.verb || one.seat !== seat) continue;
    found.set(one.verb, [...(found.get(one.verb) ?? []), one]);
  }
  return found;
}

export const PICK = "pick ";

// Where no single card can be played the hand itself is chosen from: an exchange.
/** @param {Told} line @param {number} step @param {Map<string, Attempt[]>} [picks] @returns {Set<string>} */
export function handPicks(line, step, picks = picksAt(line, step)) {
  const seat = line.you ?? line.scenes[step - line.first].turn;
  const single = triesAt(line, step).some((one) => one.seat === seat && one.card && (one.legal || one.tolerated));
  return new Set(single ? [] : [...picks.values()].flat().flatMap((one) => one.cards ?? []));
}

// A card that may only be laid with a word said (an eight with its suit) counts as legal if one of its words does.
/** @param {Attempt} one @param {Attempt[]} tries @param {boolean} reveal @returns {Light} */
function markOf(one, tries, reveal) {
  if (!reveal) return "plain";
  if (one.differs) return "differs";
  const ways = one.card ? tries.filter((other) => other.of === one.card && other.seat === one.seat) : [];
  if (ways.some((other) => other.differs)) return "differs";
  return one.legal || ways.some((other) => other.legal) ? "legal" : "illegal";
}

// Where no card can be played, but each one held may be put away: a press on the card does that, and it needs no button.
/** @param {Told} line @param {number} step @param {Showing} show @returns {Map<string, Attempt>} */
function putAway(line, step, { only, places, marking, mute }) {
  const { turn, hands } = line.scenes[step - line.first];
  const mine = triesAt(line, step).filter((one) => one.seat === turn);
  if (mute || only || places || marking || mine.some((one) => (one.card || one.of) && (one.legal || one.tolerated))) return new Map();
  const held = hands[line.seats.findIndex((seat) => seat.id === turn)]?.cards ?? [];
  const found = mine.filter((one) => isAction(one) && one.cards?.length === 1 && held.includes(one.cards[0]));
  return new Map((found.length === held.length ? found : []).map((one) => [`${turn} ${one.cards?.[0]}`, one]));
}

// Where only some moves are asked about, the others cannot be pressed.
/** @param {Attempt | undefined} one @param {Set<string> | undefined} only @returns {one is Attempt} */
const offered = (one, only) => one !== undefined && (!only || only.has(one.move));

/** @param {Told} line */
function wordsOf(line) {
  const { words } = line;
  /** @type {Record<string, string>} */
  const found = {};
  for (const name of ["hand", "trick", "empty", "card", "cards", "led", "actions", "table", "lying", "last"]) found[name] = words[`table-${name}`];
  return found;
}

// What a press on a card does, for whoever hears its name.
/** @param {Attempt} one @param {Light} state @param {Showing} show */
function pressSaid(one, state, { own, marking }) {
  if (!own) return state === "plain" ? (marking ? "mark" : "press") : state;
  if (state === "illegal" && one.tolerated) return "play-illegal";
  return { plain: "play", legal: "play-legal", illegal: state, differs: state }[state];
}

// Words and hands that are no single card of one's own, as buttons.
/** @param {Attempt} one */
const isAction = (one) => !one.card && !one.of && !one.verb;

// What is done by a word, for whoever hears its name.
/** @param {Told} line @param {Attempt} one @param {Light} state @param {string | undefined} you */
const actionSaid = (line, one, state, you) =>
  state === "plain" ? one.button : fill(line.words[`action-${you && state === "legal" ? "play-legal" : state}`], one.button);

/** @param {Told} line @param {number} step @param {Showing} show @returns {View} */
export function viewAt(line, step, show) {
  const { selected, reveal, colours, marked, mute, picked, own: you, only, places, asked, later } = show;
  const at = step - line.first;
  const scene = line.scenes[at];
  const tries = triesAt(line, step);
  const own = new Map(tries.filter((one) => one.card).map((one) => [`${one.seat} ${one.card}`, one]));
  const away = putAway(line, step, show);
  const gone = new Set(away.values());
  const choose = picked ? handPicks(line, step) : new Set();
  // Only whoever is to move has cards that are lit or not; the others' answer just as well. Who plays may also be
  // allowed something out of turn.
  /** @param {Attempt} one */
  const lit = (one) => markOf(one, tries, reveal && (one.seat === scene.turn || (one.seat === you && one.legal)));
  const seats = line.seats.map((seat, n) => {
    const hand = scene.hands[n];
    /** @param {string} id @returns {DrawnCard} */
    const drawn = (id) => {
      const name = line.cards[id]?.[2] ?? id;
      if (seat.id === scene.turn && choose.has(id)) {
        const label = fill(line.words["card-choose"], name);
        return { id, label, state: "plain", move: `${PICK}${id}`, pressed: picked?.has(id) };
      }
      const there = away.get(`${seat.id} ${id}`);
      if (there) return { id, label: actionSaid(line, there, lit(there), you), state: lit(there), move: there.move };
      const one = own.get(`${seat.id} ${id}`);
      if (mute || !offered(one, only)) return { id, label: name, state: asked?.has(id) ? "differs" : "plain" };
      const state = lit(one);
      const label = fill(line.words[`card-${pressSaid(one, state, show)}`], name);
      return { id, label, state, move: one.move, pressed: marked?.has(one.move) };
    };
    return { ...seat, ...hand, cards: hand.cards.map(drawn), active: seat.id === scene.turn && !later };
  });
  /** @type {import("./types.d.ts").Action[]} */
  const actions = tries
    .filter((one) => !mute && offered(one, only) && isAction(one) && !gone.has(one) && (you ? one.seat === you && (one.legal || one.tolerated) : one.seat === scene.turn))
    .map((one) => {
      const state = lit(one);
      const label = actionSaid(line, one, state, you);
      return { id: one.move, seat: one.seat, text: one.button, label, state, pressed: marked?.has(one.move) };
    });
  for (const place of places ?? []) actions.push(...hereAt(line, place, marked));
  const last = line.tricks[line.last[at]];
  return {
    lang: line.lang,
    index: line.lang,
    colours,
    label: later ? "" : scene.label,
    seats,
    trick: scene.trick,
    facts: scene.facts,
    piles: scene.piles,
    actions,
    selected,
    last,
    words: wordsOf(line),
    cards: line.cards,
    glyph: (id) => glyph(line, id),
  };
}

// Where one may point at a seat; another place is no seat.
/** @param {Told} line @param {string} place @param {Set<string> | undefined} marked @returns {import("./types.d.ts").Action[]} */
function hereAt(line, place, marked) {
  const said = line.words["exercise-here"];
  const of = (/** @type {string} */ name) => fill(line.words["exercise-here-of"], name);
  const seats = line.seats.filter((seat) => `@ ${seat.id}` === place);
  return seats.map(({ id, name }) => ({ id: place, seat: id, text: said, label: of(name), state: "plain", pressed: marked?.has(place) }));
}

// While a trick lies there no card answers. Who plays has nothing to press; else the buttons stay what they are:
// to draw every card anew, twice a trick, is most of what a step costs.
/** @param {Told} line @param {DrawnCard} card @param {string | undefined} own */
function rest(line, card, own) {
  if (own) delete card.move;
  else Object.assign(card, { still: true, label: line.cards[card.id]?.[2] ?? card.id });
}

// The trick that a step completes, before it is cleared away: the scene before it with the last card laid.
/** @param {Told} line @param {number} step @param {Showing} show @returns {View} */
export function completedView(line, step, show) {
  const trick = line.tricks[line.done[step - line.first]];
  const view = viewAt(line, step - 1, { ...show, reveal: false, selected: null });
  const laid = trick.plays[trick.plays.length - 1];
  for (const seat of view.seats) {
    seat.active = false;
    for (const card of seat.cards) rest(line, card, show.own);
    if (seat.id !== laid.seat) continue;
    seat.cards = seat.cards.filter((card) => !laid.cards.includes(card.id));
    seat.count -= laid.cards.length;
  }
  return { ...view, label: trick.said, trick: trick.plays, actions: [] };
}
