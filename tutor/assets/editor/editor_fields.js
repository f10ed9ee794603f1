// @ts-check
// One field of a position that is no place for cards: a number, a word, a seat, several seats, a number for each.

import { keep, make, setText } from "../common/dom.js";

/** @typedef {import("./types.d.ts").Field} Field */
/** @typedef {import("./types.d.ts").Seat} Seat */
/** @typedef {(value: unknown) => void} Set says what a field is; nothing, that it is as usual */
/** @typedef {Element | null} Focused what has the focus: it is not written into */
/** @typedef {HTMLElement & { bounds: [number, number], set: Set }} Stepper */

/** @param {Element} parent @param {Field} field @param {Set} set @param {Focused} focused */
function choice(parent, field, set, focused) {
  const select = parent.querySelector("select") ?? parent.appendChild(make("select"));
  keep(select, field.options ?? [], ([value]) => value, () => make("option"), (option, [value, label]) => {
    option.value = value;
    setText(option, label);
  });
  select.onchange = () => set(select.value);
  select.setAttribute("aria-label", field.label);
  if (select !== focused || select.value !== field.value) select.value = String(field.value ?? "");
}

// A number as it was typed, which may be none yet.
/** @param {string} text */
const numberOf = (text) => (/^-?\d+$/.test(text) ? Number(text) : text);

/** @param {Element} parent @param {Set} set @returns {Stepper} */
function makeStepper(parent, set) {
  const bounds = /** @type {[number, number]} */ ([-Infinity, Infinity]);
  const box = Object.assign(make("span", "stepper"), { bounds, set });
  const input = make("input");
  input.inputMode = "numeric";
  const by = (/** @type {number} */ n) => {
    const now = Number(input.value) || 0;
    const next = Math.min(Math.max(now + n, box.bounds[0]), box.bounds[1]);
    input.value = String(next);
    box.set(next);
  };
  const less = make("button", "round", "−");
  const more = make("button", "round", "+");
  less.type = more.type = "button";
  less.onclick = () => by(-1);
  more.onclick = () => by(1);
  less.tabIndex = more.tabIndex = -1; // with the keyboard the arrows do it
  input.onkeydown = (event) => {
    const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    by(step);
  };
  input.oninput = () => box.set(numberOf(input.value));
  box.append(less, input, more);
  parent.append(box);
  return box;
}

/** @param {Element} parent @param {Field} field @param {Set} set @param {Focused} focused */
function stepper(parent, { label, value, least, most }, set, focused) {
  const box = /** @type {Stepper | null} */ (parent.firstElementChild) ?? makeStepper(parent, set);
  const [less, input, more] = /** @type {[HTMLElement, HTMLInputElement, HTMLElement]} */ (/** @type {unknown} */ (box.children));
  box.bounds = [least ?? -Infinity, most ?? Infinity];
  box.set = set;
  input.setAttribute("aria-label", label);
  less.setAttribute("aria-label", `${label} −`);
  more.setAttribute("aria-label", `${label} +`);
  if (input !== focused) input.value = String(value ?? "");
}

/** @param {Element} parent @param {Field} field @param {Seat[]} seats @param {Set} set */
function chips(parent, field, seats, set) {
  /** @type {string[]} */
  const named = Array.isArray(field.value) ? field.value : [];
  keep(parent, seats, (seat) => seat.id, () => make("button", "chip"), (chip, seat) => {
    const at = named.indexOf(seat.id);
    chip.type = "button";
    setText(chip, seat.name);
    chip.setAttribute("aria-pressed", String(at >= 0));
    chip.onclick = () => set(at >= 0 ? named.filter((id) => id !== seat.id) : [...named, seat.id]);
  });
}

/** @param {Element} parent @param {Field} field @param {Seat[]} seats @param {Set} set @param {Focused} focused */
function numbers(parent, field, seats, set, focused) {
  /** @type {Record<string, number | string>} */
  const value = field.value && !Array.isArray(field.value) ? field.value : {};
  keep(parent, seats, (seat) => seat.id, () => {
    const label = make("label", "each");
    const input = make("input");
    input.inputMode = "numeric";
    label.append(make("span"), input);
    return label;
  }, (label, seat) => {
    const [name, input] = /** @type {[HTMLElement, HTMLInputElement]} */ (/** @type {unknown} */ (label.children));
    setText(name, seat.name);
    input.oninput = () => {
      const all = { ...value, [seat.id]: numberOf(input.value) };
      if (input.value === "") delete all[seat.id];
      set(all);
    };
    if (input !== focused) input.value = String(value[seat.id] ?? "");
  });
}

/** @param {Element} parent @param {Field} field @param {Set} set @param {Focused} focused */
function text(parent, field, set, focused) {
  const input = parent.querySelector("input") ?? parent.appendChild(make("input"));
  input.setAttribute("aria-label", field.label);
  input.oninput = () => {
    const parts = input.value.split(",").map((part) => part.trim()).filter(Boolean);
    set(parts.length ? parts : undefined);
  };
  const value = field.said ?? field.value;
  if (input !== focused) input.value = Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
}

/**
 * @param {HTMLElement} holder
 * @param {Field} field
 * @param {Seat[]} seats
 * @param {Record<string, string>} words
 * @param {Set} set
 * @param {Focused} focused
 */
export function drawField(holder, field, seats, words, set, focused) {
  if (holder.dataset.shape !== field.shape) {
    holder.dataset.shape = field.shape;
    const usual = make("button", "usual", "↺");
    usual.type = "button";
    holder.replaceChildren(make("span", "label"), make("span", "control"), usual);
  }
  const [label, control, usual] = /** @type {HTMLElement[]} */ ([...holder.children]);
  setText(label, field.label);
  usual.hidden = field.said === null;
  usual.title = words.usual;
  usual.setAttribute("aria-label", `${field.label}: ${words.usual}`);
  usual.onclick = () => set(undefined);
  if (["word", "seat", "flag"].includes(field.shape)) choice(control, field, set, focused);
  else if (field.shape === "number") stepper(control, field, set, focused);
  else if (field.shape === "seats") chips(control, field, seats, set);
  else if (field.shape === "numbers") numbers(control, field, seats, set, focused);
  else text(control, field, set, focused);
  control.setAttribute("role", "group");
  control.setAttribute("aria-label", field.label);
}
