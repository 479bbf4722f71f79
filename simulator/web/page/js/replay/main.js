// The page of a record, with the live page's parts, drawn from positions instead of a tray.
import { getGame, loadGames } from '../games/registry.js';
import { bindDialogs } from '../menus/new_match.js';
import { bindRuleButtons, makeHelp, showWords } from '../menus/help.js';
import { state, updateState } from '../state.js';
import { makeLog } from '../table/log.js';
import { Table } from '../table/table.js';
import { t } from '../texts.js';
import { queryAll, render, markup, query } from '../dom.js';
import { DecisionsDialog } from './decisions.js';
import { Scrubber } from './scrubber.js';
import { makePositions, readRecord } from './record.js';

Object.assign(document.documentElement.dataset, { replay: '', online: 'true', hints: 'plays' });
// Parts that need a running tray.
const NOT_HERE = 'dialog:not(#help, #decisions), .welcome, .room, .banner, .intro, .usb, .winner .acts';
for (const part of queryAll(`${NOT_HERE}, .bar > :not(.brand)`)) part.remove();
for (const part of queryAll('.key, .seatbtn, .mute, .bag')) {
  part.tabIndex = -1;
  part.setAttribute('aria-disabled', 'true');
}

updateState({ lit: true, tray: { plugged: true, speed: 1, hints: 'plays', screen: 'play', sit: 'onlooker' } });
state.online = true;
document.documentElement.toggleAttribute('data-framed', parent !== self); // in a dialog of the live page
const table = new Table();

function drawMatch() {
  const { match } = state;
  if (match) table.show(match, { dice: getGame(match).getLyingDice(match) });
}

/** Draw a position; dice fly when it is the next one. */
function drawPosition(position, isNext, speed) {
  updateState(position);
  table.tray.showLeds(state.led, true);
  table.showDisplay(state.display, state.displayText, state.displayName);
  if (isNext) table.drawWithFlights(speed, drawMatch);
  else drawMatch();
}

const SHOWN = 400; // lines of the log after a jump back

/** Return `show(at)`, which shows the log up to a position; `choose(position)` is called for a chosen line. */
function makePositionLog(root, { log: entries, told }, choose) {
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

/** Show the fault in the record and its line. */
function showFault(column, { fault, said }) {
  if (!fault) return;
  const { title, rest } = said.fault;
  const card = render(markup`<section class="fault" aria-label="${t('fault')}">
    <h2>${title}</h2><code>${fault.text}</code><p></p><small>${rest}</small></section>`);
  showWords(card.querySelector('p'), fault.reason, fault.rule);
  column.prepend(card);
  column.closest('.table').classList.add('faulty');
}

async function showRecord(record) {
  updateState({ games: record.games });
  await loadGames(record.games);
  document.title = record.said.title;
  const help = makeHelp(query('#help'));
  help.fill();
  bindRuleButtons(help.openRule);
  bindDialogs();
  const getPosition = makePositions(record.of, record.lines.length);
  const showLog = makePositionLog(query('.log'), record, at => scrubber.goTo(at));
  const scrubber = new Scrubber(query('.bar'), record, async (at, isNext, speed) => {
    const position = await getPosition(at);
    if (scrubber.at !== at) return; // another position was chosen meanwhile
    drawPosition(position, isNext, speed);
    decisions.markMoves(at);
    showLog(at);
  });
  showFault(query('.col.right'), record);
  const decisions = new DecisionsDialog(query('#decisions'), record.of, at => scrubber.goTo(at), query('.col.right'));
  query('.player .decisions').addEventListener('click', () => decisions.open());
  table.seats.onSizeChange(drawMatch);
  addEventListener('resize', () => {
    if (state.match) table.showTurnRing(state.match);
  });
  const moves = Number(new URLSearchParams(location.hash.slice(1)).get('moves') ?? -1);
  scrubber.goTo(moves < 0 ? 0 : scrubber.timeline.findPositionAfter(moves));
  if (location.hash === '#play') scrubber.toggle();
  if (location.hash === '#decisions') decisions.open();
}

/** Show that there is nothing to watch, such as before the first move. */
function showNothing() {
  const words = markup`<p class="nothing">${t('watch-nothing')} <a href="./">${t('watch-to-tray')}</a></p>`;
  query('.table').replaceChildren(render(words));
}

const found = await readRecord('replay.json');
if (found) await showRecord(found);
else showNothing();
