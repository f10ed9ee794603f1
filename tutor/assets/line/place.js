// @ts-check
// The address of a line: the script owns step and move in it, the server everything else.

import { write } from "../common/history.js";

const REST = 700; // ms without a step until the address becomes a place to come back to

export function asked() {
  const query = new URLSearchParams(location.search);
  const step = query.get("step") ?? "";
  return { step: /^\d{1,5}$/.test(step) ? Number(step) : 0, move: query.get("move") ?? "" };
}

/** @typedef {import("./types.d.ts").Table} Table */

/** @param {Table} one @param {boolean} stepped */
export function writeAddress(one, stepped) {
  if (!one.show.address) return one.show.rests ? rest(one) : undefined;
  const url = new URL(location.href);
  const put = (/** @type {string} */ name, /** @type {string} */ value) => (value ? url.searchParams.set(name, value) : url.searchParams.delete(name));
  if (one.line.most) put("step", one.step ? String(one.step) : "");
  put("move", one.move);
  if (url.href === location.href) return;
  one.moving = write(stepped ? "step" : "answer", url, one.moving);
  rest(one);
}

/** @param {Table} one */
export function rest(one) {
  clearTimeout(one.timers.rest);
  one.timers.rest = setTimeout(() => {
    one.moving = false;
    one.keep("place", one.show.address ? location.search : `?${new URLSearchParams({ step: String(one.step), move: one.move, of: one.show.mark?.name ?? "" })}`);
  }, one.show.address || !one.move ? REST : 0);
}
