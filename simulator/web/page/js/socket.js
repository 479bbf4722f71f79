// The line to the tray's server: JSON both ways; it reconnects by itself.
import { misfitOfNews, misfitOfRequest, schemaOfPage } from './schema.js';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 3000;
const GROWTH = 1.6;

/** Return how long to wait before the next try, after a wait of `ms`. */
export const nextWait = ms => Math.min(ms * GROWTH, LONGEST_WAIT_MS);

/** Return the address of the WebSocket of the page at `href`. */
export function socketAddress(href) {
  const address = new URL('/ws', href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

/** Return what a text of JSON holds; undefined when it is none. */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

class Line {
  constructor({ onMessage, onLine, onStrange }) {
    Object.assign(this, { onMessage, onLine, onStrange });
    this.wait = FIRST_WAIT_MS;
    this.isForeign = false; // whether the server is of another version than the page
    this.taken = Promise.resolve(); // kept once the last message has been taken
    this.open();
  }

  open() {
    this.socket = new WebSocket(socketAddress(location.href));
    this.socket.onopen = () => {
      this.wait = FIRST_WAIT_MS;
      this.onLine(true);
    };
    this.socket.onmessage = event => this.take(event.data);
    this.socket.onclose = () => {
      this.onLine(false);
      setTimeout(() => this.open(), this.wait);
      this.wait = nextWait(this.wait);
    };
  }

  /** Take messages one after the other: each once the one before has been drawn. */
  take(text) {
    const message = parse(text);
    if (message?.version !== undefined) this.isForeign = message.version !== schemaOfPage().version;
    if (this.isForeign) {
      this.onStrange('other-version');
      return;
    }
    const wrong = misfitOfNews(message);
    if (wrong) {
      console.warn(`A message of the server was not taken: ${wrong}`);
      this.onStrange('not-understood');
      return;
    }
    const failed = problem => console.error('A message was not taken.', problem);
    this.taken = this.taken.then(() => this.onMessage(message)).catch(failed);
  }

  send(message) {
    if (this.socket.readyState !== WebSocket.OPEN || this.isForeign) return false;
    const wrong = misfitOfRequest(message);
    if (wrong) console.error(`A message does not fit the schema: ${wrong}`, message);
    this.socket.send(JSON.stringify(message));
    return true;
  }
}

/**
 * Open the line. `onMessage(object)` is called for every message, in order; `onLine(bool)` when the line comes or goes;
 * `onStrange(key)` for a message that the page refuses, with the key of the text that says why. Return `send(object)`,
 * which returns whether the message was sent.
 */
export function connect(parts) {
  const line = new Line(parts);
  return message => line.send(message);
}
