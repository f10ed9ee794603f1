// @ts-check
// The rule that decides, open beside the step: its text, its explanation, the reader's own copy of it.

import { button, make } from "../common/dom.js";

/** @typedef {import("./types.d.ts").Table} Table */

const FOLD = "tutor.rule-folded";

function remembered() {
  try {
    return sessionStorage.getItem(FOLD) === "1";
  } catch {
    return false;
  }
}

/** @param {boolean} folded */
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
/** @param {Table} one @param {string | undefined} rule @returns {HTMLElement | string} */
export function ruleButton(one, rule) {
  const found = rule && one.line.rules[rule];
  if (!found) return "";
  return button("para", `¶ ${found.title}`, () => showRule(one, rule, true));
}

/** @param {string} label @param {string} html our own texts, made by the server @param {string} [lang] */
function told(label, html, lang) {
  const text = make("div", "text");
  if (lang) text.lang = lang;
  text.innerHTML = html;
  return [make("p", "label", label), text];
}

/** @param {Table} one @param {string | null | undefined} rule @param {boolean} [asked] */
export function showRule(one, rule, asked) {
  const { para } = one.parts;
  const found = rule ? one.line.rules[rule] : undefined;
  para.hidden = !found;
  if (asked) {
    para.open = true;
    one.sheet("open");
  }
  if (!found || para.dataset.rule === `${one.id} ${rule}`) return;
  const { words } = one.line;
  para.dataset.rule = `${one.id} ${rule}`;
  const text = make("div", "text");
  text.innerHTML = found.text;
  const why = make("div", "explained");
  if (found.why) why.append(...told(words["ui-explanation"], found.why));
  const page = make("div", "own-page");
  if (found.own) page.append(...told(words["ui-own-page"], found.own, "de"));
  const more = make("p", "facts-line", found.source ? `${found.source} · ` : "");
  const link = make("a", "", words["ui-read-in-rules"]);
  link.href = found.go.replace(/^\//, "");
  link.onclick = (event) => follow(one, event, found.go);
  more.append(link);
  const summary = make("summary", "", `¶ ${found.title}`);
  para.replaceChildren(summary, text, why, page, more);
}

// Links keep the session while there is a server; with a modifier they are links like any other.
/** @param {Table} one @param {MouseEvent} event @param {string} where */
export function follow(one, event, where) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  clearTimeout(one.timers.rest); // told later, it would undo the new address
  one.trigger("go", where);
}
