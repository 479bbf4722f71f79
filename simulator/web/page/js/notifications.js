// Notifications: the banner at the top, toasts, effects of moves, and the roll-off.
import { makeDie } from './dice.js';
import { showWords } from './menus/help.js';
import { timers } from './motion/roll_animation.js';
import { findSeatByButton } from './state.js';
import { t } from './texts.js';
import { makeElement } from './dom.js';

// The banner at the top: why the tray cannot be used, or what is wrong with it.

export class Banner {
  constructor(root, table) {
    this.root = root;
    this.table = table;
    const [words, bar] = root.children;
    this.words = words;
    this.bar = /** @type {HTMLProgressElement} */ (bar);
    this.trouble = null; // text key of a problem that does not stop the tray, or of its failed start
  }

  show(words, { inert = false, share = null } = {}) {
    if (this.words.textContent !== words) this.words.textContent = words; // announced once, not with each share
    this.root.hidden = !words;
    this.table.inert = inert;
    this.bar.hidden = share === null;
    this.bar.value = share ?? 0;
  }

  /** The tray is connected or not; `why` is why it refuses this page, or "". */
  setOnline(up, why) {
    if (up) this.show(this.trouble ? t(this.trouble) : '');
    else this.show(why || t('waiting'), { inert: true });
  }

  /** Show the share (0 to 1) of the tray's files that has been loaded. */
  showProgress(share) {
    this.show(t('loading'), { inert: true, share });
  }

  /** Show a problem that does not stop the tray; null ends it. */
  showTrouble(key) {
    this.trouble = key;
    if (!this.table.inert || key) this.show(key ? t(key) : '', { inert: this.table.inert });
  }

  /** Show a final problem: the page cannot be used any more. */
  showEnd(key) {
    this.show(t(key), { inert: true });
  }
}

// Toasts: sentences on refusals that disappear, unless they have a button "why?".

const TOAST_MS = 5000;

/**
 * Return `showToast(words, rule)`, with the rule of a refusal, if any. A tap anywhere, or `showToast.hide()`, hides it.
 */
export function makeToast(toast) {
  let quiet = 0;
  const hide = () => {
    toast.hidden = true;
  };
  document.addEventListener('click', hide, { capture: true });
  function showToast(words, rule) {
    showWords(toast, words, rule);
    toast.hidden = false;
    clearTimeout(quiet);
    if (!toast.querySelector('.rule')) quiet = setTimeout(hide, TOAST_MS);
  }
  return Object.assign(showToast, { hide });
}

// The banner of effects in the middle of the tray. It takes no clicks and delays nothing.

const SHOWN_MS = 1200;
const HURRIED_MS = 500; // at the bots' highest speed, or if another effect is waiting
const MAX_WAITING = 3; // effects that wait: older ones are dropped
const APPEARS = { scale: [0.7, 1], opacity: [0, 1] };
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shake the panel and the button of a seat. */
function shakeSeat(button) {
  const places = document.querySelectorAll(`.seatbtn.s${button + 1}, [data-panel="${button}"]`);
  for (const place of places) place.animate({ translate: ['0', '-4px', '4px', '0'] }, { duration: 160, iterations: 2 });
}

/** Return {add({text, button}), clear()}; `place` is the banner, `speed()` that of the bots. */
export function makeEffects(place, speed, { clock = timers, shakes = shakeSeat } = {}) {
  const waiting = [];
  let timer = 0;
  let isRead = true; // whether the next effect may replace the current one

  function showNext() {
    const found = waiting.shift();
    place.hidden = !found;
    isRead = !found;
    timer = found ? clock.after(HURRIED_MS, onRead) : 0;
    if (found) showEffect(found);
  }
  /** Keep the effect for the rest of its time, unless another waits or the bots have their highest speed. */
  function onRead() {
    isRead = true;
    if (waiting.length || speed() >= 4) showNext();
    else timer = clock.after(SHOWN_MS - HURRIED_MS, showNext);
  }
  function showEffect({ text, button }) {
    place.textContent = text;
    if (prefersReducedMotion()) return;
    place.animate(APPEARS, { duration: 140, easing: 'ease-out' });
    if (button !== null) shakes(button);
  }
  function add(effect) {
    waiting.push(effect);
    waiting.splice(0, waiting.length - MAX_WAITING);
    if (!isRead) return;
    clock.cancel(timer);
    showNext();
  }
  function clear() {
    waiting.length = 0;
    clock.cancel(timer);
    showNext();
  }
  return { add, clear };
}

// The roll-off before a match: the die of each seat tumbles on the tray, and the starter is named.

const MAX_ABREAST = 4;

function makeItem(button, face, { starts, match }) {
  const item = makeElement('li');
  item.classList.toggle('starts', button === starts);
  const badge = makeElement('b', button + 1, { className: 'badge' });
  const name = makeElement('span', findSeatByButton(match, button)?.name ?? '');
  const die = makeDie(face, { id: button });
  die.dataset.id = `off-${button}`; // not a die of the match
  item.append(die, badge, name);
  return item;
}

/** Return `show(rolloff, match)`; `place` is its element, `roll(dice)` animates dice. */
export function makeRollOff(place, roll) {
  const list = place.querySelector('ol');
  let shown = '';

  return function show(rolloff, match) {
    const key = rolloff && match ? JSON.stringify(rolloff) : '';
    place.hidden = !key;
    if (key === shown) return;
    shown = key;
    if (!key) return;
    place.querySelector('b').textContent = rolloff.words;
    place.querySelector('small').textContent = rolloff.talk;
    list.replaceChildren(
      ...rolloff.dice.map(([button, face]) => makeItem(button, face, { starts: rolloff.starts, match })),
    );
    list.style.setProperty('--columns', String(rolloff.dice.length > MAX_ABREAST ? 3 : rolloff.dice.length));
    roll([...list.querySelectorAll('.die')]);
  };
}
