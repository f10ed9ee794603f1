// @ts-check
// A position is made with the hands: choose a place, press cards. The script keeps what was put and typed, with every
// step back; what is possible the server says, and its complaints stand at their fields.

import { keep, make, scroller, setText, whenGone, within } from "../common/dom.js";
import { takes } from "./editor_drag.js";
import { drawField } from "./editor_fields.js";
import { drawGrid, wander } from "./editor_grid.js";
import { drawPlaces, showWrong } from "./editor_lying.js";
import { back, change, copyOf, dropPiles, tell } from "./editor_steps.js";
import { highlight } from "./editor_text.js";

/** @typedef {import("./types.d.ts").Editor} Editor */
/** @typedef {import("./types.d.ts").Field} Field */
/** @typedef {import("./types.d.ts").Form} Form */
/** @typedef {import("./types.d.ts").Parts} Parts */
/** @typedef {HTMLElement & { field: Field }} Row a field as it is drawn */

/** @type {WeakMap<ShadowRoot, Editor>} */
const editors = new WeakMap();

/** @param {Editor} one */
function drawFields(one) {
  const shapes = ["hands", "cards", "card", "trick", "heaps"];
  const scalar = one.form.fields.filter((field) => !shapes.includes(field.shape));
  const set = (/** @type {Field} */ field, /** @type {unknown} */ value) => change(one, () => {
    const home = field.in ? (one.draft.said[field.in] = { ...one.draft.said[field.in] }) : one.draft.said;
    if (value === undefined) delete home[field.name];
    else home[field.name] = value;
    field.said = value ?? null;
    if (value !== undefined) field.value = value;
  }, { quiet: field.shape === "text" || field.shape === "numbers" });
  const fill = (/** @type {Element} */ parent, /** @type {Field[]} */ fields) => keep(parent, fields, (field) => `${field.in ?? ""}.${field.name}`, (field) => {
    const node = make("div", "field");
    node.append(make("div", "holder"), make("p", "wrong"));
    return /** @type {Row} */ (Object.assign(node, { field }));
  }, (node, field) => {
    drawField(within(node, ".holder"), field, one.form.seats, one.words, (value) => set(node.field, value), one.shadow.activeElement);
    node.field = field;
    node.toggleAttribute("data-said", field.said !== null);
    showWrong(node, node.querySelector("input, select"), Object.values(field.wrong).join(" "));
  });
  fill(one.parts.fields, scalar.filter((field) => field.main));
  fill(one.parts.otherFields, scalar.filter((field) => !field.main));
}

/** @param {Editor} one */
function drawPlayers(one) {
  const { parts } = one;
  const { players } = one.form;
  setText(parts.many, String(one.draft.players.length));
  parts.fewer.disabled = one.draft.players.length <= players.fewest;
  parts.more.disabled = one.draft.players.length >= players.most;
  if (parts.names !== one.shadow.activeElement && !players.wrong) parts.names.value = one.draft.players.join(", ");
  showWrong(parts.players, parts.names, players.wrong);
}

/** @param {Editor} one */
function draw(one) {
  const inside = one.root.contains(one.shadow.activeElement);
  drawGrid(one);
  drawPlaces(one);
  drawFields(one);
  drawPlayers(one);
  one.parts.undo.disabled = !one.past.length;
  one.parts.redo.disabled = !one.future.length;
  setText(one.parts.overall, one.form.wrong);
  one.parts.overall.hidden = !one.form.wrong;
  setText(one.parts.status, one.form.count ? one.words.wrong.replace("\ue000", String(one.form.count)) : one.words.possible);
  one.parts.status.toggleAttribute("data-wrong", Boolean(one.form.count));
  one.parts.rest.hidden = one.parts.others.children.length + one.parts.otherFields.children.length === 0;
  if (inside && !one.shadow.activeElement) one.root.focus({ preventScroll: true }); // what held the focus is gone; its keys go on
}

// ---- Building ----

/** @param {string} name @param {Record<string, string>} words @param {() => void} act @param {string} [css] */
function button(name, words, act, css = "") {
  const node = make("button", `do ${css}`, words[name]);
  node.type = "button";
  node.onclick = act;
  return node;
}

/** @param {HTMLButtonElement} node @param {Record<string, string>} words @param {string} keys */
function shortcut(node, words, keys) {
  node.setAttribute("aria-keyshortcuts", keys);
  node.title = keys.replace("Control", words.ctrl).replace("Shift", words.shift);
  return node;
}

// The nodes of an editor, empty.
/** @param {Record<string, string>} words @param {() => Editor} one whose they are, once something is pressed @returns {Parts} */
function makeParts(words, one) {
  const count = (/** @type {number} */ by) => tell(one(), "players", one().draft.players.length + by);
  const undo = button("undo", words, () => back(one(), "past", "future"));
  const redo = button("redo", words, () => back(one(), "future", "past"));
  return {
    judge: shortcut(button("judge", words, () => judge(one()), "main"), words, "Control+Enter"),
    undo: shortcut(undo, words, "Control+Z"),
    redo: shortcut(redo, words, "Control+Shift+Z"),
    status: make("p", "status"),
    overall: make("p", "wrong"),
    grid: make("div", "grid"),
    players: make("div", "players"),
    fewer: button("fewer", words, () => count(-1), "round"),
    more: button("more", words, () => count(1), "round"),
    many: make("b", "many"),
    names: make("input", "names"),
    places: make("div", "places"),
    fields: make("div", "fields"),
    others: make("div", "places"),
    otherFields: make("div", "fields"),
    rest: make("details", "rest"),
    text: make("details", "astext"),
  };
}

/** @param {ShadowRoot} shadow @param {import("./types.d.ts").Data} told @returns {Editor} */
function build(shadow, told) {
  const root = within(shadow, ".editor");
  const { words, id, lang, serial } = told;
  /** @type {Editor} */
  const one = {
    shadow,
    root,
    words,
    id,
    lang,
    serial,
    draft: copyOf(told.draft),
    form: copyOf(told.form),
    past: [],
    future: [],
    number: 0,
    sent: 0,
    active: null,
    typing: false,
    typed: new Set(),
    later: [],
    waiting: 0,
    unread: 0,
    dragged: null,
    written: false,
    parts: makeParts(words, () => one),
    draw: () => draw(one),
    send() {},
    showText() {},
  };
  const { parts } = one;
  root.tabIndex = -1;
  root.lang = lang; // words break as this language breaks them
  const bar = make("div", "tools");
  bar.append(
    parts.judge,
    shortcut(button("deal", words, () => tell(one, "deal")), words, "Control+Shift+Enter"),
    button("stock", words, () => change(one, () => dropPiles(one), { settle: true })),
    parts.undo,
    parts.redo,
    button("empty", words, () => change(one, () => (one.draft.said = {}), { settle: true })),
  );
  parts.status.setAttribute("role", "status");
  parts.grid.setAttribute("role", "group");
  parts.grid.setAttribute("aria-label", words.pack);
  takes(one, parts.grid, () => undefined);
  parts.grid.onkeydown = (event) => wander(one, event);
  parts.players.dataset.key = "players";
  parts.fewer.textContent = "−";
  parts.more.textContent = "+";
  parts.fewer.setAttribute("aria-label", words.fewer);
  parts.more.setAttribute("aria-label", words.more);
  parts.names.setAttribute("aria-label", words.names);
  parts.names.onchange = () => tell(one, "names", parts.names.value);
  parts.players.append(make("span", "", words.players), parts.fewer, parts.many, parts.more, parts.names, make("p", "wrong"));
  parts.places.setAttribute("role", "radiogroup");
  parts.places.setAttribute("aria-label", words.places);
  parts.rest.append(make("summary", "", words.rest_of_fields), parts.others, parts.otherFields);
  const left = make("div", "left");
  const right = make("div", "right");
  left.append(make("p", "how", words.how), parts.grid, parts.players);
  right.append(parts.places, parts.fields, parts.rest);
  one.showText = textPart(one, parts.text);
  const body = make("div", "body");
  body.append(left, right);
  root.replaceChildren(bar, parts.status, parts.overall, body, parts.text);
  root.onkeydown = (event) => keys(one, event);
  return one;
}

/** @param {Editor} one @param {KeyboardEvent} event */
function keys(one, event) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const forward = event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey);
  if (event.key === "Enter" && event.shiftKey) tell(one, "deal");
  else if (event.key === "Enter") judge(one);
  else if (forward) back(one, "future", "past");
  else if (event.key === "z") back(one, "past", "future");
  else return;
  event.preventDefault();
}

// Come to what is wrong, wherever it is folded away.
/** @param {Editor} one */
function toWrong(one) {
  const wrong = [...one.root.querySelectorAll(".wrong:not([hidden])")].find((node) => node.textContent);
  for (let fold = wrong?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
  /** @type {HTMLElement | null | undefined} */
  const control = wrong?.parentElement?.querySelector("input, select, button");
  control?.focus();
  wrong?.scrollIntoView({ block: "center" });
}

/** @param {Editor} one */
function judge(one) {
  if (one.form.count && one.number === one.sent) toWrong(one);
  scroller(one.root)?.scrollTo(0, 0);
  tell(one, "judge");
}

// The case as text; what is returned shows another one.
/** @param {Editor} one @param {HTMLElement} fold @returns {Editor["showText"]} */
function textPart(one, fold) {
  const area = make("textarea");
  const shown = make("pre");
  shown.setAttribute("aria-hidden", "true"); // the same text, coloured
  area.spellcheck = false;
  area.setAttribute("aria-label", one.words.text);
  const paint = () => highlight(shown, area.value);
  area.oninput = () => {
    paint();
    one.written = true;
  };
  area.onscroll = () => {
    shown.scrollTop = area.scrollTop;
    shown.scrollLeft = area.scrollLeft;
  };
  const sheet = make("div", "sheet");
  sheet.append(shown, area);
  const apply = button("take", one.words, () => tell(one, "text", area.value));
  const wrong = make("p", "wrong");
  fold.append(make("summary", "", one.words.text), sheet, wrong, apply);
  return (text, complaint) => {
    if (!one.written || !complaint) {
      if (text !== undefined && area !== one.shadow.activeElement) {
        area.value = text;
        one.written = false;
        paint();
      }
    }
    setText(wrong, complaint ?? "");
    wrong.hidden = !complaint;
  };
}

/** @type {import("../common/streamlit.d.ts").Component<[import("./types.d.ts").Data]>} */
export default function editor({ data, parentElement: shadow, setTriggerValue }) {
  if (!data) return () => {};
  const [told] = data;
  const known = editors.get(shadow);
  const same = known?.root.isConnected && known.id === told.id && known.lang === told.lang;
  const one = same ? known : build(shadow, told);
  editors.set(shadow, one);
  one.send = setTriggerValue;
  // The server changed something itself: that is a step that can be taken back, too.
  if (told.serial !== one.serial) {
    one.serial = told.serial;
    one.past.push(copyOf(one.draft));
    one.future = [];
    one.draft = copyOf(told.draft);
    one.written = false;
  }
  if (!same || told.n >= one.number) {
    one.form = keptCards(one.form, copyOf(told.form));
    one.unread = 0;
    one.showText(told.text, told.text_wrong);
    const wrong = one.form.fields.flatMap((field) => Object.keys(field.wrong));
    one.typed = new Set([...one.typed].filter((key) => wrong.includes(key)));
  }
  draw(one);
  if (one.waiting && told.n >= one.waiting) {
    one.waiting = 0;
    one.root.removeAttribute("aria-busy");
    setTimeout(() => one.later.splice(0).forEach((act) => act())); // not while Streamlit hands over its answer
  }
  return whenGone(shadow, () => {
    clearTimeout(one.timer);
    editors.delete(shadow);
  });
}

// Where a text cannot be read, the cards that lay there before stay in view.
/** @param {Form} old @param {Form} form */
function keptCards(old, form) {
  for (const field of form.fields) {
    const before = old.fields.find((each) => each.name === field.name && each.in === field.in);
    if (!before?.cards || !field.cards || !Object.keys(field.wrong).length) continue;
    if (field.shape !== "hands") {
      if (field.wrong[field.name] && !field.cards.length) field.cards = before.cards;
      continue;
    }
    for (const seat of Object.keys(field.cards)) {
      if (field.wrong[`${field.name}.${seat}`] && !field.cards[seat].length) field.cards[seat] = before.cards[seat] ?? [];
    }
  }
  return form;
}
