// @ts-check
// What is said beside the table: the step, the verdict on a press, an exercise. Sentences are set as text; only what the
// server makes of our own texts is HTML.

import { button, make, put, targetOf } from "../common/dom.js";
import { handsFresh, handsSaid, isHands, lastSaid } from "./exercise.js";
import { drawLists } from "./lists.js";
import { bringHand, choosing, makeMove, playing, waiting } from "./play.js";
import { makeRule, ruleButton, showRule } from "./rule.js";
import { fill, handPicks, picksAt, rich, stepAt, triesAt } from "./view.js";

/** @typedef {import("./types.d.ts").Asking} Asking */
/** @typedef {import("./types.d.ts").Attempt} Attempt */
/** @typedef {import("./types.d.ts").AtPlay} AtPlay */
/** @typedef {import("./types.d.ts").Mark} Mark */
/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {HTMLElement[]} Said paragraphs, in order */

/** @param {keyof HTMLElementTagNameMap} tag @param {string} css @param {Table} one @param {string | undefined} text @returns {HTMLElement} */
const line = (tag, css, one, text) => {
  const node = make(tag, css);
  node.append(...rich(one.line, text));
  return node;
};

/** @param {Table} one @param {string | undefined} gap @returns {Said} */
function house(one, gap) {
  if (!gap) return [];
  const { words } = one.line;
  const node = make("p", "house");
  node.append(make("b", "", words["ui-house"]), ` ${words["ui-house-why"]} `, ruleButton(one, gap));
  return [node];
}

/** @param {Table} one @param {import("./types.d.ts").Happened[]} list */
function events(one, list) {
  const items = make("ul", "events");
  for (const { text, rule, gap } of list) {
    const item = line("li", "", one, text);
    item.append(" ", ruleButton(one, rule), ...house(one, gap));
    items.append(item);
  }
  return items;
}

/** @param {string} html */
function own(html) {
  const node = make("div", "worth-place");
  node.innerHTML = html; // made by the server, which escapes what it does not know
  return node;
}

// ---- A step ----

// At a first table one thing is said: what is to be known now, then what is to be done, then what was done.
/** @param {AtPlay} one */
function quietSaid(one) {
  const step = stepAt(one.line, one.step);
  const said = step.say ? [line("p", "comment", one, step.say)] : [];
  said.push(...waiting(one, button));
  if (step.did) said.push(line("p", "facts-line", one, step.did));
  for (const { text } of step.events ?? []) said.push(line("p", "facts-line", one, text));
  if (step.result) said.push(make("p", "result", step.result));
  return said;
}

// Where answers wait for a press, whoever looks at a mere position is to decide: why it came about is not told first.
/** @param {Table} one */
const deciding = ({ show, line: told }) => show.reveal === "press" && !told.most && !show.play;

/** @param {Table} one @returns {Said} */
function stepSaid(one) {
  const { line: told } = one;
  if (playing(one) && one.show.play.quiet) return quietSaid(one);
  if (deciding(one)) return invited(one);
  const { words } = told;
  const step = stepAt(told, one.step);
  /** @type {Said} */
  const said = [];
  if (step.did) said.push(line("h2", "did", one, step.did));
  else if (told.most) said.push(make("h2", "did", words["ui-step-start"]));
  if (step.why) said.push(...reason(one, step), ...house(one, step.gap));
  if (step.worth) said.push(own(step.worth));
  if (step.events) said.push(make("p", "lead", words["ui-what-happened"]), events(one, step.events));
  if (step.say) said.push(line("p", "comment", one, step.say));
  if (step.result) said.push(make("p", "result", step.result));
  if (playing(one)) said.unshift(...waiting(one, button));
  else said.push(...invited(one));
  return said;
}

// What can be pressed here, where a press is answered.
/** @param {Table} one */
function invited(one) {
  const { line: told, show } = one;
  const { turn } = told.scenes[one.step - told.first];
  if (!turn || show.ask === false || !triesAt(told, one.step).length) return [];
  const seat = told.seats.find((one) => one.id === turn);
  if (!seat?.name) return [];
  const asked = seat.own ? told.words["ui-press-own-card"] : told.words["ui-press-a-card"];
  return [make("p", "facts-line", fill(show.guess ? told.words["ui-guess-what"] : asked, seat.name))];
}

// ---- A verdict ----

/** @param {string} name @param {boolean} legal @param {Record<string, string>} words */
function markLine(name, legal, words) {
  const node = make("p", `mark ${legal ? "yes" : "no"}`);
  node.append(make("b", "", name), " ", make("span", "", words[legal ? "ui-legal" : "ui-illegal"]));
  return node;
}

// The card that counts is legal if one of the words that may be said with it is.
/** @param {Table} one @param {Attempt} attempt @returns {Attempt[]} */
function waysOf(one, attempt) {
  return attempt.card ? triesAt(one.line, one.step).filter((other) => other.of === attempt.card && other.seat === attempt.seat) : [];
}

// The deciding reason with its rule; what was not taught yet has none.
/** @param {Table} one @param {{ why?: string, rule?: string }} decided @returns {Said} */
function reason(one, { why, rule }) {
  if (!why) return [];
  const node = line("p", "why", one, why);
  node.append(" ", ruleButton(one, rule));
  return [node];
}

/** @param {Table} one @param {Attempt} attempt @returns {Said} */
function guessed(one, attempt) {
  const { words } = one.line;
  const next = stepAt(one.line, one.step + 1);
  if (!next.move) return [];
  const played = next.move === attempt.move;
  const key = played ? "right" : attempt.legal ? "wrong" : "illegal";
  const node = make("p", `guessed ${key}`, words[`ui-guess-${key}`]);
  if (key === "wrong") node.append(" ", ...rich(one.line, next.did));
  return attempt.legal ? [node, button("go", words["ui-guess-next"], () => one.to(one.step + 1))] : [node];
}

/** @param {Table} one @param {Attempt} attempt @returns {Said} */
function verdictSaid(one, attempt) {
  const said = one.show.guess ? guessed(one, attempt) : [];
  return [...said, ...(attempt.beside?.length ? besideSaid(one, attempt) : decided(one, attempt))];
}

// What each of several rule sets says.
/** @param {Table} one @param {Attempt} attempt @returns {Said} */
function besideSaid(one, { button: name, beside }) {
  const parts = (beside ?? []).flatMap((part) => [markLine(part.title, part.legal, one.line.words), ...reason(one, part)]);
  return [make("h2", "did", name), ...parts];
}

/** @param {Table} one @param {Attempt} attempt @returns {Said} */
function decided(one, attempt) {
  const { words } = one.line;
  const ways = waysOf(one, attempt);
  const legal = attempt.legal || (!one.show.guess && ways.some((way) => way.legal));
  const said = [markLine(attempt.button, legal, words), ...reason(one, attempt), ...house(one, attempt.gap)];
  if (ways.length) {
    const group = make("p", "ways");
    for (const way of ways) group.append(button(`way ${way.legal ? "yes" : "no"}`, way.button, () => one.press(way.move)));
    said.push(group);
  }
  if (!attempt.legal && !ways.length) {
    const node = make("p", "instead");
    node.append(make("b", "", words["ui-instead"]), " ", ...rich(one.line, attempt.instead || words["ui-instead-nothing"]));
    said.push(node);
  }
  if (attempt.tolerated) said.push(make("p", "", words["ui-tolerated"]));
  return [...said, ...goingOn(one, attempt)];
}

// How one goes on from a verdict.
/** @param {Table} one @param {Attempt} attempt @returns {Said} */
function goingOn(one, attempt) {
  /** @type {Said} */
  const said = [];
  if (one.show.make && (attempt.legal || attempt.tolerated)) {
    said.push(button("go", one.line.words["ui-make-move"], () => makeMove(one, attempt.move)));
  }
  // Whoever pressed too early has to be able to go on: the game waits while an answer is read.
  if (playing(one) && one.show.play.waits === "may") said.push(...waiting(one, button));
  return said;
}

/** @param {Table} one @param {Attempt} attempt @returns {Said} */
function verdictMore(one, attempt) {
  const { words } = one.line;
  /** @type {Said} */
  const more = [];
  if (attempt.also?.length) {
    const node = make("p", "also");
    node.append(make("b", "", words[attempt.legal ? "ui-also-granted" : "ui-also-broken"]), " ");
    for (const rule of attempt.also) node.append(ruleButton(one, rule), " ");
    more.push(node);
  }
  if (attempt.worth) more.push(own(attempt.worth));
  if (attempt.events?.length && !one.show.guess) {
    const part = make("details", "then");
    part.open = Boolean(attempt.tolerated);
    part.append(make("summary", "", words["ui-what-then"]), events(one, attempt.events));
    more.push(part);
  }
  return more;
}

// ---- An exercise ----

/** @param {Asking} one */
export const askedOf = (one) => triesAt(one.line, one.step).filter((attempt) => one.show.mark.moves.includes(attempt.move));
/** @param {Mark} mark @param {Attempt} attempt @returns {string | undefined} */
export const trapOf = (mark, attempt) => mark.traps[attempt.move];

/** @param {Asking} one @returns {Said} */
const markSaid = (one) => [line("h2", "did", one, one.show.mark.question), ...(one.checked ? graded(one) : toMark(one))];

// What is to be marked, as long as it was not checked.
/** @param {Asking} one @returns {Said} */
function toMark(one) {
  const { words } = one.line;
  const asked = askedOf(one);
  // What does not lie on the table as a card or a button is marked here.
  const others = asked.filter((attempt) => attempt.verb || attempt.of);
  const group = make("p", "ways");
  for (const attempt of others) {
    const toggle = button("pill", attempt.button, () => one.press(attempt.move));
    toggle.setAttribute("aria-pressed", String(one.marked.has(attempt.move)));
    group.append(toggle);
  }
  const names = asked.filter((attempt) => one.marked.has(attempt.move)).map((attempt) => attempt.button);
  return [
    ...(others.length ? [group] : []),
    make("p", "facts-line", names.length ? names.join(", ") : words["ui-mark-legal"]),
    button("go", words["ui-check-answer"], () => one.check()),
  ];
}

// What is said of the marks.
/** @param {Asking} one @returns {Said} */
function graded(one) {
  const { words } = one.line;
  const { mark } = one.show;
  const asked = askedOf(one);
  /** @type {Said} */
  const said = [];
  const wrong = asked.filter((attempt) => attempt.legal !== one.marked.has(attempt.move));
  const hit = asked.filter((attempt) => attempt.legal && one.marked.has(attempt.move)).length;
  const extra = asked.filter((attempt) => !attempt.legal && one.marked.has(attempt.move)).length;
  said.push(make("p", `guessed ${wrong.length ? "wrong" : "right"}`, mark.grades[`${hit} ${extra}`] ?? words["ui-answer-parts"]));
  for (const attempt of wrong) {
    const node = make("p", "why");
    node.append(make("b", "", fill(words[attempt.legal ? "ui-answer-missed" : "ui-answer-wrong"], attempt.button)), " ");
    node.append(...rich(one.line, attempt.why), " ", ruleButton(one, attempt.rule));
    said.push(node);
    const trap = trapOf(mark, attempt);
    if (trap) said.push(line("p", "comment", one, trap));
  }
  if (!wrong.length) said.push(...lastSaid(one));
  if (!wrong.length && mark.explain && (!mark.last || one.lastly >= 0)) said.push(line("p", "comment", one, mark.explain));
  said.push(button("pill", words["ui-retry"], () => one.again()));
  return said;
}

// ---- Choosing several cards ----

/** @param {Table} one */
function drawChooser(one) {
  const { chooser } = one.parts;
  const { line: told, show } = one;
  const asking = show.ask !== false && !show.mark;
  /** @type {Map<string, Attempt[]>} */
  const picks = asking ? picksAt(told, one.step) : new Map();
  chooser.hidden = !picks.size;
  const fresh = `${one.id} ${one.step} ${chooser.hidden}`;
  if (chooser.dataset.fresh !== fresh) {
    chooser.dataset.fresh = fresh;
    one.picked.clear();
    /** @type {Set<string>} */
    const inHand = playing(one) ? handPicks(told, one.step, picks) : new Set();
    chooser.replaceChildren(...(playing(one) && picks.size ? [choosing(one, inHand)] : []));
    for (const [verb, several] of picks) chooser.append(chooserOf(one, verb, several, inHand));
    if (playing(one)) chooser.parentElement?.prepend(chooser); // what is to be done comes before what was done
    if (playing(one) && picks.size) bringHand(one);
  }
  for (const pill of /** @type {NodeListOf<HTMLElement>} */ (chooser.querySelectorAll("[data-card]")))
    put(pill, "aria-pressed", String(one.picked.has(pill.dataset.card ?? "")));
}

// One way to choose several cards; those that are chosen in the hand itself are not listed once more.
/** @param {Table} one @param {string} verb @param {Attempt[]} several @param {Set<string>} inHand */
function chooserOf(one, verb, several, inHand) {
  const { line: told } = one;
  const group = make("fieldset", "pick");
  group.append(make("legend", "", told.picks[verb]));
  const held = [...new Set(several.flatMap((attempt) => attempt.cards ?? []))];
  for (const card of held.filter((each) => !inHand.has(each))) {
    const pill = button("pill", told.cards[card]?.[2] ?? card, () => one.pick(card));
    pill.dataset.card = card;
    group.append(pill);
  }
  const ask = button("ask", told.words[one.show.play ? "play-these" : "ui-choose-cards-ask"], () => {
    const picked = held.filter((card) => one.picked.has(card)).sort();
    const found = several.find((attempt) => String([...(attempt.cards ?? [])].sort()) === String(picked));
    if (found) one.press(found.move);
    else one.tell(told.words[picked.length ? "ui-no-such-cards" : "ui-no-cards-yet"]);
  });
  group.append(ask);
  return group;
}

// ---- All of it ----

export function makeAnswer() {
  const parts = { said: make("div", "said"), more: make("div", "more"), chooser: make("div", "chooser"), para: makeRule(), lists: make("div", "lists") };
  const node = make("div", "answer");
  node.append(parts.said, parts.more, parts.chooser, parts.para, parts.lists);
  // A tap on a term says what it means; another one takes it away.
  node.addEventListener("click", (event) => {
    /** @type {HTMLElement | null | undefined} */
    const term = targetOf(event)?.closest(".term");
    if (!term) return;
    const next = term.nextElementSibling;
    const open = next?.classList.contains("meaning");
    if (next && open) next.remove();
    else term.after(make("span", "meaning", ` (${term.dataset.meaning ?? ""})`));
    term.setAttribute("aria-expanded", String(!open));
  });
  return { node, parts };
}

/** @param {Table} one @returns {one is Asking} */
const asks = (one) => Boolean(one.show.mark);

// All that what is said depends on: the same words are not said twice.
/** @param {Table} one */
function freshOf(one) {
  const { guess, make: may, play, mark } = one.show;
  const marks = mark && [one.checked, ...one.marked, ...handsFresh(one)];
  return JSON.stringify([one.id, one.step, one.move, guess, may, play, play && one.root.hasAttribute("data-holding"), marks]);
}

// The rule that stands open beside what is said.
/** @param {Table} one @param {Attempt | undefined} attempt */
function ruleBeside(one, attempt) {
  if (attempt) return attempt.beside?.[0]?.rule ?? attempt.rule;
  // While one plays, a paragraph stands there where something was refused; whoever wants has it at every move.
  if (one.show.mark || deciding(one) || (one.show.play && !one.show.play.paragraphs)) return null;
  const step = stepAt(one.line, one.step);
  return step.rule ?? step.events?.[0]?.rule;
}

// What is said before a move is pressed.
/** @param {Table} one @returns {Said} */
function unpressed(one) {
  if (isHands(one)) return handsSaid(one, one.redraw);
  return asks(one) ? markSaid(one) : stepSaid(one);
}

/** @param {Table} one */
export function drawAnswer(one) {
  const { said, more } = one.parts;
  const attempt = triesAt(one.line, one.step).find((each) => each.move === one.move);
  const fresh = freshOf(one);
  if (said.dataset.fresh !== fresh) {
    said.dataset.fresh = fresh;
    said.replaceChildren(...(attempt ? verdictSaid(one, attempt) : unpressed(one)));
    more.replaceChildren(...(attempt ? verdictMore(one, attempt) : []));
  }
  const rule = ruleBeside(one, attempt);
  if (said.dataset.rule !== `${fresh} ${rule}`) {
    said.dataset.rule = `${fresh} ${rule}`;
    showRule(one, rule);
  }
  one.parts.said.dataset.kind = attempt ? "verdict" : "step";
  drawChooser(one);
  one.root.toggleAttribute("data-answers", Boolean(attempt) || !one.parts.chooser.hidden);
  drawLists(one);
}
