// The dialog for a new match; and how dialogs are closed.
import { saveSetting, loadSetting } from '../local_settings.js';
import { state } from '../state.js';
import { t } from '../texts.js';
import { queryAll, setMarkup, markup } from '../dom.js';
import * as who from './players.js';

/** Close a dialog on a click beside it, or on its buttons to close it. */
export function bindDialogs() {
  for (const dialog of queryAll('dialog')) {
    dialog.addEventListener('click', event => {
      if (event.target === dialog || event.target.closest('[data-close]')) dialog.close();
    });
  }
}

const makeOption = (/** @type {string[]} */ [value, label], chosen = '') =>
  markup`<option value="${value}"${value === chosen && ' selected'}>${label}</option>`;

function makeRow(button) {
  const kinds = [['', t('who-nobody')], ['you', t('you')], ['person', t('who-person')], ...state.bots];
  return markup`<li><b class="badge">${button + 1}</b>
    <select name="kind" aria-label="${t('seat', button + 1)}">${kinds.map(kind => makeOption(kind))}</select>
    <input name="name" aria-label="${t('seat-input', button + 1)}" maxlength="10" autocomplete="off" spellcheck="false">
    <label class="young"><input name="young" type="checkbox" aria-label="${t('child-at', button + 1)}">
    ${t('child')}</label>
  </li>`;
}

/** Return a field for an option of the game, as markup; `default` is the option's usual value. */
function makeField({ name, label, kind, default: usual, choices, electronic }) {
  const only = electronic && markup` data-electronic`;
  const title = markup`<span>${label}</span>`;
  if (kind === 'switch') {
    const checked = usual === '1' && ' checked';
    return markup`<label class="check"${only}><input name="${name}"${checked} type="checkbox">${title}</label>`;
  }
  const range = markup`type="number" inputmode="numeric" min="1" max="${who.MAX_POINTS}"`;
  const input =
    kind === 'number'
      ? markup`<input name="${name}" value="${usual}" ${range} required>`
      : markup`<select name="${name}">${choices.map(choice => makeOption(choice, usual))}</select>`;
  return markup`<label${only}>${title}${input}</label>`;
}

const makeRadio = ({ name, title }) =>
  markup`<label><input type="radio" name="game" value="${name}"><span>${title}</span></label>`;

/** Return {players, options, real, day} of the game's last match, or of its match by one click. */
const loadLastMatch = game => loadSetting(`match.${game}`) ?? { players: state.games[game].quick };

export class NewMatchDialog {
  /** `start(game, players, options, real, {day})` is called with what is chosen. */
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
    this.pendingOpen = null; // a call of `open` before the games were known
    this.seats.addEventListener('change', ({ target }) => this.onKind(target));
    for (const part of [this.fields.real, this.own]) part.addEventListener('change', () => this.refresh());
    dialog.querySelector('.games').addEventListener('change', () => this.fillForm(loadLastMatch(this.game)));
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

  /** Handle another kind of player. There is one "you" at most. */
  onKind(target) {
    if (target.name !== 'kind') return;
    for (const { kind, name } of this.rows) {
      if (target.value === 'you' && kind !== target && kind.value === 'you') kind.value = 'person';
      else if (kind !== target) continue;
      name.value = who.getRowName(kind.value, name.value);
    }
    this.refresh();
  }

  /** Offer the game's bots; a bot that it does not have is replaced by its first. */
  offerBots() {
    for (const { kind } of this.rows) {
      for (const choice of kind.options) {
        choice.disabled = !who.canPlay(choice.value, this.spec);
        choice.hidden = choice.disabled;
      }
      if (!who.canPlay(kind.value, this.spec)) [kind.value] = this.spec.bots;
    }
  }

  refresh() {
    this.offerBots();
    this.rows.forEach(({ kind, name, young }, button) => {
      young.disabled = !who.isPerson(kind.value);
      name.disabled = !kind.value;
      name.placeholder = kind.value ? who.getUsualName(kind.value, button) : '';
    });
    const seated = this.rows.filter(({ kind }) => kind.value).length;
    this.words.textContent = who.checkCount(seated, this.spec.seats);
    this.form.querySelector('[type=submit]').disabled = Boolean(this.words.textContent);
    for (const item of this.own.querySelectorAll('[data-electronic]')) item.hidden = this.isReal;
    this.refreshDay();
  }

  refreshDay() {
    this.daily.hidden = !this.spec.daily;
    if (this.daily.hidden) return;
    const { options, players } = this.readForm();
    const problem = who.checkDay(this.spec, players, this.isReal, options.set);
    this.fields.day.disabled = Boolean(problem);
    this.daily.querySelector('p').textContent = problem || t('day-words');
  }

  /** Show players and options: those of a match, or of the game's last match. */
  fillForm({ players, options = {}, real = false, day = false }) {
    this.rows.forEach(({ kind, name, young }, button) => {
      const player = players.find(other => other.button === button);
      kind.value = who.getKind(player);
      name.value = player?.name ?? '';
      young.checked = player?.young ?? false;
    });
    this.fillOptions(options);
    this.fillDice(real);
    this.fields.day.checked = Boolean(day);
    this.refresh();
  }

  fillOptions(options) {
    setMarkup(this.own, markup`${this.spec.options.map(makeField)}`);
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
  readForm() {
    const options = Object.fromEntries(
      this.specs.map(spec => [spec.name, who.parseOption(spec, this.fields[spec.name])]),
    );
    const isDay = !this.daily.hidden && !this.fields.day.disabled && this.fields.day.checked;
    const players = who.rowsToPlayers(
      this.rows.map(({ kind, name, young }) => [kind.value, name.value, young.checked]),
    );
    return { players, options, real: this.isReal, day: isDay };
  }

  onSubmit(event) {
    event.preventDefault();
    const chosen = this.readForm();
    const wrong = who.findWrongNumber(this.specs, chosen.options);
    if (wrong) {
      this.words.textContent = wrong.wrong;
      this.fields[wrong.name].focus();
      return;
    }
    saveSetting('game', this.game);
    saveSetting(`match.${this.game}`, chosen);
    this.dialog.close();
    this.start(this.game, chosen.players, chosen.options, chosen.real, { day: chosen.day });
  }

  /** Open the dialog, filled with the players and options of `match`, if there is one. */
  open(match) {
    const names = Object.keys(state.games);
    if (!names.length) {
      this.pendingOpen = () => this.open(match);
      return;
    }
    const name = match?.game ?? loadSetting('game');
    this.fields.game.value = names.includes(name) ? name : names[0];
    this.fillForm(match ? { ...match, players: who.repeatPlayers(match) } : loadLastMatch(this.game));
    this.dialog.querySelector('.running').hidden = !match || match.over;
    this.dialog.showModal();
  }

  /** List the games, once the server has sent them. An open dialog stays as it is after a reconnection. */
  listGames() {
    if (this.dialog.open) return;
    setMarkup(this.dialog.querySelector('.games'), markup`${Object.values(state.games).map(makeRadio)}`);
    setMarkup(this.seats, markup`${state.names.map((name, button) => makeRow(button))}`);
    this.rows = [...this.seats.children].map(item => ({
      kind: item.querySelector('select'),
      name: item.querySelector('[name=name]'),
      young: item.querySelector('[name=young]'),
    }));
    this.pendingOpen?.();
    this.pendingOpen = null;
  }
}
