// Locks by which tabs and workers see each other: a lock is free again once its holder has ended or crashed. A browser
// has none for a page over plain http, or if it stores nothing for it.

/** Return a unique name. */
export const makeUniqueName = () => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

/**
 * Hold a lock until this tab or worker ends. Return a promise of true once it is held, or of false if there are no
 * locks.
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
 * Return a promise that is resolved once nobody holds a lock; never if there are no locks.
 * @param {string} name
 */
export async function awaitFreeLock(name) {
  try {
    await navigator.locks.request(name, () => {});
  } catch {
    await new Promise(() => {});
  }
}
