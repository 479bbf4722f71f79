// Which die or tile a player means, and what is played with it. Nothing here draws: `hand.js` shows what is chosen.
import { handSeat, myTurn, state } from '../state.js';
import { gameOf } from '../games/modules.js';

const game = () => gameOf(state.match);

/** Return the seat whose dice lie in the hand, or null. */
export const owner = () => state.match && handSeat(state.match);
function held() {
  const seat = owner();
  return state.match && seat ? game().hand(state.match, seat) : [];
}

/**
 * Return what the tray calls a die or tile; null for none.
 * @param {Thing | null} die
 */
const nameOf = die => die?.tile ?? die?.face ?? null;

/** @param {number | null} id */
export const find = id => held().find(die => die.id === id) ?? null;

function mayChoose() {
  const { match, tray } = state;
  return tray.plugged && tray.screen === 'play' && match && myTurn(match) && owner()?.seat === match.turn;
}

/** Return whether the owner of the hand may act. Real dice can be moved by hand, whatever the tray asks. */
export function isLive() {
  if (!state.online || !state.match || state.match.over) return false;
  return Boolean(state.match.real ? owner()?.mine : mayChoose());
}

/**
 * Return the places where a die may go, as far as hints may show them.
 * @param {HandThing | null} die
 */
export const shownFits = die => (state.tray.hints === 'off' ? [] : (die?.fits ?? []));

export class Choice {
  /** @param {ChoiceParts} parts */
  constructor({ send, waits, onPick, redraw, focus, nudge, onPlay = () => {}, tell = () => 0 }) {
    this.send = send;
    this.waits = waits;
    this.onPick = onPick;
    this.redraw = redraw;
    this.focus = focus;
    this.nudge = nudge;
    this.onPlay = onPlay;
    this.tell = tell;
    /** @type {number | null} */
    this.picked = null;
    this.told = 0; // number of the last message that told the tray of it
    /** @type {string | null} */
    this.followed = null; // what the tray had picked when it was followed last
    /** @type {PendingDie | null} */
    this.pending = null;
  }

  /** @param {number | null} id */
  show(id) {
    this.picked = id;
    this.onPick(id);
  }

  /**
   * Pick a die, null for none. With electronic dice the tray picks it, too.
   * @param {number | null} id
   */
  pick(id) {
    if (id !== this.picked && !state.match?.real && isLive()) this.told = this.tell(nameOf(find(id)));
    this.show(id);
  }

  /** Pick what the tray has picked, by its keys or for another tab. */
  follow() {
    const name = state.selected.die;
    if (name === this.followed || this.waits(this.told)) return;
    this.followed = name;
    if (name === nameOf(find(this.picked))) return;
    this.show(held().find(die => nameOf(die) === name)?.id ?? null);
  }

  /** Forget what has arrived, and a picked die that is no longer there, or whose turn is over. */
  settle() {
    if (this.pending && this.hasArrived(this.pending)) this.pending = null;
    if (!state.match?.real) this.follow();
    const isOver = !state.match?.real && owner()?.seat !== state.match?.turn;
    if (this.picked !== null && (isOver || !find(this.picked))) this.show(null);
  }

  /**
   * Return whether the die on its way has arrived, or never will. A tile leaves the rack long before it is told.
   * @param {PendingDie} die
   */
  hasArrived({ id, slot, number }) {
    const { match } = state;
    if (!match || !this.waits(number)) return true;
    if (match.real) return false;
    return match.turn !== owner()?.seat || !find(id)?.fits.includes(slot) || Boolean(match.refused);
  }

  get isBlocked() {
    return !isLive() || Boolean(this.pending);
  }

  /** @type {(match: Match, die: HandThing, slot: number | 'lead', dropped?: boolean) => void} */
  play(match, die, slot, dropped = false) {
    const message = game().move(match, die, slot);
    this.show(null);
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
   * Handle a slot that was clicked, tapped or chosen with the keyboard.
   * @type {(slot: number, clicks: number) => void}
   */
  onSlot(slot, clicks) {
    const { match } = state;
    if (this.isBlocked || !match) return;
    const own = game().onSlot(match, slot);
    const arm = game().armAt?.(match, slot);
    if (own) {
      if (typeof own !== 'string' && clicks < 2) this.send(own); // a zero takes two separate clicks, not a double click
      this.redraw(false);
    } else if (typeof arm === 'number') this.onPlace(arm);
    else if (game().takes(match, slot)) this.onPlace(slot);
  }

  /**
   * Play the picked die, or the only one that fits, to a slot or an open end.
   * @param {number} place
   */
  onPlace(place) {
    const { match } = state;
    const seat = owner();
    if (this.isBlocked || !match || !seat) return;
    const die = this.picked === null ? game().onlyDie(match, seat) : find(this.picked);
    if (die) {
      this.play(match, die, place);
      return;
    }
    const fitting = held().filter(other => (game().direct ? other.fits.length : other.fits.includes(place)));
    if (fitting.length === 1) this.play(match, fitting[0], place);
    else for (const other of fitting) this.nudge(other.id);
  }

  /**
   * Handle a click on a die; `clicks` is 0 for the keyboard.
   * @type {(id: number, clicks: number) => void}
   */
  onDie(id, clicks) {
    const { match } = state;
    const seat = owner();
    if (this.isBlocked || clicks > 1 || !match || !seat) return;
    if (this.picked === id) {
      this.pick(null);
      return;
    }
    const die = find(id);
    if (die && game().onDie?.(match, seat, die)) {
      this.redraw(false);
      return;
    }
    const fits = die?.fits ?? [];
    const noSlots = state.tray.kind === 'starter'; // the only place is the one that the rules name
    if (die && fits.length && (game().direct || noSlots || fits[0] === 'lead')) {
      this.play(match, die, fits[0]);
      return;
    }
    this.pick(id);
    if (!clicks && fits.length) this.focus(fits[0]);
  }

  /**
   * Play a die that was dropped on a target; return false where it cannot lie.
   * @type {(id: number, target: ReturnType<typeof targetOf>) => boolean}
   */
  onDrop(id, { arm, slot, onTable }) {
    const die = find(id);
    const { match } = state;
    if (!die || this.isBlocked || !match) return false;
    const end = arm ?? (slot === undefined ? undefined : game().armAt?.(match, slot));
    if (typeof end === 'number') this.play(match, die, end, true);
    else if (die.tile && onTable && die.fits.length === 1) this.play(match, die, die.fits[0], true);
    else if (slot !== undefined && game().takes(match, slot)) this.play(match, die, slot, true);
    else return false;
    return true;
  }
}

/**
 * Return what lies below a dropped die, with undefined for what does not.
 * @param {Element | null} below
 */
export function targetOf(below) {
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
