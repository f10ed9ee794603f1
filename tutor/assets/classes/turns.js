// @ts-check
// Presses at a board, one after another: what is pressed while an earlier press is under way is not lost, and an answer
// that was overtaken on its way turns nothing back.

/** @typedef {() => Promise<void>} Act */

/**
 * Return what takes a press. While one is under way the next one waits; of several that wait the last one counts.
 * One that fails takes what waits with it: nobody saw what that was meant for.
 */
export function inTurn() {
  let busy = false;
  /** @type {Act | null} */
  let waiting = null;
  return async (/** @type {Act} */ act) => {
    waiting = act;
    if (busy) return;
    busy = true;
    try {
      while (waiting) {
        const next = waiting;
        waiting = null;
        await next();
      }
    } finally {
      busy = false;
      waiting = null;
    }
  };
}

/**
 * @typedef {object} Told
 * @property {number} [rev]  How often the class was led on.
 * @property {string} [phase]  Where it is; not there where nothing has changed since the question was asked.
 */

/** @param {Told} told @param {Told | null | undefined} view @returns {boolean} whether it was overtaken by what is shown already */
export const isOvertaken = (told, view) => told.phase !== undefined && (told.rev ?? 0) < (view?.rev ?? 0);
