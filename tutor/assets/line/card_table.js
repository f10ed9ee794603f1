// @ts-check
// The card table: it draws one view into the nodes that are already there. Words come from the data and are set as
// text only; what a press means is the line's business.

import { bringDeck, paint, paintBack, spoken } from "./cards.js";
import { keep, make, put, putStyle, setText, within } from "../common/dom.js";
import { listen, remember, restore } from "./keys.js";
import { move, remembered } from "./motion.js";
import { cardWord, drawActions, drawHand, drawPlate, fan, makePlate } from "./seats.js";
import { directions } from "./spacing.js";

/** @typedef {import("./types.d.ts").DrawnSeat} DrawnSeat */
/** @typedef {import("./types.d.ts").Felt} Felt */
/** @typedef {import("./types.d.ts").Heap} Heap */
/** @typedef {import("./types.d.ts").Laid} Laid */
/** @typedef {import("./types.d.ts").View} View */
/** @typedef {(move: string) => void} Press */
/** @typedef {{ name: string, value?: string, plays?: Laid[] }} Fact what is known, or the last trick */

/** @param {ShadowRoot} shadow @returns {Felt} */
export function makeTable(shadow) {
  bringDeck(shadow);
  const felt = make("div", "felt");
  for (const part of ["reading", "facts", "seats", "centre", "shelf"]) felt.append(make("div", part));
  within(felt, ".reading").classList.add("unseen");
  const centre = within(felt, ".centre");
  // What lies in the middle is told in the reading text; the pictures would only say it twice.
  put(centre, "aria-hidden", "true");
  for (const part of ["trick", "piles"]) centre.append(make("div", part));
  within(shadow, ".table").append(felt);
  listen(felt);
  return { felt, shadow, data: null };
}

// Hands as wide as they can be; without `fresh` what was measured before is believed.
/** @param {Felt} table @param {boolean} [fresh] */
export function spread({ felt }, fresh = true) {
  fan(/** @type {HTMLElement[]} */ ([...felt.querySelectorAll(".hand:not([data-hidden])")]), fresh);
}

// The trick and the one before it.
/** @param {View} view @param {(play: Laid) => string} said */
function tricksRead({ trick, last, words }, said) {
  const before = last ? [`${words.last}: ${last.plays.map(said).join("; ")}. ${last.said}`.trim()] : [];
  if (!trick?.length) return [trick ? words.empty : "", ...before];
  const led = words.led ? [`${words.led}: ${said(trick[0])}`] : [];
  return [...led, `${words.trick ?? ""}: ${trick.map(said).join("; ")}`, ...before];
}

/** @param {Heap} pile @param {View} view */
function pileRead(pile, view) {
  const top = pile.top ? spoken(pile.top, view) : "";
  const counted = pile.count === null ? pile.name : `${pile.name}: ${pile.count} ${cardWord(view.words, pile.count)}`.trim();
  return [counted, top, pile.note].filter(Boolean).join(", ");
}

// The table as a reader without sight would ask for it: led card, trick, piles, the hand to move.
/** @param {HTMLElement} felt @param {View} view */
function drawReading(felt, view) {
  const { words } = view;
  const reading = within(felt, ".reading");
  if (words.lying) {
    put(reading, "role", "group");
    put(reading, "aria-label", words.lying);
  }
  const called = new Map(view.seats.map((seat) => [seat.id, seat.name]));
  const said = (/** @type {Laid} */ play) => `${called.get(play.seat)}: ${play.cards.map((card) => spoken(card, view)).join(", ")}`;
  const hands = view.seats.filter((seat) => seat.active && !seat.hidden && seat.cards.length);
  const lines = [
    view.label,
    ...tricksRead(view, said),
    ...view.facts.map((fact) => `${fact.name}: ${fact.value}`),
    ...view.piles.map((pile) => pileRead(pile, view)),
    ...hands.map((seat) => `${words.hand ?? ""} ${seat.name}: ${seat.cards.map((card) => spoken(card.id, view)).join(", ")}`),
  ];
  keep(
    reading,
    lines.filter(Boolean),
    (_, at) => `line${at}`,
    () => make("p"),
    setText,
  );
}

/** @param {HTMLElement} felt @param {View} view @param {Press} press */
function drawSeats(felt, view, press) {
  const { seats } = view;
  const round = seats.some((seat) => seat.place === "ring");
  const towards = directions(seats);
  const sits = seats.some((seat) => seat.own);
  felt.toggleAttribute("data-ring", round);
  felt.toggleAttribute("data-many", seats.length > 9);
  keep(
    within(felt, ".seats"),
    seats,
    (seat) => `seat ${seat.id}`,
    () => {
      const node = make("div", "seat");
      node.append(makePlate());
      return node;
    },
    (node, seat) => {
      put(node, "data-seat", seat.id);
      put(node, "data-place", seat.place);
      put(node, "role", "group");
      put(node, "aria-label", seat.name);
      node.toggleAttribute("data-active", Boolean(seat.active));
      node.toggleAttribute("data-open", !round && !seat.hidden && seat.cards.length > 0);
      node.toggleAttribute("data-other", sits && !seat.own);
      const [x, y] = towards.get(seat.id) ?? [0, 0];
      putStyle(node, "--x", x.toFixed(4));
      putStyle(node, "--y", y.toFixed(4));
      drawPlate(within(node, ".plate"), seat, view.words);
      drawActions(node, seat, view, press);
      /** @type {HTMLElement | null} */
      let hand = node.querySelector(".hand");
      if (round) return hand?.remove();
      if (!hand) within(node, ".plate").after((hand = make("div", "hand")));
      drawHand(hand, seat, view, press);
    },
  );
  // Round a ring there is no room for open hands: they lie on a shelf below it.
  const open = round ? seats.filter((seat) => !seat.hidden && seat.cards.length) : [];
  const shelf = within(felt, ".shelf");
  shelf.toggleAttribute("data-many", open.length > 4);
  keep(
    shelf,
    open,
    (seat) => `shelf ${seat.id}`,
    () => {
      const node = make("section", "open");
      node.append(make("div", "owner"), make("div", "hand"));
      return node;
    },
    (node, seat) => {
      node.toggleAttribute("data-active", Boolean(seat.active));
      setText(within(node, ".owner"), seat.name);
      drawHand(within(node, ".hand"), seat, view, press);
    },
  );
}

/** @param {HTMLElement} felt @param {View} view */
function drawTrick(felt, view) {
  const trick = within(felt, ".trick");
  const towards = directions(view.seats);
  const names = new Map(view.seats.map((seat) => [seat.id, seat.name]));
  trick.toggleAttribute("data-several", Boolean(view.trick?.some((play) => play.cards.length > 1)));
  felt.toggleAttribute("data-trickless", !view.trick);
  felt.toggleAttribute("data-bare", !view.trick?.length);
  put(trick, "data-empty", view.trick && !view.trick.length ? (view.words.empty ?? "") : "");
  keep(
    trick,
    view.trick ?? [],
    (play, at) => `play ${play.seat} ${at}`,
    () => {
      const node = make("div", "play");
      node.append(make("div", "laid"), make("div", "by"));
      return node;
    },
    (node, play, at) => {
      const [x, y] = towards.get(play.seat) ?? [0, 0];
      putStyle(node, "--x", x.toFixed(4));
      putStyle(node, "--y", y.toFixed(4));
      putStyle(node, "z-index", String(at + 1));
      put(node, "data-seat", play.seat);
      put(node, "data-mark", play.mark);
      setText(within(node, ".by"), names.get(play.seat) ?? play.seat);
      keep(
        within(node, ".laid"),
        play.cards,
        (card) => card,
        () => make("span", "card"),
        (face, card) => {
          put(face, "data-card", card);
          paint(face, card, view.index);
        },
      );
    },
  );
}

/** @param {HTMLElement} felt @param {View} view */
function drawPiles(felt, view) {
  const piles = within(felt, ".piles");
  felt.toggleAttribute("data-piled", view.piles.length > 0);
  piles.toggleAttribute("data-many", view.piles.length > 2);
  keep(
    piles,
    view.piles,
    (pile, at) => `pile ${pile.id} ${view.piles.slice(0, at).filter((other) => other.id === pile.id).length}`,
    () => {
      const node = make("div", "pile");
      node.append(make("span", "card"), make("span", "about"));
      within(node, ".about").append(make("span", "name"), make("b"), make("span", "note"));
      return node;
    },
    (node, pile) => {
      put(node, "data-pile", pile.id);
      const count = pile.count ?? 6; // not counted: as many as one sees
      const card = within(node, ".card");
      card.classList.toggle("none", !pile.top && !count);
      putStyle(card, "--thick", String(Math.min(4, Math.ceil(count / 6))));
      delete card.dataset.card;
      if (pile.top) {
        put(card, "data-card", pile.top);
        paint(card, pile.top, view.index);
      } else if (count) {
        delete card.dataset.suit;
        paintBack(card);
      } else {
        delete card.dataset.look;
        card.replaceChildren();
      }
      setText(within(node, ".name"), pile.name);
      setText(within(node, "b"), pile.count === null ? "" : String(pile.count));
      setText(within(node, ".note"), pile.note);
    },
  );
}

// Trump, score, pot: what everyone at the table knows; and the last trick, which everyone may look at.
/** @param {HTMLElement} felt @param {View} view */
function drawFacts(felt, view) {
  const list = within(felt, ".facts");
  /** @type {Fact[]} */
  const facts = view.facts.map(({ name, value }) => ({ name, value }));
  if (view.last) facts.push({ name: view.words.last, plays: view.last.plays });
  // Where there are tricks the row keeps its place, so that nothing jumps when the first one is over.
  list.hidden = !facts.length && !view.trick;
  const names = new Map(view.seats.map((seat) => [seat.id, seat.name]));
  keep(
    list,
    facts,
    (fact, at) => (fact.plays ? "last" : `fact ${at}`),
    (fact) => {
      const node = make("div", fact.plays ? "fact last" : "fact");
      node.append(make("span", "what"), make("b"));
      return node;
    },
    (node, fact) => {
      setText(within(node, ".what"), fact.name);
      if (!fact.plays) return setText(within(node, "b"), fact.value ?? "");
      within(node, "b").replaceChildren(
        ...fact.plays.map((play) => {
          const laid = make("span", "was");
          put(laid, "data-mark", play.mark);
          laid.append(make("span", "who", names.get(play.seat)), ...play.cards.map((card) => view.glyph(card)));
          return laid;
        }),
      );
    },
  );
}

// Streamlit names its colours but not whether they are light or dark.
/** @param {Element} host */
export function isDark(host) {
  const hex = getComputedStyle(host).getPropertyValue("--st-background-color").trim();
  const parts = /^#(..)(..)(..)/.exec(hex)?.slice(1).map((part) => Number.parseInt(part, 16)) ?? [255, 255, 255];
  return 0.3 * parts[0] + 0.6 * parts[1] + 0.1 * parts[2] < 110;
}

// `instant` shows the view without movement. What is returned lets the cards move, once everything else is in its place.
/** @param {Felt} table @param {View} view @param {Press} press @param {boolean} [instant] */
export function drawTable(table, view, press, instant) {
  const { felt, shadow } = table;
  put(felt, "role", "group");
  put(felt, "aria-label", view.words.table);
  const fresh = JSON.stringify([view.travel ?? null, view.trick ?? null, view.piles ?? null]);
  const moved = !instant && table.data && fresh !== table.fresh;
  const old = moved ? remembered(felt, view.travel) : null;
  const memory = remember(shadow, felt);
  table.data = view;
  table.fresh = fresh;
  drawReading(felt, view);
  drawFacts(felt, view);
  drawSeats(felt, view, press);
  drawTrick(felt, view);
  drawPiles(felt, view);
  spread(table, false);
  restore(shadow, felt, memory);
  return () => move(felt, view.travel, old);
}
