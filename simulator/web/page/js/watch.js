// The match up to now, or a record, to watch: the page of records in a dialog of the live page, whose match goes on.
import { read, watchPage } from './host.js';
import { whenOf } from './menus/unfinished.js';
import { pathIn } from './replay/source.js';
import { state } from './state.js';
import { t } from './texts.js';

/** Return what a record is called: its game, its players and its date. */
const titleOf = ({ title, players, when_s: when }) =>
  [`${title}: ${players.join(', ')}`, whenOf(when)].filter(Boolean).join(' · ');

/** Return a frame with a page. Escape in it calls `close()`, unless that closes a dialog of the page itself. */
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
 * Return `watch(place, card)`, which opens the dialog at `moves=NUMBER` of the match, at its beginning with `play`, or
 * with its sheet of `decisions`. `card` is that of a record in the list, which stays below; without it the match is
 * that at hand. `say(words)` tells why it cannot be watched. `watch.acts` are the functions of the buttons that do so.
 */
export function makeWatch(dialog, say) {
  const title = dialog.querySelector('h2');
  const back = dialog.querySelector('[data-close]');
  let frame = null; // a new one each time: another address in the old one would be a page to go back to
  let opener = null;
  dialog.addEventListener('close', () => {
    frame.remove();
    // Keys go to the page again, where the line that was chosen may have gone meanwhile.
    const next = opener?.getClientRects().length ? opener : document.querySelector('.hand:not([hidden])');
    next?.focus({ preventScroll: true });
  });
  async function watch(place, card = null) {
    const record = card?.name ?? '';
    const found = await read(pathIn(record, 'replay.json')).catch(() => null);
    if (!found && card) say(t('records-away'));
    if (!found || dialog.open) return; // a match that has just begun has nothing to watch yet
    opener = document.activeElement;
    title.textContent = card ? titleOf(card) : t(state.match?.over ? 'watch-over' : 'watch-title');
    back.textContent = t(card ? 'watch-back-list' : 'watch-back');
    const address = `${watchPage()}${record && `?record=${record}`}#${place}`;
    frame = makeFrame(title.textContent, address, () => dialog.close());
    dialog.append(frame);
    dialog.showModal();
  }
  watch.acts = { watch: () => watch('play'), decisions: () => watch('decisions') }; // buttons of the page
  return watch;
}
