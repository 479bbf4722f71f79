// The records of finished matches on the tray: watched, downloaded, brought from elsewhere; and how players have fared.
import { read } from '../host.js';
import { t } from '../texts.js';
import { whenOf } from './unfinished.js';

const TYPE = 'text/plain;charset=utf-8';
const MOST_SENT = 1 << 19; // bytes: more than a record may have, so that the tray says that it is too long

const element = (tag, words = '', more = {}) =>
  Object.assign(document.createElement(tag), { textContent: words, ...more });

/** Let the browser save a text as a file. */
function download({ name, text }) {
  const href = URL.createObjectURL(new Blob([text], { type: TYPE }));
  element('a', '', { href, download: name }).click();
  URL.revokeObjectURL(href);
}

function button(key, name, act) {
  const made = element('button', t(key), { type: 'button' });
  made.classList.add('btn', 'solid');
  Object.assign(made.dataset, { act, name });
  return made;
}

function rowOf({ name, title, words, when_s: when }) {
  const row = element('li');
  const about = element('p');
  about.append(element('b', title), element('span', words), element('small', whenOf(when)));
  row.append(about, button('record-watch', name, 'watch'), button('record-download', name, 'download'));
  return row;
}

function playerOf({ name, words }) {
  const item = element('li');
  item.append(element('b', name), element('span', words));
  return item;
}

class Records {
  /** `watch(name)` opens a record; `say(words)` tells why something was refused. */
  constructor(dialog, { watch, say }) {
    Object.assign(this, { dialog, watch, say });
    this.list = dialog.querySelector('.kept');
    this.players = dialog.querySelector('.fared');
    this.note = dialog.querySelector('[role=status]');
    this.list.addEventListener('click', ({ target }) => this.act(target.closest('button')));
    dialog.querySelector('input')?.addEventListener('change', ({ target }) => this.bring(target));
  }

  async open() {
    this.dialog.showModal();
    await this.fill();
  }

  async fill() {
    for (let left = 1; left && this.dialog.open;) {
      const found = await read('records.json').catch(() => null);
      left = found?.left;
      this.show(found);
    }
  }

  /** Show a list, null when the tray cannot be reached. Its `words` say more of it, such as that more are coming. */
  show(found) {
    const { records = [], players = [], words = '' } = found ?? {};
    this.note.textContent = words || t(found ? 'records-none' : 'records-away');
    this.note.hidden = !words && records.length > 0;
    this.list.replaceChildren(...records.map(rowOf));
    this.players.replaceChildren(...players.map(playerOf));
    this.players.parentElement.hidden = !players.length;
  }

  async act(pressed) {
    if (!pressed) return;
    const { act, name } = pressed.dataset;
    if (act === 'watch') {
      this.dialog.close();
      this.watch(name);
      return;
    }
    const record = await read(`records/${name}.json`).catch(() => null);
    if (record) download(record);
  }

  /** Bring the records that somebody has chosen to the tray. */
  async bring(input) {
    for (const file of input.files) {
      const text = await file.slice(0, MOST_SENT).text();
      const answer = await read('records.json', text).catch(() => null);
      const wrong = answer ? answer.wrong : t('records-away');
      if (wrong) this.say(`${wrong} (${file.name})`);
    }
    input.value = ''; // the same file may be chosen again
    await this.fill();
  }
}

export const makeRecords = (dialog, parts) => new Records(dialog, parts);
