// The seats of the table: a plate with name, count and tags, and the hand, open or hidden.

import { paint, paintBack } from "./cards.js";
import { keep, make, put, putStyle, setText } from "../common/dom.js";
import { spacing } from "./spacing.js";

function drawTags(plate, tags) {
  keep(
    plate.querySelector(".tags"),
    tags ?? [],
    (tag, at) => `${tag.kind}:${at}`,
    () => make("span", "tag"),
    (node, tag) => {
      put(node, "data-kind", tag.kind ?? "");
      setText(node, tag.text ?? "");
    },
  );
}

export const cardWord = (words, count) => (count === 1 && words.card) || words.cards || "";

export function makePlate() {
  const plate = make("div", "plate");
  plate.append(make("span", "name"), make("span", "count"), make("span", "tags"));
  plate.querySelector(".count").append(make("i", "stack"), make("b"), make("span", "unseen"));
  return plate;
}

export function drawPlate(plate, seat, words) {
  put(plate, "data-plate", seat.id);
  plate.toggleAttribute("data-active", Boolean(seat.active));
  put(plate, "data-out", seat.out ?? "");
  setText(plate.querySelector(".name"), seat.name ?? seat.id);
  const count = seat.count ?? seat.cards?.length;
  plate.querySelector(".count").hidden = count === undefined || count === null;
  setText(plate.querySelector(".count b"), String(count ?? ""));
  setText(plate.querySelector(".count .unseen"), ` ${cardWord(words, count)}`);
  drawTags(plate, seat.tags);
}

// A card somebody may press is a button; every other open card is a picture with a name.
function makeCard(card) {
  const node = make(card.move ? "button" : "span", "card");
  if (card.move) {
    node.type = "button";
    node.tabIndex = -1;
  } else {
    put(node, "role", "img");
  }
  return node;
}

function drawCard(node, card, view, press) {
  const name = card.label ?? card.id;
  put(node, "data-card", card.id);
  put(node, "data-state", card.state ?? "plain");
  put(node, "aria-label", name);
  put(node, "title", card.note ?? "");
  const chosen = Boolean(card.move) && view.selected === card.move;
  node.toggleAttribute("data-selected", chosen);
  if (chosen) node.setAttribute("aria-current", "true");
  else node.removeAttribute("aria-current");
  if (card.pressed === undefined) node.removeAttribute("aria-pressed");
  else node.setAttribute("aria-pressed", String(card.pressed));
  if (card.still) put(node, "aria-disabled", "true");
  else node.removeAttribute("aria-disabled");
  node.onclick = card.move && !card.still ? () => press(card.move) : null;
  paint(node, card.id, view.index);
}

export function drawHand(hand, seat, view, press) {
  const hidden = Boolean(seat.hidden);
  put(hand, "data-hand", seat.id);
  hand.toggleAttribute("data-hidden", hidden);
  if (hidden) {
    // Backs are a picture of "some cards"; the number is on the plate.
    put(hand, "aria-hidden", "true");
    hand.removeAttribute("role");
    hand.removeAttribute("aria-label");
    for (const size of ["--row", "--step"]) hand.style.removeProperty(size); // those of an open fan
    const backs = Array.from({ length: Math.min(seat.count ?? 0, 7) }, (_, at) => at);
    keep(hand, backs, (at) => `back${at}`, () => make("span", "card back"), paintBack);
    return;
  }
  hand.removeAttribute("aria-hidden");
  put(hand, "role", "group");
  put(hand, "aria-label", `${view.words?.hand ?? ""} ${seat.name ?? seat.id}`.trim());
  keep(
    hand,
    seat.cards ?? [],
    (card) => `${card.id} ${card.move ? "button" : "picture"}`,
    makeCard,
    (node, card) => drawCard(node, card, view, press),
  );
}

// Everything a seat could do besides playing one card stands at that seat.
export function drawActions(node, seat, view, press) {
  const actions = (view.actions ?? []).filter((action) => action.seat === seat.id);
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
      if (action.pressed === undefined) button.removeAttribute("aria-pressed");
      else button.setAttribute("aria-pressed", String(action.pressed));
      put(button, "aria-label", action.label);
      setText(button, action.text);
      button.onclick = () => press(action.id);
    },
  );
}

const STRIP = 27; // px: enough to read the corner of a covered card and to hit it
const RANK = 0.78; // of its width: a small face has its rank right across

const sizes = new WeakMap();

// Only the hand itself uses them: handed down, each would be looked for in every line of every picture.
try {
  for (const name of ["--row", "--step"]) CSS.registerProperty({ name, syntax: "*", inherits: false });
} catch {
  // Another table of the page has said so, or the browser is an old one.
}

// Hands are fans: as many cards to a row as leave each a strip wide enough. All of them are measured before one is
// changed: a reading after a writing would lay the whole table out anew.
export function fan(hands, fresh) {
  for (const hand of hands) if (fresh || !sizes.get(hand)?.width) measure(hand); // an empty one told nothing
  for (const hand of hands) {
    const [row, step] = spacing(sizes.get(hand), hand.children.length);
    if (!row) continue;
    putStyle(hand, "--row", String(row));
    putStyle(hand, "--step", `${step}px`);
  }
}

function measure(hand) {
  const small = hand.querySelector(".small");
  const width = hand.children[0]?.offsetWidth ?? 0;
  const shrunk = small && getComputedStyle(small).display !== "none";
  sizes.set(hand, { room: hand.clientWidth, width, strip: shrunk ? Math.max(STRIP, width * RANK) : STRIP });
}
