// The records of finished matches on the tray: watch, download and upload them; and the players' results.
import { readJson, getReplayAddress, storageTextKey } from '../host.js';
import { makePath } from '../replay/record.js';
import { state } from '../state.js';
import { t } from '../texts.js';
import { makeElement } from '../dom.js';

const TEXT = 'text/plain;charset=utf-8';
const ZIP = 'application/zip';
const MAX_SENT = 1 << 19; // bytes: more than a record may have, so that the tray reports that it is too long

/** Format the time of a match in the browser's language; "" if it is unknown. */
export function formatTime(seconds) {
  if (seconds === null) return '';
  const time = new Date(seconds * 1000);
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString(document.documentElement.lang, {
    ...(isToday ? {} : { dateStyle: 'medium' }),
    timeStyle: 'short',
  });
}

/** Let the browser save a file. */
function saveFile(name, content, type) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  makeElement('a', '', { href, download: name }).click();
  URL.revokeObjectURL(href);
}

function makeButton(key, name, act) {
  const made = makeElement('button', t(key), { type: 'button' });
  made.classList.add('btn', 'solid');
  Object.assign(made.dataset, { act, name });
  return made;
}

function makeRow({ name, title, words, when_s: when }) {
  const row = makeElement('li');
  const about = makeElement('p');
  about.append(makeElement('b', title), makeElement('span', words), makeElement('small', formatTime(when)));
  row.append(about, makeButton('record-watch', name, 'watch'), makeButton('record-download', name, 'download'));
  return row;
}

function makePlayerItem({ name, words }) {
  const item = makeElement('li');
  item.append(makeElement('b', name), makeElement('span', words));
  return item;
}

export class RecordsDialog {
  /** `openReplay(card)` opens a record; `say(words)` shows why something failed. */
  constructor(dialog, { openReplay, say }) {
    this.dialog = dialog;
    this.openReplay = openReplay;
    this.say = say;
    this.list = dialog.querySelector('.kept');
    this.players = dialog.querySelector('.fared');
    this.note = dialog.querySelector('[role=status]');
    this.all = dialog.querySelector('.all');
    this.taken = dialog.querySelector('.taken');
    this.cards = new Map(); // by name
    dialog.querySelector('.where').textContent = t(storageTextKey);
    this.all.addEventListener('click', () => this.downloadAll());
    this.list.addEventListener('click', ({ target }) => this.onButton(target.closest('button')));
    dialog.querySelector('input')?.addEventListener('change', ({ target }) => this.uploadRecords(target));
  }

  async open() {
    this.dialog.showModal();
    if (this.taken) this.taken.hidden = true;
    await this.fill();
  }

  async fill() {
    for (let left = 1; left && this.dialog.open;) {
      const found = await readJson('records.json').catch(() => null);
      left = found?.left;
      this.show(found);
    }
  }

  /** Show a list; null if the tray cannot be reached. `words` are its note, such as that more records are coming. */
  show(found) {
    const { records = [], players = [], words = '' } = found ?? {};
    this.note.textContent = words || t(found ? 'records-none' : 'records-away');
    this.note.hidden = !words && records.length > 0;
    this.cards = new Map(records.map(card => [card.name, card]));
    this.all.hidden = records.length < 2;
    this.list.replaceChildren(...records.map(makeRow));
    this.players.replaceChildren(...players.map(makePlayerItem));
    this.players.parentElement.hidden = !players.length;
  }

  async onButton(pressed) {
    if (!pressed) return;
    const { act, name } = pressed.dataset;
    if (act === 'watch') this.openReplay(this.cards.get(name));
    const record = act === 'download' ? await this.readPath(`records/${name}.json`) : null;
    if (record) saveFile(record.name, record.text, TEXT);
  }

  async downloadAll() {
    const archive = await this.readPath('records/all.json');
    if (!archive) return;
    const bytes = Uint8Array.from(atob(archive.base64), letter => letter.charCodeAt(0));
    saveFile(archive.name, bytes, ZIP);
  }

  /** Read a path; return null, and say so, if the tray cannot be reached. */
  async readPath(path) {
    const found = await readJson(path).catch(() => null);
    if (!found) this.say(t('records-away'));
    return found;
  }

  /** Upload the chosen records to the tray, and list which were accepted. */
  async uploadRecords(input) {
    this.taken.replaceChildren();
    this.taken.hidden = false;
    for (const file of input.files) {
      const text = await file.slice(0, MAX_SENT).text();
      const answer = await readJson('records.json', text).catch(() => null);
      const wrong = answer ? answer.wrong : t('records-away');
      const item = makeElement('li', '', { className: wrong ? 'wrong' : '' });
      item.append(makeElement('b', file.name), makeElement('span', wrong || t('record-taken')));
      this.taken.append(item);
    }
    input.value = ''; // the same file may be chosen again
    await this.fill();
  }
}

// The replay of the current match, or of a record: the page of records in a dialog of the live page.

/** Return the title of a record: its game, its players and its date. */
const makeTitle = ({ title, players, when_s: when }) =>
  [`${title}: ${players.join(', ')}`, formatTime(when)].filter(Boolean).join(' · ');

/** Return a frame with a page. Escape in it calls `close()`, unless the page has an open dialog itself. */
function makeFrame(title, src, close) {
  const frame = Object.assign(document.createElement('iframe'), { title, src });
  const onKey = ({ key }) => {
    if (key === 'Escape' && !frame.contentDocument.querySelector('dialog[open]')) close();
  };
  frame.addEventListener('load', () => {
    frame.contentWindow.addEventListener('keydown', onKey, { capture: true });
    frame.contentWindow.focus();
  });
  return frame;
}

/**
 * Return `openReplay(place, card)`. `place` is `moves=NUMBER`, `play` from the beginning, or `decisions`. `card` is
 * that of a listed record, null for the current match. `say(words)` shows why it cannot be watched.
 * `openReplay.commands` are the functions of buttons.
 */
export function makeReplayDialog(dialog, say) {
  const title = dialog.querySelector('h2');
  const back = dialog.querySelector('[data-close]');
  let frame = null; // a new frame each time: another address in the old one would be a step in the history
  let opener = null;
  dialog.addEventListener('close', () => {
    frame.remove();
    // Keys go to the page again; the chosen line may be gone.
    const next = opener?.getClientRects().length ? opener : document.querySelector('.hand:not([hidden])');
    next?.focus({ preventScroll: true });
  });
  async function openReplay(place, card = null) {
    const record = card?.name ?? '';
    const found = await readJson(makePath(record, 'replay.json')).catch(() => null);
    if (!found && card) say(t('records-away'));
    if (!found || dialog.open) return; // a match without moves has nothing to watch
    opener = document.activeElement;
    title.textContent = card ? makeTitle(card) : t(state.match?.over ? 'watch-over' : 'watch-title');
    back.textContent = t(card ? 'watch-back-list' : 'watch-back');
    const address = `${getReplayAddress()}${record && `?record=${record}`}#${place}`;
    frame = makeFrame(title.textContent, address, () => dialog.close());
    dialog.append(frame);
    dialog.showModal();
  }
  openReplay.commands = { watch: () => openReplay('play'), decisions: () => openReplay('decisions') };
  return openReplay;
}
