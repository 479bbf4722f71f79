import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindKeyboard, buttonOf, meaningOf } from '/js/keyboard.js';
import { addressOf, placeFromOption, placeOf } from '/js/memory.js';
import { colorsOf, glow, ledOf, slotBeside, threadPath } from '/js/table/field.js';
import { crowdOf, dieSize, placePanels } from '/js/table/seats.js';
import { paint } from '/js/table/tray.js';
import { recorder, seat } from './page.js';

globalThis.addEventListener = () => {};
const nowhere = { closest: () => null };
const inside = selectors => ({ closest: wanted => (wanted.includes(selectors) ? { dataset: { slot: '7' } } : null) });
const event = (key, more = {}) => ({ key, code: key, target: nowhere, preventDefault: recorder(), ...more });

test('the place of a tab is in its address', () => {
  assert.equal(placeOf(''), 'table');
  assert.equal(placeOf('?onlooker'), 'onlooker');
  assert.equal(placeOf('?seat=3'), 2);
  for (const wrong of ['?seat=0', '?seat=7', '?seat=1.5', '?seat=x', '?seat=']) assert.equal(placeOf(wrong), 'table');
});

test('another place changes nothing else in the address', () => {
  const here = 'http://tray.test/?lang=xx&seat=3#top';
  assert.equal(addressOf(here, 'table').search, '?lang=xx');
  assert.equal(placeOf(addressOf(here, 'onlooker').search), 'onlooker');
  assert.equal(placeOf(addressOf(here, 0).search), 0);
  assert.equal(addressOf(here, 0).hash, '#top');
});

test('options of the list of places are words or digits', () => {
  assert.equal(placeFromOption('5'), 5);
  assert.equal(placeFromOption('table'), 'table');
});

test('keys stand for buttons, but not where they mean something of their own', () => {
  assert.equal(buttonOf(event('1')), 0);
  assert.equal(buttonOf(event('6')), 5);
  assert.equal(buttonOf(event('7')), null);
  assert.equal(buttonOf(event('R')), 6);
  assert.equal(buttonOf(event('Enter')), 8);
  assert.equal(buttonOf(event('Enter', { target: inside('button') })), null);
  assert.equal(buttonOf(event('ArrowLeft', { target: inside('.field .well') })), null);
  assert.equal(buttonOf(event('g', { target: inside('.field .well') })), 8);
});

test('digits and letters of other scripts are known by their place, Latin letters by what is written', () => {
  const meant = (key, code, shiftKey = false) => meaningOf({ key, code, shiftKey });
  assert.equal(meant('&', 'Digit1'), '1'); // French, without Shift
  assert.equal(meant('1', 'Digit1', true), '1');
  assert.equal(meant('é', 'Digit2'), '2');
  assert.equal(meant('6', 'Numpad6'), '6');
  assert.equal(meant('End', 'Numpad1'), 'End');
  assert.equal(meant('п', 'KeyG'), 'g'); // Russian
  assert.equal(meant('Я', 'KeyZ', true), 'Z');
  assert.equal(meant('?', 'Digit7', true), '?');
  assert.equal(meant('γ', 'KeyG'), 'g'); // Greek
  assert.equal(meant('ע', 'KeyG'), 'g'); // Hebrew
  assert.equal(meant('لا', 'KeyB'), 'b'); // Arabic: one key, two letters
  assert.equal(meant('Process', 'KeyG'), 'g'); // an input method for Japanese
  assert.equal(meant('r', 'KeyO'), 'r'); // Dvorak
  assert.equal(meant('y', 'KeyZ'), 'y'); // German
  assert.equal(meant('ñ', 'Semicolon'), 'ñ');
  assert.equal(meant('Unidentified', ''), 'Unidentified');
});

function makeKeyboard() {
  const fingers = { down: recorder(), up: recorder() };
  const tray = { walk: recorder() };
  const hand = { isPicked: () => false, clear: recorder(), focus: recorder() };
  const commands = { z: recorder() };
  const parts = { fingers, tray, hand, commands, asking: { begins: () => false } };
  return { ...parts, keyboard: bindKeyboard(parts) };
}

test('a held key is a held button', () => {
  const { keyboard, fingers } = makeKeyboard();
  keyboard.onDown(event('g'));
  keyboard.onDown(event('g', { repeat: true }));
  keyboard.onUp(event('g'));
  keyboard.onUp(event('g'));
  assert.deepEqual(fingers.down.calls, [[8]]);
  assert.deepEqual(fingers.up.calls, [[8]]);
});

test('while a match begins, keys press no button of the tray', () => {
  const { keyboard, fingers, asking } = makeKeyboard();
  asking.begins = () => true;
  keyboard.onDown(event('Enter'));
  keyboard.onUp(event('Enter'));
  assert.deepEqual([fingers.down.calls, fingers.up.calls], [[], []]);
});

test('keys of the browser, and those that are typed, are left alone', () => {
  const { keyboard, fingers, commands } = makeKeyboard();
  for (const foreign of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { target: inside('input') }]) {
    keyboard.onDown(event('g', foreign));
    keyboard.onDown(event('z', foreign));
  }
  assert.equal(fingers.down.calls.length + commands.z.calls.length, 0);
});

test('commands run once however long their key is held', () => {
  const { keyboard, commands } = makeKeyboard();
  keyboard.onDown(event('Z'));
  keyboard.onDown(event('Z', { repeat: true }));
  assert.equal(commands.z.calls.length, 1);
});

test('arrows walk in the field, and press nothing there', () => {
  const { keyboard, tray, fingers } = makeKeyboard();
  keyboard.onDown(event('ArrowRight', { target: inside('.field .well') }));
  assert.deepEqual(tray.walk.calls, [[7, 'ArrowRight']]);
  assert.equal(fingers.down.calls.length, 0);
});

test('Escape puts a picked die down', () => {
  const { keyboard, hand } = makeKeyboard();
  keyboard.onDown(event('Escape'));
  assert.equal(hand.clear.calls.length, 0);
  hand.isPicked = () => true;
  keyboard.onDown(event('Escape'));
  assert.equal(hand.clear.calls.length, 1);
});

test('walking in the field ends at its edges', () => {
  assert.equal(slotBeside(0, 'ArrowRight'), 1);
  assert.equal(slotBeside(5, 'ArrowRight'), null);
  assert.equal(slotBeside(6, 'ArrowLeft'), null);
  assert.equal(slotBeside(17, 'ArrowDown'), 23);
  assert.equal(slotBeside(18, 'ArrowDown'), null);
  assert.equal(slotBeside(5, 'ArrowUp'), null);
  assert.equal(slotBeside(0, 'Tab'), null);
});

test('the light of an LED is its hue and its brightness', () => {
  assert.deepEqual(glow(0, 0, 0), { color: '', lum: 0 });
  assert.deepEqual(glow(255, 0, 0), { color: 'rgb(255 0 0)', lum: 1 });
  assert.equal(glow(10, 0, 0).color, glow(200, 0, 0).color);
  assert.ok(glow(10, 0, 0).lum < glow(60, 0, 0).lum);
  assert.deepEqual(colorsOf(ledOf(`${'00'.repeat(3)}0a14ff`, 1)), [10, 20, 255]);
});

test('a thread has a gap where the line goes on at the other end of the tray', () => {
  const middle = slot => [slot, 0];
  assert.equal(threadPath([0, 1, 7], middle), 'M0 0L1 0L7 0');
  assert.equal(threadPath([23, 0], middle), 'M23 0M0 0');
  assert.equal(threadPath([], middle), '');
});

test('dice in a panel are as large as fits, in few rows', () => {
  assert.equal(dieSize(3, 260, 48, 8), 48);
  assert.equal(dieSize(7, 260, 40, 8), 30);
  for (let count = 1; count < 40; count++) assert.ok(dieSize(count + 1, 260, 40, 8) <= dieSize(count, 260, 40, 8));
  assert.equal(dieSize(200, 100, 40, 8), 16);
});

test('panels stand on the side of their button, and in one strip on small screens', () => {
  const seats = [0, 1, 2, 3, 4, 5].map(number => seat(number));
  const place = (owner, page) => placePanels(seats, owner, page).map(([{ button }, side]) => `${button} ${side}`);
  assert.deepEqual(place(seats[0], { compact: false, beside: false }), [
    '2 left',
    '1 left',
    '3 top',
    '4 right',
    '5 right',
  ]);
  assert.deepEqual(
    place(seats[0], { compact: false, beside: true }).map(words => words.split(' ')[1]),
    Array.from({ length: 5 }, () => 'left'),
  );
  assert.deepEqual(place(null, { compact: true, beside: false })[0], '2 strip');
  assert.equal(place(seats[3], { compact: false, beside: false }).length, 6);
  assert.equal(place(seats[3], { compact: true, beside: false }).length, 5);
  assert.deepEqual([1, 3, 5].map(crowdOf), ['few', 'some', 'many']);
});

test('the display is drawn bit for bit', () => {
  const buffer = new Uint8Array(1024);
  buffer[128 + 5] = 0b10; // the second row of the second page
  const pixels = new Uint8ClampedArray(128 * 64 * 4);
  paint(pixels, buffer);
  const lit = [...pixels.keys()].filter(at => at % 4 === 3 && pixels[at]);
  assert.deepEqual(lit, [(9 * 128 + 5) * 4 + 3]);
  paint(pixels, null);
  assert.equal(
    pixels.some((value, at) => at % 4 === 3 && value),
    false,
  );
});
