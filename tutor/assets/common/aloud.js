// @ts-check
// Reading aloud by the browser itself, for people without a screen reader. Only voices of this machine are taken:
// nothing is sent anywhere.

/**
 * @typedef {{lang: string, localService: boolean, default?: boolean}} Speaker
 */

/**
 * The voice for a language: of this machine, the usual one first.
 *
 * @template {Speaker} T
 * @param {T[]} voices
 * @param {string} lang
 * @returns {T | undefined}
 */
export function voiceFor(voices, lang) {
  const fitting = voices.filter((one) => one.localService && one.lang.toLowerCase().replace("_", "-").split("-")[0] === lang);
  return fitting.find((one) => one.default) ?? fitting[0];
}

const can = () => "speechSynthesis" in globalThis && typeof SpeechSynthesisUtterance === "function";

/**
 * Whether this browser has a voice of its own for a language.
 *
 * @param {string} lang
 */
export const hasVoice = (lang) => can() && Boolean(voiceFor(speechSynthesis.getVoices(), lang));

/**
 * @param {string} text
 * @param {string} lang
 * @param {boolean} asked
 * @param {() => void} done
 */
export function aloud(text, lang, asked, done) {
  const voice = can() ? voiceFor(speechSynthesis.getVoices(), lang) : undefined;
  if (!voice) return;
  if (asked) speechSynthesis.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  said.onend = said.onerror = () => done();
  speechSynthesis.speak(said);
}

/** Be still. */
export function hush() {
  if (can()) speechSynthesis.cancel();
}
