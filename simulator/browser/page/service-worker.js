// The service worker: it caches the files of its folder, so that its pages need no network; of files in a language,
// only those that the reader uses. New versions of the tray wait until somebody wants them. `host_tools/site/bundle.py`
// inserts NAME, VERSION, WAITS, LANGUAGES (language -> paths) and FILES (path -> SHA-256 in hexadecimal) before this.
const worker = /** @type {ServiceWorkerGlobalScope & Offline} */ (/** @type {unknown} */ (self));
const { NAME, VERSION, WAITS, LANGUAGES, FILES } = worker;
const CACHE = `${NAME}-${VERSION}`;
const HERE = new URL('./', worker.location.href).href;
const FIRST = 'index.html'; // in English, it redirects to other languages

/** @type {(path: string) => string} */
const makeCacheKey = path => `${HERE}${path}?${FILES[path]}`;
/** @type {(language: string) => string} */
const getTextsPath = language => `data/texts-${language}.js`;

/** @param {ArrayBuffer} data */
async function computeDigest(data) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Return a file of this version: from an older cache, the browser's cache, or the network.
 * @param {string} path
 */
async function fetchFile(path) {
  const kept = await caches.match(makeCacheKey(path));
  if (kept) return kept;
  for (const cache of /** @type {RequestCache[]} */ (['default', 'reload'])) {
    const answer = await fetch(HERE + path, { cache });
    if (answer.ok && (await computeDigest(await answer.clone().arrayBuffer())) === FILES[path]) return answer;
  }
  throw new Error(`${path} is not that of version ${VERSION}: the site is being changed`);
}

/** @param {string[]} paths */
async function cacheFiles(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths)
    if (!(await cache.match(makeCacheKey(path)))) await cache.put(makeCacheKey(path), await fetchFile(path));
}

const listCaches = async () => (await caches.keys()).filter(name => name.startsWith(`${NAME}-`));

/** Return the languages of open pages, and those whose texts an older version has cached. */
async function findLanguages() {
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = open.map(({ url }) => urlToPath(url));
  const kept = [];
  for (const name of await listCaches()) kept.push(...(await (await caches.open(name)).keys()));
  const files = kept.map(({ url }) => urlToPath(url));
  return Object.keys(LANGUAGES).filter(
    language => files.includes(getTextsPath(language)) || LANGUAGES[language].some(path => pages.includes(path)),
  );
}

async function install() {
  const read = (await findLanguages()).flatMap(language => LANGUAGES[language]);
  const others = new Set(Object.values(LANGUAGES).flat());
  await cacheFiles(Object.keys(FILES).filter(path => path === FIRST || read.includes(path) || !others.has(path)));
  if (!WAITS) await worker.skipWaiting();
}

async function activate() {
  for (const name of await listCaches()) if (name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/**
 * Return the path of an address within the folder, of the first page for the folder itself; "" for others.
 * @param {string} url
 */
function urlToPath(url) {
  const [address] = url.split(/[?#]/);
  return address.startsWith(HERE) ? address.slice(HERE.length) || FIRST : '';
}

worker.addEventListener('install', event => event.waitUntil(install()));
worker.addEventListener('activate', event => event.waitUntil(activate()));
worker.addEventListener('message', event => {
  if (event.data === 'use') worker.skipWaiting();
  // Without a network it is cached when the page is opened again.
  else event.waitUntil(cacheFiles(LANGUAGES[event.data.language] ?? []).catch(() => {}));
});
worker.addEventListener('fetch', event => {
  const { method, url } = event.request;
  const path = urlToPath(url);
  if (method === 'GET' && path in FILES) event.respondWith(fetchFile(path).catch(() => fetch(event.request)));
});
