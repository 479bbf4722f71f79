// What the page's modules need of a browser, for tests without one: its texts and schema, and matches to test with.
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { state } from '/js/state.js';

const UNTOLD = structuredClone(state);

/** What `test_javascript.py` has written: {texts, schema, games, requests, news}. */
export const given = JSON.parse(readFileSync(env.TRAY24_PAGE, 'utf8'));

Object.assign(globalThis, { TEXTS: given.texts, SCHEMA: given.schema });

/** Let the page be one that was told nothing, apart from `changes` of its state. */
export function resetState(changes = {}) {
  Object.assign(state, structuredClone(UNTOLD), {
    online: true,
    games: Object.fromEntries(given.games.map(game => [game.name, game])),
    ...changes,
  });
  state.tray.screen = 'play';
}

/** Return a seat of a match; its button has its number. */
export const makeSeat = (number, more = {}) => ({
  seat: number,
  button: number,
  name: `P${number + 1}`,
  bot: '',
  dice: [],
  seen: true,
  score: 0,
  next: false,
  mine: number === 0,
  said: { uno: 'UNO for the seat', catch: 'Catch the seat', points: '0 points' },
  ...more,
});

/** Return a match of two seats, of which the first is this tab's and is on turn. */
export const makeMatch = (game, more = {}) => ({
  game,
  hand: 1,
  options: {},
  direction: 1,
  phase: 'move',
  turn: 0,
  over: false,
  winners: [],
  low: false,
  bag: 9,
  starter: 0,
  uno: [],
  catch: null,
  undo: false,
  moves: [],
  seats: [makeSeat(0), makeSeat(1)],
  board: {},
  refused: null,
  real: false,
  said: { slots: [], buttons: [], fits: {} },
  ...more,
});

/** Return a die, or a tile. */
export const makeDie = (id, face) => ({ id, face });
export const makeTile = (id, name) => ({ id, tile: name });

/** Return a function that keeps the arguments of its calls in `calls`; it returns `answer`. */
export function makeRecorder(answer) {
  const run = (...args) => {
    run.calls.push(args);
    return answer;
  };
  run.calls = [];
  return run;
}
