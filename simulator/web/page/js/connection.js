// The line to the tray: JSON both ways, checked against the schema.
import { openLine } from './host.js';
import { misfitOfNews, misfitOfRequest, schemaOfPage } from './schema.js';

/**
 * Return what a text of JSON holds; undefined when it is none.
 * @param {string} text
 */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

class Line {
  /** @param {LineParts} parts */
  constructor({ onMessage, onLine, onStrange, ...others }) {
    this.onMessage = onMessage;
    this.onStrange = onStrange;
    this.isForeign = false; // whether the tray is of another version than the page
    /** @type {Promise<unknown>} */
    this.taken = Promise.resolve(); // kept once the last message has been taken
    this.host = openLine({ onUp: onLine, onText: text => this.take(text), ...others });
  }

  /**
   * Take messages one after the other: each once the one before has been drawn.
   * @param {string} text
   */
  take(text) {
    const message = parse(text);
    if (message?.version !== undefined) this.isForeign = message.version !== schemaOfPage().version;
    if (this.isForeign) {
      this.onStrange('other-version');
      return;
    }
    const wrong = misfitOfNews(message);
    if (wrong) {
      console.warn(`A message of the tray was not taken: ${wrong}`);
      this.onStrange('not-understood');
      return;
    }
    const failed = (/** @type {unknown} */ problem) => console.error('A message was not taken.', problem);
    this.taken = this.taken.then(() => this.onMessage(message)).catch(failed);
  }

  /** @param {PageRequest} message */
  send(message) {
    if (!this.host.isUp() || this.isForeign) return false;
    const wrong = misfitOfRequest(message);
    if (wrong) console.error(`A message does not fit the schema: ${wrong}`, message);
    this.host.send(JSON.stringify(message));
    return true;
  }
}

/**
 * Open the line. Return `send`, which returns whether the message was sent.
 * @type {(parts: LineParts) => (message: PageRequest) => boolean}
 */
export function connect(parts) {
  const line = new Line(parts);
  return message => line.send(message);
}
