// @ts-check
// The pack as a grid: every card is a button that says where it lies.

import { keep, make, setText } from "../common/dom.js";
import { drags } from "./editor_drag.js";
import { inPlace, isRest, placesOf } from "./editor_places.js";
import { press } from "./editor_steps.js";

/** @typedef {import("./types.d.ts").Editor} Editor */
/** @typedef {import("./types.d.ts").Card} Card */

/** @param {Card} card */
export const red = (card) => "♥♦".includes(card[0]);

/** @param {Editor} one @param {Card} card */
function cardButton(one, card) {
  const node = make("button", "c");
  node.type = "button";
  node.onclick = () => {
    one.lastCard = card;
    press(one, card);
  };
  drags(one, node, card);
  return node;
}

// One row for a suit of one pack, from the ace down; the jokers have their own.
/** @param {Card[]} pack @returns {Card[][]} */
function rowsOf(pack) {
  const rows = new Map();
  for (const card of pack) {
    const name = card.startsWith("JK") ? "JK" : card[0] + (card.match(/[a-h]$/)?.[0] ?? "");
    rows.set(name, [...(rows.get(name) ?? []), card]);
  }
  return [...rows.values()];
}

// What stands on a small card: its rank and its sign.
/** @param {Card} card @param {string} short */
function cornerOf(card, short) {
  return card.startsWith("JK") ? ["★", card.slice(2)] : [short.slice(1), short[0]];
}

/** @param {Editor} one */
export function drawGrid(one) {
  const { form } = one;
  const places = placesOf(form);
  const lies = new Map();
  for (const place of [...places].reverse()) for (const card of inPlace(place)) lies.set(card, place);
  const rows = rowsOf(form.pack);
  keep(one.parts.grid, rows, (row) => row[0], () => make("div", "row"), (node, row) => {
    node.style.setProperty("--n", String(row.length));
    keep(node, row, (card) => card, (card) => cardButton(one, card), (button, card) => {
      const place = lies.get(card);
      const [short, name] = form.names[card];
      const free = !place || isRest(place);
      button.classList.toggle("red", red(card));
      button.toggleAttribute("data-lies", !free);
      button.setAttribute("aria-pressed", String(place?.key === one.active && !isRest(place)));
      button.setAttribute("aria-label", place ? `${name}, ${place.label}` : name);
      button.tabIndex = card === (one.lastCard ?? form.pack[0]) ? 0 : -1;
      if (button.dataset.text !== short) {
        button.dataset.text = short;
        const [rank, sign] = cornerOf(card, short);
        button.replaceChildren(make("b", "", rank), make("i", "", sign), make("small", ""));
      }
      setText(/** @type {Element} */ (button.querySelector("small")), free ? "" : place.short);
    });
  });
}

/** @type {Record<string, number | undefined>} */
const STEPS = { ArrowRight: 1, ArrowLeft: -1 };
/** @type {Record<string, number | undefined>} */
const JUMPS = { ArrowDown: 1, ArrowUp: -1 };

/** @param {Editor} one @param {KeyboardEvent} event */
export function wander(one, event) {
  const step = STEPS[event.key];
  const jump = JUMPS[event.key];
  const rows = [...one.parts.grid.children].map((row) => /** @type {HTMLElement[]} */ ([...row.children]));
  const from = /** @type {HTMLElement} */ (event.target);
  const row = rows.findIndex((cards) => cards.includes(from));
  if (row < 0 || (!step && !jump)) return;
  const column = rows[row].indexOf(from);
  const there = step ? rows[row][column + step] : rows[row + (jump ?? 0)]?.[Math.min(column, rows[row + (jump ?? 0)].length - 1)];
  event.preventDefault();
  if (!there) return;
  from.tabIndex = -1;
  there.tabIndex = 0;
  there.focus();
}
