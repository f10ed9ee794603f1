// @ts-check
// What the phone of somebody in a class keeps: its seat, what it was shown, and what was pressed and is not counted yet.

import { within } from "../common/dom.js";

/** @typedef {import("./types.d.ts").Mine} Mine */
/** @typedef {import("./types.d.ts").Phone} Phone */
/** @typedef {import("./types.d.ts").PhoneView} PhoneView */

/** @type {Record<string, string>} */
export const words = JSON.parse(within(document, "#words").textContent ?? "");

/** @type {Map<string, string>} */
const untilClosed = new Map(); // where a browser keeps nothing

export const memory = {
  /** @param {string} name */
  get(name) {
    try {
      return localStorage.getItem(`class.${name}`) ?? "";
    } catch {
      return untilClosed.get(name) ?? "";
    }
  },
  /** @param {string} name @param {string} value */
  set(name, value) {
    untilClosed.set(name, value);
    try {
      localStorage.setItem(`class.${name}`, value);
    } catch {
      // it is still here
    }
  },
};

function ownKey() {
  const known = memory.get("seat");
  if (known) return known;
  const signs = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0"));
  memory.set("seat", signs.join(""));
  return signs.join("");
}

const linked = new URLSearchParams(location.search).get("c") ?? "";
/** @type {Phone} */
export const one = { seat: ownKey(), code: (linked || memory.get("code")).toUpperCase(), view: null, mine: null, deal: null, refused: "", asks: "", wrong: "", lost: 0, failed: 0, looked: null, tried: null, rules: null, joined: false };

/** @param {PhoneView} view */
export const placeOf = (view) => `${one.code} ${view.block} ${view.turn}`;

/** @param {Mine | null} mine */
export function keepMine(mine) {
  one.mine = mine;
  memory.set("mine", mine ? JSON.stringify(mine) : "");
}

try {
  one.mine = JSON.parse(memory.get("mine") || "null");
} catch {
  one.mine = null;
}

/** @returns {Mine | null} what was pressed here at this question */
export const mineNow = () => (one.mine && one.view && one.mine.at === placeOf(one.view) ? one.mine : null);
