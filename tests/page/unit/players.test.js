import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  checkCount,
  getKind,
  canPlay,
  getRowName,
  getNameToKeep,
  parseOption,
  repeatPlayers,
  rowsToPlayers,
  getUsualName,
  findWrongNumber,
} from '/js/menus/players.js';
import { state } from '/js/state.js';
import { resetState } from './page_setup.js';

beforeEach(() => resetState());

test('players of the dialog: names, kinds and how many', () => {
  state.bots = [['sharp', 'Keen bot']];
  state.names = ['Ann', 'Ida', 'Mira'];
  assert.equal(checkCount(3, [2, 6]), '');
  assert.match(checkCount(1, [2, 6]), /two/);
  assert.match(checkCount(7, [2, 6]), /six/);
  assert.match(checkCount(1, [2, 2]), /two/);
  const rows = [
    ['you', ' Zoe ', true],
    ['', 'left over'],
    ['sharp', ''],
  ];
  assert.deepEqual(rowsToPlayers(rows), [
    { button: 0, bot: '', name: 'Zoe', young: true },
    { button: 2, bot: 'sharp', name: 'Mira', young: false },
  ]);
  assert.equal(getRowName('you', 'Ida'), 'You');
  assert.equal(getRowName('person', 'Ida'), ''); // a bot's
  assert.equal(getRowName('sharp', 'Player 2'), '');
  assert.deepEqual(
    ['you', 'person', 'sharp'].map(kind => getUsualName(kind, 1)),
    ['You', 'Player 2', 'Ida'],
  );
  assert.equal(getRowName('you', 'Zoe'), 'Zoe');
  assert.equal(getRowName('person', 'You'), '');
  assert.deepEqual([undefined, { bot: '', name: 'You' }, { bot: '', name: 'Zoe' }, { bot: 'sharp' }].map(getKind), [
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
  const canPlayBot = kind => canPlay(kind, { bots: ['fair'] });
  assert.deepEqual(['', 'you', 'person', 'fair', 'expert'].filter(canPlayBot), ['', 'you', 'person', 'fair']);
});

test('options of the dialog: whole numbers, switches and words', () => {
  assert.equal(parseOption({ kind: 'number' }, { value: '120.4' }), 120);
  assert.equal(parseOption({ kind: 'switch' }, { checked: true }), 1);
  assert.equal(parseOption({ kind: 'choice' }, { value: 'caught' }), 'caught');
  const specs = [{ name: 'target', kind: 'number' }];
  for (const [target, wrong] of [
    [1, false],
    [9999, false],
    [0, true],
    [10000, true],
    [Number.NaN, true],
  ]) {
    assert.equal(Boolean(findWrongNumber(specs, { target })), wrong, String(target));
  }
});

test('a name by seat is kept of several people only, who need names to be told apart', () => {
  state.unnamed = [
    ['You', 'Seat 1'],
    ['You', 'Seat 2'],
  ];
  const you = { button: 0, bot: '', name: 'You' };
  assert.equal(getNameToKeep(you, [you, { button: 1, bot: 'sharp', name: 'Ida' }]), '');
  assert.equal(getNameToKeep(you, [you, { button: 1, bot: '', name: 'Zoe' }]), 'Player 1');
  assert.equal(getNameToKeep({ button: 1, bot: '', name: 'Zoe' }, [you]), 'Zoe');
});

test('the players of a match play again, at the same seats or each at the next one', () => {
  state.bots = [['sharp', 'Keen']];
  state.unnamed = { 0: ['You', 'Seat 1'], 2: ['You', 'Seat 3'], 4: ['You', 'Seat 5'] };
  const seats = [
    { button: 0, bot: '', name: 'Mira', young: true },
    { button: 2, bot: 'person', name: 'Ada' },
    { button: 4, bot: '', name: 'Seat 5' },
  ];
  const listPlayers = players => players.map(({ button, bot, name, young }) => [button, bot, name, young]);
  assert.deepEqual(listPlayers(repeatPlayers({ seats })), [
    [0, '', 'Mira', true],
    [2, 'sharp', 'Ada', undefined],
    [4, '', 'Seat 5', undefined],
  ]);
  assert.deepEqual(listPlayers(repeatPlayers({ seats }, true)), [
    [2, '', 'Mira', true],
    [4, 'sharp', 'Ada', undefined],
    [0, '', '', undefined],
  ]);
});
