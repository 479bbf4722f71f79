// The types of the page that several modules share. News and PageRequest, the messages of the server and of the page,
// are in `.cache/messages.d.ts`, which `./tray24 check` makes from their schema (`simulator/web/schema`).

type Match = Omit<NonNullable<News['match']>, 'board' | 'said'> & { board: Board; said: Said };
/** The table of a game: `page.d.ts` in the folder of each game adds what its `board.py` returns. */
interface Board {}
/** Texts of a match: `page.d.ts` in the folder of each game adds those of its `Spoken`. */
interface Said extends NonNullable<NonNullable<News['match']>['said']> {}
type Seat = Match['seats'][number];
type Real = NonNullable<News['real']>;
type Lesson = NonNullable<News['lesson']>;
type GameFacts = NonNullable<News['games']>[number];
type GameOption = GameFacts['options'][number];
/** A player of the next match; `bot` is "" for a person. */
type Player = { button: number; bot: string; name: string; young?: boolean };
type Tray = NonNullable<News['tray']>;
type Place = Tray['sit'];
/** A die has a face, a tile its name. */
type Thing = Seat['dice'][number];
/** A die or tile of the hand, with the places where it may go; `again`: it is marked to be rolled again. */
type HandThing = Thing & { fits: (number | 'lead')[]; again?: boolean };
type Die = Lesson['slots'][string];
/** Dice by slot. */
type Dice = Record<number, Die>;

/** What the server has told: see `js/state.js`. */
interface State extends Required<
  Pick<
    News,
    | ('led' | 'lit' | 'tone' | 'down' | 'real' | 'lesson' | 'grace' | 'rolloff' | 'settings' | 'coach')
    | ('room' | 'selected' | 'key' | 'epoch' | 'question' | 'bots' | 'names' | 'unnamed' | 'clicks')
  >
> {
  online: boolean;
  match: Match | null;
  /** 1024 bytes, as the display's controller holds them. */
  display: Uint8Array<ArrayBuffer> | null;
  displayText: string;
  /** What the display is called while it shows that. */
  displayName: string;
  /** `others` is missing until the server has told it. */
  tray: Required<Omit<Tray, 'others'>> & Pick<Tray, 'others'>;
  /** In the order of menus. */
  games: Record<string, GameFacts>;
  /** Of bots: a number for each column, the top row in its lowest bit. */
  faces: Record<string, number[]>;
}

/** A button of the hand. A click sends `send`, or else calls `run`, or else `local`, after which the hand is drawn. */
interface Action {
  key: string;
  label: string;
  kind: string;
  color?: string;
  send?: PageRequest | null;
  run?(): void;
  local?(): void;
  /** Whether the second click of a double click counts. */
  again?: boolean;
}

/** What the tray asks beside the moves: see `js/menus/tray_questions.js`. */
interface Question {
  title: string;
  words?: string;
  actions: Action[];
  alone?: boolean;
}

/** What is said of a die or tile: what is shown above it, the same for those who hear the page, its rule if any. */
type Hint = string[];

/** What was refused. */
interface Refused {
  slot: number;
  face: string;
  rule: string;
  words: string;
}

/** A mark on a slot: a tag, or a box of a sheet. */
interface Mark {
  tag?: string;
  on?: boolean;
  advised?: boolean;
  box?: string;
  points?: number | '';
  used?: boolean;
  can?: boolean;
  none?: boolean;
}

/** The buttons of the tray: see `js/tray_buttons.js`. */
interface TrayButtons {
  press(button: number): void;
  release(button: number): void;
  tap(button: number): void;
  releaseAll(): void;
}

type Send = (message: PageRequest) => number;
type OfMatch<T> = (match: Match) => T;
type OfSeat<T> = (match: Match, seat: Seat) => T;
/** A verb that real dice are told by a key. */
type Verb = Extract<PageRequest, { do: 'say' }>['verb'];

/** A game's table beside the tray. */
interface SideTable {
  show(match: Match | null): void;
  highlightPlaces(places: HandThing['fits'] | null): void;
  focus(place: number | 'lead'): void;
}

/** What a page needs to do of its own with the table. */
interface TableParts {
  trayButtons?: TrayButtons;
  send?: Send;
  /** Whether a message is still unanswered. */
  isPending?(number: number): boolean;
  redraw?(flying: boolean): void;
  playKnocks?(knocks: number[]): void;
}

/** When a die begins to tumble, how long it does, when it knocks on the table and shows another face. */
interface DiePlan {
  delay: number;
  ms: number;
  knocks: number[];
  turns: number[];
}

/** A drawing with its rolled face, and faces to show before. */
interface RolledDie {
  die: SVGElement;
  faces: string[];
}

/** A die that tumbles above the page: see `js/motion/die_flight.js`. */
interface RollingDie {
  die: SVGElement | null;
  show(face: string): void;
  cover(below: SVGElement): void;
  end(): void;
}

interface Clock {
  after(ms: number, run: () => void): number;
  cancel(timer: number): void;
}

interface RollAnimationParts {
  /** Shows the dice: see `js/motion/die_flight.js`. */
  overlay: { lift(die: SVGElement, plan: DiePlan, place: number): RollingDie | null };
  /** Whether nothing may move. */
  isStill(): boolean;
  /** Lets dice knock at these times, in ms from now; none is silence. */
  playKnocks?(knocks: number[]): void;
  clock?: Clock;
}

/** A die on its way to its place; `laid`: a real tile, which is in no hand any more. */
interface PendingDie {
  id: number;
  face?: string;
  slot: number | 'lead';
  /** That of the message. */
  number: number;
  laid: boolean;
}

/** What a choice needs of the hand that shows it. */
interface SelectionParts {
  send: Send;
  /** Whether a message is still unanswered. */
  isPending(number: number): boolean;
  /** Follows a change of the picked die. */
  onPick(id: number | null): void;
  /** Follows a change of the hand. */
  redraw(flying: boolean): void;
  focus(place: number | 'lead'): void;
  /** Shows a die that could be meant. */
  nudge(id: number): void;
  /** Follows a play. */
  onPlay?(): void;
  /** Tells the tray which die is picked, null for none. Returns the number of the message. */
  sendPick?(name: string | null): number;
}

/** What is drawn with a match: see `Table.show` and `Tray.show`. */
interface TableView {
  dice: Dice;
  asked?: Question | null;
  onItsWay?(): { id: number; face?: string; slot: number | 'lead' } | null;
  refused?: Refused | null;
  todo?(slot: number): string;
  masked?(slot: number): boolean;
  down?: number[];
  speed?: number;
}

/** What the module of a game may export. `js/games/game_defaults.js` has what the page uses where it does not. */
interface Game {
  /** What lies in the slots. */
  getLyingDice(match: Match): Dice;
  getHand(match: Match, seat: Seat): HandThing[];
  /** The message that plays a die or tile at a place; null to ask more first. */
  makeMove(match: Match, die: HandThing, place: number | 'lead'): PageRequest | null;
  listActions(match: Match, seat: Seat, trayButtons: TrayButtons): Action[];
  /** What the seat is asked for, in a few words. */
  getPrompt(match: Match, seat: Seat): string;
  getHint(match: Match, seat: Seat, die: HandThing): Hint;
  /** What a click on a slot means: a message, any text if only the page changes, or null. */
  onSlot(match: Match, slot: number): PageRequest | string | null;
  /** Whether a die may be put there. */
  canPlaceAt(match: Match, slot: number): boolean;
  /** The die that is meant when only a slot is clicked. */
  findOnlyDie(match: Match, seat: Seat): HandThing | null;
  /** Return true when a click on a die of the hand means something of the game's own. */
  onDie?(match: Match, seat: Seat, die: HandThing): boolean;
  /** Whether a click on a die plays it, as there is one place for it. */
  playsOnClick: boolean;
  /** The message of a click on the bag. */
  getDrawRequest(match: Match): PageRequest | null;
  getStock(match: Match): Stock | null;
  getRefusal(match: Match): Refused | null;
  getMarks(match: Match): Record<number, Mark>;
  /** The slots that a thread joins, in its order. */
  getThread(match: Match): number[];
  /** What a slot is called, for assistive tools. */
  nameSlot(match: Match, slot: number, die?: Die): string;
  /** What a seat holds, in words. */
  describeHand(seat: Seat): string;
  /** The score that it takes to win, 0 for none. */
  getGoal(match: Match): number;
  /** Fill a table that takes the place of the scores. */
  drawSheet?(table: HTMLElement, match: Match): void;
  makeTable?(root: HTMLElement, onPlace: (place: number) => void): SideTable;
  /** With such a table: the place on it that a slot stands for, and back. */
  slotToArm?(match: Match, slot: number): number | null;
  armsToSlots?(match: Match, places: HandThing['fits']): number[];
}

/** What `markup` of `js/dom.js` makes. */
type Markup = ReturnType<typeof import('./web/page/js/dom.js').markup>;

/** The bag: how many dice, and what stands beside it; `draw` is its name while a click draws. */
interface Stock {
  count: number;
  title: string;
  notes: string[];
  name: string;
  draw: string;
}

/** What the scrubber needs of a record, part of `replay.json`: see `simulator/web/replay`. */
interface RecordLines {
  /** [number in the file, text, seat], with seat -1 for the dealer. */
  lines: [number, string, number][];
  /** The positions where hands begin. */
  hands: number[];
  /** Those of lines that take one back. */
  undone: number[];
  fault: { line: number } | null;
  /** How many lines the file has. */
  size: number;
}

// What other scripts define: `simulator/web/page_data.py` makes them.
// Only var is a property of globalThis.
// oxlint-disable no-var
declare var TEXTS: Record<string, string | Record<string, string>>;
/** The colors of dice, `simulator/web/page/dice.json`. */
declare var DICE: {
  bodies: Record<string, string[]>;
  inks: Record<string, string>;
  wild_pips: [string, string][];
};
declare var SCHEMA: { version: string; requests: Record<string, Schema>; news: Schema };

/** JSON Schema, as far as `simulator/web/schema.py` uses it. */
type Schema = Record<string, any>;

// Node.js runs `host_tools/site/compile.mjs`.
declare module 'node:fs';
declare module 'node:process';
declare module 'node:url';
