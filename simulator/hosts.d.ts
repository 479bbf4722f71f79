// The types of where the page's tray runs: `js/host.js` and `js/hosts/`.

interface Listeners {
  /** The line comes or goes; `why` has the words of a tray that refuses it. */
  onUp(isUp: boolean, why?: string): void;
  onText(text: string): void;
  /** Of something large that is loaded first: 0 to 1. */
  onProgress?(share: number): void;
  /** What is wrong with the tray, as the key of a text; null for nothing any more. */
  onTrouble?(key: string | null): void;
  // Of a tray on USB:
  /** `ConnectedTray` in `host_tools/connect/tray.py`. */
  onStatus?(status: object): void;
  onSaid?(words: string): void;
  onWrite?(bytes: Uint8Array): void;
  onClose?(): void;
}

/** A worker of the site; `isShared`: the browser shares it, where it can. */
interface WorkerSettings {
  script: URL;
  name: string;
  isShared?: boolean;
}

/** The line to the tray, with others of its listeners. */
interface LineParts extends Omit<Listeners, 'onUp' | 'onText'> {
  /** For every message, in order: the next one waits for it. */
  onMessage(message: News): unknown;
  onLine: Listeners['onUp'];
  /** For a message that the page refuses, with the key of the text that says why. */
  onRefused(key: string): void;
}

/** Where the page's tray runs. `js/host.js` exports one, and the page knows no more of the tray. */
interface Host {
  /** Open the line to the tray. */
  openLine(listeners: Listeners): { isUp(): boolean; send(text: string): void };
  /** Return an object that the tray knows under a path such as "replay.json"; null where there is none. */
  readJson(path: string, text?: string): Promise<any>;
  /** The key of the text that says where the records are kept. */
  storageTextKey: string;
  /** There is something to keep, a match: ask a browser that keeps it itself not to throw it away. */
  requestPersistence(): void;
  /** Call `onNew(use)` when there is a newer version of the page: `use()` loads it in all tabs. */
  watchForUpdate(onNew: (use: () => void) => void): void;
  /** The address of the page of records in the language of this page. */
  getReplayAddress(): string;
  /** Load the page again, after another language was chosen for it. */
  reloadPage(): void;
}

/** A port of a tab to its worker. Its user sets the functions. */
interface WorkerPort {
  postMessage(data: object): void;
  close(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  /** Another worker takes the place of this one. */
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
