// The ten buttons of the tray, pressed and released by pointer, by keyboard or by a screen reader's click.

import { state } from './state.js';

/** The four colored keys. The seats' buttons are 0 to 5. */
export const KEYS = /** @type {const} */ ({ red: 6, yellow: 7, green: 8, blue: 9 });
const APART_MS = 40; // between two changes of one button, so that the tray's debouncing sees both

/**
 * Return the tray's buttons. Presses keep their order; none is lost.
 * @type {(send: Send) => TrayButtons}
 */
export function makeTrayButtons(send) {
  const held = new Set(/** @type {number[]} */ ([]));
  const lastSent = new Map();
  const waiting = /** @type {[number, boolean, number][]} */ ([]);
  let timer = 0;

  function flush() {
    timer = 0;
    while (waiting.length) {
      const [button, down, question] = waiting[0];
      const rest = (lastSent.get(button) ?? -Infinity) + APART_MS - performance.now();
      if (rest > 0) {
        timer = setTimeout(flush, rest);
        return;
      }
      waiting.shift();
      lastSent.set(button, performance.now());
      send({ do: 'button', button, down, question });
    }
  }
  function setButton(/** @type {number} */ button, /** @type {boolean} */ down) {
    if (held.has(button) === down) return;
    if (down) held.add(button);
    else held.delete(button);
    waiting.push([button, down, state.question]);
    if (!timer) flush();
  }

  /** @type {TrayButtons} */
  const trayButtons = {
    press: button => setButton(button, true),
    release: button => setButton(button, false),
    tap: button => [true, false].forEach(down => setButton(button, down)),
    releaseAll: () => [...held].forEach(trayButtons.release),
  };
  addEventListener('blur', trayButtons.releaseAll);
  addEventListener('pagehide', trayButtons.releaseAll);
  return trayButtons;
}

/**
 * Make an element press one of the tray's buttons.
 * @type {(element: HTMLElement, button: number, trayButtons: TrayButtons) => void}
 */
export function bindButton(element, button, trayButtons) {
  let byPointer = false;
  element.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    byPointer = true;
    element.setPointerCapture(event.pointerId);
    trayButtons.press(button);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'])
    element.addEventListener(end, () => trayButtons.release(button));
  element.addEventListener('keydown', event => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) trayButtons.press(button);
  });
  element.addEventListener('keyup', event => {
    if (event.key === ' ' || event.key === 'Enter') trayButtons.release(button);
  });
  element.addEventListener('click', () => {
    // assistive tools click without pointer or key
    if (!byPointer) trayButtons.tap(button);
    byPointer = false;
  });
  element.addEventListener('contextmenu', event => event.preventDefault());
}
