// @ts-check
// How a table is drawn from what it keeps: its size, what of it is shown now, a trick that lies there complete.

import { drawTable, isDark, spread } from "./card_table.js";
import { put, within } from "../common/dom.js";
import { sound } from "../common/sound.js";
import { handsView, isHands } from "./exercise.js";
import { drawListening } from "./listening.js";
import { held, playing, walk } from "./play.js";
import { fitScreen } from "./projector.js";
import { drawSide } from "./side.js";
import { completedView, viewAt } from "./view.js";
import { fitWindow, outgrown } from "./window.js";

const HOLD = 1500; // ms that a completed trick lies there before it is cleared away
const NARROW = 700; // px: below, the answer is a sheet at the lower edge

/** @typedef {import("./types.d.ts").Coming} Coming */
/** @typedef {import("./types.d.ts").Showing} Showing */
/** @typedef {import("./types.d.ts").Table} Table */

/** @param {Coming} one @returns {one is Table} */
export const come = (one) => one.line !== null;

// A long record comes in parts; a step may be asked for whose part is still on its way.
/** @param {Table} one @param {number} step */
export const here = ({ line }, step) => step >= line.first && step < line.first + line.scenes.length;

// An exercise: marks are put and taken away until they are checked.
/** @param {Table} one @returns {one is import("./types.d.ts").Asking} */
export const asking = (one) => Boolean(one.show.mark);
/** @param {Table} one @returns {one is import("./types.d.ts").Asking} */
export const marking = (one) => asking(one) && !one.checked;

/** @param {Coming} one */
export function layout(one) {
  const narrow = one.root.clientWidth < NARROW && !["projector", "cell", "board", "picture"].includes(one.show.mode ?? "");
  one.root.toggleAttribute("data-narrow", narrow);
  one.root.toggleAttribute("data-stacked", one.root.clientWidth < NARROW);
  one.laid = one.show.mode;
  if (one.show.mode === "projector" && come(one)) fitScreen(one);
  else if (one.table.data) fit(one);
  paper(one);
}

const SHEET = 690; // px: what a sheet of A4 or Letter has between its edges
// Where its cards lie was measured in this window: on paper it is the same table, as much smaller as it has to be.
/** @param {Coming} one */
function paper(one) {
  const table = within(one.root, ".table");
  const wide = table.clientWidth;
  if (!wide) return;
  table.style.setProperty("--wide", `${wide}px`);
  table.style.setProperty("--on-paper", Math.min(1, SHEET / wide).toFixed(3));
}

// The cards get their size once for a line, a deal or a window, so that nothing moves while one steps.
/** @param {Coming} one */
function fit(one) {
  const { felt } = one.table;
  const table = within(one.root, ".table");
  const about = [playing(one) ? one.show.play.part : one.id, one.root.clientWidth, innerHeight, one.show.mode].join(" ");
  if (one.root.hasAttribute("data-stacked")) {
    table.style.removeProperty("--fit");
    return spread(one.table);
  }
  if (one.fitted === about && !outgrown(felt)) return spread(one.table);
  one.fitted = about;
  fitWindow(felt, table, () => spread(one.table));
}

// The trick lies there complete, with its mark, before it is cleared away.
/** @param {Table} one */
export function hold(one) {
  const trick = completedView(one.line, one.step, showing(one));
  const move = drawTable(one.table, trick, one.press);
  one.root.toggleAttribute("data-holding", true);
  drawSide(one);
  stand(one);
  move();
  held(one, HOLD, () => {
    settle(one);
    draw(one);
    sound("trick");
    walk(one);
  });
}

/** @param {Table} one */
export function settle(one) {
  clearTimeout(one.timers.hold);
  clearTimeout(one.timers.part);
  one.unheard?.();
  one.root.toggleAttribute("data-holding", false);
}

/** @param {Table} one @returns {Showing} */
function showing(one) {
  const { show } = one;
  if (isHands(one)) return { ...handsView(one), colours: show.colours };
  if (show.mark) return { selected: one.move, reveal: one.checked, colours: show.colours, marked: one.marked, marking: marking(one) };
  if (show.ask === false) return { selected: "", reveal: false, colours: show.colours, mute: true };
  if (playing(one)) return { selected: one.move, reveal: Boolean(show.reveal), colours: show.colours, own: one.show.play.you, picked: one.picked };
  const reveal = show.mode === "projector" ? Boolean(one.revealed) : show.reveal === true && !show.guess;
  return { selected: one.move, reveal: reveal || (show.reveal === "press" && Boolean(one.move)), colours: show.colours };
}

/** @param {Table} one @param {boolean} [instant] */
export function draw(one, instant = false) {
  const { line, step } = one;
  if (!here(one, step)) return;
  const view = viewAt(line, step, showing(one));
  const trick = line.tricks[line.done[step - line.first]];
  view.travel = trick ? { cards: trick.plays.flatMap((play) => play.cards), to: trick.to } : null;
  dress(one);
  const move = drawTable(one.table, view, one.press, instant);
  drawSide(one);
  drawListening(one);
  if (one.laid !== one.show.mode || one.show.mode === "projector") layout(one);
  stand(one);
  move();
}

// The table never shrinks while one steps: what stands below it stays where it is.
/** @param {Table} one */
function stand(one) {
  const { felt } = one.table;
  const wide = `${playing(one) ? one.show.play.part : one.id} ${one.root.clientWidth} ${one.show.mode}`;
  if (one.stood !== wide) {
    one.stood = wide;
    felt.style.minHeight = "";
  }
  if (one.show.mode === "projector") return;
  fit(one);
  const high = `${felt.offsetHeight}px`;
  spread(one.table); // what was believed is measured now that all is laid out
  if (felt.style.minHeight !== high) felt.style.minHeight = high;
}

/** @param {Table} one */
function dress(one) {
  const { show, root, shadow } = one;
  const host = within(shadow, ".table");
  put(root, "lang", one.line.lang);
  put(root, "data-mode", show.mode || "normal");
  put(host, "data-mode", show.mode === "projector" ? "projector" : "normal");
  put(host, "data-colours", show.colours ?? "two");
}

/** @param {Coming} one */
export function shade(one) {
  const dark = isDark(one.root);
  for (const node of [one.root, within(one.shadow, ".table")]) node.toggleAttribute("data-dark", dark);
}
