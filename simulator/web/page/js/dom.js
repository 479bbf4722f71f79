// Helpers for elements, and for HTML and SVG. Only these functions let the browser parse markup.

// Elements of the page by selector.
export const query = (/** @type {any} */ selector) => document.querySelector(selector);
export const queryAll = (/** @type {any} */ selector) => [...document.querySelectorAll(selector)];

const INDENTATION = /\n\s*/g;
/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// Texts are set with each drawing of the match: only a changed text touches the page and its layout.

/**
 * Set the text of an element, unless it has it already.
 * @type {(place: Element, text: string | number) => void}
 */
export function setText(element, text) {
  const words = String(text);
  if (element.textContent !== words) element.textContent = words;
}

/**
 * Set the lines of an element's text, unless it has them already.
 * @type {(place: Element, lines: string[]) => void}
 */
export function setLines(element, lines) {
  if ([...element.childNodes].map(node => node.nodeValue ?? '\n').join('') === lines.join('\n')) return;
  element.replaceChildren(...lines.flatMap((line, at) => (at ? [document.createElement('br'), line] : [line])));
}

// Markup.

/** A text that may be parsed as markup; only `markup` makes one. */
class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function escapeValue(value) {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(escapeValue).join('');
  return value === null || value === undefined || value === false
    ? ''
    : String(value).replace(/[&<>"']/g, character => ESCAPES[character]);
}

/**
 * Return the markup of a template: markup`<b title="${words}">${words}</b>`. Values are escaped, except markup and
 * lists of it; null, undefined and false are left out, and so are the template's line breaks with the indentation after
 * them. Attributes need quotes.
 * @param {TemplateStringsArray} parts
 * @param {unknown[]} values
 */
export function markup(parts, ...values) {
  const raw = parts.map(part => part.replace(INDENTATION, ''));
  return new Markup(String.raw({ raw }, ...values.map(escapeValue)));
}

/**
 * Replace an element's content by this markup.
 * @type {(place: Element, content: Markup) => void}
 */
export function setMarkup(element, content) {
  if (!(content instanceof Markup)) throw new TypeError('setMarkup() takes what markup`...` returns.');
  element.innerHTML = content.text; // oxlint-disable-line no-restricted-properties
}

/**
 * Return a new element with a text and other properties.
 * @type {(tag: string, text?: string | number, more?: object) => HTMLElement}
 */
export const makeElement = (tag, text = '', more = {}) =>
  Object.assign(document.createElement(tag), { textContent: String(text), ...more });

/**
 * Insert an element at a place among its parent's children. One that is there already stays and keeps its focus.
 * @type {(parent: Element, place: number, child: Element) => void}
 */
export function insertAt(parent, place, child) {
  const there = parent.children[place] ?? null;
  if (there !== child) parent.insertBefore(child, there);
}

/** @param {Markup} content */
export function render(content) {
  const template = document.createElement('template');
  setMarkup(template, content);
  return /** @type {HTMLElement} */ (template.content.firstElementChild);
}
