// @ts-check
// What the phone of somebody in a class shows: drawing is a function of what it keeps; what is pressed is told to
// whoever began it.

import { drawOptions, drawReason, drawScene, fill, html, placeSaid, put, verdictWord } from "./class_scene.js";
import { drawRules, makeRules } from "./phone_asks.js";
import { memory, mineNow, one, placeOf, words } from "./phone_kept.js";
import { announce } from "../common/announce.js";
import { button, make, setText, within } from "../common/dom.js";

/** @typedef {import("./types.d.ts").Answered} Answered */
/** @typedef {import("./types.d.ts").Mine} Mine */
/** @typedef {import("./types.d.ts").Option} Option */
/** @typedef {import("./types.d.ts").PhoneParts} PhoneParts */
/** @typedef {import("./types.d.ts").PhoneView} PhoneView */
/** @typedef {import("./types.d.ts").Question} Question */

const root = within(document, "#phone");

/** @type {import("./types.d.ts").Pressing} */
let on = { press() {}, join() {}, whatIf() {}, rules() {}, other() {} };

/** @type {PhoneParts} */
const built = {
  form: make("form", "form"),
  top: make("header", "top"),
  prose: make("section", "prose"),
  ask: make("h1", "ask"),
  scene: make("section", "scene"),
  told: make("section", "told"),
  said: make("section", "said"),
  how: make("p", "how"), // right above what can be pressed
  options: make("div", "options"),
  looked: make("div", "looked"),
  after: make("section", "after"),
  status: make("p", "status"),
  rules: makeRules((typed) => on.rules(typed)),
  line: make("p", "line"),
  leave: button("leave", words["other-class"], () => on.other()), // last of all: nobody wants it while a question is asked
  where: make("p", "where"),
};

/** @param {import("./types.d.ts").Pressing} pressing */
export function build(pressing) {
  on = pressing;
  const { where, ...parts } = built;
  root.append(...Object.values(parts));
  built.top.append(where);
  built.ask.tabIndex = -1;
  built.options.setAttribute("role", "group");
  built.form.onsubmit = (event) => {
    event.preventDefault();
    on.join(new FormData(built.form));
  };
}

/** @param {string} name @param {string} label @param {string} value @param {Partial<HTMLInputElement>} more */
function field(name, label, value, more) {
  const box = make("label", "field", label);
  const input = Object.assign(make("input"), { name, value, autocomplete: /** @type {const} */ ("off"), ...more });
  box.append(input);
  return box;
}

function drawForm() {
  const wanted = `${one.asks} ${one.wrong}`;
  built.form.hidden = !one.asks;
  if (built.form.dataset.wanted === wanted || !one.asks) return;
  built.form.dataset.wanted = wanted;
  /** @type {HTMLElement[]} */
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

export function draw() {
  drawForm();
  for (const part of Object.values(built)) if (part !== built.form) part.hidden = Boolean(one.asks);
  if (one.asks) return;
  const { view } = one;
  const asked = view?.question ?? null;
  const mine = mineNow();
  const chosen = new Set(mine?.choice ? mine.choice.split("\n") : []);
  const answered = view && asked ? answeredOf(view, asked) : null;
  drawAsked(view, asked);
  drawAround(view, asked, answered);
  drawAnswers(view, asked, answered, chosen);
  drawDeal(view);
  drawLooked(answered);
  drawSaid(answered, chosen);
  drawStatus(asked, answered, mine);
  drawRules(built.rules, Boolean(view) && (!asked?.options.length || Boolean(answered)));
  drawLine();
}

// The question with its answer, once that is revealed; of a deal, what may be done where this phone stands in it.
/** @param {PhoneView} view @param {Question} asked @returns {Answered | null} */
function answeredOf(view, asked) {
  if (view.phase !== "revealed" || !view.answer || (one.deal && !one.deal.answer)) return null;
  return { ...asked, options: (one.deal ?? asked).options, answer: { ...view.answer, ...one.deal?.answer } };
}

/** @param {PhoneView | null} view @param {Question | null} asked */
function drawAsked(view, asked) {
  const title = !view ? "" : view.phase === "gathering" ? words.wait : view.phase === "over" ? words["phone-over"] : null;
  const text = title === null ? (asked?.text ?? "") : "";
  if (title !== null) setText(built.ask, title);
  else if (built.ask.dataset.html !== text) built.ask.innerHTML = text; // made by the server
  built.ask.dataset.html = title === null ? text : "title"; // no question is spelled so: what comes next replaces it
  arrive(title ?? asked?.heard ?? "");
}

// Where the class is, the words around a question, and its table.
/** @param {PhoneView | null} view @param {Question | null} asked @param {Answered | null} answered */
function drawAround(view, asked, answered) {
  setText(built.where, view && asked ? [placeSaid(view, words), asked.title].filter(Boolean).join(" · ") : (view?.title ?? ""));
  put(built.prose, asked?.prose);
  put(built.after, answered ? answered.answer.after : asked?.after);
  drawScene(built.scene, (one.deal ?? asked)?.scene ?? null, words);
  tellStep(view);
}

// What comes in steps is told when it comes.
/** @param {PhoneView | null} view */
function tellStep(view) {
  const step = view?.step ?? 0;
  const place = view ? placeOf(view) : "";
  const [known, last] = one.stepped ?? ["", 0];
  one.stepped = [place, step];
  if (known !== place || step <= last) return;
  const shown = [...root.querySelectorAll(".step")];
  announce(shown.slice(last - step).map((part) => part.textContent).join(" "));
}

/** @param {Question} asked */
const howTo = ({ kind, several }) => words[kind === "deal" ? "press-deal" : kind === "many" ? "press-many" : several ? "press-all" : "press-one"];

// What the others did in the deal of this phone, and why the last try was no move.
/** @param {PhoneView | null} view */
function drawDeal(view) {
  const { deal } = one;
  const over = deal?.over ? [`<b>${words["deal-over"]}</b>`] : [];
  const said = [...(deal?.told ?? []), ...over].map((each) => `<p>${each}</p>`).join("");
  put(built.told, deal && view ? `${one.refused ? `<p class="no">${one.refused}</p>` : ""}${said}` : "");
}

// Where something can be tried, and where it only says why.
/** @param {Answered} view @param {string} id */
const canTry = (view, id) => view.kind !== "choice" && Boolean(view.answer.why[id]);

/** @param {PhoneView | null} view @param {Question | null} asked @param {boolean} open */
const howSaid = (view, asked, open) => (open && asked ? howTo(asked) : view?.phase === "stopped" ? words.stopped : "");
/** @param {Answered | null} view */
const lookSaid = (view) => (view?.options.some((option) => canTry(view, option.id)) ? words["look-at"] : "");
// After every move of a deal other buttons stand there.
/** @param {PhoneView | null} view */
const keyNow = (view) => (view ? `${placeOf(view)} ${one.deal?.moves ?? ""}` : "");

// What can be pressed, and what is said of how to.
/** @param {PhoneView | null} view @param {Question | null} asked @param {Answered | null} answered @param {Set<string>} chosen */
function drawAnswers(view, asked, answered, chosen) {
  const options = (one.deal ?? asked)?.options ?? [];
  const open = view?.phase === "open" && options.length > 0;
  setText(built.how, howSaid(view, asked, open) || lookSaid(answered));
  built.options.hidden = !options.length;
  drawOptions(
    built.options,
    { kind: asked?.kind ?? "", options, key: keyNow(view) },
    open ? on.press : answered ? lookAt : null,
    (node, option, note) => {
      const picked = !one.deal && chosen.has(option.id);
      node.setAttribute("aria-pressed", String(picked));
      node.toggleAttribute("data-shut", !open && !answered);
      node.setAttribute("aria-disabled", String(!open && !answered));
      markAnswer(node, option, answered, picked, note);
    },
  );
}

/** @param {HTMLElement} node @param {Option} option @param {Answered | null} answered @param {boolean} picked @param {(text: string) => void} note */
function markAnswer(node, option, answered, picked, note) {
  const good = answered?.answer.right.includes(option.id);
  node.dataset.good = good === undefined ? "" : String(good);
  note(!answered ? "" : good ? "✓" : picked ? "✗" : "");
  const verdict = answered ? `${picked ? `, ${words.mine}` : ""}, ${verdictWord(answered, option.id, words)}` : "";
  node.setAttribute("aria-label", option.name + verdict);
}

// What became of what was pressed.
/** @param {Question | null} asked @param {Answered | null} answered @param {Mine | null} mine */
function drawStatus(asked, answered, mine) {
  const shown = Boolean(asked?.options.length) && !answered;
  const state = (shown && mine?.state) || "";
  built.status.dataset.state = state;
  built.status.hidden = !shown;
  setText(built.status, { "": "", sending: words.sending, counted: mine?.choice ? words.counted : "", late: words["too-late"] }[state]);
}

// Whoever has come in is at the question, by keyboard and by ear; another question is told.
/** @param {string} said */
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
/** @param {string} id */
function lookAt(id) {
  one.looked = one.looked === id ? null : id;
  one.tried = null;
  draw();
  if (one.looked) built.looked.scrollIntoView({ block: "nearest" });
}

/** @param {Answered | null} view */
function drawLooked(view) {
  const option = view?.options.find((each) => each.id === one.looked);
  built.looked.hidden = !option;
  const wanted = option?.id ?? "";
  if (built.looked.dataset.wanted === wanted) return drawTried();
  built.looked.dataset.wanted = wanted;
  built.looked.replaceChildren();
  if (!option || !view) return undefined;
  const head = make("p", "verdict", `${option.name} – ${verdictWord(view, option.id, words)}`);
  head.dataset.good = String(Boolean(view.answer.why[option.id]?.legal));
  const reason = make("div", "reason");
  drawReason(reason, view, option.id);
  built.looked.append(head, reason);
  if (canTry(view, option.id)) built.looked.append(button("try", words["what-if"], () => on.whatIf(option.id)), make("div", "tried"));
  return announce(`${head.textContent}. ${view.answer.why[option.id]?.heard ?? ""}`, { asked: true });
}

// What would turn it round, each change with its table folded away.
function drawTried() {
  const box = built.looked.querySelector(".tried");
  const told = one.tried?.told;
  const asked = built.looked.querySelector("button.try");
  asked?.setAttribute("aria-disabled", String(Boolean(one.tried)));
  if (!(box instanceof HTMLElement) || box.childElementCount || !told) return;
  box.append(make("h2", "", told.title));
  if (told.none) box.append(html(told.none));
  for (const change of told.changes) {
    const fold = make("details", "rule");
    const table = make("section", "scene");
    fold.append(make("summary", "", words["what-if-table"]), table);
    drawScene(table, change.scene, words);
    box.append(html(change.text), fold);
  }
  box.scrollIntoView({ block: "nearest" });
}

/** @param {Answered | null} view @param {Set<string>} chosen */
function drawSaid(view, chosen) {
  const deal = view?.kind === "deal"; // nothing of it is the right answer, but its author may have said something
  built.said.hidden = !view || !(deal ? view.answer.explain : view.options.length);
  const wanted = view && one.view ? `${placeOf(one.view)} ${[...chosen]}` : "";
  if (built.said.dataset.wanted === wanted) return;
  built.said.dataset.wanted = wanted;
  built.said.replaceChildren();
  if (!view || built.said.hidden) return;
  if (!deal) sayAnswer(view, chosen);
  const { explain } = view.answer;
  if (explain) built.said.append(Object.assign(make("p", "explain"), { innerHTML: explain })); // made by the server
}

/** @param {Answered} view @param {Set<string>} chosen */
function sayAnswer(view, chosen) {
  tellAnswer(view, chosen);
  const { right } = view.answer;
  if (!chosen.size) built.said.append(make("p", "verdict", words["yours-none"]));
  if (chosen.size && view.several) built.said.append(gradeOf(view, chosen));
  for (const id of chosen) built.said.append(ownAnswer(view, id));
  built.said.append(make("p", "right", rightSaid(view)));
  if (!chosen.size && right.length) built.said.append(reasonOf(view, right[0]));
}

/** @param {Answered} view @param {string} id */
const nameOf = (view, id) => view.options.find((each) => each.id === id)?.name ?? id;

// How many of the right ones were found, and how many wrong ones marked.
/** @param {Answered} view @param {Set<string>} chosen */
function hits(view, chosen) {
  const hit = [...chosen].filter((id) => view.answer.right.includes(id)).length;
  return { hit, grade: view.answer.grades[`${hit} ${chosen.size - hit}`] ?? "" };
}

/** @param {Answered} view @param {Set<string>} chosen */
function gradeOf(view, chosen) {
  const { hit, grade } = hits(view, chosen);
  const node = make("p", "grade", grade);
  node.dataset.good = String(hit === view.answer.right.length && hit === chosen.size);
  return node;
}

/** @param {Answered} view @param {string} id */
function reasonOf(view, id) {
  const reason = make("div", "reason");
  drawReason(reason, view, id);
  return reason;
}

/** @param {Answered} view @param {string} id */
function ownAnswer(view, id) {
  const box = make("div", "own");
  const head = make("p", "verdict", `${words.yours}: ${nameOf(view, id)} – ${verdictWord(view, id, words)}`);
  head.dataset.good = String(Boolean(view.answer.why[id]?.legal));
  box.append(head, reasonOf(view, id));
  return box;
}

/** @param {Answered} view */
function rightSaid(view) {
  const right = view.answer.right.map((id) => nameOf(view, id));
  const names = right.join(right.some((name) => name.includes(",")) ? "; " : ", ");
  return `${words[view.kind === "choice" ? "right-is" : "allowed-is"]}: ${names || "–"}`;
}

// One message: what was chosen, what it was, why, and what would have been.
/** @param {Answered} view @param {Set<string>} chosen */
function tellAnswer(view, chosen) {
  const own = [...chosen].map((id) => `${words.yours}: ${nameOf(view, id)}, ${verdictWord(view, id, words)}. ${view.answer.why[id]?.heard ?? ""}`);
  const grade = view.several && chosen.size ? [hits(view, chosen).grade] : [];
  const parts = [...grade, ...(own.length ? own : [words["yours-none"]]), `${rightSaid(view)}.`];
  announce(parts.join(" "));
}

export function drawLine() {
  const lost = one.lost ? Math.max(0, Math.round((Date.now() - one.lost) / 1000)) : null;
  built.line.dataset.lost = String(lost !== null);
  const since = one.view ? new Date(one.view.changed).toLocaleTimeString(words.lang) : "";
  const number = one.number ? `${fill(words["seat-number"], one.number)} · ` : "";
  const name = number + (one.view?.name ? `${one.view.name} · ` : "");
  const text = lost === null ? [words.connected, since && fill(words.since, since)].filter(Boolean).join(" · ") : fill(words.lost, lost);
  setText(built.line, one.view || lost !== null ? name + text : "");
}
