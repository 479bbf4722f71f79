// Starts Python in the worker, with the modules of some zips.
import { LoadError, makeLoading } from './loading.js';

const FOLDER = '/tray24';

/**
 * Let Pyodide's own requests have what was loaded packed.
 * @param {ReturnType<typeof makeLoading>} loading
 */
function answerRequests(loading) {
  const fetchOthers = self.fetch.bind(self);
  self.fetch = (address, options) =>
    loading.find(address instanceof Request ? address.url : String(address)) ?? fetchOthers(address, options);
}

async function importRuntime() {
  try {
    const [runtime] = await Promise.all([import('./runtime/pyodide.js'), import('./runtime/pyodide.asm.js')]);
    return runtime;
  } catch (problem) {
    throw new LoadError(`Pyodide did not come: ${problem}`);
  }
}

/** @param {{ zips: string[], lockFile: object, loading: ReturnType<typeof makeLoading> }} parts */
async function start({ zips, lockFile, loading }) {
  const { loadPyodide } = await importRuntime();
  const python = await loadPyodide({ lockFileContents: lockFile, packageBaseUrl: './' });
  for (const zip of zips) {
    const packed = await loading.find(zip);
    python.unpackArchive(await packed?.arrayBuffer(), 'zip', { extractDir: FOLDER });
  }
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}")`);
  return python;
}

/**
 * Return Python, with the modules of `zips`. `files` are those that it needs, the zips too, as `makeLoading` takes
 * them; `onShare` is called with the share that has come. Raise LoadError when a file does not come whole.
 * @param {object} parts
 * @param {Record<string, PackedFile>} parts.files
 * @param {string[]} parts.zips
 * @param {object} parts.lockFile
 * @param {(share: number) => void} parts.onShare
 */
export function startPython({ files, zips, lockFile, onShare }) {
  const loading = makeLoading(new URL('./runtime/', import.meta.url), files, onShare);
  answerRequests(loading);
  return Promise.race([start({ zips, lockFile, loading }), loading.failed]);
}
