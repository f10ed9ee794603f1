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

// ---- The table of a talk below the board: what its page says of it reaches it as custom properties ----

const ROOM = ["--above", "--laid", "--high", "--alone", "--names", "--tags", "--told"];
const MOST = 0.45;

/** Leave the page as it was found. */
export const giveBack = () => ROOM.forEach((name) => document.documentElement.style.removeProperty(name));

/**
 * A table that is shown takes what the board leaves of the wall; where the board leaves too little, it has a wall of its
 * own below.
 * @param {HTMLElement} board
 */
export function makeRoom(board) {
  const { style } = document.documentElement;
  const high = board.getBoundingClientRect().bottom;
  const beside = high <= innerHeight * MOST;
  if (!board.hasAttribute("data-shown")) return giveBack();
  style.setProperty("--above", beside ? `${high}px` : "0px");
  style.setProperty("--laid", beside ? "fixed" : "relative");
  style.setProperty("--high", beside ? "auto" : "96vh");
  style.setProperty("--alone", "none");
  style.setProperty("--names", "4.2vh"); // those of the seats, too, are read from the back
  style.setProperty("--tags", "1em");
  style.setProperty("--told", "10vh");
}
