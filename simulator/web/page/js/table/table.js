// All that the pages share which show a match: the live page, the page that follows a tray, and that of a record.
import { installSprite } from '../dice.js';
import { RoundCount, makeMatchEnd } from '../match_end.js';
import { getGame, nameSlot } from '../games/registry.js';
import { setMarkup, markup, query } from '../dom.js';
import { isStill, overlay, drawWithFlights } from '../motion/die_flight.js';
import { RollAnimation } from '../motion/roll_animation.js';
import { t } from '../texts.js';
import { makeDisplay, makeSlotMarks, Tray } from './tray.js';
import { Hand } from './hand.js';
import { makeTurnRing, Seats } from './seats.js';
import { makeScore } from './score.js';

const MARK = markup`<svg class="mark" viewBox="0 0 31.2 19" aria-hidden="true"><use href="#mark"/></svg>`;

/** Fingers of a page that only looks on. */
const NO_BUTTONS = { press() {}, release() {}, tap() {}, releaseAll() {} };

export class Table {
  /** @param {TableParts} parts */
  constructor({
    trayButtons = NO_BUTTONS,
    send = () => 0,
    isPending = () => false,
    redraw = () => {},
    playKnocks,
  } = {}) {
    installSprite();
    for (const place of document.querySelectorAll('[data-mark]')) setMarkup(place, MARK);
    this.root = query('.table');
    this.field = query('.field');
    this.bag = query('.bag');
    this.rollAnimation = new RollAnimation({ overlay, isStill, playKnocks });
    this.tray = new Tray(query('.tray'), trayButtons, (slot, clicks) => this.hand.selection.onSlot(slot, clicks));
    this.sideTable = makeSideTable(query('.chain'), place => this.hand.selection.onPlace(place));
    this.hand = new Hand(query('.hand'), {
      tray: this.tray,
      sideTable: this.sideTable,
      trayButtons,
      send,
      isPending,
      redraw,
    });
    this.showDisplay = makeDisplay(query('.oled'));
    this.seats = new Seats(document);
    this.showMarks = makeSlotMarks(this.field);
    this.showScore = makeScore(query('.score'), this.bag);
    this.roundCount = new RoundCount(() => redraw(false));
    this.showTurnRing = makeTurnRing(query('.ring'), query('.tray'));
    this.showMatchEnd = makeMatchEnd(query('.winner'), query('.shower'));
  }

  /**
   * Draw a match, or the empty table where there is none. `lying` are dice by slot, `down` the buttons that are held,
   * `asked` what the tray asks now, `speed` that of bots; `onItsWay()` is called once the hand is drawn. For the
   * rest see `Tray.show`.
   * @param {Match | null} match
   * @param {TableView} view
   */
  show(match, view) {
    const { dice, asked = null, refused = null, down = [], speed = 1 } = view;
    const { onItsWay = () => null, todo = () => '', masked = () => false } = view;
    const game = getGame(match);
    this.root.dataset.view = match ? 'match' : 'start';
    for (const { dataset } of [this.root, document.documentElement]) dataset.game = match?.game ?? '';
    this.seats.show(match);
    this.hand.show(asked);
    const name = (slot, die) => nameSlot(match, slot, die);
    this.tray.show({ dice, refused, pending: onItsWay(), name, todo, masked });
    this.showMarks(match ? game.getMarks(match) : {}, match ? game.getThread(match) : []);
    this.sideTable.show(match);
    this.field.setAttribute('aria-label', match?.said.field ?? t('slots-name'));
    this.tray.showButtons(match, down);
    this.showScore(match);
    const isCounted = this.roundCount.show(match, speed);
    this.showMatchEnd(isCounted ? match : null);
    this.showTurnRing(match);
  }

  /**
   * Let dice fly that `draw` moves, and tumble that were rolled; `speed` is how many times faster than usual. `rolls`:
   * whether any can have been rolled; `throws`: whether dice are thrown from the bag onto the tray.
   */
  drawWithFlights(speed, draw, { rolls = true, throws = false } = {}) {
    const rolled = drawWithFlights(document, this.bag, speed, draw, throws);
    this.rollAnimation.coverDice(document);
    if (rolls) this.rollDice(rolled, speed);
  }

  /** Let dice tumble; on their way they show faces that lie on the table. */
  rollDice(dice, speed) {
    const faces = [...new Set([...this.root.querySelectorAll('.die')].map(die => die.dataset.face))];
    const rolled = dice.map(die => ({ die, faces }));
    this.rollAnimation.roll(rolled, speed);
  }
}

// A table beside the tray, for games that draw one of their own (`makeTable` of their modules).

/** `onPlace(place)` is called for a place on the table that was chosen. */
function makeSideTable(root, onPlace) {
  let made = null;
  let table = null;

  return {
    show(match) {
      const make = match && getGame(match).makeTable;
      root.hidden = !make;
      if (make && make !== made) {
        root.replaceChildren();
        table = make(root, onPlace);
        made = make;
      }
      table?.show(make ? match : null);
    },
    /** The places that the tile pointed at fits, or null when none is. */
    highlightPlaces: places => table?.highlightPlaces(places),
    focus: place => table?.focus(place),
  };
}

// The screen stays awake while a match runs, in browsers that can do so.

let lock = null; // the promise of it, while it is wanted and the page is seen
let isWanted = false;

async function requestLock() {
  try {
    const found = await navigator.wakeLock.request('screen');
    found.addEventListener('release', () => (lock = null));
    return found;
  } catch {
    lock = null; // a low battery, or the page has just been hidden
    return null;
  }
}

function updateLock() {
  if (!('wakeLock' in navigator)) return;
  if (isWanted && !document.hidden) lock ??= requestLock();
  else if (!isWanted) lock?.then(found => found?.release());
}

/** Keep the screen awake, or let it sleep again. A browser ends that itself while the page is hidden. */
export function setAwake(wanted) {
  if (wanted === isWanted) return;
  isWanted = wanted;
  updateLock();
}

document.addEventListener('visibilitychange', updateLock);
