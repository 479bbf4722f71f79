// What this browser keeps from visit to visit; where it may keep nothing, nothing is lost but that.

const PREFIX = 'tray24.';

export function keep(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* a private window, or no room */
  }
}

/** What was kept under the name, or null. */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name));
  } catch {
    return null;
  }
}
