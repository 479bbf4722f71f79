// The seats around the tray: a panel for each, on its button's side; on small screens all in a strip above the tray.
import { makeDie } from '../dice.js';
import { getGame } from '../games/registry.js';
import { getActingSeat, getHandSeat, state } from '../state.js';
import { t } from '../texts.js';
import { makeTile } from '../tile.js';
import { nameFace } from '../face_names.js';
import { render, markup, insertAt, setText } from '../dom.js';

const TOP_BUTTON = 3; // the seat whose panel is above the tray
const PADDING = 28; // of a panel, left and right together
const DENSE_PADDING = 12;
const NARROW = 260; // of a panel before its layout
const BOTS = ['fair', 'sharp', 'expert', 'gentle', 'random'];
const COMPACT = '(max-width: 929px)'; // small screens
const find = (panel, query) => panel.querySelector(query);

function makePanel(button) {
  const head = markup`<b class="badge">${button + 1}</b><h2></h2><i class="face" aria-hidden="true"></i>
    <small class="bot"></small><span class="next">${t('next')}</span><small class="n"></small>`;
  return render(markup`<section class="seat p${button + 1}" data-panel="${button}">
    <header>${head}</header><div class="dice" data-home="seat ${button}"></div></section>`);
}

function getLargestDie(isCompact) {
  if (isCompact) return 30;
  return innerWidth >= 1600 && innerHeight >= 940 ? 48 : 40;
}

/** Return [width, largest die, gap] for a panel's dice. */
function measureSpace(panel, isCompact) {
  if (panel.closest('.top')) {
    const parts = [...find(panel, 'header').children].map(part => part.offsetWidth).filter(Boolean);
    const head = parts.reduce((sum, width) => sum + width + DENSE_PADDING, 0);
    return [panel.clientWidth - PADDING - head, 30, 6];
  }
  if (panel.closest('.dense')) return [panel.clientWidth - DENSE_PADDING, 26, 4];
  return [(panel.clientWidth || NARROW) - PADDING, getLargestDie(isCompact), 8];
}

const makeDrawing = (die, place) =>
  die.tile ? makeTile(die.tile, { id: die.id, label: true }) : makeDie(die.face, { id: die.id, place, label: true });

/** Mark the dice by which a wild +4 is a bluff, while it can be challenged. */
function markMatched(tray, match) {
  const matched = (match.real ? state.real?.matched : match.board.matched) ?? [];
  for (const die of tray.querySelectorAll('.die')) {
    const isOne = matched.includes(Number(die.dataset.id));
    if (die.classList.contains('matched') === isOne) continue;
    die.classList.toggle('matched', isOne);
    die.setAttribute('aria-label', isOne ? t('die-matched', die.dataset.face) : nameFace(die.dataset.face));
  }
}

function fillDice(tray, dice, space) {
  const key = dice.map(die => `${die.id}${die.tile ?? die.face}`).join(' ');
  tray.style.setProperty('--die', `${computeDieSize(dice.length, ...space)}px`);
  if ((tray.dataset.key ?? '') === key) return;
  tray.dataset.key = key;
  tray.replaceChildren(...dice.map(makeDrawing));
}

/** Return the name of a seat's kind of bot; a record may contain unknown ones. */
function nameBot({ bot }) {
  if (bot === 'person') return t('virtual');
  return BOTS.includes(bot) ? t(`bot-${bot}`) : t('bot');
}

function showHead(match, seat, panel, inHand) {
  panel.setAttribute('aria-label', seat.said.panel);
  setText(find(panel, 'h2'), seat.name);
  setText(find(panel, '.bot'), seat.bot && nameBot(seat));
  showCharacter(find(panel, '.face'), seat.character);
  find(panel, '.face').title = seat.character && t(`character-${seat.character}`);
  const acts = getActingSeat(match) === seat.seat;
  find(panel, '.badge').classList.toggle('turn', acts);
  panel.classList.toggle('on-turn', acts);
  find(panel, '.next').hidden = !seat.next || match.over || match.seats.length === 2;
  setText(find(panel, '.n'), inHand ? t('below') : getGame(match).describeHand(seat));
  panel.classList.toggle('below', inHand);
}

export class Seats {
  constructor(root) {
    this.compact = matchMedia(COMPACT);
    this.panels = new Map(); // by the button of the seat
    this.hosts = new Map([...root.querySelectorAll('[data-seats]')].map(host => [host.dataset.seats, host]));
  }

  show(match) {
    const owner = match && getHandSeat(match);
    const hasSideTable = Boolean(match && getGame(match).makeTable);
    const placed = placePanels(match?.seats ?? [], owner, { compact: this.compact.matches, hasSideTable });
    this.movePanels(placed);
    this.markPage(placed, hasSideTable);
    const shown = placed.map(([seat]) => [seat, this.panels.get(seat.button)]);
    for (const [seat, panel] of shown) showHead(match, seat, panel, seat === owner);
    // All are measured before changes: the page is laid out once.
    const spaces = shown.map(([, panel]) => measureSpace(panel, this.compact.matches));
    shown.forEach(([seat, panel], place) => {
      const dice = find(panel, '.dice');
      fillDice(dice, seat === owner ? [] : seat.dice, spaces[place]); // the owner's dice are in the hand
      markMatched(dice, match);
    });
  }

  /** Move the panels into their hosts; those that are there already keep their focus. */
  movePanels(placed) {
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
      insertAt(host, place, panel);
      counts.set(side, place + 1);
    }
  }

  /** Set attributes for the style sheets: how many panels there are, and where. */
  markPage(placed, hasSideTable) {
    const { dataset } = document.documentElement;
    const strip = this.hosts.get('strip');
    const atTop = placed.some(([seat]) => seat.button === TOP_BUTTON);
    const isDense = placed.length > 2;
    dataset.top = String(!this.compact.matches && !hasSideTable && atTop);
    dataset.crowd = nameCrowd(placed.length);
    strip.classList.toggle('dense', isDense);
    strip.style.setProperty('--columns', isDense ? 3 : Math.max(1, placed.length));
  }

  onSizeChange(run) {
    this.compact.addEventListener('change', run);
  }
}

// The places of the panels around the tray, and the size of the dice in them.

const SIDES = { 0: 'left', 1: 'left', 2: 'left', 3: 'top', 4: 'right', 5: 'right' };
const AROUND = [2, 1, 0, 3, 4, 5]; // from the top left down, over the top, to the bottom right
const STRIP = [2, 3, 4, 1, 0, 5]; // as the buttons around the tray
const SMALLEST = 16;
const MIN_SHARE = 0.6; // of the largest size, if one row is enough
// [edge of a die, rows], for one row, two and three: the first that fits is used.
const SIZES = [[34, 30, 26, 22, 18], [30, 22, 18], [18]].flatMap((sizes, more) => sizes.map(size => [size, more + 1]));

/** Return the edge of a die so that `count` dice fit a panel of `width`, in few rows. */
export function computeDieSize(count, width, largest, gap) {
  const canFit = (/** @type {number[]} */ [size, rows]) => {
    if (size > largest || (rows === 1 && size < largest * MIN_SHARE)) return false;
    return Math.floor((width + gap) / (size + gap)) * rows >= count;
  };
  const [size] = [[largest, 1], ...SIZES].find(canFit) ?? [SMALLEST];
  return size;
}

/**
 * Return the seats that have a panel as [seat, side], in the order of the panels. `owner` is the seat of the hand;
 * `compact`: all panels are in one strip; `hasSideTable`: a table replaces the seats at the top and the right.
 */
export function placePanels(seats, owner, { compact, hasSideTable }) {
  const order = compact ? STRIP : AROUND;
  const getSide = ({ button }) => {
    if (compact) return 'strip';
    return hasSideTable ? 'left' : SIDES[button];
  };
  // A tab's only seat at the bottom needs no panel; of several seats each keeps its panel.
  const hasPanel = seat => seat !== owner || (!compact && seat.button !== 0 && seats.length > 1);
  return seats
    .filter(hasPanel)
    .toSorted((a, b) => order.indexOf(a.button) - order.indexOf(b.button))
    .map(seat => [seat, getSide(seat)]);
}

/** Return the style sheets' word for a number of panels. */
export const nameCrowd = count => ['few', 'few', 'few', 'some', 'some'][count] ?? 'many';

// The face of a bot's character, as on the display.

const ROWS = 8;

/** Show the face of a character in an element; "" for none. */
function showCharacter(host, character) {
  if (host.dataset.character === character) return;
  host.dataset.character = character;
  const columns = state.faces[character];
  host.replaceChildren(...(columns ? [makeCharacter(columns)] : []));
}

function makeCharacter(columns) {
  const squares = columns.flatMap((bits, x) =>
    Array.from({ length: ROWS }, (_, y) => (bits >> y) & 1 && `M${x} ${y}h1v1h-1z`).filter(Boolean),
  );
  return render(markup`<svg viewBox="0 0 ${columns.length} ${ROWS}"><path d="${squares}"/></svg>`);
}

// The ring around the tray: chevrons between the seats show the direction; those after the seat on turn hop.

const RADIUS = 50;
const STEP = 29;

/** Return the place of each seat button along the ring, in pixels clockwise from the end of its top left corner. */
function computePlaces(width, height, tray) {
  const straightX = width - 2 * RADIUS;
  const straightY = height - 2 * RADIUS;
  const corner = (Math.PI * RADIUS) / 2;
  const down = straightX + corner;
  const back = down + straightY + corner;
  const up = back + straightX + corner;
  const inset = (height - tray.height) / 2;
  const clampDown = share => Math.max(0, Math.min(straightY, inset + tray.height * share - RADIUS));
  return {
    right: down + straightY - 30,
    left: up + 30,
    length: up + straightY + corner,
    3: straightX / 2,
    4: down + clampDown(0.23),
    5: down + clampDown(0.5),
    0: back + straightX / 2,
    1: up + straightY - clampDown(0.5),
    2: up + straightY - clampDown(0.23),
  };
}

/** Return the place, or one beside it that avoids the USB cable above and the hand's corners below. */
function clearPlace(place, cable, { right, left }) {
  if (place > cable - 56 && place < cable + 56) return cable - 62;
  if (place > right && place < right + 130) return right;
  return place < left && place > left - 130 ? left : place;
}

export function makeTurnRing(ring, tray) {
  let drawn = '';
  return function show(match) {
    const seats = match && !match.over ? match.seats : [];
    const width = ring.offsetWidth;
    const height = ring.offsetHeight;
    const key = JSON.stringify([seats.map(seat => seat.button), match?.direction, match?.turn, width, height]);
    if (key === drawn) return;
    drawn = key;
    ring.replaceChildren();
    if (seats.length < 2 || !width) return;
    const where = computePlaces(width, height, tray.getBoundingClientRect());
    const cable = tray.offsetWidth - 96 + (width - tray.offsetWidth) / 2 - RADIUS;
    seats.forEach((seat, index) => {
      const next = seats[(index + 1) % seats.length];
      const from = where[seat.button];
      const gap = (((where[next.button] - from) % where.length) + where.length) % where.length || where.length;
      const middle = clearPlace((from + gap / 2) % where.length, cable, where);
      const leaves = match.direction === 1 ? seat : next;
      for (let k = 0; k < 3; k++) {
        const chevron = document.createElement('i');
        const along = (middle + (k - 1) * STEP * match.direction + where.length) % where.length;
        chevron.style.setProperty('--at', `${along}px`);
        chevron.style.setProperty('--k', String(k));
        chevron.classList.toggle('hop', leaves.seat === match.turn);
        ring.append(chevron);
      }
    });
    ring.classList.toggle('right', match.direction === -1);
  };
}
