// Where things lie on a table: seats round it, and the cards of a hand in rows.

import assert from "node:assert/strict";
import test from "node:test";
import { directions, spacing } from "../../tutor/assets/line/spacing.js";

test("a compass stays put, a ring begins at the bottom and goes clockwise", () => {
  const compass = directions([{ id: "N", place: "top" }, { id: "E", place: "right" }]);
  assert.deepEqual([compass.get("N"), compass.get("E")], [[0, -1], [1, 0]]);
  const ring = directions(["A", "B", "C", "D"].map((id) => ({ id, place: "ring" })));
  const near = (id) => ring.get(id).map((n) => Math.round(n) + 0);
  assert.deepEqual([near("A"), near("B"), near("C"), near("D")], [[0, 1], [-1, 0], [0, -1], [1, 0]]);
});

test("no card, no room and no width have no rows", () => {
  for (const [found, count] of [[{ room: 300, width: 60, strip: 27 }, 0], [{ room: 0, width: 60, strip: 27 }, 5], [{ room: 300, width: 0, strip: 27 }, 5]])
    assert.deepEqual(spacing(found, count), []);
});

// Every width of a screen, every size of a hand.
test("each card keeps a strip, the last one all of itself, and rows differ by one card at most", () => {
  for (let room = 60; room <= 1400; room += 7) {
    for (const width of [36, 60, 82]) {
      if (room < width) continue;
      for (const strip of [27, Math.max(27, width * 0.78)]) {
        for (let count = 1; count <= 60; count += 1) {
          const [row, step] = spacing({ room, width, strip }, count);
          const rows = Math.ceil(count / row);
          assert.ok(row >= 1 && row <= count);
          assert.ok((row - 1) * step + width <= room + 1e-9 || row === 1, `${room} ${width} ${count}`);
          assert.ok(row === 1 || step >= Math.min(strip, width * 0.8) - 0.1 - 1e-9, `${room} ${width} ${strip} ${count}: ${step}`);
          assert.ok(rows * row - count < rows, "no row more than is needed");
        }
      }
    }
  }
});
