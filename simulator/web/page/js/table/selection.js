// The die or tile that a player selects, and its play. `hand.js` draws the selection.
import { getHandSeat, isMyTurn, state } from '../state.js';
import { getGame } from '../games/registry.js';

const getCurrentGame = () => getGame(state.match);

/** Return the seat of the hand, or null. */
export const getOwner = () => state.match && getHandSeat(state.match);
function listHand() {
  const seat = getOwner();
  return state.match && seat ? getCurrentGame().getHand(state.match, seat) : [];
}

/**
 * Return the tray's name of a die or tile; null for none.
 * @param {Thing | null} die
 */
const getName = die => die?.tile ?? die?.face ?? null;

/** @param {number | null} id */
export const findDie = id => listHand().find(die => die.id === id) ?? null;

function canChoose() {
  const { match, tray } = state;
  return tray.plugged && tray.screen === 'play' && match && isMyTurn(match) && getOwner()?.seat === match.turn;
}

/** Return whether the owner of the hand may act. Real dice can be moved whatever the tray asks. */
export function canAct() {
  if (!state.online || !state.match || state.match.over) return false;
  return Boolean(state.match.real ? getOwner()?.mine : canChoose());
}

/**
 * Return the places where a die may go, unless hints are off.
 * @param {HandThing | null} die
 */
export const getShownFits = die => (state.tray.hints === 'off' ? [] : (die?.fits ?? []));

export class Selection {
  /** @param {SelectionParts} parts */
  constructor({ send, isPending, onPick, redraw, focus, nudge, onPlay = () => {}, sendPick = () => 0 }) {
    this.send = send;
    this.isPending = isPending;
    this.onPick = onPick;
    this.redraw = redraw;
    this.focus = focus;
    this.nudge = nudge;
    this.onPlay = onPlay;
    this.sendPick = sendPick;
    /** @type {number | null} */
    this.picked = null;
    this.pickNumber = 0; // number of the last message about it
    /** @type {string | null} */
    this.followed = null; // what the tray had picked at the last update
    /** @type {PendingDie | null} */
    this.pending = null;
  }

  /** @param {number | null} id */
  setPicked(id) {
    this.picked = id;
    this.onPick(id);
  }

  /**
   * Pick a die, null for none; an electronic die also on the tray.
   * @param {number | null} id
   */
  pickDie(id) {
    if (id !== this.picked && !state.match?.real && canAct()) this.pickNumber = this.sendPick(getName(findDie(id)));
    this.setPicked(id);
  }

  /** Pick what was picked on the tray, by its keys or in another tab. */
  followTray() {
    const name = state.selected.die;
    if (name === this.followed || this.isPending(this.pickNumber)) return;
    this.followed = name;
    if (name === getName(findDie(this.picked))) return;
    this.setPicked(listHand().find(die => getName(die) === name)?.id ?? null);
  }

  /** Clear a pending die that has arrived, and a picked die that is gone or whose turn is over. */
  update() {
    if (this.pending && this.hasArrived(this.pending)) this.pending = null;
    if (!state.match?.real) this.followTray();
    const isOver = !state.match?.real && getOwner()?.seat !== state.match?.turn;
    if (this.picked !== null && (isOver || !findDie(this.picked))) this.setPicked(null);
  }

  /**
   * Return whether the pending die has arrived, or never will. A real tile leaves the rack long before it is entered.
   * @param {PendingDie} die
   */
  hasArrived({ id, slot, number }) {
    const { match } = state;
    if (!match || !this.isPending(number)) return true;
    if (match.real) return false;
    return match.turn !== getOwner()?.seat || !findDie(id)?.fits.includes(slot) || Boolean(match.refused);
  }

  get isBlocked() {
    return !canAct() || Boolean(this.pending);
  }

  /** @type {(match: Match, die: HandThing, slot: number | 'lead', dropped?: boolean) => void} */
  playDie(match, die, slot, dropped = false) {
    const message = getCurrentGame().makeMove(match, die, slot);
    this.setPicked(null);
    this.onPlay();
    if (!message) {
      this.redraw(false); // the page asks first which side of the tile matches
      return;
    }
    const number = this.send(message);
    const laid = Boolean(match.real && die.tile);
    if (number) this.pending = { id: die.id, face: die.face, slot, number, laid };
    this.redraw(!dropped);
  }

  /**
   * Handle a slot that was clicked, tapped or chosen by keyboard.
   * @type {(slot: number, clicks: number) => void}
   */
  onSlot(slot, clicks) {
    const { match } = state;
    if (this.isBlocked || !match) return;
    const own = getCurrentGame().onSlot(match, slot);
    const arm = getCurrentGame().slotToArm?.(match, slot);
    if (own) {
      if (typeof own !== 'string' && clicks < 2) this.send(own); // writing a zero takes two single clicks
      this.redraw(false);
    } else if (typeof arm === 'number') this.onPlace(arm);
    else if (getCurrentGame().canPlaceAt(match, slot)) this.onPlace(slot);
  }

  /**
   * Play the picked die, or the only one that fits, at a slot or an open end.
   * @param {number} place
   */
  onPlace(place) {
    const { match } = state;
    const seat = getOwner();
    if (this.isBlocked || !match || !seat) return;
    const die = this.picked === null ? getCurrentGame().findOnlyDie(match, seat) : findDie(this.picked);
    if (die) {
      this.playDie(match, die, place);
      return;
    }
    const fitting = listHand().filter(other =>
      getCurrentGame().playsOnClick ? other.fits.length : other.fits.includes(place),
    );
    if (fitting.length === 1) this.playDie(match, fitting[0], place);
    else for (const other of fitting) this.nudge(other.id);
  }

  /**
   * Handle a click on a die; `clicks` is 0 for the keyboard.
   * @type {(id: number, clicks: number) => void}
   */
  onDie(id, clicks) {
    const { match } = state;
    const seat = getOwner();
    if (this.isBlocked || clicks > 1 || !match || !seat) return;
    if (this.picked === id) {
      this.pickDie(null);
      return;
    }
    const die = findDie(id);
    if (die && getCurrentGame().onDie?.(match, seat, die)) {
      this.redraw(false);
      return;
    }
    const fits = die?.fits ?? [];
    const noSlots = state.tray.kind === 'starter'; // there is only the place that the rules name
    if (die && fits.length && (getCurrentGame().playsOnClick || noSlots || fits[0] === 'lead')) {
      this.playDie(match, die, fits[0]);
      return;
    }
    this.pickDie(id);
    if (!clicks && fits.length) this.focus(fits[0]);
  }

  /**
   * Play a die that was dropped on a target; return false if it cannot be placed there.
   * @type {(id: number, target: ReturnType<typeof findDropTarget>) => boolean}
   */
  onDrop(id, { arm, slot, onTable }) {
    const die = findDie(id);
    const { match } = state;
    if (!die || this.isBlocked || !match) return false;
    const end = arm ?? (slot === undefined ? undefined : getCurrentGame().slotToArm?.(match, slot));
    if (typeof end === 'number') this.playDie(match, die, end, true);
    else if (die.tile && onTable && die.fits.length === 1) this.playDie(match, die, die.fits[0], true);
    else if (slot !== undefined && getCurrentGame().canPlaceAt(match, slot)) this.playDie(match, die, slot, true);
    else return false;
    return true;
  }
}

/**
 * Return the target below a dropped die, with undefined for missing parts.
 * @param {Element | null} below
 */
export function findDropTarget(below) {
  /** @type {HTMLElement | null | undefined} */
  const end = below?.closest('[data-arm]');
  /** @type {HTMLElement | null | undefined} */
  const well = below?.closest('.well');
  return {
    arm: end ? Number(end.dataset.arm) : undefined,
    slot: well ? Number(well.dataset.slot) : undefined,
    onTable: Boolean(below?.closest('.chain')),
  };
}
