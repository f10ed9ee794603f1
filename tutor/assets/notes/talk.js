// A talk: one screen after the other, with the keys of a presenter. A table on the screen has them first.

import { whenGone } from "../common/dom.js";

const talks = new WeakMap();

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
const FIELDS = "input, textarea, select, [contenteditable], [role=slider], [role=combobox], [role=listbox], [role=radio]";

function steer(one, event) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const at = event.composedPath()[0];
  if (at.matches?.(FIELDS)) return;
  if ([" ", "Enter"].includes(event.key) && at.closest?.("button, summary, a")) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (name in KEYS) to(one, one.data.at + KEYS[name]);
  else if (name === "Home") to(one, 0);
  else if (name === "End") to(one, one.data.of - 1);
  else if (name === "b" || name === ".") one.root.toggleAttribute("data-blank");
  else if (name === "p" || name === "Escape") one.trigger("leave", true);
  else return;
  event.preventDefault();
}

function to(one, screen) {
  if (screen < 0 || screen >= one.data.of || one.asked === screen) return;
  one.asked = screen;
  one.trigger("to", screen);
}

function build(shadow) {
  const root = shadow.querySelector(".talk");
  const one = { root, asked: null };
  for (const [name, press] of [
    ["back", () => to(one, one.data.at - 1)],
    ["next", () => to(one, one.data.at + 1)],
    ["leave", () => one.trigger("leave", true)],
  ]) {
    root.querySelector(`.${name}`).onclick = press;
  }
  one.steered = (event) => steer(one, event);
  addEventListener("keydown", one.steered);
  return one;
}

export default function talk({ data, parentElement: shadow, setTriggerValue }) {
  let one = talks.get(shadow);
  if (!one || !one.root.isConnected) talks.set(shadow, (one = build(shadow)));
  one.trigger = setTriggerValue;
  one.data = data[0];
  one.asked = null;
  const { root } = one;
  const screen = root.querySelector(".screen");
  screen.innerHTML = one.data.html; // made by the server, which escapes what it does not know
  screen.lang = one.data.lang;
  screen.hidden = !one.data.html;
  root.querySelector(".count").textContent = `${one.data.at + 1} / ${one.data.of}`;
  for (const name of ["back", "next", "leave"]) {
    const button = root.querySelector(`.${name}`);
    button.title = one.data.words[name];
    button.setAttribute("aria-label", one.data.words[name]);
  }
  root.querySelector(".back").disabled = one.data.at === 0;
  root.querySelector(".next").disabled = one.data.at + 1 === one.data.of;
  return whenGone(shadow, () => {
    removeEventListener("keydown", one.steered);
    talks.delete(shadow);
  });
}
