// The line to the tray's server: JSON both ways, reconnects by itself.

const FIRST_WAIT_MS = 300, LONGEST_WAIT_MS = 3000;

/** Opens the line. `onMessage(object)` for every message, in order and once its promise is kept, `onLine(bool)` when it comes or goes. Returns `send(object)`. */
export function connect(onMessage, onLine) {
  let socket = null, wait = FIRST_WAIT_MS, taken = Promise.resolve();

  function open() {
    const here = new URL('/ws', location.href);
    here.protocol = here.protocol === 'https:' ? 'wss:' : 'ws:';
    here.search = here.hash = '';
    socket = new WebSocket(here);
    socket.onopen = () => { wait = FIRST_WAIT_MS; onLine(true); };
    socket.onmessage = event => {
      let message;
      try { message = JSON.parse(event.data); } catch { console.warn('The server sent something that is not JSON.'); return; }
      taken = taken.then(() => onMessage(message)).catch(problem => console.error('A message was not taken.', problem));
    };
    socket.onclose = () => {
      onLine(false);
      setTimeout(open, wait);
      wait = Math.min(wait * 1.6, LONGEST_WAIT_MS);
    };
  }

  open();
  return message => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
}
