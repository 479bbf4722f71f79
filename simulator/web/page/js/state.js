// What the server has told, and what modules ask about it. `connection.js` checks messages before they come here.

/** @type {State} */
export const state = {
  online: false,
  led: '0'.repeat(144), // 24 times "rrggbb", and as many LEDs beside the slots of a twin
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
  unnamed: [], // by seat button, what a player without a name is called: these are not kept as names
  clicks: '', // what the help says of clicking
  real: null,
  lesson: null, // see `simulator/web/table/screens.py`
  grace: null, // how long a child may still call UNO
  rolloff: null, // who begins
  settings: [], // of the tray
  coach: null,
  room: { lux: 0, noise: 0, make: '', said: ['', ''] },
  selected: { die: null, marks: [] }, // what the player to play has picked and marked on the tray
  key: '', // of this tab: a request for a file that carries it shows that it comes from here
  epoch: 0, // counts what people see of the match; a request is meant for the epoch in which it is made
  question: 0, // the number of what the tray asks the people here: an answer is meant for it
};

/**
 * The parts of a message that change something of another name.
 * @type {Record<string, string[]>}
 */
const PARTS = {
  led: ['lit'],
  display: ['display_text', 'display_name'],
  games: ['bots', 'faces', 'names', 'unnamed', 'clicks'],
  match: ['real', 'lesson', 'selected'],
};

/**
 * How a part is read that is not stored as it comes.
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
 * Take a message into the state; return the set of what has changed.
 * @param {Omit<News, 'tray'> & { tray?: Partial<Tray> }} message
 */
export function updateState(message) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {Record<string, any>} */
  const held = state;
  for (const [part, value] of Object.entries(message)) {
    const name = NAMES[part] ?? part;
    if (!(name in state)) continue; // such as lines of the log, which nothing keeps
    held[name] = READERS[part]?.(value) ?? value;
    changed.add(Object.keys(PARTS).find(what => PARTS[what].includes(part)) ?? part);
  }
  if (changed.has('match') && state.match?.real && state.real) showRealDice(state.match, state.real);
  return changed;
}

/**
 * With real dice the page shows what lies on the table; the tray may know something else.
 * @type {(match: Match, real: Real) => void}
 */
function showRealDice(match, real) {
  match.bag = real.pouch;
  for (const seat of match.seats) seat.dice = real.hands[seat.button] ?? [];
}

// What modules ask about the match.

/**
 * Return the facts of the match's game; {} while the server has not told them.
 * @type {(match: Match | null) => Partial<GameFacts>}
 */
export const getGameFacts = match => (match && state.games[match.game]) ?? {};
/** @type {(match: Match, seat: number | null) => Seat | null} */
export const findSeat = (match, seat) => match.seats.find(other => other.seat === seat) ?? null;
/** @type {(match: Match, button: number) => Seat | null} */
export const findSeatByButton = (match, button) => match.seats.find(seat => seat.button === button) ?? null;
export const SEAT_BUTTONS = [0, 1, 2, 3, 4, 5];
/**
 * Return the seats that one may sit at, each as [button, seat]: those of the match by button, or all without one.
 * @type {(match: Match | null) => [number, Seat | null][]}
 */
export const listSeats = match =>
  match
    ? match.seats.toSorted((one, other) => one.button - other.button).map(seat => [seat.button, seat])
    : SEAT_BUTTONS.map(button => [button, null]);
/** @type {OfMatch<Seat | null>} */
export const getSeatOnTurn = match => (match.turn === null ? null : findSeat(match, match.turn));

/**
 * Return the seat that has to act, or null; with real dice also one that has to handle dice before it chooses.
 * @type {OfMatch<number | null>}
 */
export const getActingSeat = match => {
  if (match.over) return null;
  return match.turn ?? (match.real && state.real && state.real.asks >= 0 ? state.real.asks : null);
};

/**
 * Return how much less the best move with a die or tile is worth than the best of all, where that is told; or "".
 * @param {string} [thing]
 */
export function getCost(thing) {
  const costs = Object.entries(state.match?.costs ?? {});
  return costs.find(([choice]) => thing && choice.split(' ')[1] === thing)?.[1] ?? '';
}

/**
 * Return whether the seat on turn may enter a line of this verb; `moves` are such as "play r7 8".
 * @type {(match: Match, verb: string) => boolean}
 */
export const canEnter = (match, verb) => match.moves.some(move => move.split(' ')[0] === verb);

/**
 * Return whether real dice ask something of a seat: to take, to give back or to roll some.
 * @type {OfSeat<boolean>}
 */
const hasDiceToHandle = (match, { seat }) =>
  match.real && Boolean(state.real?.wanting[seat] || state.real?.rolls.includes(seat));

/** @type {number | null} */
let lastOwner = null;

/**
 * Return the seat whose dice lie in the hand below the tray: this tab's own. With several at one table it is the one to
 * act, or who acted last; for onlookers it is the seat at the bottom, or null.
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
 * Return whether this tab may act for the seat to act.
 * @type {OfMatch<boolean>}
 */
export const isMyTurn = match => !match.over && Boolean(getSeatOnTurn(match)?.mine);

/**
 * Return whether the tray can take back a move, or enter it again.
 * @type {(which: 'undo' | 'redo') => boolean}
 */
export const isAvailable = which => Boolean(state.tray.plugged && state.match?.[which]);
