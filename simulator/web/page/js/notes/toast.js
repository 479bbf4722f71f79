// A sentence that disappears by itself: what was refused, and why.
import { showWords } from '../menus/help.js';

const SHOWN_MS = 5000;

/** Return `say(words, rule)`: the rule by which something was refused, if any. */
export function makeToast(toast) {
  let quiet = 0;
  return (words, rule) => {
    showWords(toast, words, rule);
    toast.hidden = false;
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      toast.hidden = true;
    }, SHOWN_MS);
  };
}
