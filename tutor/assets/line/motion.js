// @ts-check
// Motion that explains: cards glide from where they lay to whoever got them. Nothing moves for its own sake.

/** @typedef {import("./types.d.ts").Travel} Travel */
/** @typedef {import("./types.d.ts").Before} Before */
/** @typedef {{ node: HTMLElement, from: DOMRect, now: DOMRect }} Gliding a card that stays in view */
/** @typedef {{ picture: HTMLElement | undefined, from: DOMRect, at: number }} Flying one that goes out of it, after how much of the wait */

const CALM = "(prefers-reduced-motion: reduce)";
const APART = 60; // ms from the first that sets off to the last, however many there are: then all have come within 300
const TIMING = { duration: 260, easing: "cubic-bezier(.3,.1,.2,1)" };

/** @param {Element} felt @returns {HTMLElement[]} */
const nodes = (felt) => /** @type {HTMLElement[]} */ ([...felt.querySelectorAll(".card[data-card]")]);

// What is asked of the old table before it is redrawn: where every visible card is, which of them lay in the trick, and
// pictures of those that travel, because the nodes that carry them will be used again.
/** @param {Element} felt @param {Travel | null} [travel] @returns {Before | null} */
export function remembered(felt, travel) {
  if (matchMedia(CALM).matches) return null;
  /** @type {Before} */
  const old = { places: new Map(), laid: new Set(), pictures: new Map() };
  for (const node of nodes(felt)) {
    const card = node.dataset.card ?? "";
    old.places.set(card, node.getBoundingClientRect());
    if (node.closest(".trick")) old.laid.add(card);
    if (travel?.cards.includes(card)) old.pictures.set(card, /** @type {HTMLElement} */ (node.cloneNode(true)));
  }
  return old;
}

/** @param {Element} felt @param {string | undefined} to */
function goal(felt, to) {
  if (!to) return null;
  if (to.startsWith("pile:")) return felt.querySelector(`[data-pile="${CSS.escape(to.slice(5))}"]`);
  return felt.querySelector(`[data-plate="${CSS.escape(to)}"]`);
}

// The mark of a winning card arrives with its card.
/** @param {Gliding} card */
function glide({ node, from, now }) {
  const play = node.closest(".play");
  const scale = now.width ? from.width / now.width : 1;
  const [x, y] = [from.left - now.left, from.top - now.top];
  if (Math.abs(x) + Math.abs(y) < 4) return;
  play?.setAttribute("data-gliding", "");
  const flight = node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
      { transform: "none", transformOrigin: "0 0", zIndex: 5 },
    ],
    TIMING,
  );
  flight.onfinish = flight.oncancel = () => play?.removeAttribute("data-gliding");
}

// A card that is no longer to be seen flies as a picture and is gone on arrival.
/** @param {Element} felt @param {Flying} card @param {DOMRect} field @param {DOMRect} end */
function fly(felt, { picture, from, at }, field, end) {
  if (!picture) return;
  const ghost = document.createElement("span");
  ghost.className = "card ghost";
  ghost.dataset.suit = picture.dataset.suit ?? "";
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(...picture.childNodes);
  ghost.style.cssText = `left:${from.left - field.left}px;top:${from.top - field.top}px;width:${from.width}px;height:${from.height}px`;
  felt.append(ghost);
  const x = end.left + end.width / 2 - from.left - from.width / 2;
  const y = end.top + end.height / 2 - from.top - from.height / 2;
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(.55)`, opacity: 0.9, offset: 0.85 },
      { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0 },
    ],
    { ...TIMING, duration: 240, delay: at * APART, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

// Whoever gets cards is marked for a moment.
/** @param {Element} plate */
function taken(plate) {
  plate.setAttribute("data-taken", "");
  plate.addEventListener("animationend", () => plate.removeAttribute("data-taken"), { once: true });
}

const SMALLER = 0.5;

// A plate is wider than a card: what comes out of it begins in its middle, and small.
/** @param {Element | null} plate @param {DOMRect} card */
function outOf(plate, card) {
  if (!plate) return null;
  const { left, top, width, height } = plate.getBoundingClientRect();
  const [wide, high] = [card.width * SMALLER, card.height * SMALLER];
  return new DOMRect(left + (width - wide) / 2, top + (height - high) / 2, wide, high);
}

// Cards that were laid just now come from where they lay before.
/** @param {Element} felt @param {Before} old @returns {Gliding[]} */
function laidNow(felt, old) {
  /** @type {Gliding[]} */
  const gliding = [];
  for (const node of nodes(felt)) {
    const card = node.dataset.card ?? "";
    const play = /** @type {HTMLElement | null} */ (node.closest(".trick .play"));
    if (!play) continue;
    // From a hidden hand a card comes out of its plate.
    const now = node.getBoundingClientRect();
    const from = old.places.get(card) ?? outOf(goal(felt, play.dataset.seat), now);
    if (from && !old.laid.has(card)) gliding.push({ node, from, now });
  }
  return gliding;
}

// Cards that go to somebody glide where they can be seen there; else they fly away.
/** @param {Element} felt @param {Travel} travel @param {Before} old */
function leaving(felt, travel, old) {
  /** @type {Gliding[]} */
  const gliding = [];
  /** @type {Flying[]} */
  const flying = [];
  const shown = new Map(nodes(felt).map((node) => [node.dataset.card, node]));
  travel.cards.forEach((card, at) => {
    const from = old.places.get(card);
    if (!from) return;
    const node = shown.get(card);
    if (node) gliding.push({ node, from, now: node.getBoundingClientRect() });
    else flying.push({ picture: old.pictures.get(card), from, at: at / travel.cards.length });
  });
  return { gliding, flying };
}

// Everything is measured before anything moves: a reading after a writing would lay the whole table out anew.
/** @param {Element} felt @param {Travel | null | undefined} travel @param {Before | null} old */
export function move(felt, travel, old) {
  if (!old?.places.size) return;
  const laid = laidNow(felt, old);
  const { gliding, flying } = travel ? leaving(felt, travel, old) : { gliding: [], flying: [] };
  const target = flying.length ? goal(felt, travel?.to) : null;
  const [field, end] = [felt, target ?? felt].map((node) => node.getBoundingClientRect());
  [...laid, ...gliding].forEach(glide);
  if (target) taken(target);
  if (target) for (const one of flying) fly(felt, one, field, end);
}
