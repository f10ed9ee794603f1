// The voice of the page without a page: what waits, what is lost by whom, what is said of a line.

import assert from "node:assert/strict";
import test from "node:test";

import { voiceFor } from "../../tutor/assets/common/aloud.js";
import { read } from "../../tutor/assets/common/habits.js";
import { due, hurry, leave, makeQueue, put, silent, take, timeFor } from "../../tutor/assets/common/queue.js";
import { because, handHeard, lastHeard, legalHeard, movesHeard, scoreHeard, sentence, spelled, stepHeard, trickHeard, verdictHeard } from "../../tutor/assets/line/heard.js";

const happened = (text) => ({ text, asked: false });
const asked = (text) => ({ text, asked: true });

// ---- What waits to be said ----

test("what comes while something is said waits, and is said as one", () => {
  const queue = makeQueue();
  put(queue, happened("West: five of clubs."), 0);
  assert.equal(take(queue, 0).text, "West: five of clubs.");
  put(queue, happened("North: two of clubs."), 0);
  put(queue, happened("Trick to West."), 0);
  const long = timeFor("West: five of clubs.");
  assert.equal(due(queue), long);
  assert.equal(take(queue, long).text, "North: two of clubs. Trick to West.");
  assert.equal(take(queue, long), null);
});

test("nothing is lost, nothing is said twice, and everything stays in order", () => {
  // A walk that is the same every time, through all that can be done to a queue.
  let seed = 1;
  const chance = (n) => (seed = (seed * 48271) % 2147483647) % n;
  for (let round = 0; round < 200; round += 1) {
    const queue = makeQueue();
    const told = [];
    const said = [];
    let now = 0;
    for (let n = 0; n < 60; n += 1) {
      const act = chance(6);
      if (act < 3) {
        const text = `Move ${n}.`;
        told.push(text);
        put(queue, happened(text), now);
      } else if (act === 3) put(queue, asked(`Answer ${n}.`), now);
      else if (act === 4) hurry(queue, now);
      now += chance(2000);
      if (due(queue) <= now) said.push(take(queue, now).text);
    }
    for (let one = take(queue, now); one; one = take(queue, now)) said.push(one.text);
    assert.deepEqual(said.join(" ").match(/Move \d+\./g) ?? [], told);
  }
});

test("whoever has gone elsewhere does not hear on of what happened where they were", () => {
  const queue = makeQueue();
  put(queue, { ...happened("Trick to West."), room: "one" }, 0);
  put(queue, { ...asked("Nine of spades: legal."), room: "one" }, 0);
  put(queue, { ...happened("You lead."), room: "two" }, 0);
  leave(queue, "two");
  assert.deepEqual(take(queue, 0), { text: "Nine of spades: legal.", asked: true });
  assert.equal(take(queue, 5000).text, "You lead.");
});

test("what was asked for comes first, and only the last answer counts", () => {
  const queue = makeQueue();
  put(queue, happened("A"), 0);
  put(queue, asked("B"), 0);
  put(queue, asked("C"), 0);
  assert.deepEqual(take(queue, 0), { text: "C", asked: true });
  assert.deepEqual(take(queue, 5000), { text: "A", asked: false });
});

test("whose turn it is, is not said once something else has happened", () => {
  const queue = makeQueue();
  put(queue, { ...happened("It is your turn."), passing: true }, 0);
  put(queue, happened("You: king of spades."), 0);
  assert.equal(take(queue, 0).text, "You: king of spades.");
});

test("whoever hurries waits for nobody", () => {
  const queue = makeQueue();
  put(queue, happened("x".repeat(600)), 0);
  take(queue, 0);
  put(queue, happened("next"), 0);
  assert.ok(due(queue) > 20_000);
  hurry(queue, 100);
  assert.ok(due(queue) < 1000);
  assert.ok(!silent(queue, 100));
  take(queue, 100);
  assert.ok(!silent(queue, 101));
  assert.ok(silent(queue, 60_000));
});

test("whoever hurries again and again puts nothing off", () => {
  const queue = makeQueue();
  put(queue, happened("West: five of clubs."), 0);
  const first = due(queue);
  for (let now = 0; now < first; now += 50) hurry(queue, now);
  assert.equal(due(queue), first);
  put(queue, happened("Trick to West."), first - 1);
  assert.equal(due(queue), 2 * first - 1);
});

// ---- How somebody listens ----

test("habits that cannot be read are the usual ones", () => {
  const usual = { said: "full", keys: false, aloud: false, sound: false };
  for (const text of [null, "", "{", "null", "[]", '{"said":"loud","keys":"yes","aloud":1,"sound":"on"}']) assert.deepEqual(read(text), usual);
  assert.deepEqual(read('{"said":"brief","keys":true,"aloud":true,"sound":true}'), { said: "brief", keys: true, aloud: true, sound: true });
});

test("only a voice of this machine reads aloud, in the language of the page", () => {
  const far = { lang: "de-DE", localService: false, default: true };
  const near = { lang: "de_AT", localService: true };
  const english = { lang: "en-GB", localService: true };
  assert.equal(voiceFor([far, english, near], "de"), near);
  assert.equal(voiceFor([far, english], "de"), undefined);
  assert.equal(voiceFor([], "en"), undefined);
  assert.equal(voiceFor([english, { ...english, default: true }], "en").default, true);
});

// ---- What is said of a line ----

const name = (id, shown, said, inline, suit, rank) => ({ [id]: [shown, "", said, inline, suit, rank] });
const LINE = {
  first: 0,
  cards: {
    ...name("♥D", "♥Q", "queen of hearts", "the queen of hearts", "Hearts", "queen"),
    ...name("♥2", "♥2", "two of hearts", "the two of hearts", "Hearts", "two"),
    ...name("♣5", "♣5", "five of clubs", "the five of clubs", "Clubs", "five"),
  },
  words: {
    "ui-legal": "Legal",
    "ui-illegal": "Not legal",
    "ui-instead": "Instead:",
    "ui-instead-nothing": "nothing",
    "ui-tolerated": "It can be played.",
    "heard-legal": "Legal",
    "heard-legal-none": "Nothing can be played now.",
    "heard-hand-none": "You hold no cards.",
    "heard-trick-none": "No card in the trick yet.",
    "heard-last-none": "There is no last trick yet.",
    "table-card": "card",
    "table-cards": "cards",
  },
  seats: [{ id: "W", name: "West" }, { id: "N", name: "North (you)" }],
  you: "N",
  picks: {},
  tries: [[], [], [{ move: "N ♥2", seat: "N", button: "two of hearts", legal: true }, { move: "N ♣5", seat: "N", button: "five of clubs", legal: false }]],
  tricks: [{ plays: [{ seat: "W", cards: ["♥D"] }, { seat: "N", cards: ["♣5"] }], heard: "Trick to West." }],
  done: [-1, -1, 0],
  last: [-1, -1, 0],
  steps: [{}, { heard: "West: queen of hearts", why: "West leads." }, { heard: "You: five of clubs", why: "You have no heart.", events: [{ text: "{♥D} is highest: West has it." }] }],
  scenes: [0, 1, 2].map((n) => ({
    label: "North is to play.",
    turn: "N",
    hands: [{ cards: [], count: 1, tags: [] }, { cards: ["♥D", "♣5", "♥2"], count: 3, tags: [{ text: "2 points" }] }],
    trick: n === 1 ? [{ seat: "W", cards: ["♥D"] }] : [],
    facts: [{ name: "Trump", value: "hearts" }],
    piles: [{ name: "Stock", count: 8, top: null, note: "" }],
  })),
};

test("a step is the move, what it caused, and why, in this order", () => {
  assert.equal(stepHeard(LINE, 1, "full"), "West: queen of hearts.");
  assert.equal(stepHeard(LINE, 2, "full", { reasons: true }), "You: five of clubs. The queen of hearts is highest: West has it. You have no heart.");
  assert.equal(stepHeard(LINE, 2, "brief", { reasons: true }), "You: five of clubs. Trick to West.");
});

test("moves that come at once are one sentence and what they came to", () => {
  assert.equal(movesHeard(LINE, [1, 2], "full"), "West: queen of hearts, You: five of clubs. Trick to West.");
});

test("whoever listens briefly hears all the same who went out, what a deal cost and a point beside a trick", () => {
  const hands = (second) => LINE.scenes.map((scene, n) => ({ ...scene, hands: [scene.hands[0], n === 2 ? { ...scene.hands[1], ...second } : scene.hands[1]] }));
  const whole = "You: five of clubs. The queen of hearts is highest: West has it.";
  const out = { ...LINE, scenes: hands({ out: "done" }) };
  assert.equal(stepHeard(out, 2, "brief"), whole);
  assert.equal(movesHeard(out, [1, 2], "brief"), `West: queen of hearts, ${whole}`);
  const over = { ...LINE, scenes: LINE.scenes.map((scene, n) => (n === 2 ? { ...scene, hands: scene.hands.map((hand) => ({ ...hand, count: 0 })) } : scene)) };
  assert.equal(movesHeard(over, [1, 2], "brief"), `West: queen of hearts, ${whole}`);
  const point = { ...LINE, done: [-1, -1, -1], scenes: hands({ tags: [{ kind: "score", text: "3" }] }) };
  assert.equal(movesHeard(point, [2], "brief"), whole);
  assert.equal(movesHeard({ ...point, done: LINE.done }, [2], "brief"), "You: five of clubs. Trick to West.");
  const end = { ...out, steps: LINE.steps.map((step, n) => (n === 2 ? { ...step, result: "Won: West" } : step)) };
  assert.equal(movesHeard(end, [2], "brief"), "You: five of clubs. Trick to West. Won: West.");
});

test("what is no play is a sentence of its own, and a result has no sign between its parts", () => {
  const steps = [{}, { heard: "A draws a card" }, { heard: "The jack comes" }, { heard: "Emil: king", result: "Won: Emil · A: 3" }];
  const line = { ...LINE, steps, done: [-1, -1, -1, -1] };
  assert.equal(movesHeard(line, [1, 2, 3], "brief"), "A draws a card. The jack comes. Emil: king. Won: Emil. A: 3.");
});

test("an answer names the move first, whether it is legal, why, and what would be", () => {
  const attempt = { button: "five of clubs", legal: false, why: "hearts were led and North still holds {♥2}.", instead: "{♥2} or {♥D}" };
  const told = "Five of clubs: not legal. Hearts were led and North still holds the two of hearts. Instead: the two of hearts or the queen of hearts.";
  assert.equal(verdictHeard(LINE, attempt, "full"), told);
  assert.equal(verdictHeard(LINE, { ...attempt, legal: true }, "full"), told.replace("not legal", "legal").replace(/ Instead.*/, ""));
});

test("what can be asked for", () => {
  assert.equal(handHeard(LINE, 1), "Hearts: queen, two. Clubs: five.");
  assert.equal(trickHeard(LINE, 1), "West: queen of hearts. Stock: 8.");
  assert.equal(trickHeard(LINE, 0), "No card in the trick yet. Stock: 8.");
  assert.equal(lastHeard(LINE, 1), "There is no last trick yet.");
  assert.equal(lastHeard(LINE, 2), "West: queen of hearts; North (you): five of clubs. Trick to West.");
  assert.equal(legalHeard(LINE, 2), "Legal: two of hearts.");
  assert.equal(legalHeard(LINE, 1), "Nothing can be played now.");
  assert.equal(scoreHeard(LINE, 1), "Trump: hearts. West: 1 card. North (you): 3 cards, 2 points.");
});

test("a card that is played in several ways is named once until its rule was told", () => {
  const ways = (rule) => ["hearts", "spades"].map((suit) => ({ move: `N ♣5 = ${suit}`, seat: "N", of: "♣5", button: `five of clubs, calling ${suit}`, legal: true, rule }));
  const at = (rule) => ({ ...LINE, tries: [[], [], ways(rule)] });
  assert.equal(legalHeard(at(""), 2), "Legal: five of clubs.");
  assert.equal(legalHeard(at("eight"), 2), "Legal: five of clubs, calling hearts, five of clubs, calling spades.");
});

test("sentences end once and begin large", () => {
  assert.deepEqual(["a", "a.", "a?", "“a.”", ""].map(sentence), ["a.", "a.", "a?", "“a.”", ""]);
  assert.equal(spelled(LINE, "{♥D} wins. {♣5} does not."), "The queen of hearts wins. The five of clubs does not.");
});

test("what is wrong ends at its reason, and where none is wanted at itself", () => {
  assert.deepEqual(because("Ten of spades is legal:", "follow suit", ""), ["Ten of spades is legal:", "follow suit"]);
  assert.deepEqual(because("Ten of spades is legal:"), ["Ten of spades is legal."]);
  assert.deepEqual(because("Ten of spades is legal:", undefined), ["Ten of spades is legal."]);
});
