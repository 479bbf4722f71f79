// What this browser keeps from visit to visit; where it may keep nothing, nothing is lost but that.

const PREFIX = 'tray24.';

/**
 * @param {string} name
 * @param {unknown} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* a private window, or no room */
  }
}

/**
 * Return what was kept under the name, or null.
 * @param {string} name
 */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}
