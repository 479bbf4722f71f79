// Starts Python in the worker with the modules of some zips, and reports the share that is loaded.

const FOLDER = '/tray24';

/** A file of the site is missing or incomplete. */
export class LoadError extends Error {}

/**
 * Return a stream that forwards its input. `onBytes` is called with the number of bytes of each part, `onEnd` at the
 * end; the stream fails with an error that they raise.
 * @type {(onBytes: (count: number) => void, onEnd?: () => void) => TransformStream<Bytes, Bytes>}
 */
const makeCountingStream = (onBytes, onEnd = () => {}) =>
  new TransformStream({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush: onEnd,
  });

/**
 * Return a stream of unpacked bytes. If the server declares the compression, the browser has unpacked them already.
 * @param {ReadableStream<Bytes>} stream
 */
async function unpackStream(stream) {
  const reader = stream.getReader();
  const first = await reader.read();
  /** @type {(controller: ReadableStreamDefaultController, read: ReadableStreamReadResult<Uint8Array>) => void} */
  const passChunk = (controller, { done, value }) => (done ? controller.close() : controller.enqueue(value));
  const whole = new ReadableStream({
    start: controller => passChunk(controller, first),
    pull: async controller => passChunk(controller, await reader.read()),
    cancel: reason => reader.cancel(reason),
  });
  const isPacked = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return isPacked ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}

/**
 * Return a response with an unpacked file, which arrives later. Files are packed because not every web server packs
 * them. `onFail` is called if it is incomplete.
 * @param {URL} address
 * @param {PackedFile} file
 * @param {(count: number) => void} onBytes
 * @param {(problem: unknown) => void} onFail
 */
async function fetchUnpacked(address, { type, size }, onBytes, onFail) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  if (!answer.body) throw new Error('no bytes');
  const stream = await unpackStream(answer.body.pipeThrough(makeCountingStream(onBytes)));
  let come = 0;
  const onPart = (/** @type {number} */ count) => {
    come += count;
  };
  const { readable, writable } = makeCountingStream(onPart, () => {
    if (come !== size) throw new Error(`${come} bytes instead of ${size}`);
  });
  stream.pipeTo(writable).catch(onFail);
  return new Response(readable, { headers: { 'Content-Type': type } });
}

/**
 * Load all files of a folder at once. `onShare` is called with the loaded share. Return {findResponse(address),
 * failed}: the response for a file, undefined for others; and a promise that is rejected with a LoadError once a file
 * is incomplete.
 * @param {URL} folder
 * @param {Record<string, PackedFile>} files
 * @param {(share: number) => void} onShare
 */
function startLoading(folder, files, onShare) {
  const whole = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  let come = 0;
  const onBytes = (/** @type {number} */ count) => {
    come += count;
    onShare(Math.min(1, come / whole));
  };
  /** @type {Record<string, Promise<Response>>} */
  const found = {};
  /** @type {Promise<never>} */
  const failed = new Promise((_, reject) => {
    for (const [name, facts] of Object.entries(files)) {
      const address = new URL(`${name}.gz`, folder);
      const onFail = (/** @type {unknown} */ problem) =>
        reject(new LoadError(`${address} did not come whole: ${problem}`));
      found[name] = fetchUnpacked(address, facts, onBytes, onFail);
      found[name].catch(onFail);
    }
  });
  failed.catch(() => {}); // handled where it is awaited
  /** @type {(address: string) => Promise<Response> | undefined} */
  const findResponse = address => found[address.slice(address.lastIndexOf('/') + 1)];
  return { findResponse, failed };
}

/**
 * Answer Pyodide's own requests with the loaded files.
 * @param {ReturnType<typeof startLoading>} loading
 */
function interceptRequests(loading) {
  const fetchOthers = self.fetch.bind(self);
  self.fetch = (address, options) =>
    loading.findResponse(address instanceof Request ? address.url : String(address)) ?? fetchOthers(address, options);
}

async function importRuntime() {
  try {
    const [runtime] = await Promise.all([import('./runtime/pyodide.js'), import('./runtime/pyodide.asm.js')]);
    return runtime;
  } catch (problem) {
    throw new LoadError(`Pyodide did not come: ${problem}`);
  }
}

/** @param {{ zips: string[], lockFile: object, loading: ReturnType<typeof startLoading> }} parts */
async function loadPython({ zips, lockFile, loading }) {
  const { loadPyodide } = await importRuntime();
  const python = await loadPyodide({ lockFileContents: lockFile, packageBaseUrl: './' });
  for (const zip of zips) {
    const packed = await loading.findResponse(zip);
    python.unpackArchive(await packed?.arrayBuffer(), 'zip', { extractDir: FOLDER });
  }
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}

/**
 * Return Python with the modules of `zips`. `files` are all that it needs, the zips too, as for `startLoading`;
 * `onShare` is called with the loaded share. Raise LoadError if a file is incomplete.
 * @param {object} parts
 * @param {Record<string, PackedFile>} parts.files
 * @param {string[]} parts.zips
 * @param {object} parts.lockFile
 * @param {(share: number) => void} parts.onShare
 */
export function startPython({ files, zips, lockFile, onShare }) {
  const loading = startLoading(new URL('./runtime/', import.meta.url), files, onShare);
  interceptRequests(loading);
  return Promise.race([loadPython({ zips, lockFile, loading }), loading.failed]);
}
