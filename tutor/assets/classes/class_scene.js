// @ts-check
// The table of a class, drawn small and plain: for phones, and above the bars of the teacher's screens.

import { keep, make, putStyle, setText, within } from "../common/dom.js";

/** So many cards stand beside each other; more of them stand in two rows. */
const IN_A_ROW = 14;

/** @typedef {import("./types.d.ts").Answered} Answered */
/** @typedef {import("./types.d.ts").Face} Face */
/** @typedef {import("./types.d.ts").Option} Option */
/** @typedef {import("./types.d.ts").Question} Question */
/** @typedef {import("./types.d.ts").Scene} Scene */
/** @typedef {Record<string, string>} Words */

export const html = (/** @type {string} */ text) => Object.assign(make("p"), { innerHTML: text }); // made by the server

// A card is [what is shown, its classes, its name].
/** @param {Face} face @returns {HTMLElement} */
export function card([shown, classes, name]) {
  const node = make("span", `card ${classes.replace("card-glyph", "")}`, shown);
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", name);
  return node;
}

/** @param {HTMLElement} root @param {Scene | null} scene @param {Words} words */
export function drawScene(root, scene, words) {
  root.hidden = !scene;
  if (!scene) return;
  const said = JSON.stringify(scene);
  if (root.dataset.said === said) return;
  root.dataset.said = said;
  root.replaceChildren(drawFacts(scene), drawMiddle(scene, words), ...(scene.open ?? []).map(openHand));
}

/** @param {Scene} scene */
function drawFacts(scene) {
  const facts = make("p", "facts");
  for (const [name, value] of scene.facts) {
    const fact = make("span", "fact", `${name}: `);
    fact.append(make("b", "", value));
    facts.append(fact);
  }
  for (const [name, cards] of scene.hands) facts.append(make("span", "fact", `${name}: ${cards}`));
  return facts;
}

/** @param {Scene} scene @param {Words} words */
function drawMiddle(scene, words) {
  const middle = make("div", "middle");
  middle.setAttribute("role", "group");
  middle.setAttribute("aria-label", words.trick);
  for (const [who, cards] of scene.trick) {
    const laid = make("figure", "laid");
    for (const one of cards) laid.append(card(one));
    laid.append(make("figcaption", "", who));
    middle.append(laid);
  }
  for (const [name, cards, top, note] of scene.piles) {
    const pile = make("figure", "laid");
    if (top) pile.append(card(top));
    pile.append(make("figcaption", "", [name, top ? note : cards, top ? "" : note].filter(Boolean).join(" · ")));
    middle.append(pile);
  }
  if (!scene.trick.length && !scene.piles.some((pile) => pile[2])) middle.prepend(make("p", "nothing", words.first));
  return middle;
}

// Where nothing is asked all hands lie open, as they do for whoever reads the lesson.
/** @param {[string, Face[]]} hand */
function openHand([who, cards]) {
  const row = make("p", "row", "");
  row.append(make("b", "who", who));
  for (const one of cards) row.append(card(one));
  return row;
}

// One button an option; `say(node, option)` adds what belongs to this screen.
/**
 * @param {HTMLElement} root
 * @param {Pick<Question, "kind" | "options"> & { key: string }} view with another key the buttons are made anew
 * @param {((id: string) => void) | null} press
 * @param {(node: HTMLElement, option: Option, note: (text: string) => void) => void} say
 */
export function drawOptions(root, view, press, say) {
  const cards = view.options.filter((one) => one.card).length;
  root.dataset.cards = String(cards > 0);
  putStyle(root, "--n", String(cards > IN_A_ROW ? Math.ceil(cards / 2) : cards));
  return keep(
    root,
    view.options,
    (one) => `${view.key} ${one.id}`,
    (one) => {
      const node = make("button", one.card ? "option held" : "option said");
      node.type = "button";
      const face = one.card ? card(one.card) : make("span", "words");
      if (one.card) {
        face.removeAttribute("role");
        face.removeAttribute("aria-label");
        face.setAttribute("aria-hidden", "true");
      } else {
        if (view.kind === "choice") face.append(make("b", "letter", one.id));
        const text = make("span", "text");
        text.innerHTML = one.label; // made by the server, which escapes what it does not know
        face.append(text);
      }
      node.append(face, make("span", "note"));
      return node;
    },
    (node, one) => {
      node.onclick = () => press?.(one.id);
      say(node, one, (text) => setText(within(node, ".note"), text));
    },
  );
}

// What the engine says of an option, with its paragraph folded away.
/** @param {HTMLElement} root @param {Answered} view @param {string} id @param {{ more?: boolean }} [how] */
export function drawReason(root, view, id, { more = true } = {}) {
  const why = view.answer.why[id];
  root.replaceChildren();
  if (!why) return;
  for (const text of [why.text, more && why.more]) {
    if (!text) continue;
    const line = make("p", "why");
    line.innerHTML = text;
    root.append(line);
  }
  const rule = view.answer.rules[why.rule];
  if (!rule) return;
  const fold = make("details", "rule");
  fold.append(make("summary", "", `¶ ${rule.title}`));
  const text = make("div", "text");
  text.innerHTML = rule.text;
  for (const term of text.querySelectorAll("button.term")) term.replaceWith(...term.childNodes); // nothing opens here
  fold.append(text);
  root.append(fold);
}

/** @param {Answered} view @param {string} id @param {Words} words */
export const verdictWord = (view, id, words) => {
  const right = view.kind === "choice" ? [words.right, words.wrong] : [words.legal, words.illegal];
  return view.answer.why[id]?.legal ? right[0] : right[1];
};

// Words of the lesson, made by the server; an empty part takes no room.
/** @param {HTMLElement} node @param {string | undefined} html */
export function put(node, html) {
  const wanted = html ?? "";
  node.hidden = !wanted;
  if (node.dataset.html === wanted) return;
  node.dataset.html = wanted;
  node.innerHTML = wanted;
}

/** @param {string} text @param {string | number} n @param {string | number} [of] */
export const fill = (text, n, of = "") => text.replace("\ue000", String(n)).replace("\ue001", String(of));

// Which question it is, of how many; of one that was asked besides, of which it is the twin.
/** @param {import("./types.d.ts").View} view @param {Words} words */
export const placeSaid = (view, words) => (view.twin ? fill(words["twin-number"], view.twin) : fill(words["question-of"], view.block + 1, view.of));
