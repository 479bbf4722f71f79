// The settings of the tray: read from it, and changed there, with the tray's own checks.
import { element } from '../write.js';
import { read } from './host.js';

const PATH = 'settings.json';

function inputOf({ name, value, choices }) {
  if (!choices.length) return element('input', '', { name, value, autocomplete: 'off', spellcheck: false });
  const select = document.createElement('select');
  select.name = name;
  select.append(...choices.map(([each, said]) => new Option(said, each)));
  select.value = value;
  return select;
}

function rowOf(setting) {
  const row = element('label', '', { className: 'line' });
  row.append(element('span', setting.label), inputOf(setting));
  return row;
}

export class Settings {
  constructor(dialog) {
    this.dialog = dialog;
    this.list = dialog.querySelector('.settings');
    this.wrong = element('p', '', { className: 'wrong', role: 'alert' });
    this.list.before(this.wrong);
    this.list.addEventListener('change', ({ target }) => this.change(target));
    this.values = {};
  }

  async open() {
    this.list.replaceChildren();
    this.dialog.showModal();
    await this.fill();
  }

  /** Show what the tray has; rows stay where they are as long as it lists the same settings. */
  async fill() {
    const { settings = [], names = [], wrong = '' } = await read(PATH);
    const all = [...settings, ...names];
    if (wrong) this.wrong.textContent = wrong;
    const shown = [...this.list.querySelectorAll('[name]')].map(({ name }) => name);
    if (shown.join() !== all.map(({ name }) => name).join()) this.list.replaceChildren(...all.map(rowOf));
    for (const { name, value } of all) this.list.querySelector(`[name="${name}"]`).value = value;
    this.values = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  }

  async change(input) {
    const { name, value } = input;
    this.wrong.textContent = '';
    const { wrong } = await read(PATH, JSON.stringify({ name, value }));
    if (!wrong) {
      await this.fill(); // some settings change others
      return;
    }
    this.wrong.textContent = wrong;
    input.value = this.values[name];
  }
}
