// Fixtures for modules without a browser: texts and schema, the state, matches, dice.
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { state } from '/js/state.js';

const UNTOLD = structuredClone(state);

/** The data of `test_javascript.py`: {texts, schema, games, requests, news}. */
export const given = JSON.parse(readFileSync(env.TRAY24_PAGE, 'utf8'));

Object.assign(globalThis, { TEXTS: given.texts, SCHEMA: given.schema });

/** Reset the page's state, apart from `changes`. */
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

/** Return a match of two seats; the first is this tab's and is on turn. */
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

/** Return a function that records the arguments of its calls in `calls` and returns `answer`. */
export function makeRecorder(answer) {
  const run = (...args) => {
    run.calls.push(args);
    return answer;
  };
  run.calls = [];
  return run;
}
