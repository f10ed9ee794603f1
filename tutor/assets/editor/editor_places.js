// @ts-check
// Places: where a card can lie, what lies there, and how the draft says it.

/** @typedef {import("./types.d.ts").Editor} Editor */
/** @typedef {import("./types.d.ts").Place} Place */
/** @typedef {import("./types.d.ts").Field} Field */
/** @typedef {import("./types.d.ts").Card} Card */
/** @typedef {[string, Card[]]} Play who laid what */

/** @param {import("./types.d.ts").Form} form @returns {Place[]} */
export function placesOf(form) {
  /** @type {Place[]} */
  const places = [];
  for (const field of form.fields) {
    if (field.shape === "hands") {
      for (const seat of form.seats) {
        const label = field.name === "hands" ? seat.name : `${field.label}: ${seat.name}`;
        places.push({ key: `${field.name}.${seat.id}`, field, part: seat.id, label, short: seat.name });
      }
    } else if (field.shape === "heaps") {
      for (let n = 0; n <= field.cards.length; n += 1) {
        places.push({ key: `${field.name}.${n}`, field, part: n, label: `${field.label} ${n + 1}`, short: String(n + 1) });
      }
    } else if (["cards", "card", "trick"].includes(field.shape)) {
      places.push({ key: field.name, field, label: field.label, short: field.label });
    }
  }
  // Hands come first, then the trick, then the rest as the game declares it.
  /** @param {Place} place */
  const rank = ({ field }) => ["hands", "trick"].indexOf(field.name) + (["hands", "trick"].includes(field.name) ? 0 : 9);
  return places.sort((one, other) => rank(one) - rank(other));
}

/** @param {Place} place @returns {Card[]} */
export const inPlace = ({ field, part }) => {
  if (field.shape === "trick") return field.cards.flatMap((/** @type {Play} */ [, cards]) => cards);
  return part === undefined ? field.cards : (field.cards[part] ?? []);
};

/** @param {Place} place */
export const isRest = ({ field }) => Boolean(field.rest) && field.said === null;

// What was typed there and is not read yet, or cannot be read, is kept as it is; a card is only added to it.
/** @param {Editor} one @param {Place} place @param {Card} card */
function addToText(one, place, card) {
  const { field, part } = place;
  const { said } = one.draft;
  const text = String((part === undefined ? said[field.name] : said[field.name]?.[part]) ?? "");
  if (part === undefined) said[field.name] = `${text} ${card}`.trim();
  else said[field.name] = { ...said[field.name], [part]: `${text} ${card}`.trim() };
}

/** @param {Editor} one @param {Place} place @param {Card[]} cards */
function setCards(one, place, cards) {
  const { field, part } = place;
  const { said } = one.draft;
  const text = cards.join(" ");
  if (field.shape === "hands") {
    field.cards[part ?? ""] = cards;
    said[field.name] = { ...said[field.name], [part ?? ""]: text };
  } else if (field.shape === "heaps") {
    field.cards[part ?? ""] = cards;
    said[field.name] = field.cards.filter((/** @type {Card[]} */ heap) => heap.length).map((/** @type {Card[]} */ heap) => heap.join(" "));
  } else if (!isRest(place)) {
    field.cards = cards;
    if (text) said[field.name] = text;
    else delete said[field.name];
  }
}

/** @param {Editor} one @param {Field} field @param {Play[]} rows */
export function setTrick(one, field, rows) {
  /** @type {Play[]} */
  const joined = [];
  for (const [seat, cards] of rows) {
    const last = joined.at(-1);
    if (field.several && last && last[0] === seat) last[1].push(...cards);
    else if (cards.length) joined.push([seat, [...cards]]);
  }
  field.cards = joined;
  one.draft.said[field.name] = joined.map(([seat, cards]) => `${seat} ${cards.join(" ")}`);
  if (!joined.length) delete one.draft.said[field.name];
}

/** @param {Editor} one @param {Place} place @param {Card} card */
export function take(one, place, card) {
  if (place.field.shape === "trick") {
    setTrick(one, place.field, place.field.cards.map((/** @type {Play} */ [seat, cards]) => [seat, cards.filter((each) => each !== card)]));
  } else setCards(one, place, inPlace(place).filter((each) => each !== card));
}

/** @param {Editor} one @param {Place} place @param {Card} card @param {string | number} [by] whoever held it */
export function give(one, place, card, by) {
  const { field } = place;
  if (one.typed.has(place.key) && ["cards", "hands"].includes(field.shape)) {
    addToText(one, place, card);
    return;
  }
  if (field.shape === "card") setCards(one, place, [card]);
  else if (field.shape === "trick") {
    const seats = one.form.seats.map((seat) => seat.id);
    const last = field.cards.at(-1)?.[0];
    const next = last === undefined ? 0 : (seats.indexOf(last) + 1) % seats.length;
    setTrick(one, field, [...field.cards, [String(by ?? seats[next]), [card]]]);
  } else setCards(one, place, [...inPlace(place), card]);
}
