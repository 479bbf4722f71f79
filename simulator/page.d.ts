// Types of several modules of the page. News and PageRequest, the messages of the server and of the page, are in
// `.cache/messages.d.ts`, which `./tray24 check` makes from their schema (`simulator/web/schema`).

type Match = Omit<NonNullable<News['match']>, 'board' | 'said'> & { board: Board; said: Said };
/** The table of a game: `page.d.ts` in the folder of each game adds what `build_board` of its desktop part `view` returns. */
interface Board {}
/** Texts of a match: `page.d.ts` in the folder of each game adds those of its `GameLabels`. */
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

/** The state that the server has sent: see `js/state.js`. */
interface State extends Required<
  Pick<
    News,
    | ('led' | 'lit' | 'tone' | 'down' | 'real' | 'lesson' | 'grace' | 'rolloff' | 'settings' | 'coach')
    | ('room' | 'selected' | 'key' | 'epoch' | 'question' | 'bots' | 'names' | 'unnamed' | 'clicks')
  >
> {
  online: boolean;
  match: Match | null;
  /** 1024 bytes in the format of the display's controller. */
  display: Uint8Array<ArrayBuffer> | null;
  displayText: string;
  /** The display's label while it shows that. */
  displayName: string;
  /** `others` is missing until the server has sent it. */
  tray: Required<Omit<Tray, 'others'>> & Pick<Tray, 'others'>;
  /** In the order of menus. */
  games: Record<string, GameFacts>;
  /** Faces of bots: a number for each column, the top row in its lowest bit. */
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

/** A question of the tray besides moves: see `js/menus/tray_questions.js`. */
interface Question {
  title: string;
  words?: string;
  actions: Action[];
  alone?: boolean;
}

/** The hint of a die or tile: its text, its label for screen readers, its rule if any. */
type Hint = string[];

/** A refused play. */
interface Refused {
  slot: number;
  face: string;
  rule: string;
  words: string;
}

/** A mark on a slot: a tag, or a box of a score sheet. */
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
/** A verb that a key enters with real dice. */
type Verb = Extract<PageRequest, { do: 'say' }>['verb'];

/** A game's table beside the tray. */
interface SideTable {
  show(match: Match | null): void;
  highlightPlaces(places: HandThing['fits'] | null): void;
  focus(place: number | 'lead'): void;
}

/** What a page with controls adds to the table. */
interface TableParts {
  trayButtons?: TrayButtons;
  send?: Send;
  /** Whether a request is still pending. */
  isPending?(number: number): boolean;
  redraw?(flying: boolean): void;
  playKnocks?(knocks: number[]): void;
}

/**
 * The plan of a rolled die: when it starts, for how long it tumbles, when it knocks on the table and shows another
 * face.
 */
interface DiePlan {
  delay: number;
  ms: number;
  knocks: number[];
  turns: number[];
}

/** The drawing of a rolled die with its face, and faces to show before. */
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
  /** Whether animations are off. */
  isStill(): boolean;
  /** Plays knocks at these times, in ms from now; none is silence. */
  playKnocks?(knocks: number[]): void;
  clock?: Clock;
}

/** A die on its way to its place; `laid`: a real tile, which is in no hand any more. */
interface PendingDie {
  id: number;
  face?: string;
  slot: number | 'lead';
  /** The number of its request. */
  number: number;
  laid: boolean;
}

/** What a selection needs of its hand. */
interface SelectionParts {
  send: Send;
  /** Whether a request is still pending. */
  isPending(number: number): boolean;
  /** Called when another die is picked. */
  onPick(id: number | null): void;
  /** Called when the hand has changed. */
  redraw(flying: boolean): void;
  focus(place: number | 'lead'): void;
  /** Points at a die that may be meant. */
  nudge(id: number): void;
  /** Called after a play. */
  onPlay?(): void;
  /** Picks a die on the tray, null for none. Returns the number of the request. */
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

/** The exports of a game's module, all optional. The defaults are in `js/games/game_defaults.js`. */
interface Game {
  /** Return the dice in the slots. */
  getLyingDice(match: Match): Dice;
  getHand(match: Match, seat: Seat): HandThing[];
  /** Return the request to play a die or tile at a place; null to ask more first. */
  makeMove(match: Match, die: HandThing, place: number | 'lead'): PageRequest | null;
  listActions(match: Match, seat: Seat, trayButtons: TrayButtons): Action[];
  /** Return a short prompt for the seat. */
  getPrompt(match: Match, seat: Seat): string;
  getHint(match: Match, seat: Seat, die: HandThing): Hint;
  /** Return the request for a click on a slot, any text if only the page changes, or null. */
  onSlot(match: Match, slot: number): PageRequest | string | null;
  /** Return whether a die may be put into a slot. */
  canPlaceAt(match: Match, slot: number): boolean;
  /** Return the die that is meant when only a slot is clicked. */
  findOnlyDie(match: Match, seat: Seat): HandThing | null;
  /** Handle a click on a die of the hand; return whether it had a meaning of the game's own. */
  onDie?(match: Match, seat: Seat, die: HandThing): boolean;
  /** Whether a click on a die plays it, because there is one place for it. */
  playsOnClick: boolean;
  /** Return the request for a click on the bag. */
  getDrawRequest(match: Match): PageRequest | null;
  getStock(match: Match): Stock | null;
  getRefusal(match: Match): Refused | null;
  getMarks(match: Match): Record<number, Mark>;
  /** Return the slots that a thread joins, in its order. */
  getThread(match: Match): number[];
  /** Return the name of a slot for assistive tools. */
  nameSlot(match: Match, slot: number, die?: Die): string;
  /** Return what a seat holds, in words. */
  describeHand(seat: Seat): string;
  /** Return the score to win, 0 for none. */
  getGoal(match: Match): number;
  /** Draw a score sheet, which replaces the scores. */
  drawSheet?(table: HTMLElement, match: Match): void;
  makeTable?(root: HTMLElement, onPlace: (place: number) => void): SideTable;
  /** With such a table: convert a slot to its place on the table, and back. */
  slotToArm?(match: Match, slot: number): number | null;
  armsToSlots?(match: Match, places: HandThing['fits']): number[];
}

/** What `markup` of `js/dom.js` makes. */
type Markup = ReturnType<typeof import('./web/page/js/dom.js').markup>;

/** The bag: the number of dice, and the text beside it; `draw` is its label while a click draws. */
interface Stock {
  count: number;
  title: string;
  notes: string[];
  name: string;
  draw: string;
}

/** The scrubber's part of a record's `replay.json`: see `simulator/web/replay`. */
interface RecordLines {
  /** [number in the file, text, seat], with seat -1 for the dealer. */
  lines: [number, string, number][];
  /** The positions where rounds begin. */
  hands: number[];
  /** The positions of undos. */
  undone: number[];
  fault: { line: number } | null;
  /** The number of lines of the file. */
  size: number;
}

// Globals of other scripts, which `simulator/web/page_data.py` makes. Only var is a property of globalThis.
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
