// The end of a round and of a match.
import { makeDie } from './dice.js';
import { runAtEnd, reducedMotion } from './motion/die_flight.js';
import { t } from './texts.js';
import { makeElement, render, markup } from './dom.js';

// The end of a round: points appear on each die and tile left, and the sums move to the winner. A tap ends the
// animation.

const POP_MS = 260; // for each die or tile, as long as they are few
const MAX_MS = 3200; // for all of them
const RUN_MS = 500;
const FAST = 4; // at this speed of bots the animation is faster

/** Return the element with a seat's dice: its panel, or the hand below the tray. */
function findHand(button) {
  const panel = document.querySelector(`[data-panel="${button}"]`);
  return panel && !panel.classList.contains('below') ? panel : document.querySelector('.hand');
}

/** Show points on a die or a tile. */
function markPoints(drawing, points) {
  const [, , width, height] = drawing.getAttribute('viewBox').split(' ').map(Number);
  const badge = markup`<svg><g class="worth" transform="translate(${width - 20} ${height - 15})">
    <rect x="-19" y="-14" width="38" height="28" rx="14"/><text text-anchor="middle" y="8">${points}</text></g></svg>`;
  drawing.append(render(badge).firstChild);
  if (!reducedMotion.matches)
    drawing.animate([{ scale: 1 }, { scale: 1.22 }, { scale: 1 }], { duration: POP_MS, easing: 'ease-out' });
}

/** Animate a sum from a seat to the winner. */
function animateSum(points, from, to, ms) {
  if (reducedMotion.matches || !from || !to || from === to) return;
  const [start, end] = [from, to].map(place => place.getBoundingClientRect());
  const sum = makeElement('b', `+${points}`, { className: 'sum' });
  sum.style.left = `${end.x + end.width / 2}px`;
  sum.style.top = `${end.y + 12}px`;
  document.body.append(sum);
  const way = `${start.x + start.width / 2 - end.x - end.width / 2}px ${start.y - end.y}px`;
  const steps = [{ translate: way, opacity: 0.2 }, { opacity: 1, offset: 0.3 }, { translate: '0 0' }];
  runAtEnd(sum.animate(steps, { duration: ms, easing: 'cubic-bezier(.4, 0, .2, 1)' }), () => sum.remove());
}

export class RoundCount {
  constructor(redraw) {
    this.redraw = redraw;
    this.key = '';
    this.steps = []; // [milliseconds before it, function]
    this.timer = 0;
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, () => this.finish());
  }

  /**
   * Show the end of a match's round, if it has ended; `speed` is that of bots. Return whether the count is finished.
   */
  show(match, speed) {
    const ended = match?.ended ?? null;
    const key = ended ? JSON.stringify([match.game, match.hand, ended]) : '';
    if (key !== this.key) {
      this.key = key;
      this.clear();
      if (ended) this.planSteps(match, speed);
    }
    if (ended) this.drawPoints(match);
    return !this.steps.length;
  }

  clear() {
    clearTimeout(this.timer);
    this.steps = [];
    this.counted = new Map(); // id -> points that have been counted
    this.summed = new Set(); // seats whose sum has been counted
    for (const worth of document.querySelectorAll('.worth')) worth.remove();
  }

  planSteps({ seats, ended }, speed) {
    const found = seats.flatMap(({ dice }) => dice.filter(({ id }) => id in ended.points));
    const hurry = reducedMotion.matches ? 0 : 1 / (speed >= FAST ? FAST : 1);
    const pop = Math.min(POP_MS, MAX_MS / (found.length || 1)) * hurry;
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
            animateSum(sum, findHand(button), findHand(winner.button), RUN_MS * (hurry || 1));
        },
      ]);
    }
    this.steps.push([RUN_MS * hurry, () => {}]);
    if (hurry) this.scheduleStep();
    else this.finish(false);
  }

  scheduleStep() {
    const [ms] = this.steps[0] ?? [];
    if (ms === undefined) this.redraw();
    else this.timer = setTimeout(() => this.step(), ms);
  }

  step() {
    const [, does] = this.steps.shift();
    does();
    this.redraw();
    if (this.steps.length) this.scheduleStep();
  }

  /** Show the remaining steps at once. */
  finish(redraws = true) {
    if (!this.steps.length) return;
    clearTimeout(this.timer);
    for (const [, does] of this.steps.splice(0)) does();
    if (redraws) this.redraw();
  }

  /** Show the points that have been counted; dice and panels have been drawn before. */
  drawPoints({ seats, ended }) {
    for (const drawing of document.querySelectorAll('.seat .dice [data-id], .hand .grab [data-id]')) {
      const points = this.counted.get(drawing.getAttribute('data-id'));
      if (points !== undefined && !drawing.querySelector('.worth')) markPoints(drawing, points);
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

// The end of a match: winners, points, and a shower of dice.

const SHOWER = 22;
const QUIET_MS = 400; // a click or key that was meant for the hand below starts no match
const FACES = ['r7', 'yS', 'g4', 'b2', 'W', 'rD2', 'gR', 'y9', 'b0', 'WD4', 'g6', 'r3'];

function dropDice(layer) {
  if (reducedMotion.matches) return;
  for (let n = 0; n < SHOWER; n++) {
    const die = makeDie(FACES[n % FACES.length], { id: n });
    Object.assign(die.style, { left: `${(n * 61 + 13) % 100}%`, top: '-70px' });
    layer.append(die);
    const fallen = `translateY(${innerHeight + 160}px) rotate(${(n % 2 ? 1 : -1) * (300 + n * 23)}deg)`;
    const [duration, delay] = [1900 + ((n * 397) % 1300), (n * 131) % 1100];
    const steps = { transform: ['translateY(0) rotate(0)', fallen] };
    const falls = die.animate(steps, { duration, delay, easing: 'cubic-bezier(.4, 0, .9, .7)', fill: 'both' });
    runAtEnd(falls, () => die.remove());
  }
}

function makeRow({ button, name, score }, wins) {
  const badge = markup`<b class="badge${wins && ' turn'}">${button + 1}</b>`;
  return render(markup`<li>${badge}<span>${name}</span><b class="pts">${score}</b></li>`);
}

/** Disable the card's buttons until clicks that were meant for the previous view are over. */
function disableBriefly(root) {
  const buttons = root.querySelectorAll('[data-do]');
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  setTimeout(() => {
    for (const button of buttons) button.removeAttribute('aria-disabled');
  }, QUIET_MS);
}

/** Return `show(match)`, which fills the card of a match that is over, or hides it. */
export function makeMatchEnd(root, layer) {
  const share = makeShareLine(root.querySelector('.share'));
  let shown = '';
  return function show(match) {
    const over = Boolean(match?.over);
    if (over && root.hidden) disableBriefly(root);
    root.hidden = !over;
    root.classList.toggle('day', Boolean(match?.day));
    share((over && match.day?.line) || '');
    const key = over ? JSON.stringify(match.seats.map(seat => [seat.name, seat.score])) : '';
    if (key === shown) return;
    shown = key;
    if (!over) {
      layer.replaceChildren();
      return;
    }
    const compareScores = (a, b) => (match.low ? a.score - b.score : b.score - a.score);
    root.querySelector('h2').textContent = match.said.headline;
    // With real dice people stay in their seats; alone nobody moves.
    for (const button of root.querySelectorAll('[data-do=around]'))
      button.hidden = match.real || match.seats.length < 2;
    root.querySelector('.after').textContent = match.said.after;
    const rows = match.seats.toSorted(compareScores).map(seat => makeRow(seat, match.winners.includes(seat.seat)));
    root.querySelector('ol').replaceChildren(...rows);
    dropDice(layer);
  };
}

// The result of a match as a line of text to share.

/** Copy an element's text: by the clipboard, or by a selection if the page has no clipboard. */
async function copyText(words) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(words.textContent);
    return;
  }
  getSelection().selectAllChildren(words);
  document.execCommand('copy');
}

/** Return `show(text)`, which hides the line for "". */
function makeShareLine(root) {
  const [words, button] = root.children;
  button.addEventListener('click', async () => {
    await copyText(words);
    button.textContent = t('copied');
  });
  return function show(text) {
    root.hidden = !text;
    if (words.textContent === text) return;
    words.textContent = text;
    button.textContent = t('copy');
  };
}

// The summary of a match that is over: awards, until it is closed.

const makeEntry = ([title, names, words]) => [
  makeElement('dt', title),
  makeElement('dd', names),
  makeElement('dd', words),
];

/** Return `show(match)`, which shows the card of a match that is over, or hides it. */
export function makeMatchSummary(card) {
  const list = card.querySelector('dl');
  let shown = '';
  let closed = '';
  card.querySelector('button').addEventListener('click', () => {
    closed = shown;
    card.hidden = true;
  });
  return function show(match) {
    const lines = match?.over ? match.evening : [];
    const key = lines.length ? JSON.stringify([lines, match.seats.map(seat => seat.score)]) : '';
    if (key !== shown) list.replaceChildren(...lines.flatMap(makeEntry));
    shown = key;
    card.hidden = !key || key === closed;
  };
}
