// What a table on a page knows: what the server sends of how it is shown, what the browser keeps, and what is drawn.
// Types alone; nothing runs. What the server sends of the line itself is declared in `tutor/shown`.

/** A card as it is written: `♠A`, `♥10`, `JK1`; `?` is one that nobody sees. */
export type Card = string;

/** Of each card: what is shown of it in a sentence, how that is styled, and its spoken name. */
export type Glyphs = Record<Card, string[]>;

/** One card as it is drawn. */
export interface DrawnCard {
  id: Card;
  /** Its name, and what a press does. */
  label: string;
  /** `legal`, `illegal`, `differs` or `plain`. */
  state?: string;
  /** The move that a press asks about; nothing where it cannot be pressed. */
  move?: string;
  /** Whether it is marked, where marks are put. */
  pressed?: boolean;
  /** Whether it answers to no press for a moment. */
  still?: boolean;
  note?: string;
}

/** One seat as it is drawn. */
export interface DrawnSeat {
  id: string;
  name: string;
  /** `top`, `right`, `bottom`, `left`, or `ring` where more than four sit there. */
  place: string;
  cards: DrawnCard[];
  count: number;
  /** Whether its cards lie face down. */
  hidden: boolean;
  tags: { text: string; kind: string }[];
  /** `lost`, `done`, or nothing while it plays. */
  out: string;
  /** Whether it is its turn. */
  active: boolean;
}

/** Who laid what, with `top` for the card that takes the trick and `stop` for the one that stopped it. */
export interface Laid {
  seat: string;
  cards: Card[];
  mark: string;
}

/** Cards on their way, and where they go: a seat or `pile:` and its name. */
export interface Travel {
  cards: Card[];
  to: string;
}

/** Where the cards of a table lay before it was drawn anew. */
export interface Before {
  places: Map<Card, DOMRect>;
  laid: Set<Card>;
  pictures: Map<Card, HTMLElement>;
}

/** What a hand has room for, in pixels: the hand, a card of it, and the strip that has to be seen of each. */
export interface Room {
  room: number;
  width: number;
  strip: number;
}

/** The felt with what was drawn on it last. */
export interface Felt {
  felt: HTMLElement;
  shadow: ShadowRoot;
  data: any;
}

/** How a table is shown and what may be done with it; `tutor/ui/card_table.py` says of each what it is. */
export interface Show {
  mode?: string;
  address?: boolean;
  keys?: boolean;
  guess?: boolean;
  reveal?: boolean | string;
  make?: boolean;
  every?: boolean;
  ask?: boolean;
  mark?: any;
  judge?: string;
  out?: string;
  play?: any;
  colours?: string;
  /** Whether the server wants to hear whether an exercise was answered rightly. */
  tell?: boolean;
  /** Whether the server wants to hear where the reader rests. */
  rests?: boolean;
}

/** The state of one table on a page. */
export interface Table {
  root: HTMLElement;
  shadow: ShadowRoot;
  /** The nodes that are drawn into. */
  parts: Record<string, any>;
  /** The line, and its id: another line has another one. */
  line: any;
  id: string | null;
  show: Show;
  /** Where one is, and the move that was pressed. */
  step: number;
  move: string;
  /** Where the server wants one to be. */
  at: { step: number; move: string };
  timers: Record<string, any>;
  /** Moves marked in an exercise, cards chosen one by one, and whether the marks were checked. */
  marked: Set<string>;
  picked: Set<string>;
  checked?: boolean;
  /** Whether legal cards are lit on the projector. */
  revealed?: boolean;
  /** Whether a game that is being played stands still because one looks back. */
  paused?: boolean;
  /** Whether a press is on its way to the server. */
  sent?: boolean;
  /** Which part of a game the line is. */
  part?: string;
  /** The key that was pressed while the line was still coming. */
  waiting?: string;
  /** Whether a place in the history has been made since one last rested. */
  moving?: boolean;
  table: Felt;
  /** Tells the server something, or leaves it where the server finds it. */
  trigger: (name: string, value: any) => void;
  keep: (name: string, value: any) => void;
  /** What the reader can do, each as one function. */
  to: (step: number, how?: { instant?: boolean }) => void;
  press: (move: string) => void;
  previous: () => void;
  next: () => void;
  sheet: (how: string) => void;
  [other: string]: any;
}
