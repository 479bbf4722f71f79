// The animation of a roll: dice tumble, end with the faces that the firmware rolled, and knock on the table.

const WHOLE_MS = 800; // of a roll at the usual speed
const APART_MS = 45; // between the starts of two dice
const MAX_APART = 0.4; // of the whole
export const KNOCKS = [0.34, 0.62, 0.82]; // parts of a die's time when it hits the table
const TURNS = [0, 0.14, 0.28, 0.44, 0.6]; // when it shows another face; the last one stays

/**
 * Return the plans of `count` dice: start (`delay`), duration (`ms`), knocks and turns.
 * @param {number} count
 */
export function planRoll(count, speed = 1) {
  const whole = WHOLE_MS / speed;
  const apart = count > 1 ? Math.min(APART_MS / speed, (whole * MAX_APART) / (count - 1)) : 0;
  const ms = whole - apart * (count - 1);
  return Array.from({ length: count }, (_, place) => {
    const delay = apart * place;
    return { delay, ms, knocks: KNOCKS.map(part => delay + ms * part), turns: TURNS.map(part => delay + ms * part) };
  });
}

/**
 * Return the faces of a die while it tumbles: some of `others`, then its own.
 * @type {(face: string, others: string[], place: number) => string[]}
 */
export function pickFaces(face, others, place) {
  const usable = others.filter(other => other !== face && !'-?'.includes(other));
  return TURNS.map((_, turn) => {
    if (turn === TURNS.length - 1 || !usable.length) return face;
    return usable[(turn * 3 + place * 5) % usable.length];
  });
}

/** @type {Clock} */
export const timers = { after: (ms, run) => setTimeout(run, ms), cancel: timer => clearTimeout(timer) };

export class RollAnimation {
  /** @param {RollAnimationParts} parts */
  constructor({ overlay, isStill, playKnocks = () => {}, clock = timers }) {
    this.overlay = overlay;
    this.isStill = isStill;
    this.playKnocks = playKnocks;
    this.clock = clock;
    /** @type {Map<string | undefined, { shown: RollingDie, face: string, timers: number[] }>} */
    this.rolling = new Map(); // by the id of the die
  }

  /** @param {RolledDie[]} dice */
  roll(dice, speed = 1) {
    if (this.isStill() || !dice.length) return;
    this.skip();
    const plans = planRoll(dice.length, speed);
    dice.forEach((one, place) => this.startDie(one, plans[place], place));
    if (this.rolling.size) this.playKnocks(plans.flatMap(({ knocks }) => knocks));
  }

  /** @type {(die: RolledDie, plan: DiePlan, place: number) => void} */
  startDie({ die, faces }, plan, place) {
    const shown = this.overlay.lift(die, plan, place);
    if (!shown) return;
    const { id, face = '' } = die.dataset;
    const [first, ...others] = pickFaces(face, faces, place);
    shown.show(first);
    const waiting = others.map((other, at) => this.clock.after(plan.turns[at + 1], () => shown.show(other)));
    waiting.push(this.clock.after(plan.delay + plan.ms, () => this.finishDie(id)));
    this.rolling.set(id, { shown, face, timers: waiting });
  }

  /** @param {string} [id] */
  finishDie(id) {
    const one = this.rolling.get(id);
    this.rolling.delete(id);
    for (const timer of one?.timers ?? []) this.clock.cancel(timer);
    one?.shown.end();
  }

  /** End the roll at once. */
  skip() {
    if (!this.rolling.size) return;
    for (const id of this.rolling.keys()) this.finishDie(id);
    this.playKnocks([]);
  }

  /**
   * Hide the dice that tumble after the page has been drawn again.
   * @param {ParentNode} root
   */
  coverDice(root) {
    for (const [id, { shown, face }] of this.rolling) {
      /** @type {SVGElement | null} */
      const die = shown.die?.isConnected ? shown.die : root.querySelector(`[data-home] .die[data-id="${id}"]`);
      if (die?.dataset.face === face) shown.cover(die);
      else this.finishDie(id);
    }
  }
}

// Tiles that come from the pile into racks. Other players' tiles have no ids: they are counted.

const HIDDEN = '-1';
/** @type {(tile: HTMLElement) => string | undefined} */
const getId = tile => tile.dataset.id;

/**
 * Return the tiles of each rack on the page, by the rack's place.
 * @param {ParentNode} root
 */
function listRacks(root) {
  /** @type {Map<string | undefined, HTMLElement[]>} */
  const racks = new Map();
  /** @type {NodeListOf<HTMLElement>} */
  const tiles = root.querySelectorAll('[data-home] .tile[data-id]');
  for (const tile of tiles) {
    /** @type {HTMLElement | null} */
    const rack = tile.closest('[data-home]');
    const place = rack?.dataset.home;
    racks.set(place, [...(racks.get(place) ?? []), tile]);
  }
  return racks;
}

/** @param {ParentNode} root */
export const listRackIds = root => new Map([...listRacks(root)].map(([place, tiles]) => [place, tiles.map(getId)]));

/**
 * Return the tiles that are new since these ids; none of a rack that was empty, as on a new page.
 * @param {ReturnType<typeof listRackIds>} before
 * @param {ParentNode} root
 */
export function findDrawnTiles(before, root) {
  const known = new Set([...before.values()].flat());
  return [...listRacks(root)].flatMap(([place, tiles]) => {
    const more = tiles.length - (before.get(place)?.length ?? tiles.length);
    const fresh = tiles.filter(tile => getId(tile) !== HIDDEN && !known.has(getId(tile)));
    return more > 0 ? (fresh.length ? fresh : tiles).slice(-more) : [];
  });
}
