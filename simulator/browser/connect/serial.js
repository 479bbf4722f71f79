// The serial port of a tray on USB, as browsers with Web Serial have it: https://wicg.github.io/serial/.
const OPTIONS = { baudRate: 115_200, bufferSize: 16_384 }; // USB takes no notice of the rate

/** Return whether this browser can talk to a serial port. */
export const isSupported = () => 'serial' in navigator;

/** Let the person choose a port; null when none is chosen. `filters` are those of Web Serial. */
export function choosePort(filters) {
  return navigator.serial.requestPort({ filters }).catch(() => null);
}

/** Call `onBack(port)` when a port is plugged in that the person has chosen before. */
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

  /** Read until the port is closed or has gone. After a damaged byte the browser gives another stream. */
  async read() {
    while (this.isOpen && this.port.readable) {
      this.reader = this.port.readable.getReader();
      try {
        for (let got = await this.reader.read(); !got.done; got = await this.reader.read()) this.onBytes(got.value);
        break;
      } catch {
        // the port tells by `readable` whether it can still be read
      } finally {
        this.reader.releaseLock();
      }
    }
    if (!this.isOpen) return;
    await this.close();
    this.onLost();
  }

  write(bytes) {
    this.writer.write(bytes).catch(() => {}); // a port that has gone ends the reading
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
 * Open a port. Return { write(bytes), close() }. `onBytes(bytes)` is called with what comes, `onLost()` when the port
 * has gone. The promise is rejected when the port cannot be opened.
 */
export async function openPort(port, listeners) {
  await port.open(OPTIONS);
  await port.setSignals({ dataTerminalReady: true }).catch(() => {}); // without it MicroPython sends nothing
  return new OpenPort(port, listeners);
}

/** Return whether a port is one on USB. */
export const isOnUsb = port => port.getInfo().usbVendorId !== undefined;
