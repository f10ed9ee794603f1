// The keyboard: one tab stop for the cards, arrows walk between them, focus survives a redraw.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const pressable = (felt) => [...felt.querySelectorAll("button.card")];

function middle(node) {
  const box = node.getBoundingClientRect();
  // Overlapped cards are told apart by their left edge; rows by their middle.
  return [box.left, (box.top + box.bottom) / 2, box.height];
}

// Left and right follow the order of the hand; up and down look for the nearest card in the next row or hand.
function neighbour(cards, own, from, [right, down]) {
  if (right) return own[own.indexOf(from) + right];
  const [x, y, height] = middle(from);
  let best;
  let least = Infinity;
  for (const card of cards) {
    const [cardX, cardY] = middle(card);
    const away = (cardY - y) * down;
    if (away < height * 0.4) continue;
    const distance = away * 3 + Math.abs(cardX - x);
    if (distance < least) [best, least] = [card, distance];
  }
  return best;
}

// Exactly one card can be reached with the Tab key: the one last used, else the chosen one, else the first.
export function settleTabStop(felt, preferred) {
  const cards = pressable(felt);
  const stop =
    cards.find((card) => card === preferred) ??
    cards.find((card) => card.tabIndex === 0) ??
    cards.find((card) => card.hasAttribute("data-selected")) ??
    cards.find((card) => card.closest("[data-active]")) ??
    cards[0];
  for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
}

export function listen(felt) {
  felt.onkeydown = (event) => {
    if (event.target === felt) return;
    // The page steps through replays with the arrow keys; inside the table they belong to the hand.
    if (event.key in ARROWS || event.key === "Home" || event.key === "End") event.stopPropagation();
    const from = event.target.closest?.("button.card");
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const cards = pressable(felt);
    const own = cards.filter((card) => card.parentElement === from.parentElement);
    let to;
    if (event.key in ARROWS) to = neighbour(cards, own, from, ARROWS[event.key]);
    else if (event.key === "Home") to = own[0];
    else if (event.key === "End") to = own.at(-1);
    else return;
    event.preventDefault();
    if (!to) return;
    settleTabStop(felt, to);
    to.focus();
  };
  felt.addEventListener("focusin", (event) => {
    const card = event.target.closest?.("button.card");
    if (card) settleTabStop(felt, card);
  });
}

// What can be done first at a table: the card that Tab reaches, else a word.
const foremost = (felt) => pressable(felt).find((card) => card.tabIndex === 0) ?? felt.querySelector(".actions button");

// Come to the table by the keyboard.
export function enter(felt) {
  const first = foremost(felt);
  if (first) first.focus();
  else park(felt);
}

const parked = new WeakMap();

// Nothing can be pressed until the others have played: the focus waits on the table itself.
export function park(felt, memory = { at: 0 }) {
  felt.tabIndex = -1;
  felt.focus({ preventScroll: true });
  parked.set(felt, memory);
}

// Where the focus is before a redraw, so that it can be given back to the same card, or to its neighbour.
export function remember(shadow, felt) {
  const focused = shadow.activeElement;
  if (focused === felt) return parked.get(felt) ?? null;
  if (!focused?.dataset?.key) return null;
  const hand = focused.parentElement;
  return { focused, hand, card: focused.dataset.card, at: [...hand.children].indexOf(focused) };
}

export function restore(shadow, felt, memory) {
  settleTabStop(felt, memory?.focused);
  if (!memory || shadow.activeElement === memory.focused) return;
  const { focused, hand, card, at } = memory;
  const buttons = [...(hand?.isConnected ? hand.children : [])].filter((child) => child.localName === "button");
  const same = focused?.isConnected ? focused : buttons.find((button) => card && button.dataset.card === card);
  const next = same ?? buttons[Math.min(at, buttons.length - 1)] ?? foremost(felt);
  if (!next) {
    park(felt, memory);
    return;
  }
  if (next.classList.contains("card")) settleTabStop(felt, next);
  next.focus({ preventScroll: true });
}

// ---- Stepping: the keys of the page, and those of a presenter's remote ----

const STEPS = {
  ArrowRight: (one) => one.next(),
  ArrowLeft: (one) => one.previous(),
  PageDown: (one) => one.to(one.step + 1),
  PageUp: (one) => one.to(one.step - 1),
  Home: (one) => one.to(0),
  End: (one) => !one.show.guess && one.to(one.line.most),
};
const PRESENTER = {
  " ": (one) => one.to(one.step + 1),
  b: (one) => one.blank(),
  ".": (one) => one.blank(),
  e: (one) => one.paragraph(),
  l: (one) => one.reveal(),
  p: (one) => one.leave(),
  Escape: (one) => one.leave(),
};
const FIELDS = "input, textarea, select, [contenteditable], [role=slider], [role=combobox], [role=listbox], [role=radio]";

export function steer(one, event) {
  if (!one.show.keys || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const at = event.composedPath()[0];
  const presenter = one.show.mode === "projector";
  if (at.matches?.(FIELDS)) return;
  if (event.key === " " && at.closest?.("button, summary, a")) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = (presenter ? PRESENTER[name] : null) ?? (!presenter && event.key.startsWith("Page") ? null : STEPS[name]);
  if (!act) return;
  if (!one.line) {
    one.waiting = event.key; // the table is still coming: the key waits for it
    event.preventDefault();
    return;
  }
  const before = `${one.step} ${one.move}`;
  act(one);
  // In a talk the first and the last step lead on to another screen: there the key belongs to the talk.
  if (presenter && (name in STEPS || name === " ") && before === `${one.step} ${one.move}`) return;
  event.preventDefault();
}

// The key that was pressed while the table was still coming, now that it is there.
export function steerLate(one) {
  const key = one.waiting;
  one.waiting = "";
  if (key) document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}
