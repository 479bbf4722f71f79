// The tray: 24 wells, the light below and beside each, buttons. Its light is that of the LED frames.
import { bindButton, KEYS } from '../tray_buttons.js';
import { SEAT_BUTTONS } from '../state.js';
import { t } from '../texts.js';
import { parseLed, computeGlow, getLed, findNeighbor, SLOTS, makeThreadPath } from './slot_geometry.js';
import { makeDie } from '../dice.js';
import { setMarkup, render, markup, setText } from '../dom.js';
import { parseFace } from '../face_names.js';

const LIT = 0.02; // from this brightness a well is lit

export class Tray {
  constructor(root, trayButtons, onSlot) {
    this.root = root;
    this.wells = [...root.querySelectorAll('.well')];
    this.lamps = [...this.wells, ...root.querySelectorAll('.hit')]; // below the slots, then beside them
    this.seen = this.lamps.map(() => null); // the LED that each shows
    this.wells.forEach((well, slot) => {
      well.addEventListener('click', event => onSlot(slot, event.detail));
      well.addEventListener('focus', () => this.setTabStop(slot));
    });
    this.keys = Object.entries(KEYS).map(([color, button]) => [button, root.querySelector(`.key.${color[0]}`)]);
    this.seatButtons = SEAT_BUTTONS.map(button => [button, root.querySelector(`.s${button + 1}`)]);
    for (const [button, element] of [...this.keys, ...this.seatButtons]) bindButton(element, button, trayButtons);
  }

  /** Make a slot the field's tab stop; arrow keys move within the field. */
  setTabStop(slot) {
    this.wells.forEach((well, other) => {
      well.tabIndex = other === slot ? 0 : -1;
    });
  }

  /** Show a frame of the LEDs: 24 times "rrggbb", twice that on a tray with LEDs beside its slots. */
  showLeds(frame, lit) {
    this.lamps.forEach((lamp, at) => {
      const led = lit ? getLed(frame, at) : '';
      if (this.seen[at] === led) return;
      this.seen[at] = led;
      const { color, lum } = computeGlow(...parseLed(led));
      if (color) lamp.style.setProperty('--led', color);
      lamp.style.setProperty('--lum', lum);
      lamp.classList.toggle('lit', lum > LIT);
    });
  }

  /**
   * Show dice and marks. `dice` by slot; `refused` is {slot, face}, `pending` a die on its way {slot, id, face}, each
   * or null; `name(slot, die)` names a slot; `todo(slot)` is the sign of its task, or ""; `masked(slot)` is whether no
   * sensor sees its die.
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

  /** Highlight the slots where a die may go. */
  highlightSlots(slots) {
    this.wells.forEach((well, slot) => well.classList.toggle('fits', slots.includes(slot)));
  }

  focus(slot) {
    this.wells[slot].focus();
  }

  /** Move the focus by an arrow key; not beyond the edge. */
  moveFocus(slot, key) {
    const next = findNeighbor(slot, key);
    if (next !== null) this.focus(next);
  }
}

// One well of the tray: its die and its signs.

const CROSS = markup`<svg viewBox="0 0 12 12"><path d="m2.5 2.5 7 7m0-7-7 7"/></svg>`;
const REJECTED = 98; // the id of a refused die

/** Return the sign of a wild's declared color. */
function makeDeclaration(declared) {
  const pip = markup`<svg class="${declared}"><use href="#p-${declared}"/></svg>`;
  return render(markup`<b class="decl" aria-hidden="true">${pip}${t(`letter-${declared}`)}</b>`);
}

function fillWell(well, slot, die, pending) {
  const key = die ? `${die.id} ${die.face} ${pending}` : '';
  if ((well.dataset.holds ?? '') === key) return;
  well.dataset.holds = key;
  well.querySelector('.die')?.remove();
  well.querySelector('.decl')?.remove();
  if (!die) return;
  const drawn = makeDie(die.face, { id: die.id, place: slot, lit: true });
  drawn.classList.toggle('pending', pending);
  well.append(drawn);
  const { declared } = parseFace(die.face);
  if (declared) well.append(makeDeclaration(declared));
}

/** Show a sign above a well: a text, markup, or nothing. */
function showSign(well, kind, sign) {
  const text = typeof sign === 'string' ? sign : '';
  const old = well.querySelector(`.${kind}`);
  if (Boolean(old) === Boolean(sign) && (old?.textContent ?? '') === text) return;
  old?.remove();
  if (sign) well.append(render(markup`<b class="${kind}" aria-hidden="true">${sign}</b>`));
}

/** Draw a well: `lying` and `pending` are dice, `refused` is {face}; each may be missing. */
function showWell(well, slot, { lying, pending, refused, todo, masked, name }) {
  const rejected = refused?.face ? { id: REJECTED, face: refused.face } : null;
  fillWell(well, slot, lying ?? pending ?? rejected, !lying);
  well.classList.toggle('full', Boolean(lying));
  well.classList.toggle('refused', Boolean(refused));
  showSign(well, 'cross', refused && CROSS);
  showSign(well, 'todo', todo);
  showSign(well, 'blind', masked && CROSS);
  well.setAttribute('aria-label', name);
}

// Marks on the wells: tags of dice (the end of a line, dice to roll), boxes, and a thread.

function makeBox({ box, points, used, can, none }) {
  const kinds = [used && ' used', can && ' can', none && ' none'];
  return render(markup`<span class="box${kinds}"><b>${points}</b><i>${box}</i></span>`);
}

function makeTag({ tag, on, advised }) {
  return render(markup`<b class="note${on && ' on'}${advised && ' advised'}">${tag}</b>`);
}

export function makeSlotMarks(field) {
  const wells = [...field.querySelectorAll('.well')];
  const thread = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  thread.setAttribute('class', 'thread');
  thread.setAttribute('aria-hidden', 'true');
  field.append(thread);
  let drawn = '';

  const getMiddle = slot => [
    wells[slot].offsetLeft + wells[slot].offsetWidth / 2,
    wells[slot].offsetTop + wells[slot].offsetHeight / 2,
  ];
  /** Draw the thread through slots, without a line from the tray's last slot to its first. */
  function drawThread(way) {
    const key = JSON.stringify([way, field.offsetWidth]);
    if (key === drawn) return;
    drawn = key;
    field.classList.toggle('threaded', way.length > 0);
    setMarkup(thread, markup`${way.length > 0 && markup`<path d="${makeThreadPath(way, getMiddle)}"/>`}`);
  }

  /**
   * Show `marks` by slot ({tag, on, advised} or {box, points, used, can, none}) and a thread through the slots `way`.
   */
  return function show(marks, way) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const mark = marks[slot];
      const key = mark ? JSON.stringify(mark) : '';
      const well = wells[slot];
      if ((well.dataset.mark ?? '') === key) continue;
      well.dataset.mark = key;
      well.querySelector('.box, .note')?.remove();
      if (!mark) continue;
      well.append(mark.box ? makeBox(mark) : makeTag(mark));
      well.lastChild.setAttribute('aria-hidden', 'true');
    }
    drawThread(way);
  };
}

// The tray's display, 128 x 64 bits; CSS makes each bit a whole number of pixels.

const WIDTH = 128;
const HEIGHT = 64;
const ON = [0xd9, 0xf1, 0xff];

/** Set the pixels (red, green, blue, opacity) of the bits in `buffer`: pages of 8 rows, the low bit on top. */
export function paintDisplay(pixels, buffer) {
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const bit = buffer ? (buffer[(y >> 3) * WIDTH + x] >> (y & 7)) & 1 : 0;
      const at = (y * WIDTH + x) * 4;
      [pixels[at], pixels[at + 1], pixels[at + 2]] = ON;
      pixels[at + 3] = bit * 255;
    }
  }
}

export function makeDisplay(root) {
  const canvas = root.querySelector('canvas');
  const spoken = root.querySelector('.sr');
  const context = canvas.getContext('2d');
  const image = context.createImageData(WIDTH, HEIGHT);
  let said = '';
  let timer = 0;

  /**
   * Show `buffer` in the display controller's format (pages of 8 rows, low bit on top), null without power. `text` is
   * its text, `name` its label.
   */
  return function show(buffer, text, name) {
    paintDisplay(image.data, buffer);
    context.putImageData(image, 0, 0);
    const label = buffer ? name : t('display-off.label');
    if (label === said) return;
    said = label;
    canvas.setAttribute('aria-label', label);
    // A screen reader reads a screen once it stands still, not every step of a cursor.
    clearTimeout(timer);
    timer = setTimeout(() => setText(spoken, buffer ? text : t('display-off')), 250);
  };
}
