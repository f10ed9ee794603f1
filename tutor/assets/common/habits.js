// @ts-check
// How somebody listens: how much is said, whether single keys say things, whether the browser reads aloud, whether cards
// and moments have a sound. Kept by the
// browser, because it belongs to whoever sits before it.

/**
 * @typedef {object} Habits
 * @property {"full" | "brief" | "silent"} said
 * @property {boolean} keys
 * @property {boolean} aloud
 * @property {boolean} sound
 */

const NAME = "tutor.listening";
/** @type {Habits} */
const USUAL = { said: "full", keys: false, aloud: false, sound: false };
/** @type {Habits | null} */
let here = null; // where the browser keeps nothing

/**
 * Read habits that were kept; anything strange is as usual.
 *
 * @param {string | null} text
 * @returns {Habits}
 */
export function read(text) {
  /** @type {Partial<Habits>} */
  let kept = {};
  try {
    kept = JSON.parse(text ?? "{}") ?? {};
  } catch {
    // as usual
  }
  const said = kept.said === "brief" || kept.said === "silent" ? kept.said : USUAL.said;
  return { said, keys: kept.keys === true, aloud: kept.aloud === true, sound: kept.sound === true };
}

/** @returns {Habits} */
export function habits() {
  try {
    return here ?? read(localStorage.getItem(NAME));
  } catch {
    return here ?? USUAL;
  }
}

/** @param {Partial<Habits>} changed */
export function keepHabits(changed) {
  const wanted = { ...habits(), ...changed };
  try {
    localStorage.setItem(NAME, JSON.stringify(wanted));
    here = null;
  } catch {
    here = wanted;
  }
  dispatchEvent(new CustomEvent(NAME));
}

export const CHANGED = NAME;
