// @ts-check
// What a teacher alone sees of a class: notes, what comes next, who has answered, what went wrong most.

import { onWall } from "./class_asked.js";
import { drawReason, fill, html } from "./class_scene.js";
import { make } from "../common/dom.js";

/** @typedef {import("./types.d.ts").Board} Board */
/** @typedef {import("./types.d.ts").BoardView} BoardView */
/** @typedef {import("./types.d.ts").Comeback} Comeback */
/** @typedef {import("./types.d.ts").Question} Question */

// The wrong answer that most have chosen, and how many; nothing before the answer is there.
/** @param {BoardView} view @returns {[] | [string, number]} */
function worstOf(view) {
  const wrong = Object.entries(view.counts).filter(([id]) => id && view.answer && !view.answer.right.includes(id));
  return wrong.sort((a, b) => b[1] - a[1])[0] ?? [];
}

/** @param {[number, boolean, boolean][]} seats */
function seatNumbers(seats) {
  const list = make("p", "numbers");
  for (const [number, answered] of seats) {
    const seat = make("span", "number", `${number}${answered ? "\u202f✓" : ""}`);
    seat.dataset.answered = String(answered);
    list.append(seat);
  }
  return list;
}

// What went wrong most, and why it is wrong.
/** @param {BoardView} view @param {Question} asked @param {Record<string, string>} words */
function worstSaid(view, asked, words) {
  const [worst, times] = worstOf(view);
  if (!worst || !view.answer) return [];
  const name = asked.options.find((option) => option.id === worst)?.name ?? worst;
  const reason = make("div", "text");
  drawReason(reason, { ...asked, answer: view.answer }, worst);
  return [make("p", "", `${name} · ${fill(words["many-chose"], times ?? 0)}`), reason];
}

// For how long it has been shown, and for how long it was meant.
/** @param {BoardView} view @param {number | undefined} meant @param {Record<string, string>} words */
function clockSaid(view, meant, words) {
  const minutes = Math.floor((Date.now() - view.changed) / 60_000);
  const clock = make("p", "clock", meant ? fill(words["desk-minutes-of"], minutes, meant) : fill(words["desk-minutes"], minutes));
  clock.dataset.over = String(Boolean(meant) && minutes >= (meant ?? 0));
  return clock;
}

// What a lesson comes back to, each with a button that asks it again.
/** @param {Board} one @param {Comeback[]} found */
function comebackRows(one, found) {
  const { words } = one.data;
  if (!found.length) return [make("p", "", words["comeback-none"])];
  return found.map((each) => {
    const row = make("div", "comeback");
    const said = Object.assign(make("p"), { innerHTML: `<b>${each.number}</b> ${each.text}` }); // made by the server
    const facts = [each.answered ? fill(words["comeback-row"], each.exact, each.answered) : "", each.marked ? words["comeback-marked"] : ""];
    const button = make("button", "anew", words["ask-anew"]);
    button.type = "button";
    button.setAttribute("aria-label", `${words["ask-anew"]}: ${each.number}`);
    button.onclick = () => one.press("return", each.block);
    row.append(said, make("small", "", facts.filter(Boolean).join(" · ")), button);
    return row;
  });
}

// What only the teacher sees: notes, what comes next, who has answered by the number of the seat, what went wrong most.
/** @param {Board} one @param {BoardView} view */
export function drawDesk(one, view) {
  const { parts, data } = one;
  const { words } = data;
  const asked = view.question;
  parts.desk.hidden = onWall(one) || (!asked && !view.comeback);
  if (parts.desk.hidden) return;
  const [worst, times] = worstOf(view);
  const wanted = JSON.stringify([view.rev, view.say, view.desk, view.seats, worst, times, Math.floor((Date.now() - view.changed) / 10_000)]);
  if (parts.desk.dataset.wanted === wanted) return;
  parts.desk.dataset.wanted = wanted;
  /** @type {HTMLElement[]} */
  const rows = [];
  const part = (/** @type {string} */ title, /** @type {HTMLElement[]} */ ...said) => {
    if (!said.length) return;
    const box = make("div", "desk-part");
    box.append(make("h3", "", title), ...said);
    rows.push(box);
  };
  if (view.say) part(words.twin, make("p", "", view.say));
  if (view.comeback) part(words.comeback, ...comebackRows(one, view.comeback));
  if (!asked) return parts.desk.replaceChildren(...rows);
  part(words["desk-notes"], ...(view.desk?.notes ?? []).map(html));
  if (view.seats?.length && asked.options.length) part(words["desk-seats"], seatNumbers(view.seats));
  part(words["desk-worst"], ...worstSaid(view, asked, words));
  if (view.desk?.next) part(words["desk-next"], html(view.desk.next));
  part(words["desk-clock"], clockSaid(view, asked.minutes, words));
  parts.desk.replaceChildren(...rows);
}
