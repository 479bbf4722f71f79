// What all pages with a match share: the live page, the mirror, and the page of a record.
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

/** Buttons of a page without controls. */
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
   * Draw a match, or the empty table if there is none. `dice` are by slot, `down` the buttons that are held, `asked`
   * the tray's question, `speed` that of bots; `onItsWay()` is called once the hand is drawn. For the rest see
   * `Tray.show`.
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
   * Run `draw`, animate the dice that it moves, and roll those that were rolled; `speed` is a factor. `rolls`: whether
   * any can have been rolled; `throws`: whether dice are thrown from the bag onto the tray.
   */
  drawWithFlights(speed, draw, { rolls = true, throws = false } = {}) {
    const rolled = drawWithFlights(document, this.bag, speed, draw, throws);
    this.rollAnimation.coverDice(document);
    if (rolls) this.rollDice(rolled, speed);
  }

  /** Animate rolled dice; meanwhile they show faces of other dice on the table. */
  rollDice(dice, speed) {
    const faces = [...new Set([...this.root.querySelectorAll('.die')].map(die => die.dataset.face))];
    const rolled = dice.map(die => ({ die, faces }));
    this.rollAnimation.roll(rolled, speed);
  }
}

// A table beside the tray, for games with a table of their own (`makeTable` of their modules).

/** Return the side table; `onPlace(place)` is called for a chosen place on it. */
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
    /** Highlight the places where a tile fits; null for none. */
    highlightPlaces: places => table?.highlightPlaces(places),
    focus: place => table?.focus(place),
  };
}

// The screen stays awake while a match runs, if the browser supports it.

let lock = null; // its promise, while it is wanted and the page is visible
let isWanted = false;

async function requestLock() {
  try {
    const found = await navigator.wakeLock.request('screen');
    found.addEventListener('release', () => (lock = null));
    return found;
  } catch {
    lock = null; // the battery is low, or the page is hidden
    return null;
  }
}

function updateLock() {
  if (!('wakeLock' in navigator)) return;
  if (isWanted && !document.hidden) lock ??= requestLock();
  else if (!isWanted) lock?.then(found => found?.release());
}

/** Keep the screen awake, or not. A browser releases it itself while the page is hidden. */
export function setAwake(wanted) {
  if (wanted === isWanted) return;
  isWanted = wanted;
  updateLock();
}

document.addEventListener('visibilitychange', updateLock);
