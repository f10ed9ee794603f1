// The phone of somebody in a class. What it shows comes from the server, again and again, so that nothing is lost by
// sleep, reload or another network; what was pressed is kept here until the server has said that it arrived.

import { drawOptions, drawReason, drawScene, fill, put, verdictWord } from "./class_scene.js";
import { announce } from "../common/announce.js";
import { make, setText } from "../common/dom.js";

const words = JSON.parse(document.querySelector("#words").textContent);
const root = document.querySelector("#phone");
const PATIENCE = 15_000;
const AGAIN = [400, 600, 800, 1000, 1200, 1200, 2000, 3000]; // a server that was started anew is back after some seconds
const BALLOT_AGAIN = 500; // what was pressed waits no longer than that, unless nothing was heard for long
const LONG = 40; // questions without an answer

// ---- What this phone keeps ----

const memory = {
  get(name) {
    try {
      return localStorage.getItem(`class.${name}`) ?? "";
    } catch {
      return this[` ${name}`] ?? ""; // a browser that keeps nothing: until the page is closed
    }
  },
  set(name, value) {
    this[` ${name}`] = value;
    try {
      localStorage.setItem(`class.${name}`, value);
    } catch {
      // it is still here
    }
  },
};

function ownKey() {
  const known = memory.get("seat");
  if (known) return known;
  const signs = [...crypto.getRandomValues(new Uint8Array(16))].map((one) => one.toString(16).padStart(2, "0"));
  memory.set("seat", signs.join(""));
  return signs.join("");
}

const linked = new URLSearchParams(location.search).get("c") ?? "";
const one = {
  seat: ownKey(),
  code: (linked || memory.get("code")).toUpperCase(),
  view: null, // what the class shows
  mine: null, // {at, choice, press, state}: what was pressed here
  asks: "", // "", "code" or "name": what has to be typed first
  wrong: "",
  lost: 0, // since when nothing was heard
  failed: 0,
};

const placeOf = (view) => `${one.code} ${view.block} ${view.turn}`;

function keepMine(mine) {
  one.mine = mine;
  memory.set("mine", mine ? JSON.stringify(mine) : "");
}

try {
  one.mine = JSON.parse(memory.get("mine") || "null");
} catch {
  one.mine = null;
}

// ---- Asking the server ----

async function ask(what, said, stop = new AbortController()) {
  const patience = setTimeout(() => stop.abort(), PATIENCE);
  const answer = await fetch(`join/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code: one.code, seat: one.seat, ...said }),
    signal: stop.signal,
    cache: "no-store",
  }).finally(() => clearTimeout(patience));
  const told = await answer.json().catch((error) => {
    if (answer.ok) throw error; // half an answer is none
    return {};
  });
  if (answer.ok) {
    one.failed = 0;
    one.lost = 0;
    return told;
  }
  throw Object.assign(new Error(told.wrong), { status: answer.status, wrong: told.wrong });
}

function trouble(error) {
  // Anything but a clear no is a connection that will come back.
  if (error.status === 404 && error.wrong === "code") return stopAt("code", one.view ? words.gone : words["unknown-code"]);
  if (error.status === 429 && error.wrong === "tries") return stopAt("code", words["too-many-tries"]);
  if (error.wrong === "class-no-seat") return stopAt("name", "");
  if (error.wrong === "class-full") return stopAt("name", words.full);
  if (error.wrong === "class-shut") return stopAt("name", words.shut);
  if (error.wrong === "class-sent-away") return stopAt("name", words["sent-away"]);
  if (error.wrong === "class-none") return stopAt("code", words.gone);
  one.lost ||= Date.now();
  one.failed += 1;
  draw();
  return undefined;
}

function stopAt(what, wrong) {
  one.asks = what;
  one.wrong = wrong;
  one.view = null;
  one.lost = 0;
  draw();
}

let timer = 0;
let asking = null;

function soon(wait) {
  clearTimeout(timer);
  timer = setTimeout(look, wait);
}

async function look() {
  clearTimeout(timer);
  if (asking || !one.code || one.asks) return;
  const mine = new AbortController();
  asking = mine;
  let wait = AGAIN[Math.min(one.failed, AGAIN.length - 1)];
  try {
    const told = await ask("now", { rev: one.view?.rev ?? 0, lang: words.lang }, mine);
    if (told.join) stopAt("name", "");
    else {
      wait = told.wait;
      take(told);
    }
  } catch (error) {
    if (asking === mine) trouble(error);
  }
  if (asking !== mine) return;
  asking = null;
  if (!one.asks) soon(wait * (0.85 + 0.3 * Math.random()));
}

function take(told) {
  if (told.phase) {
    one.view = told;
    one.number = told.number || one.number;
    one.looked = null;
    memory.set("code", one.code);
    const known = one.mine?.at === placeOf(told);
    // What was pressed here later than what the server knows is still under way.
    if (!known || told.press >= one.mine.press)
      keepMine(told.press ? { at: placeOf(told), choice: told.choice, press: told.press, state: "counted" } : null);
    else if (one.mine.state === "sending") send();
  }
  draw();
}

// ---- Pressing ----

function press(id) {
  const { view } = one;
  if (view?.phase !== "open") return;
  const at = placeOf(view);
  const before = one.mine?.at === at && one.mine.state !== "late" ? one.mine.choice : "";
  let choice = id;
  if (view.question.several) {
    const marked = new Set(before ? before.split("\n") : []);
    if (!marked.delete(id)) marked.add(id);
    choice = view.question.options.map((option) => option.id).filter((option) => marked.has(option)).join("\n");
  }
  keepMine({ at, choice, press: Math.max(Date.now(), (one.mine?.press ?? 0) + 1), state: "sending" });
  draw();
  send();
}

let sending = false;
let underWay = null;

async function send() {
  if (sending) return;
  sending = true;
  try {
    while (one.mine?.state === "sending" && one.view && one.mine.at === placeOf(one.view)) {
      const { choice, press: pressed } = one.mine;
      const { block, turn } = one.view;
      const mine = new AbortController();
      underWay = mine;
      try {
        const told = await ask("ballot", { block, turn, choice, press: pressed }, mine);
        if (one.mine?.press === pressed) {
          keepMine({ ...one.mine, state: told.ok ? "counted" : "late" });
          announce(words[told.ok ? "counted" : "too-late"], { asked: true });
        }
        draw();
        if (!told.ok) {
          one.view.rev = 0; // the class has gone on: see what was counted
          soon(0);
        }
      } catch (error) {
        if (error.status === 400) {
          keepMine(null);
          draw();
          return;
        }
        if (underWay !== mine) continue;
        trouble(error);
        const wait = AGAIN[Math.min(one.failed, AGAIN.length - 1)];
        const most = one.failed > LONG ? wait : Math.min(wait, BALLOT_AGAIN);
        await new Promise((done) => setTimeout(done, most * (0.85 + 0.3 * Math.random())));
      }
    }
  } finally {
    sending = false;
  }
}

// ---- Joining ----

// Many came at once: whoever waits is let in by and by, without pressing again.
function waitInLine(event) {
  one.wrong = words.queue;
  draw();
  setTimeout(() => one.wrong === words.queue && join(event), 2000 + 3000 * Math.random());
}

async function join(event) {
  event.preventDefault();
  const form = event.target;
  if (form.elements.code) one.code = form.elements.code.value.trim().toUpperCase();
  const name = form.elements.name.value;
  memory.set("name", name);
  try {
    await ask("seat", { name });
    one.asks = "";
    one.wrong = "";
    one.joined = true;
    look();
  } catch (error) {
    one.wrong = "";
    if (error.wrong === "queue") return waitInLine(event);
    trouble(error);
    if (one.lost) one.wrong = fill(words.lost, 0);
    draw();
  }
}

// ---- Showing ----

const built = {};

function build() {
  for (const [name, tag] of [
    ["form", "form"],
    ["top", "header"],
    ["prose", "section"],
    ["ask", "h1"],
    ["scene", "section"],
    ["how", "p"],
    ["said", "section"],
    ["options", "div"],
    ["looked", "div"],
    ["after", "section"],
    ["status", "p"],
    ["line", "p"],
  ])
    root.append((built[name] = make(tag, name)));
  built.ask.tabIndex = -1;
  built.options.setAttribute("role", "group");
  built.form.onsubmit = join;
  built.where = make("p", "where");
  const leave = make("button", "leave", words["other-class"]);
  leave.type = "button";
  leave.onclick = () => stopAt("code", "");
  built.top.append(built.where);
  root.append((built.leave = leave)); // last of all: nobody wants it while a question is asked
}

function field(name, label, value, more) {
  const box = make("label", "field", label);
  const input = Object.assign(make("input"), { name, value, autocomplete: "off", ...more });
  box.append(input);
  return box;
}

function drawForm() {
  const wanted = `${one.asks} ${one.wrong}`;
  built.form.hidden = !one.asks;
  if (built.form.dataset.wanted === wanted || !one.asks) return;
  built.form.dataset.wanted = wanted;
  const parts = [make("h1", "", words["phone-title"])];
  if (one.asks === "code") {
    const more = { maxLength: 6, required: true, autocapitalize: "characters", spellcheck: false, inputMode: "text" };
    parts.push(field("code", words["type-code"], one.code, more));
  }
  parts.push(field("name", words["type-name"], memory.get("name"), { maxLength: 24 }));
  const wrong = make("p", "wrong", one.wrong);
  wrong.setAttribute("role", "alert");
  parts.push(wrong, make("button", "go", words["go-in"]));
  built.form.replaceChildren(...parts);
}

const mineNow = () => (one.mine && one.view && one.mine.at === placeOf(one.view) ? one.mine : null);

function draw() {
  if (!built.form) build();
  drawForm();
  const { view } = one;
  const asked = view?.question && !one.asks ? view.question : null;
  for (const name of ["top", "prose", "ask", "scene", "how", "said", "options", "looked", "after", "status", "line", "leave"])
    built[name].hidden = Boolean(one.asks);
  if (one.asks) return;
  const mine = mineNow();
  const chosen = new Set(mine?.choice ? mine.choice.split("\n") : []);
  const revealed = view?.phase === "revealed";
  setText(built.where, asked ? [fill(words["question-of"], view.block + 1, view.of), asked.title].filter(Boolean).join(" · ") : (view?.title ?? ""));
  const title = !view ? "" : view.phase === "gathering" ? words.wait : view.phase === "over" ? words["phone-over"] : null;
  if (title !== null) setText(built.ask, title);
  else if (built.ask.dataset.html !== asked.text) built.ask.innerHTML = asked.text; // made by the server
  built.ask.dataset.html = title === null ? asked.text : "";
  arrive(title ?? asked.heard);
  put(built.prose, asked?.prose);
  put(built.after, revealed ? view.answer.after : asked?.after);
  drawScene(built.scene, asked?.scene ?? null, words);
  const open = view?.phase === "open" && asked.options.length > 0;
  setText(built.how, open ? words[asked.kind === "many" ? "press-many" : asked.several ? "press-all" : "press-one"] : view?.phase === "stopped" ? words.stopped : "");
  built.options.hidden = !asked?.options.length;
  drawOptions(
    built.options,
    { ...asked, options: asked?.options ?? [], key: view ? placeOf(view) : "", answer: view?.answer },
    open ? press : revealed ? look_at : null,
    (node, option, note) => {
      const picked = chosen.has(option.id);
      node.setAttribute("aria-pressed", String(picked));
      node.toggleAttribute("data-shut", !open && !revealed);
      node.setAttribute("aria-disabled", String(!open && !revealed));
      const good = revealed ? view.answer.right.includes(option.id) : null;
      node.dataset.good = good === null ? "" : String(good);
      note(revealed ? (good ? "✓" : picked ? "✗" : "") : "");
      const verdict = revealed ? `, ${verdictWord({ ...asked, answer: view.answer }, option.id, words)}` : "";
      node.setAttribute("aria-label", option.name + (revealed && picked ? `, ${words.mine}` : "") + verdict);
    },
  );
  drawLooked(revealed ? { ...asked, answer: view.answer } : null);
  drawSaid(revealed ? { ...asked, answer: view.answer } : null, chosen, view);
  const state = !asked?.options.length ? "" : revealed ? "" : (mine?.state ?? "");
  built.status.dataset.state = state;
  built.status.hidden = !asked?.options.length || revealed;
  setText(built.status, { sending: words.sending, counted: chosen.size ? words.counted : "", late: words["too-late"] }[state] ?? "");
  drawLine();
}

// Whoever has come in is at the question, by keyboard and by ear; another question is told.
function arrive(said) {
  const heard = one.view ? `${said}\n${placeOf(one.view)}` : said; // asked again, it is told again
  if (one.joined && one.view) {
    one.joined = false;
    built.ask.focus();
    one.heard = heard;
  }
  if (!one.view || heard === one.heard) return;
  if (one.heard !== undefined) announce(said);
  one.heard = heard;
}

// After the reveal every card can be asked: why it may be played here, or why not.
function look_at(id) {
  one.looked = one.looked === id ? null : id;
  draw();
}

function drawLooked(view) {
  const option = view?.options.find((each) => each.id === one.looked);
  built.looked.hidden = !option;
  const wanted = option ? one.looked : "";
  if (built.looked.dataset.wanted === wanted) return;
  built.looked.dataset.wanted = wanted;
  built.looked.replaceChildren();
  if (!option) return;
  const head = make("p", "verdict", `${option.name} – ${verdictWord(view, option.id, words)}`);
  head.dataset.good = String(Boolean(view.answer.why[option.id]?.legal));
  const reason = make("div", "reason");
  drawReason(reason, view, option.id);
  built.looked.append(head, reason);
  announce(`${head.textContent}. ${view.answer.why[option.id]?.heard ?? ""}`, { asked: true });
}

function drawSaid(view, chosen, all) {
  built.said.hidden = !view || !view.options.length;
  const wanted = view ? `${all.rev} ${[...chosen]}` : "";
  if (built.said.dataset.wanted === wanted) return;
  built.said.dataset.wanted = wanted;
  built.said.replaceChildren();
  if (!view || !view.options.length) return;
  tellAnswer(view, chosen);
  const nameOf = (id) => view.options.find((one) => one.id === id)?.name ?? id;
  if (!chosen.size) built.said.append(make("p", "verdict", words["yours-none"]));
  if (chosen.size && view.several) {
    const hit = [...chosen].filter((id) => view.answer.right.includes(id)).length;
    const grade = make("p", "grade", view.answer.grades[`${hit} ${chosen.size - hit}`] ?? "");
    grade.dataset.good = String(hit === view.answer.right.length && hit === chosen.size);
    built.said.append(grade);
  }
  for (const id of chosen) {
    const box = make("div", "own");
    const head = make("p", "verdict", `${words.yours}: ${nameOf(id)} – ${verdictWord(view, id, words)}`);
    head.dataset.good = String(Boolean(view.answer.why[id]?.legal));
    const reason = make("div", "reason");
    drawReason(reason, view, id);
    box.append(head, reason);
    built.said.append(box);
  }
  const right = view.answer.right.map(nameOf).join(", ");
  built.said.append(make("p", "right", `${words[view.kind === "choice" ? "right-is" : "allowed-is"]}: ${right || "–"}`));
  if (!chosen.size && view.answer.right.length) {
    const reason = make("div", "reason");
    drawReason(reason, view, view.answer.right[0]);
    built.said.append(reason);
  }
  if (view.answer.explain) {
    const line = make("p", "explain");
    line.innerHTML = view.answer.explain;
    built.said.append(line);
  }
}

// One message: what was chosen, what it was, why, and what would have been.
function tellAnswer(view, chosen) {
  const nameOf = (id) => view.options.find((each) => each.id === id)?.name ?? id;
  const own = [...chosen].map((id) => `${words.yours}: ${nameOf(id)}, ${verdictWord(view, id, words)}. ${view.answer.why[id]?.heard ?? ""}`);
  const right = view.answer.right.map(nameOf).join(", ");
  const hit = [...chosen].filter((id) => view.answer.right.includes(id)).length;
  const grade = view.several && chosen.size ? [view.answer.grades[`${hit} ${chosen.size - hit}`] ?? ""] : [];
  const parts = [...grade, ...(own.length ? own : [words["yours-none"]]), `${words[view.kind === "choice" ? "right-is" : "allowed-is"]}: ${right || "–"}.`];
  announce(parts.join(" "));
}

function drawLine() {
  const lost = one.lost ? Math.max(0, Math.round((Date.now() - one.lost) / 1000)) : null;
  built.line.dataset.lost = String(lost !== null);
  const since = one.view ? new Date(one.view.changed).toLocaleTimeString(words.lang) : "";
  const number = one.number ? `${fill(words["seat-number"], one.number)} · ` : "";
  const name = number + (one.view?.name ? `${one.view.name} · ` : "");
  const text = lost === null ? [words.connected, since && fill(words.since, since)].filter(Boolean).join(" · ") : fill(words.lost, lost);
  setText(built.line, one.view || lost !== null ? name + text : "");
}

// ---- Beginning, and coming back ----

setInterval(() => one.lost && drawLine(), 1000);

// After sleep or in another network nothing comes any more on the line of before: ask anew, on a new one.
function wake() {
  if (document.visibilityState !== "visible") return;
  asking?.abort();
  underWay?.abort();
  asking = underWay = null;
  look();
}

for (const what of ["visibilitychange", "resume"]) document.addEventListener(what, wake);
addEventListener("online", wake);
addEventListener("pageshow", (event) => event.persisted && wake());
addEventListener("focus", look);
addEventListener("offline", () => {
  one.lost ||= Date.now();
  draw();
});

if (!one.code) stopAt("code", "");
else draw();
look();
