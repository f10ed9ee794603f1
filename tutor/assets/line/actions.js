// @ts-check
// What a reader does at a table: steps, presses, marks and checks, each with what is heard and kept of it.

import { askedOf, trapOf } from "./answer.js";
import { enter } from "./keys.js";
import { asking, draw, here, hold, layout, marking, settle } from "./drawing.js";
import { choose, forgetHands, handsRight, isHands, tellHands } from "./exercise.js";
import { writeAddress } from "./place.js";
import { bringHand, playing, pressed, walk } from "./play.js";
import { bringAnswer, setSheet } from "./sheet.js";
import { tellMark, tellPlayed, tellStep, tellText, tellVerdict } from "./telling.js";
import { stepAt, triesAt } from "./view.js";
import { make, setText, within } from "../common/dom.js";
import { sound } from "../common/sound.js";

const PATIENCE = 4000; // ms until a part that has not come is asked for again

/** @typedef {import("./types.d.ts").Coming} Coming */
/** @typedef {import("./types.d.ts").Table} Table */

// What is said while a page is made anew, or a connection is lost, may be said to nobody: it is said again.
/** @param {Table} one @param {number} step */
export function askFor(one, step) {
  settle(one);
  one.trigger("window", step);
  one.timers.part = setTimeout(askFor, PATIENCE, one, step);
}

/** @param {Table} one @returns {import("./types.d.ts").Actions} */
export function actionsOf(one) {
  return {
    to(step, { instant = false } = {}) {
      const { line } = one;
      const wanted = Math.min(Math.max(step, 0), line.most);
      if (wanted === one.step && !one.move && !one.root.hasAttribute("data-holding")) return;
      if (!here(one, wanted)) {
        if (playing(one)) return;
        one.step = wanted;
        one.move = "";
        writeAddress(one, true);
        return askFor(one, wanted);
      }
      settle(one);
      if (one.root.dataset.sheet === "low") one.sheet("peek");
      const forward = wanted === one.step + 1;
      const jump = Math.abs(wanted - one.step) > 1;
      one.step = wanted;
      one.move = "";
      writeAddress(one, true);
      if (!instant) stepHeard(one, wanted, forward);
      if (forward && !instant && line.done[wanted - line.first] >= 0) hold(one);
      else draw(one, instant || jump);
      if (playing(one)) tellPlayed(one);
      else tellStep(one);
      walk(one);
    },
    press(move) {
      if (pressed(one, move)) return;
      if (marking(one) && move) return toggle(one, move);
      one.move = move === one.move && one.show.mode === "projector" ? "" : move;
      writeAddress(one, false);
      draw(one);
      if (move) answered(one);
      if (move) one.sheet(playing(one) ? "peek" : "open");
      if (playing(one)) bringHand(one);
      else if (move) bringPressed(one, move);
    },
    pick(card) {
      if (!one.picked.delete(card)) one.picked.add(card);
      draw(one, true);
    },
    check() {
      one.checked = true;
      one.shadow.host?.toggleAttribute("data-answered", true);
      one.move = "";
      redrawn(one);
      if (isHands(one)) tellHands(one);
      else if (asking(one)) tellMark(one, askedOf(one), trapOf);
      one.sheet("open");
      bringAnswer(one);
      if (asking(one) && allRight(one)) sound("right");
      if (one.show.tell) one.trigger("answered", asking(one) && allRight(one) ? "right" : "wrong");
    },
    again() {
      forget(one);
      redrawn(one);
    },
    redraw: () => draw(one, true),
    tell(text) {
      one.parts.said.replaceChildren(make("p", "why", text));
      tellText(one, text);
      delete one.parts.said.dataset.fresh;
      one.sheet("open");
    },
    reveal() {
      if (one.show.mark) return one.checked ? one.again() : one.check();
      one.revealed = !one.revealed;
      draw(one, true);
    },
    paragraph() {
      one.root.toggleAttribute("data-paragraph");
      one.parts.para.open = true;
      layout(one);
    },
    blank() {
      one.root.toggleAttribute("data-blank");
      setText(within(one.root, ".curtain"), one.line.words["table-blank"]);
    },
    leave() {
      one.show = { ...one.show, mode: "" };
      draw(one, true);
      one.trigger("leave", "1");
    },
    previous() {
      one.paused = true;
      one.to(one.step - 1);
    },
    next() {
      one.paused = false;
      one.to(one.step + 1);
    },
    sheet: (how) => setSheet(one, how),
    close() {
      const focused = one.shadow.activeElement?.matches(".close");
      one.press("");
      if (!playing(one)) one.sheet("low"); // where there is still something to be said, as in an exercise
      if (focused) enter(one.table.felt);
    },
  };
}

/** @param {import("./types.d.ts").Asking} one */
const allRight = (one) =>
  isHands(one) ? handsRight(one) :
  triesAt(one.line, one.step).every((each) => !one.show.mark.moves.includes(each.move) || each.legal === one.marked.has(each.move));

// Whether somebody is away now who was not before.
/** @param {Table} one @param {number} step */
const goneAt = ({ line }, step) => {
  const [before, now] = [step - 1, step].map((n) => line.scenes[n - line.first]?.hands ?? []);
  return before.length > 0 && now.some((hand, n) => hand.out === "done" && before[n]?.out !== "done");
};

/** @param {Table} one @param {number} step @param {boolean} forward */
function stepHeard(one, step, forward) {
  if (forward) sound(goneAt(one, step) ? "away" : "card");
}

// What was pressed, and what is said of it, are in sight.
/** @param {Table} one @param {string} move */
function bringPressed(one, move) {
  bringAnswer(one);
  bringHand(one, triesAt(one.line, one.step).find((each) => each.move === move)?.seat);
}

/** @param {Table} one */
const rightlyGuessed = (one) => Boolean(one.show.guess && one.move === stepAt(one.line, one.step + 1).move);

/** @param {import("./types.d.ts").Asking} one @param {string} move */
function toggle(one, move) {
  if (!one.show.mark.moves.includes(move)) return;
  if (isHands(one)) choose(one, move);
  else if (!one.marked.delete(move)) one.marked.add(move);
  draw(one, true);
  one.sheet("open");
}

// What was pressed is answered to whoever listens, too.
/** @param {Table} one */
export function answered(one) {
  const attempt = triesAt(one.line, one.step).find((each) => each.move === one.move);
  if (rightlyGuessed(one)) sound("right");
  if (attempt) tellVerdict(one, attempt);
}

// The button that was pressed has gone: whoever stood on it stands on the one that took its place. A screen reader whose
// place is lost says nothing of what comes with that.
/** @param {Table} one */
function redrawn(one) {
  const { said } = one.parts;
  const stood = said.contains(one.shadow.activeElement);
  draw(one, true);
  /** @type {HTMLElement | null} */
  const last = said.querySelector(":scope > button:last-of-type");
  if (stood) last?.focus({ preventScroll: true });
}

// Another exercise at the same table begins without marks.
/** @param {Coming} one */
export function forget(one) {
  one.checked = false;
  one.shadow.host?.toggleAttribute("data-answered", false);
  one.move = "";
  one.marked.clear();
  forgetHands(one);
}
