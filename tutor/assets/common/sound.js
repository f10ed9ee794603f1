// @ts-check
// Sounds of our own, made in the browser from tones and a breath of noise: nothing is fetched. They are off until somebody
// wants them, they say nothing that is not to be seen, and nothing waits for them.

import { CHANGED, habits } from "./habits.js";

/** @typedef {{ noise?: boolean, pitch: number, at: number, long: number, loud: number }} Note pitch in hertz, times in seconds */
/** @typedef {"card" | "trick" | "deal" | "right" | "away" | "station" | "won" | "over"} Sound */

/** @type {(pitch: number, at: number, long?: number, loud?: number) => Note} */
const tone = (pitch, at, long = 0.22, loud = 0.09) => ({ pitch, at, long, loud });
/** @type {(pitch: number, at: number, long?: number, loud?: number) => Note} */
const brush = (pitch, at, long = 0.05, loud = 0.2) => ({ noise: true, pitch, at, long, loud });

/** @type {Readonly<Record<Sound, readonly Note[]>>} */
export const SOUNDS = {
  card: [brush(1500, 0), tone(190, 0, 0.05, 0.12)],
  trick: [brush(900, 0, 0.16, 0.14), brush(600, 0.07, 0.16, 0.12)],
  deal: [0, 1, 2, 3, 4].map((n) => brush(1300 + 90 * n, 0.055 * n, 0.04, 0.12)),
  right: [tone(659, 0), tone(988, 0.09, 0.3)],
  away: [tone(523, 0, 0.14), tone(784, 0.08, 0.24)],
  station: [tone(523, 0), tone(659, 0.1), tone(784, 0.2, 0.34)],
  won: [tone(523, 0), tone(659, 0.1), tone(784, 0.2), tone(1047, 0.3, 0.45)],
  over: [tone(392, 0, 0.2, 0.07), tone(330, 0.14, 0.3, 0.07)],
};

/** Which moment of a page has which sound, by its class. @type {Record<string, Sound>} */
const MOMENTS = { right: "right", station: "station", won: "won", over: "over" };

/** @type {{ context?: AudioContext, noise?: AudioBuffer }} */
const made = {};

/** @param {AudioContext} context */
function noiseOf(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let value = 1;
  for (let n = 0; n < samples.length; n += 1) {
    value = (value * 48271) % 2147483647; // the same hiss every time
    samples[n] = value / 1073741823.5 - 1;
  }
  return buffer;
}

/** @param {AudioContext} context @param {Note} note */
function sourceOf(context, note) {
  if (!note.noise) return new OscillatorNode(context, { type: "sine", frequency: note.pitch });
  made.noise ??= noiseOf(context);
  return new AudioBufferSourceNode(context, { buffer: made.noise });
}

/** @param {AudioContext} context @param {Note} note */
function strike(context, note) {
  const begin = context.currentTime + note.at;
  const source = sourceOf(context, note);
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(note.loud, begin + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + note.long);
  const last = note.noise ? source.connect(new BiquadFilterNode(context, { type: "bandpass", frequency: note.pitch, Q: 0.8 })) : source;
  last.connect(level).connect(context.destination);
  source.start(begin);
  source.stop(begin + note.long + 0.02);
}

// A browser is silent until its reader has pressed something; what would have been heard before that is not made up for.
/** @param {Sound} name */
export function sound(name) {
  if (!habits().sound || typeof AudioContext === "undefined") return;
  made.context ??= new AudioContext();
  const { context } = made;
  const play = () => SOUNDS[name].forEach((note) => strike(context, note));
  if (context.state === "running") play();
  else if (navigator.userActivation?.isActive) context.resume().then(play, () => {});
}

// What a page itself marks as a moment is heard when it comes; each component has modules of its own, the page one ear.
/** @param {Node} node */
function momentIn(node) {
  if (!(node instanceof Element)) return;
  const moment = node.matches(".moment") ? node : node.querySelector(".moment");
  const kind = [...(moment?.classList ?? [])].find((name) => name in MOMENTS);
  if (kind) sound(MOMENTS[kind]);
}

export function hearMoments() {
  const page = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (globalThis));
  if (page["tutor.moments"]) return;
  page["tutor.moments"] = true;
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(momentIn))).observe(document.body, { childList: true, subtree: true });
  addEventListener(CHANGED, () => habits().sound || made.context?.suspend());
}
