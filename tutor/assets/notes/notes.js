// @ts-check
// Writing a notebook: the browser owns the text and sends it when the writer rests; what is not yet acknowledged is
// kept here too, so that neither a lost connection nor a closed window takes it away.

import { make, whenGone, within } from "../common/dom.js";
import { easel, fileIn, named, take } from "./pictures.js";

const REST = 900; // ms without a key until the text is sent
const AGAIN = 8000; // ms without an answer until it is sent once more

/** @typedef {import("./types.d.ts").Kept} Kept */
/** @typedef {import("./types.d.ts").Sheet} Sheet */
/** @typedef {import("./types.d.ts").SheetData} SheetData */

/** @type {WeakMap<ShadowRoot, Sheet>} */
const sheets = new WeakMap();

// ---- What is not saved yet, kept in the browser ----

/** @param {{ id: string }} one */
const nameOf = (one) => `tutor.draft.${one.id}`;

/** @param {Sheet} one */
function remember(one) {
  try {
    localStorage.setItem(nameOf(one), JSON.stringify({ text: one.area.value, seen: one.seen }));
  } catch {
    // A browser that keeps nothing: the text is still in the window.
  }
}

/** @param {{ id: string }} one */
function forget(one) {
  try {
    localStorage.removeItem(nameOf(one));
  } catch {
    // Nothing was kept.
  }
}

/** @param {Sheet} one @returns {Kept | null} */
function remembered(one) {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(one)) ?? "null");
    return typeof kept?.text === "string" && Number.isInteger(kept.seen) ? kept : null;
  } catch {
    return null;
  }
}

// ---- Sending: one text at a time, the next when the last one was answered ----

/** @param {HTMLTextAreaElement} area */
const lineOf = (area) => area.value.slice(0, area.selectionStart).split("\n").length;

/** @param {Sheet} one */
function send(one) {
  clearTimeout(one.rest);
  const line = lineOf(one.area);
  if (one.waiting || (one.area.value === one.sent && line === one.line)) return;
  one.waiting = ++one.count;
  one.sent = one.area.value;
  one.line = line;
  one.keep("draft", { n: one.waiting, text: one.sent, seen: one.seen, line, load: one.load });
  one.late = setTimeout(() => {
    one.waiting = 0;
    one.sent = null;
    send(one);
  }, AGAIN);
}

/** @param {Sheet} one */
function soon(one) {
  clearTimeout(one.rest);
  one.rest = setTimeout(() => send(one), REST);
}

/** @param {Sheet} one */
function typed(one) {
  draw(one);
  remember(one);
  one.status.textContent = one.words.unsaved;
  soon(one);
}

// ---- Drawing: behind the text lie its lines, so that a wrong one can be marked where it stands ----

/** @param {Sheet} one */
function draw(one) {
  const lines = one.area.value.split("\n");
  const { mirror } = one;
  while (mirror.childElementCount > lines.length) mirror.lastElementChild?.remove();
  while (mirror.childElementCount < lines.length) mirror.append(make("div", "row"));
  lines.forEach((text, n) => {
    const row = mirror.children[n];
    if (row.textContent !== text) row.textContent = text;
    row.toggleAttribute("data-wrong", one.wrong.has(n + 1));
  });
}

/** @param {Sheet} one @param {import("./types.d.ts").Wrong[]} wrong */
function complain(one, wrong) {
  one.wrong = new Set(wrong.map((each) => each.line));
  const items = wrong.map((each) => {
    const item = make("li", "");
    const button = make("button", "jump", `${one.words.line} ${each.line}`);
    button.type = "button";
    button.onclick = () => jump(one, each.line);
    item.append(button, ` ${each.text}`);
    return item;
  });
  one.list.replaceChildren(...items);
  one.list.hidden = !wrong.length;
}

/** @param {Sheet} one @param {number} line */
function jump(one, line) {
  const lines = one.area.value.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  one.area.focus();
  one.area.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
  one.mirror.children[line - 1]?.scrollIntoView({ block: "center" });
}

// A block goes below the line of the cursor, with an empty line around it; in what stands at the head of a notebook,
// where the cursor is until it is set, there is no place for one: then at the end.
/** @param {Sheet} one @param {string} text */
function insert(one, text) {
  const { area } = one;
  const head = /^---\n[^]*?\n---/.exec(area.value)?.[0].length ?? 0;
  const end = area.selectionEnd < head ? -1 : area.value.indexOf("\n", area.selectionEnd);
  const at = end < 0 ? area.value.length : end;
  const before = area.value.slice(0, at).replace(/\n*$/, "");
  const after = area.value.slice(at).replace(/^\n*/, "");
  const block = `${before ? "\n\n" : ""}${text.trimEnd()}\n`;
  area.focus();
  area.setSelectionRange(before.length, area.value.length - after.length);
  // As if it had been typed, so that it can be undone; a browser that cannot do that just gets it.
  if (!document.execCommand("insertText", false, `${block}${after ? "\n" : ""}`)) {
    area.setRangeText(`${block}${after ? "\n" : ""}`);
  }
  area.setSelectionRange(before.length + block.length, before.length + block.length);
  typed(one);
  send(one);
}

// ---- Streamlit ----

/** @param {ShadowRoot} shadow @returns {Sheet} */
function build(shadow) {
  const root = within(shadow, ".notes");
  const sheet = make("div", "sheet");
  const mirror = make("div", "mirror");
  mirror.setAttribute("aria-hidden", "true");
  const area = make("textarea", "text");
  area.spellcheck = true;
  area.maxLength = 480_000;
  sheet.append(mirror, area);
  const status = make("p", "status");
  status.setAttribute("role", "status");
  const list = make("ul", "wrong");
  list.setAttribute("aria-live", "polite");
  const pictures = easel();
  root.replaceChildren(status, pictures.root, sheet, list);
  /** @type {Sheet} */
  const one = {
    root,
    area,
    mirror,
    status,
    list,
    pictures,
    words: {},
    id: "",
    load: null,
    wrong: new Set(),
    count: 0,
    waiting: 0,
    sent: null,
    line: 1,
    seen: 0,
    inserted: 0,
    keep() {},
    leaving: () => send(one),
  };
  area.oninput = () => typed(one);
  area.onblur = () => send(one);
  area.onkeyup = area.onpointerup = () => lineOf(area) !== one.line && soon(one);
  area.onkeydown = (event) => {
    if (event.key === "s" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      one.sent = null;
      send(one);
    }
  };
  // A picture is taken in; text that is dropped or pasted goes the browser's own way.
  area.ondragover = (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault();
  area.ondrop = (event) => fileIn(event.dataTransfer) && (event.preventDefault(), void take(pictures, fileIn(event.dataTransfer)));
  area.onpaste = (event) => fileIn(event.clipboardData) && (event.preventDefault(), void take(pictures, fileIn(event.clipboardData)));
  addEventListener("pagehide", one.leaving);
  return one;
}

// What was pressed to come here has gone, and the keyboard's place with it: then one is in the text. A finger would only
// have a keyboard come up.
const pressedHere = () => navigator.userActivation?.hasBeenActive && matchMedia("(pointer: fine)").matches && !document.activeElement?.matches("input, textarea");

// Another text is shown; what the browser kept of it, and was never saved, comes back.
/** @param {Sheet} one @param {SheetData} data */
function load(one, data) {
  const first = one.load === null;
  one.load = data.load;
  one.id = data.id;
  one.seen = data.seen;
  one.waiting = 0;
  one.inserted = data.insert?.n ?? 0;
  const kept = data.opened ? remembered(one) : null;
  const unsaved = kept && kept.text !== data.text ? kept : null;
  one.area.value = unsaved ? unsaved.text : data.text;
  one.sent = data.text;
  one.line = 1;
  if (first) one.area.setSelectionRange(0, 0);
  if (first && pressedHere()) one.area.focus({ preventScroll: true });
  if (unsaved) {
    one.seen = unsaved.seen;
    soon(one);
  } else forget(one);
}

// What was sent has arrived.
/** @param {Sheet} one @param {SheetData} data */
function acknowledged(one, data) {
  clearTimeout(one.late);
  one.waiting = 0;
  if (data.saved) one.seen = data.seen;
  if (data.saved && one.area.value === one.sent) forget(one);
  if (one.area.value !== one.sent) soon(one);
}

/** @param {Sheet} one @param {SheetData} data */
function receive(one, data) {
  one.words = data.words;
  for (const id of data.drop) forget({ id });
  one.area.setAttribute("aria-label", data.words.text);
  named(one.pictures, data.words, data.refused);
  if (one.load !== data.load) load(one, data);
  if (data.ack === one.waiting) acknowledged(one, data);
  if (one.area.value === one.sent && !one.waiting) one.status.textContent = data.status;
  one.status.toggleAttribute("data-trouble", !data.saved);
  complain(one, data.wrong);
  draw(one);
  if (data.insert && data.insert.n > one.inserted) {
    one.inserted = data.insert.n;
    insert(one, data.insert.text);
  }
}

/** @type {import("../common/streamlit.d.ts").Component<[SheetData]>} */
export default function notes({ data, parentElement: shadow, setStateValue, setTriggerValue }) {
  if (!data) return () => {};
  const known = sheets.get(shadow);
  const one = known?.root.isConnected ? known : build(shadow);
  sheets.set(shadow, one);
  one.keep = setStateValue;
  one.pictures.trigger = setTriggerValue;
  receive(one, data[0]);
  return whenGone(shadow, () => {
    send(one);
    clearTimeout(one.late);
    clearTimeout(one.rest);
    removeEventListener("pagehide", one.leaving);
    sheets.delete(shadow);
  });
}
