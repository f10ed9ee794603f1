// The rule that decides, open beside the step: its text, its explanation, the reader's own copy of it.

import { button, make } from "../common/dom.js";

const FOLD = "tutor.rule-folded";

function remembered() {
  try {
    return sessionStorage.getItem(FOLD) === "1";
  } catch {
    return false;
  }
}

function remember(folded) {
  try {
    sessionStorage.setItem(FOLD, folded ? "1" : "");
  } catch {
    // A browser that keeps nothing: the rule is open again next time.
  }
}

export function makeRule() {
  const node = make("details", "cite");
  node.hidden = true;
  node.open = !remembered();
  node.ontoggle = () => remember(!node.open);
  return node;
}

// A small button that brings a paragraph into the open part.
export function ruleButton(one, rule) {
  const found = one.line.rules[rule];
  if (!found) return "";
  return button("para", `¶ ${found.title}`, () => showRule(one, rule, true));
}

export function showRule(one, rule, asked) {
  const { para } = one.parts;
  const found = one.line.rules[rule];
  para.hidden = !found;
  if (asked) {
    para.open = true;
    one.sheet?.("open");
  }
  if (!found || para.dataset.rule === `${one.id} ${rule}`) return;
  const { words } = one.line;
  para.dataset.rule = `${one.id} ${rule}`;
  const text = make("div", "text");
  text.innerHTML = found.text;
  const why = make("div", "explained");
  if (found.why) {
    why.append(make("p", "label", words["ui-explanation"]), make("div", "text"));
    why.lastChild.innerHTML = found.why;
  }
  const page = make("div", "own-page");
  if (found.own) {
    page.append(make("p", "label", words["ui-own-page"]), make("div", "text"));
    page.lastChild.lang = "de";
    page.lastChild.innerHTML = found.own;
  }
  const more = make("p", "facts-line", found.source ? `${found.source} · ` : "");
  const link = make("a", "", words["ui-read-in-rules"]);
  link.href = found.go.replace(/^\//, "");
  link.onclick = (event) => follow(one, event, found.go);
  more.append(link);
  const summary = make("summary", "", `¶ ${found.title}`);
  para.replaceChildren(summary, text, why, page, more);
}

// Links keep the session while there is a server; with a modifier they are links like any other.
export function follow(one, event, where) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  clearTimeout(one.timers.rest); // told later, it would undo the new address
  one.trigger("go", where);
}
