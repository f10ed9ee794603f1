// @ts-check
// What Streamlit leaves out for screen readers: groups of pages in the drawer, a place for what opens over a page or takes a
// file, the language that was chosen, and that its own few words are English.
{
  let number = 0
  const group = (/** @type {Element} */ part) => {
    const head = part.querySelector("header")
    if (!head) return part.setAttribute("role", "none")
    head.id ||= `group-${(number += 1)}`
    part.setAttribute("role", "group")
    part.setAttribute("aria-labelledby", head.id)
    for (const item of part.querySelectorAll("li")) item.setAttribute("role", "none")
  }
  const drawer = (/** @type {Element} */ list) => {
    list.setAttribute("role", "none")
    for (const part of list.children) group(part)
  }
  const over = (/** @type {Element} */ layer) => {
    const list = layer.querySelector("[role=menu], [role=listbox]")
    if (!list) return
    const opener = document.getElementById(list.getAttribute("aria-labelledby") ?? "")
    layer.setAttribute("role", "region")
    layer.setAttribute("aria-label", list.getAttribute("aria-label") || opener?.innerText || "")
  }
  const ENGLISH = ["stSkipToContent", "stMainMenuPopover", "stStatusWidget", "stConnectionStatus", "stFileUploaderDropzoneInstructions"]
  const english = ENGLISH.map((id) => `[data-testid=${id}]:not([lang])`).join()
  const speak = () => {
    const spoken = [...document.querySelectorAll("[data-spoken]")].map((part) => /** @type {HTMLElement} */ (part)).at(-1)?.lang
    if (spoken && spoken !== document.documentElement.lang) document.documentElement.lang = spoken
    for (const part of document.querySelectorAll(english)) part.setAttribute("lang", "en")
  }
  // A picture beside words says no more than they do; its name is that of a file.
  /** @param {Element} icon */
  const mute = (icon) => {
    const around = icon.closest("button, a, summary")
    if (!around || around.textContent?.trim() !== icon.textContent?.trim()) icon.setAttribute("aria-hidden", "true")
  }
  const look = () => {
    speak()
    for (const icon of document.querySelectorAll("[data-testid=stIconMaterial][role=img]:not([aria-hidden])")) mute(icon)
    for (const list of document.querySelectorAll("[data-testid=stSidebarNavItems]:not([role])")) drawer(list)
    for (const part of document.querySelectorAll("[data-testid=stFileUploaderDropzone][role=presentation]")) part.setAttribute("role", "group")
    for (const layer of document.querySelectorAll(":is([data-floating-ui-portal], [data-testid$=Dropdown]):not([role])"))
      over(layer)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}
