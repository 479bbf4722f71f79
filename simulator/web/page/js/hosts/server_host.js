// The tray runs in a server: a WebSocket for messages, which reconnects by itself, and HTTP requests for files.
import { state } from '../state.js';
import { parsePlace } from '../local_settings.js';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 3000;
const GROWTH = 1.6;
const FULL = 4429; // the server's close code if it has no room for another connection
const BEAT = 'beat'; // from the server each second, and back
const SILENT_MS = 5000; // without a beat: the connection is dead, though nothing has closed it
const LOOK_MS = 500;

/** @param {number} ms */
export const computeNextWait = ms => Math.min(ms * GROWTH, LONGEST_WAIT_MS);

/**
 * Return the address of the WebSocket for the page at `href`, with the place of its tab.
 * @param {string} href
 */
export function makeSocketAddress(href) {
  const address = new URL('ws', href);
  address.searchParams.set('sit', String(parsePlace(new URL(href).search)));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

class SocketLine {
  /** @param {Listeners} listeners */
  constructor({ onUp, onText }) {
    this.onUp = onUp;
    this.onText = onText;
    this.wait = FIRST_WAIT_MS;
    this.checkedAt = performance.now();
    this.heardAt = this.checkedAt;
    this.socket = this.open();
    setInterval(() => this.checkSilence(), LOOK_MS);
    addEventListener('online', () => this.retryNow());
    document.addEventListener('visibilitychange', () => document.hidden || this.retryNow());
  }

  open() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.isUp = false; // once a message has come: a connection that is refused is opened, too
    this.heardAt = performance.now();
    const socket = new WebSocket(makeSocketAddress(location.href));
    socket.onmessage = ({ data }) => this.receive(data);
    socket.onclose = ({ code, reason }) => this.dropSocket(code === FULL ? reason : '');
    return socket;
  }

  reopen() {
    this.socket = this.open();
  }

  /** @param {string} text */
  receive(text) {
    this.heardAt = performance.now();
    if (text === BEAT) {
      this.socket.send(BEAT);
      return;
    }
    if (!this.isUp) this.onUp(true);
    this.isUp = true;
    this.wait = FIRST_WAIT_MS;
    this.onText(text);
  }

  /**
   * Drop the socket, which may still believe that it is open, and try again after a while.
   * @param {string} why
   */
  dropSocket(why) {
    Object.assign(this.socket, { onmessage: null, onclose: null });
    this.socket.close();
    this.isUp = false;
    this.onUp(false, why);
    this.timer = setTimeout(() => this.reopen(), this.wait);
    this.wait = computeNextWait(this.wait);
  }

  isSilent() {
    return !this.timer && performance.now() - this.heardAt >= SILENT_MS;
  }

  /** Drop a silent connection. A page that has slept first handles what has come meanwhile. */
  checkSilence() {
    const now = performance.now();
    const hasSlept = now - this.checkedAt >= 3 * LOOK_MS;
    this.checkedAt = now;
    if (!hasSlept && this.isSilent()) this.dropSocket('');
  }

  /** Try again at once: the page is visible again, or the network is back. */
  retryNow() {
    if (this.isSilent()) this.dropSocket('');
    if (this.timer) this.reopen();
  }
}

/** @type {Host['openLine']} */
export function openLine(listeners) {
  const line = new SocketLine(listeners);
  return { isUp: () => line.socket.readyState === WebSocket.OPEN, send: text => line.socket.send(text) };
}

/**
 * The key tells the server which tab, and so which seat, sends a text.
 * @type {Host['readJson']}
 */
export async function readJson(path, text) {
  const given = { method: 'POST', body: text, headers: { 'Tray24-Key': state.key } };
  const answer = await fetch(path, text === undefined ? {} : given);
  return answer.status === 200 ? answer.json() : null;
}

/**
 * The server answers in the browser's language.
 * @type {Host['getReplayAddress']}
 */
export const getReplayAddress = () => 'watch.html';

/** @type {Host['reloadPage']} */
export const reloadPage = () => location.reload();

/** @type {Host['storageTextKey']} */
export const storageTextKey = 'records-on-computer';

/**
 * The server stores the matches.
 * @type {Host['requestPersistence']}
 */
export function requestPersistence() {}

/**
 * The server sends its version itself.
 * @type {Host['watchForUpdate']}
 */
export function watchForUpdate() {}
