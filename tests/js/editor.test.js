// The editor of positions without a page: where cards can lie, and steps that can be taken back.

import assert from "node:assert/strict";
import test from "node:test";
import { give, inPlace, isRest, placesOf, setTrick, take } from "../../tutor/assets/editor/editor_places.js";
import { back, change, dropPiles, press, put, tell } from "../../tutor/assets/editor/editor_steps.js";

const field = (name, shape, more = {}) => ({ name, shape, label: name, said: null, wrong: {}, ...more });

function form() {
  return {
    seats: [{ id: "N", name: "North" }, { id: "S", name: "South" }],
    fields: [
      field("stock", "cards", { rest: true, cards: ["♦2", "♦3"] }),
      field("discards", "hands", { cards: { N: ["♣2"], S: [] } }),
      field("trick", "trick", { cards: [["N", ["♠A"]]] }),
      field("hands", "hands", { cards: { N: ["♠K"], S: ["♥7"] } }),
      field("score", "numbers", { value: {} }),
      field("turn_up", "card", { cards: [] }),
      field("heaps", "heaps", { cards: [["♣9"]] }),
    ],
  };
}

function editor() {
  const sent = [];
  const one = { form: form(), draft: { players: ["N", "S"], said: {} }, past: [], future: [], number: 0, sent: 0 };
  Object.assign(one, { active: "hands.N", typing: false, typed: new Set(), later: [], waiting: 0, unread: 0 });
  Object.assign(one, { draw() {}, root: { setAttribute() {} }, send: (name, value) => sent.push(JSON.parse(value)), told: sent });
  return one;
}

const at = (one, key) => placesOf(one.form).find((place) => place.key === key);

test("hands come first, then the trick, then the rest as the game declares it", () => {
  const keys = placesOf(form()).map((place) => place.key);
  assert.deepEqual(keys, ["hands.N", "hands.S", "trick", "stock", "discards.N", "discards.S", "turn_up", "heaps.0", "heaps.1"]);
});

test("what lies in a place is a list of cards, whatever its shape", () => {
  const one = editor();
  assert.deepEqual(inPlace(at(one, "trick")), ["♠A"]);
  assert.deepEqual(inPlace(at(one, "heaps.1")), []);
  assert.ok(isRest(at(one, "stock")));
  assert.ok(!isRest(at(one, "turn_up")));
});

test("a card is given and taken, and the draft says so", () => {
  const one = editor();
  give(one, at(one, "hands.S"), "♥8");
  assert.deepEqual(one.draft.said.hands, { S: "♥7 ♥8" });
  take(one, at(one, "hands.S"), "♥7");
  assert.deepEqual(one.draft.said.hands, { S: "♥8" });
  give(one, at(one, "turn_up"), "♦A");
  assert.equal(one.draft.said.turn_up, "♦A");
});

test("a trick goes on with the next seat, or with whoever held the card", () => {
  const one = editor();
  give(one, at(one, "trick"), "♥7");
  assert.deepEqual(one.draft.said.trick, ["N ♠A", "S ♥7"]);
  setTrick(one, at(one, "trick").field, []);
  assert.equal(one.draft.said.trick, undefined);
  give(one, at(one, "trick"), "♥7", "S");
  assert.deepEqual(one.draft.said.trick, ["S ♥7"]);
});

test("what was typed and is not read yet is kept, a card is added to it", () => {
  const one = editor();
  one.typed.add("hands.N");
  one.draft.said.hands = { N: "what is" };
  give(one, at(one, "hands.N"), "♥8");
  assert.equal(one.draft.said.hands.N, "what is ♥8");
});

test("a press moves a card to the chosen place, a second one takes it away", () => {
  const one = editor();
  press(one, "♥7");
  assert.deepEqual(one.draft.said.hands, { S: "", N: "♠K ♥7" });
  press(one, "♥7");
  assert.deepEqual(one.draft.said.hands, { S: "", N: "♠K" });
  put(one, "♠K", undefined);
  assert.equal(one.draft.said.hands.N, "");
});

test("every change is one step back and one forward, typing many keys is one", () => {
  const one = editor();
  press(one, "♥7");
  const made = structuredClone(one.draft);
  back(one, "past", "future");
  assert.deepEqual(one.draft.said, {});
  one.waiting = 0;
  back(one, "future", "past");
  assert.deepEqual(one.draft, made);
  one.waiting = 0;
  const steps = one.past.length;
  for (const text of ["1", "12"]) change(one, () => (one.draft.said.score = text), { quiet: true });
  clearTimeout(one.timer);
  assert.equal(one.past.length, steps + 1);
});

test("what is done while the server is asked waits, in the order in which it was done", () => {
  const one = editor();
  tell(one, "deal");
  press(one, "♥7");
  press(one, "♥7");
  assert.deepEqual([one.told.length, one.later.length, one.draft.said.hands], [1, 2, undefined]);
  one.waiting = 0;
  one.later.splice(0).forEach((act) => act());
  assert.deepEqual(one.told.map((said) => said.ask), ["deal", "check", "check"]);
  assert.deepEqual(one.told.map((said) => said.n), [1, 2, 3]);
});

test("what lies nowhere else is the rest once no pile is named", () => {
  const one = editor();
  one.draft.said = { stock: "♦2", hands: { N: "♠K" } };
  dropPiles(one);
  assert.deepEqual(one.draft.said, { hands: { N: "♠K" } });
});
