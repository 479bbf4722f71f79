// The bar's controls, which the sheet of small screens shows again: sound, plug, speed, hints, and where the tab sits.
import { make, markup } from './write.js';
import { addressOf, placeFromOption, sitAt } from './place.js';
import { state } from './state.js';
import { t } from './texts.js';

const SEAT_BUTTONS = [0, 1, 2, 3, 4, 5];
const one = query => document.querySelector(query);
const all = query => [...document.querySelectorAll(query)];

/** Send what is changed in the controls. */
export function bindControls(send) {
  for (const group of all('.speed')) {
    group.addEventListener('click', event => {
      const x = Number(event.target.closest('button')?.dataset.x);
      if (x) send({ do: 'speed', x });
    });
  }
  for (const select of all('select.hintsel')) {
    select.addEventListener('change', () => send({ do: 'hints', level: select.value }));
  }
  for (const list of all('.agreed')) {
    list.addEventListener('change', ({ target }) =>
      send({ do: 'advice', button: Number(target.dataset.button), answer: target.value }),
    );
  }
  for (const box of all('input.children')) {
    box.addEventListener('change', () => send({ do: 'children', on: box.checked }));
  }
  for (const select of all('select.sit')) {
    select.addEventListener('change', () => {
      const place = placeFromOption(select.value);
      history.replaceState(null, '', addressOf(location.href, place));
      send(sitAt(place));
      select.value = String(state.tray.sit); // until the tab sits there: the seat may be another screen's
    });
  }
}

/** Show the state of the tray in the controls. */
export function showControls({ plugged, muted, speed, hints, children, sit }) {
  for (const select of all('select.hintsel')) select.value = hints;
  for (const box of all('input.children')) box.checked = children;
  for (const select of all('select.sit')) select.value = String(sit);
  for (const button of all('.speed button')) {
    button.setAttribute('aria-pressed', String(Number(button.dataset.x) === speed));
  }
  one('.usb').setAttribute('aria-pressed', String(!plugged));
  one('.usb').setAttribute('aria-label', t(plugged ? 'usb-in' : 'usb-out'));
  one('.mute').setAttribute('aria-pressed', String(muted));
  one('.mute').setAttribute('aria-label', t(muted ? 'unmute' : 'mute'));
  one('#sheet [data-do=mute]').textContent = t(muted ? 'sound-on' : 'sound-off');
  one('#sheet [data-do=plug]').textContent = t(plugged ? 'plug-pull' : 'plug-in');
}

const ANSWERS = ['no', 'others', 'yes']; // keys `advice-no`, `advice-others`, `advice-yes`

function agreement({ button, name, mine }) {
  const line = make(markup`<label class="line"><span>${name}</span><select></select></label>`);
  /** @type {HTMLSelectElement} */
  const select = line.querySelector('select');
  select.append(...ANSWERS.map(answer => new Option(t(`advice-${answer}`), answer)));
  select.dataset.button = String(button);
  select.disabled = !mine;
  select.setAttribute('aria-label', t('advice-of', button + 1));
  return line;
}

/** Show, among several people, who agrees that players are told the best move; each changes her own answer. */
function showAgreed(match) {
  const people = (match?.seats ?? []).filter(seat => seat.advice);
  const key = JSON.stringify(people.map(({ button, name, mine }) => [button, name, mine]));
  for (const list of all('.agreed')) {
    list.hidden = !people.length || state.tray.hints !== 'best';
    if (list.dataset.key !== key) {
      list.dataset.key = key;
      list.replaceChildren(
        Object.assign(document.createElement('p'), { className: 'small', textContent: t('advice-words') }),
      );
      list.append(...people.map(agreement));
    }
    for (const { button, advice } of people) list.querySelector(`[data-button="${button}"]`).value = advice;
  }
}

/** Return the places to sit as [value, label]: those of the match's seats, or of all seats where there is no match. */
function placesOf(match) {
  const seats = SEAT_BUTTONS.map(button => [button, match?.seats.find(seat => seat.button === button)]);
  const taken = seats.filter(([, seat]) => seat || !match);
  const labels = taken.map(([button, seat]) => [String(button), seat?.said.panel ?? t('seat', button + 1)]);
  return [['table', t('sit-table')], ...labels, ['onlooker', t('sit-onlooker')]];
}

/** Show the places to sit in a match, and what its people have agreed on. */
export function showSeats(match) {
  showAgreed(match);
  const names = JSON.stringify((match?.seats ?? []).map(seat => [seat.button, seat.name]));
  for (const select of all('select.sit')) {
    if (select.dataset.names === names) continue;
    select.dataset.names = names;
    select.replaceChildren(...placesOf(match).map(([value, label]) => new Option(label, value)));
    select.value = String(state.tray.sit);
  }
}
