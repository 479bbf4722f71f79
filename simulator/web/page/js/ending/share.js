// The result of a match as a line of text that players send each other.
import { t } from '../texts.js';

/** Copy an element's text: by the clipboard, or by a selection where a page from elsewhere has no clipboard. */
async function copy(element) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(element.textContent);
    return;
  }
  getSelection().selectAllChildren(element);
  document.execCommand('copy');
}

/** Return `show(line)`, which hides the place of the line for "", and `copy()`. */
export function makeShare(root) {
  const [words, button] = root.children;
  return {
    show(line) {
      root.hidden = !line;
      if (words.textContent === line) return;
      words.textContent = line;
      button.textContent = t('copy');
    },
    async copy() {
      await copy(words);
      button.textContent = t('copied');
    },
  };
}
