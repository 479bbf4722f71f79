// The start page: games to start, unfinished matches to continue, and the calibration.
import { saveSetting, loadSetting } from '../local_settings.js';
import { state } from '../state.js';
import { t } from '../texts.js';
import { makeThing } from '../tile.js';
import { makeElement, render, markup, setText } from '../dom.js';
import { formatTime } from './records.js';

// The choice of a game, its short rules, and a button to start it against bots.

function makeLine([pictures, words]) {
  const item = makeElement('li');
  const pair = makeElement('i', '', { className: 'pair' });
  if (pictures === 'uno') {
    const isKey = state.tray.kind === 'starter'; // without seat buttons
    pair.classList.add(isKey ? 'uno-key' : 'uno');
    pair.append(render(markup`<b>${isKey ? t('letter-b') : 1}</b>`));
  } else pair.append(...pictures.split(' ').map((name, id) => makeThing(name, { id, flat: true })));
  item.append(pair, makeElement('span', words));
  return item;
}

/** Show the buttons of what a game offers. While the tray is not ready, only their place is reserved. */
function showOffers({ lesson, daily }, canBegin) {
  const offers = { quick: true, new: true, lesson, day: daily };
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = document.querySelectorAll('.welcome > [data-do], .how [data-do=day]');
  for (const one of buttons) {
    one.hidden = !offers[one.dataset.do];
    one.classList.toggle('later', !canBegin);
  }
}

/** Return {fill(), setReady(isReady), getGame()}: `fill` is for new games, `setReady` for whether a match can begin. */
export function makeStartPage(choice, how, button) {
  let game = '';
  let canBegin = false;

  function show() {
    const { in_short: heading, short, quick } = state.games[game];
    for (const one of choice.children) one.setAttribute('aria-pressed', String(one.dataset.gameChoice === game));
    how.querySelector('h2').textContent = heading;
    how.querySelector('ol').replaceChildren(...short.map(makeLine));
    showOffers(state.games[game], canBegin);
    button.textContent = t(quick.length === 1 ? 'play-alone' : 'play-bots');
  }
  choice.addEventListener('click', event => {
    const name = event.target.closest('button')?.dataset.gameChoice;
    if (!name) return;
    game = name;
    saveSetting('game', game);
    show();
  });
  function fill() {
    if (!(game in state.games))
      game = loadSetting('game') in state.games ? loadSetting('game') : Object.keys(state.games)[0];
    for (const one of choice.children) one.hidden = !(one.dataset.gameChoice in state.games);
    show();
  }
  function setReady(isReady) {
    canBegin = isReady && !state.tray.measuring;
    showMeasuring(document.querySelector('.measuring'), state.tray.measuring);
    if (game) showOffers(state.games[game], canBegin);
  }
  return { fill, setReady, getGame: () => game };
}

// The tray's unfinished matches: cards to continue one, and a dialog to give one up.

const NOW = 'now'; // the current match: it is stored when another begins

function makeCard({ item, title, words, when_s: when }, order) {
  const card = makeElement('button', '', { type: 'button', className: order ? 'act plain card' : 'act main card' });
  card.dataset.item = item;
  const rest = [words.join(' · '), formatTime(when)].filter(Boolean);
  card.append(makeElement('b', title), ...rest.map(text => makeElement('small', text)));
  return card;
}

/**
 * `places` hold the cards of the start page, one for each layout, `dialog` those to give up; `send(message)` continues
 * a match. Return {show(hidden), ensureRoom(begin)}: `begin(item)` is called with the match to give up first, "" if
 * there is room.
 */
export function makeUnfinished(places, dialog, send) {
  const list = dialog.querySelector('.cards');
  let begin = null;

  function show(hidden) {
    const { cards } = state.tray.unfinished;
    const key = JSON.stringify(cards);
    for (const place of places) {
      place.hidden = hidden || !cards.length;
      if (place.dataset.key === key) continue; // a new card would lose the focus
      place.dataset.key = key;
      place.querySelector('.cards').replaceChildren(...cards.map(makeCard));
    }
  }
  for (const place of places) {
    place.addEventListener('click', event => {
      const item = event.target.closest('.card')?.dataset.item;
      if (item && event.detail < 2) send({ do: 'resume', item });
    });
  }
  list.addEventListener('click', event => {
    const item = event.target.closest('.card')?.dataset.item;
    if (!item) return;
    dialog.close();
    begin?.(item);
  });
  function ensureRoom(start) {
    const { cards, full } = state.tray.unfinished;
    if (!full) {
      start('');
      return;
    }
    begin = start;
    const oldestFirst = cards.filter(({ item }) => item !== NOW).toReversed();
    list.replaceChildren(...oldestFirst.map(card => makeCard(card, 1)));
    dialog.showModal();
  }
  return { show, ensureRoom };
}

// The progress of the calibration before the first match with real dice.

function showMeasuring(place, measuring) {
  place.hidden = !measuring;
  if (!measuring) return;
  const bar = place.querySelector('progress');
  Object.assign(bar, { max: measuring.of, value: measuring.done });
  setText(place.querySelector('b'), measuring.words);
}
