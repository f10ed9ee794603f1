// @ts-check
// On a phone what is said of the table is a sheet at the lower edge; whoever turns to the rest of the page, by a
// press or by the keyboard, has it out of the way: only its upper rim stays, and brings it back.

import { put, within } from "../common/dom.js";
import { playing } from "./play.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").Coming} Coming */

/** @param {Coming} one @param {string} how */
export function setSheet(one, how) {
  one.root.dataset.sheet = how;
  const label = one.line?.words[how === "open" ? "ui-sheet-less" : "ui-sheet-more"];
  const more = within(one.parts.bar, ".more");
  if (label) for (const name of ["aria-label", "title"]) put(more, name, label);
}

// A small table in a text has its answer below it, not in a sheet: on a phone that may be outside the screen.
/** @param {Table} one */
export function bringAnswer(one) {
  const { root, parts } = one;
  if (root.hasAttribute("data-stacked") && !root.hasAttribute("data-narrow")) parts.said.scrollIntoView({ block: "nearest" });
}

// Return what ends the watch.
/** @param {Coming} one */
export function watchPage(one) {
  const turned = (/** @type {Event} */ event) => {
    const here = event.composedPath().includes(one.root);
    if (!here && one.line && one.root.hasAttribute("data-narrow") && !playing(one)) setSheet(one, "low");
  };
  for (const kind of ["click", "focusin"]) document.addEventListener(kind, turned);
  return () => ["click", "focusin"].forEach((kind) => document.removeEventListener(kind, turned));
}
