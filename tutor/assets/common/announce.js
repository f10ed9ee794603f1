// @ts-check
// The one voice of the page. What it says is plain text outside everything that is drawn, one message an act; each is a
// new paragraph of a hidden region, so that none takes the place of one that a screen reader has not read yet.

import { due, hurry, leave, makeQueue, put, silent, take } from "./queue.js";
import { habits } from "./habits.js";
import { aloud, hush } from "./aloud.js";

/**
 * @typedef {object} Voice
 * @property {import("./queue.js").Queue} queue
 * @property {Record<"polite" | "assertive", HTMLElement>} regions
 * @property {{text: string, asked: boolean}[]} said  What was said last: to say it again, and for whoever tests it.
 * @property {Set<() => void>} ears  Who waits until all has been said.
 * @property {ReturnType<typeof setTimeout> | 0} timer
 * @property {string} lang
 */

const KEPT = 4; // paragraphs that stay until a slow reader has come to them
const REMEMBERED = 400;
const HIDDEN = "position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:pre-wrap;left:0;top:0";
const NAME = "tutor.voice";

/** @returns {Record<"polite" | "assertive", HTMLElement>} */
function regions() {
  const host = document.createElement("div");
  host.className = "voice";
  host.setAttribute("data-live-announcer", "true"); // what lies over the page leaves it to be heard
  host.style.cssText = HIDDEN;
  const inside = host.attachShadow({ mode: "closed" }); // whoever looks for a text on the page finds it where it stands
  /** @param {"polite" | "assertive"} how */
  const region = (how) => {
    const node = document.createElement("div");
    node.setAttribute("aria-live", how);
    node.setAttribute("aria-relevant", "additions");
    node.setAttribute("aria-atomic", "false");
    inside.append(node);
    return node;
  };
  document.body.append(host);
  return { polite: region("polite"), assertive: region("assertive") };
}

// Each component of the page has modules of its own; the voice is one all the same.
/** @returns {Voice} */
function voice() {
  const page = /** @type {Record<string, Voice>} */ (/** @type {unknown} */ (globalThis));
  page[NAME] ??= { queue: makeQueue(), regions: regions(), said: [], ears: new Set(), timer: 0, lang: "" };
  // What clears a page of what it does not know takes the regions too: they come again before there is something to say.
  if (!page[NAME].regions.polite.isConnected) page[NAME].regions = regions();
  return page[NAME];
}

// A region that comes together with its first message is not listened to yet.
voice();

// A page, and in a course a station of it.
const room = () => `${location.pathname} ${new URLSearchParams(location.search).get("station") ?? ""}`;

/** @param {Voice} one */
function wake(one) {
  clearTimeout(one.timer);
  leave(one.queue, room());
  const now = performance.now();
  const next = one.queue.waiting.length ? due(one.queue) : one.queue.until;
  if (silent(one.queue, now)) {
    for (const heard of one.ears) heard();
    one.ears.clear();
    return;
  }
  one.timer = setTimeout(() => {
    leave(one.queue, room());
    const message = take(one.queue, performance.now());
    if (message) speak(one, message);
    wake(one);
  }, Math.max(0, next - now));
}

/**
 * @param {Voice} one
 * @param {{text: string, asked: boolean}} message
 */
function speak(one, message) {
  one.said.push(message);
  if (one.said.length > REMEMBERED) one.said.shift();
  const place = one.regions[message.asked ? "assertive" : "polite"];
  const node = document.createElement("p");
  node.textContent = message.text;
  if (one.lang) node.lang = one.lang;
  place.append(node);
  while (place.childElementCount > KEPT) place.firstElementChild?.remove();
  if (!habits().aloud) return;
  // The browser says itself when it is done; until then its own time counts.
  aloud(message.text, one.lang, message.asked, () => {
    hurry(one.queue, performance.now());
    wake(one);
  });
}

/**
 * Say something: what was asked for at once, anything else when what came before has been said.
 *
 * @param {string} text
 * @param {{asked?: boolean, passing?: boolean, drawn?: boolean, lang?: string, always?: boolean}} [how]  ``always``: also to whoever
 *   wants silence, who asked.
 */
export function announce(text, { asked = false, passing = false, drawn = false, lang = "", always = false } = {}) {
  if (!text || (habits().said === "silent" && !always)) return;
  const one = voice();
  one.lang = lang || document.documentElement.lang;
  put(one.queue, { text, asked, passing, drawn, room: room() }, performance.now());
  wake(one);
}

/** Say all that waits without waiting for its turn. */
export function atOnce() {
  const one = voice();
  hush();
  hurry(one.queue, performance.now());
  wake(one);
}

/** Whether anything is still being said. */
export const speaking = () => !silent(voice().queue, performance.now());

/**
 * Do something when all has been said.
 *
 * @param {() => void} act
 * @returns {() => void} what takes it back
 */
export function whenSaid(act) {
  const one = voice();
  one.ears.add(act);
  wake(one);
  return () => one.ears.delete(act);
}

/** What was said last. */
export const last = () => voice().said.at(-1)?.text ?? "";
