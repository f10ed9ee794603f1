// @ts-check
// What waits to be said, in order. Nothing is lost: what comes while another message is still being said waits, and
// when its time has come all that waits is said as one. What was asked for is said before what merely happened.

/**
 * @typedef {object} Message
 * @property {string} text
 * @property {boolean} asked  Whether the listener asked for it, as by a press: it does not wait.
 * @property {boolean} [drawn]  Whether a whole hand was drawn anew with it.
 * @property {string} [room]  Where its listener was when it happened: what is not said by the time they have left is not said.
 * @property {boolean} [passing]  Whether it is only true until something else happens, as that it is somebody's turn.
 *
 * @typedef {object} Queue
 * @property {Message[]} waiting
 * @property {number} until  When the voice is done with what it was given last.
 * @property {number} came  When the last message came.
 */

const GATHER = 150; // ms in which what belongs to one act comes together
// A screen reader that gets a hundred changes at once drops some, and the sentence with them. What is told after a whole
// hand was drawn anew waits until its changes have gone by.
const SETTLE = 700;
const BEGIN = 500; // ms until a voice has begun, and until the next sentence is understood
const PACE = 15; // characters a second: a calm voice; whoever listens faster presses a key

/** @returns {Queue} */
export const makeQueue = () => ({ waiting: [], until: 0, came: 0 });

/**
 * How long it takes to say a text, in milliseconds.
 *
 * @param {string} text
 */
export const timeFor = (text) => BEGIN + (1000 * text.length) / PACE;

/**
 * Put a message last. Whoever asks anew no longer waits for the answer before, and what has passed is not said.
 *
 * @param {Queue} queue
 * @param {Message} message
 * @param {number} now
 */
export function put(queue, message, now) {
  if (!message.text) return;
  queue.came = now;
  queue.waiting = queue.waiting.filter((one) => (message.asked ? !one.asked : !one.passing));
  queue.waiting.push(message);
}

/**
 * When something is to be said next; never, if nothing waits. Whoever asks again does not put it off.
 *
 * @param {Queue} queue
 */
export function due(queue) {
  if (!queue.waiting.length) return Infinity;
  const asked = queue.waiting.some((one) => one.asked);
  const soon = queue.came + (queue.waiting.some((one) => one.drawn || !one.asked) ? SETTLE : GATHER);
  return asked ? soon : Math.max(soon, queue.until);
}

/**
 * Take what is to be said now: the answer alone, or all that happened as one message.
 *
 * @param {Queue} queue
 * @param {number} now
 * @returns {Message | null}
 */
export function take(queue, now) {
  const asked = queue.waiting.find((one) => one.asked);
  const now_ = asked ? [asked] : queue.waiting;
  if (!now_.length) return null;
  const text = now_.map((one) => one.text).join(" ");
  queue.waiting = asked ? queue.waiting.filter((one) => one !== asked) : [];
  queue.until = Math.max(asked ? now : queue.until, now) + timeFor(text);
  return { text, asked: Boolean(asked) };
}

/**
 * Whoever has gone elsewhere does not hear on of what happened where they were.
 *
 * @param {Queue} queue
 * @param {string} room
 */
export function leave(queue, room) {
  queue.waiting = queue.waiting.filter((one) => one.asked || (one.room ?? room) === room);
}

/**
 * Let nobody wait any longer: what waits is said at once.
 *
 * @param {Queue} queue
 * @param {number} now
 */
export function hurry(queue, now) {
  queue.until = Math.min(queue.until, now);
}

/**
 * Whether all has been said.
 *
 * @param {Queue} queue
 * @param {number} now
 */
export const silent = (queue, now) => !queue.waiting.length && queue.until <= now;
