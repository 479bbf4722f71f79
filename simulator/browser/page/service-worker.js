// Keeps the files of the tray's page in the browser, so that it starts without a network, and new versions of them
// until somebody wants them. `./tray24 site` puts VERSION and FILES (path -> SHA-256 in hexadecimal) before this.
const { VERSION, FILES } = self;
const CACHE = `tray24-${VERSION}`;
const HERE = new URL('./', self.location).href;

const keyOf = path => `${HERE}${path}?${FILES[path]}`;

async function digest(data) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Return a file of this version: from an older cache, from the browser's own one, or from the network. */
async function find(path) {
  const kept = await caches.match(keyOf(path));
  if (kept) return kept;
  for (const cache of ['default', 'reload']) {
    const answer = await fetch(HERE + path, { cache });
    if (answer.ok && (await digest(await answer.clone().arrayBuffer())) === FILES[path]) return answer;
  }
  throw new Error(`${path} is not that of version ${VERSION}: the site is being changed`);
}

async function install() {
  const cache = await caches.open(CACHE);
  for (const path of Object.keys(FILES)) await cache.put(keyOf(path), await find(path));
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith('tray24-') && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** Return the path of a request within the page, "" for the page itself; null for anything else. */
function pathOf({ method, url }) {
  const [address] = url.split(/[?#]/);
  if (method !== 'GET' || !address.startsWith(HERE)) return null;
  return address.slice(HERE.length) || 'index.html';
}

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => data === 'use' && self.skipWaiting());
self.addEventListener('fetch', event => {
  const path = pathOf(event.request);
  if (path in FILES) event.respondWith(caches.match(keyOf(path)).then(kept => kept ?? fetch(event.request)));
});
