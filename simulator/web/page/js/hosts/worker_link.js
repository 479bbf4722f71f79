// The connection to a worker of this browser, for all tabs of a page. Their messages are listed in
// `simulator/browser/worker/tabs.js`.
import { holdLock, awaitFreeLock, makeUniqueName } from './locks.js';

// The port: of a shared worker, or of the leading tab's worker; if a browser isolates tabs, each has a worker of its
// own.

const OWN_LOCK = `tray24-tab-${makeUniqueName()}`;
const LOOK_MS = 1000;
const FEWEST_LOOKS = 2; // a tab that has slept may check before the worker's reports arrive
const HANGS_MS = 4000; // the tray ends an app after three seconds itself, unless the app hangs within one call

/**
 * Start a worker. `tell(data)` is called with its reports, `fail` if it cannot be loaded.
 * @param {WorkerSettings} settings
 * @param {(data: any) => void} tell
 * @param {() => void} fail
 */
function startWorker({ script, name }, tell, fail) {
  const worker = new Worker(script, { type: 'module', name });
  worker.onmessage = ({ data }) => tell(data);
  worker.onerror = fail;
  worker.onmessageerror = fail;
  return worker;
}

/**
 * Return the name of a worker; it contains the app that hung the worker before, "" for none. The address cannot contain
 * it, because a service worker drops everything after "?".
 * @type {(name: string, stopped: string) => string}
 */
const makeWorkerName = (name, stopped) => (stopped ? `${name}/${stopped}` : name);

/** @type {(settings: WorkerSettings) => WorkerPort} */
function openSharedPort({ script, name }) {
  const worker = new SharedWorker(script, { type: 'module', name });
  /** @type {WorkerPort} */
  const port = worker.port;
  worker.onerror = () => port.onfail?.();
  return port;
}

/**
 * Return a watchdog {getApp(), feed(data), stop()} of a worker. While an app runs, the worker reports its name again
 * and again; if it is silent for too long, `end()` is called.
 * @param {() => void} end
 */
function makeWatchdog(end) {
  let app = '';
  let fedAt = 0;
  let looks = 0;
  const timer = setInterval(() => {
    looks += 1;
    if (!app || looks < FEWEST_LOOKS || performance.now() - fedAt < HANGS_MS) return;
    clearInterval(timer);
    end();
  }, LOOK_MS);
  return {
    getApp: () => app,
    feed: (/** @type {{ app: string }} */ data) => {
      ({ app } = data);
      fedAt = performance.now();
      looks = 0;
    },
    stop: () => clearInterval(timer),
  };
}

let stoppedApp = ''; // the app that ran when the last worker of this tab ended

/** @type {(settings: WorkerSettings) => WorkerPort} */
function openOwnPort({ script, name }) {
  const { port1, port2 } = new MessageChannel();
  /** @type {WorkerPort} */
  const port = port1;
  const endWorker = () => {
    watchdog.stop();
    worker.terminate();
    stoppedApp = watchdog.getApp();
    port.onleader?.();
  };
  const watchdog = makeWatchdog(endWorker);
  const onReport = (/** @type {{ app: string, ended?: boolean }} */ data) => {
    watchdog.feed(data);
    if (data.ended) endWorker();
  };
  const worker = startWorker({ script, name: makeWorkerName(name, stoppedApp) }, onReport, () => port.onfail?.());
  worker.postMessage(null, [port2]);
  return port;
}

/**
 * The leading tab: it runs the worker and forwards messages between tabs and worker through the channel. When the
 * worker's lock is free, the worker has ended (an app hung or crashed it). Then the leader starts another one, whose
 * name contains the app.
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
    this.channel.onmessage = ({ data: { from, data } }) => from && this.forward(from, data);
    this.watchdog = makeWatchdog(() => this.worker.terminate());
    this.worker = this.startWorker('');
  }

  /** @param {string} stopped */
  startWorker(stopped) {
    const settings = { script: this.script, name: makeWorkerName(this.name, stopped) };
    const worker = startWorker(settings, this.watchdog.feed, () => this.announceFailure());
    this.ports.clear();
    this.channel.postMessage({ leads: true });
    return worker;
  }

  announceFailure() {
    this.hasFailed = true;
    this.channel.postMessage({ failed: true });
  }

  /** @param {string} lock */
  async awaitEnd(lock) {
    if (lock === this.followed) return;
    this.followed = lock;
    await awaitFreeLock(lock);
    this.watchdog.stop();
    const stopped = this.watchdog.getApp();
    this.watchdog = makeWatchdog(() => this.worker.terminate());
    this.worker = this.startWorker(stopped);
  }

  /** @type {(tab: string, data: object) => void} */
  forward(tab, data) {
    (this.ports.get(tab) ?? this.attachTab(tab)).postMessage(data);
    if (this.hasFailed) this.announceFailure();
  }

  /** @param {string} tab */
  attachTab(tab) {
    const { port1, port2 } = new MessageChannel();
    this.worker.postMessage(null, [port2]);
    port1.onmessage = ({ data }) => {
      if (data.up) this.awaitEnd(data.up);
      this.channel.postMessage({ to: tab, data });
    };
    this.ports.set(tab, port1);
    return port1;
  }
}

/** @param {WorkerSettings} settings */
async function becomeLeader(settings) {
  await holdLock(`${settings.name}-leader`);
  return new Leader(settings);
}

/** @type {Promise<Leader> | null} */
let leader = null;

/**
 * Return a port to the leading tab's worker. When the leader ends, another tab leads.
 * @param {WorkerSettings} worker
 */
function openChannelPort(worker) {
  leader ??= becomeLeader(worker);
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
 * Return a port to a worker. `hasLocks` is whether the browser has locks by which tabs see each other.
 * @type {(worker: WorkerSettings, hasLocks: boolean) => WorkerPort}
 */
function openPort(worker, hasLocks) {
  if (!hasLocks) return openOwnPort(worker);
  return worker.isShared && 'SharedWorker' in globalThis ? openSharedPort(worker) : openChannelPort(worker);
}

// The connection.

/** @type {Listeners & Required<Pick<Listeners, 'onProgress' | 'onTrouble'>>} */
const LISTENERS = { onUp() {}, onText() {}, onProgress() {}, onTrouble() {} };
const MAX_LOOKS = 30; // seconds without a message from a worker that starts

export class WorkerLink {
  /** @param {WorkerSettings} worker */
  constructor(worker) {
    this.worker = worker;
    this.listeners = LISTENERS;
    this.isUp = false;
    /** @type {Map<number, { found: (data: any) => void, request: object }>} */
    this.pendingReads = new Map(); // number -> {found: what is called with the answer, request}
    this.readCount = 0;
    /** @type {string | null} */
    this.trouble = null;
    /** @type {WorkerPort | null} */
    this.port = null;
    this.resolveUp = () => {};
    /** @type {Promise<void>} */
    this.up = Promise.resolve();
    this.looks = 0;
    this.opened = holdLock(OWN_LOCK).then(hasLocks => this.open(hasLocks));
  }

  /** @param {boolean} hasLocks */
  open(hasLocks) {
    this.up = new Promise(kept => {
      this.resolveUp = kept;
    });
    this.port?.close();
    const port = openPort(this.worker, hasLocks);
    this.port = port;
    /** @type {Record<string, any>} */
    const own = this;
    port.onmessage = ({ data }) => {
      this.looks = 0;
      for (const [name, value] of Object.entries(data)) own[`handle_${name}`](value);
    };
    const hello = [OWN_LOCK, document.documentElement.lang];
    port.onfail = () => this.isUp || this.handle_trouble('did-not-load');
    port.onleader = () => {
      if (hasLocks) port.postMessage({ hello });
      else this.restart(hasLocks);
    };
    port.postMessage({ hello });
    this.awaitStart();
  }

  /** Report a worker that is silent for too long. Looks are counted, not time: a tab that sleeps looks seldom. */
  awaitStart() {
    clearInterval(this.timer);
    this.looks = 0;
    this.timer = setInterval(() => {
      this.looks += 1;
      if (this.looks === MAX_LOOKS && !this.trouble) this.handle_trouble('silent');
    }, LOOK_MS);
  }

  /** @type {Host['openLine']} */
  openLine(listeners) {
    this.listeners = { ...LISTENERS, ...listeners };
    return { isUp: () => this.isUp, send: text => this.port?.postMessage({ text }) };
  }

  /** @param {number} share */
  handle_share(share) {
    if (this.trouble === 'silent') this.handle_trouble(null);
    if (!this.isUp && !this.trouble) this.listeners.onProgress(share);
  }

  /** @param {string | null} key */
  handle_trouble(key) {
    this.trouble = key;
    this.listeners.onTrouble(key);
  }

  /** @param {string} text */
  handle_text(text) {
    this.listeners.onText(text);
  }

  /** @param {[number, string | null]} found */
  handle_found([number, text]) {
    this.pendingReads.get(number)?.found(text === null ? null : JSON.parse(text));
    this.pendingReads.delete(number);
  }

  /** @param {string} why */
  handle_refused(why) {
    clearInterval(this.timer);
    this.listeners.onUp(false, why);
  }

  /**
   * Handle that the worker is up. Once its lock is free it has ended, by a crash or with the leading tab: open another.
   * @param {string} lock
   */
  async handle_up(lock) {
    clearInterval(this.timer);
    if (this.trouble === 'silent') this.handle_trouble(null);
    this.isUp = true;
    this.upLock = lock;
    for (const { request } of this.pendingReads.values()) this.port?.postMessage(request); // sent again
    this.resolveUp();
    this.listeners.onUp(true);
    await awaitFreeLock(lock);
    if (this.upLock === lock) this.restart(true); // a tab that has slept may get the next worker's message first
  }

  /** @param {boolean} hasLocks */
  restart(hasLocks) {
    this.isUp = false;
    this.listeners.onUp(false);
    this.open(hasLocks);
  }

  /** @type {Host['readJson']} */
  async readJson(path, text) {
    await this.opened;
    await this.up;
    this.readCount += 1;
    const number = this.readCount;
    return new Promise(found => {
      const request = { read: [number, path, text] };
      this.pendingReads.set(number, { found, request });
      this.port?.postMessage(request);
    });
  }
}

/**
 * Each language has its own pages: see `host_tools/site/languages.py`.
 * @type {Host['getReplayAddress']}
 */
export const getReplayAddress = () => document.querySelector('meta[name=watch]')?.getAttribute('content') ?? '';

/**
 * The English page redirects to that of the chosen language.
 * @type {Host['reloadPage']}
 */
export const reloadPage = () => location.assign(new URL(`./${location.search}`, location.href));
