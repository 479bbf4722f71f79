// A stand-in for Web Serial: one port, whose bytes go through a WebSocket of the test. The test inserts a line before
// this that defines SERIAL: the ADDRESS of the WebSocket, and the port's INFO.
const { ADDRESS, INFO } = globalThis.SERIAL;
const makeLostError = () => new DOMException('The device has been lost.', 'NetworkError');

class StandInPort {
  readable = null;
  writable = null;

  getInfo() {
    return INFO;
  }

  async open({ baudRate }) {
    if (!baudRate) throw new TypeError('baudRate is required');
    if (this.readable) throw new DOMException('The port is already open.', 'InvalidStateError');
    this.socket = new WebSocket(ADDRESS);
    this.socket.binaryType = 'arraybuffer';
    await new Promise((opened, failed) => {
      this.socket.onopen = opened;
      this.socket.onerror = () => failed(new DOMException('Failed to open serial port.', 'NetworkError'));
    });
    this.readable = new ReadableStream({ start: control => (this.control = control) });
    this.writable = new WritableStream({ write: bytes => this.write(bytes) });
    this.socket.onmessage = ({ data }) => this.readable && this.control.enqueue(new Uint8Array(data));
    this.socket.onclose = () => this.lose();
  }

  write(bytes) {
    if (this.socket.readyState !== WebSocket.OPEN) throw makeLostError();
    this.socket.send(bytes);
  }

  /** Lose the device: as in a browser, the streams fail and are removed. */
  lose() {
    if (!this.readable) return;
    this.readable = null;
    this.writable = null;
    this.control.error(makeLostError());
  }

  async setSignals() {
    if (!this.readable) throw new DOMException('The port is closed.', 'InvalidStateError');
  }

  async close() {
    if (this.readable?.locked || this.writable?.locked) throw new TypeError('Cannot close a locked stream');
    this.readable = null;
    this.writable = null;
    this.socket.close();
  }
}

/** `navigator.serial`. While `chosen` is false the person chooses no port; `plugIn` reports that the port is back. */
class StandInSerial extends EventTarget {
  port = new StandInPort();
  chosen = true;

  async requestPort({ filters }) {
    if (!navigator.userActivation.isActive) throw new DOMException('Must be handling a user gesture', 'SecurityError');
    const isWanted = filters.some(one => Object.entries(one).every(([name, value]) => INFO[name] === value));
    if (this.chosen && (isWanted || INFO.usbVendorId === undefined)) return this.port;
    throw new DOMException('No port selected by the user.', 'NotFoundError');
  }

  plugIn() {
    this.dispatchEvent(Object.defineProperty(new Event('connect'), 'target', { value: this.port }));
  }
}

Object.defineProperty(navigator, 'serial', { value: new StandInSerial(), configurable: true });
