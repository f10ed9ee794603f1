// The teacher's two screens of a class: the one that leads, and the one on the wall. What they show and what they do
// goes by single questions to the server, any server: a page that was reloaded or lost its line goes on where it was.

import { drawOptions, drawReason, drawScene, fill, put, verdictWord } from "./class_scene.js";
import { make, setText, whenGone } from "../common/dom.js";

const boards = new WeakMap();
const EVERY = 700;
const PATIENCE = 10_000;
const MOST_REASONS = { projector: 2 };
const FIELDS = "input, textarea, select, [contenteditable], [role=slider], [role=combobox], [role=listbox], [role=radio]";
const KEYS = {
  PageDown: "on",
  ArrowRight: "on",
  " ": "on",
  PageUp: "back",
  ArrowLeft: "back",
  s: "stop",
  l: "reveal",
  r: "again",
  n: "next",
};

// What the next press of a presenter does: open, reveal, go on.
const onward = (view) => (["open", "stopped"].includes(view.phase) && view.question?.options.length ? "reveal" : "next");

async function ask(one, what = "") {
  const { room, mode, lang } = one.data;
  const answer = await fetch("join/teach", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ room, mode, lang, what, rev: one.view?.rev ?? 0 }),
    signal: AbortSignal.timeout?.(PATIENCE),
    cache: "no-store",
  });
  if (!answer.ok) throw Object.assign(new Error(String(answer.status)), { status: answer.status });
  const told = await answer.json();
  const changed = told.phase !== undefined && told.rev !== one.view?.rev;
  one.view = told.phase === undefined ? { ...one.view, ...told } : told;
  one.lost = 0;
  if (changed) {
    one.picked = null;
    one.trigger("at", `${told.rev}`);
  }
  draw(one);
}

async function look(one) {
  clearTimeout(one.timer);
  if (one.gone) return;
  if (!one.busy && document.visibilityState === "visible") {
    one.busy = true;
    await ask(one).catch((error) => trouble(one, error));
    one.busy = false;
  }
  clearTimeout(one.timer);
  one.timer = setTimeout(() => look(one), EVERY);
}

function trouble(one) {
  one.lost ||= Date.now();
  draw(one);
}

// A step is asked for until it was taken or another screen has taken one: both say the same.
async function step(one, what) {
  if (!one.view?.phase || one.stepping) return;
  one.stepping = true;
  const wanted = what === "on" ? onward(one.view) : what === "stop" && one.view.phase === "stopped" ? "go-on" : what;
  await ask(one, wanted).catch((error) => trouble(one, error));
  one.stepping = false;
}

function steer(one, event) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const at = event.composedPath()[0];
  if (at.matches?.(FIELDS)) return;
  if (event.key === " " && at.closest?.("button, summary, a")) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (one.root.hasAttribute("data-code") && ["Escape", "q"].includes(name)) one.root.removeAttribute("data-code");
  else if (name === "q") one.root.setAttribute("data-code", "");
  else if (name === "b" || name === ".") one.root.toggleAttribute("data-blank");
  else if (name === "Escape" && one.data.mode === "projector") one.trigger("leave", true);
  else if (name in KEYS) step(one, KEYS[name]);
  else return;
  event.preventDefault();
  draw(one);
}

// ---- Building and drawing ----

const BUTTONS = ["back", "stop", "reveal", "again", "next"];

function build(shadow) {
  const root = shadow.querySelector(".board");
  const one = { root, parts: {}, view: null, lost: 0 };
  for (const [name, tag] of [
    ["top", "header"],
    ["prose", "section"],
    ["ask", "h2"],
    ["scene", "section"],
    ["options", "div"],
    ["steps", "nav"],
    ["line", "p"],
    ["reasons", "section"], // below: what comes at a reveal pushes no button away
    ["after", "section"],
    ["desk", "aside"], // the teacher's own: never on the wall
    ["large", "div"],
  ])
    root.append((one.parts[name] = make(tag, name)));
  for (const name of ["code", "where", "count"]) one.parts.top.append((one.parts[name] = make("span", name)));
  one.parts.count.setAttribute("role", "status");
  for (const name of [...BUTTONS, "qr", "leave"]) {
    const button = make("button", name);
    button.type = "button";
    button.onclick = () => {
      if (name === "qr") root.toggleAttribute("data-code");
      else if (name === "leave") one.trigger("leave", true);
      else step(one, name);
      draw(one);
    };
    one.parts.steps.append((one.parts[`to-${name}`] = button));
  }
  one.parts.large.onclick = () => {
    root.removeAttribute("data-code");
    draw(one);
  };
  one.steered = (event) => steer(one, event);
  one.woken = () => document.visibilityState === "visible" && look(one);
  addEventListener("keydown", one.steered);
  document.addEventListener("visibilitychange", one.woken);
  one.clock = setInterval(() => one.lost && drawLine(one), 1000);
  return one;
}

function draw(one) {
  const { view, data, parts, root } = one;
  const { words } = data;
  drawLine(one);
  if (!view?.phase) return;
  const asked = view.question ?? null;
  const revealed = view.phase === "revealed";
  root.dataset.phase = view.phase;
  root.dataset.mode = data.mode;
  root.toggleAttribute("data-shown", asked?.kind === "shown");
  const large = root.hasAttribute("data-code") || (data.mode === "projector" && view.phase === "gathering");
  drawLarge(one, large);
  setText(parts.code, data.url ? `${data.shown} · ${data.code}` : data.code);
  setText(parts.where, asked ? [fill(words["question-of"], view.block + 1, view.of), asked.title].filter(Boolean).join(" · ") : view.title);
  const answers = asked?.options.length ? fill(words["answered-of"], view.answered, Math.max(view.here, view.answered)) : fill(words.here, view.here);
  const exact = revealed && asked?.several ? fill(words.exact, view.exact ?? 0, view.answered) : "";
  setText(parts.count, [answers, exact].filter(Boolean).join(" · "));
  const text = !asked ? "" : asked.kind === "shown" ? "" : asked.text;
  const title = view.phase === "gathering" ? words.gathering : view.phase === "over" ? words["is-over"] : null;
  if (title !== null) setText(parts.ask, title);
  else if (parts.ask.dataset.html !== text) parts.ask.innerHTML = text; // made by the server
  parts.ask.dataset.html = title === null ? text : "";
  // On the wall the words that lead to a question make room for those behind it, at the same place.
  const wall = data.mode === "projector";
  const after = revealed ? view.answer?.after : asked?.kind === "shown" ? asked.after : "";
  put(parts.prose, wall && revealed ? after : asked?.prose);
  put(parts.after, wall && revealed ? "" : after);
  drawDesk(one);
  drawScene(parts.scene, asked?.kind === "shown" ? null : (asked?.scene ?? null), words);
  drawBars(one, asked, revealed || (data.mode !== "projector" && data.sofar));
  drawReasons(one, asked, revealed);
  const usable = {
    back: view.phase !== "gathering",
    stop: ["open", "stopped"].includes(view.phase) && asked?.options.length,
    reveal: ["open", "stopped"].includes(view.phase) && asked?.options.length,
    again: ["open", "stopped", "revealed"].includes(view.phase) && asked?.options.length,
    next: view.phase !== "over",
    qr: true,
    leave: data.mode === "projector",
  };
  for (const [name, can] of Object.entries(usable)) {
    const button = parts[`to-${name}`];
    const key = name === "stop" && view.phase === "stopped" ? "go-on" : name === "next" && view.phase === "gathering" ? "begin" : name;
    setText(button, words[key]);
    button.hidden = name === "leave" && !can;
    button.disabled = !can || Boolean(one.lost);
    button.toggleAttribute("data-main", name === onward(view));
  }
}

// What only the teacher sees: notes, what comes next, who has answered by the number of the seat, what went wrong most.
// The wrong answer that most have chosen, and how many; nothing before the answer is there.
function worstOf(view) {
  const wrong = Object.entries(view.counts ?? {}).filter(([id]) => id && view.answer && !view.answer.right.includes(id));
  return wrong.sort((a, b) => b[1] - a[1])[0] ?? [];
}

function seatNumbers(seats) {
  const list = make("p", "numbers");
  for (const [number, answered] of seats) {
    const seat = make("span", "number", `${number}${answered ? "\u202f✓" : ""}`);
    seat.dataset.answered = String(answered);
    list.append(seat);
  }
  return list;
}

function drawDesk(one) {
  const { parts, view, data } = one;
  const { words } = data;
  parts.desk.hidden = data.mode === "projector" || !view.question;
  if (parts.desk.hidden) return;
  const asked = view.question;
  const [worst, times] = worstOf(view);
  const wanted = JSON.stringify([view.rev, view.desk, view.seats, worst, times, Math.floor((Date.now() - view.changed) / 10_000)]);
  if (parts.desk.dataset.wanted === wanted) return;
  parts.desk.dataset.wanted = wanted;
  const rows = [];
  const part = (title, ...said) => {
    const box = make("div", "desk-part");
    box.append(make("h3", "", title), ...said);
    rows.push(box);
  };
  const html = (text) => Object.assign(make("p"), { innerHTML: text }); // made by the server
  if (view.desk?.notes.length) part(words["desk-notes"], ...view.desk.notes.map(html));
  if (view.seats?.length && asked.options.length) part(words["desk-seats"], seatNumbers(view.seats));
  if (worst) {
    const name = asked.options.find((option) => option.id === worst)?.name ?? worst;
    const reason = make("div", "text");
    drawReason(reason, { ...asked, answer: view.answer }, worst);
    part(words["desk-worst"], make("p", "", `${name} · ${fill(words["many-chose"], times)}`), reason);
  }
  if (view.desk?.next) part(words["desk-next"], html(view.desk.next));
  const minutes = Math.floor((Date.now() - view.changed) / 60_000);
  part(words["desk-clock"], make("p", "", fill(words["desk-minutes"], minutes)));
  parts.desk.replaceChildren(...rows);
}

function drawBars(one, asked, shown) {
  const { parts, view, data } = one;
  parts.options.hidden = !asked?.options.length;
  if (!asked) return;
  const { words } = data;
  const most = Math.max(1, ...Object.values(view.counts));
  const key = `${view.block} ${view.turn}`;
  parts.options.toggleAttribute("data-bars", shown);
  drawOptions(
    parts.options,
    { ...asked, key },
    (id) => {
      if (!view.answer) return;
      one.picked = one.picked === id ? null : id;
      draw(one);
    },
    (node, option, note) => {
      const count = view.counts[option.id] ?? 0;
      node.style.setProperty("--part", shown ? count / most : 0);
      const right = view.answer && (shown || data.mode !== "projector") ? view.answer.right.includes(option.id) : null;
      node.dataset.good = right === null || !shown ? "" : String(right);
      note(shown ? `${count} ${right ? "✓" : "✗"}` : "");
      node.setAttribute("aria-pressed", String(one.picked === option.id));
      const verdict = shown && view.answer ? `: ${count}, ${verdictWord({ ...asked, answer: view.answer }, option.id, words)}` : "";
      node.setAttribute("aria-label", option.name + verdict);
    },
  );
}

// Why, for what was pressed here; else for what many chose, what is wrong first, and one that is right.
function drawReasons(one, asked, revealed) {
  const { parts, view, data } = one;
  const wanted = JSON.stringify([view.rev, one.picked, revealed, revealed ? view.counts : 0]);
  if (parts.reasons.dataset.wanted === wanted) return;
  parts.reasons.dataset.wanted = wanted;
  parts.reasons.replaceChildren();
  if (!asked?.options.length || !view.answer || !(revealed || one.picked)) return;
  const full = { ...asked, answer: view.answer };
  const { right } = view.answer;
  const many = asked.options.map((option) => option.id).sort((a, b) => (view.counts[b] ?? 0) - (view.counts[a] ?? 0));
  const wrong = many.filter((id) => !right.includes(id) && view.counts[id]).slice(0, (MOST_REASONS[data.mode] ?? 4) - 1);
  const good = many.find((id) => right.includes(id));
  const told = [...wrong, good].filter((id) => id && (data.mode !== "projector" || view.answer.why[id].text));
  for (const id of one.picked ? [one.picked] : told) {
    const box = make("article", "reason");
    const option = asked.options.find((other) => other.id === id);
    const head = make("h3", "", `${option.name} – ${verdictWord(full, id, data.words)}`);
    head.dataset.good = String(right.includes(id));
    const count = view.counts[id];
    if (count) head.append(make("small", "", fill(data.words["many-chose"], count)));
    const text = make("div", "text");
    drawReason(text, full, id, { more: data.mode !== "projector" || Boolean(one.picked) });
    text.querySelector("details")?.toggleAttribute("open", data.mode !== "projector" || Boolean(one.picked));
    box.append(head, text);
    parts.reasons.append(box);
  }
  if (revealed && view.answer.explain && !one.picked) {
    const line = make("p", "explain");
    line.innerHTML = view.answer.explain;
    parts.reasons.append(line);
  }
}

function drawLarge(one, shown) {
  const { parts, data, view } = one;
  parts.large.hidden = !shown;
  if (!shown) return;
  if (!parts.large.firstChild) {
    const code = make("div", "qr");
    code.innerHTML = data.qr; // an image made by the server
    const beside = make("div", "beside");
    beside.append(make("p", "how", data.url ? data.words.address : data.words["own-machine"]));
    if (data.url) beside.append(make("p", "url", data.shown));
    beside.append(make("p", "how", data.words.code), make("p", "sign", data.code), make("p", "there"));
    parts.large.append(code, beside);
  }
  setText(parts.large.querySelector(".there"), fill(data.words.here, view.here));
}

function drawLine(one) {
  const { words } = one.data;
  const lost = one.lost ? Math.round((Date.now() - one.lost) / 1000) : null;
  one.parts.line.dataset.lost = String(lost !== null);
  const since = one.view?.changed ? new Date(one.view.changed).toLocaleTimeString(one.data.lang) : "";
  setText(one.parts.line, lost === null ? (since ? `${words.connected} · ${fill(words.since, since)}` : "") : fill(words.lost, lost));
}

export default function board({ data, parentElement: shadow, setTriggerValue }) {
  let one = boards.get(shadow);
  if (!one || !one.root.isConnected) boards.set(shadow, (one = build(shadow)));
  const other = one.data?.room !== data[0].room;
  one.data = data[0];
  one.trigger = setTriggerValue;
  if (other) {
    one.view = null;
    look(one);
  } else draw(one);
  return whenGone(shadow, () => {
    one.gone = true;
    clearTimeout(one.timer);
    clearInterval(one.clock);
    removeEventListener("keydown", one.steered);
    document.removeEventListener("visibilitychange", one.woken);
    boards.delete(shadow);
  });
}
