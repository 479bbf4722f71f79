// A record on the page: the live page's own parts, drawn from the positions of the record in place of a tray.
import { gameOf, loadGames } from '../games/modules.js';
import { state, take } from '../state.js';
import { makeTable } from '../table/table.js';
import { makeLooks } from './looks.js';
import { makePlayer } from './player.js';
import { makeStory, showFault } from './story.js';

const one = query => document.querySelector(query);
const all = query => [...document.querySelectorAll(query)];

Object.assign(document.documentElement.dataset, { replay: '', online: 'true', hints: 'plays' });
// What only a running tray can do.
for (const part of all('dialog, .welcome, .room, .banner, .intro, .winner .acts, .bar > :not(.brand)')) part.remove();
for (const part of all('.key, .seatbtn, .usb, .mute, .bag')) {
  part.tabIndex = -1;
  part.setAttribute('aria-disabled', 'true');
}

take({ lit: true, tray: { plugged: true, speed: 1, hints: 'plays', screen: 'play', sit: 'onlooker' } });
state.online = true;
const table = makeTable();

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

const record = await (await fetch('replay.json')).json();
take({ games: record.games });
await loadGames(record.games);
document.title = record.said.title;
const looks = makeLooks(record.lines.length);
const story = makeStory(one('.log'), record);
const player = makePlayer(one('.bar'), record, async (at, isNext, speed) => {
  const look = await looks.at(at);
  if (player.at !== at) return; // another position was chosen meanwhile
  draw(look, isNext, speed);
  story.show(at);
});
story.onChoose(at => player.go(at));
showFault(one('.col.right'), record);
table.seats.onSize(drawMatch);
addEventListener('resize', () => {
  if (state.match) table.showRing(state.match);
});
player.go(0);
