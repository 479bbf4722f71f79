// Texts of what is drawn again with each change of the match: only a new text touches the page and its layout.

/** Write a text into an element, unless it is there already. */
export function write(element, text) {
  const words = String(text);
  if (element.textContent !== words) element.textContent = words;
}

/** Write lines into an element, unless they are there already. */
export function writeLines(element, lines) {
  if ([...element.childNodes].map(node => node.data ?? '\n').join('') === lines.join('\n')) return;
  element.replaceChildren(...lines.flatMap((line, at) => (at ? [document.createElement('br'), line] : [line])));
}
