// The tray runs in a worker of this browser, for all its tabs; there is no server. The worker is one of a tab, because
// nobody can end a shared one in which an app hangs.
import { keep, kept } from '../memory.js';
import { Link } from './shared.js';

export { reread, watchPage } from './shared.js';

const WORKER = { script: new URL('../../worker/tray.js', import.meta.url), name: 'tray24' };

let link = null;
const theLink = () => (link ??= new Link(WORKER));

/** @type {Host['openLine']} */
export const openLine = listeners => theLink().openLine(listeners);

/** @type {Host['read']} */
export const read = (path, text) => theLink().read(path, text);

/** @type {Host['whereKept']} */
export const whereKept = 'records-in-browser';

/**
 * Some browsers ask the person, so this asks once.
 * @type {Host['keepForGood']}
 */
export function keepForGood() {
  if (kept('persist')) return;
  keep('persist', true);
  navigator.storage?.persist?.().catch(() => {}); // refused: what is kept may go when the device is full, as before
}

/**
 * Files are kept once the tray is up: before, it needs the network itself.
 * @type {Host['watchVersion']}
 */
export async function watchVersion(onNew) {
  await theLink().opened;
  await theLink().up;
  const found = await navigator.serviceWorker?.register('service-worker.js').catch(() => null); // a private window
  if (!found) return;
  for (const worker of [found.active, found.waiting]) worker?.postMessage({ language: document.documentElement.lang });
  const tell = (/** @type {ServiceWorker | null} */ worker) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) onNew(() => worker.postMessage('use'));
  };
  tell(found.waiting);
  found.addEventListener('updatefound', () => {
    const worker = found.installing;
    worker?.addEventListener('statechange', () => tell(worker));
  });
  let isNew = !navigator.serviceWorker.controller; // the first one takes over without a change
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isNew) location.reload();
    isNew = false;
  });
}
