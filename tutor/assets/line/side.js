// What stands beside the table: the buttons that step, where one is, and below them what is said.

import { drawAnswer } from "./answer.js";
import { put, setText } from "../common/dom.js";
import { playing } from "./play.js";
import { fill, stepAt, triesAt } from "./view.js";

function labelOf(one) {
  const { line, step, show } = one;
  const { words } = line;
  const [number, most] = line.counted[step - line.first];
  if (playing(one)) return number ? fill(words["ui-trick-only"], number) : "";
  if (!step) return words["ui-step-start"];
  const said = show.guess ? fill(words["ui-step-only"], step) : fill(words["ui-step"], step, line.most);
  if (!number) return said;
  return `${said} · ${show.guess ? fill(words["ui-trick-only"], number) : fill(words["ui-trick-of"], number, most)}`;
}

export function drawSide(one) {
  const { line, step, show, parts, root } = one;
  const { words } = line;
  const { bar, where, slider } = parts;
  const steps = line.most > 0;
  if (playing(one)) {
    put(parts.side, "role", "region");
    put(parts.side, "aria-label", words["play-side"]);
  }
  root.toggleAttribute("data-steps", steps);
  root.toggleAttribute("data-quiet", Boolean(show.play?.quiet));
  setText(where, steps ? labelOf(one) : "");
  const names = { first: "ui-first", previous: "ui-previous", next: "ui-next", last: "ui-last", paragraph: "ui-projector-paragraph", listen: "heard-title" };
  Object.assign(names, { blank: "ui-projector-blank", leave: "ui-projector-leave", close: "ui-close" });
  names.reveal = one.revealed ? "ui-projector-hide" : "ui-projector-reveal";
  names.more = root.dataset.sheet === "open" ? "ui-sheet-less" : "ui-sheet-more";
  // Where a move can be taken back, to look back is said to be no more than that.
  if (playing(one)) Object.assign(names, { previous: "play-look-back", next: "play-look-on", last: "play-look-now" });
  for (const [name, key] of Object.entries(names)) {
    const node = bar.querySelector(`.${name}`);
    put(node, "aria-label", words[key]);
    put(node, "title", words[key]);
  }
  const shut = { first: step === 0, previous: step === 0, next: step === line.most && !root.hasAttribute("data-holding"), last: step === line.most };
  for (const [name, closed] of Object.entries(shut)) {
    const node = bar.querySelector(`.${name}`);
    node.hidden = !steps || (name === "last" && Boolean(show.guess)) || (name === "first" && playing(one));
    node.disabled = closed;
  }
  slider.hidden = line.most < 2 || playing(one) || Boolean(show.guess) || show.mode === "cell";
  slider.max = line.most;
  slider.value = step;
  put(slider, "aria-label", words["ui-which-step"]);
  slider.setAttribute("aria-valuetext", where.textContent);
  drawAnswer(one);
  // At a mere position there is nothing to say until a card is pressed.
  const idle = !steps && !playing(one) && !show.mark && !stepAt(line, step).did && !line.tries[0]?.some((attempt) => attempt.verb) && !triesAt(line, step).some((attempt) => attempt.move === one.move);
  root.toggleAttribute("data-idle", idle);
  root.dataset.sheet ??= steps || playing(one) ? "peek" : "open";
}
