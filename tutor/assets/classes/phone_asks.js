// @ts-check
// Asking the rules from a phone: a field of its own, and the answer below it. It stands there while the class answers
// nothing; what was typed is kept through every redrawing.

import { one, words } from "./phone_kept.js";
import { make, setText, within } from "../common/dom.js";

/** @typedef {import("./types.d.ts").RuleAnswer} RuleAnswer */

/** @param {(typed: string) => void} ask */
export function makeRules(ask) {
  const box = make("section", "rules");
  const form = make("form", "ask-rules");
  const label = make("label", "field", words["rules-ask"]);
  const input = Object.assign(make("input"), { name: "question", placeholder: words["rules-how"], maxLength: 500, enterKeyHint: "search" });
  input.autocomplete = "off";
  label.append(input);
  form.append(label, make("button", "try", words["rules-go"]));
  form.onsubmit = (event) => {
    event.preventDefault();
    if (input.value.trim() && !waits()) ask(input.value.trim());
  };
  const answer = make("div", "ruled");
  box.append(form, answer);
  return box;
}

// Whether an answer is under way.
const waits = () => one.rules !== null && !one.rules.told && !one.rules.wrong;

/** @param {HTMLElement} box @param {boolean} open whether the rules can be asked now */
export function drawRules(box, open) {
  box.hidden = !open;
  within(box, "button").setAttribute("aria-disabled", String(waits()));
  const answer = within(box, ".ruled");
  const state = one.rules;
  const wanted = state ? `${state.question} ${state.wrong} ${Boolean(state.told)}` : "";
  if (answer.dataset.wanted === wanted) return;
  answer.dataset.wanted = wanted;
  answer.replaceChildren();
  if (!state) return;
  if (state.told) answer.append(...drawn(state.told));
  else setText(answer, state.wrong || words.sending);
  answer.scrollIntoView({ block: "nearest" });
}

/** @param {"p" | "div"} tag @param {string} name @param {string} innerHTML made by the server */
const made = (tag, name, innerHTML) => Object.assign(make(tag, name), { innerHTML });

/** @param {RuleAnswer} told */
function drawn({ first, reason, facts, rule }) {
  const parts = [made("p", "verdict", first)];
  if (reason) parts.push(made("p", "why", reason));
  if (facts.length) parts.push(make("p", "read", `${words["rules-read"]}: ${facts.map(([name, value]) => `${name}: ${value}`).join("; ")}`));
  if (!rule) return parts;
  const fold = make("details", "rule");
  fold.append(make("summary", "", `${words.paragraph}: ${rule.title}`), made("div", "", rule.text));
  return [...parts, fold];
}
