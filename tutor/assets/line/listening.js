// @ts-check
// How somebody listens to a table: what can be asked for by a key or a button, and where that is chosen. Single keys
// do nothing until they were switched on; the question mark opens what is chosen here.

import { announce } from "../common/announce.js";
import { hasVoice } from "../common/aloud.js";
import { CHANGED, habits, keepHabits } from "../common/habits.js";
import { sound } from "../common/sound.js";
import { button, make, put, setText } from "../common/dom.js";
import { ASKED_FOR, askedFor } from "./telling.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").Coming} Coming */

/** @type {("full" | "brief" | "silent")[]} */
const MUCH = ["full", "brief", "silent"];
const FIELDS = "input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=textbox]";
const HELP = "?";

// What an exercise asks is not said before it was answered.
/** @param {Table} one @param {string | undefined} what */
const may = (one, what) => what !== "legal" || !(one.show.mark || one.show.guess || one.show.ask === false);
/** @param {Coming} one @returns {one is Table} */
const here = (one) => one.line !== null && one.show.mode !== "projector" && one.show.mode !== "picture";

/** @param {Coming} one */
export function makeListening(one) {
  const pressed = (/** @type {KeyboardEvent} */ event) => onKey(one, event);
  const changed = () => drawListening(one);
  document.addEventListener("keydown", pressed);
  addEventListener(CHANGED, changed);
  one.ends.push(() => {
    document.removeEventListener("keydown", pressed);
    removeEventListener(CHANGED, changed);
    one.parts.help?.remove();
  });
  const asks = make("div", "asks");
  asks.setAttribute("role", "group");
  for (const what of ASKED_FOR) {
    const node = button("ask-for", "", () => here(one) && askedFor(one, what));
    node.dataset.what = what;
    asks.append(node);
  }
  one.parts.asks = asks;
  return asks;
}

/** @param {Coming} one @param {KeyboardEvent} event */
function onKey(one, event) {
  if (!here(one) || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (!one.show.keys || /** @type {Partial<Element>} */ (event.composedPath()[0]).matches?.(FIELDS)) return;
  if (event.key === HELP) {
    event.preventDefault();
    openListening(one);
    return;
  }
  if (!habits().keys || one.parts.help?.open) return;
  const what = ASKED_FOR.find((name) => one.line.words[`heard-key-${name}`].toLowerCase() === event.key.toLowerCase());
  if (!what || !may(one, what)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  askedFor(one, what);
}

/** @param {Coming} one */
export function drawListening(one) {
  const { asks } = one.parts;
  asks.hidden = !habits().keys || !here(one) || one.show.mode === "cell" || one.show.mode === "board";
  if (asks.hidden || !here(one)) return;
  const { words } = one.line;
  put(asks, "aria-label", words["heard-asks"]);
  for (const node of /** @type {HTMLElement[]} */ ([...asks.children])) {
    const { what } = node.dataset;
    node.hidden = !may(one, what);
    setText(node, words[`heard-what-${what}`]);
    put(node, "title", words[`heard-key-${what}`]);
  }
}

/** @param {string} kind @param {string} name @param {string} label @param {boolean} checked @param {(on: boolean) => void} act */
function choice(kind, name, label, checked, act) {
  const box = make("label", "choice");
  const input = Object.assign(make("input"), { type: kind, name, checked });
  input.onchange = () => act(input.checked);
  box.append(input, make("span", "", label));
  return box;
}

// A dialog of the browser's own: it keeps the focus, is closed by Escape and gives the focus back.
/** @param {Table} one */
export function openListening(one) {
  const { words, lang } = one.line;
  const known = habits();
  one.parts.help?.remove();
  const help = make("dialog", "listening");
  help.setAttribute("aria-labelledby", "listening-title");
  const title = make("h2", "", words["heard-title"]);
  title.id = "listening-title";
  const much = make("fieldset");
  much.append(make("legend", "", words["heard-much"]));
  for (const name of MUCH) much.append(choice("radio", "much", words[`heard-much-${name}`], known.said === name, () => keepHabits({ said: name })));
  const keys = choice("checkbox", "keys", words["heard-keys"], known.keys, (on) => keepHabits({ keys: on }));
  const voice = hasVoice(lang);
  const aloud = choice("checkbox", "aloud", words["heard-aloud"], known.aloud && voice, (on) => {
    keepHabits({ aloud: on });
    if (on) announce(words["heard-aloud-test"], { asked: true, lang, always: true });
  });
  const box = aloud.querySelector("input");
  if (box) box.disabled = !voice;
  const heard = choice("checkbox", "sound", words["heard-sound"], known.sound, (on) => {
    keepHabits({ sound: on });
    sound("right");
  });
  const list = make("dl", "keys");
  for (const what of ASKED_FOR) list.append(make("dt", "", words[`heard-key-${what}`]), make("dd", "", words[`heard-what-${what}`]));
  help.append(title, heard, make("p", "quiet", words["heard-sound-how"]), much, aloud, make("p", "quiet", words[voice ? "heard-aloud-near" : "heard-aloud-none"]), keys, make("p", "quiet", words["heard-keys-how"]), list);
  help.append(button("go", words["ui-close"], () => help.close()));
  help.onclose = () => {
    help.remove();
    one.parts.help = null;
  };
  one.root.append(help);
  one.parts.help = help;
  help.showModal();
}
