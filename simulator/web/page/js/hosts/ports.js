// Ports to a worker of this browser, for all tabs of a page: one that the browser shares, or one of the tab that leads;
// where a browser keeps tabs apart, each has one of its own.
import { hold, isFree, uniqueName } from './locks.js';

export const OWN_LOCK = `tray24-tab-${uniqueName()}`;
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

/**
 * Return a port to the worker that the browser shares among its tabs.
 * @type {(settings: WorkerSettings) => WorkerPort}
 */
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

/**
 * Return a port to a worker of this tab alone.
 * @type {(settings: WorkerSettings) => WorkerPort}
 */
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

  /**
   * Pass on what a tab says.
   * @param {string} tab
   * @param {object} data
   */
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
export function makePort(worker, hasLocks) {
  if (!hasLocks) return ownPort(worker);
  return worker.isShared && 'SharedWorker' in globalThis ? sharedPort(worker) : channelPort(worker);
}
