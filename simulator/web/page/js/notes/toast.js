// A sentence that disappears by itself: what was refused, and why. One that can be asked "why?" stays.
import { showWords } from '../menus/help.js';

const SHOWN_MS = 5000;

/**
 * Return `say(words, rule)`: the rule by which something was refused, if any. A tap anywhere closes the toast, and so
 * does `say.end()`, for when something else is asked.
 */
export function makeToast(toast) {
  let quiet = 0;
  const end = () => {
    toast.hidden = true;
  };
  document.addEventListener('click', end, { capture: true });
  function say(words, rule) {
    showWords(toast, words, rule);
    toast.hidden = false;
    clearTimeout(quiet);
    if (!toast.querySelector('.rule')) quiet = setTimeout(end, SHOWN_MS);
  }
  return Object.assign(say, { end });
}
