// A worker of this browser, for all tabs of a page: one that the browser shares, or one of the tab that leads; where a
// browser keeps tabs apart, each has one of its own. What worker and tab send each other is in
// `simulator/browser/worker/tabs.js`.
import { hold, isFree, uniqueName } from './locks.js';

const OWN_LOCK = `tray24-tab-${uniqueName()}`;
/** @type {Listeners & Required<Pick<Listeners, 'onProgress' | 'onTrouble'>>} */
const LISTENERS = { onUp() {}, onText() {}, onProgress() {}, onTrouble() {} };
const LOOK_MS = 1000;
const FEWEST_LOOKS = 2; // a tab that has slept may look before what the worker has told arrives
const HANGS_MS = 4000; // the tray itself ends an app after three seconds, unless that hangs within one call
const MOST_LOOKS = 30; // in seconds during which nothing comes of a worker that starts

/** Begin a worker. `tell(data)` is called with what it says of itself, `fail()` when it cannot be loaded. */
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
 */
const named = (name, stopped) => (stopped ? `${name}/${stopped}` : name);

/**
 * Return a port to the worker that the browser shares among its tabs.
 * @returns {WorkerPort}
 */
function sharedPort({ script, name }) {
  const worker = new SharedWorker(script, { type: 'module', name });
  /** @type {WorkerPort} */
  const port = worker.port;
  worker.onerror = () => port.onfail();
  return port;
}

/**
 * Watch a worker, which tells the app that runs, "" for none, again and again while one does. End it once it is silent
 * for too long. Return {app() -> the app, tell(data), stop()}.
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
    tell: data => {
      ({ app } = data);
      told = performance.now();
      looks = 0;
    },
    stop: () => clearInterval(timer),
  };
}

let stoppedApp = ''; // the app with which the last worker of this tab alone has ended

/** Return a port to a worker of this tab alone. */
function ownPort({ script, name }) {
  const { port1, port2 } = new MessageChannel();
  /** @type {WorkerPort} */
  const port = port1;
  const end = () => {
    watched.stop();
    worker.terminate();
    stoppedApp = watched.app();
    port.onleader();
  };
  const watched = watch(end);
  const tell = data => {
    watched.tell(data);
    if (data.ended) end();
  };
  const worker = begin({ script, name: named(name, stoppedApp) }, tell, () => port.onfail());
  worker.postMessage(null, [port2]);
  return port;
}

/**
 * The tab that leads: it runs the worker, and passes on what the tabs say through the channel. A worker has ended when
 * its lock is free, because an app hung in it or brought it down, or by itself: then the next one begins, which is told
 * the app by its name.
 */
class Leader {
  constructor({ script, name }) {
    this.script = script;
    this.name = name;
    this.channel = new BroadcastChannel(name);
    this.hasFailed = false;
    this.followed = null; // the lock of the worker
    this.channel.onmessage = ({ data: { from, data } }) => from && this.pass(from, data);
    this.start('');
  }

  start(stopped) {
    this.watched = watch(() => this.worker.terminate());
    const settings = { script: this.script, name: named(this.name, stopped) };
    this.worker = begin(settings, this.watched.tell, () => this.fail());
    this.ports = new Map();
    this.channel.postMessage({ leads: true });
  }

  fail() {
    this.hasFailed = true;
    this.channel.postMessage({ failed: true });
  }

  async follow(lock) {
    if (lock === this.followed) return;
    this.followed = lock;
    await isFree(lock);
    this.watched.stop();
    this.start(this.watched.app());
  }

  /** Pass on what a tab says. */
  pass(tab, data) {
    (this.ports.get(tab) ?? this.attach(tab)).postMessage(data);
    if (this.hasFailed) this.fail();
  }

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

async function lead(settings) {
  await hold(`${settings.name}-leader`);
  return new Leader(settings);
}

let led = null;

/** Return a port to the worker of the tab that leads: of the first one, after its end of another. */
function channelPort(worker) {
  led ??= lead(worker);
  const channel = new BroadcastChannel(worker.name);
  /** @type {WorkerPort} */
  const port = {
    postMessage: data => channel.postMessage({ from: OWN_LOCK, data }),
    close: () => channel.close(),
  };
  channel.onmessage = ({ data: { to, data, leads, failed } }) => {
    if (to === OWN_LOCK) port.onmessage({ data });
    else if (leads) port.onleader();
    else if (failed) port.onfail();
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
    this.opened = hold(OWN_LOCK).then(hasLocks => this.open(hasLocks));
  }

  makePort(hasLocks) {
    if (!hasLocks) return ownPort(this.worker);
    const isShared = this.worker.isShared && 'SharedWorker' in globalThis;
    return isShared ? sharedPort(this.worker) : channelPort(this.worker);
  }

  open(hasLocks) {
    this.up = new Promise(kept => {
      this.onceUp = () => kept(true);
    });
    this.port?.close();
    this.port = this.makePort(hasLocks);
    this.port.onmessage = ({ data }) => {
      this.looks = 0;
      for (const [name, value] of Object.entries(data)) this[`take_${name}`](value);
    };
    const hello = [OWN_LOCK, document.documentElement.lang];
    this.port.onfail = () => this.isUp || this.take_trouble('did-not-load');
    this.port.onleader = () => {
      if (hasLocks) this.port.postMessage({ hello });
      else this.begin(hasLocks);
    };
    this.port.postMessage({ hello });
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

  listen(listeners) {
    this.listeners = { ...LISTENERS, ...listeners };
  }

  take_share(share) {
    if (this.trouble === 'silent') this.take_trouble(null);
    if (!this.isUp && !this.trouble) this.listeners.onProgress(share);
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

  take_refused(why) {
    clearInterval(this.timer);
    this.listeners.onUp(false, why);
  }

  /** The worker is up. Once its lock is free it has ended, by a crash or with the tab that led: open the next one. */
  async take_up(lock) {
    clearInterval(this.timer);
    if (this.trouble === 'silent') this.take_trouble(null);
    this.isUp = true;
    this.upLock = lock;
    for (const { request } of this.reads.values()) this.port.postMessage(request); // of the worker before
    this.onceUp();
    this.listeners.onUp(true);
    await isFree(lock);
    if (this.upLock === lock) this.begin(true); // a tab that has slept may hear of the next worker first
  }

  begin(hasLocks) {
    this.isUp = false;
    this.listeners.onUp(false);
    this.open(hasLocks);
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

/**
 * Each language has pages of its own: see `host_tools/site/languages.py`.
 * @type {Host['watchPage']}
 */
export const watchPage = () => document.querySelector('meta[name=watch]').getAttribute('content');

/**
 * The page in English leads to that of the chosen language.
 * @type {Host['reread']}
 */
export const reread = () => location.assign(new URL(`./${location.search}`, location.href));
