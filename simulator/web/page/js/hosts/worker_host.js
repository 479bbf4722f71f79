// The tray runs in a worker of this browser, for all its tabs; there is no server. The worker belongs to one tab,
// because a shared worker in which an app hangs cannot be terminated.
import { saveSetting, loadSetting } from '../local_settings.js';
import { WorkerLink } from './worker_link.js';

export { reloadPage, getReplayAddress } from './worker_link.js';

const WORKER = { script: new URL('../../worker/tray_worker.js', import.meta.url), name: 'tray24' };

let link = null;
const getLink = () => (link ??= new WorkerLink(WORKER));

/** @type {Host['openLine']} */
export const openLine = listeners => getLink().openLine(listeners);

/** @type {Host['readJson']} */
export const readJson = (path, text) => getLink().readJson(path, text);

/** @type {Host['storageTextKey']} */
export const storageTextKey = 'records-in-browser';

/**
 * Some browsers ask the person, so this is requested only once.
 * @type {Host['requestPersistence']}
 */
export function requestPersistence() {
  if (loadSetting('persist')) return;
  saveSetting('persist', true);
  navigator.storage?.persist?.().catch(() => {}); // refused: the browser may delete the files when the device is full
}

/**
 * Register the service worker once the tray is up: until then the tray needs the network itself.
 * @type {Host['watchForUpdate']}
 */
export async function watchForUpdate(onNew) {
  await getLink().opened;
  await getLink().up;
  const found = await navigator.serviceWorker?.register('service-worker.js').catch(() => null); // a private window
  if (!found) return;
  for (const worker of [found.active, found.waiting]) worker?.postMessage({ language: document.documentElement.lang });
  const offerUpdate = (/** @type {ServiceWorker | null} */ worker) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) onNew(() => worker.postMessage('use'));
  };
  offerUpdate(found.waiting);
  found.addEventListener('updatefound', () => {
    const worker = found.installing;
    worker?.addEventListener('statechange', () => offerUpdate(worker));
  });
  let isNew = !navigator.serviceWorker.controller; // the first service worker changes no version
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isNew) location.reload();
    isNew = false;
  });
}
