// The card table: it draws one view into the nodes that are already there. Words come from the data and are set as
// text only; what a press means is the line's business.

import { bringDeck, paint, paintBack, spoken } from "./cards.js";
import { keep, make, put, putStyle, setText } from "../common/dom.js";
import { listen, remember, restore } from "./keys.js";
import { move, remembered } from "./motion.js";
import { cardWord, drawActions, drawHand, drawPlate, fan, makePlate } from "./seats.js";
import { directions } from "./spacing.js";

export function makeTable(shadow) {
  bringDeck(shadow);
  const felt = make("div", "felt");
  for (const part of ["reading", "facts", "seats", "centre", "shelf"]) felt.append(make("div", part));
  felt.querySelector(".reading").classList.add("unseen");
  const centre = felt.querySelector(".centre");
  // What lies in the middle is told in the reading text; the pictures would only say it twice.
  put(centre, "aria-hidden", "true");
  for (const part of ["trick", "piles"]) centre.append(make("div", part));
  shadow.querySelector(".table").append(felt);
  listen(felt);
  return { felt, shadow, data: null };
}

// Hands as wide as they can be; without `fresh` what was measured before is believed.
export function spread({ felt }, fresh = true) {
  fan([...felt.querySelectorAll(".hand:not([data-hidden])")], fresh);
}

const cardsOf = (play) => play.cards ?? (play.card ? [play.card] : []);

// The table as a reader without sight would ask for it: led card, trick, piles, the hand to move.
function drawReading(felt, view) {
  const words = view.words ?? {};
  if (words.lying) {
    put(felt.querySelector(".reading"), "role", "group");
    put(felt.querySelector(".reading"), "aria-label", words.lying);
  }
  // A page that has whole sentences sends them; the lines below are for one that has only names.
  if (view.reading) return sayLines(felt, view.reading);
  const called = new Map((view.seats ?? []).map((seat) => [seat.id, seat.name]));
  const said = (play) => `${called.get(play.seat)}: ${cardsOf(play).map((card) => spoken(card, view)).join(", ")}`;
  const lines = [view.label ?? ""];
  const trick = view.trick ?? [];
  if (trick.length) {
    if (words.led) lines.push(`${words.led}: ${said(trick[0])}`);
    lines.push(`${words.trick ?? ""}: ${trick.map(said).join("; ")}`);
  } else if (view.trick && words.empty) {
    lines.push(words.empty);
  }
  if (view.last) lines.push(`${words.last}: ${view.last.plays.map(said).join("; ")}. ${view.last.said}`.trim());
  for (const fact of view.facts ?? []) lines.push(`${fact.name}: ${fact.value}`);
  for (const pile of view.piles ?? []) {
    const top = pile.top ? spoken(pile.top, view) : "";
    const counted = pile.count === null ? pile.name : `${pile.name}: ${pile.count ?? ""} ${cardWord(words, pile.count)}`.trim();
    lines.push(pile.label ?? [counted, top, pile.note].filter(Boolean).join(", "));
  }
  for (const seat of view.seats ?? []) {
    if (!seat.active || seat.hidden || !seat.cards?.length) continue;
    const hand = seat.cards.map((card) => spoken(card.id, view)).join(", ");
    lines.push(`${words.hand ?? ""} ${seat.name}: ${hand}`);
  }
  sayLines(felt, lines);
}

function sayLines(felt, lines) {
  keep(
    felt.querySelector(".reading"),
    lines.filter(Boolean),
    (_, at) => `line${at}`,
    () => make("p"),
    setText,
  );
}

function drawSeats(felt, view, press) {
  const seats = view.seats ?? [];
  const round = seats.some((seat) => seat.place === "ring");
  const towards = directions(seats);
  felt.toggleAttribute("data-ring", round);
  felt.toggleAttribute("data-many", seats.length > 9);
  keep(
    felt.querySelector(".seats"),
    seats,
    (seat) => `seat ${seat.id}`,
    () => {
      const node = make("div", "seat");
      node.append(makePlate());
      return node;
    },
    (node, seat) => {
      put(node, "data-seat", seat.id);
      put(node, "data-place", seat.place ?? "ring");
      put(node, "role", "group");
      put(node, "aria-label", seat.name ?? seat.id);
      node.toggleAttribute("data-active", Boolean(seat.active));
      node.toggleAttribute("data-open", !round && !seat.hidden && Boolean(seat.cards?.length));
      const [x, y] = towards.get(seat.id);
      putStyle(node, "--x", x.toFixed(4));
      putStyle(node, "--y", y.toFixed(4));
      drawPlate(node.querySelector(".plate"), seat, view.words ?? {});
      drawActions(node, seat, view, press);
      let hand = node.querySelector(".hand");
      const wanted = !round && (seat.hidden || seat.cards);
      if (!wanted) return hand?.remove();
      if (!hand) node.querySelector(".plate").after((hand = make("div", "hand")));
      drawHand(hand, seat, view, press);
    },
  );
  // Round a ring there is no room for open hands: they lie on a shelf below it.
  const open = round ? seats.filter((seat) => !seat.hidden && seat.cards?.length) : [];
  const shelf = felt.querySelector(".shelf");
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
      setText(node.querySelector(".owner"), seat.name ?? seat.id);
      drawHand(node.querySelector(".hand"), seat, view, press);
    },
  );
}

function drawTrick(felt, view) {
  const trick = felt.querySelector(".trick");
  const towards = directions(view.seats ?? []);
  const names = new Map((view.seats ?? []).map((seat) => [seat.id, seat.name]));
  trick.toggleAttribute("data-several", Boolean(view.trick?.some((play) => cardsOf(play).length > 1)));
  felt.toggleAttribute("data-trickless", !view.trick);
  felt.toggleAttribute("data-bare", !view.trick?.length);
  put(trick, "data-empty", view.trick && !view.trick.length ? (view.words?.empty ?? "") : "");
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
      put(node, "data-mark", play.mark ?? "");
      setText(node.querySelector(".by"), names.get(play.seat) ?? play.seat);
      keep(
        node.querySelector(".laid"),
        cardsOf(play),
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

function drawPiles(felt, view) {
  const piles = felt.querySelector(".piles");
  const count = view.piles?.length ?? 0;
  felt.toggleAttribute("data-piled", count > 0);
  piles.toggleAttribute("data-many", count > 2);
  keep(
    piles,
    view.piles ?? [],
    (pile, at) => `pile ${pile.id} ${view.piles.slice(0, at).filter((other) => other.id === pile.id).length}`,
    () => {
      const node = make("div", "pile");
      node.append(make("span", "card"), make("span", "about"));
      node.querySelector(".about").append(make("span", "name"), make("b"), make("span", "note"));
      return node;
    },
    (node, pile) => {
      put(node, "data-pile", pile.id);
      const count = pile.count ?? 6; // not counted: as many as one sees
      const card = node.querySelector(".card");
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
      setText(node.querySelector(".name"), pile.name ?? "");
      setText(node.querySelector("b"), pile.count === null || pile.count === undefined ? "" : String(pile.count));
      setText(node.querySelector(".note"), pile.note ?? "");
    },
  );
}

// Trump, score, pot: what everyone at the table knows; and the last trick, which everyone may look at.
function drawFacts(felt, view) {
  const list = felt.querySelector(".facts");
  const facts = (view.facts ?? []).map((fact) => ({ name: fact.name, value: fact.value }));
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
      setText(node.querySelector(".what"), fact.name);
      if (!fact.plays) return setText(node.querySelector("b"), fact.value);
      node.querySelector("b").replaceChildren(
        ...fact.plays.map((play) => {
          const laid = make("span", "was");
          put(laid, "data-mark", play.mark ?? "");
          laid.append(make("span", "who", names.get(play.seat)), ...play.cards.map((card) => view.glyph(card)));
          return laid;
        }),
      );
    },
  );
}

// Streamlit names its colours but not whether they are light or dark.
export function isDark(host) {
  const hex = getComputedStyle(host).getPropertyValue("--st-background-color").trim();
  const parts = /^#(..)(..)(..)/.exec(hex)?.slice(1).map((part) => Number.parseInt(part, 16)) ?? [255, 255, 255];
  return 0.3 * parts[0] + 0.6 * parts[1] + 0.1 * parts[2] < 110;
}

// `instant` shows the view without movement. What is returned lets the cards move, once everything else is in its place.
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
