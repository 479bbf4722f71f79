// The unfinished matches that the tray keeps: cards to continue one, and the question which to give up.
import { state } from '../state.js';

const NOW = 'now'; // the match at hand: it is kept when another begins, and is not given up

/** Return when a match was played last, in the words of the browser's language; "" when nobody knows. */
export function whenOf(seconds) {
  if (seconds === null) return '';
  const time = new Date(seconds * 1000);
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString(document.documentElement.lang, {
    ...(isToday ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
}

function cardOf({ item, title, words, when_s: when }, order) {
  const card = document.createElement('button');
  card.type = 'button';
  card.className = order ? 'act plain card' : 'act main card';
  card.dataset.item = item;
  const name = document.createElement('b');
  name.textContent = title;
  const rest = [words.join(' · '), whenOf(when)].filter(Boolean).map(text => {
    const small = document.createElement('small');
    small.textContent = text;
    return small;
  });
  card.append(name, ...rest);
  return card;
}

/**
 * `places` hold the cards of the start page, one for each layout; `dialog` those to give up; `send(message)` continues
 * a match. Returns `show(hidden)`, and `room(begin)`: it calls `begin(item)` with the kept match to give up first, ""
 * when there is room.
 */
export function makeUnfinished(places, dialog, send) {
  const list = dialog.querySelector('.cards');
  let begin = null;

  function show(hidden) {
    const { cards } = state.tray.unfinished;
    const key = JSON.stringify(cards);
    for (const place of places) {
      place.hidden = hidden || !cards.length;
      if (place.dataset.key === key) continue; // drawn again, it would lose the focus
      place.dataset.key = key;
      place.querySelector('.cards').replaceChildren(...cards.map(cardOf));
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
  function room(start) {
    const { cards, full } = state.tray.unfinished;
    if (!full) {
      start('');
      return;
    }
    begin = start;
    const oldestFirst = cards.filter(({ item }) => item !== NOW).toReversed();
    list.replaceChildren(...oldestFirst.map(card => cardOf(card, 1)));
    dialog.showModal();
  }
  return { show, room };
}
