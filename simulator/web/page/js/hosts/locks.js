// Locks by which tabs and workers see that others are there: a lock is free again once its holder has ended or died.

/** Return a promise that is kept once the caller holds a lock, which it holds as long as it lives. */
export function hold(name) {
  return new Promise(held => {
    const forEver = () => {
      held();
      return new Promise(() => {});
    };
    navigator.locks.request(name, forEver);
  });
}

/** Return a promise that is kept once nobody holds a lock. */
export const isFree = name => navigator.locks.request(name, () => {});
