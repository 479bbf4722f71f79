// What the page says: every text is finished by the server and lies in the document, under its key.

let read = null;

/** Return the texts in the document: key -> text, or key -> {value of its blank -> text}. */
function textsOfPage() {
  read ??= JSON.parse(document.querySelector('#texts').textContent);
  return read;
}

/** Return the text of a key; `value` chooses among the forms of one with a blank: t('seat', 3), t('face', 'r7'). */
export function t(key, value) {
  const texts = textsOfPage();
  const found = value === undefined ? texts[key] : texts[key]?.[value];
  if (typeof found === 'string') return found;
  console.error(`There is no text ${key} of ${value}.`);
  return '';
}
