// @ts-check
// The projector: everything on one screen. The sentence keeps its size; the table gives way. Where nine open hands are too
// many even at the smallest size, only that of whoever is to move lies there; the others are counted at their seats. Where
// four do not fit, what everybody knows stands beside the upper seat instead of above it.

import { putStyle, within } from "../common/dom.js";
import { spread } from "./card_table.js";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {"left" | "top" | "right" | "bottom"} Side */

const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46];

/** @param {import("./types.d.ts").Table} one */
export function fitScreen(one) {
  const table = within(one.root, ".table");
  for (const crowded of [false, true]) {
    table.toggleAttribute("data-crowded", crowded);
    if (SIZES.some((size) => fits(one.table, table, size))) return;
  }
}

/** @param {import("./types.d.ts").Felt} drawn @param {HTMLElement} table @param {number} size */
function fits(drawn, table, size) {
  const { felt } = drawn;
  putStyle(table, "--fit", String(size));
  spread(drawn);
  return felt.scrollHeight <= table.clientHeight + 1 && felt.scrollWidth <= table.clientWidth + 1 && !covered(felt);
}

/** @param {Element} felt @param {string} what @returns {Box[]} */
const boxesOf = (felt, what) => [...felt.querySelectorAll(what)].map((node) => node.getBoundingClientRect());

// A hand is as wide as its cards, not as the row it lies in.
/** @param {Element} felt @returns {Box[]} */
function handsOf(felt) {
  return [...felt.querySelectorAll(".seat > .hand")].filter((hand) => hand.children.length).map((hand) => {
    const cards = [...hand.children].map((card) => card.getBoundingClientRect());
    const side = (/** @type {Side} */ name, /** @type {(...all: number[]) => number} */ most) => most(...cards.map((box) => box[name]));
    return { left: side("left", Math.min), top: side("top", Math.min), right: side("right", Math.max), bottom: side("bottom", Math.max) };
  });
}

/** @param {Box} a @param {Box} b */
const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

// Whether something that has to be seen lies under something else.
/** @param {Element} felt */
function covered(felt) {
  const around = [...handsOf(felt), ...boxesOf(felt, ".seat > .plate, .action, .facts > *")];
  const [piles, laid] = [boxesOf(felt, ".pile > *"), boxesOf(felt, ".play")];
  const known = [...around, ...boxesOf(felt, ".trick")];
  return (
    known.some((a, n) => known.slice(n + 1).some((b) => meet(a, b))) ||
    piles.some((a) => [...around, ...laid].some((b) => meet(a, b))) ||
    laid.some((a) => around.some((b) => meet(a, b)))
  );
}
