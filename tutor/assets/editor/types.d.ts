// What the editor of a position knows: what the server sends, and what the browser keeps. Types alone; nothing runs.

/** A card as it is written: `♠A`, `♥10`, `JK1`. */
export type Card = string;

/** What of a position is said, as in a case: by field, or by field and seat. */
export type Said = Record<string, any>;

/** What is being made: who sits there, and what is said so far. The server reads it and answers with a form. */
export interface Draft {
  players: string[];
  said: Said;
}

/** Somebody at the table. */
export interface Seat {
  id: string;
  /** As it is called in the reader's language. */
  name: string;
}

/** One thing that may be said of a position, as the game declares it. */
export interface Field {
  name: string;
  /** What stands before it. */
  label: string;
  /** How it is asked for: `hands`, `cards`, `card`, `trick`, `heaps`, `number`, `flag`, `word`, `seat`, `seats`, `numbers`, `text`. */
  shape: string;
  /** The field that it is a part of. */
  in?: string;
  /** What lies there: by seat, by heap, as a list, or as plays of a trick. */
  cards?: any;
  /** What is said, nothing where it is left to what is usual. */
  said: any;
  /** What holds, said or usual. */
  value?: any;
  /** Whether what lies nowhere else lies here. */
  rest?: boolean;
  /** Whether one seat may lay several cards of a trick. */
  several?: boolean;
  /** Whether it is shown at once; others are folded away. */
  main?: boolean;
  /** What may be chosen, each with its words. */
  options?: [string, string][];
  /** The bounds of a number. */
  least?: number;
  most?: number;
  /** Whether cards may lie face down there. */
  hidden?: boolean;
  /** What is wrong, by field or by field and part. */
  wrong: Record<string, string>;
}

/** The form that the server makes of a draft. */
export interface Form {
  seats: Seat[];
  /** How many may play, and what is wrong with those named. */
  players: { fewest: number; most: number; wrong: string };
  pack: Card[];
  /** Of each card what stands on it, and its name. */
  names: Record<Card, [string, string]>;
  fields: Field[];
  /** What is wrong with the whole. */
  wrong: string;
  /** How many complaints there are. */
  count: number;
}

/** Where a card can lie. */
export interface Place {
  /** `hands.N`, `trick`, `heaps.0`. */
  key: string;
  field: Field;
  /** The seat or the heap. */
  part?: string | number;
  label: string;
  short: string;
}

/** The nodes that are drawn into. */
export interface Parts {
  judge: HTMLButtonElement;
  undo: HTMLButtonElement;
  redo: HTMLButtonElement;
  /** How many complaints there are, or that the position is possible. */
  status: HTMLElement;
  /** What is wrong with the whole. */
  overall: HTMLElement;
  /** The pack, to press cards in. */
  grid: HTMLElement;
  /** Who plays: how many, and their names. */
  players: HTMLElement;
  fewer: HTMLButtonElement;
  more: HTMLButtonElement;
  many: HTMLElement;
  names: HTMLInputElement;
  /** Places for cards, and fields, that are shown at once. */
  places: HTMLElement;
  fields: HTMLElement;
  /** Those that are folded away, and the fold itself. */
  others: HTMLElement;
  otherFields: HTMLElement;
  rest: HTMLElement;
  /** The case as text. */
  text: HTMLElement;
}

/** What the server sends to an editor. */
export interface Data {
  id: string;
  lang: string;
  words: Record<string, string>;
  /** Another number for every draft that the server has changed itself. */
  serial: number;
  draft: Draft;
  form: Form;
  /** The number of what it answers. */
  n: number;
  /** The case as text; nothing where it is as it was. */
  text?: string;
  /** Why that text cannot be read. */
  text_wrong: string;
}

/** The state of one editor on a page. */
export interface Editor {
  shadow: ShadowRoot;
  root: HTMLElement;
  words: Record<string, string>;
  /** The address that the draft belongs to. */
  id: string;
  lang: string;
  /** Another number for every draft that the server has changed itself. */
  serial: number;
  draft: Draft;
  /** The form of this draft, as the server made it. */
  form: Form;
  /** Drafts before and after this one: undo and redo. */
  past: Draft[];
  future: Draft[];
  /** The number of what was told last, and of what has been sent. */
  number: number;
  sent: number;
  /** The key of the chosen place. */
  active: string | null;
  /** Whether the last change was a key in a field: a run of them is one step back. */
  typing: boolean;
  /** Places whose text was typed and cannot be read yet. */
  typed: Set<string>;
  /** What was done while the server is asked; it waits for its answer. */
  later: (() => void)[];
  /** The number whose answer is waited for, 0 for none. */
  waiting: number;
  /** The number of what was typed and has not been read, 0 for none. */
  unread: number;
  timer?: number;
  /** The card that is being dragged. */
  dragged: Card | null;
  /** The card of the pack that the Tab key reaches. */
  lastCard?: Card;
  /** Whether the case as text was typed in and not taken yet. */
  written: boolean;
  parts: Parts;
  draw: () => void;
  send: (name: string, value: string) => void;
  showText: (text: string | undefined, complaint: string) => void;
}
