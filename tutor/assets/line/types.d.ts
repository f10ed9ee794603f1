// What a table on a page knows: what the server sends of how it is shown, what the browser keeps, and what is drawn.
// Types alone; nothing runs. What the server sends of the line itself is in `protocol.d.ts`.

import type { Held, Heap, Known, Laid, Sitting, Told, Trick } from "./protocol.d.ts";

export type { Attempt, Beside, Happened, Heap, Known, Laid, Made, Paragraph, Sitting, Tag, Told, Trick } from "./protocol.d.ts";

/** A card as it is written: `♠A`, `♥10`, `JK1`; `?` is one that nobody sees. */
export type Card = string;

/** Of each card: what is shown of it in a sentence, how that is styled, and its spoken name. */
export type Glyphs = Record<Card, string[]>;

/** How a card or a word is lit. */
export type Light = "legal" | "illegal" | "differs" | "plain";

/** One card as it is drawn. */
export interface DrawnCard {
  id: Card;
  /** Its name, and what a press does. */
  label: string;
  state: Light;
  /** The move that a press asks about; nothing where it cannot be pressed. */
  move?: string;
  /** Whether it is marked, where marks are put. */
  pressed?: boolean;
  /** Whether it answers to no press for a moment. */
  still?: boolean;
}

/** One seat as it is drawn: who sits there, and what is seen of the hand. */
export interface DrawnSeat extends Sitting, Omit<Held, "cards" | "hidden" | "out"> {
  cards: DrawnCard[];
  /** Whether its cards lie face down. */
  hidden?: boolean;
  /** `lost`, `done`, or nothing while it plays. */
  out?: string;
  /** Whether it is its turn. */
  active: boolean;
}

/** Something a seat could do besides playing one card, as a button. */
export interface Action {
  /** The move. */
  id: string;
  seat: string;
  text: string;
  /** Its name for a reader's ear. */
  label: string;
  state: Light;
  pressed?: boolean;
}

/** What of a position is drawn on the felt. */
export interface View {
  lang: string;
  /** In which language cards have their letters. */
  index: string;
  /** `two` or `four` colours of suits. */
  colours?: string;
  /** Whose turn it is, for those who do not see the table. */
  label: string;
  seats: DrawnSeat[];
  /** Nothing where the game has no tricks. */
  trick: Laid[] | null;
  facts: Known[];
  piles: Heap[];
  actions: Action[];
  /** The move that was pressed. */
  selected: string | null;
  /** The trick that lies beside the table. */
  last?: Trick;
  /** What is said of a table, by names without `table-`. */
  words: Record<string, string>;
  cards: Glyphs;
  /** The small picture of a card. */
  glyph(card: Card): HTMLElement;
  /** Cards that go somewhere when this is drawn. */
  travel?: Travel | null;
}

/** A position to look at, without a line: what the server sends of it. */
export type Picture = Pick<View, "lang" | "index" | "colours" | "label" | "seats" | "trick" | "piles" | "actions" | "words">;

/** What of a line is shown and lit; a step and this make a view. */
export interface Showing {
  /** The move that was pressed. */
  selected: string | null;
  /** Whether cards are lit. */
  reveal: boolean;
  colours?: string;
  /** Moves marked in an exercise; nothing where none are put. */
  marked?: Set<string>;
  /** Whether marks are put now. */
  marking?: boolean;
  /** Whether no card can be pressed. */
  mute?: boolean;
  /** One's own seat, where one plays. */
  own?: string;
  /** Cards chosen one by one, where one plays. */
  picked?: Set<string>;
  /** The moves that alone can be pressed; nothing where all can. */
  only?: Set<string>;
  /** Where one may point. */
  places?: string[];
  /** Cards that a question is about. */
  asked?: Set<string>;
  /** Whether nobody sees whose turn it is. */
  later?: boolean;
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

/** The focus before a redraw: on which node, in which hand, at which place in it. */
export interface Focused {
  focused?: HTMLElement;
  hand?: HTMLElement | null;
  card?: Card;
  at: number;
}

/** The felt with what was drawn on it last. */
export interface Felt {
  felt: HTMLElement;
  shadow: ShadowRoot;
  /** What was drawn last. */
  data: View | null;
  /** What moves of it, to know whether something has moved. */
  fresh?: string;
}

/** An exercise: what is asked, and what is said of an answer. */
export interface Mark {
  name: string;
  question: string;
  /** The moves to be marked. */
  moves: string[];
  /** By move what is said of a tempting one. */
  traps: Record<string, string>;
  explain: string;
  /** By "right ones found, wrong ones marked" what is said of it. */
  grades: Record<string, string>;
  /** How it is answered with the hands, where it is. */
  hands?: Hands | null;
  /** What is asked last of all. */
  last?: { question: string; choices: { text: string; right?: boolean }[] } | null;
}

/** How an exercise is answered with the hands, and what is right. */
export interface Hands {
  /** `press` something, `point` at a place, write on the `sheet`. */
  how: string;
  /** What can be pressed or pointed at: `@ W`, `@ pile:stock` or a move. */
  choices: { move: string; text: string; right?: boolean }[];
  /** The cards that the question is about. */
  cards: string[];
  /** Whether the moment after the move is shown: then nobody sees whose turn it is. */
  later?: boolean;
  /** What is right in words, where that is no choice. */
  right?: string;
  /** The sheet before, and what everybody gets. */
  before?: Record<string, number>;
  gained?: Record<string, number>;
}

/** A game that is being played. */
export interface Playing {
  /** One's own seat. */
  you: string;
  /** How fast cards come; `heard` waits for the voice, `step` for the hand. */
  pace: string;
  /** What is waited for: `you`, `may` (something may be said), `others`, `deal` or `over`. */
  waits: string;
  /** Which deal of the game the line is. */
  part: number;
  /** Whether it goes on by itself where something may be said. */
  hurry: boolean;
  /** Whether advice is asked for, and whether there is nobody to give any. */
  advises: boolean;
  unadvised: boolean;
  /** Whether one thing at a time is said, as at a first table. */
  quiet: boolean;
  /** Whether the paragraph of every move stands beside the table. */
  paragraphs?: boolean;
  /** Rules whose cards say a word too. */
  weighty: string[];
  /** Who has sat down or taken back is called to the table; a new text calls anew. */
  call: string;
}

/** How a table is shown and what may be done with it; `tutor/ui/card_table.py` says of each what it is. */
export interface Show {
  /** `projector`, `cell`, `board`, `picture`, or nothing. */
  mode?: string;
  address?: boolean;
  keys?: boolean;
  guess?: boolean;
  reveal?: boolean | "press";
  make?: boolean;
  every?: boolean;
  ask?: boolean;
  mark?: Mark | null;
  judge?: string;
  out?: string;
  play?: Playing | null;
  colours?: string;
  /** Whether the server wants to hear whether an exercise was answered rightly. */
  tell?: boolean;
  /** Whether the server wants to hear where the reader rests. */
  rests?: boolean;
}

/** What the server sends to a table. */
export interface Data {
  /** Cards to look at; then there is nothing else. */
  view?: Picture;
  id: string;
  /** The line, packed. */
  packed: string;
  show?: Show;
  /** Where the server wants one to be. */
  at?: Place;
  /** What is said where the line cannot be read. */
  failed: string;
}

/** A place in a line: a step, and the move that was pressed there. */
export interface Place {
  step: number;
  move: string;
}

/** One of the lists that are folded away, made when it is opened. */
export interface Fold extends HTMLDetailsElement {
  fill?: () => void;
}

/** The nodes that are drawn into. */
export interface Parts {
  /** All that stands beside the table. */
  side: HTMLElement;
  bar: HTMLElement;
  /** Where one is, in words. */
  where: HTMLElement;
  slider: HTMLInputElement;
  /** What can be asked for, for whoever listens. */
  asks: HTMLElement;
  /** Where that is chosen; nothing while it is closed. */
  help: HTMLDialogElement | null;
  said: HTMLElement;
  more: HTMLElement;
  chooser: HTMLElement;
  /** The rule that decides. */
  para: HTMLDetailsElement;
  lists: HTMLElement;
}

/** What is waited for: of each kind one at a time. */
export interface Timers {
  /** Until the address becomes a place to come back to. */
  rest?: number;
  /** Until a completed trick is cleared away. */
  hold?: number;
  /** Until a part that has not come is asked for again. */
  part?: number;
  /** Until the next card comes. */
  walk?: number;
}

/** The state of one table on a page. */
export interface Table extends Actions {
  root: HTMLElement;
  shadow: ShadowRoot;
  parts: Parts;
  /** The felt, and what was drawn on it. */
  table: Felt;
  /** The line, and its id: another line has another one. */
  line: Told;
  id: string | null;
  show: Show;
  /** Where one is, and the move that was pressed. */
  step: number;
  move: string;
  /** Where the server wants one to be. */
  at: Place;
  timers: Timers;
  /** Moves marked in an exercise, and whether the marks were checked. */
  marked: Set<string>;
  checked: boolean;
  /** What was written on the sheet of an exercise, and which answer was given last of all, -1 for none. */
  points: Record<string, number>;
  lastly: number;
  /** Cards chosen one by one. */
  picked: Set<string>;
  /** Whether legal cards are lit on the projector. */
  revealed: boolean;
  /** Whether a game that is being played stands still because one looks back. */
  paused: boolean;
  /** Whether a press is on its way to the server. */
  sent: boolean;
  /** Which deal of a game the line is. */
  part: number | null;
  /** The key that was pressed while the line was still coming. */
  waiting: string;
  /** Whether a place in the history has been made since one last rested. */
  moving: boolean;
  /** Steps that are told in one breath with the next, and whether a new hand was not told yet. */
  untold: number[];
  dealt: boolean;
  /** For which mode it was laid out, and for which line, width and mode the felt keeps its height. */
  laid?: string;
  stood: string;
  /** For which line or deal, and which window, its cards have their size. */
  fitted: string;
  /** What takes back that something happens once all was said. */
  unheard: (() => void) | null;
  /** What ends when the table leaves the page: listeners, observers. */
  ends: (() => void)[];
  /** Tells the server something, or leaves it where the server finds it. */
  trigger(name: string, value: unknown): void;
  keep(name: string, value: unknown): void;
}

/** What the reader can do at a table. */
export interface Actions {
  /** Go to a step; `instant` without movement. */
  to(step: number, how?: { instant?: boolean }): void;
  /** Press a move; none takes the answer away. */
  press(move: string): void;
  /** Choose one of several cards, or take it back. */
  pick(card: Card): void;
  /** Have the marks of an exercise checked, or begin it again. */
  check(): void;
  again(): void;
  /** Draw anew what has changed. */
  redraw(): void;
  /** Say something that no move is. */
  tell(text: string): void;
  /** On the projector: light the legal cards, open the rule, go dark, leave. */
  reveal(): void;
  paragraph(): void;
  blank(): void;
  leave(): void;
  previous(): void;
  next(): void;
  /** How much of the sheet of a phone is seen: `low`, `peek` or `open`. */
  sheet(how: string): void;
  close(): void;
}

/** A table at which a game is played. */
export type AtPlay = Table & { show: { play: Playing } };

/** A table at which something is asked. */
export type Asking = Table & { show: { mark: Mark } };

/** A table at which something is answered with the hands. */
export type WithHands = Table & { show: { mark: { hands: Hands } } };

/** A table whose first line may still be on its way. */
export type Coming = Omit<Table, "line"> & { line: Told | null };
