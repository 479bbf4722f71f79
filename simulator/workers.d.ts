// The types of workers: files that `host_tools/site` makes for them, and Pyodide.

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that is sent packed: `bytes` is its packed size, `size` its unpacked size. */
interface PackedFile {
  bytes: number;
  size: number;
  type: string;
}

declare module '*/files.js' {
  const FILES: Record<string, PackedFile>;
  const LOCK_FILE: object;
  export { FILES, LOCK_FILE };
}
declare module '*/tools.js' {
  const TOOLS: Record<string, PackedFile>;
  export { TOOLS };
}
declare module '*/runtime/pyodide.js';
declare module '*/runtime/pyodide.asm.js';

/** Constants that `host_tools/site/bundle.py` inserts before the service worker. */
interface Offline {
  NAME: string;
  VERSION: string;
  WAITS: boolean;
  /** By language: paths that only its readers need. */
  LANGUAGES: Record<string, string[]>;
  /** By path: the SHA-256 in hexadecimal. */
  FILES: Record<string, string>;
}

/** By name of a message: the function that handles its value from the tab with a number. */
type Handlers = Record<string, (number: number, value: any) => void>;

/** The tray in Python: `BrowserTray` in `simulator/browser/tray.py`. */
interface BrowserTray {
  join(number: number, language: string): string;
  leave(number: number): void;
  receive(number: number, text: string): void;
  advance(ms: number): void;
  send_news(tell: (number: number, text: string) => void): void;
  read(language: string | undefined, path: string, text?: string): string | null | undefined;
}

/** The tray on USB in Python: `host_tools/connect/bridge.py`. */
interface ConnectedTray {
  add_tab(number: number): void;
  remove_tab(number: number): void;
  refuse_message(number: number, text: string): void;
  format_status(): string;
  handle_request(number: number, request: number, path: string, text?: string): void;
  open_port(onUsb: boolean): void;
  receive_buffer(bytes: Uint8Array): void;
  mark_unplugged(): void;
  disconnect(): void;
  run: { callPromising(): Promise<void> };
  send_news(tell: (number: number, text: string) => void): void;
}
