// @ts-check
// The case as text, with its parts told apart: names of fields, cards, numbers, remarks.

import { make } from "../common/dom.js";

const PARTS = /(#.*$)|(^[ \t-]*)([^\s:#][^:#\n]*)(:)(?=\s|$)|([♥♦♡♢](?:10|[AKDBQJ2-9])?)|([♠♣♤♧](?:10|[AKDBQJ2-9])?)|\b(\d+)\b/gm;

/** @param {Element} pre @param {string} text */
export function highlight(pre, text) {
  const shown = [];
  let from = 0;
  for (const found of text.matchAll(PARTS)) {
    shown.push(text.slice(from, found.index));
    const [whole, remark, indent, name, colon, red, black] = found;
    if (remark) shown.push(make("em", "", remark));
    else if (name) shown.push(indent, make("b", "", name), colon);
    else shown.push(make("span", red ? "red" : black ? "black" : "number", whole));
    from = found.index + whole.length;
  }
  pre.replaceChildren(...shown, text.slice(from), "\n");
}
