// @ts-check
// Cards: reading an id such as "♥D" or "♥5a", its picture from the deck, its name for a reader's ear.

/** @typedef {import("./types.d.ts").Card} Card */

/** @type {Record<string, string | undefined>} */
const SIGNS = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
/** @type {Record<string, string | undefined>} */
const ENGLISH = { D: "Q", B: "J" };
const SVG = "http://www.w3.org/2000/svg";

/** @param {Card | null | undefined} id */
export function read(id) {
  const text = String(id ?? "");
  if (text.startsWith("JK")) return { suit: "JK", rank: text.slice(2) || "1", copy: "" };
  const copy = /[a-h]$/.exec(text)?.[0] ?? "";
  return { suit: SIGNS[text[0]] ?? "", rank: text.slice(1, copy ? -1 : undefined), copy };
}

// The name of a card for a reader's ear comes with the line.
/** @param {Card} id @param {{ cards: import("./types.d.ts").Glyphs }} view */
export const spoken = (id, view) => view.cards[id]?.[2] ?? id;

async function fetched() {
  const answer = await fetch(new URL("./deck.svg", import.meta.url));
  if (!answer.ok) throw new Error(`deck.svg: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
}

// The deck is one file for all tables of the page: fetched and read once, then a copy in every shadow root,
// because <use> looks for its symbol only in its own root.
/** @type {Promise<Element> | null} */
let deck = null;

/** @param {ShadowRoot} shadow */
export function bringDeck(shadow) {
  if (shadow.querySelector("svg.deck")) return;
  // What the faces are drawn with has to be there; the faces themselves only where one is used.
  const [place, unseen] = ["deck", "deck unseen"].map((name) => {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", name);
    svg.setAttribute("aria-hidden", "true");
    return svg;
  });
  shadow.append(place, unseen);
  deck ??= fetched();
  deck.then(
    (drawn) => {
      shadow.querySelector(".table")?.removeAttribute("data-deckless");
      for (const part of drawn.children)
        (part.localName === "symbol" ? unseen : place).append(document.importNode(part, true));
    },
    () => {
      deck = null; // a lost connection: the next table tries again
      place.remove();
      unseen.remove();
      shadow.querySelector(".table")?.setAttribute("data-deckless", "");
    },
  );
}

/** @param {string} kind @param {string} name */
function drawing(kind, name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", kind);
  svg.setAttribute("viewBox", kind === "small" ? "0 0 84 126" : "0 0 250 350");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${name}`);
  svg.append(use);
  return svg;
}

// Fills an element with the picture of a card: the full face and the small one, CSS shows one of them.
/** @param {HTMLElement} element @param {Card} id @param {string} letters */
export function paint(element, id, letters) {
  const look = `${id} ${letters}`;
  if (element.dataset.look === look) return;
  element.dataset.look = look;
  const { suit, rank, copy } = read(id);
  const letter = letters === "en" ? (ENGLISH[rank] ?? rank) : rank;
  element.dataset.suit = suit;
  element.replaceChildren(drawing("full", `f-${suit}-${letter}`), drawing("small", `m-${suit}-${letter}`));
  if (copy) {
    const sign = document.createElement("i");
    sign.className = "copy";
    sign.textContent = copy;
    element.append(sign);
  }
}

/** @param {HTMLElement} element */
export function paintBack(element) {
  if (element.dataset.look === "back") return;
  element.dataset.look = "back";
  element.replaceChildren(drawing("full back", "back"));
}
