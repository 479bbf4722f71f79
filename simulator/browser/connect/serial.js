// The serial port of a tray on USB, by Web Serial: https://wicg.github.io/serial/.
const OPTIONS = { baudRate: 115_200, bufferSize: 16_384 }; // USB ignores the rate

/** Return whether this browser can talk to a serial port. */
export const isSupported = () => 'serial' in navigator;

/** Let the person choose a port; return null if none is chosen. `filters` are those of Web Serial. */
export function choosePort(filters) {
  return navigator.serial.requestPort({ filters }).catch(() => null);
}

/** Call `onBack(port)` when a port that the person has chosen before is plugged in. */
export const watchPorts = onBack => navigator.serial.addEventListener('connect', ({ target }) => onBack(target));

class OpenPort {
  constructor(port, { onBytes, onLost }) {
    this.port = port;
    this.onBytes = onBytes;
    this.onLost = onLost;
    this.isOpen = true;
    this.writer = port.writable.getWriter();
    this.read();
  }

  /** Read until the port is closed or gone. After a damaged byte the browser opens another stream. */
  async read() {
    while (this.isOpen && this.port.readable) {
      this.reader = this.port.readable.getReader();
      try {
        for (let got = await this.reader.read(); !got.done; got = await this.reader.read()) this.onBytes(got.value);
        break;
      } catch {
        // `readable` shows whether the port can still be read
      } finally {
        this.reader.releaseLock();
      }
    }
    if (!this.isOpen) return;
    await this.close();
    this.onLost();
  }

  write(bytes) {
    this.writer.write(bytes).catch(() => {}); // a port that is gone ends the reading
  }

  async close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    await this.reader.cancel().catch(() => {});
    await this.writer.close().catch(() => {});
    this.writer.releaseLock();
    await this.port.close().catch(() => {});
  }
}

/**
 * Open a port. Return {write(bytes), close()}. `onBytes(bytes)` is called for received bytes, `onLost()` when the port
 * is gone. The promise is rejected if the port cannot be opened.
 */
export async function openPort(port, listeners) {
  await port.open(OPTIONS);
  await port.setSignals({ dataTerminalReady: true }).catch(() => {}); // without it MicroPython sends nothing
  return new OpenPort(port, listeners);
}

/** Return whether a port is one on USB. */
export const isOnUsb = port => port.getInfo().usbVendorId !== undefined;
