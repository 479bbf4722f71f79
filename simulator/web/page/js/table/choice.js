// Which die or tile a player means, and what is played with it. Nothing here draws: `hand.js` shows what is chosen.
import { handSeat, myTurn, state } from '../state.js';
import { gameOf } from '../games/modules.js';

const game = () => gameOf(state.match);

/** Return the seat whose dice lie in the hand, or null. */
export const owner = () => state.match && handSeat(state.match);
const held = () => (owner() ? game().hand(state.match, owner()) : []);

/** Return what the tray calls a die or tile; null for none. */
const nameOf = die => die?.tile ?? die?.face ?? null;

/** Return the die of the hand with this id, or null. */
export const find = id => held().find(die => die.id === id) ?? null;

function mayChoose() {
  const { plugged, screen } = state.tray;
  return plugged && screen === 'play' && myTurn(state.match) && owner()?.seat === state.match.turn;
}

/** Return whether the owner of the hand may act. Real dice can be moved by hand, whatever the tray asks. */
export function isLive() {
  if (!state.online || !state.match || state.match.over) return false;
  return Boolean(state.match.real ? owner()?.mine : mayChoose());
}

/** Return the places where a die may go, as far as hints may show them. */
export const shownFits = die => (state.tray.hints === 'off' ? [] : (die?.fits ?? []));

export class Choice {
  /**
   * `send(message)` returns a number, or 0 when it was not sent; `waits(number)` tells whether it is still unanswered.
   * `onPick(id)` follows a change of the picked die, `redraw(flying)` a change of the hand; `focus(place)` moves the
   * focus to a place, `nudge(id)` shows a die that could be meant, `onPlay()` follows a play. `tell(face)` tells the
   * tray which die is picked, null for none, and returns the number of that message.
   */
  constructor({ send, waits, onPick, redraw, focus, nudge, onPlay = () => {}, tell = _name => 0 }) {
    this.send = send;
    this.waits = waits;
    this.onPick = onPick;
    this.redraw = redraw;
    this.focus = focus;
    this.nudge = nudge;
    this.onPlay = onPlay;
    this.tell = tell;
    this.picked = null;
    this.told = 0; // number of the last message that told the tray of it
    this.followed = null; // what the tray had picked when it was followed last
    this.pending = null; // the die on its way to its place: {id, face, slot, number, laid}
  }

  show(id) {
    this.picked = id;
    this.onPick(id);
  }

  /** Pick a die, null for none. With electronic dice the tray picks it, too. */
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
    if (this.pending && this.hasArrived()) this.pending = null;
    if (!state.match?.real) this.follow();
    const isOver = !state.match?.real && owner()?.seat !== state.match?.turn;
    if (this.picked !== null && (isOver || !find(this.picked))) this.show(null);
  }

  /** Return whether the die on its way has arrived, or never will. A tile leaves the rack long before it is told. */
  hasArrived() {
    const { match } = state;
    const { id, slot, number } = this.pending;
    if (!match || !this.waits(number)) return true;
    if (match.real) return false;
    return match.turn !== owner()?.seat || !find(id)?.fits.includes(slot) || Boolean(match.refused);
  }

  get isBlocked() {
    return !isLive() || Boolean(this.pending);
  }

  play(die, slot, dropped = false) {
    const message = game().move(state.match, die, slot);
    this.show(null);
    this.onPlay();
    if (!message) {
      this.redraw(false); // the page asks first which side of the tile matches
      return;
    }
    const number = this.send(message);
    const laid = Boolean(state.match.real && die.tile);
    if (number) this.pending = { id: die.id, face: die.face, slot, number, laid };
    this.redraw(!dropped);
  }

  /** Handle a slot that was clicked, tapped or chosen with the keyboard. */
  onSlot(slot, clicks) {
    if (this.isBlocked) return;
    const { match } = state;
    const own = game().onSlot(match, slot);
    const arm = game().armAt?.(match, slot);
    if (own) {
      if (own.do && clicks < 2) this.send(own); // a zero takes two separate clicks, not a double click
      this.redraw(false);
    } else if (Number.isInteger(arm)) this.onPlace(arm);
    else if (game().takes(match, slot)) this.onPlace(slot);
  }

  /** Play the picked die, or the only one that fits, to a slot or an open end. */
  onPlace(place) {
    if (this.isBlocked) return;
    const die = this.picked === null ? game().onlyDie(state.match, owner()) : find(this.picked);
    if (die) {
      this.play(die, place);
      return;
    }
    const fitting = held().filter(other => (game().direct ? other.fits.length : other.fits.includes(place)));
    if (fitting.length === 1) this.play(fitting[0], place);
    else for (const other of fitting) this.nudge(other.id);
  }

  /** Handle a click on a die; `clicks` is 0 for the keyboard. */
  onDie(id, clicks) {
    if (this.isBlocked || clicks > 1) return;
    if (this.picked === id) {
      this.pick(null);
      return;
    }
    const die = find(id);
    if (game().onDie?.(state.match, owner(), die)) {
      this.redraw(false);
      return;
    }
    const fits = die?.fits ?? [];
    const noSlots = state.tray.kind === 'starter'; // the only place is the one that the rules name
    if (fits.length && (game().direct || noSlots || fits[0] === 'lead')) {
      this.play(die, fits[0]);
      return;
    }
    this.pick(id);
    if (!clicks && fits.length) this.focus(fits[0]);
  }

  /** Play a die that was dropped on a target (see `targetOf`); return false where it cannot lie. */
  onDrop(id, { arm, slot, onTable }) {
    const die = find(id);
    if (!die || this.isBlocked) return false;
    const { match } = state;
    const end = arm ?? (slot === undefined ? undefined : game().armAt?.(match, slot));
    if (Number.isInteger(end)) this.play(die, end, true);
    else if (die.tile && onTable && die.fits.length === 1) this.play(die, die.fits[0], true);
    else if (slot !== undefined && game().takes(match, slot)) this.play(die, slot, true);
    else return false;
    return true;
  }
}

/** Return what lies below a dropped die: {arm, slot, onTable}, with undefined for what does not. */
export function targetOf(below) {
  const end = below?.closest('[data-arm]');
  const well = below?.closest('.well');
  return {
    arm: end ? Number(end.dataset.arm) : undefined,
    slot: well ? Number(well.dataset.slot) : undefined,
    onTable: Boolean(below?.closest('.chain')),
  };
}
