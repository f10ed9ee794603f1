// Made by `python -m tutor.shown.protocol`; what a line of play says to the browser.

/** Something that a move caused, in words. */
export interface Happened {
  text: string;
  /** The id of the rule that made it happen. */
  rule: string;
  /** The id of the gap, where the house decided. */
  gap?: string;
}

/** What another rule set says of the same move. */
export interface Beside {
  title: string;
  legal: boolean;
  why: string;
  rule: string;
}

/** The verdict on one move that a seat could try. */
export interface Attempt {
  /** As it is written; what a press sends. */
  move: string;
  seat: string;
  /** What stands on its button. */
  button: string;
  legal: boolean;
  /** The deciding reason as a sentence; cards in braces. */
  why: string;
  /** The id of the deciding rule. */
  rule: string;
  /** The id of the gap, where the house decided. */
  gap?: string;
  /** Ids of what else granted it, or what else it breaks. */
  also?: string[];
  /** What would be legal instead, in words. */
  instead?: string;
  /** Whether the table lets this mistake happen, and punishes it. */
  tolerated?: boolean;
  /** What it would cause. */
  events?: Happened[];
  /** What it is worth, as HTML, where odds are known. */
  worth?: string;
  /** The card that plays it by one press. */
  card?: string;
  /** The card that it plays with a word said: an eight with its suit. */
  of?: string;
  /** Where there are too many ways for a button each: what is done with the cards chosen. */
  verb?: string;
  /** Those cards; without such a word the one card that something other than playing is done with. */
  cards?: string[];
  /** What several rule sets say of it; nothing where none are compared. */
  beside?: Beside[] | null;
  /** Whether they disagree. */
  differs?: boolean;
}

/** One step: the move that led here, why it was legal, what it caused, and what the teacher says. */
export interface Made {
  /** As it is written; nothing at the beginning, or where the seat in view cannot know it. */
  move?: string;
  seat?: string;
  /** The move as a sentence. */
  did?: string;
  /** The same for whoever listens, without its full stop. */
  heard?: string;
  why?: string;
  rule?: string;
  gap?: string;
  events?: Happened[];
  worth?: string;
  /** The teacher's comment. */
  say?: string;
  /** How the game ended. */
  result?: string;
  /** Who paid what: who, what for, how much, what is in the bank. */
  ledger?: string[][];
}

/** A seat, and at which edge of the table it is: `top`, `right`, `bottom`, `left` or `ring`. */
export interface Sitting {
  id: string;
  name: string;
  place: string;
  /** Whether it is the reader's. */
  own?: boolean;
}

/** What is noted at a seat: the power, the deal, a score. */
export interface Tag {
  text: string;
  kind: string;
}

/** A hand as it is seen. */
export interface Held {
  cards: string[];
  count: number;
  hidden: boolean;
  tags: Tag[];
  /** `lost`, `done`, or nothing while it plays. */
  out: string;
}

/** Who laid what in a trick. */
export interface Laid {
  seat: string;
  cards: string[];
  /** `top` for the card that takes it, `stop` for the one that stopped it. */
  mark: string;
}

/** What everybody at the table knows: trumps, a score, a pot. */
export interface Known {
  name: string;
  value: string;
}

/** A pile on the table. */
export interface Heap {
  id: string;
  name: string;
  /** Nothing where it is not counted. */
  count: number | null;
  /** The card that lies open on it. */
  top: string | null;
  note: string;
}

/** A position as it is shown after one move. */
export interface Shown {
  /** Whose turn it is, for those who do not see the table. */
  label: string;
  /** The seat that acts; nothing when it is over. */
  turn: string;
  /** In the order of the seats. */
  hands: Held[];
  /** Nothing where the game has no tricks. */
  trick: Laid[] | null;
  facts: Known[];
  piles: Heap[];
}

/** A trick that was completed. */
export interface Trick {
  plays: Laid[];
  /** Where its cards go: a seat, or `pile:` and a name. */
  to: string;
  winner: string;
  /** Whose it is, as a sentence. */
  said: string;
  /** The same for whoever listens. */
  heard?: string;
}

/** A rule as it is read beside the table; texts are HTML of our own making. */
export interface Paragraph {
  title: string;
  text: string;
  /** Its explanation. */
  why: string;
  source: string;
  /** The reader's own copy of the page. */
  own: string;
  /** Where it stands in the rules. */
  go: string;
}

/** A line of play, or the part of a long one that is sent. */
export interface Told {
  lang: string;
  /** The number of the first step that is sent; lists by step begin with it. */
  first: number;
  /** How many moves there are in all. */
  most: number;
  seats: Sitting[];
  scenes: Shown[];
  steps: Made[];
  tries: Attempt[][];
  /** Every trick that was completed, whole record. */
  tricks: Trick[];
  /** By step the trick that its move completed, or -1. */
  done: number[];
  /** By step the trick that lies beside the table, or -1. */
  last: number[];
  /** By step the trick that its move belongs to, and how many there are in that deal. */
  counted: [number, number][];
  /** Every move as a sentence; left out of a very long record. */
  moves: string[];
  /** By verb what is said over the cards to choose from. */
  picks: Record<string, string>;
  /** The words of the component, with a hole for a name or a number. */
  words: Record<string, string>;
  /** By id every rule that is named. */
  rules: Record<string, Paragraph>;
  /** By card what is shown of it, how it is styled, its spoken name; within a sentence, its suit, its rank. */
  cards: Record<string, string[]>;
  /** The reader's own seat, where they play. */
  you?: string;
  /** What has happened by tricks: what each is called, and its lines with their steps. */
  log?: [string, [number, string][]][];
}
