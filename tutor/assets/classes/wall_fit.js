// @ts-check
// What stands on the wall fits on it: where there is too much for one screen it stands closer, as little as will do.

/** How close things stand: words beside each other, lower bars, closer lines, a smaller question; smaller letters last. */
const LEVELS = ["", "1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5"];

/** @param {Element | null} part @returns {boolean} whether more stands in it than it has room for */
const isFull = (part) => part !== null && part.scrollHeight > part.clientHeight + 2;

/** @param {HTMLElement} board @returns {boolean} whether something lies below its lower edge, or on something else */
const isOver = (board) => isFull(board) || isFull(board.querySelector(".options"));

/** @param {HTMLElement} board @returns {boolean} whether words of the lesson are cut off */
const isCut = (board) => [...board.querySelectorAll(".prose, .after")].some(isFull);

/**
 * Let everything stand as far apart as fits. It is measured once for what is shown and for a size of the window.
 * @param {HTMLElement} board @param {string} shown
 */
export function fit(board, shown) {
  const wanted = `${shown} ${innerWidth} ${innerHeight} ${document.fonts.status}`;
  if (board.dataset.fitted === wanted) return;
  board.dataset.fitted = wanted;
  /** @type {string | null} */
  let whole = null; // where everything can be reached, though words have to be scrolled
  for (const level of LEVELS) {
    board.dataset.tight = level;
    if (isOver(board)) continue;
    whole ??= level;
    if (!isCut(board)) return;
  }
  board.dataset.tight = whole ?? LEVELS[LEVELS.length - 1];
}
