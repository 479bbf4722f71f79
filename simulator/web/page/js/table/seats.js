// The seats around the tray: a panel for each, on its button's side; on small screens all in one strip above the tray.
import { acting, handSeat, state } from '../state.js';
import { makeDie } from '../dice.js';
import { makeTile } from '../tile.js';
import { gameOf } from '../games/modules.js';
import { t } from '../texts.js';
import { faceName } from '../words.js';
import { make, markup, write } from '../write.js';
import { showFace } from './face.js';
import { crowdOf, dieSize, placePanels } from './panels.js';

const TOP_BUTTON = 3; // the seat whose panel is above the tray
const PADDING = 28; // of a panel, left and right together
const DENSE_PADDING = 12;
const NARROW = 260; // of a panel that is not laid out yet
const BOTS = ['fair', 'sharp', 'expert', 'gentle', 'random'];
const compact = matchMedia('(max-width: 929px)');
const one = (panel, query) => panel.querySelector(query);

function makePanel(button) {
  const head = markup`<b class="badge">${button + 1}</b><h2></h2><i class="face" aria-hidden="true"></i>
    <small class="bot"></small><span class="next">${t('next')}</span><small class="n"></small>`;
  return make(markup`<section class="seat p${button + 1}" data-panel="${button}">
    <header>${head}</header><div class="dice" data-home="seat ${button}"></div></section>`);
}

function largestDie() {
  if (compact.matches) return 30;
  return innerWidth >= 1600 && innerHeight >= 940 ? 48 : 40;
}

/** Return [width, largest die, gap] of a panel's dice. */
function spaceOf(panel) {
  if (panel.closest('.top')) {
    const parts = [...one(panel, 'header').children].map(part => part.offsetWidth).filter(Boolean);
    const head = parts.reduce((sum, width) => sum + width + DENSE_PADDING, 0);
    return [panel.clientWidth - PADDING - head, 30, 6];
  }
  if (panel.closest('.dense')) return [panel.clientWidth - DENSE_PADDING, 26, 4];
  return [(panel.clientWidth || NARROW) - PADDING, largestDie(), 8];
}

const drawingOf = (die, place) =>
  die.tile ? makeTile(die.tile, { id: die.id, label: true }) : makeDie(die.face, { id: die.id, place, label: true });

/** Mark the dice that show a wild +4 to be a bluff, which is now to be answered. */
function markMatched(tray, match) {
  const matched = (match.real ? state.real?.matched : match.board.matched) ?? [];
  for (const die of tray.querySelectorAll('.die')) {
    const isOne = matched.includes(Number(die.dataset.id));
    if (die.classList.contains('matched') === isOne) continue;
    die.classList.toggle('matched', isOne);
    die.setAttribute('aria-label', isOne ? t('die-matched', die.dataset.face) : faceName(die.dataset.face));
  }
}

function fillDice(panel, { dice }, space) {
  const tray = one(panel, '.dice');
  const key = dice.map(die => `${die.id}${die.tile ?? die.face}`).join(' ');
  tray.style.setProperty('--die', `${dieSize(dice.length, ...space)}px`);
  if (tray.dataset.key === key) return;
  tray.dataset.key = key;
  tray.replaceChildren(...dice.map(drawingOf));
}

function emptyDice(panel) {
  const tray = one(panel, '.dice');
  if (!tray.dataset.key) return;
  tray.replaceChildren();
  tray.dataset.key = '';
}

/** Return what kind of bot plays at a seat; a record may name others than ours. */
function botWords({ bot }) {
  if (bot === 'person') return t('virtual');
  return BOTS.includes(bot) ? t(`bot-${bot}`) : t('bot');
}

function showHead(match, seat, panel, inHand) {
  panel.setAttribute('aria-label', seat.said.panel);
  write(one(panel, 'h2'), seat.name);
  write(one(panel, '.bot'), seat.bot && botWords(seat));
  showFace(one(panel, '.face'), seat.character);
  one(panel, '.face').title = seat.character && t(`character-${seat.character}`);
  const acts = acting(match) === seat.seat;
  one(panel, '.badge').classList.toggle('turn', acts);
  panel.classList.toggle('on-turn', acts);
  one(panel, '.next').hidden = !seat.next || match.over || match.seats.length === 2;
  write(one(panel, '.n'), inHand ? t('below') : gameOf(match).holds(seat));
  panel.classList.toggle('below', inHand);
}

class Seats {
  constructor(root) {
    this.panels = new Map(); // by the button of their seat
    this.hosts = new Map([...root.querySelectorAll('[data-seats]')].map(host => [host.dataset.seats, host]));
  }

  show(match) {
    const owner = match && handSeat(match);
    const beside = Boolean(match && gameOf(match).makeTable);
    const placed = placePanels(match?.seats ?? [], owner, { compact: compact.matches, beside });
    this.place(placed);
    this.fitPage(placed, beside);
    const shown = placed.map(([seat]) => [seat, this.panels.get(seat.button)]);
    for (const [seat, panel] of shown) showHead(match, seat, panel, seat === owner);
    const spaces = shown.map(([, panel]) => spaceOf(panel)); // measured together: the page is laid out once
    shown.forEach(([seat, panel], place) => {
      if (seat === owner) emptyDice(panel);
      else fillDice(panel, seat, spaces[place]);
      markMatched(one(panel, '.dice'), match);
    });
  }

  /** Put the panels into their hosts; those that stay where they are keep their focus. */
  place(placed) {
    for (const [button, panel] of this.panels) {
      if (placed.some(([seat]) => seat.button === button)) continue;
      panel.remove();
      this.panels.delete(button);
    }
    const counts = new Map();
    for (const [{ button }, side] of placed) {
      if (!this.panels.has(button)) this.panels.set(button, makePanel(button));
      const panel = this.panels.get(button);
      const host = this.hosts.get(side);
      const place = counts.get(side) ?? 0;
      if (host.children[place] !== panel) host.insertBefore(panel, host.children[place] ?? null);
      counts.set(side, place + 1);
    }
  }

  /** Tell the style sheets how many panels there are, and where. */
  fitPage(placed, beside) {
    const { dataset } = document.documentElement;
    const strip = this.hosts.get('strip');
    const atTop = placed.some(([seat]) => seat.button === TOP_BUTTON);
    const isDense = placed.length > 2;
    dataset.top = String(!compact.matches && !beside && atTop);
    dataset.crowd = crowdOf(placed.length);
    strip.classList.toggle('dense', isDense);
    strip.style.setProperty('--columns', isDense ? 3 : Math.max(1, placed.length));
  }

  onSize(run) {
    compact.addEventListener('change', run);
  }
}

export const makeSeats = root => new Seats(root);
