// What the server has said so far. Every message is checked here; what does not fit the protocol is dropped with a word in the console.

const isInt = (value, low, high) => Number.isInteger(value) && value >= low && value <= high;
const list = value => (Array.isArray(value) ? value : []);
const text = value => (typeof value === 'string' ? value : '');
const ints = (value, high) => list(value).filter(n => isInt(n, 0, high));

export const state = {
  online: false,
  led: '0'.repeat(144),
  lit: false,
  display: null,          // Uint8Array of 1024 bytes, pages of 8 rows
  displayText: '',
  displayName: '',        // what the display is called while it shows that
  tone: 0,
  down: [],
  tray: { plugged: true, muted: false, speed: 1, busy: false, screen: '', sit: 'table', resume: false },
  match: null,
  games: {},              // name -> what there is to know of a game, in the order of menus; `simulator.web.catalog` says what is in it
  bots: [],               // [name, words] of each
  names: [],              // of players, by seat button, where nobody gives one
  unnamed: [],            // by seat button, what players without a name are called: no names to be kept
  clicks: '',             // what the help says of clicking
  real: null,             // how real dice lie; the server's real_view says what is in it
  room: { lux: 0, noise: 0, said: ['', ''] },
  epoch: 0,               // how often the match and what lies there have changed: what is asked for was meant for this one
};

function aDie(value) {
  return value && isInt(value.id, -1, 80) && typeof value.face === 'string' ? { id: value.id, face: value.face } : null;
}
function aTile(value) {
  return value && isInt(value.id, -1, 80) && typeof value.tile === 'string' ? { id: value.id, tile: value.tile } : null;
}

const anObject = value => (value && typeof value === 'object' ? value : {});

function aSeat(value) {
  if (!value || !isInt(value.seat, 0, 5) || !isInt(value.button, 0, 5)) return null;
  return {
    seat: value.seat, button: value.button, name: text(value.name), said: anObject(value.said), bot: text(value.bot),
    dice: list(value.dice).map(thing => aDie(thing) ?? aTile(thing)).filter(Boolean), seen: value.seen !== false, score: Number(value.score) || 0, next: value.next === true, mine: value.mine === true,
  };
}

function aRefusal(value) {
  return value && typeof value === 'object' ? { line: text(value.line), rule: text(value.rule), words: text(value.words) } : null;
}

function aMatch(value) {
  if (!value || typeof value !== 'object') return null;
  const seats = list(value.seats).map(aSeat).filter(Boolean);
  if (!seats.length) return null;
  const seatOrNull = seat => (seats.some(other => other.seat === seat) ? seat : null);
  return {
    game: text(value.game), hand: Number(value.hand) || 0, options: value.options && typeof value.options === 'object' ? value.options : {},
    direction: value.direction === -1 ? -1 : 1, phase: text(value.phase),
    turn: seatOrNull(value.turn), over: value.over === true, winners: ints(value.winners, 5), bag: isInt(value.bag, 0, 99) ? value.bag : 0,
    uno: ints(value.uno, 5), catch: seatOrNull(value.catch), undo: value.undo === true, moves: list(value.moves).map(text),
    real: value.real === true, low: value.low === true, said: { slots: [], buttons: [], fits: {}, ...anObject(value.said) },
    seats, board: value.board && typeof value.board === 'object' ? value.board : {}, refused: aRefusal(value.refused),
  };
}

function bytes(base64) {
  const raw = atob(base64);
  if (raw.length !== 1024) throw new Error(`a display of ${raw.length} bytes, not 1024`);
  return Uint8Array.from(raw, c => c.charCodeAt(0));
}

// one reader a key: the key's new value in, state changed, name of what changed out
const READ = {
  led: value => { if (!/^[0-9a-f]{144}$/i.test(value)) throw new Error('not 144 hex digits'); state.led = value; return 'led'; },
  lit: value => { state.lit = value === true; return 'led'; },
  display: value => { state.display = bytes(value); return 'display'; },
  display_text: value => { state.displayText = text(value); return 'display'; },
  display_name: value => { state.displayName = text(value); return 'display'; },
  tone: value => { state.tone = Math.max(0, Math.min(20000, Number(value) || 0)); return 'tone'; },
  down: value => { state.down = ints(value, 9); return 'down'; },
  tray: value => { Object.assign(state.tray, value && typeof value === 'object' ? value : {}); return 'tray'; },
  games: value => { state.games = Object.fromEntries(list(value).map(game => [game.name, game])); return 'games'; },
  bots: value => { state.bots = list(value); return 'games'; },
  names: value => { state.names = list(value).map(text); return 'games'; },
  unnamed: value => { state.unnamed = list(value).map(list); return 'games'; },
  clicks: value => { state.clicks = text(value); return 'games'; },
  match: value => { state.match = aMatch(value); return 'match'; },
  real: value => { state.real = value && typeof value === 'object' ? value : null; return 'match'; },
  room: value => { Object.assign(state.room, value); return 'room'; },
  epoch: value => { state.epoch = isInt(value, 0, 2 ** 31 - 1) ? value : 0; return 'epoch'; },
};

/** Takes one message in; returns the set of what changed and passes log, error and the like through untouched. */
export function take(message) {
  const changed = new Set();
  if (!message || typeof message !== 'object') return changed;
  for (const [key, read] of Object.entries(READ)) {
    if (!(key in message)) continue;
    try {
      changed.add(read(message[key]));
    } catch (problem) {
      console.warn(`The server's "${key}" was dropped: ${problem.message}`);
    }
  }
  if (changed.has('match') && state.match?.real && state.real) showRealDice(state.match, state.real);
  return changed;
}

/** With real dice the page shows what lies on the table; what the tray makes of it may be something else. */
function showRealDice(match, real) {
  match.bag = real.pouch;
  for (const seat of match.seats) seat.dice = list(real.hands[seat.button]).map(thing => aDie(thing) ?? aTile(thing)).filter(Boolean);
}

// ---- what modules ask about the match ----

/** What there is to know of the match's game; {} while the server has not told it. */
export const specOf = match => state.games[match?.game] ?? {};
export const seatOf = (match, seat) => match.seats.find(other => other.seat === seat) ?? null;
export const onTurn = match => (match.turn === null ? null : seatOf(match, match.turn));

/** True when the seat on turn may enter a line of this verb; `moves` are lines of records without their seat: "play r7 8". */
export const can = (match, verb) => match.moves.some(move => move.split(' ')[0] === verb);

let lastOwner = null;
/** The seat whose dice lie in the hand below the tray: this tab's own; with several at one table the one to act, or who acted last. */
export function handSeat(match) {
  const mine = match.seats.filter(seat => seat.mine);
  if (!mine.length) return match.seats.find(seat => seat.button === 0) ?? null;
  const asked = match.real ? state.real?.asks : match.turn;
  const mayTake = seat => match.real && Boolean(state.real?.wanting[seat.seat] || state.real?.rolls.includes(seat.seat));
  const owner = mine.find(seat => seat.seat === asked) ?? mine.find(mayTake) ?? mine.find(seat => seat.seat === lastOwner) ?? mine[0];
  lastOwner = owner.seat;
  return owner;
}
/** True when this tab may act for the seat to act. */
export const myTurn = match => !match.over && Boolean(onTurn(match)?.mine);
