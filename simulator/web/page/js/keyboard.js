// The keyboard: digits are seats 1-6, letters or arrows the four keys, other letters commands of the page. A held key
// is a held button.
import { KEYS } from './tray_buttons.js';

const LETTERS = { r: KEYS.red, y: KEYS.yellow, g: KEYS.green, b: KEYS.blue };
// Only where these keys have no meaning of their own.
const OUTSIDE = { Backspace: KEYS.red, ArrowLeft: KEYS.yellow, Enter: KEYS.green, ArrowRight: KEYS.blue };

const findWell = element => element.closest?.('.field .well') ?? null;

/** Return whether keys are input for an element: a field, or part of a dialog. A closed dialog may keep the focus. */
const isTyping = element =>
  Boolean(element.closest?.('input, select, textarea, dialog[open]')) && !element.closest('dialog:not([open])');

/** Return whether a key belongs to the focused element: Enter on a button or a link. */
const isOwnKey = (element, key) => key === 'Enter' && Boolean(element.closest?.('button, a, summary'));

/** Return whether the key's letter is not Latin, or an input method takes it. */
const isOtherScript = key => key === 'Process' || (/\P{ASCII}/u.test(key) && !/\p{Script=Latin}/u.test(key));

/**
 * Return the meaning of a key on any keyboard: the digit at its position, whatever its label; else its label, or the
 * letter at its position if the label is in another script.
 */
export function getKeyMeaning({ key, code, shiftKey }) {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(code) ?? [];
  if (digit && key !== '?') return digit;
  if (!letter || !isOtherScript(key)) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

/** Return the tray's button of a key event, or null. */
export function keyToButton(event) {
  const meaning = getKeyMeaning(event);
  const key = meaning.length === 1 ? meaning.toLowerCase() : meaning;
  if (/^[1-6]$/.test(key)) return Number(key) - 1;
  if (Object.hasOwn(LETTERS, key)) return LETTERS[key];
  if (!Object.hasOwn(OUTSIDE, key) || findWell(event.target) || isOwnKey(event.target, key)) return null;
  return OUTSIDE[key];
}

/** Return whether another handler has handled a key, or the browser will (with Control, Alt or the like). */
export const isForeignKey = event => event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;

/** Return whether Enter is held down on a die, a slot or an end: only its first event counts. */
const isHeldEnter = event =>
  event.repeat && event.key === 'Enter' && Boolean(event.target.closest?.('.hand, .field, .chain'));

class Keyboard {
  constructor({ trayButtons, tray, hand, commands, requests }) {
    this.trayButtons = trayButtons;
    this.tray = tray;
    this.hand = hand;
    this.commands = commands;
    this.requests = requests;
    this.held = new Map(); // key code -> button
  }

  onKeyDown(event) {
    if (isForeignKey(event) || isTyping(event.target)) return;
    if (event.key === 'Escape' && this.hand.isPicked()) {
      this.hand.clearPicked();
      this.hand.focus();
    } else if (isHeldEnter(event) || this.moveFocus(event) || this.pressButton(event) || this.runCommand(event)) {
      event.preventDefault();
    }
  }

  /** Move the focus between slots with an arrow key. */
  moveFocus(event) {
    const well = findWell(event.target);
    if (!well || !event.key.startsWith('Arrow')) return false;
    this.tray.moveFocus(Number(well.dataset.slot), event.key);
    return true;
  }

  /** Press the key's button; not while a match begins, which uses the tray's menus. */
  pressButton(event) {
    const button = keyToButton(event);
    if (button === null) return false;
    if (this.requests.isStartingMatch()) return true;
    if (!event.repeat && !this.held.has(event.code)) {
      this.held.set(event.code, button);
      this.trayButtons.press(button);
    }
    return true;
  }

  /** Run the page's command of the key. */
  runCommand(event) {
    const meaning = getKeyMeaning(event);
    const shifted = event.shiftKey ? meaning : '';
    const key = Object.hasOwn(this.commands, shifted) ? shifted : meaning.toLowerCase();
    if (event.repeat || !Object.hasOwn(this.commands, key)) return false;
    this.commands[key]();
    return true;
  }

  onKeyUp(event) {
    if (!this.held.has(event.code)) return;
    this.trayButtons.release(this.held.get(event.code));
    this.held.delete(event.code);
  }
}

/** Listen to the keyboard; `commands` are the page's, by letter. Return the keyboard. */
export function bindKeyboard(parts) {
  const keyboard = new Keyboard(parts);
  addEventListener('keydown', event => keyboard.onKeyDown(event));
  addEventListener('keyup', event => keyboard.onKeyUp(event));
  addEventListener('blur', () => keyboard.held.clear());
  return keyboard;
}

// Roving tabindex: a group is one tab stop; arrow keys, Home and End move within it.

/** Return the place to which a key moves from place `at` of `count`; null for other keys. */
export function findNextPlace(key, at, count) {
  const places = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 };
  return Object.hasOwn(places, key) ? Math.max(0, Math.min(count - 1, places[key])) : null;
}

const isVisible = element => element.getClientRects().length > 0;

/**
 * Make the elements of `group` that match `query` one tab stop, the element that had the focus last. Return a function
 * to be called when the elements have changed.
 */
export function makeRovingTabindex(group, query) {
  let stop = null;

  function updateStop() {
    const things = [...group.querySelectorAll(query)];
    if (!things.includes(stop) || !isVisible(stop)) stop = things.find(isVisible) ?? null;
    for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1;
  }

  group.addEventListener('focusin', event => {
    const thing = event.target.closest(query);
    if (!thing) return;
    stop = thing;
    updateStop();
  });
  group.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest(query)) return;
    const things = [...group.querySelectorAll(query)].filter(isVisible);
    const place = findNextPlace(event.key, things.indexOf(event.target.closest(query)), things.length);
    if (place === null) return;
    event.preventDefault();
    things[place].focus();
  });
  updateStop();
  return updateStop;
}
