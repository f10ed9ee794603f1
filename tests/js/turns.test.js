// Presses of a teacher: none is lost, and an old answer turns nothing back.

import assert from "node:assert/strict";
import test from "node:test";
import { inTurn, isOvertaken } from "../../tutor/assets/classes/turns.js";

/** A server that answers when it is told to. */
function server() {
  const asked = /** @type {string[]} */ ([]);
  const open = /** @type {{ done: () => void, fail: (wrong: Error) => void }[]} */ ([]);
  const take = (/** @type {string} */ what) =>
    new Promise((/** @type {(_: void) => void} */ done, fail) => {
      asked.push(what);
      open.push({ done, fail });
    });
  const later = () => new Promise((done) => setImmediate(done));
  return { asked, take, answer: () => (open.shift()?.done(), later()), fail: () => (open.shift()?.fail(new Error("gone")), later()) };
}

/** @param {(what: string) => Promise<void>} take */
function pressing(take) {
  const turns = inTurn();
  return (/** @type {string} */ what) => turns(() => take(what));
}

test("a press while another is under way is taken after it", async () => {
  const { asked, take, answer } = server();
  const press = pressing(take);
  press("back");
  press("next");
  assert.deepEqual(asked, ["back"]);
  await answer();
  assert.deepEqual(asked, ["back", "next"]);
  await answer();
  press("reveal");
  assert.deepEqual(asked, ["back", "next", "reveal"]);
});

test("of several that wait the last one counts: whoever hammers on a key does not skip a lesson", async () => {
  const { asked, take, answer } = server();
  const press = pressing(take);
  for (const what of ["next", "next", "next", "back"]) press(what);
  await answer();
  await answer();
  assert.deepEqual(asked, ["next", "back"]);
});

test("where the server is gone, what waits is not done later, and the next press is", async () => {
  const { asked, take, fail } = server();
  const press = pressing(take);
  const first = press("next");
  press("next");
  fail();
  await assert.rejects(first);
  press("back");
  assert.deepEqual(asked, ["next", "back"]);
});

test("what was answered before the last press is not shown after it", () => {
  assert.equal(isOvertaken({ phase: "open", rev: 3 }, { phase: "revealed", rev: 4 }), true);
  assert.equal(isOvertaken({ phase: "revealed", rev: 4 }, { phase: "revealed", rev: 4 }), false);
  assert.equal(isOvertaken({ phase: "open", rev: 5 }, { phase: "revealed", rev: 4 }), false);
  assert.equal(isOvertaken({ rev: 0 }, { phase: "open", rev: 4 }), false, "nothing has changed");
  assert.equal(isOvertaken({ phase: "gathering", rev: 1 }, null), false);
});
