// The page's dialogs: a new match, help, and the sheet that holds the bar's controls on small screens.
import { keep, kept } from '../memory.js';
import { state } from '../state.js';
import { t } from '../texts.js';
import { all, fill, markup } from '../write.js';
import * as who from './players.js';

/** Let a click beside a dialog, or on what closes it, close it. */
export function bindDialogs() {
  for (const dialog of all('dialog')) {
    dialog.addEventListener('click', event => {
      if (event.target === dialog || event.target.closest('[data-close]')) dialog.close();
    });
  }
}

const option = (/** @type {string[]} */ [value, label], chosen = '') =>
  markup`<option value="${value}"${value === chosen && ' selected'}>${label}</option>`;

function row(button) {
  const kinds = [['', t('who-nobody')], ['you', t('you')], ['person', t('who-person')], ...state.bots];
  return markup`<li><b class="badge">${button + 1}</b>
    <select name="kind" aria-label="${t('seat', button + 1)}">${kinds.map(kind => option(kind))}</select>
    <input name="name" aria-label="${t('seat-input', button + 1)}" maxlength="10" autocomplete="off" spellcheck="false">
    <label class="young"><input name="young" type="checkbox" aria-label="${t('child-at', button + 1)}">
    ${t('child')}</label>
  </li>`;
}

/** Return an option of the game as markup; `default` is its usual value. */
function field({ name, label, kind, default: usual, choices, electronic }) {
  const only = electronic && markup` data-electronic`;
  const title = markup`<span>${label}</span>`;
  if (kind === 'switch') {
    const checked = usual === '1' && ' checked';
    return markup`<label class="check"${only}><input name="${name}"${checked} type="checkbox">${title}</label>`;
  }
  const range = markup`type="number" inputmode="numeric" min="1" max="${who.MOST_POINTS}"`;
  const input =
    kind === 'number'
      ? markup`<input name="${name}" value="${usual}" ${range} required>`
      : markup`<select name="${name}">${choices.map(choice => option(choice, usual))}</select>`;
  return markup`<label${only}>${title}${input}</label>`;
}

const radio = ({ name, title }) =>
  markup`<label><input type="radio" name="game" value="${name}"><span>${title}</span></label>`;

/** Return how a game was begun last, or how it begins by one click: {players, options, real, day}. */
const lastOf = game => kept(`match.${game}`) ?? { players: state.games[game].quick };

export class NewMatch {
  /** `start(game, players, options, real, {day})` is called with what was chosen. */
  constructor(dialog, start) {
    this.dialog = dialog;
    this.start = start;
    this.form = dialog.querySelector('form');
    this.fields = this.form.elements;
    this.seats = dialog.querySelector('.players');
    this.words = dialog.querySelector('.wrong');
    this.own = dialog.querySelector('.options.own');
    this.dice = dialog.querySelector('.realdice');
    this.daily = dialog.querySelector('.options.day');
    this.rows = []; // {kind, name} by seat button: the inputs
    this.due = null; // a call of `open` that came before the games were known
    this.seats.addEventListener('change', ({ target }) => this.onKind(target));
    for (const part of [this.fields.real, this.own]) part.addEventListener('change', () => this.refresh());
    dialog.querySelector('.games').addEventListener('change', () => this.fillIn(lastOf(this.game)));
    this.form.addEventListener('submit', event => this.onSubmit(event));
  }

  get game() {
    return this.fields.game.value;
  }

  get spec() {
    return state.games[this.game];
  }

  get isReal() {
    return !this.dice.hidden && this.fields.real.value === 'real';
  }

  /** The options that apply: some are for electronic dice only. */
  get specs() {
    return this.spec.options.filter(({ electronic }) => !(electronic && this.isReal));
  }

  /** There is one "you" at most. */
  onKind(target) {
    if (target.name !== 'kind') return;
    for (const { kind, name } of this.rows) {
      if (target.value === 'you' && kind !== target && kind.value === 'you') kind.value = 'person';
      else if (kind !== target) continue;
      name.value = who.nameFor(kind.value, name.value);
    }
    this.refresh();
  }

  /** Offer the bots that the game has; another becomes the first of them. */
  offerBots() {
    for (const { kind } of this.rows) {
      for (const choice of kind.options) {
        choice.disabled = !who.mayPlay(choice.value, this.spec);
        choice.hidden = choice.disabled;
      }
      if (!who.mayPlay(kind.value, this.spec)) [kind.value] = this.spec.bots;
    }
  }

  refresh() {
    this.offerBots();
    this.rows.forEach(({ kind, name, young }, button) => {
      young.disabled = !who.isPerson(kind.value);
      name.disabled = !kind.value;
      name.placeholder = kind.value ? who.usualName(kind.value, button) : '';
    });
    const seated = this.rows.filter(({ kind }) => kind.value).length;
    this.words.textContent = who.countProblem(seated, this.spec.seats);
    this.form.querySelector('[type=submit]').disabled = Boolean(this.words.textContent);
    for (const item of this.own.querySelectorAll('[data-electronic]')) item.hidden = this.isReal;
    this.refreshDay();
  }

  refreshDay() {
    this.daily.hidden = !this.spec.daily;
    if (this.daily.hidden) return;
    const { options, players } = this.read();
    const problem = who.dayProblem(this.spec, players, this.isReal, options.set);
    this.fields.day.disabled = Boolean(problem);
    this.daily.querySelector('p').textContent = problem || t('day-words');
  }

  /** Show the players and options of a game: those of a match, or as it was begun last. */
  fillIn({ players, options = {}, real = false, day = false }) {
    this.rows.forEach(({ kind, name, young }, button) => {
      const player = players.find(other => other.button === button);
      kind.value = who.kindOf(player);
      name.value = player?.name ?? '';
      young.checked = player?.young ?? false;
    });
    this.fillOptions(options);
    this.fillDice(real);
    this.fields.day.checked = Boolean(day);
    this.refresh();
  }

  fillOptions(options) {
    fill(this.own, markup`${this.spec.options.map(field)}`);
    for (const { name, kind } of this.spec.options) {
      if (!(name in options)) continue;
      if (kind === 'switch') this.fields[name].checked = String(options[name]) === '1';
      else this.fields[name].value = options[name];
    }
  }

  fillDice(real) {
    const { dice, spec } = this;
    const choice = this.fields.real;
    const [electronic, ofTable] = choice.options;
    const things = spec.tiles ? 'tiles' : 'dice';
    dice.hidden = !spec.real;
    dice.querySelector('span').textContent = t(`${things}-title`);
    choice.setAttribute('aria-label', t(`${things}-title`));
    electronic.textContent = t(`${things}-electronic`);
    ofTable.textContent = t(`${things}-real`);
    choice.value = real && !dice.hidden ? 'real' : '';
  }

  /** Return what is chosen: {players, options, real, day}. */
  read() {
    const options = Object.fromEntries(
      this.specs.map(spec => [spec.name, who.optionValue(spec, this.fields[spec.name])]),
    );
    const isDay = !this.daily.hidden && !this.fields.day.disabled && this.fields.day.checked;
    const players = who.playersOf(this.rows.map(({ kind, name, young }) => [kind.value, name.value, young.checked]));
    return { players, options, real: this.isReal, day: isDay };
  }

  onSubmit(event) {
    event.preventDefault();
    const chosen = this.read();
    const wrong = who.wrongNumber(this.specs, chosen.options);
    if (wrong) {
      this.words.textContent = wrong.wrong;
      this.fields[wrong.name].focus();
      return;
    }
    keep('game', this.game);
    keep(`match.${this.game}`, chosen);
    this.dialog.close();
    this.start(this.game, chosen.players, chosen.options, chosen.real, { day: chosen.day });
  }

  /** Open the dialog; it begins with the players and options of `match`, where there is one. */
  open(match) {
    const names = Object.keys(state.games);
    if (!names.length) {
      this.due = () => this.open(match);
      return;
    }
    const name = match?.game ?? kept('game');
    this.fields.game.value = names.includes(name) ? name : names[0];
    this.fillIn(match ? { ...match, players: who.playersAgain(match) } : lastOf(this.game));
    this.dialog.querySelector('.running').hidden = !match || match.over;
    this.dialog.showModal();
  }

  /** List the games, once the server has told them. What is being chosen stays when the line comes back. */
  list() {
    if (this.dialog.open) return;
    fill(this.dialog.querySelector('.games'), markup`${Object.values(state.games).map(radio)}`);
    fill(this.seats, markup`${state.names.map((name, button) => row(button))}`);
    this.rows = [...this.seats.children].map(item => ({
      kind: item.querySelector('select'),
      name: item.querySelector('[name=name]'),
      young: item.querySelector('[name=young]'),
    }));
    this.due?.();
    this.due = null;
  }
}
