// Sounds as they are written down: short, quiet, and none like another.

import assert from "node:assert/strict";
import test from "node:test";

import { SOUNDS, sound } from "../../tutor/assets/common/sound.js";

test("a sound is short and quiet", () => {
  for (const [name, notes] of Object.entries(SOUNDS)) {
    assert.ok(notes.length > 0, name);
    for (const { pitch, at, long, loud } of notes) {
      assert.ok(pitch >= 100 && pitch <= 2000, `${name} can be heard`);
      assert.ok(at >= 0 && at + long <= 0.8, `${name} is over soon`);
      assert.ok(loud > 0 && loud <= 0.2, `${name} startles nobody`);
    }
  }
});

test("no two sounds are alike", () => {
  const written = Object.values(SOUNDS).map((notes) => JSON.stringify(notes));
  assert.equal(new Set(written).size, written.length);
});

test("where nothing can sound nothing fails", () => {
  for (const name of Object.keys(SOUNDS)) sound(name);
});
