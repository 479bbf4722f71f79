// The tray runs in a server: a WebSocket for what happens, which reconnects by itself, and requests for what is read.
import { state } from '../state.js';
import { placeOf } from '../place.js';

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 3000;
const GROWTH = 1.6;
const FULL = 4429; // the code with which the server closes a line for which it has no room

/** Return how long to wait before the next try, after a wait of `ms`. */
export const nextWait = ms => Math.min(ms * GROWTH, LONGEST_WAIT_MS);

/** Return the address of the WebSocket of the page at `href`, with the place that its tab takes. */
export function socketAddress(href) {
  const address = new URL('/ws', href);
  address.searchParams.set('sit', placeOf(new URL(href).search));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address;
}

/** See `host.js`. */
export function openLine({ onUp, onText }) {
  let socket = null;
  let wait = FIRST_WAIT_MS;
  const open = () => {
    let isUp = false; // once the tray has told something: a line that is refused is opened, too
    socket = new WebSocket(socketAddress(location.href));
    socket.onmessage = event => {
      if (!isUp) onUp(true);
      isUp = true;
      wait = FIRST_WAIT_MS;
      onText(event.data);
    };
    socket.onclose = ({ code, reason }) => {
      onUp(false, code === FULL ? reason : '');
      setTimeout(open, wait);
      wait = nextWait(wait);
    };
  };
  open();
  return {
    isUp: () => socket.readyState === WebSocket.OPEN,
    send: text => socket.send(text),
  };
}

/** See `host.js`. The key tells the server that a text comes from this tab, and so from its seat. */
export async function read(path, text) {
  const given = { method: 'POST', body: text, headers: { 'Tray24-Key': state.key } };
  const answer = await fetch(path, text === undefined ? {} : given);
  return answer.status === 200 ? answer.json() : null;
}

/** See `host.js`. The server answers in the language of the browser. */
export const watchPage = () => 'watch.html';

/** See `host.js`. */
export const reread = () => location.reload();

/** See `host.js`. The server keeps it. */
export function keepForGood() {}

/** See `host.js`. A server of another version tells so itself. */
export function watchVersion() {}
