// The end of a hand: each die and tile left pops with its points, and the sums run to the winner. A tap shows the end.
import { make, markup } from '../write.js';

const POP_MS = 260; // for each die or tile, as long as they are few
const MOST_MS = 3200; // for all of them
const RUN_MS = 500;
const FAST = 4; // at this speed of bots nobody waits for it
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Return where a seat's dice lie: its panel, or the hand below the tray. */
function placeOf(button) {
  const panel = document.querySelector(`[data-panel="${button}"]`);
  return panel && !panel.classList.contains('below') ? panel : document.querySelector('.hand');
}

/** Write its points onto a die or a tile. */
function mark(drawing, points) {
  const [, , width, height] = drawing.getAttribute('viewBox').split(' ').map(Number);
  const badge = markup`<svg><g class="worth" transform="translate(${width - 20} ${height - 15})">
    <rect x="-19" y="-14" width="38" height="28" rx="14"/><text text-anchor="middle" y="8">${points}</text></g></svg>`;
  drawing.append(make(badge).firstChild);
  if (!still.matches)
    drawing.animate([{ scale: 1 }, { scale: 1.22 }, { scale: 1 }], { duration: POP_MS, easing: 'ease-out' });
}

/** Let a sum run from a seat to the winner. */
function run(points, from, to, ms) {
  if (still.matches || !from || !to || from === to) return;
  const [start, end] = [from, to].map(place => place.getBoundingClientRect());
  const sum = document.createElement('b');
  sum.className = 'sum';
  sum.textContent = `+${points}`;
  sum.style.left = `${end.x + end.width / 2}px`;
  sum.style.top = `${end.y + 12}px`;
  document.body.append(sum);
  const way = `${start.x + start.width / 2 - end.x - end.width / 2}px ${start.y - end.y}px`;
  sum
    .animate([{ translate: way, opacity: 0.2 }, { opacity: 1, offset: 0.3 }, { translate: '0 0' }], {
      duration: ms,
      easing: 'cubic-bezier(.4, 0, .2, 1)',
    })
    .finished.catch(() => {})
    .then(() => sum.remove());
}

class Counting {
  constructor(redraw) {
    this.redraw = redraw;
    this.key = '';
    this.steps = []; // [milliseconds before it, what it does]
    this.timer = 0;
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => this.finish());
  }

  /** Show the end of the hand of a match, or that there is none; `speed` is that of bots. Return whether it is over. */
  show(match, speed) {
    const ended = match?.ended ?? null;
    const key = ended ? JSON.stringify([match.game, match.hand, ended]) : '';
    if (key !== this.key) {
      this.key = key;
      this.clear();
      if (ended) this.begin(match, speed);
    }
    if (ended) this.draw(match);
    return !this.steps.length;
  }

  clear() {
    clearTimeout(this.timer);
    this.steps = [];
    this.counted = new Map(); // id -> points of what has been counted
    this.summed = new Set(); // seats whose sum has been counted
    for (const worth of document.querySelectorAll('.worth')) worth.remove();
  }

  begin({ seats, ended }, speed) {
    const found = seats.flatMap(({ dice }) => dice.filter(({ id }) => id in ended.points));
    const hurry = still.matches ? 0 : 1 / (speed >= FAST ? FAST : 1);
    const pop = Math.min(POP_MS, MOST_MS / (found.length || 1)) * hurry;
    const winner = seats.find(({ seat }) => ended.gains[seat] > 0);
    for (const { seat, button, dice } of seats) {
      const counts = dice.filter(({ id }) => id in ended.points);
      for (const { id } of counts) this.steps.push([pop, () => this.counted.set(String(id), ended.points[id])]);
      const sum = counts.reduce((all, { id }) => all + ended.points[id], 0);
      this.steps.push([
        sum ? pop : 0,
        () => {
          this.summed.add(seat);
          if (sum && winner && winner.seat !== seat)
            run(sum, placeOf(button), placeOf(winner.button), RUN_MS * (hurry || 1));
        },
      ]);
    }
    this.steps.push([RUN_MS * hurry, () => {}]);
    if (hurry) this.wait();
    else this.finish(false);
  }

  wait() {
    const [ms] = this.steps[0] ?? [];
    if (ms === undefined) this.redraw();
    else this.timer = setTimeout(() => this.step(), ms);
  }

  step() {
    const [, does] = this.steps.shift();
    does();
    this.redraw();
    if (this.steps.length) this.wait();
  }

  /** Show at once what remains. */
  finish(redraws = true) {
    if (!this.steps.length) return;
    clearTimeout(this.timer);
    for (const [, does] of this.steps.splice(0)) does();
    if (redraws) this.redraw();
  }

  /** Mark what has been counted; the page has drawn dice and panels before. */
  draw({ seats, ended }) {
    for (const drawing of document.querySelectorAll('.seat .dice [data-id], .hand .grab [data-id]')) {
      const points = this.counted.get(drawing.getAttribute('data-id'));
      if (points !== undefined && !drawing.querySelector('.worth')) mark(drawing, points);
    }
    for (const { seat, button, dice } of seats) {
      const note = document.querySelector(`[data-panel="${button}"] .n`);
      if (!note || !this.summed.has(seat)) continue;
      const left = dice.reduce((all, { id }) => all + (ended.points[id] ?? 0), 0);
      const isOver = !this.steps.length;
      note.textContent = ended.gains[seat] && isOver ? `+${ended.gains[seat]}` : left || '';
    }
  }
}

export const makeCounting = redraw => new Counting(redraw);
