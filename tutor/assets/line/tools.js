// @ts-check
// The small buttons with a picture that stand over a line.

import { make } from "../common/dom.js";

/** @type {Record<string, string | undefined>} */
const ICONS = {
  first: "M6 5v14M19 5l-10 7 10 7z",
  previous: "M16 5l-10 7 10 7z",
  next: "M8 5l10 7-10 7z",
  last: "M18 5v14M5 5l10 7-10 7z",
  reveal: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 100 6 3 3 0 000-6z",
  listen: "M6 10a6 6 0 1112 0c0 4-4 4-4 8a3 3 0 01-6 0M9.5 10a2.5 2.5 0 015 0c0 2-2 2.5-2 4",
  paragraph: "M11 20V4h6M15 4v16M11 12a4 4 0 010-8",
  blank: "M3 5h18v12H3zM9 21h6",
  leave: "M6 6l12 12M18 6L6 18",
  more: "M6 14l6-6 6 6",
};

/** @param {string} name */
function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", ICONS[name] ?? "");
  svg.append(path);
  return svg;
}

/** @param {string} name the last word names the picture @param {() => void} press */
export function tool(name, press) {
  const node = make("button", `tool ${name}`);
  node.type = "button";
  node.append(icon(name.split(" ").at(-1) ?? ""));
  node.onclick = press;
  return node;
}
