// @ts-check
// Rule text: HTML written by us, made usable: links that stay in the session, terms that explain themselves,
// headings that can be linked to, and a jump to the entry the page was opened for.

import { announce } from "./announce.js";
import { write } from "./history.js";
import { button as makeButton, make, scroller, targetOf, whenGone, within } from "./dom.js";

const JUMPS = [50, 400]; // ms: once for the layout at hand, once more when fonts and charts have settled

const WIDE = 640; // px: from here on what is said stands beside a table
const UNDER = 0.3; // of the window, from the top of the page
const RESTED = 20; // frames
export const LED = "tutor:led";

/** @typedef {import("./types.d.ts").Book} Book */
/** @typedef {import("./types.d.ts").BookData} BookData */

/** @type {WeakMap<ShadowRoot, Book>} */
const books = new WeakMap();
/** @type {Set<Book>} */
const open = new Set(); // every book on the page: a link in one may lead into another

/** @param {Book} book @param {string | null | undefined} id @returns {HTMLElement | null} */
const find = (book, id) => (id ? book.body.querySelector(`[id="${CSS.escape(id)}"]`) : null);

/** @param {Book} book @param {string | null} id @param {boolean} smooth */
function jump(book, id, smooth) {
  const target = find(book, id);
  if (!target) return false;
  // What is folded away unfolds when somebody is led to it.
  for (let fold = target.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) fold.open = true;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = smooth && !calm ? "smooth" : "instant";
  const page = scroller(target);
  const below = target.getBoundingClientRect().top + (page?.scrollTop ?? 0);
  // A heading that stands under the title is led to with the title: else the menu would cut it through.
  if (page && innerWidth >= WIDE && below < innerHeight * UNDER) page.scrollTo({ top: 0, behavior });
  else target.scrollIntoView({ block: "start", behavior });
  document.dispatchEvent(new Event(LED));
  return true;
}

// Whoever was led here by a press goes on from here by the keys as well: what was pressed is gone. A page that is not
// shown yet can have no focus, so it is tried with each frame, until it is taken or something else is pressed.
/** @param {HTMLElement} target */
function land(target) {
  if (!navigator.userActivation?.hasBeenActive) return;
  const over = new AbortController();
  const { signal } = over;
  for (const press of ["keydown", "pointerdown"]) document.addEventListener(press, () => over.abort(), { signal, capture: true });
  target.tabIndex = -1;
  const attempt = () => {
    if (signal.aborted || !target.isConnected) return over.abort();
    target.focus({ preventScroll: true });
    if (target.matches(":focus")) return over.abort();
    requestAnimationFrame(attempt);
  };
  attempt();
}

// As much of a text as leaves what stands above it in view too.
/** @param {Book} book */
const beginning = (book) => (book.body.offsetHeight < innerHeight / 3 ? book.body : book.body.firstElementChild);

// What has waited for a decision comes into view; on a phone what is said of the decision stands between, and comes first.
/** @param {Book} book */
function bring(book) {
  if (!book.data.reveal || book.brought || innerWidth < WIDE) return;
  book.brought = true;
  bringRested(book, beginning(book));
}

// Nothing is brought into view before everything above it has stopped moving.
/** @param {Book} book @param {Element | null} part */
function bringRested(book, part) {
  let [top, still] = [NaN, 0];
  const look = () => {
    if (!book.body.isConnected || !part) return;
    const now = part.getBoundingClientRect().top;
    still = now === top ? still + 1 : 0;
    top = now;
    if (still < RESTED) requestAnimationFrame(look);
    else part.scrollIntoView({ block: "nearest", behavior: "instant" });
  };
  look();
}

/** @param {Book} book @param {string | null} id */
function highlight(book, id) {
  if (book.highlight === id) return;
  book.highlight = id;
  for (const marked of book.body.querySelectorAll("[data-highlight]")) marked.removeAttribute("data-highlight");
  const target = find(book, id);
  if (!target) return;
  (target.closest(".entry") ?? target).setAttribute("data-highlight", "");
  // Other text under the same link (an option was changed) is marked again, but the reader stays where they are.
  if (book.jumped === id) return;
  book.jumped = id;
  for (const timer of book.timers) clearTimeout(timer);
  book.timers = JUMPS.map((wait) => setTimeout(() => jump(book, id, false), wait));
  stayWithReader(book);
  if (book.data.land) land(target);
}

// Whoever has pressed or scrolled meanwhile is where they want to be: no jump that is still to come takes them away.
/** @param {Book} book */
function stayWithReader(book) {
  const over = new AbortController();
  const { signal } = over;
  const stay = () => {
    for (const timer of book.timers) clearTimeout(timer);
    over.abort();
  };
  for (const act of ["pointerdown", "keydown", "wheel"]) document.addEventListener(act, stay, { signal, capture: true, passive: true });
  setTimeout(() => over.abort(), Math.max(...JUMPS) + 1);
}

// ---- Glossary terms: one small panel, shown on hover, focus and tap ----

/** @param {Book} book */
function hideMeaning(book) {
  book.term?.removeAttribute("aria-describedby");
  book.term = null;
  book.meaning.hidden = true;
}

/** @param {Book} book @param {HTMLElement} term */
function showMeaning(book, term) {
  if (book.term === term) return;
  hideMeaning(book);
  const { meaning } = book;
  meaning.textContent = term.dataset.meaning ?? "";
  if (!meaning.textContent) return;
  book.term = term;
  term.setAttribute("aria-describedby", meaning.id);
  meaning.hidden = false;
  // Below the word, inside the column; above it where the window ends.
  const room = book.body.getBoundingClientRect();
  const word = term.getClientRects()[0];
  const width = meaning.offsetWidth;
  const left = Math.max(0, Math.min(word.left - room.left, room.width - width));
  const below = word.bottom + meaning.offsetHeight + 12 < innerHeight;
  const top = below ? word.bottom - room.top + 6 : word.top - room.top - meaning.offsetHeight - 6;
  meaning.style.left = `${left}px`;
  meaning.style.top = `${top}px`;
}

/** @param {Event} event @returns {HTMLElement | null} */
const termAt = (event) => targetOf(event)?.closest(".term") ?? null;

/** @param {Book} book */
function listenForTerms(book) {
  const { root, body, meaning } = book;
  body.onpointerover = (event) => {
    const term = termAt(event);
    if (event.pointerType === "mouse" && term) showMeaning(book, term);
  };
  // The panel itself may be hovered, so that a long meaning can be read and its words marked.
  root.onpointerout = (event) => {
    if (event.pointerType !== "mouse" || !book.term) return;
    const to = /** @type {Node | null} */ (event.relatedTarget);
    if (book.term.contains(to) || meaning.contains(to) || book.term.matches(":focus")) return;
    hideMeaning(book);
  };
  body.addEventListener("focusin", (event) => {
    const term = termAt(event);
    if (term) showMeaning(book, term);
  });
  body.addEventListener("focusout", (event) => {
    if (termAt(event)) hideMeaning(book);
  });
  root.onkeydown = (event) => {
    if (event.key !== "Escape" || !book.term) return;
    event.stopPropagation();
    hideMeaning(book);
  };
}

// ---- Copying the link of an entry: no rerun ----

// The page may say how its addresses name an entry ("?game=getaway&rule={id}"); else the fragment does.
/** @param {Book} book @param {string} id */
function linkOf(book, id) {
  if (book.data.link) return new URL(book.data.link.replace("{id}", encodeURIComponent(id)), location.href).href;
  const here = new URL(location.href);
  here.hash = id;
  return here.href;
}

/** @param {Book} book @param {HTMLElement} button @param {string} id */
async function copy(book, button, id) {
  const { data } = book;
  const address = linkOf(book, id);
  try {
    await navigator.clipboard.writeText(address);
    button.dataset.done = "";
    button.setAttribute("aria-label", data.words?.copied ?? "✓");
    setTimeout(() => {
      delete button.dataset.done;
      button.setAttribute("aria-label", data.words?.copy ?? "#");
    }, 1600);
  } catch {
    // Not allowed here (no https): the address is laid out and selected, ready for the usual keys.
    const field = make("input", "address");
    field.value = address;
    field.readOnly = true;
    field.setAttribute("aria-label", data.words?.copy ?? address);
    field.onblur = () => field.remove();
    button.after(field);
    field.select();
  }
}

/** @param {Book} book */
function addLinkButtons(book) {
  for (const heading of book.body.querySelectorAll("h2, h3")) {
    const id = heading.id || (heading.localName === "h3" ? heading.closest(".entry")?.id : "");
    if (!id) continue;
    heading.querySelector(".anchor")?.remove();
    const end = heading.lastChild;
    if (end instanceof Text) end.data = end.data.trimEnd();
    const button = makeButton("link", "", () => copy(book, button, id));
    button.title = book.data.words?.copy ?? "";
    button.setAttribute("aria-label", book.data.words?.copy ?? "#");
    heading.setAttribute("aria-label", nameOf(heading)); // whole, with its cards, and without the button
    heading.append(button);
  }
}

/** @param {Node} heading @returns {string} */
function nameOf(heading) {
  const parts = [...heading.childNodes].map((part) => {
    if (part instanceof Text) return part.data;
    return part instanceof Element && part.matches("[role=img]") ? part.ariaLabel : nameOf(part);
  });
  return parts.join("").replace(/\s+/g, " ").trim();
}

/** @param {HTMLAnchorElement} link @returns {string} the id that a link on this page leads to */
const idOf = (link) => decodeURIComponent(link.hash.slice(1));

// Come to an entry of this page, in whichever text it stands.
/** @param {HTMLAnchorElement} link @param {Book} there @param {string} id */
function goTo(link, there, id) {
  for (const one of open) if (one.highlight) one.body.querySelector("[data-highlight]")?.removeAttribute("data-highlight");
  const target = find(there, id);
  if (target?.matches(".entry")) {
    target.setAttribute("data-highlight", "");
    there.highlight = there.jumped = id;
  }
  jump(there, id, !link.closest(".results"));
  write("entry", link.hash);
}

/** @param {Book} book @param {MouseEvent} event */
function follow(book, event) {
  const at = targetOf(event);
  const term = termAt(event);
  if (term) {
    // A tap opens; the focus it brings has usually opened it already, so a tap never closes.
    showMeaning(book, term);
    return;
  }
  hideMeaning(book);
  /** @type {HTMLElement | null | undefined} */
  const all = at?.closest(".unfold");
  if (all) return unfold(book, all);
  // What is on this page is scrolled to; only what is elsewhere asks the server.
  /** @type {HTMLAnchorElement | null | undefined} */
  const link = at?.closest('a[href^="#"]');
  const id = link ? idOf(link) : "";
  const there = id && [...open].find((one) => one.body.isConnected && find(one, id));
  /** @type {HTMLDetailsElement | null | undefined} */
  const results = link?.closest("details.results");
  if (results) results.open = false;
  if (link && there) {
    event.preventDefault();
    return goTo(link, there, id);
  }
  /** @type {HTMLElement | null | undefined} */
  const go = at?.closest("[data-go]");
  if (!go) return;
  event.preventDefault();
  book.go(go.dataset.go ?? "");
}

// ---- What does not hold here is folded; one button unfolds all of it ----

/** @param {Book} book @param {HTMLElement} button */
function unfold(book, button) {
  const folds = [...book.body.querySelectorAll(/** @type {"details"} */ ("details.elsewhere"))];
  const shut = folds.some((fold) => !fold.open);
  for (const fold of folds) fold.open = shut;
  button.textContent = (shut ? button.dataset.hide : button.dataset.show) ?? "";
}

// ---- The contents follow the reading: the last heading above the middle of the upper half is the chapter ----

let due = 0;

function follows() {
  due = 0;
  const list = [...open].find((book) => book.body.isConnected && book.body.querySelector("nav.contents"));
  if (!list) return;
  const line = innerHeight / 3;
  let here = "";
  const links = [...list.body.querySelectorAll(/** @type {"a"} */ ("nav.contents a"))];
  for (const link of links) {
    const id = idOf(link);
    const heading = [...open].map((book) => find(book, id)).find(Boolean);
    if (heading && heading.getBoundingClientRect().top < line) here = id;
  }
  for (const link of links) {
    const current = link.getAttribute("href") === `#${here}`;
    if (current === link.hasAttribute("aria-current")) continue;
    if (current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

const followSoon = () => (due ||= requestAnimationFrame(follows));
document.addEventListener("scroll", followSoon, { capture: true, passive: true });

// On a wide screen the contents stand open; on a narrow one they are folded until asked for.
/** @param {Book} book */
function layOutContents(book) {
  const fold = book.body.querySelector(/** @type {"details"} */ ("nav.contents details"));
  if (fold) fold.open = innerWidth > 640;
  followSoon();
}

// ---- Answers: the list folds away when one is followed, and its head leads back ----

/** @param {Book} book */
function nameResults(book) {
  const results = book.body.querySelector(/** @type {"details"} */ ("details.results"));
  if (!results) return;
  const head = within(results, "summary");
  results.ontoggle = () => (head.textContent = (results.open ? head.dataset.hits : head.dataset.back) ?? "");
}

// A text is there once it has its styles.
/** @param {ShadowRoot} shadow @param {Book} book */
function drawn(shadow, book) {
  if (!book.root.isConnected) return;
  if (!getComputedStyle(book.root).getPropertyValue("--serif")) return void requestAnimationFrame(() => drawn(shadow, book));
  shadow.host?.toggleAttribute("data-drawn", true);
  bring(book);
}

// What stands on a page that was just opened is read by whoever wants to; an answer is told.
/** @param {Book} book */
function tell(book) {
  const { heard, lang, seen } = book.data;
  if (heard && heard !== book.heard && navigator.userActivation?.hasBeenActive !== false) {
    announce(heard, { asked: true, lang });
    if (seen) bringRested(book, book.body);
  }
  book.heard = heard;
}

/** @param {ShadowRoot} shadow @returns {Book} */
function build(shadow) {
  const root = within(shadow, ".book");
  const body = make("div", "body");
  const meaning = make("div", "meaning");
  meaning.id = "meaning";
  meaning.setAttribute("role", "tooltip");
  meaning.hidden = true;
  root.replaceChildren(body, meaning);
  const from = location.hash ? decodeURIComponent(location.hash.slice(1)) : null;
  /** @type {Book} */
  const book = { root, body, meaning, from, data: {}, term: null, timers: [], html: null, highlight: null, jumped: null, go() {} };
  open.add(book);
  listenForTerms(book);
  body.onclick = (event) => follow(book, event);
  return book;
}

// Another text is shown.
/** @param {Book} book @param {ShadowRoot} shadow */
function lay(book, shadow) {
  hideMeaning(book);
  book.html = book.data.html ?? "";
  book.highlight = null;
  book.body.innerHTML = book.html;
  addLinkButtons(book);
  layOutContents(book);
  nameResults(book);
  // The page keeps room for a text until it has been laid out with its fonts, so that nothing below moves.
  document.fonts.ready.then(() => shadow.host.toggleAttribute("data-ready", true));
  for (const term of book.body.querySelectorAll(/** @type {"button"} */ ("button.term"))) term.type = "button";
  drawn(shadow, book);
}

/** @type {import("./streamlit.d.ts").Component<[BookData]>} */
export default function ruleText({ data, parentElement: shadow, setTriggerValue }) {
  const known = books.get(shadow);
  const book = known?.body.isConnected ? known : build(shadow);
  books.set(shadow, book);
  book.data = data?.[0] ?? {};
  book.go = (where) => setTriggerValue("go", where);
  book.root.lang = book.data.lang ?? "de";
  if (book.html !== (book.data.html ?? "")) lay(book, shadow);
  highlight(book, book.data.highlight ?? book.from);
  tell(book);
  return whenGone(shadow, () => {
    for (const timer of book.timers) clearTimeout(timer);
    books.delete(shadow);
    open.delete(book);
  });
}
