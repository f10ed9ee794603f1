// From a line and a step to what the table shows: cards with their names and marks, buttons, the last trick.

import { make } from "../common/dom.js";

const HOLE = "\ue000";

// Sentences with a hole for a name or a number.
export const fill = (text, ...names) => names.reduce((said, name) => said.replace(HOLE, name), text);

export function glyph(line, id) {
  const [shown, css, name] = line.cards[id] ?? [id, "card-glyph", id];
  const node = make("span", css, shown);
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", name);
  return node;
}

const CARD = /\{([♠♥♦♣](?:10|[AKDB2-9])[a-h]?|JK[1-9]|\?)\}/;

// A sentence with its cards, the unknown ones too, as small pictures; everything else is text.
export function rich(line, text) {
  return String(text)
    .split(CARD)
    .map((part, n) => (n % 2 ? glyph(line, part) : document.createTextNode(part)));
}

export const plain = (line, text) =>
  String(text)
    .split(CARD)
    .map((part, n) => (n % 2 ? (line.cards[part]?.[2] ?? part) : part))
    .join("");

export const triesAt = (line, step) => line.tries[step - line.first] ?? [];
export const stepAt = (line, step) => line.steps[step - line.first] ?? {};

// Where there are too many ways for a button each, cards are chosen one by one: those ways, by word, of whoever is to
// move; where one plays, one's own, also out of turn, as advice.
export function picksAt(line, step) {
  const seat = line.you ?? line.scenes[step - line.first].turn;
  const found = new Map();
  for (const one of triesAt(line, step)) {
    if (!one.verb || one.seat !== seat) continue;
    if (!found.has(one.verb)) found.set(one.verb, []);
    found.get(one.verb).push(one);
  }
  return found;
}

export const PICK = "pick ";

// Where no single card can be played the hand itself is chosen from: an exchange.
export function handPicks(line, step, picks = picksAt(line, step)) {
  const seat = line.you ?? line.scenes[step - line.first].turn;
  const single = triesAt(line, step).some((one) => one.seat === seat && one.card && (one.legal || one.tolerated));
  return new Set(single ? [] : [...picks.values()].flat().flatMap((one) => one.cards));
}

// A card that may only be laid with a word said (an eight with its suit) counts as legal if one of its words does.
function markOf(one, tries, reveal) {
  if (!reveal) return "plain";
  if (one.differs) return "differs";
  const ways = one.card ? tries.filter((other) => other.of === one.card && other.seat === one.seat) : [];
  if (ways.some((other) => other.differs)) return "differs";
  return one.legal || ways.some((other) => other.legal) ? "legal" : "illegal";
}

function wordsOf(line) {
  const { words } = line;
  const found = {};
  for (const name of ["hand", "trick", "empty", "card", "cards", "led", "actions", "table", "lying", "last"]) found[name] = words[`table-${name}`];
  return found;
}

export function viewAt(line, step, { selected, reveal, colours, marked, mute, picked, own: you }) {
  const at = step - line.first;
  const scene = line.scenes[at];
  const tries = triesAt(line, step);
  const own = new Map(tries.filter((one) => one.card).map((one) => [`${one.seat} ${one.card}`, one]));
  const choose = picked ? handPicks(line, step) : new Set();
  // Only whoever is to move has cards that are lit or not; the others' answer just as well. Who plays may also be
  // allowed something out of turn.
  const lit = (one) => markOf(one, tries, reveal && (one.seat === scene.turn || (one.seat === you && one.legal)));
  const seats = line.seats.map((seat, n) => {
    const hand = scene.hands[n];
    const cards = hand.cards.map((id) => {
      const name = line.cards[id]?.[2] ?? id;
      if (seat.id === scene.turn && choose.has(id)) {
        const label = fill(line.words["card-choose"], name);
        return { id, label, state: "plain", move: `${PICK}${id}`, pressed: picked.has(id) };
      }
      const one = own.get(`${seat.id} ${id}`);
      if (!one || mute) return { id, label: name, state: "plain" };
      const state = lit(one);
      const said = you ? { plain: "play", legal: "play-legal", illegal: one.tolerated && "play-illegal" }[state] : { plain: marked ? "mark" : "press" }[state];
      const label = fill(line.words[`card-${said || state}`], name);
      return { id, label, state, move: one.move, pressed: marked?.has(one.move) };
    });
    return { ...seat, ...hand, cards, active: seat.id === scene.turn };
  });
  const actions = tries
    .filter((one) => !mute && !one.card && !one.of && !one.verb && (you ? one.seat === you && (one.legal || one.tolerated) : one.seat === scene.turn))
    .map((one) => {
      const state = lit(one);
      const label = state === "plain" ? one.button : fill(line.words[`action-${you && state === "legal" ? "play-legal" : state}`], one.button);
      return { id: one.move, seat: one.seat, text: one.button, label, state, pressed: marked?.has(one.move) };
    });
  const last = line.tricks[line.last[at]];
  return {
    lang: line.lang,
    index: line.lang,
    colours,
    label: scene.label,
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

// While a trick lies there no card answers. Who plays has nothing to press; else the buttons stay what they are:
// to draw every card anew, twice a trick, is most of what a step costs.
function rest(line, card, own) {
  if (own) delete card.move;
  else Object.assign(card, { still: true, label: line.cards[card.id]?.[2] ?? card.id });
}

// The trick that a step completes, before it is cleared away: the scene before it with the last card laid.
export function completedView(line, step, show) {
  const trick = line.tricks[line.done[step - line.first]];
  const view = viewAt(line, step - 1, { ...show, reveal: false, selected: null });
  const laid = trick.plays.at(-1);
  for (const seat of view.seats) {
    seat.active = false;
    for (const card of seat.cards) rest(line, card, show.own);
    if (seat.id !== laid.seat) continue;
    seat.cards = seat.cards.filter((card) => !laid.cards.includes(card.id));
    seat.count -= laid.cards.length;
  }
  return { ...view, label: trick.said, trick: trick.plays, actions: [] };
}
