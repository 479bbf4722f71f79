// What the worker loads: the runtime of Python and the tray's own modules, and how much of it has come.

/** Return a stream that passes on what it gets and calls `onBytes(count)`. */
const counted = onBytes =>
  new TransformStream({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });

/** Return a response with an unpacked file. Files are packed already because not every web server packs them. */
async function unpacked(address, type, onBytes) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const stream = answer.body.pipeThrough(counted(onBytes)).pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': type } });
}

/**
 * Load all files of a folder at once: `files` has, by name, the number of their packed bytes and their type.
 * `onShare(share)` is called with the share that has come. Return {find(address) -> response}; undefined for others.
 */
export function makeLoading(folder, files, onShare) {
  const whole = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
  let come = 0;
  const onBytes = count => {
    come += count;
    onShare(come / whole);
  };
  const found = Object.fromEntries(
    Object.entries(files).map(([name, { type }]) => [name, unpacked(new URL(`${name}.gz`, folder), type, onBytes)]),
  );
  return { find: address => found[address.split('/').at(-1)] };
}
