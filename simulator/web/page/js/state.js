// The state that the server has sent, and questions about it. `connection.js` checks messages before.

/** @type {State} */
export const state = {
  online: false,
  led: '0'.repeat(144), // 24 times "rrggbb", twice that on a tray with LEDs beside its slots
  lit: false,
  display: null,
  displayText: '',
  displayName: '',
  tone: 0,
  down: [],
  tray: {
    plugged: true,
    kind: 'full',
    muted: false,
    speed: 1,
    hints: 'plays',
    children: false,
    busy: false,
    screen: '',
    asks: [],
    sit: 'table',
    unfinished: { cards: [], full: false },
    measuring: null,
  },
  match: null,
  games: {},
  bots: [], // [name, words] of each
  names: [], // usual names of players, by seat button
  faces: {},
  unnamed: [], // by seat button, the names of a player without one, which are not stored
  clicks: '', // the help's text on clicking
  real: null,
  lesson: null, // see `simulator/web/table/screen_views.py`
  grace: null, // how long a child may still call UNO
  rolloff: null, // the dice, and who begins
  settings: [], // of the tray
  coach: null,
  room: { lux: 0, noise: 0, make: '', said: ['', ''] },
  selected: { die: null, marks: [] }, // what the player on turn has picked and marked on the tray
  key: '', // of this tab: a request with it is known to come from here
  epoch: 0, // counts changes of the match that people see; a request is meant for its epoch
  question: 0, // the number of the tray's question to the people here; an answer is meant for it
};

/**
 * Parts of a message that change a part of another name.
 * @type {Record<string, string[]>}
 */
const PARTS = {
  led: ['lit'],
  display: ['display_text', 'display_name'],
  games: ['bots', 'faces', 'names', 'unnamed', 'clicks'],
  match: ['real', 'lesson', 'selected'],
};

/**
 * Parsers of parts that are not stored as they come.
 * @type {Record<string, (value: any) => object>}
 */
const READERS = {
  display: base64 => Uint8Array.from(atob(base64), character => character.charCodeAt(0)),
  tray: value => Object.assign(state.tray, value),
  games: (/** @type {GameFacts[]} */ value) => Object.fromEntries(value.map(game => [game.name, game])),
};
/** @type {Record<string, string>} */
const NAMES = { display_text: 'displayText', display_name: 'displayName' };

/**
 * Update the state by a message; return the set of parts that have changed.
 * @param {Omit<News, 'tray'> & { tray?: Partial<Tray> }} message
 */
export function updateState(message) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {Record<string, any>} */
  const held = state;
  for (const [part, value] of Object.entries(message)) {
    const name = NAMES[part] ?? part;
    if (!(name in state)) continue; // such as lines of the log, which are not stored
    held[name] = READERS[part]?.(value) ?? value;
    changed.add(Object.keys(PARTS).find(what => PARTS[what].includes(part)) ?? part);
  }
  if (changed.has('match') && state.match?.real && state.real) showRealDice(state.match, state.real);
  return changed;
}

/**
 * Show the real dice on the table, which the tray's own state may not contain.
 * @type {(match: Match, real: Real) => void}
 */
function showRealDice(match, real) {
  match.bag = real.bag;
  for (const seat of match.seats) seat.dice = real.hands[seat.button] ?? [];
}

// Questions about the match.

/**
 * Return the facts of the match's game; {} until the server has sent them.
 * @type {(match: Match | null) => Partial<GameFacts>}
 */
export const getGameFacts = match => (match && state.games[match.game]) ?? {};
/** @type {(match: Match, seat: number | null) => Seat | null} */
export const findSeat = (match, seat) => match.seats.find(other => other.seat === seat) ?? null;
/** @type {(match: Match, button: number) => Seat | null} */
export const findSeatByButton = (match, button) => match.seats.find(seat => seat.button === button) ?? null;
export const SEAT_BUTTONS = [0, 1, 2, 3, 4, 5];
/**
 * Return the seats to sit at, as [button, seat]: those of the match by button, or all if there is none.
 * @type {(match: Match | null) => [number, Seat | null][]}
 */
export const listSeats = match =>
  match
    ? match.seats.toSorted((one, other) => one.button - other.button).map(seat => [seat.button, seat])
    : SEAT_BUTTONS.map(button => [button, null]);
/** @type {OfMatch<Seat | null>} */
export const getSeatOnTurn = match => (match.turn === null ? null : findSeat(match, match.turn));

/**
 * Return the seat that has to act, or null; with real dice also a seat that has to handle dice first.
 * @type {OfMatch<number | null>}
 */
export const getActingSeat = match => {
  if (match.over) return null;
  return match.turn ?? (match.real && state.real && state.real.asks >= 0 ? state.real.asks : null);
};

/**
 * Return the cost of the best move with a die or tile, compared to the best of all, if hints show it; or "".
 * @param {string} [thing]
 */
export function getCost(thing) {
  const costs = Object.entries(state.match?.costs ?? {});
  return costs.find(([choice]) => thing && choice.split(' ')[1] === thing)?.[1] ?? '';
}

/**
 * Return whether the seat on turn has a legal move of this verb; `moves` are such as "play r7 8".
 * @type {(match: Match, verb: string) => boolean}
 */
export const canEnter = (match, verb) => match.moves.some(move => move.split(' ')[0] === verb);

/**
 * Return whether a seat has real dice to take, to give back or to roll.
 * @type {OfSeat<boolean>}
 */
const hasDiceToHandle = (match, { seat }) =>
  match.real && Boolean(state.real?.wanting[seat] || state.real?.rolls.includes(seat));

/** @type {number | null} */
let lastOwner = null;

/**
 * Return the seat of the hand below the tray: this tab's own. Of several at one table it is the one to act, or the one
 * that acted last; for onlookers it is the seat at the bottom, or null.
 * @param {Match} match
 */
export function getHandSeat(match) {
  const mine = match.seats.filter(seat => seat.mine);
  if (!mine.length) return match.seats.find(seat => seat.button === 0) ?? null;
  const asked = match.real ? state.real?.asks : match.turn;
  const owner =
    mine.find(seat => seat.seat === asked) ??
    mine.find(seat => hasDiceToHandle(match, seat)) ??
    mine.find(seat => seat.seat === lastOwner) ??
    mine[0];
  lastOwner = owner.seat;
  return owner;
}

/**
 * Return whether the seat on turn is at this tab.
 * @type {OfMatch<boolean>}
 */
export const isMyTurn = match => !match.over && Boolean(getSeatOnTurn(match)?.mine);

/**
 * Return whether the tray can undo or redo a move.
 * @type {(which: 'undo' | 'redo') => boolean}
 */
export const isAvailable = which => Boolean(state.tray.plugged && state.match?.[which]);
