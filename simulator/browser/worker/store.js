// The store of the tray's files in IndexedDB, which outlives the tab and its crash.
const DATABASE = 'tray24';
const FILES = 'files';

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
const awaitRequest = request =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES);
  return awaitRequest(request);
}

/** @param {IDBDatabase} database */
async function readAll(database) {
  const files = database.transaction(FILES).objectStore(FILES);
  const [names, values] = await Promise.all([awaitRequest(files.getAllKeys()), awaitRequest(files.getAll())]);
  return names.map((name, place) => [name, values[place].data, values[place].written]);
}

/**
 * Return the key of the text that says why nothing is stored.
 * @param {unknown} problem
 */
const getFailureKey = problem =>
  problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'store-full' : 'store-refused';

/**
 * Open the store, if it may be used. Return {files, saveFile}: the stored files as [name, bytes, seconds since 1970],
 * and the function that stores a change of one. Changes keep their order. If the browser refuses, `onTrouble(key)` is
 * called, and the tray continues in memory.
 * @param {boolean} mayKeep
 * @param {(key: string) => void} onTrouble
 */
export async function openStore(mayKeep, onTrouble) {
  try {
    if (!mayKeep) throw new Error('the browser has no locks for this page: two tabs could spoil the files');
    const database = await openDatabase();
    const files = await readAll(database);
    /** @type {(name: string, data: Uint8Array | undefined, written: number) => void} */
    const saveFile = (name, data, written) => {
      try {
        const change = database.transaction(FILES, 'readwrite');
        const store = change.objectStore(FILES);
        if (data) store.put({ data, written }, name);
        else store.delete(name);
        change.onabort = () => onTrouble(getFailureKey(change.error));
      } catch (problem) {
        onTrouble(getFailureKey(problem));
      }
    };
    return { files, saveFile };
  } catch (problem) {
    onTrouble(getFailureKey(problem));
    return { files: [], saveFile() {} };
  }
}
