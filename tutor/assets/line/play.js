// A game that is being played: the others' cards come one by one at the pace set, a trick lies there for a moment or
// until one goes on, and pressing what is allowed is the move itself. What is allowed, the server has said.

import { atOnce, whenSaid } from "../common/announce.js";
import { make } from "../common/dom.js";
import { enter, park } from "./keys.js";
import { tellDeal, tellTurn } from "./telling.js";
import { PICK, picksAt, triesAt } from "./view.js";

// Milliseconds from card to card, and for a whole trick; at the last two one goes on by hand, or when all was said.
const BY_HAND = [Infinity, Infinity];
const PACES = { slow: [1600, 3500], normal: [850, 1900], quick: [320, 900], once: [0, 0], step: BY_HAND, heard: BY_HAND };
const HEARD = "heard";
const GO_ON = "go on";
const SILENT = "silent";

export const playing = (one) => Boolean(one.show.play);
const paceOf = (one) => PACES[one.show.play.pace] ?? PACES.normal;
const holding = (one) => one.root.hasAttribute("data-holding");
const atEnd = (one) => one.step >= one.line.most;

// Do something when a trick has lain there long enough: for whoever listens, when it was told.
export function held(one, usual, act) {
  if (playing(one) && one.show.play.pace === HEARD) {
    one.unheard = whenSaid(act);
    return;
  }
  const time = playing(one) ? paceOf(one)[1] : usual;
  if (time !== Infinity) one.timers.hold = setTimeout(act, time);
}

// A line has come: the same game a little further on, another deal, or the very first look at it.
export function begin(one, draw) {
  const { line, at, show } = one;
  const same = one.part === show.play.part && one.step >= line.first && one.step <= line.most;
  sent(one, false);
  one.root.toggleAttribute("data-playing", true);
  if (one.root.dataset.line !== one.id) one.picked.clear();
  one.root.dataset.line = one.id;
  if (!same) {
    one.step = Math.min(Math.max(at.step, line.first), line.most);
    one.root.toggleAttribute("data-holding", false);
    clearTimeout(one.timers.hold);
    tellDeal(one);
  }
  one.part = show.play.part;
  one.move = "";
  if (!same || !holding(one)) draw(one, true);
  walk(one);
  queueMicrotask(() => called(one)); // by then a new table can be seen
}

let answered = "";

// Whoever has sat down or taken back is at the table; each call is answered once.
function called(one) {
  const { call } = one.show.play;
  if (!call || call === answered) return;
  answered = call;
  enter(one.table.felt);
}

// When what lay over the page has gone, the focus goes back to where it came from; where that is lost, to the table.
export function leaving(one, event) {
  if (!playing(one) || event.relatedTarget || !event.target.closest?.("[role=dialog]")) return;
  const look = () => {
    if (document.querySelector("[role=dialog]")) requestAnimationFrame(look);
    else if (document.activeElement === document.body && one.root.isConnected) enter(one.table.felt);
  };
  requestAnimationFrame(look);
}

// Go to the next card when it is time; at the end, what may be said out of turn is waited for a moment.
export function walk(one) {
  clearTimeout(one.timers.walk);
  one.unheard?.();
  if (!playing(one) || one.paused || holding(one)) return;
  const [card, trick] = paceOf(one);
  if (!atEnd(one)) {
    const own = one.line.steps[one.step + 1 - one.line.first]?.seat === one.show.play.you;
    const on = () => one.to(one.step + 1);
    if (own || card !== Infinity) one.timers.walk = setTimeout(on, own ? 0 : card);
    else if (one.show.play.pace === HEARD) one.unheard = whenSaid(on);
    return;
  }
  const { waits, hurry } = one.show.play;
  tellTurn(one);
  if (waits === "you" || waits === "may") bringHand(one);
  if (one.show.play.quiet && !one.root.hasAttribute("data-narrow")) {
    const hand = one.table.felt.querySelector(`.hand[data-hand="${CSS.escape(one.show.play.you)}"]`);
    hand?.scrollIntoView({ block: "nearest" }); // text, table and hand together, without scrolling by hand
  }
  const focused = one.shadow.activeElement;
  if (focused?.matches("button:focus-visible")) focused.scrollIntoView({ block: "nearest" }); // after a deal it may lie outside
  if (waits === "may" && hurry && trick !== Infinity) one.timers.walk = setTimeout(() => !one.move && goOn(one), trick);
}

// Between a press and what comes of it no other press counts.
function sent(one, now) {
  one.sent = now;
  one.root.toggleAttribute("data-sent", now);
  const { felt } = one.table;
  const focused = one.shadow.activeElement;
  if (now && focused && !felt.contains(focused)) park(felt); // what was pressed beside the table goes away
}

function goOn(one, said = GO_ON) {
  if (one.sent) return;
  sent(one, true);
  one.trigger("make", said);
}

// Return whether the press was the move itself; else it is answered like any press.
export function pressed(one, move) {
  if (!playing(one) || !move || one.sent) return playing(one) && one.sent;
  if (move.startsWith(PICK)) {
    one.pick(move.slice(PICK.length));
    return true;
  }
  const tries = triesAt(one.line, one.step);
  const attempt = tries.find((each) => each.move === move);
  const ways = attempt?.card && tries.some((other) => other.of === attempt.card && other.seat === attempt.seat && other.legal);
  if (!attempt || ways || !(attempt.legal || attempt.tolerated)) return false;
  atOnce(); // whoever plays on has heard enough of what was before
  sent(one, true);
  one.move = "";
  one.trigger("make", move);
  return true;
}

// What is to be done where several cards are chosen.
export function choosing(one, inHand) {
  if (one.show.play.advises) return make("p", "turn", one.line.words["play-choose-advice"]);
  return make("p", "turn", one.line.words[inHand.size ? "play-choose" : "play-choose-or"]);
}

// On a phone one's own hand, and what may be said instead, are brought above the sheet at the lower edge; whoever has
// turned to the rest of the page is left there.
export function bringHand(one) {
  const { felt } = one.table;
  const { side } = one.parts;
  if (!one.root.hasAttribute("data-narrow") || !side.offsetHeight) return;
  felt.style.setProperty("--sheet", `${side.offsetHeight}px`);
  const edge = side.getBoundingClientRect().top;
  for (const part of felt.querySelectorAll(`.hand[data-hand="${CSS.escape(one.show.play.you)}"], .actions`)) {
    if (part.getBoundingClientRect().bottom > edge) part.scrollIntoView({ block: "nearest" });
  }
}

// What is to be done now, below what has just happened.
export function waiting(one, button) {
  const { words } = one.line;
  const { advises, unadvised, waits } = one.show.play;
  if (!atEnd(one) || holding(one)) return []; // while a trick still lies there, nothing can be pressed
  const alone = unadvised ? [make("p", "facts-line", words["play-unadvised"])] : [];
  if (waits === "you") return [...(picksAt(one.line, one.step).size ? [] : [make("p", "turn", words["play-your-turn"])]), ...alone];
  if (waits === "others") return [make("p", "facts-line", words["play-thinking"])];
  if (waits === "may" && advises) {
    const said = picksAt(one.line, one.step).size ? [] : [make("p", "turn", words["play-advise"])];
    const silent = () => goOn(one, SILENT);
    return [...said, button("go", words["play-say-nothing"], () => goOn(one)), button("go", words["play-silent"], silent)];
  }
  if (waits === "may") return [make("p", "turn", words["play-may"]), button("go", words["play-go-on"], () => goOn(one))];
  if (waits === "deal") return one.show.play.quiet ? [] : [button("go", words["play-next-deal"], () => goOn(one))];
  return [];
}
