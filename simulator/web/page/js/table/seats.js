// The seats around the tray: a panel for each, on its button's side; on small screens all in one strip above the tray.
import { handSeat } from '../state.js';
import { makeDie } from '../dice.js';
import { makeTile } from '../tile.js';
import { gameOf } from '../games/modules.js';
import { t } from '../texts.js';

const SIDES = { 0: 'left', 1: 'left', 2: 'left', 3: 'top', 4: 'right', 5: 'right' };
const ORDER = [2, 1, 0, 3, 4, 5];           // from the top of the left side round to the lowest of the right one
const STRIP = [2, 3, 4, 1, 0, 5];           // as the buttons lie in the rims
const compact = matchMedia('(max-width: 929px)');

/** The edge of a die so that `count` of them fit a panel of `width`, in few rows. */
function dieSize(count, width, largest, gap) {
  for (const [size, rows] of [[largest, 1], [34, 1], [30, 1], [26, 1], [22, 1], [18, 1], [30, 2], [22, 2], [18, 2], [18, 3]]) {
    if (size <= largest && (rows > 1 || size >= largest * .6) && Math.floor((width + gap) / (size + gap)) * rows >= count) return size;
  }
  return 16;
}

function makePanel(button) {
  const panel = document.createElement('section');
  panel.className = `seat p${button + 1}`;
  panel.innerHTML = '<header><b class="badge"></b><h2></h2><small class="bot"></small><span class="next"></span><small class="n"></small></header><div class="dice"></div>';
  panel.querySelector('.dice').dataset.home = `seat ${button}`;
  panel.querySelector('.badge').textContent = button + 1;
  panel.querySelector('.next').textContent = t('next');
  return panel;
}

export function makeSeats(root) {
  const panels = new Map(), hosts = Object.fromEntries([...root.querySelectorAll('[data-seats]')].map(host => [host.dataset.seats, host]));
  const one = (panel, query) => panel.querySelector(query);

  /** [width, largest die, gap] of a panel's dice. */
  function space(panel) {
    if (panel.closest('.top')) {
      const parts = [...one(panel, 'header').children].map(part => part.offsetWidth).filter(Boolean);
      return [panel.clientWidth - 28 - parts.reduce((sum, width) => sum + width + 12, 0), 30, 6];
    }
    if (panel.closest('.dense')) return [panel.clientWidth - 12, 26, 4];
    return [(panel.clientWidth || 260) - 28, compact.matches ? 30 : innerWidth >= 1600 && innerHeight >= 940 ? 48 : 40, 8];
  }

  function fillDice(panel, seat) {
    const tray = one(panel, '.dice'), key = seat.dice.map(die => `${die.id}${die.tile ?? die.face}`).join(' ');
    tray.style.setProperty('--die', `${dieSize(seat.dice.length, ...space(panel))}px`);
    if (tray.dataset.key === key) return;
    tray.dataset.key = key;
    tray.replaceChildren(...seat.dice.map((die, place) => (die.tile ? makeTile(die.tile, { id: die.id, label: true }) : makeDie(die.face, { id: die.id, place, label: true }))));
  }

  function update(match, seat, panel, inHand) {
    panel.setAttribute('aria-label', seat.said.panel);
    one(panel, 'h2').textContent = seat.name;
    one(panel, '.bot').textContent = seat.bot && t(seat.bot === 'person' ? 'virtual' : 'bot');
    one(panel, '.badge').classList.toggle('turn', match.turn === seat.seat && !match.over);
    one(panel, '.next').hidden = !seat.next || match.over || match.seats.length === 2;
    one(panel, '.n').textContent = inHand ? t('below') : gameOf(match).holds(seat);
    panel.classList.toggle('below', inHand);
    if (!inHand) fillDice(panel, seat);
    else { one(panel, '.dice').replaceChildren(); one(panel, '.dice').dataset.key = ''; }
  }

  function show(match) {
    const seats = match?.seats ?? [], owner = match && handSeat(match);
    const beside = Boolean(match && gameOf(match).makeTable);      // a table takes the place of the seats at the top and the right
    // the one seat at the bottom needs no panel beside its hand; with several at this tab each keeps its place
    const shown = seats.filter(seat => seat !== owner || !compact.matches && seat.button !== 0 && seats.length > 1);
    const order = compact.matches ? STRIP : ORDER;
    shown.sort((a, b) => order.indexOf(a.button) - order.indexOf(b.button));
    for (const [button, panel] of panels) if (!shown.some(seat => seat.button === button)) { panel.remove(); panels.delete(button); }
    for (const seat of shown) {
      if (!panels.has(seat.button)) panels.set(seat.button, makePanel(seat.button));
      const panel = panels.get(seat.button), side = other => (compact.matches ? 'strip' : beside ? 'left' : SIDES[other.button]), host = hosts[side(seat)];
      const place = shown.filter(other => side(other) === side(seat)).indexOf(seat);
      if (host.children[place] !== panel) host.insertBefore(panel, host.children[place] ?? null);
    }
    const { dataset } = document.documentElement;
    dataset.top = String(!compact.matches && !beside && shown.some(seat => seat.button === 3));
    dataset.crowd = shown.length > 4 ? 'many' : shown.length > 2 ? 'some' : 'few';
    hosts.strip.classList.toggle('dense', shown.length > 2);
    hosts.strip.style.setProperty('--columns', shown.length > 2 ? 3 : Math.max(1, shown.length));
    for (const seat of shown) update(match, seat, panels.get(seat.button), seat === owner);
  }

  return { show, onSize: run => compact.addEventListener('change', run) };
}
