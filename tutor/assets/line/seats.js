// @ts-check
// The seats of the table: a plate with name, count and tags, and the hand, open or hidden.

import { paint, paintBack } from "./cards.js";
import { keep, make, put, putStyle, setText, within } from "../common/dom.js";
import { spacing } from "./spacing.js";

/** @typedef {import("./types.d.ts").DrawnCard} DrawnCard */
/** @typedef {import("./types.d.ts").DrawnSeat} DrawnSeat */
/** @typedef {import("./types.d.ts").Room} Room */
/** @typedef {import("./types.d.ts").View} View */
/** @typedef {(move: string) => void} Press */

/** @param {HTMLElement} plate @param {import("./types.d.ts").Tag[]} tags */
function drawTags(plate, tags) {
  keep(
    within(plate, ".tags"),
    tags,
    (tag, at) => `${tag.kind}:${at}`,
    () => make("span", "tag"),
    (node, tag) => {
      put(node, "data-kind", tag.kind);
      setText(node, tag.text);
    },
  );
}

/** @param {Record<string, string>} words @param {number | null} count */
export const cardWord = (words, count) => (count === 1 && words.card) || words.cards || "";

export function makePlate() {
  const plate = make("div", "plate");
  plate.append(make("span", "name"), make("span", "count"), make("span", "tags"));
  within(plate, ".count").append(make("i", "stack"), make("b"), make("span", "unseen"));
  return plate;
}

/** @param {HTMLElement} plate @param {DrawnSeat} seat @param {Record<string, string>} words */
export function drawPlate(plate, seat, words) {
  put(plate, "data-plate", seat.id);
  plate.toggleAttribute("data-active", Boolean(seat.active));
  const away = seat.out === "done" && plate.dataset.out === ""; // just now, and not when the table first comes
  put(plate, "data-out", seat.out ?? "");
  if (away) plate.setAttribute("data-away", "");
  if (seat.out !== "done") plate.removeAttribute("data-away");
  setText(within(plate, ".name"), seat.name);
  const { count } = seat;
  within(plate, ".count").hidden = count === undefined || count === null;
  setText(within(plate, ".count b"), String(count ?? ""));
  setText(within(plate, ".count .unseen"), ` ${cardWord(words, count)}`);
  drawTags(plate, seat.tags);
}

// A card somebody may press is a button; every other open card is a picture with a name.
/** @param {DrawnCard} card @returns {HTMLElement} */
function makeCard(card) {
  if (!card.move) {
    const picture = make("span", "card");
    put(picture, "role", "img");
    return picture;
  }
  const node = make("button", "card");
  node.type = "button";
  node.tabIndex = -1;
  return node;
}

// An attribute that is there or not.
/** @param {Element} node @param {string} name @param {string | false} value */
function putIf(node, name, value) {
  if (value === false) node.removeAttribute(name);
  else put(node, name, value);
}

/** @param {HTMLElement} node @param {DrawnCard} card @param {View} view @param {Press} press */
function drawCard(node, card, view, press) {
  const { move } = card;
  put(node, "data-card", card.id);
  put(node, "data-state", card.state);
  put(node, "aria-label", card.label);
  put(node, "title", "");
  const chosen = Boolean(move) && view.selected === move;
  node.toggleAttribute("data-selected", chosen);
  putIf(node, "aria-current", chosen && "true");
  putIf(node, "aria-pressed", card.pressed !== undefined && String(card.pressed));
  putIf(node, "aria-disabled", Boolean(card.still) && "true");
  node.onclick = move && !card.still ? () => press(move) : null;
  paint(node, card.id, view.index);
}

/** @param {HTMLElement} hand @param {DrawnSeat} seat @param {View} view @param {Press} press */
export function drawHand(hand, seat, view, press) {
  const hidden = Boolean(seat.hidden);
  put(hand, "data-hand", seat.id);
  hand.toggleAttribute("data-hidden", hidden);
  hand.toggleAttribute("data-long", seat.cards.length > LONG);
  if (hidden) {
    // Backs are a picture of "some cards"; the number is on the plate.
    put(hand, "aria-hidden", "true");
    hand.removeAttribute("role");
    hand.removeAttribute("aria-label");
    for (const size of ["--row", "--step"]) hand.style.removeProperty(size); // those of an open fan
    const backs = Array.from({ length: Math.min(seat.count, 7) }, (_, at) => at);
    keep(hand, backs, (at) => `back${at}`, () => make("span", "card back"), paintBack);
    return;
  }
  hand.removeAttribute("aria-hidden");
  put(hand, "role", "group");
  put(hand, "aria-label", `${view.words.hand ?? ""} ${seat.name}`.trim());
  keep(
    hand,
    seat.cards,
    (card) => `${card.id} ${card.move ? "button" : "picture"}`,
    makeCard,
    (node, card) => drawCard(node, card, view, press),
  );
}

// Everything a seat could do besides playing one card stands at that seat.
/** @param {HTMLElement} node @param {DrawnSeat} seat @param {View} view @param {Press} press */
export function drawActions(node, seat, view, press) {
  const actions = view.actions.filter((action) => action.seat === seat.id);
  let group = node.querySelector(".actions");
  if (!actions.length) return group?.remove();
  if (!group) {
    node.append((group = make("div", "actions")));
    put(group, "role", "group");
  }
  put(group, "aria-label", `${view.words.actions}: ${seat.name}`);
  keep(
    group,
    actions,
    (action) => `action ${action.id}`,
    () => {
      const button = make("button", "action");
      button.type = "button";
      return button;
    },
    (button, action) => {
      put(button, "data-move", action.id);
      put(button, "data-state", action.state);
      button.toggleAttribute("data-selected", view.selected === action.id);
      putIf(button, "aria-pressed", action.pressed !== undefined && String(action.pressed));
      put(button, "aria-label", action.label);
      setText(button, action.text);
      button.onclick = () => press(action.id);
    },
  );
}

const LONG = 11; // more cards than that are narrower where a hand has one line
const STRIP = 27; // px: enough to read the corner of a covered card and to hit it
const HALF = 0.53; // of its width: beside the table the middle of each card can be pressed
const RANK = 0.78; // of its width: a small face has its rank right across

/** @type {WeakMap<HTMLElement, Room>} */
const sizes = new WeakMap();

// Only the hand itself uses them: handed down, each would be looked for in every line of every picture.
try {
  for (const name of ["--row", "--step"]) CSS.registerProperty({ name, syntax: "*", inherits: false });
} catch {
  // Another table of the page has said so, or the browser is an old one.
}

// Hands are fans: as many cards to a row as leave each a strip wide enough. All of them are measured before one is
// changed: a reading after a writing would lay the whole table out anew.
/** @param {HTMLElement[]} hands @param {boolean} fresh */
export function fan(hands, fresh) {
  for (const hand of hands) if (fresh || !sizes.get(hand)?.width) measure(hand); // an empty one told nothing
  for (const hand of hands) {
    const size = sizes.get(hand);
    const [row, step] = size ? spacing(size, hand.children.length) : [];
    if (!row) continue;
    putStyle(hand, "--row", String(row));
    putStyle(hand, "--step", `${step}px`);
  }
}

/** @param {HTMLElement} hand */
function measure(hand) {
  const small = hand.querySelector(".small");
  const width = /** @type {HTMLElement | undefined} */ (hand.children[0])?.offsetWidth ?? 0;
  const shrunk = small !== null && getComputedStyle(small).display !== "none";
  const beside = hand.closest(".seat:is([data-place=left], [data-place=right])") !== null;
  const part = shrunk ? RANK : beside ? HALF : 0;
  sizes.set(hand, { room: hand.clientWidth, width, strip: Math.max(STRIP, width * part) });
}
