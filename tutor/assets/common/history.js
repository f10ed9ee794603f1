// @ts-check
// The one owner of the browser's history. One press leaves one place in it, so that one press of Back leads to where the
// reader was: what the server puts into the address of a page that was just opened belongs to that place, and so does
// what is only passed through while one steps on.

/**
 * @typedef {"page" | "step" | "answer" | "entry"} Asks
 *   Who asks for another address: the server, a step of a line, a press that is answered there, an entry that is read.
 *
 * @typedef {object} Moment
 * @property {boolean} pressed  Whether somebody has pressed anything since the last place was made.
 * @property {boolean} moving  Whether a line that is stepped through has made a place since its reader last rested.
 *
 * @typedef {{ does: "push" | "replace" } & Moment} Way  What is done, and what is true afterwards.
 */

// Of each asker what is done, by whether somebody has pressed, and whether a line is moving.
/** @type {Record<Asks, Record<"pressed" | "moving" | "pressed moving" | "", "push" | "replace">>} */
export const WAYS = {
  page: { "": "replace", pressed: "push", moving: "replace", "pressed moving": "push" },
  step: { "": "replace", pressed: "push", moving: "replace", "pressed moving": "replace" },
  answer: { "": "replace", pressed: "replace", moving: "replace", "pressed moving": "replace" },
  entry: { "": "replace", pressed: "replace", moving: "replace", "pressed moving": "replace" },
};

// A place that somebody's press has earned is used up by whoever may make one: a page always, a line that begins to step.
/** @param {Asks} asks @param {Moment} moment @returns {Way} */
export function wayOf(asks, { pressed, moving }) {
  const when = /** @type {"pressed" | "moving" | "pressed moving" | ""} */ ([pressed && "pressed", moving && "moving"].filter(Boolean).join(" "));
  const uses = asks === "page" || (asks === "step" && !moving);
  return { does: WAYS[asks][when], pressed: pressed && !uses, moving: moving || asks === "step" };
}

/** @typedef {{ tutorPressed?: boolean }} Page every script of the page sees the same press */
const page = /** @type {Page} */ (globalThis);

/**
 * Write an address into the history; what is returned says whether a line is moving from now on.
 *
 * @param {Exclude<Asks, "page">} asks
 * @param {URL | string} url
 * @param {boolean} [moving]
 */
export function write(asks, url, moving = false) {
  const way = wayOf(asks, { pressed: Boolean(page.tutorPressed), moving });
  page.tutorPressed = way.pressed;
  // Of the browser's own, because that of the page asks for a page.
  if (way.does === "push") History.prototype.pushState.call(history, history.state, "", url);
  else history.replaceState(history.state, "", url);
  return way.moving;
}

/** Do something when the reader goes back or forward, until the signal comes. @param {() => void} act @param {AbortSignal} signal */
export function whenBack(act, signal) {
  addEventListener("popstate", (event) => event.isTrusted && act(), { signal });
}

/** Decide from now on what becomes of every place that Streamlit makes. */
export function takeOver() {
  const press = () => (page.tutorPressed = true);
  for (const kind of ["pointerdown", "keydown", "click"]) addEventListener(kind, press, { capture: true, passive: true });
  const push = history.pushState;
  history.pushState = (/** @type {[any, string, (string | URL | null)?]} */ ...place) => {
    const way = wayOf("page", { pressed: Boolean(page.tutorPressed), moving: false });
    page.tutorPressed = way.pressed;
    if (way.does === "push") push.apply(history, place);
    else history.replaceState(...place);
  };
}
