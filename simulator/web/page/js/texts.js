// The page's texts, complete in its language. A script of the language defines them: see `simulator/web/page_data.py`.

/**
 * Return the text of a key; `value` selects the form of a text with a blank: t('seat', 3), t('face', 'r7'). The form
 * "#" is for all other numbers.
 * @param {string} key
 * @param {string | number} [value]
 */
export function t(key, value) {
  const held = globalThis.TEXTS[key];
  const forms = typeof held === 'string' ? null : held;
  const found = value === undefined ? held : (forms?.[value] ?? forms?.['#']?.replaceAll('#', String(value)));
  if (typeof found === 'string') return found;
  console.error(`There is no text ${key} of ${value}.`);
  return '';
}
