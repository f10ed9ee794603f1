// When a page is shown: with its end, or with the end of the run; never because of the time.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { shown } from "../../tutor/assets/common/whole.js";

const room = { was: false, end: false, over: false, busy: false, waits: false };

test("its parts come one by one: nothing is shown before its end", () => {
  assert.equal(shown(room), false);
  assert.equal(shown({ ...room, was: true }), false);
});

test("with its end it is shown as soon as its tables are drawn", () => {
  assert.equal(shown({ ...room, end: true, waits: true }), false);
  assert.equal(shown({ ...room, end: true }), true);
});

test("a table that comes later hides nothing", () => {
  assert.equal(shown({ ...room, end: true, was: true, waits: true }), true);
});

test("a page without an end is shown when the server is done with it", () => {
  assert.equal(shown({ ...room, over: true }), true);
});

test("what says that it takes a while is seen", () => {
  assert.equal(shown({ ...room, busy: true, waits: true }), true);
});

test("nothing waits for a time", async () => {
  const script = await readFile(new URL("../../tutor/assets/common/whole.js", import.meta.url), "utf8");
  assert.doesNotMatch(script, /setTimeout|setInterval/);
});
