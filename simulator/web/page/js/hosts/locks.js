// Locks by which tabs and workers see that others are there: a lock is free again once its holder has ended or died.
// A browser has none for a page that comes over plain http, or for which it keeps nothing.

/** Return a name that nobody else has. */
export const makeUniqueName = () => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

/**
 * Return a promise that is kept once the caller holds a lock, as long as it lives: with false where there are none.
 * @param {string} name
 */
export async function holdLock(name) {
  try {
    await new Promise((held, failed) => {
      const holdForever = () => {
        held(true);
        return new Promise(() => {});
      };
      navigator.locks.request(name, holdForever).catch(failed);
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * Return a promise that is kept once nobody holds a lock; never where there are none.
 * @param {string} name
 */
export async function awaitFreeLock(name) {
  try {
    await navigator.locks.request(name, () => {});
  } catch {
    await new Promise(() => {});
  }
}
