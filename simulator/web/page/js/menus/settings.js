// What can be set: the bar's controls, the tray's settings, the page's language, and what the sensors have to cope
// with.
import { reread } from '../host.js';
import { addressOf, placeFromOption, sitAt } from '../memory.js';
import { chairs, state } from '../state.js';
import { t } from '../texts.js';
import { all, element, make, markup, one, write } from '../write.js';

// The bar's controls, which the sheet of small screens shows again: sound, plug, speed, hints, and where the tab sits.

/** Send what is changed in the controls. */
export function bindControls(send) {
  /** Call `run(target)` for each event of what a query finds. */
  function follow(query, name, run) {
    for (const part of all(query)) part.addEventListener(name, ({ target }) => run(target));
  }
  follow('.speed', 'click', target => {
    const x = Number(target.closest('button')?.dataset.x);
    if (x) send({ do: 'speed', x });
  });
  follow('select.hintsel', 'change', ({ value }) => send({ do: 'hints', level: value }));
  follow('.agreed', 'change', ({ dataset, value }) =>
    send({ do: 'advice', button: Number(dataset.button), answer: value }),
  );
  follow('input.children', 'change', ({ checked }) => send({ do: 'children', on: checked }));
  follow('select.sit', 'change', select => {
    const place = placeFromOption(select.value);
    history.replaceState(null, '', addressOf(location.href, place));
    send(sitAt(place));
    select.value = String(state.tray.sit); // until the tab sits there: the seat may be another screen's
  });
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
      list.replaceChildren(element('p', t('advice-words'), { className: 'small' }), ...people.map(agreement));
    }
    for (const { button, advice } of people) list.querySelector(`[data-button="${button}"]`).value = advice;
  }
}

/** Return the places to sit as [value, label]: those of the match's seats, or of all seats where there is no match. */
function placesOf(match) {
  const labels = chairs(match).map(([button, seat]) => [String(button), seat?.said.panel ?? t('seat', button + 1)]);
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

// The tray's settings: a list for each, changed on the tray itself.

/** Return the dialog's `show()`, for the news of the tray's settings; `send` is told what is chosen. */
export function makeSettings(dialog, send) {
  const [list, builders] = dialog.querySelectorAll('.settings');

  function makeRow({ name, label, choices }) {
    const row = make(markup`<label class="line"><span>${label}</span><select name="${name}"></select></label>`);
    const select = row.querySelector('select');
    select.append(...choices.map(([value, said]) => new Option(said, value)));
    select.addEventListener('change', () => send({ do: 'set', name, value: select.value }));
    return row;
  }

  return {
    open: () => dialog.showModal(),
    show() {
      if (!list.children.length)
        for (const setting of state.settings) (setting.builders ? builders : list).append(makeRow(setting));
      for (const { name, value } of state.settings) dialog.querySelector(`[name="${name}"]`).value = value;
    },
  };
}

// The language of the page: the one that the browser asks for, or one that is chosen here. A cookie keeps the choice,
// because a server reads it before the page is there (see `simulator/web/middleware.py`).

const NAME = 'tray24-language';
const YEAR_S = 365 * 24 * 3600;

/** Return the language that was chosen, "" for that of the browser. */
export function chosenIn(cookies) {
  const own = cookies.split('; ').find(cookie => cookie.startsWith(`${NAME}=`));
  return own ? own.slice(NAME.length + 1) : '';
}

/** Return the cookie of a choice; "" takes an earlier one back. */
export const cookieOf = language => `${NAME}=${language}; path=/; max-age=${language ? YEAR_S : 0}; samesite=lax`;

export function bindLanguage(select) {
  const chosen = chosenIn(document.cookie);
  if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen;
  select.addEventListener('change', () => {
    document.cookie = cookieOf(select.value);
    reread();
  });
}

// What the sensors have to cope with: the light of the room, the noise of the electronics, the make of the dice.

export function makeRoom(root, send) {
  const [lux, noise] = root.querySelectorAll('input');
  const [lightOut, noiseOut] = root.querySelectorAll('output');
  const dice = root.querySelector('select');
  lux.addEventListener('input', () => send({ do: 'room', lux: Number(lux.value) }));
  noise.addEventListener('input', () => send({ do: 'noise', lsb: Number(noise.value) }));
  dice.addEventListener('change', () => send({ do: 'make', of: dice.value }));
  /** Shown only where there are real dice for the sensors to see. */
  return function show(room, isReal) {
    root.hidden = !isReal;
    document.documentElement.classList.toggle('real', isReal);
    if (document.activeElement !== lux) lux.value = room.lux;
    if (document.activeElement !== noise) noise.value = room.noise;
    if (document.activeElement !== dice) dice.value = room.make;
    write(lightOut, room.said[0]);
    write(noiseOut, room.said[1]);
  };
}
