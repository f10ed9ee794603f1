// One press, one place: every transition of the browser's history, as a table, and what they come to in a row.

import assert from "node:assert/strict";
import test from "node:test";
import { WAYS, wayOf } from "../../tutor/assets/common/history.js";

// who asks | somebody has pressed | a line is moving | what is done | still pressed | moving then
const TABLE = `
page   | -       | -      | replace | -       | -
page   | pressed | -      | push    | -       | -
page   | -       | moving | replace | -       | moving
page   | pressed | moving | push    | -       | moving
step   | -       | -      | replace | -       | moving
step   | pressed | -      | push    | -       | moving
step   | -       | moving | replace | -       | moving
step   | pressed | moving | replace | pressed | moving
answer | -       | -      | replace | -       | -
answer | pressed | -      | replace | pressed | -
answer | -       | moving | replace | -       | moving
answer | pressed | moving | replace | pressed | moving
entry  | -       | -      | replace | -       | -
entry  | pressed | -      | replace | pressed | -
entry  | -       | moving | replace | -       | moving
entry  | pressed | moving | replace | pressed | moving
`;
const rows = TABLE.trim().split("\n").map((row) => row.split("|").map((cell) => cell.trim()));

test("every transition is in the table once", () => {
  assert.equal(new Set(rows.map((row) => row.slice(0, 3).join())).size, Object.keys(WAYS).length * 4);
});

for (const [asks, pressed, moving, does, still, then] of rows) {
  test(`${asks}, ${pressed}, ${moving}: ${does}`, () => {
    const way = wayOf(asks, { pressed: pressed === "pressed", moving: moving === "moving" });
    assert.deepEqual(way, { does, pressed: still === "pressed", moving: then === "moving" });
  });
}

// What a browser's history holds after these acts; `rest` is a reader who stays for a moment.
function after(...acts) {
  const places = ["opened"];
  let moment = { pressed: false, moving: false };
  for (const act of acts) {
    if (act === "press") moment = { ...moment, pressed: true };
    else if (act === "rest") moment = { ...moment, moving: false };
    else {
      const { does, ...next } = wayOf(act, moment);
      if (does === "push") places.push(act);
      else places[places.length - 1] = act;
      moment = next;
    }
  }
  return places;
}

test("what the server says of a page that was just opened is the same place", () => {
  assert.deepEqual(after("page", "page"), ["page"]);
});

test("a press on a way leaves one place, however often the server writes its address", () => {
  assert.deepEqual(after("page", "press", "page", "page"), ["page", "page"]);
});

test("who steps through a line leaves one place until they rest", () => {
  assert.deepEqual(after("page", "press", "step", "press", "step", "press", "step"), ["page", "step"]);
  assert.deepEqual(after("page", "press", "step", "rest", "press", "step"), ["page", "step", "step"]);
});

test("an answer and an entry leave none", () => {
  assert.deepEqual(after("page", "press", "answer", "press", "entry"), ["entry"]);
});

test("a line that goes on by itself leaves none", () => {
  assert.deepEqual(after("page", "step", "rest", "step"), ["step"]);
});
