// The quiet word that there is a new version of the page: it waits until somebody wants it.
import { watchVersion } from '../host.js';

/** Show the button once there is a newer version; pressed, it loads it in all tabs. */
export function bindUpdate(button) {
  watchVersion(use => {
    button.hidden = false;
    button.addEventListener('click', use, { once: true });
  });
}
