// What the page says: every text is finished before the page has it. A script of its language holds them all: see
// `simulator/web/page_data.py`.

/**
 * Return the text of a key; `value` chooses among the forms of one with a blank: t('seat', 3), t('face', 'r7'). The
 * form "#" is that of all numbers that have none of their own.
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
