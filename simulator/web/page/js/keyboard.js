// The keyboard: seats 1-6, the four keys by letter or arrows, and the page's own letters. Held keys are held buttons.
import { KEYS } from './tray_buttons.js';

const LETTERS = { r: KEYS.red, y: KEYS.yellow, g: KEYS.green, b: KEYS.blue };
// Only where these keys have no meaning of their own.
const OUTSIDE = { Backspace: KEYS.red, ArrowLeft: KEYS.yellow, Enter: KEYS.green, ArrowRight: KEYS.blue };

const findWell = element => element.closest?.('.field .well') ?? null;

/** Return whether keys are for an element: a field, or part of a dialog. A closed one may still hold the focus. */
const isTyping = element =>
  Boolean(element.closest?.('input, select, textarea, dialog[open]')) && !element.closest('dialog:not([open])');

/** Return whether a key belongs to the focused element: Enter on a button or a link. */
const isOwnKey = (element, key) => key === 'Enter' && Boolean(element.closest?.('button, a, summary'));

/** Return whether the key's letter is not Latin, or an input method keeps it to itself. */
const isOtherScript = key => key === 'Process' || (/\P{ASCII}/u.test(key) && !/\p{Script=Latin}/u.test(key));

/**
 * Return what a key means on any keyboard: the digit at its place, whatever is written there; else what is written on
 * it, or the letter at its place where that is in another script.
 */
export function getKeyMeaning({ key, code, shiftKey }) {
  const [, letter, digit] = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(code) ?? [];
  if (digit && key !== '?') return digit;
  if (!letter || !isOtherScript(key)) return key;
  return shiftKey ? letter : letter.toLowerCase();
}

/** Return the button of the tray that a key stands for, or null. */
export function keyToButton(event) {
  const meaning = getKeyMeaning(event);
  const key = meaning.length === 1 ? meaning.toLowerCase() : meaning;
  if (/^[1-6]$/.test(key)) return Number(key) - 1;
  if (Object.hasOwn(LETTERS, key)) return LETTERS[key];
  if (!Object.hasOwn(OUTSIDE, key) || findWell(event.target) || isOwnKey(event.target, key)) return null;
  return OUTSIDE[key];
}

/** Return whether a key is for somebody else: another handler or, with Control, Alt or the like, the browser. */
export const isForeignKey = event => event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;

/** Return whether Enter is held on a die, a slot or an end: it means only what it meant at first. */
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

  /** Move the focus in the field with an arrow key. */
  moveFocus(event) {
    const well = findWell(event.target);
    if (!well || !event.key.startsWith('Arrow')) return false;
    this.tray.moveFocus(Number(well.dataset.slot), event.key);
    return true;
  }

  /** Press the button that the key stands for; none while a match begins: the menus of the tray are in use for that. */
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

  /** Run the page's own command for the key. */
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

/** Listen to the keyboard; `commands` are the page's own, by their letter. Returns what listens. */
export function bindKeyboard(parts) {
  const keyboard = new Keyboard(parts);
  addEventListener('keydown', event => keyboard.onKeyDown(event));
  addEventListener('keyup', event => keyboard.onKeyUp(event));
  addEventListener('blur', () => keyboard.held.clear());
  return keyboard;
}

// Groups that are one stop of the tab key: arrow keys, Home and End move within them.

/** Return where a key leads from place `at` among `count` things; null for a key that leads nowhere. */
export function findNextPlace(key, at, count) {
  const places = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 };
  return Object.hasOwn(places, key) ? Math.max(0, Math.min(count - 1, places[key])) : null;
}

const isVisible = element => element.getClientRects().length > 0;

/**
 * Make the things in `group` that match `query` one stop of the tab key, the thing that had the focus last. Returns a
 * function for whenever the things have changed.
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
