// What the screens of a class know: what the server answers, and what a phone or a board keeps. Types alone.

/** A card: what is shown of it, its classes, its name. */
export type Face = [string, string, string];

/** The table of a question, small and plain. */
export interface Scene {
  /** What everybody knows: its name and its value. */
  facts: [string, string][];
  /** Hands that are not seen: whose, and how many cards. */
  hands: [string, string][];
  /** Who laid what. */
  trick: [string, Face[]][];
  /** Piles: the name, how many cards, the top one, a note. */
  piles: [string, string, Face | null, string][];
  /** Hands that lie open, where nothing is asked. */
  open?: [string, Face[]][];
}

/** One thing that can be answered. */
export interface Option {
  id: string;
  /** Its name for a reader's ear. */
  name: string;
  /** What stands on it, as HTML of our own making; nothing for a card. */
  label: string;
  card?: Face | null;
}

/** A block of a lesson, without what a learner may not see yet. */
export interface Question {
  /** `shown` asks nothing; `choice`, `many` and others do. */
  kind: string;
  /** Whether several answers can be right. */
  several: boolean;
  /** The station. */
  title: string;
  /** What is asked, as HTML, and as it is spoken. */
  text: string;
  heard: string;
  /** The words that lead to it, and those behind it where nothing is asked. */
  prose?: string;
  after?: string;
  /** For how many minutes it is meant. */
  minutes?: number;
  options: Option[];
  scene: Scene | null;
}

/** Why an answer is right or not. */
export interface Why {
  legal: boolean;
  text: string;
  /** The same as it is spoken. */
  heard: string;
  /** The id of the rule. */
  rule: string;
  /** What else is said where there is room. */
  more?: string;
}

/** What is shown at the reveal. */
export interface Answer {
  /** The ids of what is right. */
  right: string[];
  why: Record<string, Why | undefined>;
  rules: Record<string, { title: string; text: string } | undefined>;
  explain: string;
  /** By "right ones found, wrong ones marked" what is said of it. */
  grades: Record<string, string | undefined>;
  /** The words behind the question. */
  after?: string;
}

/** A question whose answer is known. */
export type Answered = Question & { answer: Answer };

/** What would turn round the answer on an option: each change in a sentence, as HTML, with its table. */
export interface Tried {
  title: string;
  changes: { text: string; heard: string; scene: Scene }[];
  /** What is said where no change does, as HTML. */
  none: string;
  heard: string;
}

/** What the rules say to a question: sentences as HTML, and what was understood of it. */
export interface RuleAnswer {
  first: string;
  reason: string;
  /** Each thing that was understood: its name and its value. */
  facts: [string, string][];
  rule?: { title: string; text: string };
  heard: string;
}

/** Where a class is. */
export type Phase = "gathering" | "open" | "stopped" | "revealed" | "over";

/** What every screen of a class is told. */
export interface View {
  /** The revision: another one for every step. */
  rev: number;
  title: string;
  phase: Phase;
  /** Which question, of how many, and how often it was asked again. */
  block: number;
  of: number;
  turn: number;
  /** Of a question that was asked besides: after which one, from 1. */
  twin?: number;
  /** When that was, in milliseconds. */
  changed: number;
  /** How much was shown of what comes in steps. */
  step?: number;
  question?: Question;
  answer?: Answer;
}

/** A deal that a phone plays by itself. */
export interface Deal {
  /** What it played so far, a move a line. */
  moves: string;
  scene: Scene;
  options: Option[];
  /** What was done since its last move, as HTML. */
  told: string[];
  over: boolean;
  /** Once the class is told: what its next move may be, and why. */
  answer?: Pick<Answer, "right" | "why" | "rules">;
}

/** How a class plays one deal. */
export interface Deals {
  /** By seat: its number, how many moves it made, whether the deal is over. */
  far: [number, number, boolean][];
  /** The table as it was dealt, with the one hand that all of them hold. */
  scene: Scene;
  /** Where they parted: at which move, and which way how many went, as HTML. */
  parted?: { at: number; ways: [string, number][] }[];
  /** What became of it: the seats, and what is said of it as HTML. */
  ends?: [number[], string][];
}

/** What a phone is told. */
export interface PhoneView extends View {
  /** The name and the number of its seat. */
  name?: string;
  number?: number;
  /** What the server knows of its answer, and when it was pressed. */
  choice: string;
  press: number;
  deal?: Deal;
}

/** What the server answers a phone. */
export interface Told extends Partial<PhoneView> {
  /** Whether somebody has to say a name first. */
  join?: boolean;
  /** Milliseconds until it is asked again. */
  wait: number;
  /** Whether an answer was counted. */
  ok?: boolean;
  /** What went wrong. */
  wrong?: string;
  /** Why a move of a deal cannot be made. */
  why?: { text: string; heard: string };
}

/** What was pressed on a phone: at which question, what, when, and what became of it. */
export interface Mine {
  at: string;
  /** Ids, a line each. */
  choice: string;
  press: number;
  state: "sending" | "counted" | "late";
}

/** The state of a phone. */
export interface Phone {
  /** The key of its seat, and the code of the class. */
  seat: string;
  code: string;
  /** What the class shows. */
  view: PhoneView | null;
  mine: Mine | null;
  /** The deal that it plays, and why its last try was no move, as HTML. */
  deal: Deal | null;
  refused: string;
  /** What has to be typed first. */
  asks: "" | "code" | "name";
  wrong: string;
  /** Since when nothing was heard, 0 where all is well, and how often in a row. */
  lost: number;
  failed: number;
  /** The number of the seat. */
  number?: number;
  /** The option whose reason is looked at. */
  looked: string | null;
  /** What would turn it round: of which option, and what the server said of it once it has. */
  tried: { id: string; told: Tried | null } | null;
  /** What was asked of the rules, and what they say once that has come; or why they do not. */
  rules: { question: string; told: RuleAnswer | null; wrong: string } | null;
  /** Whether somebody has just come in. */
  joined: boolean;
  /** What was told last. */
  heard?: string;
  /** At which question it was, and which step of it was told. */
  stepped?: [string, number];
}

/** A question that was not answered as it should have been. */
export interface Trouble extends Error {
  status?: number;
  wrong?: string;
}

/** The nodes of a phone. */
export interface PhoneParts {
  form: HTMLFormElement;
  top: HTMLElement;
  where: HTMLElement;
  prose: HTMLElement;
  ask: HTMLElement;
  scene: HTMLElement;
  told: HTMLElement;
  how: HTMLElement;
  said: HTMLElement;
  options: HTMLElement;
  looked: HTMLElement;
  after: HTMLElement;
  status: HTMLElement;
  /** Where the rules can be asked. */
  rules: HTMLElement;
  line: HTMLElement;
  leave: HTMLElement;
}

/** What a phone does with what is pressed on it. */
export interface Pressing {
  press(option: string): void;
  /** The form as it was typed: a code where one was asked for, and a name. */
  join(typed: FormData): void;
  /** Asks what would turn round the answer on an option. */
  whatIf(option: string): void;
  /** Asks the rules, as it was typed. */
  rules(question: string): void;
  /** To another class. */
  other(): void;
}

/** A question to come back to. */
export interface Comeback {
  block: number;
  /** Its number as people say it, and what was asked, as HTML. */
  number: string;
  text: string;
  /** How many had it right when it was asked last, of how many. */
  exact: number;
  answered: number;
  marked: boolean;
}

/** What a board is told. */
export interface BoardView extends View {
  /** By option how many chose it. */
  counts: Record<string, number>;
  /** How many are there, and how many have answered. */
  here: number;
  answered: number;
  /** How many are right altogether. */
  exact?: number;
  /** By seat: its number, whether it has answered, whether rightly. */
  seats?: [number, boolean, boolean][];
  /** What the teacher alone sees: notes, and what comes next. */
  desk?: { notes: string[]; next: string; twin?: boolean };
  /** Whether this block is marked to come back to. */
  later?: boolean;
  /** At the end: what to come back to. */
  comeback?: Comeback[];
  /** How many presses more there are of what comes in steps. */
  more?: number;
  /** What is said where a step could not be taken. */
  say?: string;
  /** How far every seat is in a deal that each plays, and where they parted. */
  deal?: Deals;
}

/** What Streamlit sends to a board. */
export interface BoardData {
  room: string;
  /** `projector` on the wall. */
  mode: string;
  lang: string;
  code: string;
  /** An image of the code. */
  qr: string;
  /** Where phones go, and how that is shown; nothing on one's own machine. */
  url: string;
  shown: string;
  /** Whether bars are shown before the reveal. */
  sofar: boolean;
  words: Record<string, string>;
}

/** The nodes of a board. */
export interface BoardParts {
  top: HTMLElement;
  code: HTMLElement;
  where: HTMLElement;
  count: HTMLElement;
  prose: HTMLElement;
  ask: HTMLElement;
  scene: HTMLElement;
  options: HTMLElement;
  steps: HTMLElement;
  line: HTMLElement;
  reasons: HTMLElement;
  after: HTMLElement;
  deal: HTMLElement;
  desk: HTMLElement;
  large: HTMLElement;
}

/** The state of a board. */
export interface Board {
  root: HTMLElement;
  parts: BoardParts;
  /** By name what can be pressed. */
  buttons: Record<string, HTMLButtonElement>;
  data: BoardData;
  /** What was heard last; nothing yet of another room. */
  view: BoardView | null;
  /** Since when nothing was heard, 0 where all is well. */
  lost: number;
  /** The option whose reason is looked at. */
  picked: string | null;
  /** Whether the server is being asked. */
  busy: boolean;
  /** Whether it has left the page. */
  gone: boolean;
  /** Until it is asked again. */
  timer?: number;
  /** Shows each second for how long nothing was heard. */
  clock?: number;
  /** Takes a step after those that are under way. */
  press(what: string, block?: number): void;
  trigger(name: string, value: unknown): void;
  steered(event: KeyboardEvent): void;
  /** Looks anew at what fits. */
  resized(): void;
  woken(): void;
}
