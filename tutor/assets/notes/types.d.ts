// What the window of a notebook and a talk know: what the server sends, and what the browser keeps. Types alone.

/** Something wrong in the text, and where. */
export interface Wrong {
  line: number;
  text: string;
}

/** What the server sends to the window of a notebook. */
export interface SheetData {
  /** The notebook. */
  id: string;
  /** Another one each time that a text is to be shown; nothing of what the window has stays. */
  load: string | number;
  text: string;
  /** The version that the text is. */
  seen: number;
  /** Whether the reader opened it: then what the browser kept comes back. */
  opened: boolean;
  /** The number of the text that is acknowledged, and whether it was saved. */
  ack: number;
  saved: boolean;
  status: string;
  wrong: Wrong[];
  /** A block to be put where the cursor is; each has another number. */
  insert?: { n: number; text: string } | null;
  /** Notebooks that are gone: what was kept of them goes too. */
  drop: string[];
  words: Record<string, string>;
  /** Why the last picture was not taken in; empty where it was. */
  refused: string;
}

/** Where a picture is looked at before it is put in. */
export interface Easel {
  root: HTMLElement;
  choose: HTMLButtonElement;
  /** What there is to say: why a file is no picture for here. */
  note: HTMLElement;
  form: HTMLElement;
  thumb: HTMLImageElement;
  said: HTMLElement;
  seen: HTMLInputElement;
  put: HTMLButtonElement;
  drop: HTMLButtonElement;
  /** The picture that waits, as base64; empty while there is none. */
  data: string;
  words: Record<string, string>;
  trigger(name: string, value: unknown): void;
}

/** What the browser keeps of a text that is not saved yet, and from which version it goes on. */
export interface Kept {
  text: string;
  seen: number;
}

/** The state of one window in which a notebook is written. */
export interface Sheet {
  root: HTMLElement;
  area: HTMLTextAreaElement;
  /** The lines behind the text: a wrong one is marked there. */
  mirror: HTMLElement;
  status: HTMLElement;
  /** What is wrong, as a list. */
  list: HTMLElement;
  pictures: Easel;
  words: Record<string, string>;
  id: string;
  /** Which text is shown; nothing before the first. */
  load: string | number | null;
  /** Lines with something wrong in them. */
  wrong: Set<number>;
  /** How many texts were sent, and the number of the one that is not acknowledged yet, 0 for none. */
  count: number;
  waiting: number;
  /** The text that was sent last, and the line of the cursor then; nothing where it has to be sent again. */
  sent: string | null;
  line: number;
  /** The version that the text goes on from. */
  seen: number;
  /** The number of the last block that was put in. */
  inserted: number;
  /** Timers: until it is sent, and until it is sent once more. */
  rest?: number;
  late?: number;
  keep(name: string, value: unknown): void;
  leaving(): void;
}

/** What the server sends to a talk. */
export interface TalkData {
  /** Which screen it is, of how many. */
  at: number;
  of: number;
  /** The words of the screen; of a table what is asked about it, or nothing. */
  html: string;
  /** Whether a table is shown. */
  table: boolean;
  lang: string;
  words: Record<string, string>;
}

/** The state of a talk. */
export interface Talk {
  root: HTMLElement;
  data: TalkData;
  /** The screen that was asked for and has not come yet. */
  asked: number | null;
  trigger(name: string, value: unknown): void;
  steered(event: KeyboardEvent): void;
  /** Gives what is asked its room anew. */
  resized(): void;
}
