// From a line and a step to what is drawn: names, what a press does, what is lit. Nothing here needs a page.

import assert from "node:assert/strict";
import test from "node:test";
import { fill, handPicks, picksAt, plain, stepAt, triesAt, viewAt } from "../../tutor/assets/line/view.js";

const HOLE = "\ue000";
const words = Object.fromEntries(
  ["plain", "press", "mark", "play", "play-legal", "play-illegal", "legal", "illegal", "differs", "choose"].map((name) => [`card-${name}`, `${name} ${HOLE}`]),
);
Object.assign(words, { "action-legal": `legal ${HOLE}`, "action-illegal": `illegal ${HOLE}`, "action-play-legal": `play-legal ${HOLE}` });

const attempt = (move, more = {}) => ({ move, seat: "N", button: move, legal: true, why: "", rule: "r", ...more });
const hand = (...cards) => ({ cards, count: cards.length, hidden: false, tags: [], out: "" });
const scene = (turn, ...hands) => ({ label: `${turn} is to move`, turn, hands, trick: [], facts: [], piles: [] });

// Two steps of a record, of which the first that was sent is step 4.
function line(more = {}) {
  return {
    lang: "en",
    first: 4,
    most: 9,
    seats: [{ id: "N", name: "North", place: "top" }, { id: "S", name: "South", place: "bottom" }],
    scenes: [scene("N", hand("♠A", "♥2"), hand("♠K")), scene("S", hand("♥2"), hand("♠K"))],
    steps: [{}, { move: "N ♠A", seat: "N" }],
    tries: [[attempt("N ♠A", { card: "♠A" }), attempt("N ♥2", { card: "♥2", legal: false })], []],
    tricks: [],
    done: [-1, -1],
    last: [-1, -1],
    counted: [[1, 2], [1, 2]],
    moves: [],
    picks: {},
    words,
    rules: {},
    cards: { "♠A": ["A♠", "card-glyph", "ace of spades"], "♥2": ["2♥", "card-glyph red", "two of hearts"], "♠K": ["K♠", "card-glyph", "king of spades"] },
    ...more,
  };
}

const lit = { selected: null, reveal: true };
const cardsOf = (view, seat) => view.seats.find((one) => one.id === seat).cards;

test("steps are counted from the first that was sent", () => {
  assert.equal(triesAt(line(), 4).length, 2);
  assert.deepEqual(triesAt(line(), 3), []);
  assert.equal(stepAt(line(), 5).move, "N ♠A");
  assert.deepEqual(stepAt(line(), 8), {});
});

test("a sentence has as many holes as names, and cards in it have names", () => {
  assert.equal(fill(`${HOLE} of ${HOLE}`, 2, 7), "2 of 7");
  assert.equal(plain(line(), "{♠A} beats {♠K}, not {♦3}"), "ace of spades beats king of spades, not ♦3");
});

test("cards of whoever is to move are lit, and no other", () => {
  const view = viewAt(line(), 4, lit);
  assert.deepEqual(cardsOf(view, "N").map((card) => card.state), ["legal", "illegal"]);
  assert.deepEqual(cardsOf(view, "S").map((card) => [card.state, card.move]), [["plain", undefined]]);
  assert.deepEqual(view.seats.map((seat) => seat.active), [true, false]);
});

test("what is not lit says what a press does", () => {
  const label = (show) => cardsOf(viewAt(line(), 4, { ...lit, ...show }), "N").map((card) => card.label);
  assert.deepEqual(label({ reveal: false }), ["press ace of spades", "press two of hearts"]);
  assert.deepEqual(label({ reveal: false, marked: new Set(), marking: true }), ["mark ace of spades", "mark two of hearts"]);
  assert.deepEqual(label({}), ["legal ace of spades", "illegal two of hearts"]);
  assert.deepEqual(label({ own: "N" }), ["play-legal ace of spades", "illegal two of hearts"]);
  assert.deepEqual(label({ own: "N", reveal: false }), ["play ace of spades", "play two of hearts"]);
});

test("a mistake that the table lets happen can be played", () => {
  const tries = [[attempt("N ♥2", { card: "♥2", legal: false, tolerated: true })], []];
  assert.equal(cardsOf(viewAt(line({ tries }), 4, { ...lit, own: "N" }), "N")[1].label, "play-illegal two of hearts");
});

test("marks are on the cards that were marked", () => {
  const cards = cardsOf(viewAt(line(), 4, { ...lit, marked: new Set(["N ♥2"]) }), "N");
  assert.deepEqual(cards.map((card) => card.pressed), [false, true]);
});

test("a card that needs a word counts as legal if one of its words does", () => {
  const tries = [[attempt("N ♠A", { card: "♠A", legal: false }), attempt("N ♠A = ♥", { of: "♠A" })], []];
  assert.equal(cardsOf(viewAt(line({ tries }), 4, lit), "N")[0].state, "legal");
});

test("where rule sets disagree the card says so, whatever else it is", () => {
  const tries = [[attempt("N ♠A", { card: "♠A", differs: true }), attempt("N ♥2", { card: "♥2" }), attempt("N ♥2 = ♥", { of: "♥2", differs: true })], []];
  assert.deepEqual(cardsOf(viewAt(line({ tries }), 4, lit), "N").map((card) => card.state), ["differs", "differs"]);
});

test("a table that answers nothing has nothing to press", () => {
  const view = viewAt(line({ tries: [[attempt("N pass")], []] }), 4, { ...lit, mute: true });
  assert.deepEqual([view.actions, cardsOf(view, "N").filter((card) => card.move)], [[], []]);
});

test("a word is a button of its seat: of whoever is to move, where one plays of one's own if it may be said", () => {
  const tries = [[attempt("N pass"), attempt("S take", { seat: "S" }), attempt("S stop", { seat: "S", legal: false })], []];
  const moves = (show) => viewAt(line({ tries }), 4, { ...lit, ...show }).actions.map((action) => [action.id, action.state, action.label]);
  assert.deepEqual(moves({}), [["N pass", "legal", "legal N pass"]]);
  assert.deepEqual(moves({ own: "S" }), [["S take", "legal", "play-legal S take"]]);
});

test("several cards are chosen one by one where no single one can be played", () => {
  const tries = [[attempt("N discard ♠A", { verb: "discard", cards: ["♠A"] }), attempt("N discard ♥2", { verb: "discard", cards: ["♥2"] }), attempt("S discard ♠K", { seat: "S", verb: "discard", cards: ["♠K"] })], []];
  const told = line({ tries });
  assert.deepEqual([...picksAt(told, 4)].map(([verb, some]) => [verb, some.length]), [["discard", 2]]);
  assert.deepEqual([...handPicks(told, 4)], ["♠A", "♥2"]);
  const cards = cardsOf(viewAt(told, 4, { ...lit, own: "N", picked: new Set(["♥2"]) }), "N");
  assert.deepEqual(cards.map((card) => [card.move, card.pressed]), [["pick ♠A", false], ["pick ♥2", true]]);
  const single = line({ tries: [[...tries[0], attempt("N ♠A", { card: "♠A" })], []] });
  assert.deepEqual([...handPicks(single, 4)], []);
});

test("where no card can be played a press on one puts it away, and no button says so once more", () => {
  const away = (card) => attempt(`N discard ${card}`, { cards: [card], legal: card === "♠A" });
  const tries = [attempt("N ♠A", { card: "♠A", legal: false }), away("♠A"), away("♥2"), attempt("N done")];
  const view = viewAt(line({ tries: [tries, []] }), 4, { ...lit, own: "N" });
  assert.deepEqual(cardsOf(view, "N").map((card) => [card.move, card.state]), [["N discard ♠A", "legal"], ["N discard ♥2", "illegal"]]);
  assert.equal(cardsOf(view, "N")[0].label, "play-legal N discard ♠A");
  assert.deepEqual(view.actions.map((one) => one.id), ["N done"]);
});

test("where a card can be played, what else may be done with it has a button", () => {
  const tries = [attempt("N ♠A", { card: "♠A" }), attempt("N discard ♠A", { cards: ["♠A"] })];
  const view = viewAt(line({ tries: [tries, []] }), 4, { ...lit, own: "N" });
  assert.equal(cardsOf(view, "N")[0].move, "N ♠A");
  assert.deepEqual(view.actions.map((one) => one.id), ["N discard ♠A"]);
});
