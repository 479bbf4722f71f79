// The match up to now, to watch: the page of records in a dialog of the live page, whose match goes on.
import { read, watchPage } from './host.js';
import { pathIn } from './replay/source.js';

/**
 * Return `watch(place, record)`, which opens the dialog at `moves=NUMBER` of the match, at its beginning with `play`,
 * or with its sheet of `decisions`. `record` names a record on the tray; without it the match is that at hand.
 * `watch.acts` are the functions of the buttons that do so.
 */
export function makeWatch(dialog) {
  const frame = dialog.querySelector('iframe');
  frame.addEventListener('load', () => {
    if (!dialog.open) return; // what was shown has been taken away
    frame.contentWindow.addEventListener('keydown', ({ key, target }) => {
      if (key === 'Escape' && !target.closest?.('dialog')) dialog.close(); // a dialog of the record closes itself
    });
    frame.contentWindow.focus();
  });
  let opener = null;
  dialog.addEventListener('close', () => {
    frame.removeAttribute('src');
    // Keys go to the page again, where the line that was chosen may have gone meanwhile.
    const next = opener?.getClientRects().length ? opener : document.querySelector('.hand:not([hidden])');
    next?.focus({ preventScroll: true });
  });
  async function watch(place, record = '') {
    // A match that has just begun has nothing to watch yet.
    const found = await read(pathIn(record, 'replay.json')).catch(() => null);
    if (!found || dialog.open) return;
    opener = document.activeElement;
    frame.src = `${watchPage()}${record && `?record=${record}`}#${place}`;
    dialog.showModal();
  }
  watch.acts = { watch: () => watch('play'), decisions: () => watch('decisions') }; // buttons of the page
  return watch;
}
