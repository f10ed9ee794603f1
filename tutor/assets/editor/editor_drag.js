// Cards can be dragged with the mouse, too: from the pack or from a place to another, and back into the pack.

import { put } from "./editor_steps.js";

export function drags(one, node, card) {
  node.draggable = true;
  node.ondragstart = (event) => {
    one.dragged = card;
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", card);
  };
  node.ondragend = () => (one.dragged = null);
}

// `keyOf` names the place; nothing is the pack.
export function takes(one, node, keyOf) {
  node.ondragover = (event) => {
    if (!one.dragged) return;
    event.preventDefault();
    node.toggleAttribute("data-over", true);
  };
  node.ondragleave = (event) => {
    if (!node.contains(event.relatedTarget)) node.removeAttribute("data-over");
  };
  node.ondrop = (event) => {
    node.removeAttribute("data-over");
    if (!one.dragged) return;
    event.preventDefault();
    put(one, one.dragged, keyOf());
  };
}
