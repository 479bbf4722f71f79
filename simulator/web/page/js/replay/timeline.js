// The timeline of a record: its lines, its rounds, the position and the speed.

export const SPEEDS = [1, 2, 4, 8];
// Duration of a line at speed 1: of a seat, and of the dealer.
const SEAT_MS = 1000;
const DEALER_MS = 350;
/** @type {Record<string, string>} */
const KEYS = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  PageUp: 'handBack',
  PageDown: 'handNext',
  '+': 'faster',
  '-': 'slower',
};

/** @param {string} key */
export const keyToStep = key => (Object.hasOwn(KEYS, key) ? KEYS[key] : null);

export class Timeline {
  /** @param {RecordLines} record */
  constructor({ lines, hands, undone, fault, size }) {
    this.lines = lines;
    this.undone = undone;
    this.hands = hands;
    this.last = lines.length;
    // The rail is as long as the file; a bad line cuts it at its place.
    const lost = fault ? Math.max(1, size - fault.line + 1) : 0;
    this.whole = Math.max(1, this.last + lost);
    this.at = -1;
    this.speed = SPEEDS[0];
  }

  /**
   * Return a position on the rail as a percentage.
   * @param {number} position
   */
  formatShare(position) {
    return `${((position * 100) / this.whole).toFixed(3)}%`;
  }

  /** @param {number} position */
  clampPosition(position) {
    return Math.max(0, Math.min(this.last, position));
  }

  /**
   * Return the last position after a number of moves and undos.
   * @param {number} moves
   */
  findPositionAfter(moves) {
    let count = 0;
    /** @type {(line: RecordLines['lines'][number], at: number) => boolean} */
    const isNext = ([, , seat], line) => (seat >= 0 || this.undone.includes(line)) && ++count > moves;
    const next = this.lines.findIndex(isNext);
    return next < 0 ? this.last : next;
  }

  /** @param {number} position */
  findRound(position) {
    return this.hands.findLastIndex(first => first <= position);
  }

  /**
   * Return the position where the round before or after this one begins; within a round, back is its own beginning.
   * @param {number} step
   */
  findJump(step) {
    const here = this.findRound(this.at);
    const back = step < 0 && this.at > this.hands[here] ? 0 : step;
    return this.hands[here + back] ?? (step < 0 ? 0 : this.last);
  }

  /** The duration of the line after this position. */
  get pauseMs() {
    const [, , seat] = this.lines[this.at];
    return (seat < 0 ? DEALER_MS : SEAT_MS) / this.speed;
  }

  /**
   * Return the next speed up or down, within limits.
   * @param {number} step
   */
  getNextSpeed(step) {
    const place = SPEEDS.indexOf(this.speed) + step;
    return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place))];
  }
}
