// @ts-check
// What is folded away below the answer: the ledger, every move with its verdict, all moves of the record, ways on.

import { button, make, setText, within } from "../common/dom.js";
import { follow, ruleButton } from "./rule.js";
import { rich, stepAt, triesAt } from "./view.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").Fold} Fold */

/** @param {Table} one */
function everyMove(one) {
  const { words } = one.line;
  const list = make("ul", "verdicts");
  const tries = [...triesAt(one.line, one.step)];
  tries.sort((a, b) => Number(b.legal) - Number(a.legal));
  const many = one.line.seats.length > 1 && new Set(tries.map((each) => each.seat)).size > 1;
  for (const attempt of tries) {
    const item = make("li", attempt.legal ? "yes" : "no");
    const who = many ? `${one.line.seats.find((seat) => seat.id === attempt.seat)?.name}: ` : "";
    item.append(make("b", "", `${who}${attempt.button}`), " ", make("i", "", words[attempt.legal ? "ui-legal" : "ui-illegal"]), make("br"));
    item.append(...rich(one.line, attempt.why), " ", ruleButton(one, attempt.rule));
    list.append(item);
  }
  return list;
}

/** @param {Table} one */
function allMoves(one) {
  const list = make("ol", "timeline");
  one.line.moves.forEach((did, n) => {
    const item = make("li");
    const go = button("jump", "", () => one.to(n + 1));
    go.append(...rich(one.line, did));
    if (n + 1 === one.step) go.setAttribute("aria-current", "step");
    item.append(go);
    list.append(item);
  });
  return list;
}

// A game that is played, trick by trick: to be read back. It is no live region, because each move is told as it comes.
/** @param {Table} one */
function gameLog(one) {
  const log = make("div", "log");
  log.setAttribute("role", "log");
  log.setAttribute("aria-live", "off");
  log.setAttribute("aria-label", one.line.words["heard-log"]);
  for (const [title, lines] of one.line.log ?? []) {
    const list = make("ol", "timeline");
    for (const [step, text] of lines) {
      const item = make("li");
      const go = button("jump", text, () => one.to(step));
      if (step === one.step) go.setAttribute("aria-current", "step");
      item.append(go);
      list.append(item);
    }
    log.append(make("h3", "", title), list);
  }
  return log;
}

/** @param {Table} one */
function ledger(one) {
  const { words } = one.line;
  const table = make("table", "figures");
  table.setAttribute("aria-label", words["ui-ledger"]);
  const head = make("tr");
  for (const name of ["who", "what", "amount", "bank"]) {
    const cell = make("th", "", words[`ui-ledger-${name}`]);
    cell.scope = "col";
    head.append(cell);
  }
  table.append(head);
  for (const row of stepAt(one.line, one.step).ledger ?? []) {
    const cells = make("tr");
    cells.append(...row.map((cell, n) => make(n ? "td" : "th", "", String(cell))));
    cells.firstElementChild?.setAttribute("scope", "row");
    table.append(cells);
  }
  return table;
}

// Each list that can be folded away: whether there is one here, its title, and what is in it.
/** @type {{ name: string, title: string, there: (one: Table) => unknown, drawn: (one: Table) => HTMLElement }[]} */
const LISTS = [
  { name: "ledger", title: "ui-ledger", there: ({ line, step }) => stepAt(line, step).ledger, drawn: ledger },
  { name: "every", title: "ui-all-moves", there: ({ line, step, show }) => show.every && triesAt(line, step).length && !show.guess, drawn: everyMove },
  { name: "log", title: "heard-log", there: ({ line, show }) => line.log?.length && !show.play?.quiet, drawn: gameLog },
  { name: "moves", title: "ui-timeline", there: hasMoves, drawn: allMoves },
];

/** @param {Table} one */
function hasMoves({ line, show }) {
  if (line.log || show.guess || show.play?.quiet || show.mode === "cell") return false;
  return line.most > 1 && line.moves.length;
}

/** @param {HTMLElement} lists @param {string} name @param {string} title @returns {Fold} */
function foldOf(lists, name, title) {
  /** @type {Fold | null} */
  const found = lists.querySelector(`[data-list="${name}"]`);
  if (found) return found;
  /** @type {Fold} */
  const part = make("details", "list");
  part.dataset.list = name;
  part.append(make("summary", "", title));
  part.ontoggle = () => part.open && part.fill?.();
  lists.append(part);
  return part;
}

// What is folded is made when it is opened.
/** @param {Table} one */
export function drawLists(one) {
  const { lists } = one.parts;
  for (const { name, title, there, drawn } of LISTS) {
    const part = foldOf(lists, name, one.line.words[title]);
    const head = within(part, "summary");
    const here = Boolean(there(one));
    part.hidden = !here;
    setText(head, one.line.words[title]);
    part.fill = () => part.replaceChildren(head, ...(part.open ? [drawn(one)] : []));
    if (part.open && here) part.fill();
    else if (part.childNodes[1]) part.replaceChildren(head);
  }
  drawWays(one);
}

// Where one can go on from here.
/** @param {Table} one */
function drawWays(one) {
  const { lists } = one.parts;
  const { words } = one.line;
  const { show } = one;
  /** @type {HTMLElement | null} */
  let judge = lists.querySelector(".judge");
  if (!judge) lists.prepend((judge = make("p", "judge")));
  judge.hidden = !show.judge || Boolean(show.guess);
  if (!show.judge || show.guess) return;
  const ways = [[show.judge, "ui-open-judge"]];
  if (show.out && one.line.scenes[one.step - one.line.first].turn) ways.push([show.out, "play-it-out"]);
  judge.replaceChildren(
    ...ways.flatMap(([to, name], n) => {
      const where = one.line.most ? `${to}&step=${one.step}` : to; // a mere position is all that the link carries
      const link = make("a", "", words[name]);
      link.href = where.replace(/^\//, "");
      link.onclick = (event) => follow(one, event, where);
      return n ? [" · ", link] : [link];
    }),
  );
}
