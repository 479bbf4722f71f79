// The line to a worker of this browser, for all tabs of a page. What worker and tab send each other is in
// `simulator/browser/worker/tabs.js`.
import { hold, isFree, uniqueName } from './locks.js';

// The port: one that the browser shares, or one of the tab that leads; where a browser keeps tabs apart, each has one
// of its own.

const OWN_LOCK = `tray24-tab-${uniqueName()}`;
const LOOK_MS = 1000;
const FEWEST_LOOKS = 2; // a tab that has slept may look before what the worker has told arrives
const HANGS_MS = 4000; // the tray itself ends an app after three seconds, unless that hangs within one call

/**
 * Begin a worker. `tell` is called with what it says of itself, `fail` when it cannot be loaded.
 * @param {WorkerSettings} settings
 * @param {(data: any) => void} tell
 * @param {() => void} fail
 */
function begin({ script, name }, tell, fail) {
  const worker = new Worker(script, { type: 'module', name });
  worker.onmessage = ({ data }) => tell(data);
  worker.onerror = fail;
  worker.onmessageerror = fail;
  return worker;
}

/**
 * Return a worker's name with the app that has ended the one before, "" for none. It cannot be in the address, from
 * which a service worker drops all after "?".
 * @type {(name: string, stopped: string) => string}
 */
const named = (name, stopped) => (stopped ? `${name}/${stopped}` : name);

/** @type {(settings: WorkerSettings) => WorkerPort} */
function sharedPort({ script, name }) {
  const worker = new SharedWorker(script, { type: 'module', name });
  /** @type {WorkerPort} */
  const port = worker.port;
  worker.onerror = () => port.onfail?.();
  return port;
}

/**
 * Watch a worker, which tells the app that runs, "" for none, again and again while one does. End it once it is silent
 * for too long. Return {app() -> the app, tell(data), stop()}.
 * @param {() => void} end
 */
function watch(end) {
  let app = '';
  let told = 0;
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (!app || looks < FEWEST_LOOKS || performance.now() - told < HANGS_MS) return;
    clearInterval(timer);
    end();
  }, LOOK_MS);
  return {
    app: () => app,
    tell: (/** @type {{ app: string }} */ data) => {
      ({ app } = data);
      told = performance.now();
      looks = 0;
    },
    stop: () => clearInterval(timer),
  };
}

let stoppedApp = ''; // the app with which the last worker of this tab alone has ended

/** @type {(settings: WorkerSettings) => WorkerPort} */
function ownPort({ script, name }) {
  const { port1, port2 } = new MessageChannel();
  /** @type {WorkerPort} */
  const port = port1;
  const end = () => {
    watched.stop();
    worker.terminate();
    stoppedApp = watched.app();
    port.onleader?.();
  };
  const watched = watch(end);
  const tell = (/** @type {{ app: string, ended?: boolean }} */ data) => {
    watched.tell(data);
    if (data.ended) end();
  };
  const worker = begin({ script, name: named(name, stoppedApp) }, tell, () => port.onfail?.());
  worker.postMessage(null, [port2]);
  return port;
}

/**
 * The tab that leads: it runs the worker, and passes on what the tabs say through the channel. A worker has ended when
 * its lock is free, because an app hung in it or brought it down, or by itself: then the next one begins, which is told
 * the app by its name.
 */
class Leader {
  /** @param {WorkerSettings} settings */
  constructor({ script, name }) {
    this.script = script;
    this.name = name;
    this.channel = new BroadcastChannel(name);
    this.hasFailed = false;
    /** @type {string | null} */
    this.followed = null; // the lock of the worker
    /** @type {Map<string, MessagePort>} */
    this.ports = new Map(); // by the lock of a tab
    this.channel.onmessage = ({ data: { from, data } }) => from && this.pass(from, data);
    this.watched = watch(() => this.worker.terminate());
    this.worker = this.begin('');
  }

  /** @param {string} stopped */
  begin(stopped) {
    const settings = { script: this.script, name: named(this.name, stopped) };
    const worker = begin(settings, this.watched.tell, () => this.fail());
    this.ports.clear();
    this.channel.postMessage({ leads: true });
    return worker;
  }

  fail() {
    this.hasFailed = true;
    this.channel.postMessage({ failed: true });
  }

  /** @param {string} lock */
  async follow(lock) {
    if (lock === this.followed) return;
    this.followed = lock;
    await isFree(lock);
    this.watched.stop();
    const stopped = this.watched.app();
    this.watched = watch(() => this.worker.terminate());
    this.worker = this.begin(stopped);
  }

  /** @type {(tab: string, data: object) => void} */
  pass(tab, data) {
    (this.ports.get(tab) ?? this.attach(tab)).postMessage(data);
    if (this.hasFailed) this.fail();
  }

  /** @param {string} tab */
  attach(tab) {
    const { port1, port2 } = new MessageChannel();
    this.worker.postMessage(null, [port2]);
    port1.onmessage = ({ data }) => {
      if (data.up) this.follow(data.up);
      this.channel.postMessage({ to: tab, data });
    };
    this.ports.set(tab, port1);
    return port1;
  }
}

/** @param {WorkerSettings} settings */
async function lead(settings) {
  await hold(`${settings.name}-leader`);
  return new Leader(settings);
}

/** @type {Promise<Leader> | null} */
let led = null;

/**
 * Return a port to the worker of the tab that leads: of the first one, after its end of another.
 * @param {WorkerSettings} worker
 */
function channelPort(worker) {
  led ??= lead(worker);
  const channel = new BroadcastChannel(worker.name);
  /** @type {WorkerPort} */
  const port = {
    postMessage: data => channel.postMessage({ from: OWN_LOCK, data }),
    close: () => channel.close(),
    onmessage: null,
  };
  channel.onmessage = ({ data: { to, data, leads, failed } }) => {
    if (to === OWN_LOCK) port.onmessage?.(new MessageEvent('message', { data }));
    else if (leads) port.onleader?.();
    else if (failed) port.onfail?.();
  };
  return port;
}

/**
 * Return a port to a worker. `hasLocks`: the browser has locks by which tabs see each other.
 * @type {(worker: WorkerSettings, hasLocks: boolean) => WorkerPort}
 */
function makePort(worker, hasLocks) {
  if (!hasLocks) return ownPort(worker);
  return worker.isShared && 'SharedWorker' in globalThis ? sharedPort(worker) : channelPort(worker);
}

// The line.

/** @type {Listeners & Required<Pick<Listeners, 'onProgress' | 'onTrouble'>>} */
const LISTENERS = { onUp() {}, onText() {}, onProgress() {}, onTrouble() {} };
const MOST_LOOKS = 30; // in seconds during which nothing comes of a worker that starts

export class Link {
  /** @param {WorkerSettings} worker */
  constructor(worker) {
    this.worker = worker;
    this.listeners = LISTENERS;
    this.isUp = false;
    /** @type {Map<number, { found: (data: any) => void, request: object }>} */
    this.reads = new Map(); // number -> {found: what is called with the answer, request}
    this.asked = 0;
    /** @type {string | null} */
    this.trouble = null;
    /** @type {WorkerPort | null} */
    this.port = null;
    this.onceUp = () => {};
    /** @type {Promise<void>} */
    this.up = Promise.resolve();
    this.looks = 0;
    this.opened = hold(OWN_LOCK).then(hasLocks => this.open(hasLocks));
  }

  /** @param {boolean} hasLocks */
  open(hasLocks) {
    this.up = new Promise(kept => {
      this.onceUp = kept;
    });
    this.port?.close();
    const port = makePort(this.worker, hasLocks);
    this.port = port;
    /** @type {Record<string, any>} */
    const own = this;
    port.onmessage = ({ data }) => {
      this.looks = 0;
      for (const [name, value] of Object.entries(data)) own[`take_${name}`](value);
    };
    const hello = [OWN_LOCK, document.documentElement.lang];
    port.onfail = () => this.isUp || this.take_trouble('did-not-load');
    port.onleader = () => {
      if (hasLocks) port.postMessage({ hello });
      else this.begin(hasLocks);
    };
    port.postMessage({ hello });
    this.awaitStart();
  }

  /** Say so when nothing comes for too long. A tab that sleeps looks seldom, so looks are counted, not time. */
  awaitStart() {
    clearInterval(this.timer);
    this.looks = 0;
    this.timer = setInterval(() => {
      this.looks += 1;
      if (this.looks === MOST_LOOKS && !this.trouble) this.take_trouble('silent');
    }, LOOK_MS);
  }

  /** @type {Host['openLine']} */
  openLine(listeners) {
    this.listeners = { ...LISTENERS, ...listeners };
    return { isUp: () => this.isUp, send: text => this.port?.postMessage({ text }) };
  }

  /** @param {number} share */
  take_share(share) {
    if (this.trouble === 'silent') this.take_trouble(null);
    if (!this.isUp && !this.trouble) this.listeners.onProgress(share);
  }

  /** @param {string | null} key */
  take_trouble(key) {
    this.trouble = key;
    this.listeners.onTrouble(key);
  }

  /** @param {string} text */
  take_text(text) {
    this.listeners.onText(text);
  }

  /** @param {[number, string | null]} found */
  take_found([number, text]) {
    this.reads.get(number)?.found(text === null ? null : JSON.parse(text));
    this.reads.delete(number);
  }

  /** @param {string} why */
  take_refused(why) {
    clearInterval(this.timer);
    this.listeners.onUp(false, why);
  }

  /**
   * The worker is up. Once its lock is free it has ended, by a crash or with the tab that led: open the next one.
   * @param {string} lock
   */
  async take_up(lock) {
    clearInterval(this.timer);
    if (this.trouble === 'silent') this.take_trouble(null);
    this.isUp = true;
    this.upLock = lock;
    for (const { request } of this.reads.values()) this.port?.postMessage(request); // of the worker before
    this.onceUp();
    this.listeners.onUp(true);
    await isFree(lock);
    if (this.upLock === lock) this.begin(true); // a tab that has slept may hear of the next worker first
  }

  /** @param {boolean} hasLocks */
  begin(hasLocks) {
    this.isUp = false;
    this.listeners.onUp(false);
    this.open(hasLocks);
  }

  /** @type {Host['read']} */
  async read(path, text) {
    await this.opened;
    await this.up;
    this.asked += 1;
    const number = this.asked;
    return new Promise(found => {
      const request = { read: [number, path, text] };
      this.reads.set(number, { found, request });
      this.port?.postMessage(request);
    });
  }
}

/**
 * Each language has pages of its own: see `host_tools/site/languages.py`.
 * @type {Host['watchPage']}
 */
export const watchPage = () => document.querySelector('meta[name=watch]')?.getAttribute('content') ?? '';

/**
 * The page in English leads to that of the chosen language.
 * @type {Host['reread']}
 */
export const reread = () => location.assign(new URL(`./${location.search}`, location.href));
