// A worker of this browser, for all tabs of a page: one that the browser shares, or one of the tab that leads. What
// worker and tab send each other is in `simulator/browser/worker/tabs.js`.
import { hold, isFree } from './locks.js';

const OWN_LOCK = `tray24-tab-${crypto.randomUUID()}`;
const LISTENERS = { onUp() {}, onText() {}, onProgress() {}, onTrouble() {} };
const LOOK_MS = 1000;
const FEWEST_LOOKS = 2; // a tab that has slept may look before what the worker has told arrives
const HANGS_MS = 4000; // the tray itself ends an app after three seconds, unless that hangs within one call

/** Return a port to the worker that the browser shares among its tabs. */
function sharedPort({ script, name }) {
  const { port } = new SharedWorker(script, { type: 'module', name });
  return port;
}

/**
 * Watch a worker, which tells {app: name of the app that runs, or ""} again and again while one does. End it once it is
 * silent for too long. Return a function that returns the app.
 */
function watch(worker) {
  let app = '';
  let told = 0;
  let looks = 0;
  worker.onmessage = ({ data }) => {
    ({ app } = data);
    told = performance.now();
    looks = 0;
  };
  const timer = setInterval(() => {
    looks += 1;
    if (!app || looks < FEWEST_LOOKS || performance.now() - told < HANGS_MS) return;
    clearInterval(timer);
    worker.terminate();
  }, LOOK_MS);
  return () => app;
}

/**
 * Lead the tabs: run the worker, and pass on what the tabs say through the channel. A worker has ended when its lock is
 * free, because an app hung in it or brought it down, or by itself: then the next one begins, which is told the app by
 * its name.
 */
async function lead({ script, name }) {
  await hold(`${name}-leader`);
  const channel = new BroadcastChannel(name);
  let worker = null;
  let ports = null;
  let runningApp = null;
  let followed = null; // the lock of the worker
  const start = stopped => {
    // Not in the script's address, from which a service worker drops all after "?".
    worker = new Worker(script, { type: 'module', name: stopped ? `${name}/${stopped}` : name });
    ports = new Map();
    runningApp = watch(worker);
    channel.postMessage({ leads: true });
  };
  const follow = async lock => {
    if (lock === followed) return;
    followed = lock;
    await isFree(lock);
    start(runningApp());
  };
  const attach = tab => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(null, [port2]);
    port1.onmessage = ({ data }) => {
      if (data.up) follow(data.up);
      channel.postMessage({ to: tab, data });
    };
    ports.set(tab, port1);
    return port1;
  };
  channel.onmessage = ({ data: { from, data } }) => {
    if (from) (ports.get(from) ?? attach(from)).postMessage(data);
  };
  start('');
}

let led = null;

/** Return a port to the worker of the tab that leads: of the first one, after its end of another. */
function channelPort(worker) {
  led ??= lead(worker);
  const channel = new BroadcastChannel(worker.name);
  const port = {
    onmessage() {},
    onleader() {},
    postMessage: data => channel.postMessage({ from: OWN_LOCK, data }),
    close: () => channel.close(),
  };
  channel.onmessage = ({ data: { to, data, leads } }) => {
    if (to === OWN_LOCK) port.onmessage({ data });
    else if (leads) port.onleader();
  };
  return port;
}

export class Link {
  /** `worker` is { script: its address, name, isShared: whether the browser shares it, where it can }. */
  constructor(worker) {
    this.worker = worker;
    this.listeners = LISTENERS;
    this.isUp = false;
    this.reads = new Map(); // number -> {found: what is called with the answer, request}
    this.asked = 0;
    this.trouble = null;
    this.opened = hold(OWN_LOCK).then(() => this.open());
  }

  open() {
    this.up = new Promise(kept => (this.onceUp = kept));
    this.port?.close();
    const isShared = this.worker.isShared && 'SharedWorker' in globalThis;
    this.port = isShared ? sharedPort(this.worker) : channelPort(this.worker);
    this.port.onmessage = ({ data }) => {
      for (const [name, value] of Object.entries(data)) this[`take_${name}`](value);
    };
    const hello = [OWN_LOCK, document.documentElement.lang];
    this.port.onleader = () => this.port.postMessage({ hello });
    this.port.postMessage({ hello });
  }

  listen(listeners) {
    this.listeners = { ...LISTENERS, ...listeners };
  }

  take_share(share) {
    if (!this.isUp) this.listeners.onProgress(share);
  }

  take_trouble(key) {
    this.trouble = key;
    this.listeners.onTrouble(key);
  }

  take_text(text) {
    this.listeners.onText(text);
  }

  take_found([number, text]) {
    this.reads.get(number)?.found(text === null ? null : JSON.parse(text));
    this.reads.delete(number);
  }

  /** The worker is up. Once its lock is free it has ended, by a crash or with the tab that led: open the next one. */
  async take_up(lock) {
    this.isUp = true;
    this.upLock = lock;
    for (const { request } of this.reads.values()) this.port.postMessage(request); // of the worker before
    this.onceUp();
    this.listeners.onUp(true);
    await isFree(lock);
    if (this.upLock !== lock) return; // a tab that has slept may hear of the next worker first
    this.isUp = false;
    this.listeners.onUp(false);
    this.open();
  }

  send(text) {
    this.port.postMessage({ text });
  }

  async read(path, text) {
    await this.opened;
    await this.up;
    this.asked += 1;
    const number = this.asked;
    return new Promise(found => {
      const request = { read: [number, path, text] };
      this.reads.set(number, { found, request });
      this.port.postMessage(request);
    });
  }
}

/** See `host.js`. Each language has pages of its own: see `host_tools/site/languages.py`. */
export const watchPage = () => document.querySelector('meta[name=watch]').content;

/** See `host.js`. The page in English leads to that of the chosen language. */
export const reread = () => location.assign(new URL(`./${location.search}`, location.href));
