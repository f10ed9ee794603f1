// What is said beside the table: the step, the verdict on a press, an exercise. Sentences are set as text; only what the
// server makes of our own texts is HTML.

import { button, make, put } from "../common/dom.js";
import { drawLists } from "./lists.js";
import { bringHand, choosing, waiting } from "./play.js";
import { makeRule, ruleButton, showRule } from "./rule.js";
import { fill, handPicks, picksAt, rich, stepAt, triesAt } from "./view.js";

const line = (tag, css, one, text) => {
  const node = make(tag, css);
  node.append(...rich(one.line, text));
  return node;
};

function house(one, gap) {
  if (!gap) return [];
  const { words } = one.line;
  const node = make("p", "house");
  node.append(make("b", "", words["ui-house"]), ` ${words["ui-house-why"]} `, ruleButton(one, gap));
  return [node];
}

function events(one, list) {
  const items = make("ul", "events");
  for (const { text, rule, gap } of list) {
    const item = line("li", "", one, text);
    item.append(" ", ruleButton(one, rule), ...house(one, gap));
    items.append(item);
  }
  return items;
}

function own(html) {
  const node = make("div", "worth-place");
  node.innerHTML = html; // made by the server, which escapes what it does not know
  return node;
}

// ---- A step ----

// At a first table one thing is said: what is to be known now, then what is to be done, then what was done.
function quietSaid(one) {
  const step = stepAt(one.line, one.step);
  const said = step.say ? [line("p", "comment", one, step.say)] : [];
  said.push(...waiting(one, button));
  if (step.did) said.push(line("p", "facts-line", one, step.did));
  for (const { text } of step.events ?? []) said.push(line("p", "facts-line", one, text));
  if (step.result) said.push(make("p", "result", step.result));
  return said;
}

function stepSaid(one) {
  const { line: told, show } = one;
  if (show.play?.quiet) return quietSaid(one);
  const { words } = told;
  const step = stepAt(told, one.step);
  const said = [];
  if (step.did) said.push(line("h2", "did", one, step.did));
  else if (told.most) said.push(make("h2", "did", words["ui-step-start"]));
  if (step.why) {
    const why = line("p", "why", one, step.why);
    why.append(" ", ruleButton(one, step.rule));
    said.push(why, ...house(one, step.gap));
  }
  if (step.worth) said.push(own(step.worth));
  if (step.events) said.push(make("p", "lead", words["ui-what-happened"]), events(one, step.events));
  if (step.say) said.push(line("p", "comment", one, step.say));
  if (step.result) said.push(make("p", "result", step.result));
  if (show.play) said.unshift(...waiting(one, button));
  else said.push(...invited(one));
  return said;
}

// What can be pressed here, where a press is answered.
function invited(one) {
  const { line: told, show } = one;
  const { turn } = told.scenes[one.step - told.first];
  if (!turn || show.ask === false || !triesAt(told, one.step).length) return [];
  const name = told.seats.find((seat) => seat.id === turn)?.name;
  return name ? [make("p", "facts-line", fill(told.words[show.guess ? "ui-guess-what" : "ui-press-a-card"], name))] : [];
}

// ---- A verdict ----

function markLine(name, legal, words) {
  const node = make("p", `mark ${legal ? "yes" : "no"}`);
  node.append(make("b", "", name), " ", make("span", "", words[legal ? "ui-legal" : "ui-illegal"]));
  return node;
}

// The card that counts is legal if one of the words that may be said with it is.
function waysOf(one, attempt) {
  return attempt.card ? triesAt(one.line, one.step).filter((other) => other.of === attempt.card && other.seat === attempt.seat) : [];
}

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

export function verdictSaid(one, attempt) {
  const { words } = one.line;
  const said = one.show.guess ? guessed(one, attempt) : [];
  if (attempt.beside?.length) {
    said.push(make("h2", "did", attempt.button));
    for (const part of attempt.beside) {
      const why = line("p", "why", one, part.why);
      why.append(" ", ruleButton(one, part.rule));
      said.push(markLine(part.title, part.legal, words), why);
    }
    return said;
  }
  const ways = waysOf(one, attempt);
  const legal = attempt.legal || (!one.show.guess && ways.some((way) => way.legal));
  const why = line("p", "why", one, attempt.why);
  why.append(" ", ruleButton(one, attempt.rule));
  said.push(markLine(attempt.button, legal, words), why, ...house(one, attempt.gap));
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
  if (one.show.make && (attempt.legal || attempt.tolerated)) {
    said.push(button("go", words["ui-make-move"], () => one.trigger("make", attempt.move)));
  }
  // Whoever pressed too early has to be able to go on: the game waits while an answer is read.
  if (one.show.play?.waits === "may") said.push(...waiting(one, button));
  return said;
}

function verdictMore(one, attempt) {
  const { words } = one.line;
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

export const askedOf = (one) => triesAt(one.line, one.step).filter((attempt) => one.show.mark.moves.includes(attempt.move));
export const trapOf = (mark, attempt) => mark.traps[attempt.move];

function markSaid(one) {
  const { words } = one.line;
  const { mark } = one.show;
  const said = [line("h2", "did", one, mark.question)];
  const asked = askedOf(one);
  if (!one.checked) {
    // What does not lie on the table as a card or a button is marked here.
    const others = asked.filter((attempt) => attempt.verb || attempt.of);
    const group = make("p", "ways");
    for (const attempt of others) {
      const toggle = button("pill", attempt.button, () => one.press(attempt.move));
      toggle.setAttribute("aria-pressed", String(one.marked.has(attempt.move)));
      group.append(toggle);
    }
    if (others.length) said.push(group);
    const names = asked.filter((attempt) => one.marked.has(attempt.move)).map((attempt) => attempt.button);
    said.push(make("p", "facts-line", names.length ? names.join(", ") : words["ui-mark-legal"]));
    said.push(button("go", words["ui-check-answer"], () => one.check()));
    return said;
  }
  const wrong = asked.filter((attempt) => Boolean(attempt.legal) !== one.marked.has(attempt.move));
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
  if (!wrong.length && mark.explain) said.push(line("p", "comment", one, mark.explain));
  said.push(button("pill", words["ui-retry"], () => one.again()));
  return said;
}

// ---- Choosing several cards ----

function drawChooser(one) {
  const { chooser } = one.parts;
  const { line: told, show } = one;
  const asking = show.ask !== false && !show.mark;
  const picks = asking ? picksAt(told, one.step) : new Map();
  chooser.hidden = !picks.size;
  const fresh = `${one.id} ${one.step} ${chooser.hidden}`;
  if (chooser.dataset.fresh !== fresh) {
    chooser.dataset.fresh = fresh;
    one.picked.clear();
    const inHand = show.play ? handPicks(told, one.step, picks) : new Set();
    chooser.replaceChildren(...(show.play && picks.size ? [choosing(one, inHand)] : []));
    for (const [verb, several] of picks) chooser.append(chooserOf(one, verb, several, inHand));
    if (show.play) chooser.parentElement.prepend(chooser); // what is to be done comes before what was done
    if (show.play && picks.size) bringHand(one);
  }
  for (const pill of chooser.querySelectorAll("[data-card]")) put(pill, "aria-pressed", String(one.picked.has(pill.dataset.card)));
}

// One way to choose several cards; those that are chosen in the hand itself are not listed once more.
function chooserOf(one, verb, several, inHand) {
  const { line: told } = one;
  const group = make("fieldset", "pick");
  group.append(make("legend", "", told.picks[verb]));
  const held = [...new Set(several.flatMap((attempt) => attempt.cards))];
  for (const card of held.filter((each) => !inHand.has(each))) {
    const pill = button("pill", told.cards[card]?.[2] ?? card, () => one.pick(card));
    pill.dataset.card = card;
    group.append(pill);
  }
  const ask = button("ask", told.words[one.show.play ? "play-these" : "ui-choose-cards-ask"], () => {
    const picked = held.filter((card) => one.picked.has(card)).sort();
    const found = several.find((attempt) => String([...attempt.cards].sort()) === String(picked));
    if (found) one.press(found.move);
    else one.tell(told.words["ui-no-such-cards"]);
  });
  group.append(ask);
  return group;
}

// ---- All of it ----

export function makeAnswer() {
  const parts = {};
  const node = make("div", "answer");
  parts.said = make("div", "said");
  parts.more = make("div", "more");
  parts.chooser = make("div", "chooser");
  parts.para = makeRule();
  parts.lists = make("div", "lists");
  node.append(parts.said, parts.more, parts.chooser, parts.para, parts.lists);
  // A tap on a term says what it means; another one takes it away.
  node.addEventListener("click", (event) => {
    const term = event.target.closest?.(".term");
    if (!term) return;
    const open = term.nextElementSibling?.classList.contains("meaning");
    if (open) term.nextElementSibling.remove();
    else term.after(make("span", "meaning", ` (${term.dataset.meaning ?? ""})`));
    term.setAttribute("aria-expanded", String(!open));
  });
  return { node, parts };
}

export function drawAnswer(one) {
  const { said, more } = one.parts;
  const attempt = triesAt(one.line, one.step).find((each) => each.move === one.move);
  // The same words are not said twice.
  const marks = one.show.mark && [one.checked, ...one.marked];
  const fresh = JSON.stringify([one.id, one.step, one.move, one.show.guess, one.show.make, one.show.play, one.show.play && one.root.hasAttribute("data-holding"), marks]);
  if (said.dataset.fresh !== fresh) {
    said.dataset.fresh = fresh;
    const step = one.show.mark ? markSaid : stepSaid;
    said.replaceChildren(...(attempt ? verdictSaid(one, attempt) : step(one)));
    more.replaceChildren(...(attempt ? verdictMore(one, attempt) : []));
  }
  const step = stepAt(one.line, one.step);
  const unasked = one.show.mark || one.show.play?.quiet;
  const rule = unasked && !attempt ? null : attempt ? (attempt.beside?.[0]?.rule ?? attempt.rule) : (step.rule ?? step.events?.[0]?.rule);
  if (said.dataset.rule !== `${fresh} ${rule}`) {
    said.dataset.rule = `${fresh} ${rule}`;
    showRule(one, rule);
  }
  one.parts.said.dataset.kind = attempt ? "verdict" : "step";
  drawChooser(one);
  one.root.toggleAttribute("data-answers", Boolean(attempt) || !one.parts.chooser.hidden);
  drawLists(one);
}
