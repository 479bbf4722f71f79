// A record on the page: the live page's own parts, drawn from the positions of the record in place of a tray.
import { gameOf, loadGames } from '../games/modules.js';
import { bindDialogs } from '../menus/dialogs.js';
import { bindRules, makeHelp, showWords } from '../menus/help.js';
import { state, take } from '../state.js';
import { makeLog } from '../table/log.js';
import { Table } from '../table/table.js';
import { t } from '../texts.js';
import { all, make, markup, one } from '../write.js';
import { Decisions } from './decisions.js';
import { Player } from './player.js';
import { makeLooks, readRecord } from './source.js';

Object.assign(document.documentElement.dataset, { replay: '', online: 'true', hints: 'plays' });
// What only a running tray can do.
const NOT_HERE = 'dialog:not(#help, #decisions), .welcome, .room, .banner, .intro, .usb, .winner .acts';
for (const part of all(`${NOT_HERE}, .bar > :not(.brand)`)) part.remove();
for (const part of all('.key, .seatbtn, .mute, .bag')) {
  part.tabIndex = -1;
  part.setAttribute('aria-disabled', 'true');
}

take({ lit: true, tray: { plugged: true, speed: 1, hints: 'plays', screen: 'play', sit: 'onlooker' } });
state.online = true;
document.documentElement.toggleAttribute('data-framed', parent !== self); // in a dialog of the live page
const table = new Table();

function drawMatch() {
  const { match } = state;
  if (match) table.show(match, { lying: gameOf(match).lying(match) });
}

/** Draw a position; dice fly when it is the next one. */
function draw(look, isNext, speed) {
  take(look);
  table.tray.light(state.led, true);
  table.display(state.display, state.displayText, state.displayName);
  if (isNext) table.withFlights(speed, drawMatch);
  else drawMatch();
}

const SHOWN = 400; // lines of the log, after a jump back

/** Return `show(at)` of the log up to a position; `choose(position)` is called for a line that is chosen. */
function makeStory(root, { log: entries, told }, choose) {
  const log = makeLog(root, ({ n }) => choose(told.findIndex(count => count >= n)));
  let shown = 0;
  return function show(at) {
    const count = told[at];
    if (count < shown) {
      log.reset();
      shown = Math.max(0, count - SHOWN);
    }
    log.add(entries.slice(shown, count));
    shown = count;
  };
}

/** Show what is wrong in the record, and in which line. */
function showFault(column, { fault, said }) {
  if (!fault) return;
  const { title, rest } = said.fault;
  const card = make(markup`<section class="fault" aria-label="${t('fault')}">
    <h2>${title}</h2><code>${fault.text}</code><p></p><small>${rest}</small></section>`);
  showWords(card.querySelector('p'), fault.reason, fault.rule);
  column.prepend(card);
  column.closest('.table').classList.add('faulty');
}

async function begin(record) {
  take({ games: record.games });
  await loadGames(record.games);
  document.title = record.said.title;
  const help = makeHelp(one('#help'));
  help.fill();
  bindRules(help.openRule);
  bindDialogs();
  const lookAt = makeLooks(record.of, record.lines.length);
  const showStory = makeStory(one('.log'), record, at => player.go(at));
  const player = new Player(one('.bar'), record, async (at, isNext, speed) => {
    const look = await lookAt(at);
    if (player.at !== at) return; // another position was chosen meanwhile
    draw(look, isNext, speed);
    decisions.mark(at);
    showStory(at);
  });
  showFault(one('.col.right'), record);
  const decisions = new Decisions(one('#decisions'), record.of, at => player.go(at), one('.col.right'));
  one('.player .decisions').addEventListener('click', () => decisions.open());
  table.seats.onSize(drawMatch);
  addEventListener('resize', () => {
    if (state.match) table.showRing(state.match);
  });
  const moves = Number(new URLSearchParams(location.hash.slice(1)).get('moves') ?? -1);
  player.go(moves < 0 ? 0 : player.course.after(moves));
  if (location.hash === '#play') player.toggle();
  if (location.hash === '#decisions') decisions.open();
}

/** Say that there is nothing to watch, such as before the first move. */
function showNothing() {
  const words = markup`<p class="nothing">${t('watch-nothing')} <a href="./">${t('watch-to-tray')}</a></p>`;
  one('.table').replaceChildren(make(words));
}

const found = await readRecord('replay.json');
if (found) await begin(found);
else showNothing();
