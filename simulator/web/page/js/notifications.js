// What the page tells beside the match: the line at the top, sentences that disappear, what happens to somebody, and
// the roll-off.
import { makeDie } from './dice.js';
import { showWords } from './menus/help.js';
import { timers } from './motion/roll_animation.js';
import { findSeatByButton } from './state.js';
import { t } from './texts.js';
import { makeElement } from './dom.js';

// The line at the top: what keeps the tray from being played on, or what somebody should know of it.

export class Banner {
  constructor(root, table) {
    this.root = root;
    this.table = table;
    const [words, bar] = root.children;
    this.words = words;
    this.bar = /** @type {HTMLProgressElement} */ (bar);
    this.trouble = null; // key of a text about a tray that can be played on, or that does not start
  }

  show(words, { inert = false, share = null } = {}) {
    if (this.words.textContent !== words) this.words.textContent = words; // said once, not with each share
    this.root.hidden = !words;
    this.table.inert = inert;
    this.bar.hidden = share === null;
    this.bar.value = share ?? 0;
  }

  /** The tray is reached, or not: `why` it refuses this page, or nothing. */
  setOnline(up, why) {
    if (up) this.show(this.trouble ? t(this.trouble) : '');
    else this.show(why || t('waiting'), { inert: true });
  }

  /** This share (0 to 1) of what the tray needs has been loaded. */
  showProgress(share) {
    this.show(t('loading'), { inert: true, share });
  }

  /** The tray can be played on, but something is wrong with it; null: no more. */
  showTrouble(key) {
    this.trouble = key;
    if (!this.table.inert || key) this.show(key ? t(key) : '', { inert: this.table.inert });
  }

  /** Nothing can be done here any more. */
  showEnd(key) {
    this.show(t(key), { inert: true });
  }
}

// A sentence that disappears by itself: what was refused, and why. One that can be asked "why?" stays.

const TOAST_MS = 5000;

/**
 * Return `showToast(words, rule)`: the rule by which something was refused, if any. A tap anywhere closes the toast,
 * and so does `hide()`, for when something else is asked.
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

// The banner in the middle of the tray: what happens to somebody, for a moment. It takes no clicks and delays nothing.

const SHOWN_MS = 1200;
const HURRIED_MS = 500; // at the bots' highest speed, and where something else happens
const MOST = 3; // that wait: what is older has been overtaken
const APPEARS = { scale: [0.7, 1], opacity: [0, 1] };
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Let the panel and the button of a seat shake. */
function shakeSeat(button) {
  const places = document.querySelectorAll(`.seatbtn.s${button + 1}, [data-panel="${button}"]`);
  for (const place of places) place.animate({ translate: ['0', '-4px', '4px', '0'] }, { duration: 160, iterations: 2 });
}

/** Return `add({text, button})`, which shows it in `place`, and `clear()`; `speed()` is that of the bots. */
export function makeEffects(place, speed, { clock = timers, shakes = shakeSeat } = {}) {
  const waiting = [];
  let timer = 0;
  let isRead = true; // whether the next one may take the place of what is shown

  function showNext() {
    const found = waiting.shift();
    place.hidden = !found;
    isRead = !found;
    timer = found ? clock.after(HURRIED_MS, onRead) : 0;
    if (found) showEffect(found);
  }
  /** Let what is shown stay for its time, unless something else has happened since or the bots are at their fastest. */
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
    waiting.splice(0, waiting.length - MOST);
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

// The roll-off before a match: the die of each seat tumbles on the tray, and who begins is named.

const MOST_ABREAST = 4;

function makeItem(button, face, { starts, match }) {
  const item = makeElement('li');
  item.classList.toggle('starts', button === starts);
  const badge = makeElement('b', button + 1, { className: 'badge' });
  const name = makeElement('span', findSeatByButton(match, button)?.name ?? '');
  const die = makeDie(face, { id: button });
  die.dataset.id = `off-${button}`; // it is none of the match
  item.append(die, badge, name);
  return item;
}

/** Return `show(rolloff, match)`, which shows it in `place`; `roll(dice)` lets dice tumble. */
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
    list.style.setProperty('--columns', String(rolloff.dice.length > MOST_ABREAST ? 3 : rolloff.dice.length));
    roll([...list.querySelectorAll('.die')]);
  };
}
