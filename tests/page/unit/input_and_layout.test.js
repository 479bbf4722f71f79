import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindKeyboard, keyToButton, getKeyMeaning } from '/js/keyboard.js';
import { makePlaceAddress, optionToPlace, parsePlace } from '/js/local_settings.js';
import { parseLed, computeGlow, getLed, findNeighbor, makeThreadPath } from '/js/table/slot_geometry.js';
import { nameCrowd, computeDieSize, placePanels } from '/js/table/seats.js';
import { paintDisplay } from '/js/table/tray.js';
import { makeRecorder, makeSeat } from './page_setup.js';

globalThis.addEventListener = () => {};
const nowhere = { closest: () => null };
const makeInside = selectors => ({
  closest: wanted => (wanted.includes(selectors) ? { dataset: { slot: '7' } } : null),
});
const makeEvent = (key, more = {}) => ({ key, code: key, target: nowhere, preventDefault: makeRecorder(), ...more });

test('the place of a tab is in its address', () => {
  assert.equal(parsePlace(''), 'table');
  assert.equal(parsePlace('?onlooker'), 'onlooker');
  assert.equal(parsePlace('?seat=3'), 2);
  for (const wrong of ['?seat=0', '?seat=7', '?seat=1.5', '?seat=x', '?seat='])
    assert.equal(parsePlace(wrong), 'table');
});

test('another place changes nothing else in the address', () => {
  const here = 'http://tray.test/?lang=xx&seat=3#top';
  assert.equal(makePlaceAddress(here, 'table').search, '?lang=xx');
  assert.equal(parsePlace(makePlaceAddress(here, 'onlooker').search), 'onlooker');
  assert.equal(parsePlace(makePlaceAddress(here, 0).search), 0);
  assert.equal(makePlaceAddress(here, 0).hash, '#top');
});

test('options of the list of places are words or digits', () => {
  assert.equal(optionToPlace('5'), 5);
  assert.equal(optionToPlace('table'), 'table');
});

test('keys stand for buttons, but not where they mean something of their own', () => {
  assert.equal(keyToButton(makeEvent('1')), 0);
  assert.equal(keyToButton(makeEvent('6')), 5);
  assert.equal(keyToButton(makeEvent('7')), null);
  assert.equal(keyToButton(makeEvent('R')), 6);
  assert.equal(keyToButton(makeEvent('Enter')), 8);
  assert.equal(keyToButton(makeEvent('Enter', { target: makeInside('button') })), null);
  assert.equal(keyToButton(makeEvent('ArrowLeft', { target: makeInside('.field .well') })), null);
  assert.equal(keyToButton(makeEvent('g', { target: makeInside('.field .well') })), 8);
});

test('digits and letters of other scripts are known by their place, Latin letters by what is written', () => {
  const getMeaning = (key, code, shiftKey = false) => getKeyMeaning({ key, code, shiftKey });
  assert.equal(getMeaning('&', 'Digit1'), '1'); // French, without Shift
  assert.equal(getMeaning('1', 'Digit1', true), '1');
  assert.equal(getMeaning('é', 'Digit2'), '2');
  assert.equal(getMeaning('6', 'Numpad6'), '6');
  assert.equal(getMeaning('End', 'Numpad1'), 'End');
  assert.equal(getMeaning('п', 'KeyG'), 'g'); // Russian
  assert.equal(getMeaning('Я', 'KeyZ', true), 'Z');
  assert.equal(getMeaning('?', 'Digit7', true), '?');
  assert.equal(getMeaning('γ', 'KeyG'), 'g'); // Greek
  assert.equal(getMeaning('ע', 'KeyG'), 'g'); // Hebrew
  assert.equal(getMeaning('لا', 'KeyB'), 'b'); // Arabic: one key, two letters
  assert.equal(getMeaning('Process', 'KeyG'), 'g'); // an input method for Japanese
  assert.equal(getMeaning('r', 'KeyO'), 'r'); // Dvorak
  assert.equal(getMeaning('y', 'KeyZ'), 'y'); // German
  assert.equal(getMeaning('ñ', 'Semicolon'), 'ñ');
  assert.equal(getMeaning('Unidentified', ''), 'Unidentified');
});

function makeKeyboard() {
  const trayButtons = { press: makeRecorder(), release: makeRecorder() };
  const tray = { moveFocus: makeRecorder() };
  const hand = { isPicked: () => false, clearPicked: makeRecorder(), focus: makeRecorder() };
  const commands = { z: makeRecorder() };
  const parts = { trayButtons, tray, hand, commands, requests: { isStartingMatch: () => false } };
  return { ...parts, keyboard: bindKeyboard(parts) };
}

test('a held key is a held button', () => {
  const { keyboard, trayButtons } = makeKeyboard();
  keyboard.onKeyDown(makeEvent('g'));
  keyboard.onKeyDown(makeEvent('g', { repeat: true }));
  keyboard.onKeyUp(makeEvent('g'));
  keyboard.onKeyUp(makeEvent('g'));
  assert.deepEqual(trayButtons.press.calls, [[8]]);
  assert.deepEqual(trayButtons.release.calls, [[8]]);
});

test('while a match begins, keys press no button of the tray', () => {
  const { keyboard, trayButtons, requests } = makeKeyboard();
  requests.isStartingMatch = () => true;
  keyboard.onKeyDown(makeEvent('Enter'));
  keyboard.onKeyUp(makeEvent('Enter'));
  assert.deepEqual([trayButtons.press.calls, trayButtons.release.calls], [[], []]);
});

test('keys of the browser, and those that are typed, are left alone', () => {
  const { keyboard, trayButtons, commands } = makeKeyboard();
  for (const foreign of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { target: makeInside('input') }]) {
    keyboard.onKeyDown(makeEvent('g', foreign));
    keyboard.onKeyDown(makeEvent('z', foreign));
  }
  assert.equal(trayButtons.press.calls.length + commands.z.calls.length, 0);
});

test('commands run once however long their key is held', () => {
  const { keyboard, commands } = makeKeyboard();
  keyboard.onKeyDown(makeEvent('Z'));
  keyboard.onKeyDown(makeEvent('Z', { repeat: true }));
  assert.equal(commands.z.calls.length, 1);
});

test('arrows walk in the field, and press nothing there', () => {
  const { keyboard, tray, trayButtons } = makeKeyboard();
  keyboard.onKeyDown(makeEvent('ArrowRight', { target: makeInside('.field .well') }));
  assert.deepEqual(tray.moveFocus.calls, [[7, 'ArrowRight']]);
  assert.equal(trayButtons.press.calls.length, 0);
});

test('Escape puts a picked die down', () => {
  const { keyboard, hand } = makeKeyboard();
  keyboard.onKeyDown(makeEvent('Escape'));
  assert.equal(hand.clearPicked.calls.length, 0);
  hand.isPicked = () => true;
  keyboard.onKeyDown(makeEvent('Escape'));
  assert.equal(hand.clearPicked.calls.length, 1);
});

test('walking in the field ends at its edges', () => {
  assert.equal(findNeighbor(0, 'ArrowRight'), 1);
  assert.equal(findNeighbor(5, 'ArrowRight'), null);
  assert.equal(findNeighbor(6, 'ArrowLeft'), null);
  assert.equal(findNeighbor(17, 'ArrowDown'), 23);
  assert.equal(findNeighbor(18, 'ArrowDown'), null);
  assert.equal(findNeighbor(5, 'ArrowUp'), null);
  assert.equal(findNeighbor(0, 'Tab'), null);
});

test('the light of an LED is its hue and its brightness', () => {
  assert.deepEqual(computeGlow(0, 0, 0), { color: '', lum: 0 });
  assert.deepEqual(computeGlow(255, 0, 0), { color: 'rgb(255 0 0)', lum: 1 });
  assert.equal(computeGlow(10, 0, 0).color, computeGlow(200, 0, 0).color);
  assert.ok(computeGlow(10, 0, 0).lum < computeGlow(60, 0, 0).lum);
  assert.deepEqual(parseLed(getLed(`${'00'.repeat(3)}0a14ff`, 1)), [10, 20, 255]);
});

test('a thread has a gap where the line goes on at the other end of the tray', () => {
  const middle = slot => [slot, 0];
  assert.equal(makeThreadPath([0, 1, 7], middle), 'M0 0L1 0L7 0');
  assert.equal(makeThreadPath([23, 0], middle), 'M23 0M0 0');
  assert.equal(makeThreadPath([], middle), '');
});

test('dice in a panel are as large as fits, in few rows', () => {
  assert.equal(computeDieSize(3, 260, 48, 8), 48);
  assert.equal(computeDieSize(7, 260, 40, 8), 30);
  for (let count = 1; count < 40; count++)
    assert.ok(computeDieSize(count + 1, 260, 40, 8) <= computeDieSize(count, 260, 40, 8));
  assert.equal(computeDieSize(200, 100, 40, 8), 16);
});

test('panels stand on the side of their button, and in one strip on small screens', () => {
  const seats = [0, 1, 2, 3, 4, 5].map(number => makeSeat(number));
  const place = (owner, page) => placePanels(seats, owner, page).map(([{ button }, side]) => `${button} ${side}`);
  assert.deepEqual(place(seats[0], { compact: false, hasSideTable: false }), [
    '2 left',
    '1 left',
    '3 top',
    '4 right',
    '5 right',
  ]);
  assert.deepEqual(
    place(seats[0], { compact: false, hasSideTable: true }).map(words => words.split(' ')[1]),
    Array.from({ length: 5 }, () => 'left'),
  );
  assert.deepEqual(place(null, { compact: true, hasSideTable: false })[0], '2 strip');
  assert.equal(place(seats[3], { compact: false, hasSideTable: false }).length, 6);
  assert.equal(place(seats[3], { compact: true, hasSideTable: false }).length, 5);
  assert.deepEqual([1, 3, 5].map(nameCrowd), ['few', 'some', 'many']);
});

test('the display is drawn bit for bit', () => {
  const buffer = new Uint8Array(1024);
  buffer[128 + 5] = 0b10; // the second row of the second page
  const pixels = new Uint8ClampedArray(128 * 64 * 4);
  paintDisplay(pixels, buffer);
  const lit = [...pixels.keys()].filter(at => at % 4 === 3 && pixels[at]);
  assert.deepEqual(lit, [(9 * 128 + 5) * 4 + 3]);
  paintDisplay(pixels, null);
  assert.equal(
    pixels.some((value, at) => at % 4 === 3 && value),
    false,
  );
});
