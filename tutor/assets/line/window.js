// @ts-check
// A table is as large as its window allows: its cards are made smaller until all of it is in view, and no smaller.

const LEAST = 0.5;
const BELOW = 14; // px that stay free below it
const IN_A_TEXT = 0.5; // of the window: a table that begins lower stands in a text, and is scrolled to
const AROUND = 96; // px of a window that such a table leaves

/** @param {HTMLElement} felt */
function room(felt) {
  const page = document.querySelector("[role=main]") ?? document.querySelector("main");
  const top = felt.getBoundingClientRect().top + (page?.scrollTop ?? 0);
  return innerHeight - (top > innerHeight * IN_A_TEXT ? AROUND : top + BELOW);
}

// Its height is that of its cards and of what does not change: two sizes tell how much is which.
/** @param {HTMLElement} felt @param {HTMLElement} table @param {() => void} spread */
export function fitWindow(felt, table, spread) {
  /** @param {number} size */
  const high = (size) => {
    table.style.setProperty("--fit", size.toFixed(3));
    spread();
    return felt.offsetHeight;
  };
  felt.style.minHeight = "";
  const most = high(1);
  const free = room(felt);
  if (most <= free) return;
  const least = high(LEAST);
  const slope = (most - least) / (1 - LEAST);
  let size = slope > 0 ? Math.min(1, Math.max(LEAST, LEAST + (free - least) / slope)) : 1;
  while (high(size) > free && size > LEAST) size = Math.max(LEAST, size - 0.03); // a hand may need a row more
}

// Whether it has grown out of its window, as when somebody takes a hand.
/** @param {HTMLElement} felt */
export const outgrown = (felt) => felt.offsetHeight > room(felt) + BELOW;
