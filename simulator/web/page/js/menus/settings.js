// Settings: the bar's controls, the tray's settings, the page's language, and the conditions for sensors.
import { reloadPage } from '../host.js';
import { makePlaceAddress, optionToPlace, makeSitRequest } from '../local_settings.js';
import { listSeats, state } from '../state.js';
import { t } from '../texts.js';
import { queryAll, makeElement, render, markup, query, setText } from '../dom.js';

// The bar's controls, which small screens show in a sheet: sound, plug, speed, hints, and the tab's seat.

/** Send changes of the controls. */
export function bindControls(send) {
  /** Call `run(target)` for each event of the elements of a selector. */
  function bindAll(selector, name, run) {
    for (const part of queryAll(selector)) part.addEventListener(name, ({ target }) => run(target));
  }
  bindAll('.speed', 'click', target => {
    const x = Number(target.closest('button')?.dataset.x);
    if (x) send({ do: 'speed', x });
  });
  bindAll('select.hintsel', 'change', ({ value }) => send({ do: 'hints', level: value }));
  bindAll('.agreed', 'change', ({ dataset, value }) =>
    send({ do: 'advice', button: Number(dataset.button), answer: value }),
  );
  bindAll('input.children', 'change', ({ checked }) => send({ do: 'children', on: checked }));
  bindAll('select.sit', 'change', select => {
    const place = optionToPlace(select.value);
    history.replaceState(null, '', makePlaceAddress(location.href, place));
    send(makeSitRequest(place));
    select.value = String(state.tray.sit); // until the tab sits there: another screen may have the seat
  });
}

/** Show the state of the tray in the controls. */
export function showControls({ plugged, muted, speed, hints, children, sit }) {
  for (const select of queryAll('select.hintsel')) select.value = hints;
  for (const box of queryAll('input.children')) box.checked = children;
  for (const select of queryAll('select.sit')) select.value = String(sit);
  for (const button of queryAll('.speed button')) {
    button.setAttribute('aria-pressed', String(Number(button.dataset.x) === speed));
  }
  query('.usb').setAttribute('aria-pressed', String(!plugged));
  query('.usb').setAttribute('aria-label', t(plugged ? 'usb-in' : 'usb-out'));
  query('.mute').setAttribute('aria-pressed', String(muted));
  query('.mute').setAttribute('aria-label', t(muted ? 'unmute' : 'mute'));
  query('#sheet [data-do=mute]').textContent = t(muted ? 'sound-on' : 'sound-off');
  query('#sheet [data-do=plug]').textContent = t(plugged ? 'plug-pull' : 'plug-in');
}

const ANSWERS = ['no', 'others', 'yes']; // keys `advice-no`, `advice-others`, `advice-yes`

function makeAgreement({ button, name, mine }) {
  const line = render(markup`<label class="line"><span>${name}</span><select></select></label>`);
  /** @type {HTMLSelectElement} */
  const select = line.querySelector('select');
  select.append(...ANSWERS.map(answer => new Option(t(`advice-${answer}`), answer)));
  select.dataset.button = String(button);
  select.disabled = !mine;
  select.setAttribute('aria-label', t('advice-of', button + 1));
  return line;
}

/** Show which of several people agree that players get hints of the best move; each changes their own answer. */
function showAgreements(match) {
  const people = (match?.seats ?? []).filter(seat => seat.advice);
  const key = JSON.stringify(people.map(({ button, name, mine }) => [button, name, mine]));
  for (const list of queryAll('.agreed')) {
    list.hidden = !people.length || state.tray.hints !== 'best';
    if (list.dataset.key !== key) {
      list.dataset.key = key;
      list.replaceChildren(makeElement('p', t('advice-words'), { className: 'small' }), ...people.map(makeAgreement));
    }
    for (const { button, advice } of people) list.querySelector(`[data-button="${button}"]`).value = advice;
  }
}

/** Return the places to sit as [value, label]: the match's seats (all seats without a match) and the tab's own. */
function listPlaces(match) {
  const seats = listSeats(match);
  const { sit } = state.tray;
  if (typeof sit === 'number' && seats.every(([button]) => button !== sit)) seats.push([sit, null]);
  const labels = seats.map(([button, seat]) => [String(button), seat?.said.panel ?? t('seat', button + 1)]);
  return [['table', t('sit-table')], ...labels, ['onlooker', t('sit-onlooker')]];
}

/** Show the places to sit in a match, and its people's agreements. */
export function showSeats(match) {
  showAgreements(match);
  const names = JSON.stringify([state.tray.sit, ...(match?.seats ?? []).map(seat => [seat.button, seat.name])]);
  for (const select of queryAll('select.sit')) {
    if (select.dataset.names === names) continue;
    select.dataset.names = names;
    select.replaceChildren(...listPlaces(match).map(([value, label]) => new Option(label, value)));
    select.value = String(state.tray.sit);
  }
}

// The tray's settings: a list of selects. The tray itself changes them.

/** Return {open(), show()}: `show` is for changes of the tray's settings; `send` sends a choice. */
export function makeSettingsDialog(dialog, send) {
  const [list, builders] = dialog.querySelectorAll('.settings');

  function makeRow({ name, label, choices }) {
    const row = render(markup`<label class="line"><span>${label}</span><select name="${name}"></select></label>`);
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

// The page's language: the browser's, or the one chosen here. A cookie stores the choice, because a server reads it
// before it sends the page (see `simulator/web/middleware.py`).

const NAME = 'tray24-language';
const YEAR_S = 365 * 24 * 3600;

/** Return the chosen language, "" for that of the browser. */
export function parseLanguage(cookies) {
  const own = cookies.split('; ').find(cookie => cookie.startsWith(`${NAME}=`));
  return own ? own.slice(NAME.length + 1) : '';
}

/** Return the cookie of a choice; "" deletes it. */
export const makeCookie = language => `${NAME}=${language}; path=/; max-age=${language ? YEAR_S : 0}; samesite=lax`;

export function bindLanguage(select) {
  const chosen = parseLanguage(document.cookie);
  if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen;
  select.addEventListener('change', () => {
    document.cookie = makeCookie(select.value);
    reloadPage();
  });
}

// Conditions for the sensors: the room's light, the electronics' noise, the make of the dice.

export function makeRoomControls(root, send) {
  const [lux, noise] = root.querySelectorAll('input');
  const [lightOut, noiseOut] = root.querySelectorAll('output');
  const dice = root.querySelector('select');
  lux.addEventListener('input', () => send({ do: 'room', lux: Number(lux.value) }));
  noise.addEventListener('input', () => send({ do: 'noise', lsb: Number(noise.value) }));
  dice.addEventListener('change', () => send({ do: 'make', of: dice.value }));
  /** Show the conditions, if there are real dice. */
  return function show(room, isReal) {
    root.hidden = !isReal;
    document.documentElement.classList.toggle('real', isReal);
    if (document.activeElement !== lux) lux.value = room.lux;
    if (document.activeElement !== noise) noise.value = room.noise;
    if (document.activeElement !== dice) dice.value = room.make;
    setText(lightOut, room.said[0]);
    setText(noiseOut, room.said[1]);
  };
}
