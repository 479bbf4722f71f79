// The tray itself: 24 wells, the light below and beside each, buttons. Its light comes from the LED frames alone.
import { KEYS, bindButton } from '../press.js';
import { t } from '../texts.js';
import { colorsOf, glow, ledOf, slotBeside } from './field.js';
import { showWell } from './wells.js';

const LIT = 0.02; // from this brightness on a well counts as lit
const SEAT_BUTTONS = [0, 1, 2, 3, 4, 5];

class Tray {
  constructor(root, fingers, onSlot) {
    this.root = root;
    this.wells = [...root.querySelectorAll('.well')];
    this.lamps = [...this.wells, ...root.querySelectorAll('.hit')]; // below the slots, then beside them
    this.seen = this.lamps.map(() => null); // the LED that each shows
    this.wells.forEach((well, slot) => {
      well.addEventListener('click', event => onSlot(slot, event.detail));
      well.addEventListener('focus', () => this.rove(slot));
    });
    this.keys = Object.entries(KEYS).map(([color, button]) => [button, root.querySelector(`.key.${color[0]}`)]);
    this.seatButtons = SEAT_BUTTONS.map(button => [button, root.querySelector(`.s${button + 1}`)]);
    for (const [button, element] of [...this.keys, ...this.seatButtons]) bindButton(element, button, fingers);
  }

  /** The field is one stop of the tab key; arrow keys move within it. */
  rove(slot) {
    this.wells.forEach((well, other) => {
      well.tabIndex = other === slot ? 0 : -1;
    });
  }

  /** Show a frame of the LEDs: 24 times "rrggbb", and once more where a tray has LEDs beside its slots. */
  light(frame, lit) {
    this.lamps.forEach((lamp, at) => {
      const led = lit ? ledOf(frame, at) : '';
      if (this.seen[at] === led) return;
      this.seen[at] = led;
      const { color, lum } = glow(...colorsOf(led));
      if (color) lamp.style.setProperty('--led', color);
      lamp.style.setProperty('--lum', lum);
      lamp.classList.toggle('lit', lum > LIT);
    });
  }

  /**
   * Show dice and marks. `dice` by slot; `refused` is {slot, face}, `pending` a die on its way {slot, id, face},
   * each or null; `name(slot, die)` names a slot, `todo(slot)` is the sign of what is to be done there, or "";
   * `masked(slot)` tells whether no sensor sees the die there.
   */
  show({ dice, refused, pending, name, todo, masked }) {
    this.wells.forEach((well, slot) => {
      const lying = dice[slot];
      showWell(well, slot, {
        lying,
        pending: pending?.slot === slot ? pending : null,
        refused: refused?.slot === slot ? refused : null,
        todo: todo(slot),
        masked: masked(slot),
        name: name(slot, lying),
      });
    });
  }

  showButtons(match, down) {
    for (const [button, element] of this.seatButtons) {
      const seat = match?.seats.find(other => other.button === button);
      element.classList.toggle('in', Boolean(seat));
      element.classList.toggle('turn', Boolean(seat) && match.turn === seat.seat && !match.over);
      element.setAttribute('aria-label', match?.said.buttons[button] ?? t('seat-button-free', button + 1));
    }
    for (const [button, element] of [...this.keys, ...this.seatButtons]) {
      element.classList.toggle('down', down.includes(button));
    }
  }

  /** Outline the slots where a die may go. */
  fits(slots) {
    this.wells.forEach((well, slot) => well.classList.toggle('fits', slots.includes(slot)));
  }

  focus(slot) {
    this.wells[slot].focus();
  }

  /** Move the focus by an arrow key; at the edge of the field it stays. */
  walk(slot, key) {
    const next = slotBeside(slot, key);
    if (next !== null) this.focus(next);
  }
}

export const makeTray = (root, fingers, onSlot) => new Tray(root, fingers, onSlot);
