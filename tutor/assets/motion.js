// Motion that explains: cards glide from where they lay to whoever got them. Nothing moves for its own sake.

const CALM = "(prefers-reduced-motion: reduce)";
const TIMING = { duration: 480, easing: "cubic-bezier(.3,.1,.2,1)" };

const nodes = (felt) => [...felt.querySelectorAll(".card[data-card]")];

// Where every visible card is now, to be asked before the table is redrawn.
export function places(felt) {
  const found = new Map();
  for (const node of nodes(felt)) found.set(node.dataset.card, node.getBoundingClientRect());
  return found;
}

function goal(felt, to) {
  if (!to) return null;
  if (to.startsWith("pile:")) return felt.querySelector(`[data-pile="${CSS.escape(to.slice(5))}"]`);
  return felt.querySelector(`[data-plate="${CSS.escape(to)}"]`);
}

// The mark of a winning card arrives with its card.
function glide(node, from) {
  const play = node.closest(".play");
  const now = node.getBoundingClientRect();
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
function fly(felt, card, from, target, pictures, at) {
  const picture = pictures.get(card)?.cloneNode(true);
  if (!picture) return;
  const field = felt.getBoundingClientRect();
  const end = target.getBoundingClientRect();
  const ghost = document.createElement("span");
  ghost.className = "card ghost";
  ghost.dataset.suit = pictures.get(card).dataset.suit;
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
    { ...TIMING, duration: 620, delay: at * 60, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}


// Pictures are copied before the redraw, because the nodes that carry them will be used again.
export function pictures(felt) {
  return new Map(
    nodes(felt).map((node) => {
      const copy = node.cloneNode(true);
      copy.wasInTrick = Boolean(node.closest(".trick"));
      return [node.dataset.card, copy];
    }),
  );
}

export function move(felt, travel, before, oldPictures) {
  if (!before.size || matchMedia(CALM).matches) return;
  const shown = new Map(nodes(felt).map((node) => [node.dataset.card, node]));
  for (const node of felt.querySelectorAll(".trick .card[data-card]")) {
    // From a hidden hand a card comes out of its plate.
    const from = before.get(node.dataset.card) ?? goal(felt, node.closest(".play").dataset.seat)?.getBoundingClientRect();
    if (from && !oldPictures.get(node.dataset.card)?.wasInTrick) glide(node, from);
  }
  const target = goal(felt, travel?.to);
  (travel?.cards ?? []).forEach((card, at) => {
    const from = before.get(card);
    if (!from) return;
    const node = shown.get(card);
    if (node) glide(node, from);
    else if (target) fly(felt, card, from, target, oldPictures, at);
  });
}
