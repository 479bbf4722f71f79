// The match up to now, to watch: the page of records in a dialog of the live page, whose match goes on.

/** Return `watch(place)`, which opens the dialog at `moves=NUMBER` of the match, or at its beginning with `play`. */
export function makeWatch(dialog) {
  const frame = dialog.querySelector('iframe');
  frame.addEventListener('load', () => {
    if (!dialog.open) return; // what was shown has been taken away
    frame.contentWindow.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
    frame.contentWindow.focus();
  });
  let opener = null;
  dialog.addEventListener('close', () => {
    frame.removeAttribute('src');
    // Keys go to the page again, where the line that was chosen may have gone meanwhile.
    const next = opener?.checkVisibility() ? opener : document.querySelector('.hand:not([hidden])');
    next?.focus({ preventScroll: true });
  });
  return async function watch(place) {
    // A match that has just begun has nothing to watch yet.
    const answer = await fetch('replay.json', { method: 'HEAD' }).catch(() => null);
    if (answer?.status !== 200 || dialog.open) return;
    opener = document.activeElement;
    frame.src = `watch#${place}`;
    dialog.showModal();
  };
}
