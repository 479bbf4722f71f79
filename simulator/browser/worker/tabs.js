// The tabs of a worker: each has a number, and a port for objects both ways. Each entry of such an object is a message
// of that name.
//
// Messages of a tab   { hello: [name of a lock that it holds, language] }      and those that the worker handles
// Messages to it      { share }   { up: name of a lock of this worker }   { refused: why, in words }
//                     { trouble: key of a text }   and more
import { holdLock, awaitFreeLock, makeUniqueName } from '../js/hosts/locks.js';

const OWN_LOCK = `tray24-worker-${makeUniqueName()}`;

export class Tabs {
  /**
   * `handlers` has a function (number, value) for each message; `join(number, language)` is called for a tab once the
   * worker is up, and returns why it may not join yet, or nothing; `leave(number)` is called when a tab has gone.
   * @param {object} parts
   * @param {Handlers} parts.handlers
   * @param {(number: number, language: string) => string | void} parts.join
   * @param {(number: number) => void} parts.leave
   */
  constructor({ handlers, join, leave }) {
    this.join = join;
    this.leave = leave;
    /** @type {Handlers} */
    this.handlers = { hello: (number, [lock, language]) => this.onHello(number, lock, language), ...handlers };
    /** @type {Map<number, MessagePort>} */
    this.ports = new Map(); // by number of a tab
    /** @type {Map<number, string>} */
    this.languages = new Map(); // by number of a tab: that of its page
    /** @type {Set<number>} */
    this.refused = new Set(); // numbers of the tabs that may not join yet
    /** @type {{ share: number, trouble: string | null }} */
    this.status = { share: 0, trouble: null }; // what a new tab is sent
    this.isUp = false;
    this.lastNumber = 0;
    this.held = holdLock(OWN_LOCK);
    const shared = /** @type {SharedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
    shared.onconnect = ({ ports: [port] }) => this.attachPort(port);
    self.onmessage = ({ ports: [port] }) => this.attachPort(port); // a tab's own worker gets ports from its page
  }

  /**
   * @param {number} number
   * @param {object} message
   */
  send(number, message) {
    this.ports.get(number)?.postMessage(message);
  }

  /**
   * Send a message to all tabs, and to those that come later.
   * @param {object} message
   */
  broadcast(message) {
    Object.assign(this.status, message);
    for (const port of this.ports.values()) port.postMessage(message);
  }

  /** Let the tabs join, because the worker is up. */
  open() {
    this.isUp = true;
    for (const [number, language] of this.languages) this.admitTab(number, language);
  }

  /** @param {MessagePort} port */
  attachPort(port) {
    this.lastNumber += 1;
    const number = this.lastNumber;
    this.ports.set(number, port);
    port.onmessage = ({ data }) => {
      for (const [name, value] of Object.entries(data)) this.handlers[name](number, value);
    };
  }

  /** @type {(number: number, lock: string, language: string) => void} */
  onHello(number, lock, language) {
    if (this.languages.has(number)) return; // a tab sends it to each worker and each leading tab
    this.languages.set(number, language);
    this.awaitEnd(number, lock);
    this.send(number, this.status);
    if (this.isUp) this.admitTab(number, language);
  }

  /** @type {(number: number, language: string) => void} */
  admitTab(number, language) {
    const refused = this.join(number, language);
    this.refused[refused ? 'add' : 'delete'](number);
    this.send(number, refused ? { refused } : { up: OWN_LOCK });
  }

  /**
   * Remove a tab once its lock is free: it has been closed, or has crashed.
   * @param {number} number
   * @param {string} lock
   */
  async awaitEnd(number, lock) {
    await awaitFreeLock(lock);
    this.ports.delete(number);
    this.languages.delete(number);
    if (!this.isUp) return;
    if (!this.refused.delete(number)) this.leave(number);
    for (const each of this.refused) this.admitTab(each, this.languages.get(each) ?? '');
  }
}
