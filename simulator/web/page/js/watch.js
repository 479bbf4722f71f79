// The match up to now, to watch: the page of records in a dialog of the live page, whose match goes on.

/** Return `watch(place)`, which opens the dialog at `moves=NUMBER` of the match, or at its beginning with `play`. */
export function makeWatch(dialog) {
  const frame = dialog.querySelector('iframe');
  frame.addEventListener('load', () => {
    frame.contentWindow.addEventListener('keydown', ({ key }) => key === 'Escape' && dialog.close());
    frame.contentWindow.focus();
  });
  dialog.addEventListener('close', () => frame.removeAttribute('src'));
  return function watch(place) {
    frame.src = `watch#${place}`;
    dialog.showModal();
  };
}
