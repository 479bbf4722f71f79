// The page's dialogs: a new match, help, and the sheet that holds the bar's controls on small screens.
import { keep, kept } from '../memory.js';
import { state } from '../state.js';
import { t } from '../texts.js';

const YOU = t('you'), WHO = [['', t('who-nobody')], ['you', YOU], ['person', t('who-person')]];

export function bindDialogs(root) {
  for (const dialog of root.querySelectorAll('dialog')) {
    dialog.addEventListener('click', event => {
      if (event.target === dialog || event.target.closest('[data-close]')) dialog.close();
    });
  }
}

function row(button) {
  const options = [...WHO, ...state.bots].map(([value, label]) => `<option value="${value}">${label}</option>`).join('');
  return `<li><b class="badge">${button + 1}</b><select name="kind" aria-label="${t('seat', button + 1)}">${options}</select>`
    + `<input name="name" aria-label="${t('seat-input', button + 1)}" maxlength="10" autocomplete="off" spellcheck="false"></li>`;
}

function field({ name, label, kind, default: value, choices, electronic }) {
  const at = electronic ? ' data-electronic' : '';
  const usual = kind === 'switch' ? (value === '1' ? ' checked' : '') : ` value="${value}"`, input = `<input name="${name}"${usual}`;
  if (kind === 'number') return `<label${at}><span>${label}</span>${input} type="number" inputmode="numeric" min="1" max="9999" required></label>`;
  if (kind === 'switch') return `<label class="check"${at}>${input} type="checkbox"><span>${label}</span></label>`;
  const words = choices.map(([word, text]) => `<option value="${word}"${word === value ? ' selected' : ''}>${text}</option>`);
  return `<label${at}><span>${label}</span><select name="${name}">${words.join('')}</select></label>`;
}

/** What a player without a name is called. */
const usualName = (kind, button) => (kind === 'you' ? YOU : state.names[button]);

function wanted(seated, [fewest, most]) {
  if (seated >= fewest && seated <= most) return '';
  if (fewest === most) return t('players-exactly', fewest);
  return seated < fewest ? t('players-at-least', fewest) : t('players-at-most', most);
}

/**
 * The dialog for a new match; `start(game, players, options, real)` is called with what was chosen.
 * Returns `list()`, for when the games are known, and `open(match)`.
 */
export function makeNewMatch(dialog, start) {
  const form = dialog.querySelector('form'), seats = dialog.querySelector('.players'), words = dialog.querySelector('.wrong');
  const more = dialog.querySelector('.options.own'), dice = dialog.querySelector('.realdice');
  let rows = [], due = null;      // due: the dialog was asked for before the games were known
  const game = () => form.elements.game.value, spec = () => state.games[game()];
  const isReal = () => !dice.hidden && form.elements.real.value === 'real';
  /** An option may be for electronic dice only. */
  const specs = () => spec().options.filter(({ electronic }) => !(electronic && isReal()));

  function refresh() {
    rows.forEach(({ kind, name }, button) => {
      name.disabled = !kind.value;
      name.placeholder = kind.value ? usualName(kind.value, button) : '';
      if (kind.value === 'you' && (!name.value || state.names.includes(name.value))) name.value = YOU;
      if (kind.value && kind.value !== 'you' && name.value === YOU) name.value = '';
    });
    words.textContent = wanted(rows.filter(({ kind }) => kind.value).length, spec().seats);
    form.querySelector('[type=submit]').disabled = Boolean(words.textContent);
    for (const item of more.querySelectorAll('[data-electronic]')) item.hidden = isReal();
  }

  /** The players and options of a game: those of a match ({players, options, real}), or as it was begun last. */
  function fill({ players, options = {}, real = false }) {
    rows.forEach(({ kind, name }, button) => {
      const player = players.find(other => other.button === button);
      kind.value = player ? player.bot || (player.name === YOU ? 'you' : 'person') : '';
      name.value = player?.name ?? '';
    });
    more.innerHTML = spec().options.map(field).join('');
    for (const { name, kind } of spec().options) {
      if (!(name in options)) continue;
      if (kind === 'switch') form.elements[name].checked = String(options[name]) === '1';
      else form.elements[name].value = options[name];
    }
    dice.hidden = !spec().real;
    const [electronic, ofTable] = form.elements.real.options, things = spec().tiles ? 'tiles' : 'dice';
    dice.querySelector('span').textContent = t(`${things}-title`);
    form.elements.real.setAttribute('aria-label', t(`${things}-title`));
    electronic.textContent = t(`${things}-electronic`);
    ofTable.textContent = t(`${things}-real`);
    form.elements.real.value = real && !dice.hidden ? 'real' : '';
    refresh();
  }
  const before = name => kept(`match.${name}`) ?? { players: state.games[name].quick };

  function read() {
    const options = {};
    for (const { name, kind } of specs()) {
      const input = form.elements[name];
      if (kind === 'number') options[name] = Math.round(Number(input.value));
      else options[name] = kind === 'switch' ? Number(input.checked) : input.value;
    }
    const isBot = value => state.bots.some(([bot]) => bot === value);
    const players = rows.map(({ kind: { value }, name }, button) => (
      value && { button, bot: isBot(value) ? value : '', name: name.value.trim() || usualName(value, button) }
    )).filter(Boolean);
    return { players, options, real: isReal() };
  }

  seats.addEventListener('change', ({ target }) => {
    if (target.name !== 'kind') return;
    if (target.value === 'you') for (const { kind } of rows) if (kind !== target && kind.value === 'you') kind.value = 'person';
    refresh();
  });
  form.elements.real.addEventListener('change', refresh);
  dialog.querySelector('.games').addEventListener('change', () => fill(before(game())));
  form.addEventListener('submit', event => {
    event.preventDefault();
    const chosen = read(), fits = number => number >= 1 && number <= 9999;
    const wrong = specs().find(({ name, kind }) => kind === 'number' && !fits(chosen.options[name]));
    if (wrong) {
      words.textContent = wrong.wrong;
      form.elements[wrong.name].focus();
      return;
    }
    keep('game', game());
    keep(`match.${game()}`, chosen);
    dialog.close();
    start(game(), chosen.players, chosen.options, chosen.real);
  });

  function open(match) {
    const names = Object.keys(state.games), name = match?.game ?? kept('game');
    if (!names.length) { due = () => open(match); return; }
    form.elements.game.value = names.includes(name) ? name : names[0];
    const people = match?.seats.map(seat => ({ ...seat, bot: seat.bot === 'person' ? state.bots[0][0] : seat.bot }));
    fill(match ? { players: people, options: match.options, real: match.real } : before(game()));
    dialog.querySelector('.running').hidden = !match || match.over;
    dialog.showModal();
  }

  function list() {
    if (dialog.open) return;      // the line was lost and is back: what is being chosen stays
    const title = ({ name, title: text }) => (
      `<label><input type="radio" name="game" value="${name}"><span>${text}</span></label>`
    );
    dialog.querySelector('.games').innerHTML = Object.values(state.games).map(title).join('');
    seats.innerHTML = state.names.map((name, button) => row(button)).join('');
    rows = [...seats.children].map(item => ({ kind: item.querySelector('select'), name: item.querySelector('input') }));
    due?.();
    due = null;
  }

  return { list, open };
}
