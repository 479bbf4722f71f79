// The types of the page's hosts: `js/host.js` and `js/hosts/`.

interface Listeners {
  /** The connection is up or down; `why` is the reason of a tray that refuses it. */
  onUp(isUp: boolean, why?: string): void;
  onText(text: string): void;
  /** The loaded share of the tray's files, 0 to 1. */
  onProgress?(share: number): void;
  /** A problem of the tray, as the key of a text; null ends it. */
  onTrouble?(key: string | null): void;
  // Of a tray on USB:
  /** `ConnectedTray` in `host_tools/connect/tray.py`. */
  onStatus?(status: object): void;
  onSaid?(words: string): void;
  onWrite?(bytes: Uint8Array): void;
  onClose?(): void;
}

/** A worker of the site; `isShared`: the browser shares it, if it can. */
interface WorkerSettings {
  script: URL;
  name: string;
  isShared?: boolean;
}

/** The connection to the tray, with other listeners of it. */
interface LineParts extends Omit<Listeners, 'onUp' | 'onText'> {
  /** Called for every message, in order: the next one waits for it. */
  onMessage(message: News): unknown;
  onLine: Listeners['onUp'];
  /** Called for a message that the page refuses, with the key of the text that says why. */
  onRefused(key: string): void;
}

/** The host of the page's tray. `js/host.js` exports one; the page has no other access to the tray. */
interface Host {
  /** Open the connection to the tray. */
  openLine(listeners: Listeners): { isUp(): boolean; send(text: string): void };
  /** Return the tray's object of a path such as "replay.json"; null if there is none. */
  readJson(path: string, text?: string): Promise<any>;
  /** The key of the text that says where records are stored. */
  storageTextKey: string;
  /** Ask the browser, if it stores matches itself, not to delete them. */
  requestPersistence(): void;
  /** Call `onNew(use)` when there is a newer version of the page: `use()` loads it in all tabs. */
  watchForUpdate(onNew: (use: () => void) => void): void;
  /** Return the address of the page of records in this page's language. */
  getReplayAddress(): string;
  /** Load the page again, after another language was chosen. */
  reloadPage(): void;
}

/** A port of a tab to its worker. Its user sets the functions. */
interface WorkerPort {
  postMessage(data: object): void;
  close(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  /** Another worker replaces this one. */
  onleader?(): void;
  /** The worker cannot be loaded. */
  onfail?(): void;
}

/** Web Serial, as far as the page uses it: https://wicg.github.io/serial/. */
interface SerialPort extends EventTarget {
  readable: ReadableStream<Uint8Array> | null;
  writable: WritableStream<Uint8Array>;
  open(options: { baudRate: number; bufferSize?: number }): Promise<void>;
  close(): Promise<void>;
  setSignals(signals: { dataTerminalReady?: boolean }): Promise<void>;
  getInfo(): { usbVendorId?: number };
}
interface Navigator {
  serial: EventTarget & { requestPort(options: { filters: object[] }): Promise<SerialPort> };
}
