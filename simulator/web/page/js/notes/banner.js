// The line at the top: what keeps the tray from being played on, or what somebody should know of it.
import { t } from '../texts.js';

class Banner {
  constructor(element, table) {
    this.element = element;
    this.table = table;
    const [words, bar] = element.children;
    this.words = words;
    this.bar = /** @type {HTMLProgressElement} */ (bar);
    this.trouble = null; // key of a text about a tray that can be played on, or that does not start
  }

  show(words, { inert = false, share = null } = {}) {
    if (this.words.textContent !== words) this.words.textContent = words; // said once, not with each share
    this.element.hidden = !words;
    this.table.inert = inert;
    this.bar.hidden = share === null;
    this.bar.value = share ?? 0;
  }

  /** The tray is reached, or not: `why` it refuses this page, or nothing. */
  reach(up, why) {
    if (up) this.show(this.trouble ? t(this.trouble) : '');
    else this.show(why || t('waiting'), { inert: true });
  }

  /** This share (0 to 1) of what the tray needs has been loaded. */
  load(share) {
    this.show(t('loading'), { inert: true, share });
  }

  /** The tray can be played on, but something is wrong with it; null: no more. */
  warn(key) {
    this.trouble = key;
    if (!this.table.inert || key) this.show(key ? t(key) : '', { inert: this.table.inert });
  }

  /** Nothing can be done here any more. */
  end(key) {
    this.show(t(key), { inert: true });
  }
}

export const makeBanner = (element, table) => new Banner(element, table);
