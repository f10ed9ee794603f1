// @ts-check
// The places of the table: which one is chosen, what lies there, and what is typed there.

import { keep, make, setText } from "../common/dom.js";
import { drags, takes } from "./editor_drag.js";
import { red } from "./editor_grid.js";
import { inPlace, isRest, placesOf, setTrick } from "./editor_places.js";
import { change } from "./editor_steps.js";

/** @typedef {import("./types.d.ts").Editor} Editor */
/** @typedef {import("./types.d.ts").Place} Place */
/** @typedef {import("./types.d.ts").Card} Card */
/** @typedef {HTMLElement & { place: Place }} Drawn a place as it is drawn, with what it shows */

/** @param {Editor} one @param {Place} place @returns {Drawn} */
function makePlace(one, place) {
  const node = Object.assign(make("div", "place"), { place });
  const label = make("label", "name");
  const radio = make("input");
  radio.type = "radio";
  radio.name = "place";
  radio.onchange = () => {
    one.active = radio.value;
    one.draw();
    focusIn(one, "input[type=radio]"); // a place that was folded away comes out when it is chosen
  };
  label.append(radio, make("span", "called"), make("small", "count"));
  const typed = make("input", "typed");
  typed.type = "text";
  typed.autocomplete = "off";
  typed.spellcheck = false;
  typed.oninput = () => write(one, node.place, typed.value);
  typed.onchange = () => (one.typing = false);
  typed.onkeydown = (event) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goOn(one, place.key, event.shiftKey ? -1 : 1);
  };
  takes(one, node, () => place.key);
  node.append(label, make("div", "lying"), typed, make("p", "wrong"));
  node.dataset.shape = place.field.shape;
  return node;
}

// The next place is where the next cards are typed.
/** @param {Editor} one @param {string} key @param {number} by */
function goOn(one, key, by) {
  const keys = placesOf(one.form).map((place) => place.key);
  one.active = keys[(keys.indexOf(key) + by + keys.length) % keys.length];
  one.draw();
  focusIn(one, ".typed");
}

/** @param {Editor} one @param {string} control */
function focusIn(one, control) {
  const places = /** @type {HTMLElement[]} */ ([...one.parts.places.children]);
  /** @type {HTMLElement | null | undefined} */
  const wanted = places.find((node) => node.dataset.key === one.active)?.querySelector(control);
  wanted?.focus();
}

// What is typed stays as it was typed; the server says what it reads in it.
/** @param {Editor} one @param {Place} place @param {string} text */
function write(one, { key, field, part }, text) {
  one.typed.add(key);
  change(one, () => {
    const { said } = one.draft;
    if (field.shape === "trick") said[field.name] = text.split(/[,;\n]/).map((each) => each.trim()).filter(Boolean);
    else if (field.shape === "heaps") {
      const heaps = field.cards.map((/** @type {Card[]} */ heap) => heap.join(" "));
      heaps[Number(part)] = text;
      said[field.name] = heaps.filter(Boolean);
    } else if (part !== undefined) said[field.name] = { ...said[field.name], [part]: text };
    else said[field.name] = text;
    if (!text.trim() && part === undefined) delete said[field.name];
  }, { quiet: true });
}

/** @param {Editor} one @param {Place} place @returns {string} */
function textOf(one, place) {
  const { field, part } = place;
  const wrong = wrongAt(place); // also of one part alone: what was typed stays until it can be read
  const said = one.draft.said[field.name];
  if ((wrong || one.typed.has(place.key)) && said !== undefined) {
    if (Array.isArray(said)) return part === undefined ? said.join(", ") : (said[Number(part)] ?? "");
    return part === undefined ? String(said) : String(said[part] ?? "");
  }
  if (field.shape === "trick") return field.cards.map((/** @type {[string, Card[]]} */ [seat, cards]) => `${seat} ${lettered(one, cards)}`).join(", ");
  return isRest(place) ? "" : lettered(one, inPlace(place));
}

/** @param {Editor} one @param {Card[]} cards */
const lettered = (one, cards) => cards.map((card) => one.form.names[card]?.[0] ?? card).join(" ");

/** @param {Place} place */
const wrongAt = ({ field, part }) => {
  const own = field.wrong[part === undefined ? field.name : `${field.name}.${part}`];
  const parts = part === undefined ? Object.entries(field.wrong).filter(([name]) => name !== field.name).map(([, said]) => said) : [];
  return [own, ...parts].filter(Boolean).join(" ");
};

/** @param {Editor} one */
export function drawPlaces(one) {
  const { form, words } = one;
  const all = placesOf(form);
  if (!all.some((place) => place.key === one.active)) one.active = all[0]?.key ?? null;
  const isMain = (/** @type {Place} */ place) => place.field.main || place.key === one.active;
  const fill = (/** @type {Element} */ parent, /** @type {Place[]} */ places) => keep(parent, places, (place) => place.key, (place) => makePlace(one, place), (node, place) => {
    node.place = place;
    const cards = inPlace(place);
    const radio = /** @type {HTMLInputElement} */ (node.querySelector("[type=radio]"));
    const [called, count] = node.querySelectorAll(".called, .count");
    radio.value = place.key;
    radio.checked = place.key === one.active;
    node.toggleAttribute("data-active", radio.checked);
    setText(called, place.label);
    setText(count, isRest(place) ? `${words.rest}: ${cards.length}` : cards.length ? String(cards.length) : "");
    drawLying(one, node, place, isRest(place) ? [] : cards);
    const typed = /** @type {HTMLInputElement} */ (node.querySelector(".typed"));
    typed.setAttribute("aria-label", `${place.label}: ${words.cards}`);
    typed.placeholder = isRest(place) ? "" : words.type;
    if (typed !== one.shadow.activeElement) typed.value = textOf(one, place);
    showWrong(node, typed, wrongAt(place));
  });
  fill(one.parts.places, all.filter(isMain));
  fill(one.parts.others, all.filter((place) => !isMain(place)));
}

/** @param {HTMLElement} node @param {Element | null} control @param {string} text */
export function showWrong(node, control, text) {
  const wrong = /** @type {HTMLElement} */ (node.querySelector(".wrong"));
  setText(wrong, text);
  wrong.hidden = !text;
  wrong.id ||= `wrong-${node.dataset.key}`;
  control?.toggleAttribute("aria-invalid", Boolean(text));
  if (text) control?.setAttribute("aria-describedby", wrong.id);
  else control?.removeAttribute("aria-describedby");
}

/** @param {Editor} one @param {Drawn} node @param {Place} place @param {Card[]} cards */
function drawLying(one, node, place, cards) {
  const lying = /** @type {Element} */ (node.querySelector(".lying"));
  const small = (/** @type {Element} */ parent, /** @type {Card[]} */ ids) => keep(parent, ids, (card) => card, (card) => {
    const glyph = make("span", "g");
    drags(one, glyph, card);
    return glyph;
  }, (glyph, card) => {
    setText(glyph, one.form.names[card]?.[0] ?? card);
    glyph.classList.toggle("red", red(card));
  });
  if (place.field.shape !== "trick") {
    small(lying, cards);
    return;
  }
  keep(lying, /** @type {[string, Card[]][]} */ (place.field.cards), (_, at) => String(at), () => {
    const row = make("span", "laid");
    const who = make("select");
    who.onchange = () => change(one, () => {
      const rows = node.place.field.cards.map((/** @type {[string, Card[]]} */ [seat, each], /** @type {number} */ at) => [at === Number(row.dataset.key) ? who.value : seat, each]);
      setTrick(one, node.place.field, rows);
    });
    row.append(who, make("span", "what"));
    return row;
  }, (row, [seat, ids]) => {
    const who = /** @type {HTMLSelectElement} */ (row.querySelector("select"));
    who.setAttribute("aria-label", one.words.who);
    keep(who, one.form.seats, (each) => each.id, () => make("option"), (option, each) => {
      option.value = each.id;
      setText(option, each.name);
    });
    who.value = seat;
    small(/** @type {Element} */ (row.querySelector(".what")), ids);
  });
}
