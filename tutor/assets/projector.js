// The projector: everything on one screen. The sentence keeps its size; the table gives way.

import { spread } from "./card_table.js";

const SIZES = [1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46];

export function fitScreen(one) {
  const table = one.root.querySelector(".table");
  const { felt } = one.table;
  for (const size of SIZES) {
    table.style.setProperty("--fit", size);
    spread(one.table);
    const room = table.clientHeight;
    if (felt.scrollHeight <= room + 1 && felt.scrollWidth <= table.clientWidth + 1 && !covered(felt)) break;
  }
}

// Whether something that has to be seen lies under something else.
function covered(felt) {
  const boxes = [...felt.querySelectorAll(".seat > .hand, .seat > .plate, .trick")].map((node) => node.getBoundingClientRect());
  return boxes.some((a, n) =>
    boxes.slice(n + 1).some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2),
  );
}
