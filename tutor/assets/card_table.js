// The card table. Streamlit calls the default export again whenever the data or the theme changes,
// so it draws into the nodes that are already there. Words come from the data and are set as text only.

import { bringDeck, paint, paintBack, spoken } from "./cards.js";
import { keep, make, setText } from "./dom.js";
import { listen, remember, restore } from "./keys.js";
import { move, pictures, places } from "./motion.js";
import { cardWord, directions, drawHand, drawPlate, fan, makePlate } from "./seats.js";

const PATIENCE = 4000; // ms until a press that changed nothing stops looking busy

const tables = new WeakMap();

function build(shadow) {
  const felt = make("div", "felt");
  for (const part of ["reading", "facts", "seats", "centre", "shelf", "actions"]) felt.append(make("div", part));
  felt.querySelector(".reading").classList.add("unseen");
  felt.querySelector(".actions").setAttribute("role", "group");
  const centre = felt.querySelector(".centre");
  // What lies in the middle is told in the reading text; the pictures would only say it twice.
  centre.setAttribute("aria-hidden", "true");
  for (const part of ["trick", "piles"]) centre.append(make("div", part));
  shadow.querySelector(".table").append(felt);
  const table = { felt, data: null };
  table.watch = new ResizeObserver(() => table.data && spread(table));
  table.watch.observe(felt);
  listen(felt);
  return table;
}

function spread({ felt, data }) {
  for (const hand of felt.querySelectorAll(".hand:not([data-hidden])")) fan(hand);
  // On a projector the table fills what the page leaves of one screen.
  const above = felt.getBoundingClientRect().top + scrollY;
  felt.style.minHeight = data.mode === "projector" ? `${Math.max(0, innerHeight - above - 24)}px` : "";
}

const cardsOf = (play) => play.cards ?? (play.card ? [play.card] : []);

// The table as a reader without sight would ask for it: led card, trick, piles, the hand to move.
function drawReading(felt, view) {
  const words = view.words ?? {};
  // A page that has whole sentences sends them; the lines below are for one that has only names.
  if (view.reading) return sayLines(felt, view.reading);
  const said = (play) => play.label ?? cardsOf(play).map((card) => spoken(card, view.lang)).join(", ");
  const lines = [view.label ?? ""];
  const trick = view.trick ?? [];
  if (trick.length) {
    if (words.led) lines.push(`${words.led}: ${said(trick[0])}`);
    lines.push(`${words.trick ?? ""}: ${trick.map(said).join("; ")}`);
  } else if (view.trick && words.empty) {
    lines.push(words.empty);
  }
  for (const fact of view.facts ?? []) lines.push(`${fact.name}: ${fact.value}`);
  for (const pile of view.piles ?? []) {
    const top = pile.top ? spoken(pile.top, view.lang) : "";
    const counted = `${pile.name}: ${pile.count ?? ""} ${cardWord(words, pile.count)}`.trim();
    lines.push(pile.label ?? [counted, top, pile.note].filter(Boolean).join(", "));
  }
  for (const seat of view.seats ?? []) {
    if (!seat.active || seat.hidden || !seat.cards?.length) continue;
    const hand = seat.cards.map((card) => spoken(card.id, view.lang)).join(", ");
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
      const node = make("section", "seat");
      node.append(makePlate());
      return node;
    },
    (node, seat) => {
      node.dataset.seat = seat.id;
      node.dataset.place = seat.place ?? "ring";
      node.toggleAttribute("data-active", Boolean(seat.active));
      node.toggleAttribute("data-open", !round && !seat.hidden && Boolean(seat.cards?.length));
      const [x, y] = towards.get(seat.id);
      node.style.setProperty("--x", x.toFixed(4));
      node.style.setProperty("--y", y.toFixed(4));
      drawPlate(node.querySelector(".plate"), seat, view.words ?? {});
      let hand = node.querySelector(".hand");
      const wanted = !round && (seat.hidden || seat.cards);
      if (!wanted) return hand?.remove();
      if (!hand) node.append((hand = make("div", "hand")));
      drawHand(hand, seat, view, press);
    },
  );
  // Round a ring there is no room for open hands: they lie on a shelf below it.
  keep(
    felt.querySelector(".shelf"),
    round ? seats.filter((seat) => !seat.hidden && seat.cards?.length) : [],
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
  felt.toggleAttribute("data-trickless", !view.trick);
  felt.toggleAttribute("data-bare", !view.trick?.length);
  trick.dataset.empty = view.trick && !view.trick.length ? (view.words?.empty ?? "") : "";
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
      node.style.setProperty("--x", x.toFixed(4));
      node.style.setProperty("--y", y.toFixed(4));
      node.style.zIndex = at + 1;
      node.dataset.mark = play.mark ?? "";
      setText(node.querySelector(".by"), names.get(play.seat) ?? play.seat);
      keep(
        node.querySelector(".laid"),
        cardsOf(play),
        (card) => card,
        () => make("span", "card"),
        (face, card) => {
          face.dataset.card = card;
          paint(face, card, view.index);
        },
      );
    },
  );
}

function drawPiles(felt, view) {
  keep(
    felt.querySelector(".piles"),
    view.piles ?? [],
    (pile) => `pile ${pile.id}`,
    () => {
      const node = make("div", "pile");
      node.append(make("span", "card"), make("span", "about"));
      node.querySelector(".about").append(make("span", "name"), make("b"), make("span", "note"));
      return node;
    },
    (node, pile) => {
      node.dataset.pile = pile.id;
      const count = pile.count ?? 0;
      const card = node.querySelector(".card");
      card.classList.toggle("none", !pile.top && !count);
      card.style.setProperty("--thick", Math.min(4, Math.ceil(count / 6)));
      delete card.dataset.card;
      if (pile.top) {
        card.dataset.card = pile.top;
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

// Trump, score, pot: what everyone at the table knows.
function drawFacts(felt, view) {
  const list = felt.querySelector(".facts");
  const facts = view.facts ?? [];
  list.hidden = !facts.length;
  keep(
    list,
    facts,
    (fact, at) => `fact ${at}`,
    () => {
      const node = make("div", "fact");
      node.append(make("span", "what"), make("b"));
      return node;
    },
    (node, fact) => {
      setText(node.querySelector(".what"), fact.name);
      setText(node.querySelector("b"), fact.value);
    },
  );
}

function drawActions(felt, view, press) {
  const group = felt.querySelector(".actions");
  const actions = view.actions ?? [];
  group.hidden = !actions.length;
  if (view.words?.actions) group.setAttribute("aria-label", view.words.actions);
  keep(
    group,
    actions,
    (action) => `action ${action.id}`,
    () => {
      const node = make("button", "action");
      node.type = "button";
      return node;
    },
    (node, action) => {
      node.dataset.move = action.id;
      node.dataset.state = action.state ?? "plain";
      node.toggleAttribute("data-selected", view.selected === action.id);
      node.removeAttribute("data-pending");
      node.setAttribute("aria-label", action.label ?? action.text ?? action.id);
      setText(node, action.text ?? action.id);
      node.onclick = () => press(node, action.id);
    },
  );
}

// Streamlit names its colours but not whether they are light or dark.
function isDark(host) {
  const hex = getComputedStyle(host).getPropertyValue("--st-background-color").trim();
  const parts = /^#(..)(..)(..)/.exec(hex)?.slice(1).map((part) => Number.parseInt(part, 16)) ?? [255, 255, 255];
  return 0.3 * parts[0] + 0.6 * parts[1] + 0.1 * parts[2] < 110;
}

export default function cardTable({ data, parentElement: shadow, setTriggerValue }) {
  bringDeck(shadow);
  let table = tables.get(shadow);
  if (!table || !table.felt.isConnected) tables.set(shadow, (table = build(shadow)));
  const { felt } = table;
  const view = data?.[0] ?? {};
  const host = shadow.querySelector(".table");
  host.lang = view.lang ?? "de";
  host.dataset.mode = view.mode ?? "normal";
  host.dataset.colours = view.colours ?? "two";
  host.toggleAttribute("data-dark", isDark(host));
  felt.setAttribute("role", "group");
  felt.setAttribute("aria-label", view.words?.table ?? view.label ?? "");

  const press = (node, move) => {
    // The press is seen at once; what it means comes from the server.
    node.setAttribute("data-pending", "");
    setTimeout(() => node.removeAttribute("data-pending"), PATIENCE);
    setTriggerValue("press", move);
  };

  const fresh = JSON.stringify(view.travel ?? null) + JSON.stringify(view.trick ?? null);
  const moved = table.data && fresh !== table.fresh;
  const before = moved ? places(felt) : new Map();
  const old = moved ? pictures(felt) : new Map();
  const memory = remember(shadow);

  table.data = view;
  table.fresh = fresh;
  drawReading(felt, view);
  drawFacts(felt, view);
  drawSeats(felt, view, press);
  drawTrick(felt, view);
  drawPiles(felt, view);
  drawActions(felt, view, press);
  spread(table);
  restore(shadow, felt, memory);
  move(felt, view.travel, before, old);

  return () => {
    table.watch.disconnect();
    tables.delete(shadow);
  };
}
