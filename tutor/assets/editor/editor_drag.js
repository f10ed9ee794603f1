// @ts-check
// Cards can be dragged with the mouse, too: from the pack or from a place to another, and back into the pack.

import { put } from "./editor_steps.js";

/** @typedef {import("./types.d.ts").Editor} Editor */

/** @param {Editor} one @param {HTMLElement} node @param {string} card */
export function drags(one, node, card) {
  node.draggable = true;
  node.ondragstart = (event) => {
    one.dragged = card;
    event.dataTransfer?.setData("text/plain", card);
    if (event.dataTransfer) event.dataTransfer.effectAllowed = "move";
  };
  node.ondragend = () => (one.dragged = null);
}

// `keyOf` names the place; nothing is the pack.
/** @param {Editor} one @param {HTMLElement} node @param {() => string | undefined} keyOf */
export function takes(one, node, keyOf) {
  node.ondragover = (event) => {
    if (!one.dragged) return;
    event.preventDefault();
    node.toggleAttribute("data-over", true);
  };
  node.ondragleave = (event) => {
    if (!node.contains(/** @type {Node | null} */ (event.relatedTarget))) node.removeAttribute("data-over");
  };
  node.ondrop = (event) => {
    node.removeAttribute("data-over");
    if (!one.dragged) return;
    event.preventDefault();
    put(one, one.dragged, keyOf());
  };
}
