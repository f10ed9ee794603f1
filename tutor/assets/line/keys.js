// @ts-check
// The keyboard: one tab stop for the cards, arrows walk between them, focus survives a redraw.

import { targetOf } from "../common/dom.js";
import { meantElsewhere, nameOf } from "../common/keys.js";

/** @typedef {import("./types.d.ts").Coming} Coming */
/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").Focused} Focused */

/** @type {Record<string, [number, number] | undefined>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {HTMLElement} felt @returns {HTMLButtonElement[]} */
const pressable = (felt) => [...felt.querySelectorAll(/** @type {"button"} */ ("button.card"))];

/** @param {Element} node */
function middle(node) {
  const box = node.getBoundingClientRect();
  // Overlapped cards are told apart by their left edge; rows by their middle.
  return [box.left, (box.top + box.bottom) / 2, box.height];
}

// Left and right follow the order of the hand; up and down look for the nearest card in the next row or hand.
/**
 * @param {HTMLButtonElement[]} cards
 * @param {HTMLButtonElement[]} own those of the same hand
 * @param {HTMLButtonElement} from
 * @param {[number, number]} way
 */
function neighbour(cards, own, from, [right, down]) {
  if (right) return own[own.indexOf(from) + right];
  const [x, y, height] = middle(from);
  let best;
  let least = Infinity;
  for (const card of cards) {
    const [cardX, cardY] = middle(card);
    const away = (cardY - y) * down;
    if (away < height * 0.4) continue;
    const distance = away * 3 + Math.abs(cardX - x);
    if (distance < least) [best, least] = [card, distance];
  }
  return best;
}

// Exactly one card can be reached with the Tab key: the one last used, else the chosen one, else the first.
/** @param {HTMLElement} felt @param {HTMLElement | null} [preferred] */
export function settleTabStop(felt, preferred) {
  const cards = pressable(felt);
  const stop =
    cards.find((card) => card === preferred) ??
    cards.find((card) => card.tabIndex === 0) ??
    cards.find((card) => card.hasAttribute("data-selected")) ??
    cards.find((card) => card.closest("[data-active]")) ??
    cards[0];
  for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
}

/** @param {HTMLElement} felt */
export function listen(felt) {
  felt.onkeydown = (event) => {
    if (event.target === felt) return;
    const way = ARROWS[event.key];
    // The page steps through replays with the arrow keys; inside the table they belong to the hand.
    if (!way && event.key !== "Home" && event.key !== "End") return;
    event.stopPropagation();
    const from = cardOf(event);
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const cards = pressable(felt);
    const own = cards.filter((card) => card.parentElement === from.parentElement);
    const to = way ? neighbour(cards, own, from, way) : event.key === "Home" ? own[0] : own.at(-1);
    event.preventDefault();
    if (!to) return;
    settleTabStop(felt, to);
    to.focus();
  };
  felt.addEventListener("focusin", (event) => {
    const card = cardOf(event);
    if (card) settleTabStop(felt, card);
  });
}

/** @param {Event} event @returns {HTMLButtonElement | null} */
const cardOf = (event) => targetOf(event)?.closest(/** @type {"button"} */ ("button.card")) ?? null;

// What can be done first at a table: the card that Tab reaches, else a word.
/** @param {HTMLElement} felt @returns {HTMLElement | null} */
const foremost = (felt) => pressable(felt).find((card) => card.tabIndex === 0) ?? felt.querySelector(".actions button");

// Come to the table by the keyboard.
/** @param {HTMLElement} felt */
export function enter(felt) {
  const first = foremost(felt);
  if (first) first.focus();
  else park(felt);
}

/** @type {WeakMap<HTMLElement, Focused>} */
const parked = new WeakMap();

// Nothing can be pressed until the others have played: the focus waits on the table itself.
/** @param {HTMLElement} felt @param {Focused} [memory] */
export function park(felt, memory = { at: 0 }) {
  felt.tabIndex = -1;
  felt.focus({ preventScroll: true });
  parked.set(felt, memory);
}

// Where the focus is before a redraw, so that it can be given back to the same card, or to its neighbour.
/** @param {ShadowRoot} shadow @param {HTMLElement} felt @returns {Focused | null} */
export function remember(shadow, felt) {
  const focused = /** @type {HTMLElement | null} */ (shadow.activeElement);
  if (focused === felt) return parked.get(felt) ?? null;
  if (!focused?.dataset.key) return null;
  const hand = focused.parentElement;
  return { focused, hand, card: focused.dataset.card, at: [...(hand?.children ?? [])].indexOf(focused) };
}

/** @param {ShadowRoot} shadow @param {HTMLElement} felt @param {Focused | null} memory */
export function restore(shadow, felt, memory) {
  settleTabStop(felt, memory?.focused);
  if (!memory || shadow.activeElement === memory.focused) return;
  const { focused, hand, card, at } = memory;
  const buttons = /** @type {HTMLElement[]} */ ([...(hand?.isConnected ? hand.children : [])]).filter((child) => child.localName === "button");
  const same = focused?.isConnected ? focused : buttons.find((button) => card && button.dataset.card === card);
  const next = same ?? buttons[Math.min(at, buttons.length - 1)] ?? foremost(felt);
  if (!next) {
    park(felt, memory);
    return;
  }
  if (next.classList.contains("card")) settleTabStop(felt, next);
  next.focus({ preventScroll: true });
}

// ---- Stepping: the keys of the page, and those of a presenter's remote ----

/** @type {Record<string, ((one: Table) => void) | undefined>} */
const STEPS = {
  ArrowRight: (one) => one.next(),
  ArrowLeft: (one) => one.previous(),
  PageDown: (one) => one.to(one.step + 1),
  PageUp: (one) => one.to(one.step - 1),
  Home: (one) => one.to(0),
  End: (one) => !one.show.guess && one.to(one.line.most),
};
/** @type {Record<string, ((one: Table) => void) | undefined>} */
const PRESENTER = {
  " ": (one) => one.to(one.step + 1),
  b: (one) => one.blank(),
  ".": (one) => one.blank(),
  e: (one) => one.paragraph(),
  l: (one) => one.reveal(),
  p: (one) => one.leave(),
  Escape: (one) => one.leave(),
};

/** @param {string} name @param {boolean} presenter */
function actOf(name, presenter) {
  if (presenter) return PRESENTER[name] ?? STEPS[name];
  return name.startsWith("Page") ? undefined : STEPS[name];
}

/** @param {Coming} one @returns {one is Table} */
const here = (one) => one.line !== null;

/** @param {Coming} one @param {KeyboardEvent} event */
export function steer(one, event) {
  if (!one.show.keys || meantElsewhere(event)) return;
  const presenter = one.show.mode === "projector";
  const name = nameOf(event);
  const act = actOf(name, presenter);
  if (!act) return;
  if (!here(one)) {
    one.waiting = event.key; // the table is still coming: the key waits for it
    event.preventDefault();
    return;
  }
  const before = `${one.step} ${one.move}`;
  act(one);
  // In a talk the first and the last step lead on to another screen: there the key belongs to the talk.
  if (presenter && (name in STEPS || name === " ") && before === `${one.step} ${one.move}`) return;
  event.preventDefault();
}

// The key that was pressed while the table was still coming, now that it is there.
/** @param {Table} one */
export function steerLate(one) {
  const key = one.waiting;
  one.waiting = "";
  if (key) document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
