// What the page says: every text is finished before the page has it. A script of its language holds them all: see
// `simulator/web/page_data.py`.

/**
 * Return the text of a key; `value` chooses among the forms of one with a blank: t('seat', 3), t('face', 'r7'). The
 * form "#" is that of all numbers that have none of their own.
 */
export function t(key, value) {
  const held = globalThis.TEXTS[key];
  const found = value === undefined ? held : (held?.[value] ?? held?.['#']?.replaceAll('#', value));
  if (typeof found === 'string') return found;
  console.error(`There is no text ${key} of ${value}.`);
  return '';
}
