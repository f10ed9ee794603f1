// @ts-check
// What stands beside the table: the buttons that step, where one is, and below them what is said.

import { drawAnswer } from "./answer.js";
import { put, setText, within } from "../common/dom.js";
import { playing } from "./play.js";
import { fill, stepAt, triesAt } from "./view.js";

/** @typedef {import("./types.d.ts").Table} Table */

// Whether the trick that was completed has been cleared away, and the next one is to be led.
/** @param {Table} one */
function isCleared({ line, step, root }) {
  const at = step - line.first;
  const { trick, turn, hands } = line.scenes[at];
  return line.done[at] >= 0 && !root.hasAttribute("data-holding") && Boolean(trick && turn) && hands.some((hand) => hand.count);
}

/** @param {Table} one */
function labelOf(one) {
  const { line, step, show } = one;
  const { words } = line;
  const [number, most] = line.counted[step - line.first];
  if (playing(one)) return number ? fill(words["ui-trick-only"], number + Number(isCleared(one))) : "";
  if (!step) return words["ui-step-start"];
  const said = show.guess ? fill(words["ui-step-only"], step) : fill(words["ui-step"], step, line.most);
  if (!number) return said;
  return `${said} · ${show.guess ? fill(words["ui-trick-only"], number) : fill(words["ui-trick-of"], number, most)}`;
}

// What every button is called here.
/** @param {Table} one */
function nameButtons(one) {
  const { words } = one.line;
  /** @type {Record<string, string>} */
  const names = { first: "ui-first", previous: "ui-previous", next: "ui-next", last: "ui-last", paragraph: "ui-projector-paragraph", listen: "heard-title" };
  Object.assign(names, { blank: "ui-projector-blank", leave: "ui-projector-leave", close: "ui-close" });
  names.reveal = one.revealed ? "ui-projector-hide" : "ui-projector-reveal";
  names.more = one.root.dataset.sheet === "open" ? "ui-sheet-less" : "ui-sheet-more";
  // Where a move can be taken back, to look back is said to be no more than that.
  if (playing(one)) Object.assign(names, { previous: "play-look-back", next: "play-look-on", last: "play-look-now" });
  for (const [name, key] of Object.entries(names)) {
    const node = within(one.parts.bar, `.${name}`);
    put(node, "aria-label", words[key]);
    put(node, "title", words[key]);
  }
}

// Which buttons there are, and which of them lead nowhere.
/** @param {Table} one */
function shutButtons(one) {
  const { line, step, show, root } = one;
  const shut = { first: step === 0, previous: step === 0, next: step === line.most && !root.hasAttribute("data-holding"), last: step === line.most };
  for (const [name, closed] of Object.entries(shut)) {
    const node = /** @type {HTMLButtonElement} */ (within(one.parts.bar, `.${name}`));
    node.hidden = !line.most || (name === "last" && Boolean(show.guess)) || (name === "first" && playing(one));
    node.disabled = closed;
  }
}

/** @param {Table} one */
function drawSlider(one) {
  const { line, step, show, parts } = one;
  const { slider, where } = parts;
  slider.hidden = line.most < 2 || playing(one) || Boolean(show.guess) || show.mode === "cell";
  slider.max = String(line.most);
  slider.value = String(step);
  put(slider, "aria-label", line.words["ui-which-step"]);
  slider.setAttribute("aria-valuetext", where.textContent ?? "");
}

// Whether there is nothing to say until a card is pressed, as at a mere position.
/** @param {Table} one */
function isIdle(one) {
  const { line, step, show } = one;
  if (line.most || playing(one) || show.mark || stepAt(line, step).did) return false;
  return !line.tries[0]?.some((attempt) => attempt.verb) && !triesAt(line, step).some((attempt) => attempt.move === one.move);
}

/** @param {Table} one */
export function drawSide(one) {
  const { line, show, parts, root } = one;
  const steps = line.most > 0;
  if (playing(one)) {
    put(parts.side, "role", "region");
    put(parts.side, "aria-label", line.words["play-side"]);
  }
  root.toggleAttribute("data-steps", steps);
  root.toggleAttribute("data-quiet", Boolean(show.play?.quiet));
  setText(parts.where, steps ? labelOf(one) : "");
  nameButtons(one);
  shutButtons(one);
  drawSlider(one);
  drawAnswer(one);
  root.toggleAttribute("data-idle", isIdle(one));
  root.dataset.sheet ??= show.mark ? "open" : "peek"; // an exercise is answered there
}
