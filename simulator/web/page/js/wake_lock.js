// The screen stays awake while a match runs, in browsers that can do so.
let lock = null; // the promise of it, while it is wanted and the page is seen
let isWanted = false;

async function request() {
  try {
    const found = await navigator.wakeLock.request('screen');
    found.addEventListener('release', () => (lock = null));
    return found;
  } catch {
    lock = null; // a low battery, or the page has just been hidden
    return null;
  }
}

function update() {
  if (!('wakeLock' in navigator)) return;
  if (isWanted && !document.hidden) lock ??= request();
  else if (!isWanted) lock?.then(found => found?.release());
}

/** Keep the screen awake, or let it sleep again. A browser ends that itself while the page is hidden. */
export function keepAwake(wanted) {
  if (wanted === isWanted) return;
  isWanted = wanted;
  update();
}

document.addEventListener('visibilitychange', update);
