// @ts-check
// The phone of somebody in a class. What it shows comes from the server, again and again, so that nothing is lost by
// sleep, reload or another network; what was pressed is kept here until the server has said that it arrived.

import { fill } from "./class_scene.js";
import { keepMine, memory, mineNow, one, placeOf, words } from "./phone_kept.js";
import { build, draw, drawLine } from "./phone_shown.js";
import { announce } from "../common/announce.js";
import { make } from "../common/dom.js";

/** @typedef {import("./types.d.ts").Mine} Mine */
/** @typedef {import("./types.d.ts").PhoneView} PhoneView */
/** @typedef {import("./types.d.ts").RuleAnswer} RuleAnswer */
/** @typedef {import("./types.d.ts").Told} Told */
/** @typedef {import("./types.d.ts").Tried} Tried */
/** @typedef {import("./types.d.ts").Trouble} Trouble */

const PATIENCE = 15_000;
const AGAIN = [400, 600, 800, 1000, 1200, 1200, 2000, 3000]; // a server that was started anew is back after some seconds
const BALLOT_AGAIN = 500; // what was pressed waits no longer than that, unless nothing was heard for long
const LONG = 40; // questions without an answer

// ---- Asking the server ----

/**
 * @template [Answer=Told]
 * @param {string} what @param {object} said @param {AbortController} [stop] @returns {Promise<Answer>}
 */
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

// A clear no: where one has to begin anew, and what is said about it.
/** @type {Record<string, (() => ["code" | "name", string]) | undefined>} */
const NO = {
  "404 code": () => ["code", one.view ? words.gone : words["unknown-code"]],
  "429 tries": () => ["code", words["too-many-tries"]],
  "class-no-seat": () => ["name", ""],
  "class-full": () => ["name", words.full],
  "class-shut": () => ["name", words.shut],
  "class-sent-away": () => ["name", words["sent-away"]],
  "class-none": () => ["code", words.gone],
};

/** @param {unknown} error */
const troubleOf = (error) => /** @type {Trouble} */ (error);

/** @param {Trouble} error */
function trouble(error) {
  const no = NO[`${error.status} ${error.wrong}`] ?? NO[error.wrong ?? ""];
  if (no) return stopAt(...no());
  // Anything else is a connection that will come back.
  one.lost ||= Date.now();
  one.failed += 1;
  draw();
  return undefined;
}

/** @param {"code" | "name"} what @param {string} wrong */
function stopAt(what, wrong) {
  one.asks = what;
  one.wrong = wrong;
  one.view = null;
  one.lost = 0;
  draw();
}

/** @type {number | undefined} */
let timer;
/** @type {AbortController | null} */
let asking = null;

/** @param {number} wait */
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
    if (asking === mine) trouble(troubleOf(error));
  }
  if (asking !== mine) return;
  asking = null;
  if (!one.asks) soon(wait * (0.85 + 0.3 * Math.random()));
}

/** @param {Told} told */
function take(told) {
  if (told.phase) {
    const view = /** @type {PhoneView} */ (told);
    const before = one.view && placeOf(one.view);
    one.view = view;
    one.deal = view.deal ?? null;
    one.refused = "";
    one.number = view.number || one.number;
    if (before !== placeOf(view)) one.looked = one.tried = null; // what comes in steps leaves what is looked at
    memory.set("code", one.code);
    const mine = mineNow();
    // What was pressed here later than what the server knows is still under way.
    if (!mine || view.press >= mine.press) keepMine(view.press ? { at: placeOf(view), choice: view.choice, press: view.press, state: "counted" } : null);
    else if (mine.state === "sending") send();
  }
  draw();
}

// ---- Pressing ----

/** @param {string} id */
function press(id) {
  const { view } = one;
  if (view?.phase !== "open" || !view.question) return;
  const at = placeOf(view);
  const mine = mineNow();
  const before = mine && mine.state !== "late" ? mine.choice : "";
  let choice = id;
  if (one.deal) {
    if (mine?.state === "sending") return; // one move after the other
    choice = [one.deal.moves, id].filter(Boolean).join("\n");
  } else if (view.question.several) {
    const marked = new Set(before ? before.split("\n") : []);
    if (!marked.delete(id)) marked.add(id);
    choice = view.question.options.map((option) => option.id).filter((option) => marked.has(option)).join("\n");
  }
  keepMine({ at, choice, press: Math.max(Date.now(), (one.mine?.press ?? 0) + 1), state: "sending" });
  draw();
  send();
}

let sending = false;
/** @type {AbortController | null} */
let underWay = null;

// What was pressed at this question and is still under way.
const unsent = () => {
  const mine = mineNow();
  return mine?.state === "sending" ? mine : null;
};

async function send() {
  if (sending) return;
  sending = true;
  try {
    for (let mine = unsent(); mine && one.view; mine = unsent()) await sendOnce(mine, one.view);
  } finally {
    sending = false;
  }
}

/** @param {Mine} mine @param {PhoneView} view */
async function sendOnce({ choice, press: pressed }, view) {
  const { block, turn } = view;
  const line = new AbortController();
  underWay = line;
  try {
    const told = await ask("ballot", { block, turn, choice, press: pressed, lang: words.lang }, line);
    if (told.why) refuse(told.why, pressed);
    else if (one.mine?.press === pressed) {
      if (told.deal) dealt(told.deal);
      keepMine({ ...one.mine, state: told.ok ? "counted" : "late" });
      announce(words[told.ok ? "counted" : "too-late"], { asked: true });
    }
    draw();
    if (!told.ok) {
      if (one.view) one.view.rev = 0; // the class has gone on: see what was counted
      soon(0);
    }
  } catch (error) {
    if (troubleOf(error).status === 400) {
      keepMine(null);
      draw();
    } else if (underWay === line) {
      trouble(troubleOf(error));
      const wait = AGAIN[Math.min(one.failed, AGAIN.length - 1)];
      const most = one.failed > LONG ? wait : Math.min(wait, BALLOT_AGAIN);
      await new Promise((done) => setTimeout(done, most * (0.85 + 0.3 * Math.random())));
    }
  }
}

// A move of a deal that is none: the table stays as it was, and why is said.
/** @param {{ text: string, heard: string }} why @param {number} pressed */
function refuse(why, pressed) {
  one.refused = why.text;
  keepMine({ at: one.view ? placeOf(one.view) : "", choice: one.deal?.moves ?? "", press: pressed, state: "counted" });
  announce(why.heard, { asked: true });
}

// The others have played: what they did is told.
/** @param {import("./types.d.ts").Deal} deal */
function dealt(deal) {
  one.deal = deal;
  one.refused = "";
  const said = make("p");
  said.innerHTML = deal.told.join(" "); // made by the server
  announce(said.textContent ?? "", { asked: true });
}

// ---- Asking what if ----

// Only the server tries anything; what comes when something else is looked at by now is not shown.
/** @param {string} id */
async function whatIf(id) {
  if (!one.view) return;
  const mine = { id, told: /** @type {Tried | null} */ (null) };
  one.tried = mine;
  draw();
  try {
    mine.told = await /** @type {typeof ask<Tried>} */ (ask)("whatif", { block: one.view.block, move: id, lang: words.lang });
    if (one.tried === mine) announce(`${mine.told.title} ${mine.told.heard}`, { asked: true });
  } catch (error) {
    if (one.tried === mine) one.tried = null;
    if (!troubleOf(error).status) return trouble(troubleOf(error));
    soon(0); // the class has gone on
  }
  return draw();
}

// ---- Asking the rules ----

// What is wrong with a question, in words; else it is the connection.
/** @type {Record<string, string | undefined>} */
const WHY_NOT = { questions: words["rules-many"], later: words["rules-later"] };

/** @param {string} question */
async function rules(question) {
  const mine = { question, told: /** @type {RuleAnswer | null} */ (null), wrong: "" };
  one.rules = mine;
  draw();
  try {
    mine.told = await /** @type {typeof ask<RuleAnswer>} */ (ask)("rules", { question, lang: words.lang });
    if (one.rules === mine) announce(mine.told.heard, { asked: true });
  } catch (error) {
    const { wrong = "" } = troubleOf(error);
    mine.wrong = WHY_NOT[wrong] ?? fill(words.lost, 0);
    if (!WHY_NOT[wrong]) trouble(troubleOf(error));
    else announce(mine.wrong, { asked: true });
  }
  draw();
}

// ---- Joining ----

// Many came at once: whoever waits is let in by and by, without pressing again.
/** @param {FormData} typed */
function waitInLine(typed) {
  one.wrong = words.queue;
  draw();
  setTimeout(() => one.wrong === words.queue && join(typed), 2000 + 3000 * Math.random());
}

/** @param {FormData} typed */
async function join(typed) {
  if (typed.has("code")) one.code = String(typed.get("code")).trim().toUpperCase();
  const name = String(typed.get("name") ?? "");
  memory.set("name", name);
  try {
    await ask("seat", { name });
    one.asks = "";
    one.wrong = "";
    one.joined = true;
    look();
  } catch (error) {
    one.wrong = "";
    if (troubleOf(error).wrong === "queue") return waitInLine(typed);
    trouble(troubleOf(error));
    if (one.lost) one.wrong = fill(words.lost, 0);
    draw();
  }
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

build({ press, join, whatIf, rules, other: () => stopAt("code", "") });
if (!one.code) stopAt("code", "");
else draw();
look();
