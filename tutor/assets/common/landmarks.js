// @ts-check
// What Streamlit leaves out for screen readers: groups of pages in the drawer, a place for what opens over a page or takes a
// file, the language that was chosen, and that its own few words are English. `:shell(…)` is put in by ui/shell.py.

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
const english = ":is(:shell(skip), :shell(connection), :shell(drop-words)):not([lang])"
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
// An answer to choose is read once: by its button, which is named like it, and not again as the text beside it.
const answer = (/** @type {Element} */ option) => {
  const [button, text] = [option.querySelector("input"), option.querySelector(":shell(words)")]
  const said = text?.textContent?.trim()
  if (!button || !text || !said || button.getAttribute("aria-label") === said) return
  button.setAttribute("aria-label", said)
  text.setAttribute("aria-hidden", "true")
}
// A card to pick is called by the suit that its row is named for: a sign is no word.
const card = (/** @type {Element} */ pill) => {
  const [rank, sign] = (pill.textContent ?? "").split(/\s+/)
  const suit = pill.closest("[aria-label]:not(button)")?.getAttribute("aria-label")
  const said = `${suit} ${rank}`
  if (suit && sign && /^[♠♥♦♣]/.test(sign) && pill.getAttribute("aria-label") !== said) pill.setAttribute("aria-label", said)
}
const look = () => {
  speak()
  for (const icon of document.querySelectorAll(`:is(:shell(icon)[role=img], :shell(sign)):not([aria-hidden])`)) mute(icon)
  for (const option of document.querySelectorAll(":shell(radio)")) answer(option)
  // A chart is one picture: mark by mark it would be read in Vega's English, with more digits than are true.
  for (const chart of document.querySelectorAll(":shell(chart)[role=graphics-document]")) chart.setAttribute("role", "img")
  for (const pill of document.querySelectorAll(":shell(pills) button")) card(pill)
  for (const state of document.querySelectorAll(":shell(status):not([role])")) state.setAttribute("role", "status")
  for (const list of document.querySelectorAll(":shell(drawer-list):not([role])")) drawer(list)
  for (const part of document.querySelectorAll(":shell(drop)[role=presentation]")) part.setAttribute("role", "group")
  for (const layer of document.querySelectorAll(":shell(over):not([role])")) over(layer)
}
/** Watch the page from now on. */
export const watchLandmarks = () => new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
