// A position is made with the hands: choose a place, press cards. The script keeps what was put and typed, with every
// step back; what is possible the server says, and its complaints stand at their fields.

import { keep, make, setText, whenGone } from "../common/dom.js";
import { takes } from "./editor_drag.js";
import { drawField } from "./editor_fields.js";
import { drawGrid, wander } from "./editor_grid.js";
import { drawPlaces, showWrong } from "./editor_lying.js";
import { back, change, copyOf, dropPiles, tell } from "./editor_steps.js";
import { highlight } from "./editor_text.js";

const editors = new WeakMap();

function drawFields(one) {
  const shapes = ["hands", "cards", "card", "trick", "heaps"];
  const scalar = one.form.fields.filter((field) => !shapes.includes(field.shape));
  const set = (field, value) => change(one, () => {
    const home = field.in ? (one.draft.said[field.in] = { ...one.draft.said[field.in] }) : one.draft.said;
    if (value === undefined) delete home[field.name];
    else home[field.name] = value;
    field.said = value ?? null;
    if (value !== undefined) field.value = value;
  }, { quiet: field.shape === "text" || field.shape === "numbers" });
  const fill = (parent, fields) => keep(parent, fields, (field) => `${field.in ?? ""}.${field.name}`, () => {
    const node = make("div", "field");
    node.append(make("div", "holder"), make("p", "wrong"));
    return node;
  }, (node, field) => {
    drawField(node.firstChild, field, one.form.seats, one.words, (value) => set(node.field, value), one.shadow.activeElement);
    node.field = field;
    node.toggleAttribute("data-said", field.said !== null);
    showWrong(node, node.querySelector("input, select"), Object.values(field.wrong).join(" "));
  });
  fill(one.parts.fields, scalar.filter((field) => field.main));
  fill(one.parts.otherFields, scalar.filter((field) => !field.main));
}

function drawPlayers(one) {
  const { players, parts } = { players: one.form.players, parts: one.parts };
  setText(parts.many, String(one.draft.players.length));
  parts.fewer.disabled = one.draft.players.length <= players.fewest;
  parts.more.disabled = one.draft.players.length >= players.most;
  if (parts.names !== one.shadow.activeElement && !players.wrong) parts.names.value = one.draft.players.join(", ");
  showWrong(parts.players, parts.names, players.wrong);
}

function draw(one) {
  if (!one.form) return;
  const inside = one.root.contains(one.shadow.activeElement);
  drawGrid(one);
  drawPlaces(one);
  drawFields(one);
  drawPlayers(one);
  one.parts.undo.disabled = !one.past.length;
  one.parts.redo.disabled = !one.future.length;
  setText(one.parts.overall, one.form.wrong);
  one.parts.overall.hidden = !one.form.wrong;
  setText(one.parts.status, one.form.count ? one.words.wrong.replace("\ue000", one.form.count) : one.words.possible);
  one.parts.status.toggleAttribute("data-wrong", Boolean(one.form.count));
  one.parts.rest.hidden = one.parts.others.children.length + one.parts.otherFields.children.length === 0;
  if (inside && !one.shadow.activeElement) one.root.focus({ preventScroll: true }); // what held the focus is gone; its keys go on
}

// ---- Building ----

function button(name, words, act, css = "") {
  const node = make("button", `do ${css}`, words[name]);
  node.type = "button";
  node.onclick = act;
  return node;
}

function shortcut(node, words, keys) {
  node.setAttribute("aria-keyshortcuts", keys);
  node.title = keys.replace("Control", words.ctrl).replace("Shift", words.shift);
  return node;
}

function build(shadow, words) {
  const root = shadow.querySelector(".editor");
  const one = { shadow, root, words, past: [], future: [], number: 0, sent: 0, active: null, typing: false, typed: new Set(), later: [], waiting: 0, unread: 0 };
  one.draw = () => draw(one);
  root.tabIndex = -1;
  const parts = (one.parts = {});
  const bar = make("div", "tools");
  parts.judge = shortcut(button("judge", words, () => judge(one), "main"), words, "Control+Enter");
  parts.undo = shortcut(button("undo", words, () => back(one, "past", "future")), words, "Control+Z");
  parts.redo = shortcut(button("redo", words, () => back(one, "future", "past")), words, "Control+Shift+Z");
  bar.append(
    parts.judge,
    shortcut(button("deal", words, () => tell(one, "deal")), words, "Control+Shift+Enter"),
    button("stock", words, () => change(one, () => dropPiles(one), { settle: true })),
    parts.undo,
    parts.redo,
    button("empty", words, () => change(one, () => (one.draft.said = {}), { settle: true })),
  );
  parts.status = make("p", "status");
  parts.status.setAttribute("role", "status");
  parts.overall = make("p", "wrong");
  parts.grid = make("div", "grid");
  parts.grid.setAttribute("role", "group");
  parts.grid.setAttribute("aria-label", words.pack);
  takes(one, parts.grid, () => undefined);
  parts.grid.onkeydown = (event) => wander(one, event);
  parts.players = make("div", "players");
  parts.players.dataset.key = "players";
  const count = (by) => tell(one, "players", one.draft.players.length + by);
  parts.fewer = button("fewer", words, () => count(-1), "round");
  parts.more = button("more", words, () => count(1), "round");
  parts.fewer.textContent = "−";
  parts.more.textContent = "+";
  parts.fewer.setAttribute("aria-label", words.fewer);
  parts.more.setAttribute("aria-label", words.more);
  parts.many = make("b", "many");
  parts.names = make("input", "names");
  parts.names.setAttribute("aria-label", words.names);
  parts.names.onchange = () => tell(one, "names", parts.names.value);
  parts.players.append(make("span", "", words.players), parts.fewer, parts.many, parts.more, parts.names, make("p", "wrong"));
  for (const name of ["places", "fields", "others", "otherFields"]) parts[name] = make("div", name === "others" ? "places" : name);
  parts.fields.className = parts.otherFields.className = "fields";
  parts.places.setAttribute("role", "radiogroup");
  parts.places.setAttribute("aria-label", words.places);
  parts.rest = make("details", "rest");
  parts.rest.append(make("summary", "", words.rest_of_fields), parts.others, parts.otherFields);
  const left = make("div", "left");
  const right = make("div", "right");
  left.append(make("p", "how", words.how), parts.grid, parts.players);
  right.append(parts.places, parts.fields, parts.rest);
  parts.text = textPart(one);
  const body = make("div", "body");
  body.append(left, right);
  root.replaceChildren(bar, parts.status, parts.overall, body, parts.text);
  root.onkeydown = (event) => keys(one, event);
  return one;
}

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

function judge(one) {
  if (one.form.count && one.number === one.sent) {
    const wrong = [...one.root.querySelectorAll(".wrong:not([hidden])")].find((node) => node.textContent);
    for (let fold = wrong?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
    wrong?.parentElement?.querySelector("input, select, button")?.focus();
    wrong?.scrollIntoView({ block: "center" });
  }
  document.querySelector("[data-testid=stMain]")?.scrollTo(0, 0);
  tell(one, "judge");
}

function textPart(one) {
  const fold = make("details", "astext");
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
  one.showText = (text, complaint) => {
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
  return fold;
}

export default function editor({ data, parentElement: shadow, setTriggerValue }) {
  const told = data?.[0] ?? {};
  let one = editors.get(shadow);
  if (!one || !one.root.isConnected || one.id !== told.id || one.lang !== told.lang) {
    one = build(shadow, told.words);
    one.id = told.id;
    one.lang = told.lang;
    one.root.lang = told.lang; // words break as this language breaks them
    one.draft = copyOf(told.draft);
    one.serial = told.serial;
    editors.set(shadow, one);
  }
  one.send = setTriggerValue;
  // The server changed something itself: that is a step that can be taken back, too.
  if (told.serial !== one.serial) {
    one.serial = told.serial;
    one.past.push(copyOf(one.draft));
    one.future = [];
    one.draft = copyOf(told.draft);
    one.written = false;
  }
  if (!one.form || told.n >= one.number) {
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
function keptCards(old, form) {
  for (const field of form.fields) {
    const before = old?.fields.find((each) => each.name === field.name && each.in === field.in);
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
