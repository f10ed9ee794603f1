// @ts-check
// A page is shown when it is whole: before, its parts come one by one and push each other about. Nothing here waits for
// a time: what is looked at is the end of the page, which comes last, and whether its tables are drawn.
// It stands in the page itself; `:shell(…)` and `:key(…)` are put in by ui/shell.py.

/**
 * @typedef {object} Room  A part of the page that is shown at once, or the page itself.
 * @property {boolean} was  Whether it is shown already.
 * @property {boolean} end  Whether its end is there.
 * @property {boolean} over  Whether the server is done, with an end or without one.
 * @property {boolean} busy  Whether it says itself that it takes a while, or has said so since it was begun.
 * @property {boolean} waits  Whether something in it is not drawn yet.
 */

/** @param {Room} room @returns {boolean} whether it is shown; what is drawn later hides nothing that is shown already */
export const shown = ({ was, end, over, busy, waits }) => busy || ((end || over) && (was || !waits));

const STATIONS = [":key(station-0)", ":key(station-1)"];
// What is fetched when it is first needed takes the room of something else until then; charts have their room kept.
const FETCHED = ":shell(skeleton):not(:key(chart-*) *)";
/** What would push down what stands below it: tables, and panels that are as high as what they say. */
const HIGH = ":is(:key(line-*),:key(odds-*),:key(propose-*),:key(jeux-*),:key(disputes-*),:key(coverage-*))";
const UNDRAWN = `:shell(component):not([data-drawn]), ${FETCHED}`;

/** @type {WeakSet<Element>} what is shown in the next frame but one: what watches its own size has been laid out by then */
const settling = new WeakSet();

/** @param {Element} room @param {string} name @param {boolean} over @param {string} undrawn @param {boolean} [laid] */
function look(room, name, over, undrawn, laid = false) {
  const end = room.querySelector(`[data-end="${name}"]`) !== null;
  // What was shown because it takes a while is not hidden when it has done that and its end is still to come.
  room.toggleAttribute("data-busy", !end && !over && (room.hasAttribute("data-busy") || room.querySelector(":shell(spinner)") !== null));
  const here = shown({
    was: room.getAttribute("data-whole") === name,
    end,
    over,
    busy: room.hasAttribute("data-busy"),
    waits: room.querySelector(undrawn) !== null,
  });
  if (!here) room.removeAttribute("data-whole");
  else if (room.getAttribute("data-whole") === name) return;
  else if (laid) room.setAttribute("data-whole", name);
  else if (!settling.has(room)) {
    settling.add(room);
    requestAnimationFrame(() => requestAnimationFrame(() => settling.delete(room) && lookAround(room)));
  }
}

/** @param {Element | null} [laid]  What has had a frame to be laid out in. */
function lookAround(laid = null) {
  const block = document.querySelector(":shell(block)");
  if (!block) return;
  const over = document.querySelector(":shell(running)") === null;
  look(block, "page", over, `${HIGH} :shell(component):not([data-drawn]), ${FETCHED}`, block === laid);
  let waits = false;
  STATIONS.forEach((station, n) => {
    const room = document.querySelector(station);
    if (room) look(room, String(n), over, UNDRAWN, room === laid);
    waits ||= room !== null && room.getAttribute("data-whole") !== String(n);
  });
  block.toggleAttribute("data-waits", waits); // what stands below a station would be pushed down by it
}

/** Watch the page from now on. */
export function watchWhole() {
  const attributeFilter = ["data-drawn", ":shell(state)".slice(1, -1)]; // of a selector, what is between its brackets
  new MutationObserver(() => lookAround()).observe(document, { childList: true, subtree: true, attributeFilter });
}
