// The settings of a tray on USB: read from it and changed there, with the tray's own checks.
import { makeElement } from '../dom.js';
import { readJson } from './host.js';

const PATH = 'settings.json';

function makeInput({ name, value, choices }) {
  if (!choices.length) return makeElement('input', '', { name, value, autocomplete: 'off', spellcheck: false });
  const select = document.createElement('select');
  select.name = name;
  select.append(...choices.map(([each, said]) => new Option(said, each)));
  select.value = value;
  return select;
}

function makeRow(setting) {
  const row = makeElement('label', '', { className: 'line' });
  row.append(makeElement('span', setting.label), makeInput(setting));
  return row;
}

export class TraySettings {
  constructor(dialog) {
    this.dialog = dialog;
    this.list = dialog.querySelector('.settings');
    this.wrong = makeElement('p', '', { className: 'wrong', role: 'alert' });
    this.list.before(this.wrong);
    this.list.addEventListener('change', ({ target }) => this.changeSetting(target));
    this.values = {};
  }

  async open() {
    this.list.replaceChildren();
    this.dialog.showModal();
    await this.fill();
  }

  /** Show the tray's settings; rows stay while it lists the same settings. */
  async fill() {
    const { settings = [], names = [], wrong = '' } = await readJson(PATH);
    const all = [...settings, ...names];
    if (wrong) this.wrong.textContent = wrong;
    const shown = [...this.list.querySelectorAll('[name]')].map(({ name }) => name);
    if (shown.join() !== all.map(({ name }) => name).join()) this.list.replaceChildren(...all.map(makeRow));
    for (const { name, value } of all) this.list.querySelector(`[name="${name}"]`).value = value;
    this.values = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  }

  async changeSetting(input) {
    const { name, value } = input;
    this.wrong.textContent = '';
    const { wrong } = await readJson(PATH, JSON.stringify({ name, value }));
    if (!wrong) {
      await this.fill(); // some settings change others
      return;
    }
    this.wrong.textContent = wrong;
    input.value = this.values[name];
  }
}
