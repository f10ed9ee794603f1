// @ts-check
// The menu of a phone is a landmark with a name, and says where one is. It stands in the page itself; `:key(…)` is put in
// by ui/shell.py.

/** @param {HTMLElement} said */
const below = (said) => {
  const menu = said.closest(":key(ways-below)")
  if (!menu) return
  menu.setAttribute("role", "navigation")
  menu.setAttribute("aria-label", said.dataset.ways ?? "")
  const ways = [...menu.querySelectorAll("a, button")]
  if (ways.length < Number(said.dataset.of)) return
  for (const way of ways) way.removeAttribute("aria-current")
  ways[Number(said.dataset.here)]?.setAttribute("aria-current", "page")
  said.dataset.known = said.dataset.here
}
const look = () => {
  for (const said of document.querySelectorAll("[data-ways]")) {
    const one = /** @type {HTMLElement} */ (said)
    if (one.dataset.known !== one.dataset.here || !one.closest("[role=navigation]")) below(one)
  }
}
/** Watch the page from now on. */
export const watchWays = () => new MutationObserver(look).observe(document, { childList: true, subtree: true })
