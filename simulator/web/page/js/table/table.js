// All that the pages share which show a match: the live page, the page that follows a tray, and that of a record.
import { installSprite } from '../dice.js';
import { Counting, makeWinner } from '../ending.js';
import { gameOf, slotName } from '../games/modules.js';
import { fill, markup, one } from '../write.js';
import { isStill, stage, withFlights } from '../motion/fly.js';
import { Tumble } from '../motion/tumble.js';
import { t } from '../texts.js';
import { makeDisplay, makeMarks, Tray } from './tray.js';
import { Hand } from './hand.js';
import { makeRing, Seats } from './seats.js';
import { makeScore } from './score.js';

const MARK = markup`<svg class="mark" viewBox="0 0 31.2 19" aria-hidden="true"><use href="#mark"/></svg>`;

/** Fingers of a page that only looks on. */
const NO_FINGERS = { down() {}, up() {}, tap() {}, releaseAll() {} };

export class Table {
  /** @param {TableParts} parts */
  constructor({ fingers = NO_FINGERS, send = () => 0, waits = () => false, redraw = () => {}, knock } = {}) {
    installSprite();
    for (const place of document.querySelectorAll('[data-mark]')) fill(place, MARK);
    this.root = one('.table');
    this.field = one('.field');
    this.bag = one('.bag');
    this.tumble = new Tumble({ stage, isStill, knock });
    this.tray = new Tray(one('.tray'), fingers, (slot, clicks) => this.hand.choice.onSlot(slot, clicks));
    this.beside = makeBeside(one('.chain'), place => this.hand.choice.onPlace(place));
    this.hand = new Hand(one('.hand'), { tray: this.tray, beside: this.beside, fingers, send, waits, redraw });
    this.display = makeDisplay(one('.oled'));
    this.seats = new Seats(document);
    this.showMarks = makeMarks(this.field);
    this.showScore = makeScore(one('.score'), this.bag);
    this.counting = new Counting(() => redraw(false));
    this.showRing = makeRing(one('.ring'), one('.tray'));
    this.showWinner = makeWinner(one('.winner'), one('.shower'));
  }

  /**
   * Draw a match, or the empty table where there is none. `lying` are dice by slot, `down` the buttons that are held,
   * `asked` what the tray asks now, `speed` that of bots; `onItsWay()` is called once the hand is drawn. For the
   * rest see `Tray.show`.
   * @param {Match | null} match
   * @param {TableView} view
   */
  show(match, view) {
    const { lying, asked = null, refused = null, down = [], speed = 1 } = view;
    const { onItsWay = () => null, todo = () => '', masked = () => false } = view;
    const game = gameOf(match);
    this.root.dataset.view = match ? 'match' : 'start';
    for (const { dataset } of [this.root, document.documentElement]) dataset.game = match?.game ?? '';
    this.seats.show(match);
    this.hand.show(asked);
    const name = (slot, die) => slotName(match, slot, die);
    this.tray.show({ dice: lying, refused, pending: onItsWay(), name, todo, masked });
    this.showMarks(match ? game.marks(match) : {}, match ? game.thread(match) : []);
    this.beside.show(match);
    this.field.setAttribute('aria-label', match?.said.field ?? t('slots-name'));
    this.tray.showButtons(match, down);
    this.showScore(match);
    const isCounted = this.counting.show(match, speed);
    this.showWinner(isCounted ? match : null);
    this.showRing(match);
  }

  /**
   * Let dice fly that `draw` moves, and tumble that were rolled; `speed` is how many times faster than usual. `rolls`:
   * whether any can have been rolled; `throws`: whether dice are thrown from the bag onto the tray.
   */
  withFlights(speed, draw, { rolls = true, throws = false } = {}) {
    const rolled = withFlights(document, this.bag, speed, draw, throws);
    this.tumble.follow(document);
    if (rolls) this.roll(rolled, speed);
  }

  /** Let dice tumble; on their way they show faces that lie on the table. */
  roll(dice, speed) {
    const faces = [...new Set([...this.root.querySelectorAll('.die')].map(die => die.dataset.face))];
    const rolled = dice.map(die => ({ die, faces }));
    this.tumble.roll(rolled, speed);
  }
}

// A table beside the tray, for games that draw one of their own (`makeTable` of their modules).

/** `onPlace(place)` is called for a place on the table that was chosen. */
function makeBeside(root, onPlace) {
  let made = null;
  let table = null;

  return {
    show(match) {
      const make = match && gameOf(match).makeTable;
      root.hidden = !make;
      if (make && make !== made) {
        root.replaceChildren();
        table = make(root, onPlace);
        made = make;
      }
      table?.show(make ? match : null);
    },
    /** The places that the tile pointed at fits, or null when none is. */
    fits: places => table?.fits(places),
    focus: place => table?.focus(place),
  };
}

// The screen stays awake while a match runs, in browsers that can do so.

let lock = null; // the promise of it, while it is wanted and the page is seen
let isWanted = false;

async function request() {
  try {
    const found = await navigator.wakeLock.request('screen');
    found.addEventListener('release', () => (lock = null));
    return found;
  } catch {
    lock = null; // a low battery, or the page has just been hidden
    return null;
  }
}

function update() {
  if (!('wakeLock' in navigator)) return;
  if (isWanted && !document.hidden) lock ??= request();
  else if (!isWanted) lock?.then(found => found?.release());
}

/** Keep the screen awake, or let it sleep again. A browser ends that itself while the page is hidden. */
export function keepAwake(wanted) {
  if (wanted === isWanted) return;
  isWanted = wanted;
  update();
}

document.addEventListener('visibilitychange', update);
