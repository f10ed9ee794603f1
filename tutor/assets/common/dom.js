// @ts-check
// Small tools for updating a page in place: nodes are found again by name, so focus and motion survive.

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} [className]
 * @param {string | null} [text]
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

/** @param {string} className @param {string} text @param {(event: MouseEvent) => void} press */
export function button(className, text, press) {
  const node = make("button", className, text);
  node.type = "button";
  node.onclick = press;
  return node;
}

// Gives `parent` exactly one child per item, in order. A child is kept if its key is the same as before;
// kept children are not moved when the order already fits, because moving a node takes its focus away.
/**
 * @template T
 * @template {HTMLElement} [N=any] what `create` makes; nodes that are kept were made by it earlier
 * @param {Element} parent
 * @param {T[]} items
 * @param {(item: T, at: number) => string} keyOf
 * @param {(item: T) => N} create
 * @param {(node: N, item: T, at: number) => void} update
 * @returns {N[]}
 */
export function keep(parent, items, keyOf, create, update) {
  const before = /** @type {Map<string | undefined, any>} */ (new Map([...parent.children].map((child) => [/** @type {HTMLElement} */ (child).dataset.key, child])));
  const wanted = items.map((item, at) => {
    const key = keyOf(item, at);
    const node = before.get(key) ?? create(item);
    before.delete(key);
    put(node, "data-key", key);
    update(node, item, at);
    return node;
  });
  for (const left of before.values()) left.remove();
  wanted.forEach((node, at) => {
    if (parent.children[at] !== node) parent.insertBefore(node, parent.children[at] ?? null);
  });
  return wanted;
}

/** @param {Node} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

// What is set to the value it has costs the browser as much as a change: it looks for the styles of all that is inside.
/** @param {Element} element @param {string} name @param {string} value */
export function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// Likewise for a style: a size that is handed down is looked for in all that is inside, however often it is the same.
/** @param {HTMLElement} element @param {string} name @param {string} value */
export function putStyle(element, name, value) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

// What a component does when it leaves the page. It is also asked to when newer data overtook an older call that was
// still under way: then it stays.
/** @param {ShadowRoot} shadow @param {() => void} leave */
export const whenGone = (shadow, leave) => () => {
  if (!shadow.isConnected) leave();
};

// The part of the page around a node that scrolls; a node in a component lies in a tree of its own.
/** @param {Element} node @returns {Element | null} */
export function scroller(node) {
  const root = node.getRootNode();
  const above = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  if (!above) return document.scrollingElement;
  return /auto|scroll/.test(getComputedStyle(above).overflowY) ? above : scroller(above);
}

// A node in another one that was built with it.
/** @param {ParentNode} node @param {string} selector */
export function within(node, selector) {
  const found = node.querySelector(selector);
  if (!found) throw new Error(`nothing here is ${selector}`);
  return /** @type {HTMLElement} */ (found);
}

// The node of an event, as one that can be asked what it lies in.
/** @param {Event} event */
export const targetOf = (event) => (event.target instanceof Element ? event.target : null);
