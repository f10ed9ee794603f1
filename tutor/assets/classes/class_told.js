// @ts-check
// What became of a question, on a teacher's screens: why it is so, and how far everybody is in a deal that all play.

import { onWall } from "./class_asked.js";
import { drawReason, fill, html, verdictWord } from "./class_scene.js";
import { make } from "../common/dom.js";

/** @typedef {import("./types.d.ts").Answered} Answered */
/** @typedef {import("./types.d.ts").Board} Board */
/** @typedef {import("./types.d.ts").BoardView} BoardView */
/** @typedef {import("./types.d.ts").Deals} Deals */

/** @type {Record<string, number | undefined>} */
const MOST_REASONS = { projector: 2 };

// How far every seat is in the deal that all play; once revealed, where they parted and what became of it.
/** @param {Board} one @param {BoardView} view */
export function drawDeal(one, view) {
  const { parts, data } = one;
  const { deal } = view;
  parts.deal.hidden = view.question?.kind !== "deal" || !deal;
  if (parts.deal.hidden || !deal) return;
  const wanted = JSON.stringify([view.rev, deal]);
  if (parts.deal.dataset.wanted === wanted) return;
  parts.deal.dataset.wanted = wanted;
  const { words } = data;
  parts.deal.replaceChildren(make("h3", "", words["deal-far"]), farSaid(deal), ...partedSaid(deal, words), ...endsSaid(deal, words));
}

/** @param {Deals} deal */
function farSaid({ far }) {
  const row = make("div", "far");
  for (const [seat, moves, over] of far) row.append(make("span", "number", `${seat}: ${moves}${over ? "\u202f✓" : ""}`));
  return row;
}

/** @param {Deals} deal @param {Record<string, string>} words */
function partedSaid({ parted = [] }, words) {
  const rows = parted.map(({ at, ways }) => html(`${fill(words["deal-at"], at)} ${ways.map(([way, many]) => `${many} × ${way}`).join(" · ")}`));
  return rows.length ? [make("h3", "", words["deal-parted"]), ...rows] : [];
}

/** @param {Deals} deal @param {Record<string, string>} words */
function endsSaid({ ends = [] }, words) {
  const rows = ends.map(([seats, said]) => html(`<b>${fill(words["deal-seats"], seats.join(", "))}</b> ${said}`));
  return rows.length ? [make("h3", "", words["deal-ends"]), ...rows] : [];
}

// Why, for what was pressed here; else for what many chose, what is wrong first, and one that is right.
/** @param {Board} one @param {BoardView} view @param {boolean} revealed */
export function drawReasons(one, view, revealed) {
  const { parts } = one;
  const wanted = JSON.stringify([view.rev, one.picked, revealed, revealed ? view.counts : 0]);
  if (parts.reasons.dataset.wanted === wanted) return;
  parts.reasons.dataset.wanted = wanted;
  parts.reasons.replaceChildren();
  const { question: asked, answer } = view;
  if (!asked?.options.length || !answer || !(revealed || one.picked)) return;
  const full = { ...asked, answer };
  for (const id of one.picked ? [one.picked] : manyChose(one, full, view.counts)) parts.reasons.append(reasonOf(one, full, id, view.counts[id]));
  if (revealed && answer.explain && !one.picked) parts.reasons.append(Object.assign(make("p", "explain"), { innerHTML: answer.explain }));
}

// What many chose and is wrong, and one that is right; on the wall those alone that something is said of.
/** @param {Board} one @param {Answered} asked @param {Record<string, number>} counts */
function manyChose(one, asked, counts) {
  const { right, why } = asked.answer;
  const many = asked.options.map((option) => option.id).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  const wrong = many.filter((id) => !right.includes(id) && counts[id]).slice(0, (MOST_REASONS[one.data.mode] ?? 4) - 1);
  const good = many.find((id) => right.includes(id));
  return [...wrong, ...(good ? [good] : [])].filter((id) => !onWall(one) || why[id]?.text);
}

/** @param {Board} one @param {Answered} asked @param {string} id @param {number | undefined} count */
function reasonOf(one, asked, id, count) {
  const { words } = one.data;
  const box = make("article", "reason");
  const name = asked.options.find((other) => other.id === id)?.name ?? id;
  const head = make("h3", "", `${name} – ${verdictWord(asked, id, words)}`);
  head.dataset.good = String(asked.answer.right.includes(id));
  if (count) head.append(make("small", "", fill(words["many-chose"], count)));
  const text = make("div", "text");
  const more = !onWall(one) || Boolean(one.picked);
  drawReason(text, asked, id, { more });
  text.querySelector("details")?.toggleAttribute("open", more);
  box.append(head, text);
  return box;
}
