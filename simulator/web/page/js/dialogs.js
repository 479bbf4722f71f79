// The page's dialogs: a new match, help, and the sheet that holds the bar's controls on small screens.
import { hasReal } from './games/index.js';
import { GAMES } from './rules.js';
import { keep, kept } from './memory.js';

const KINDS = [['', 'Nobody'], ['you', 'You'], ['person', 'Person'], ['keen', 'Bot, keen'], ['random', 'Bot, random']];
const NAMES = ['You', 'Ida', 'Mira', 'Jon', 'Otto', 'Vera'];
const YOU = { button: 0, bot: '', name: 'You' }, MIRA = { button: 2, bot: 'keen', name: 'Mira' }, OTTO = { button: 4, bot: 'keen', name: 'Otto' };
/** Who plays when a game is begun by one click. */
export const QUICK = { basic: [YOU, MIRA, OTTO], center: [YOU, MIRA, OTTO], line: [YOU, { button: 3, bot: 'keen', name: 'Jon' }], yacht: [YOU], dominoes: [YOU, MIRA, OTTO] };

const points = value => ['target', 'Points to reach', value];
// name, label, default (a number, or the values of a list with their words, the default first; two words make a box to check)
const OPTIONS = {
  basic: [points(500), ['scoring', 'Scoring', [['winner', 'Winner takes the points'], ['caught', 'Each keeps her own, lowest wins']]], ['must_roll', 'Every turn begins with a roll', false], ['table_talk', 'Table talk is allowed', true]],
  center: [points(500), ['wd4', 'Wild +4', [['challenge', 'May be challenged'], ['enforced', 'Refused while a die matches']]]],
  line: [['best_of', 'The match is won by', [['0', 'Points'], ['3', 'Two hands']]], points(200)],
  yacht: [],
  dominoes: [points(500), ['all_doublets', 'Every doublet opens two more arms', false], ['reopen', 'A double wild may open a closed table again', false]],
};

export function bindDialogs(root) {
  for (const dialog of root.querySelectorAll('dialog')) {
    dialog.addEventListener('click', event => {
      if (event.target === dialog || event.target.closest('[data-close]')) dialog.close();
    });
  }
}

function row(button) {
  const options = KINDS.map(([value, label]) => `<option value="${value}">${label}</option>`).join('');
  return `<li><b class="badge">${button + 1}</b><select name="kind" aria-label="Seat ${button + 1}">${options}</select>`
    + `<input name="name" aria-label="Name of seat ${button + 1}" maxlength="10" autocomplete="off" spellcheck="false"></li>`;
}

function field([name, label, value]) {
  if (typeof value === 'number') return `<label><span>${label}</span><input name="${name}" type="number" inputmode="numeric" min="1" max="9999" value="${value}" required></label>`;
  if (typeof value === 'boolean') return `<label class="check"><input name="${name}" type="checkbox"${value ? ' checked' : ''}><span>${label}</span></label>`;
  return `<label><span>${label}</span><select name="${name}">${value.map(([word, text]) => `<option value="${word}">${text}</option>`).join('')}</select></label>`;
}

/** What a player without a name is called. */
const usualName = (kind, button) => (kind === 'you' ? 'You' : button ? NAMES[button] : 'Ann');

function wanted(seated, [fewest, most]) {
  const players = n => `${['no', 'one', 'two', 'three', 'four', 'five', 'six'][n]} player${n === 1 ? '' : 's'}`;
  if (seated >= fewest && seated <= most) return '';
  if (fewest === most) return `This game is for ${players(fewest)}.`;
  return seated < fewest ? `A match needs at least ${players(fewest)}.` : `At most ${players(most)} play this game.`;
}

/** The dialog for a new match; `start(game, players, options, real)` is called with what was chosen. Returns `open(match)`. */
export function makeNewMatch(dialog, start) {
  const form = dialog.querySelector('form'), list = dialog.querySelector('.players'), words = dialog.querySelector('.wrong');
  const more = dialog.querySelector('.options.own'), dice = dialog.querySelector('.realdice');
  dialog.querySelector('.games').innerHTML = Object.entries(GAMES).map(([name, { name: title }]) => `<label><input type="radio" name="game" value="${name}"><span>${title}</span></label>`).join('');
  list.innerHTML = [0, 1, 2, 3, 4, 5].map(row).join('');
  const rows = [...list.children].map(item => ({ kind: item.querySelector('select'), name: item.querySelector('input') }));
  const game = () => form.elements.game.value;
  const specs = () => OPTIONS[game()];

  function refresh() {
    rows.forEach(({ kind, name }, button) => {
      name.disabled = !kind.value;
      name.placeholder = kind.value ? usualName(kind.value, button) : '';
      if (kind.value === 'you' && (!name.value || NAMES.includes(name.value))) name.value = 'You';
      if (kind.value && kind.value !== 'you' && name.value === 'You') name.value = '';
    });
    words.textContent = wanted(rows.filter(({ kind }) => kind.value).length, GAMES[game()].seats);
    form.querySelector('[type=submit]').disabled = Boolean(words.textContent);
  }

  /** The players and options of a game: those of a match ({players, options, real}), or as it was begun last. */
  function fill({ players, options = {}, real = false }) {
    rows.forEach(({ kind, name }, button) => {
      const player = players.find(other => other.button === button);
      kind.value = player ? player.bot || (player.name === 'You' ? 'you' : 'person') : '';
      name.value = player?.name ?? '';
    });
    more.innerHTML = specs().map(field).join('');
    for (const [name, , value] of specs()) {
      if (!(name in options)) continue;
      if (typeof value === 'boolean') form.elements[name].checked = String(options[name]) === '1';
      else form.elements[name].value = options[name];
    }
    dice.hidden = !hasReal(game());
    const [electronic, ofTable] = form.elements.real.options, isTiles = game() === 'dominoes';
    dice.querySelector('span').textContent = isTiles ? 'Tiles' : 'Dice';
    form.elements.real.setAttribute('aria-label', isTiles ? 'Tiles' : 'Dice');
    electronic.textContent = isTiles ? 'Electronic: the tray draws' : 'Electronic: the tray rolls';
    ofTable.textContent = isTiles ? 'Real tiles: laid on the table' : 'Real: rolled on the table';
    form.elements.real.value = real && !dice.hidden ? 'real' : '';
    refresh();
  }
  const before = name => kept(`match.${name}`) ?? { players: QUICK[name] };

  function read() {
    const options = {};
    for (const [name, , value] of specs()) {
      const input = form.elements[name];
      if (typeof value === 'number') options[name] = Math.round(Number(input.value));
      else options[name] = typeof value === 'boolean' ? Number(input.checked) : input.value;
    }
    const players = rows.map(({ kind, name }, button) => kind.value
      && { button, bot: ['keen', 'random'].includes(kind.value) ? kind.value : '', name: name.value.trim() || usualName(kind.value, button) }).filter(Boolean);
    return { players, options, real: !dice.hidden && form.elements.real.value === 'real' };
  }

  for (const { kind } of rows) {
    kind.addEventListener('change', () => {
      if (kind.value === 'you') for (const other of rows) if (other.kind !== kind && other.kind.value === 'you') other.kind.value = 'person';
      refresh();
    });
  }
  dialog.querySelector('.games').addEventListener('change', () => fill(before(game())));
  form.addEventListener('submit', event => {
    event.preventDefault();
    const chosen = read(), target = chosen.options.target;
    if (target !== undefined && !(target >= 1 && target <= 9999)) { words.textContent = 'The target is a number from 1 to 9999.'; form.elements.target.focus(); return; }
    keep('game', game());
    keep(`match.${game()}`, chosen);
    dialog.close();
    start(game(), chosen.players, chosen.options, chosen.real);
  });

  return function open(match) {
    const name = match?.game ?? kept('game') ?? 'basic';
    form.elements.game.value = name in GAMES ? name : 'basic';
    const people = match?.seats.map(seat => ({ ...seat, bot: seat.bot === 'person' ? 'keen' : seat.bot }));
    fill(match ? { players: people, options: match.options, real: match.real } : before(game()));
    dialog.querySelector('.running').hidden = !match || match.over;
    dialog.showModal();
  };
}
