// The types of workers: what `host_tools/site` makes for them, and Pyodide.

/** A file that is sent packed: `bytes` are those of the packed one, `size` is that of the unpacked one. */
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

/** What `host_tools/site/offline.py` puts before the service worker. */
interface Offline {
  NAME: string;
  VERSION: string;
  WAITS: boolean;
  /** The paths that only readers of a language need. */
  LANGUAGES: Record<string, string[]>;
  /** By path: the SHA-256 in hexadecimal. */
  FILES: Record<string, string>;
}
