// @ts-check
// A place that something will fill once the reader comes near it.
// Of several that ask in the same moment the server hears one: so they ask in turn, the nearest first.

import { whenGone } from "../common/dom.js";

/**
 * @typedef {object} Place a place that waits for its reader
 * @property {Element} place
 * @property {number} times how often it has asked
 * @property {(name: string, value: any) => void} trigger tells the server
 * @property {() => void} leave ends the watch
 */

const MARGIN = "900px"; // as far ahead as a reader scrolls while it is being made
const AGAIN = 3000; // ms without an answer until the next one asks

/** @type {WeakMap<Element, Place>} */
const places = new WeakMap();
/** @type {Set<Place>} */
const waiting = new Set();
/** @type {Place | null} */
let asked = null;
let late = 0;

/** @param {Place} one */
const distance = (one) => Math.abs(one.place.getBoundingClientRect().top);

function ask() {
  clearTimeout(late);
  [asked = null] = /** @type {[Place?]} */ ([...waiting].sort((a, b) => a.times - b.times || distance(a) - distance(b)));
  if (!asked) return;
  asked.times += 1;
  asked.trigger("near", true);
  late = setTimeout(ask, AGAIN);
}

/** @param {Element} place @returns {Place} */
function watch(place) {
  /** @type {Place} */
  const one = { place, times: 0, trigger: () => {}, leave: () => {} };
  const seen = new IntersectionObserver(
    (found) => {
      if (!found.some((each) => each.isIntersecting)) return;
      seen.disconnect();
      waiting.add(one);
      if (!asked) ask();
    },
    /** @type {IntersectionObserverInit} */ ({ rootMargin: MARGIN, scrollMargin: MARGIN }), // it is a part of the page that scrolls, not the window
  );
  seen.observe(place);
  one.leave = () => {
    seen.disconnect();
    places.delete(place);
    waiting.delete(one);
    if (asked === one) ask();
  };
  return one;
}

/** @param {{data: string[], parentElement: ShadowRoot, setTriggerValue: (name: string, value: any) => void}} told */
export default function near({ data, parentElement: shadow, setTriggerValue }) {
  const place = /** @type {Element} */ (shadow.querySelector(".near"));
  place.textContent = data[0];
  shadow.host?.toggleAttribute("data-drawn", true);
  let one = places.get(place);
  if (!one) places.set(place, (one = watch(place)));
  one.trigger = setTriggerValue;
  return whenGone(shadow, one.leave);
}
