// One well of the tray: the die in it, and the signs above it.
import { makeDie } from '../dice.js';
import { make, markup } from '../write.js';
import { t } from '../texts.js';
import { parseFace } from '../words.js';

const CROSS = markup`<svg viewBox="0 0 12 12"><path d="m2.5 2.5 7 7m0-7-7 7"/></svg>`;
const REJECTED = 98; // the id of a die that is shown where it was refused

/** Return the declared color of a wild as a sign below it. */
function declaration(declared) {
  const pip = markup`<svg class="${declared}"><use href="#p-${declared}"/></svg>`;
  return make(markup`<b class="decl" aria-hidden="true">${pip}${t(`letter-${declared}`)}</b>`);
}

function fill(well, slot, die, pending) {
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
  if (declared) well.append(declaration(declared));
}

function refuse(well, refused) {
  well.classList.toggle('refused', Boolean(refused));
  const old = well.querySelector('.cross');
  if (Boolean(old) === Boolean(refused)) return;
  old?.remove();
  if (refused) well.append(make(markup`<b class="cross" aria-hidden="true">${CROSS}</b>`));
}

function sign(well, mark) {
  const old = well.querySelector('.todo');
  if ((old?.textContent ?? '') === mark) return;
  old?.remove();
  if (mark) well.append(make(markup`<b class="todo" aria-hidden="true">${mark}</b>`));
}

function blind(well, masked) {
  const old = well.querySelector('.blind');
  if (Boolean(old) === masked) return;
  old?.remove();
  if (masked) well.append(make(markup`<i class="blind" aria-hidden="true">${CROSS}</i>`));
}

/** Draw a well: `lying` and `pending` are dice, `refused` is {face}; each may be missing. */
export function showWell(well, slot, { lying, pending, refused, todo, masked, name }) {
  const rejected = refused?.face ? { id: REJECTED, face: refused.face } : null;
  fill(well, slot, lying ?? pending ?? rejected, !lying);
  well.classList.toggle('full', Boolean(lying));
  refuse(well, refused);
  sign(well, todo);
  blind(well, masked);
  well.setAttribute('aria-label', name);
}
