// The keyboard: seats 1-6, the four keys by letter or by arrows, and the page's own letters. Held keys are held buttons.
import { KEYS } from './press.js';

const SEATS = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5 };
const LETTERS = { r: KEYS.red, y: KEYS.yellow, g: KEYS.green, b: KEYS.blue };
const OUTSIDE = { Backspace: KEYS.red, ArrowLeft: KEYS.yellow, Enter: KEYS.green, ArrowRight: KEYS.blue };   // only where these keys have no meaning of their own

const inField = element => element.closest?.('.field .well');
const typing = element => element.closest?.('input, select, textarea, dialog[open]');
/** Enter on a focused button is that button's, and arrows in a list that scrolls are the list's. */
const owns = (element, key) => (key === 'Enter' ? element.closest?.('button, a, summary') : false);

export function bindKeyboard({ fingers, tray, hand, commands }) {
  const held = new Map();

  function buttonFor(event) {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key in SEATS) return SEATS[key];
    if (key in LETTERS) return LETTERS[key];
    if (key in OUTSIDE && !inField(event.target) && !owns(event.target, key)) return OUTSIDE[key];
    return null;
  }

  addEventListener('keydown', event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.repeat && event.key === 'Enter' && event.target.closest?.('.hand, .field, .chain')) {
      event.preventDefault();       // a key that is held a little long means what it meant at first
      return;
    }
    const well = inField(event.target);
    if (event.key === 'Escape' && hand.isPicked()) { hand.clear(); hand.focus(); return; }
    if (well && event.key.startsWith('Arrow')) {
      event.preventDefault();
      tray.walk(Number(well.dataset.slot), event.key);
      return;
    }
    const button = buttonFor(event);
    if (button !== null) {
      event.preventDefault();
      if (event.repeat || held.has(event.code)) return;
      held.set(event.code, button);
      fingers.down(button);
      return;
    }
    const command = event.repeat ? null : commands[event.key.toLowerCase()];
    if (command) { event.preventDefault(); command(); }
  });
  addEventListener('keyup', event => {
    if (!held.has(event.code)) return;
    fingers.up(held.get(event.code));
    held.delete(event.code);
  });
  addEventListener('blur', () => held.clear());
}
