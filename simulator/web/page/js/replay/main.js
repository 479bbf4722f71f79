// A record on the page: the live page's own parts, drawn from the positions of the record in place of a tray.
import { gameOf, loadGames, slotName } from '../games/modules.js';
import { makeBeside } from '../table/beside.js';
import { installSprite } from '../dice.js';
import { makeDisplay } from '../table/display.js';
import { makeHand } from '../table/hand.js';
import { makeMarks } from '../table/marks.js';
import { makeRing } from '../table/ring.js';
import { makeScore } from '../table/score.js';
import { makeSeats } from '../table/seats.js';
import { makeTray } from '../table/tray.js';
import { makeWinner } from '../table/winner.js';
import { state, take } from '../state.js';
import { withFlights } from '../table/fly.js';
import { makePlayer } from './player.js';
import { makeLooks } from './looks.js';
import { makeStory, showFault } from './story.js';

const one = query => document.querySelector(query), all = query => [...document.querySelectorAll(query)];
const nobody = { down() {}, up() {}, tap() {}, releaseAll() {} };

Object.assign(document.documentElement.dataset, { replay: '', online: 'true', hints: 'plays' });
// What only a tray that runs can do.
all('dialog, .welcome, .room, .banner, .intro, .winner .acts, .bar > :not(.brand)').forEach(part => part.remove());
all('.key, .seatbtn, .usb, .mute, .bag').forEach(part => { part.tabIndex = -1; part.setAttribute('aria-disabled', 'true'); });

installSprite();
all('[data-mark]').forEach(place => { place.innerHTML = '<svg class="mark" viewBox="0 0 31.2 19" aria-hidden="true"><use href="#mark"/></svg>'; });
take({ lit: true, tray: { plugged: true, speed: 1, hints: 'plays', screen: 'play', sit: 'onlooker' } });
state.online = true;

const bag = one('.bag'), table = one('.table');
const tray = makeTray(one('.tray'), nobody, () => {});
const beside = makeBeside(one('.chain'), () => {});
const showMarks = makeMarks(one('.field')), display = makeDisplay(one('.oled')), seats = makeSeats(document);
const hand = makeHand(one('.hand'), { tray, beside, fingers: nobody, send() {}, redraw() {} });
const showScore = makeScore(one('.score'), bag), showRing = makeRing(one('.ring'), one('.tray')), showWinner = makeWinner(one('.winner'), one('.shower'));

function drawMatch() {
  const { match } = state, game = gameOf(match);
  table.dataset.view = 'match';
  table.dataset.game = document.documentElement.dataset.game = match.game;
  seats.show(match);
  hand.show(null);
  tray.show(game.lying(match), null, null, (slot, die) => slotName(match, slot, die), () => '');
  showMarks(game.marks(match), game.thread(match));
  beside.show(match);
  one('.field').setAttribute('aria-label', match.said.field);
  tray.showButtons(match, []);
  showScore(match);
  showWinner(match);
  showRing(match);
}

/** Draws a position; dice travel when it is the next one. */
function draw(look, isNext, speed) {
  take(look);
  tray.light(state.led, true);
  display(state.display, state.displayText, state.displayName);
  if (isNext) withFlights(document, bag, speed, drawMatch);
  else drawMatch();
}

const record = await (await fetch('replay.json')).json();
take({ games: record.games });
await loadGames(record.games);
document.title = record.said.title;
const looks = makeLooks(record.lines.length), story = makeStory(one('.log'), record);
const player = makePlayer(one('.bar'), record, async (at, isNext, speed) => {
  const look = await looks.at(at);
  if (player.at() !== at) return;      // somebody has gone on meanwhile
  draw(look, isNext, speed);
  story.show(at);
});
story.onChoose(at => player.go(at));
showFault(one('.col.right'), record);
seats.onSize(() => { if (state.match) drawMatch(); });
addEventListener('resize', () => { if (state.match) showRing(state.match); });
player.go(0);
