// What is folded away below the answer: the ledger, every move with its verdict, all moves of the record, ways on.

import { button, make, setText } from "../common/dom.js";
import { follow, ruleButton } from "./rule.js";
import { rich, stepAt, triesAt } from "./view.js";

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
function gameLog(one) {
  const log = make("div", "log");
  log.setAttribute("role", "log");
  log.setAttribute("aria-live", "off");
  log.setAttribute("aria-label", one.line.words["heard-log"]);
  for (const [title, lines] of one.line.log) {
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

function ledger(one) {
  const { words } = one.line;
  const table = make("table", "figures");
  const head = make("tr");
  for (const name of ["who", "what", "amount", "bank"]) {
    const cell = make("th", "", words[`ui-ledger-${name}`]);
    cell.scope = "col";
    head.append(cell);
  }
  table.append(head);
  for (const row of stepAt(one.line, one.step).ledger) {
    const cells = make("tr");
    cells.append(...row.map((cell) => make("td", "", String(cell))));
    table.append(cells);
  }
  return table;
}

// What is folded is made when it is opened.
export function drawLists(one) {
  const { lists } = one.parts;
  const { words } = one.line;
  const { show } = one;
  const wanted = [
    ["ledger", stepAt(one.line, one.step).ledger, words["ui-ledger"], ledger],
    ["every", show.every && triesAt(one.line, one.step).length && !show.guess, words["ui-all-moves"], everyMove],
    ["log", one.line.log?.length && !show.play?.quiet, words["heard-log"], gameLog],
    ["moves", !one.line.log && one.line.most > 1 && one.line.moves.length && !show.guess && !show.play?.quiet && show.mode !== "cell", words["ui-timeline"], allMoves],
  ];
  for (const [name, there, title, draw] of wanted) {
    let part = lists.querySelector(`[data-list="${name}"]`);
    if (!part) {
      lists.append((part = make("details", "list")));
      part.dataset.list = name;
      part.append(make("summary", "", title));
      part.ontoggle = () => part.open && part.draw();
    }
    part.hidden = !there;
    setText(part.firstChild, title);
    part.draw = () => part.replaceChildren(part.firstChild, ...(one.drawn(name) ? [draw(one)] : []));
    one.drawn = (which) => lists.querySelector(`[data-list="${which}"]`)?.open;
    if (part.open && there) part.draw();
    else if (part.childNodes[1]) part.replaceChildren(part.firstChild);
  }
  let judge = lists.querySelector(".judge");
  if (!judge) lists.prepend((judge = make("p", "judge")));
  judge.hidden = !show.judge || show.guess;
  if (judge.hidden) return;
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
