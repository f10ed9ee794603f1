// A position is made with the hands: choose a place, press cards. The script keeps what was put and typed, with every
// step back; what is possible the server says, and its complaints stand at their fields.

import { keep, make, setText } from "./dom.js";
import { drawField } from "./editor_fields.js";
import { give, inPlace, isRest, placesOf, setTrick, take } from "./editor_places.js";
import { highlight } from "./editor_text.js";

const PAUSE = 250; // ms after the last key until what was typed is looked at

const editors = new WeakMap();
const copyOf = (value) => JSON.parse(JSON.stringify(value));

// Pressing a card puts it into the chosen place; a card that lies there already is taken away again.
function press(one, card) {
  change(one, () => {
    const places = placesOf(one.form);
    const from = places.find((place) => inPlace(place).includes(card));
    const to = places.find((place) => place.key === one.active) ?? places[0];
    if (from) take(one, from, card);
    if (from?.key !== to.key || isRest(to)) give(one, to, card);
  });
}

// ---- Changing, going back, telling the server ----

function change(one, act, { quiet = false } = {}) {
  // What the server changes itself comes first; what is done meanwhile waits for it.
  if (one.waiting) {
    one.later.push(() => change(one, act, { quiet }));
    return;
  }
  const now = copyOf(one.draft);
  if (!quiet || !one.typing) one.past.push(now);
  one.typing = quiet;
  one.future = [];
  act();
  draw(one);
  tell(one, "check", null, quiet ? PAUSE : 0);
}

function back(one, from, to) {
  if (!from.length) return;
  to.push(copyOf(one.draft));
  one.draft = from.pop();
  one.typing = false;
  tell(one, "check");
  draw(one);
}

function tell(one, ask, arg = null, wait = 0) {
  if (one.waiting) {
    one.later.push(() => tell(one, ask, arg));
    return;
  }
  one.number += 1;
  const number = one.number;
  clearTimeout(one.timer);
  if (!["check", "judge"].includes(ask)) {
    one.waiting = number;
    one.root.setAttribute("aria-busy", "true");
  }
  const send = () => {
    one.sent = number;
    one.send("said", JSON.stringify({ n: number, draft: one.draft, ask, arg }));
  };
  if (wait) one.timer = setTimeout(send, wait);
  else send();
}

// What lies nowhere else is the rest, as soon as no pile is named card by card.
function dropPiles(one) {
  for (const field of one.form.fields) if (field.rest) delete one.draft.said[field.name];
}

// ---- Drawing ----

const red = (card) => "♥♦".includes(card[0]);

function cardButton(one, card) {
  const node = make("button", "c");
  node.type = "button";
  node.onclick = () => {
    one.lastCard = card;
    press(one, card);
  };
  return node;
}

// One row for a suit of one pack, from the ace down; the jokers have their own.
function rowsOf(pack) {
  const rows = new Map();
  for (const card of pack) {
    const name = card.startsWith("JK") ? "JK" : card[0] + (card.match(/[a-h]$/)?.[0] ?? "");
    rows.set(name, [...(rows.get(name) ?? []), card]);
  }
  return [...rows.values()];
}

// What stands on a small card: its rank and its sign.
function cornerOf(card, short) {
  return card.startsWith("JK") ? ["★", card.slice(2)] : [short.slice(1), short[0]];
}

function drawGrid(one) {
  const { form, words } = one;
  const places = placesOf(form);
  const lies = new Map();
  for (const place of [...places].reverse()) for (const card of inPlace(place)) lies.set(card, place);
  const rows = rowsOf(form.pack);
  keep(one.parts.grid, rows, (row) => row[0], () => make("div", "row"), (node, row) => {
    node.style.setProperty("--n", row.length);
    keep(node, row, (card) => card, (card) => cardButton(one, card), (button, card) => {
      const place = lies.get(card);
      const [short, name] = form.names[card];
      const free = !place || isRest(place);
      button.classList.toggle("red", red(card));
      button.toggleAttribute("data-lies", !free);
      button.setAttribute("aria-pressed", String(place?.key === one.active && !isRest(place)));
      button.setAttribute("aria-label", place ? `${name}, ${place.label}` : name);
      button.tabIndex = card === (one.lastCard ?? form.pack[0]) ? 0 : -1;
      if (button.dataset.text !== short) {
        button.dataset.text = short;
        const [rank, sign] = cornerOf(card, short);
        button.replaceChildren(make("b", "", rank), make("i", "", sign), make("small", ""));
      }
      setText(button.querySelector("small"), free ? "" : place.short);
    });
  });
}

function wander(one, event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const jump = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...one.parts.grid.children].map((row) => [...row.children]);
  const row = rows.findIndex((cards) => cards.includes(event.target));
  if (row < 0 || (!step && !jump)) return;
  const column = rows[row].indexOf(event.target);
  const there = step ? rows[row][column + step] : rows[row + jump]?.[Math.min(column, rows[row + jump].length - 1)];
  event.preventDefault();
  if (!there) return;
  event.target.tabIndex = -1;
  there.tabIndex = 0;
  there.focus();
}

function makePlace(one, place) {
  const node = make("div", "place");
  const label = make("label", "name");
  const radio = make("input");
  radio.type = "radio";
  radio.name = "place";
  radio.onchange = () => {
    one.active = radio.value;
    drawGrid(one);
    drawPlaces(one);
  };
  label.append(radio, make("span", "called"), make("small", "count"));
  const typed = make("input", "typed");
  typed.type = "text";
  typed.autocomplete = "off";
  typed.spellcheck = false;
  typed.oninput = () => write(one, node.place, typed.value);
  typed.onchange = () => (one.typing = false);
  node.append(label, make("div", "lying"), typed, make("p", "wrong"));
  node.dataset.shape = place.field.shape;
  return node;
}

// What is typed stays as it was typed; the server says what it reads in it.
function write(one, { key, field, part }, text) {
  one.typed.add(key);
  change(one, () => {
    const { said } = one.draft;
    if (field.shape === "trick") said[field.name] = text.split(/[,;\n]/).map((each) => each.trim()).filter(Boolean);
    else if (field.shape === "heaps") {
      const heaps = field.cards.map((heap) => heap.join(" "));
      heaps[part] = text;
      said[field.name] = heaps.filter(Boolean);
    } else if (part !== undefined) said[field.name] = { ...said[field.name], [part]: text };
    else said[field.name] = text;
    if (!text.trim() && part === undefined) delete said[field.name];
  }, { quiet: true });
}

function textOf(one, place) {
  const { field, part } = place;
  const wrong = field.wrong[part === undefined ? field.name : `${field.name}.${part}`];
  const said = one.draft.said[field.name];
  if (wrong && said !== undefined) {
    if (Array.isArray(said)) return part === undefined ? said.join(", ") : (said[part] ?? "");
    return part === undefined ? String(said) : String(said[part] ?? "");
  }
  if (field.shape === "trick") return field.cards.map(([seat, cards]) => `${seat} ${lettered(one, cards)}`).join(", ");
  return isRest(place) ? "" : lettered(one, inPlace(place));
}

const lettered = (one, cards) => cards.map((card) => one.form.names[card]?.[0] ?? card).join(" ");

const wrongAt = ({ field, part }) => {
  const own = field.wrong[part === undefined ? field.name : `${field.name}.${part}`];
  const parts = part === undefined ? Object.entries(field.wrong).filter(([name]) => name !== field.name).map(([, said]) => said) : [];
  return [own, ...parts].filter(Boolean).join(" ");
};

function drawPlaces(one) {
  const { form, words } = one;
  const all = placesOf(form);
  if (!all.some((place) => place.key === one.active)) one.active = all[0]?.key;
  const isMain = (place) => place.field.main || place.key === one.active;
  const fill = (parent, places) => keep(parent, places, (place) => place.key, (place) => makePlace(one, place), (node, place) => {
    node.place = place;
    const cards = inPlace(place);
    const [radio, called, count] = node.querySelector(".name").children;
    radio.value = place.key;
    radio.checked = place.key === one.active;
    node.toggleAttribute("data-active", radio.checked);
    setText(called, place.label);
    setText(count, isRest(place) ? `${words.rest}: ${cards.length}` : cards.length ? String(cards.length) : "");
    drawLying(one, node, place, isRest(place) ? [] : cards);
    const typed = node.querySelector(".typed");
    typed.setAttribute("aria-label", `${place.label}: ${words.cards}`);
    typed.placeholder = isRest(place) ? "" : words.type;
    if (typed !== one.shadow.activeElement) typed.value = textOf(one, place);
    showWrong(node, typed, wrongAt(place));
  });
  fill(one.parts.places, all.filter(isMain));
  fill(one.parts.others, all.filter((place) => !isMain(place)));
}

function showWrong(node, control, text) {
  const wrong = node.querySelector(".wrong");
  setText(wrong, text);
  wrong.hidden = !text;
  wrong.id ||= `wrong-${node.dataset.key}`;
  control?.toggleAttribute("aria-invalid", Boolean(text));
  if (text) control?.setAttribute("aria-describedby", wrong.id);
  else control?.removeAttribute("aria-describedby");
}

function drawLying(one, node, place, cards) {
  const lying = node.querySelector(".lying");
  const small = (parent, ids) => keep(parent, ids, (card) => card, () => make("span", "g"), (glyph, card) => {
    setText(glyph, one.form.names[card]?.[0] ?? card);
    glyph.classList.toggle("red", red(card));
  });
  if (place.field.shape !== "trick") {
    small(lying, cards);
    return;
  }
  keep(lying, place.field.cards, (_, at) => at, () => {
    const row = make("span", "laid");
    const who = make("select");
    who.onchange = () => change(one, () => {
      const rows = node.place.field.cards.map(([seat, each], at) => [at === Number(row.dataset.key) ? who.value : seat, each]);
      setTrick(one, node.place.field, rows);
    });
    row.append(who, make("span", "what"));
    return row;
  }, (row, [seat, ids]) => {
    const who = row.querySelector("select");
    who.setAttribute("aria-label", one.words.who);
    keep(who, one.form.seats, (each) => each.id, () => make("option"), (option, each) => {
      option.value = each.id;
      setText(option, each.name);
    });
    who.value = seat;
    small(row.querySelector(".what"), ids);
  });
}

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
}

// ---- Building ----

function button(name, words, act, css = "") {
  const node = make("button", `do ${css}`, words[name]);
  node.type = "button";
  node.onclick = act;
  return node;
}

function build(shadow, words) {
  const root = shadow.querySelector(".editor");
  const one = { shadow, root, words, past: [], future: [], number: 0, sent: 0, active: null, typing: false, typed: new Set(), later: [], waiting: 0 };
  const parts = (one.parts = {});
  const bar = make("div", "tools");
  parts.judge = button("judge", words, () => judge(one), "main");
  parts.undo = button("undo", words, () => back(one, one.past, one.future));
  parts.redo = button("redo", words, () => back(one, one.future, one.past));
  bar.append(
    parts.judge,
    button("deal", words, () => tell(one, "deal")),
    button("stock", words, () => change(one, () => dropPiles(one))),
    parts.undo,
    parts.redo,
    button("empty", words, () => change(one, () => (one.draft.said = {}))),
  );
  parts.status = make("p", "status");
  parts.status.setAttribute("role", "status");
  parts.overall = make("p", "wrong");
  parts.grid = make("div", "grid");
  parts.grid.setAttribute("role", "group");
  parts.grid.setAttribute("aria-label", words.pack);
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
  if (event.key === "Enter") judge(one);
  else if (forward) back(one, one.future, one.past);
  else if (event.key === "z") back(one, one.past, one.future);
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
  return () => {
    clearTimeout(one.timer);
    editors.delete(shadow);
  };
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
