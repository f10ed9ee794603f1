// Steps of a position that is being made: doing one, taking it back, and telling the server.

import { give, inPlace, isRest, placesOf, take } from "./editor_places.js";

const PAUSE = 250; // ms after the last key until what was typed is looked at

export const copyOf = (value) => JSON.parse(JSON.stringify(value));

// Pressing a card puts it into the chosen place; a card that lies there already is taken away again.
export function press(one, card) {
  change(one, () => {
    const places = placesOf(one.form);
    const from = places.find((place) => inPlace(place).includes(card));
    const to = places.find((place) => place.key === one.active) ?? places[0];
    if (from) take(one, from, card);
    if (from?.key !== to.key || isRest(to)) give(one, to, card);
  });
}

export function change(one, act, { quiet = false } = {}) {
  // What the server changes itself comes first; what is done meanwhile waits for it.
  if (one.waiting) {
    one.later.push(() => change(one, act, { quiet }));
    return;
  }
  const now = copyOf(one.draft);
  if (!quiet || !one.typing) one.past.push(now);
  one.typing = quiet;
  one.future = [];
  act();
  one.draw();
  tell(one, "check", null, quiet ? PAUSE : 0);
}

export function back(one, from, to) {
  if (!from.length) return;
  to.push(copyOf(one.draft));
  one.draft = from.pop();
  one.typing = false;
  tell(one, "check");
  one.draw();
}

export function tell(one, ask, arg = null, wait = 0) {
  if (one.waiting) {
    one.later.push(() => tell(one, ask, arg));
    return;
  }
  one.number += 1;
  const number = one.number;
  clearTimeout(one.timer);
  if (!["check", "judge"].includes(ask)) {
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
export function dropPiles(one) {
  for (const field of one.form.fields) if (field.rest) delete one.draft.said[field.name];
}
