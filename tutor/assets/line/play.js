// @ts-check
// A game that is being played: the others' cards come one by one at the pace set, a trick lies there for a moment or
// until one goes on, and pressing what is allowed is the move itself. What is allowed, the server has said.

import { atOnce, whenSaid } from "../common/announce.js";
import { make, targetOf } from "../common/dom.js";
import { sound } from "../common/sound.js";
import { enter, park } from "./keys.js";
import { tellDeal, tellTurn } from "./telling.js";
import { PICK, picksAt, triesAt } from "./view.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("./types.d.ts").AtPlay} AtPlay */
/** @typedef {import("./types.d.ts").Coming} Coming */

// Milliseconds from card to card, and for a whole trick; at the last two one goes on by hand, or when all was said.
const BY_HAND = [Infinity, Infinity];
const NORMAL = [850, 1900];
/** @type {Record<string, number[] | undefined>} */
const PACES = { slow: [1600, 3500], normal: NORMAL, quick: [320, 900], once: [0, 0], step: BY_HAND, heard: BY_HAND };
const HEARD = "heard";
const AFTER = 186; // px: three rows of buttons
const MOMENT = 1300; // ms for a word that nobody has to be waited for: so long it is offered, then the table goes on
const GO_ON = "go on";
const SILENT = "silent";

/** @param {Coming} one @returns {one is AtPlay} */
export const playing = (one) => Boolean(one.show.play && one.line);
/** @param {AtPlay} one */
const paceOf = (one) => PACES[one.show.play.pace] ?? NORMAL;
/** @param {Table} one */
const holding = (one) => one.root.hasAttribute("data-holding");
/** @param {Table} one */
const atEnd = (one) => one.step >= one.line.most;

// Do something when a trick has lain there long enough: for whoever listens, when it was told.
/** @param {Table} one @param {number} usual @param {() => void} act */
export function held(one, usual, act) {
  if (playing(one) && one.show.play.pace === HEARD) {
    one.unheard = whenSaid(act);
    return;
  }
  const time = playing(one) ? paceOf(one)[1] : usual;
  if (time !== Infinity) one.timers.hold = setTimeout(act, time);
}

// A line has come: the same game a little further on, another deal, or the very first look at it.
/** @param {AtPlay} one @param {(one: Table, instant: boolean) => void} draw */
export function begin(one, draw) {
  const { line, at, show } = one;
  const same = one.part === show.play.part && one.step >= line.first && one.step <= line.most;
  sent(one, false);
  one.root.toggleAttribute("data-playing", true);
  if (one.root.dataset.line !== one.id) one.picked.clear();
  one.root.dataset.line = String(one.id);
  if (!same) {
    one.step = tellDeal(one, Math.min(Math.max(at.step, line.first), line.most));
    one.root.toggleAttribute("data-holding", false);
    clearTimeout(one.timers.hold);
    sound("deal");
  }
  one.part = show.play.part;
  one.move = "";
  const { felt } = one.table;
  felt.toggleAttribute("data-dealt", !same);
  // Later the same cards become buttons: they are dealt once.
  felt.addEventListener("animationend", () => felt.removeAttribute("data-dealt"), { once: true });
  if (!same || !holding(one)) draw(one, true);
  if (!same) dealt(one);
  walk(one);
  queueMicrotask(() => called(one)); // by then a new table can be seen
}

// A table at which nobody holds a card is nothing to look at: where cards come by themselves, the deal comes at once.
/** @param {AtPlay} one */
function dealt(one) {
  const nobody = () => (one.line.scenes[one.step - one.line.first]?.hands ?? []).every((hand) => !hand.count);
  if (paceOf(one) === BY_HAND) return;
  while (nobody() && one.step < one.line.most) one.to(one.step + 1, { instant: true });
}

let answered = "";

// Whoever has sat down or taken back is at the table; each call is answered once.
/** @param {AtPlay} one */
function called(one) {
  const { call } = one.show.play;
  if (!call || call === answered) return;
  answered = call;
  enter(one.table.felt);
}

// When what lay over the page has gone, the focus goes back to where it came from; where that is lost, to the table.
/** @param {Coming} one @param {FocusEvent} event */
export function leaving(one, event) {
  if (!one.show.play || event.relatedTarget || !targetOf(event)?.closest("[role=dialog]")) return;
  const look = () => {
    if (document.querySelector("[role=dialog]")) requestAnimationFrame(look);
    else if (document.activeElement === document.body && one.root.isConnected) enter(one.table.felt);
  };
  requestAnimationFrame(look);
}

// Go to the next card when it is time; at the end, what may be said out of turn is waited for a moment.
/** @param {Table} one */
export function walk(one) {
  clearTimeout(one.timers.walk);
  one.unheard?.();
  if (!playing(one) || one.paused || holding(one)) return;
  if (atEnd(one)) stay(one);
  else goFurther(one);
}

/** @param {AtPlay} one */
function goFurther(one) {
  const [card] = paceOf(one);
  const own = one.line.steps[one.step + 1 - one.line.first]?.seat === one.show.play.you;
  const on = () => one.to(one.step + 1);
  if (own || card !== Infinity) one.timers.walk = setTimeout(on, own ? 0 : card);
  else if (one.show.play.pace === HEARD) one.unheard = whenSaid(on);
}

/** @param {AtPlay} one */
function stay(one) {
  const [, trick] = paceOf(one);
  const { waits, hurry } = one.show.play;
  tellTurn(one);
  if (waits === "you" || waits === "may") bringHand(one);
  else if (waits !== "others" && one.show.play.quiet) bringAfter(one);
  bringOwn(one);
  const focused = one.shadow.activeElement;
  if (focused?.matches("button:focus-visible")) focused.scrollIntoView({ block: "nearest" }); // after a deal it may lie outside
  if (waits === "may" && hurry && trick !== Infinity) one.timers.walk = setTimeout(() => !one.move && goOn(one), Math.min(trick, MOMENT));
}

// Text, table and hand together, without scrolling by hand; a table that has come further down is left for later.
/** @param {AtPlay} one */
function bringOwn(one) {
  const { felt } = one.table;
  if (!one.show.play.quiet || one.root.hasAttribute("data-narrow") || felt.getBoundingClientRect().top > innerHeight / 2) return;
  felt.querySelector(`.hand[data-hand="${CSS.escape(one.show.play.you)}"]`)?.scrollIntoView({ block: "nearest" });
}

// Between a press and what comes of it no other press counts.
/** @param {AtPlay} one @param {boolean} now */
function sent(one, now) {
  one.sent = now;
  one.root.toggleAttribute("data-sent", now);
  const { felt } = one.table;
  const focused = one.shadow.activeElement;
  if (now && focused && !felt.contains(focused)) park(felt); // what was pressed beside the table goes away
}

// A move that is made beside the table: whoever plays by the keyboard stays at it.
/** @param {Table} one @param {string} move */
export function makeMove(one, move) {
  if (one.sent) return;
  if (playing(one)) sent(one, true);
  one.trigger("make", move);
}

/** @param {AtPlay} one */
function goOn(one, said = GO_ON) {
  if (one.sent) return;
  sent(one, true);
  one.trigger("make", said);
}

// A card that says a word too is asked about before it counts, as long as another word could be said instead.
/** @param {AtPlay} one @param {import("./types.d.ts").Attempt} attempt @param {import("./types.d.ts").Attempt[]} tries */
const decidesMore = (one, attempt, tries) =>
  Boolean(attempt.card) && one.show.play.weighty.includes(attempt.rule) && tries.some((other) => !other.card && other.legal && other.seat === attempt.seat && other.rule !== attempt.rule);

// Return whether the press was the move itself; else it is answered like any press.
/** @param {Table} one @param {string} move */
export function pressed(one, move) {
  if (!playing(one)) return false;
  if (!move || one.sent) return one.sent;
  if (move.startsWith(PICK)) {
    one.pick(move.slice(PICK.length));
    return true;
  }
  const tries = triesAt(one.line, one.step);
  const attempt = tries.find((each) => each.move === move);
  const ways = attempt?.card && tries.some((other) => other.of === attempt.card && other.seat === attempt.seat && other.legal);
  if (!attempt || ways || !(attempt.legal || attempt.tolerated)) return false;
  if (decidesMore(one, attempt, tries)) return false;
  atOnce(); // whoever plays on has heard enough of what was before
  sent(one, true);
  one.move = "";
  one.trigger("make", move);
  return true;
}

// What is to be done where several cards are chosen.
/** @param {AtPlay} one @param {Set<string>} inHand */
export function choosing(one, inHand) {
  if (one.show.play.advises) return make("p", "turn", one.line.words["play-choose-advice"]);
  return make("p", "turn", one.line.words[inHand.size ? "play-choose" : "play-choose-or"]);
}

// On a phone the trick, and one's own hand, or that of the card that was pressed, with what may be said instead, are
// brought above the sheet at the lower edge; whoever has turned to the rest of the page is left there.
/** @param {import("./types").Table} one @param {string | undefined} seat */
export function bringHand(one, seat = one.show.play?.you) {
  const { felt } = one.table;
  const { side } = one.parts;
  if (!one.root.hasAttribute("data-narrow") || !side.offsetHeight) return;
  felt.style.setProperty("--sheet", `${side.offsetHeight}px`);
  const edge = side.getBoundingClientRect().top;
  if (felt.querySelector(".play")) felt.querySelector(".centre")?.scrollIntoView({ block: "nearest" });
  for (const part of felt.querySelectorAll(`.hand[data-hand="${CSS.escape(seat ?? "")}"], .actions`)) {
    if (part.getBoundingClientRect().bottom > edge) part.scrollIntoView({ block: "nearest" });
  }
}

// Whoever was led to a station sees its hand as well, if the table is in view.
/** @param {Table} one */
export function ledHere(one) {
  if (!playing(one) || !atEnd(one) || !["you", "may"].includes(one.show.play.waits)) return;
  if (one.table.felt.getBoundingClientRect().top < innerHeight) bringHand(one);
}

// Where a table in a text has ended, the way on stands below it: on a phone that, too, is brought above the sheet.
/** @param {AtPlay} one */
function bringAfter(one) {
  const { felt } = one.table;
  const { side } = one.parts;
  if (!one.root.hasAttribute("data-narrow") || !side.offsetHeight) return;
  felt.style.scrollMarginBottom = `${innerHeight - side.getBoundingClientRect().top + AFTER}px`;
  felt.scrollIntoView({ block: "end" });
}

/** @typedef {typeof import("../common/dom.js").button} Button */

// What may be said though it is another's turn.
/** @param {AtPlay} one @param {Button} button @returns {HTMLElement[]} */
function offered(one, button) {
  const { words } = one.line;
  const { advises, hurry } = one.show.play;
  if (advises) {
    const said = picksAt(one.line, one.step).size ? [] : [make("p", "turn", words["play-advise"])];
    const silent = () => goOn(one, SILENT);
    return [...said, button("go", words["play-say-nothing"], () => goOn(one)), button("go", words["play-silent"], silent)];
  }
  // What nobody has to be waited for is offered, and the table goes on: no button stands in its way.
  if (hurry && !one.move && paceOf(one)[1] !== Infinity) return [make("p", "facts-line", words["play-may-moving"])];
  return [make("p", "turn", words["play-may"]), button("go", words["play-go-on"], () => goOn(one))];
}

// What is to be done now, below what has just happened.
/** @param {AtPlay} one @param {Button} button @returns {HTMLElement[]} */
export function waiting(one, button) {
  const { words } = one.line;
  const { unadvised, waits } = one.show.play;
  if (!atEnd(one) || holding(one)) return []; // while a trick still lies there, nothing can be pressed
  const alone = unadvised ? [make("p", "facts-line", words["play-unadvised"])] : [];
  if (waits === "you") return [...(picksAt(one.line, one.step).size ? [] : [make("p", "turn", words["play-your-turn"])]), ...alone];
  if (waits === "others") return [make("p", "facts-line", words["play-thinking"])];
  if (waits === "may") return offered(one, button);
  if (waits === "deal") return one.show.play.quiet ? [] : [button("go", words["play-next-deal"], () => goOn(one))];
  return [];
}
