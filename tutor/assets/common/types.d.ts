// What a text on a page knows: what the server sends, and what the browser keeps. Types alone; nothing runs.

/** What the server sends to a text. */
export interface BookData {
  /** HTML of our own making. */
  html?: string;
  lang?: string;
  /** The entry that is marked. */
  highlight?: string | null;
  /** How an address names an entry, with `{id}` in it; else its fragment does. */
  link?: string;
  /** What stands on the buttons that copy a link. */
  words?: Record<string, string>;
  /** What is told of it to whoever listens. */
  heard?: string;
  /** Whether the entry that is marked takes the focus of whoever was led there. */
  land?: boolean;
  /** Whether it has waited for a decision that was just made. */
  reveal?: boolean;
  seen?: boolean;
}

/** The state of one text on a page. */
export interface Book {
  root: HTMLElement;
  body: HTMLElement;
  /** The panel that says what a word means, and the word that it belongs to. */
  meaning: HTMLElement;
  term: HTMLElement | null;
  data: BookData;
  /** What is laid out; nothing before the first text. */
  html: string | null;
  /** The entry that the page was opened for. */
  from: string | null;
  /** The entry that is marked, and the one that was come to last. */
  highlight: string | null;
  jumped: string | null;
  /** Whether it was brought into view. */
  brought?: boolean;
  /** What was told last. */
  heard?: string;
  timers: number[];
  /** Asks the server for another place. */
  go(where: string): void;
}
