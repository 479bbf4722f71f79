// The line to a worker of this browser, for all tabs of a page. What worker and tab send each other is in
// `simulator/browser/worker/tabs.js`.
import { hold, isFree } from './locks.js';
import { makePort, OWN_LOCK } from './ports.js';

/** @type {Listeners & Required<Pick<Listeners, 'onProgress' | 'onTrouble'>>} */
const LISTENERS = { onUp() {}, onText() {}, onProgress() {}, onTrouble() {} };
const LOOK_MS = 1000;
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

  /** @param {Listeners} listeners */
  listen(listeners) {
    this.listeners = { ...LISTENERS, ...listeners };
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

  /** @param {string} text */
  send(text) {
    this.port?.postMessage({ text });
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
