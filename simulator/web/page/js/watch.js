// The match up to now, to watch: the page of records in a dialog of the live page, whose match goes on.

/**
 * Return `watch(place)`, which opens the dialog at `moves=NUMBER` of the match, at its beginning with `play`, or with
 * its sheet of `decisions`. `watch.acts` are the functions of the buttons that do so.
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
    const next = opener?.checkVisibility() ? opener : document.querySelector('.hand:not([hidden])');
    next?.focus({ preventScroll: true });
  });
  async function watch(place) {
    // A match that has just begun has nothing to watch yet.
    const answer = await fetch('replay.json', { method: 'HEAD' }).catch(() => null);
    if (answer?.status !== 200 || dialog.open) return;
    opener = document.activeElement;
    frame.src = `watch#${place}`;
    dialog.showModal();
  }
  watch.acts = { watch: () => watch('play'), decisions: () => watch('decisions') }; // buttons of the page
  return watch;
}
