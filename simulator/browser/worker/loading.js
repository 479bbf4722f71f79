// What the worker loads: the runtime of Python and the tray's own modules, and how much of it has come.

/** A file of the site is missing, or did not come whole. */
export class LoadError extends Error {}

/**
 * Return a stream that passes on what it gets and calls `onBytes`.
 * @type {(onBytes: (count: number) => void) => TransformStream<Bytes, Bytes>}
 */
const counted = onBytes =>
  new TransformStream({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });

/**
 * Return a stream that passes on what it gets, and fails at the end unless that were `size` bytes.
 * @type {(size: number) => TransformStream<Bytes, Bytes>}
 */
function checked(size) {
  let left = size;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      controller.enqueue(chunk);
    },
    flush() {
      if (left) throw new Error(`${size - left} bytes instead of ${size}`);
    },
  });
}

/**
 * Return a stream of unpacked bytes. A server that calls packed files packed has had the browser unpack them.
 * @param {ReadableStream<Bytes>} stream
 */
async function unpack(stream) {
  const reader = stream.getReader();
  const first = await reader.read();
  /** @type {(controller: ReadableStreamDefaultController, read: ReadableStreamReadResult<Uint8Array>) => void} */
  const pass = (controller, { done, value }) => (done ? controller.close() : controller.enqueue(value));
  const whole = new ReadableStream({
    start: controller => pass(controller, first),
    pull: async controller => pass(controller, await reader.read()),
    cancel: reason => reader.cancel(reason),
  });
  const isPacked = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return isPacked ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}

/**
 * Return a response with an unpacked file, which comes meanwhile. Files are packed already because not every web server
 * packs them. `onFail` is called when it does not come whole.
 * @param {URL} address
 * @param {PackedFile} file
 * @param {(count: number) => void} onBytes
 * @param {(problem: unknown) => void} onFail
 */
async function unpacked(address, { type, size }, onBytes, onFail) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  if (!answer.body) throw new Error('no bytes');
  const stream = await unpack(answer.body.pipeThrough(counted(onBytes)));
  const { readable, writable } = checked(size);
  stream.pipeTo(writable).catch(onFail);
  return new Response(readable, { headers: { 'Content-Type': type } });
}

/**
 * Load all files of a folder at once. `onShare` is called with the share that has come. Return {find(address), of a
 * response, undefined for others; failed: a promise that is rejected with a LoadError once a file does not come whole}.
 * @param {URL} folder
 * @param {Record<string, PackedFile>} files
 * @param {(share: number) => void} onShare
 */
export function makeLoading(folder, files, onShare) {
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
      found[name] = unpacked(address, facts, onBytes, onFail);
      found[name].catch(onFail);
    }
  });
  failed.catch(() => {}); // told to who waits for it
  /** @type {(address: string) => Promise<Response> | undefined} */
  const find = address => found[address.slice(address.lastIndexOf('/') + 1)];
  return { find, failed };
}
