// The tray itself: 24 wells and their light, buttons, plug. The light is what the LED frames say and nothing else.
import { KEYS, bindButton } from '../press.js';
import { makeDie } from '../dice.js';
import { t } from '../texts.js';
import { parseFace } from '../words.js';

const SLOTS = 24, GAMMA = 1 / 2.2, EXPOSURE = 1.5;   // the eye opens to the tray's usual brightness
const CROSS = '<svg viewBox="0 0 12 12"><path d="m2.5 2.5 7 7m0-7-7 7"/></svg>';

/** One LED of a frame as the eye sees it: {color, lum}; lum 0 to 1. */
function glow(r, g, b) {
  const peak = Math.max(r, g, b);
  if (!peak) return { color: '', lum: 0 };
  const seen = [r, g, b].map(part => Math.round(255 * (part / peak) ** GAMMA));
  return { color: `rgb(${seen.join(' ')})`, lum: Math.min(1, Math.round((peak / 255) ** GAMMA * EXPOSURE * 1000) / 1000) };
}

export function makeTray(root, fingers, onSlot) {
  const field = root.querySelector('.field'), wells = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const well = document.createElement('button');
    well.className = 'well';
    well.dataset.slot = slot;
    well.dataset.home = `slot ${slot}`;
    well.tabIndex = slot ? -1 : 0;
    well.innerHTML = `<i class="hit"></i><i class="chip"></i><i class="no">${slot}</i>`;
    well.addEventListener('click', event => onSlot(slot, event.detail));
    well.addEventListener('focus', () => rove(slot));
    wells.push(well);
    if (slot === 3) field.insertAdjacentHTML('beforeend', '<i class="divider" aria-hidden="true"></i>');
    field.append(well);
  }
  for (const [color, button] of Object.entries(KEYS)) bindButton(root.querySelector(`.key.${color[0]}`), button, fingers);
  const seatButtons = [0, 1, 2, 3, 4, 5].map(button => {
    const element = root.querySelector(`.s${button + 1}`);
    bindButton(element, button, fingers);
    return element;
  });

  // one tab stop for the whole field; arrows walk in it
  function rove(slot) {
    wells.forEach((well, other) => { well.tabIndex = other === slot ? 0 : -1; });
  }

  const seen = new Array(SLOTS).fill('');
  function light(hex, lit) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const part = lit ? hex.slice(slot * 6, slot * 6 + 6) : '000000';
      if (seen[slot] === part) continue;
      seen[slot] = part;
      const { color, lum } = glow(parseInt(part.slice(0, 2), 16), parseInt(part.slice(2, 4), 16), parseInt(part.slice(4, 6), 16));
      const { style } = wells[slot];
      if (color) style.setProperty('--led', color);
      style.setProperty('--lum', lum);
      wells[slot].classList.toggle('lit', lum > .02);
    }
  }

  function fill(well, slot, die, pending) {
    const old = well.querySelector('.die'), key = die ? `${die.id} ${die.face} ${pending}` : '';
    if ((well.dataset.holds ?? '') === key) return;
    well.dataset.holds = key;
    old?.remove();
    well.querySelector('.decl')?.remove();
    if (!die) return;
    const drawn = makeDie(die.face, { id: die.id, place: slot, lit: true });
    drawn.classList.toggle('pending', pending);
    well.append(drawn);
    const { declared } = parseFace(die.face);
    if (declared) well.insertAdjacentHTML('beforeend', `<b class="decl" aria-hidden="true"><svg class="${declared}"><use href="#p-${declared}"/></svg>${t(`letter-${declared}`)}</b>`);
  }

  function refuse(well, refused) {
    well.classList.toggle('refused', Boolean(refused));
    const old = well.querySelector('.why');
    if (!refused) { old?.remove(); return; }
    if (old?.dataset.rule === refused.rule) return;
    old?.remove();
    const tag = document.createElement('b');
    tag.className = 'why';
    tag.dataset.rule = refused.rule;
    tag.setAttribute('aria-hidden', 'true');
    tag.innerHTML = CROSS;
    tag.append(refused.rule);
    well.append(tag);
  }

  function sign(well, mark) {
    const old = well.querySelector('.todo');
    if ((old?.textContent ?? '') === mark) return;
    old?.remove();
    if (mark) well.insertAdjacentHTML('beforeend', `<b class="todo" aria-hidden="true">${mark}</b>`);
  }

  function blind(well, masked) {
    const old = well.querySelector('.blind');
    if (Boolean(old) === masked) return;
    old?.remove();
    if (masked) well.insertAdjacentHTML('beforeend', `<i class="blind" aria-hidden="true">${CROSS}</i>`);
  }

  /** Dice and marks: `dice` by slot, what was `refusal` ({slot, face, rule}) or null, `pending` a die on its way ({slot, id, face}); `name(slot, die)` says what a slot is, `todo(slot)` the sign of what is to be done there, or "", `masked(slot)` whether no sensor sees what lies there. */
  function show(dice, refusal, pending, name, todo, masked = () => false) {
    wells.forEach((well, slot) => {
      const refused = refusal?.slot === slot ? refusal : null, lying = dice[slot];
      const waiting = !lying && pending?.slot === slot ? pending : null;
      const rejected = !lying && refused?.face ? { id: 98, face: refused.face } : null;
      fill(well, slot, lying ?? waiting ?? rejected, !lying);
      well.classList.toggle('full', Boolean(lying));
      refuse(well, refused);
      sign(well, todo(slot));
      blind(well, masked(slot));
      well.setAttribute('aria-label', name(slot, lying));
    });
  }

  function showButtons(match, down) {
    seatButtons.forEach((element, button) => {
      const seat = match?.seats.find(other => other.button === button), turn = seat && match.turn === seat.seat;
      element.classList.toggle('in', Boolean(seat));
      element.classList.toggle('turn', Boolean(turn) && !match.over);
      element.setAttribute('aria-label', match?.said.buttons[button] ?? t('seat-button-free', button + 1));
      element.classList.toggle('down', down.includes(button));
    });
    for (const [color, button] of Object.entries(KEYS)) root.querySelector(`.key.${color[0]}`).classList.toggle('down', down.includes(button));
  }

  const fits = slots => wells.forEach((well, slot) => well.classList.toggle('fits', slots.includes(slot)));
  const focus = slot => wells[slot].focus();

  /** Steps the focus in the field; returns false at its edge. */
  function walk(slot, key) {
    const row = Math.floor(slot / 6), column = slot % 6;
    const next = { ArrowLeft: column > 0 && slot - 1, ArrowRight: column < 5 && slot + 1, ArrowUp: row > 0 && slot - 6, ArrowDown: row < 3 && slot + 6 }[key];
    if (next === false || next === undefined) return false;
    focus(next);
    return true;
  }

  return { light, show, showButtons, fits, focus, walk };
}
