// @ts-check
// Steps of a position that is being made: doing one, taking it back, and telling the server.

import { give, inPlace, isRest, placesOf, take } from "./editor_places.js";

/** @typedef {import("./types.d.ts").Editor} Editor */
/** @typedef {import("./types.d.ts").Place} Place */
/** @typedef {import("./types.d.ts").Card} Card */
/** @typedef {"past" | "future"} Way */

const PAUSE = 250; // ms after the last key until what was typed is looked at

/** @template T @param {T} value @returns {T} */
export const copyOf = (value) => JSON.parse(JSON.stringify(value));

// Pressing a card puts it into the chosen place; a card that lies there already is taken away again.
/** @param {Editor} one @param {Card} card */
export function press(one, card) {
  const chosen = one.active; // another place may be chosen before this is done
  change(one, () => {
    const places = placesOf(one.form);
    const to = places.find((place) => place.key === chosen) ?? places[0];
    if (lies(places, card)?.key === to.key && !isRest(to)) take(one, to, card);
    else move(one, places, card, to);
  });
}

// Puts a card into a place, wherever it lies; into none, it goes back to the pack.
/** @param {Editor} one @param {Card} card @param {string | undefined} key */
export function put(one, card, key) {
  if (lies(placesOf(one.form), card)?.key === key) return;
  change(one, () => {
    const places = placesOf(one.form);
    move(one, places, card, places.find((place) => place.key === key));
  });
}

/** @param {Place[]} places @param {Card} card */
const lies = (places, card) => places.find((place) => inPlace(place).includes(card));

/** @param {Editor} one @param {Place[]} places @param {Card} card @param {Place | undefined} to */
function move(one, places, card, to) {
  const from = lies(places, card);
  if (from) take(one, from, card);
  // Whoever held a card has laid it.
  if (to) give(one, to, card, from?.field.name === "hands" ? from.part : undefined);
}

// What is done while the server is asked waits for its answer, in the order in which it was done.
/** @param {Editor} one */
const held = (one) => one.waiting || one.later.length;

// `settle`: only the server knows what lies where afterwards.
/** @param {Editor} one @param {() => void} act */
export function change(one, act, { quiet = false, settle = false } = {}) {
  // What was typed is read first: a card is put to what it says. And what the server changes itself comes first, too.
  if (one.unread && !quiet && !held(one)) tell(one, "check", null, 0, true);
  if (held(one)) {
    one.later.push(() => change(one, act, { quiet, settle }));
    return;
  }
  const now = copyOf(one.draft);
  if (!quiet || !one.typing) one.past.push(now);
  one.typing = quiet;
  one.future = [];
  act();
  one.draw();
  tell(one, "check", null, quiet ? PAUSE : 0, settle);
  if (quiet) one.unread = one.number;
}

// One step back from the `past`, or forward again from the `future`.
/** @param {Editor} one @param {Way} from @param {Way} to */
export function back(one, from, to) {
  if (held(one)) {
    one.later.push(() => back(one, from, to));
    return;
  }
  const before = one[from].pop();
  if (!before) return;
  one[to].push(copyOf(one.draft));
  one.draft = before;
  one.typing = false;
  tell(one, "check", null, 0, true);
  one.draw();
}

/** @param {Editor} one @param {string} ask @param {any} [arg] @param {number} [wait] @param {boolean} [settle] */
export function tell(one, ask, arg = null, wait = 0, settle = !["check", "judge"].includes(ask)) {
  if (held(one)) {
    one.later.push(() => tell(one, ask, arg, 0, settle));
    return;
  }
  one.number += 1;
  const number = one.number;
  clearTimeout(one.timer);
  if (settle) {
    one.waiting = number;
    one.root.setAttribute("aria-busy", "true");
  }
  const send = () => {
    one.sent = number;
    one.send("said", JSON.stringify({ n: number, draft: one.draft, ask, arg }));
  };
  if (wait) one.timer = setTimeout(send, wait);
  else send();
}

// What lies nowhere else is the rest, as soon as no pile is named card by card.
/** @param {Editor} one */
export function dropPiles(one) {
  for (const field of one.form.fields) if (field.rest) delete one.draft.said[field.name];
}
