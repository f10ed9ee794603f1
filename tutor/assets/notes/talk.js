// @ts-check
// A talk: one screen after the other, with the keys of a presenter. A table on the screen has them first.

import { whenGone, within } from "../common/dom.js";
import { meantElsewhere, nameOf } from "../common/keys.js";

/** @typedef {import("./types.d.ts").Talk} Talk */
/** @typedef {import("./types.d.ts").TalkData} TalkData */

/** @type {WeakMap<ShadowRoot, Talk>} */
const talks = new WeakMap();

/** @type {Record<string, number | undefined>} */
const KEYS = {
  PageDown: 1,
  ArrowRight: 1,
  ArrowDown: 1,
  " ": 1,
  Enter: 1,
  PageUp: -1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** @param {Talk} one @param {KeyboardEvent} event */
function steer(one, event) {
  if (meantElsewhere(event, [" ", "Enter"])) return;
  const name = nameOf(event);
  const by = KEYS[name];
  if (by) to(one, one.data.at + by);
  else if (name === "Home") to(one, 0);
  else if (name === "End") to(one, one.data.of - 1);
  else if (name === "b" || name === ".") one.root.toggleAttribute("data-blank");
  else if (name === "p" || name === "Escape") one.trigger("leave", true);
  else return;
  event.preventDefault();
}

/** @param {Talk} one @param {number} screen */
function to(one, screen) {
  if (screen < 0 || screen >= one.data.of || one.asked === screen) return;
  one.asked = screen;
  one.trigger("to", screen);
}

/** @param {ShadowRoot} shadow @param {TalkData} data @returns {Talk} */
function build(shadow, data) {
  const root = within(shadow, ".talk");
  /** @type {Talk} */
  const one = { root, data, asked: null, trigger() {}, steered: (event) => steer(one, event), resized: () => makeRoom(one) };
  within(root, ".back").onclick = () => to(one, one.data.at - 1);
  within(root, ".next").onclick = () => to(one, one.data.at + 1);
  within(root, ".leave").onclick = () => one.trigger("leave", true);
  addEventListener("keydown", one.steered);
  addEventListener("resize", one.resized);
  return one;
}

// What is asked about a table stands above it: the table, which lies beside the talk on the page, leaves it so much room.
/** @param {Talk} one */
function makeRoom({ root, data }) {
  const { style } = document.documentElement;
  const asks = data.table && data.html;
  root.toggleAttribute("data-table", data.table);
  if (asks) style.setProperty("--above", `${within(root, ".screen").getBoundingClientRect().bottom}px`);
  else style.removeProperty("--above");
}

/** @param {HTMLElement} root @param {string} name */
const buttonOf = (root, name) => /** @type {HTMLButtonElement} */ (within(root, `.${name}`));

/** @type {import("../common/streamlit.d.ts").Component<[TalkData]>} */
export default function talk({ data, parentElement: shadow, setTriggerValue }) {
  if (!data) return () => {};
  const known = talks.get(shadow);
  const one = known?.root.isConnected ? known : build(shadow, data[0]);
  talks.set(shadow, one);
  one.trigger = setTriggerValue;
  one.data = data[0];
  one.asked = null;
  const { root } = one;
  const screen = within(root, ".screen");
  screen.innerHTML = one.data.html; // made by the server, which escapes what it does not know
  screen.lang = one.data.lang;
  screen.hidden = !one.data.html;
  makeRoom(one);
  within(root, ".count").textContent = `${one.data.at + 1} / ${one.data.of}`;
  for (const name of ["back", "next", "leave"]) {
    const button = buttonOf(root, name);
    button.title = one.data.words[name];
    button.setAttribute("aria-label", one.data.words[name]);
  }
  buttonOf(root, "back").disabled = one.data.at === 0;
  buttonOf(root, "next").disabled = one.data.at + 1 === one.data.of;
  return whenGone(shadow, () => {
    removeEventListener("keydown", one.steered);
    removeEventListener("resize", one.resized);
    document.documentElement.style.removeProperty("--above");
    talks.delete(shadow);
  });
}
