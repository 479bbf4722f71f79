import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  countProblem,
  kindOf,
  mayPlay,
  nameFor,
  nameToKeep,
  optionValue,
  playersAgain,
  playersOf,
  usualName,
  wrongNumber,
} from '/js/menus/players.js';
import { state } from '/js/state.js';
import { reset } from './page.js';

beforeEach(() => reset());

test('players of the dialog: names, kinds and how many', () => {
  state.bots = [['sharp', 'Keen bot']];
  state.names = ['Ann', 'Ida', 'Mira'];
  assert.equal(countProblem(3, [2, 6]), '');
  assert.match(countProblem(1, [2, 6]), /two/);
  assert.match(countProblem(7, [2, 6]), /six/);
  assert.match(countProblem(1, [2, 2]), /two/);
  const rows = [
    ['you', ' Zoe ', true],
    ['', 'left over'],
    ['sharp', ''],
  ];
  assert.deepEqual(playersOf(rows), [
    { button: 0, bot: '', name: 'Zoe', young: true },
    { button: 2, bot: 'sharp', name: 'Mira', young: false },
  ]);
  assert.equal(nameFor('you', 'Ida'), 'You');
  assert.equal(nameFor('person', 'Ida'), ''); // a bot's
  assert.equal(nameFor('sharp', 'Player 2'), '');
  assert.deepEqual(
    ['you', 'person', 'sharp'].map(kind => usualName(kind, 1)),
    ['You', 'Player 2', 'Ida'],
  );
  assert.equal(nameFor('you', 'Zoe'), 'Zoe');
  assert.equal(nameFor('person', 'You'), '');
  assert.deepEqual([undefined, { bot: '', name: 'You' }, { bot: '', name: 'Zoe' }, { bot: 'sharp' }].map(kindOf), [
    '',
    'you',
    'person',
    'sharp',
  ]);
});

test('a game offers the bots that it has, and people', () => {
  state.bots = [
    ['fair', 'Fair'],
    ['expert', 'Expert'],
  ];
  const may = kind => mayPlay(kind, { bots: ['fair'] });
  assert.deepEqual(['', 'you', 'person', 'fair', 'expert'].filter(may), ['', 'you', 'person', 'fair']);
});

test('options of the dialog: whole numbers, switches and words', () => {
  assert.equal(optionValue({ kind: 'number' }, { value: '120.4' }), 120);
  assert.equal(optionValue({ kind: 'switch' }, { checked: true }), 1);
  assert.equal(optionValue({ kind: 'choice' }, { value: 'caught' }), 'caught');
  const specs = [{ name: 'target', kind: 'number' }];
  for (const [target, wrong] of [
    [1, false],
    [9999, false],
    [0, true],
    [10000, true],
    [Number.NaN, true],
  ]) {
    assert.equal(Boolean(wrongNumber(specs, { target })), wrong, String(target));
  }
});

test('a name by seat is kept of several people only, who need names to be told apart', () => {
  state.unnamed = [
    ['You', 'Seat 1'],
    ['You', 'Seat 2'],
  ];
  const you = { button: 0, bot: '', name: 'You' };
  assert.equal(nameToKeep(you, [you, { button: 1, bot: 'sharp', name: 'Ida' }]), '');
  assert.equal(nameToKeep(you, [you, { button: 1, bot: '', name: 'Zoe' }]), 'Player 1');
  assert.equal(nameToKeep({ button: 1, bot: '', name: 'Zoe' }, [you]), 'Zoe');
});

test('the players of a match play again, at the same seats or each at the next one', () => {
  state.bots = [['sharp', 'Keen']];
  state.unnamed = { 0: ['You', 'Seat 1'], 2: ['You', 'Seat 3'], 4: ['You', 'Seat 5'] };
  const seats = [
    { button: 0, bot: '', name: 'Mira', young: true },
    { button: 2, bot: 'person', name: 'Ada' },
    { button: 4, bot: '', name: 'Seat 5' },
  ];
  const who = players => players.map(({ button, bot, name, young }) => [button, bot, name, young]);
  assert.deepEqual(who(playersAgain({ seats })), [
    [0, '', 'Mira', true],
    [2, 'sharp', 'Ada', undefined],
    [4, '', 'Seat 5', undefined],
  ]);
  assert.deepEqual(who(playersAgain({ seats }, true)), [
    [2, '', 'Mira', true],
    [4, 'sharp', 'Ada', undefined],
    [0, '', '', undefined],
  ]);
});
