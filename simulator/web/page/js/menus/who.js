// Who are you? The first screen of another browser at the table: a card for each seat, and a code for phones.
import { read } from '../host.js';
import { make, markup } from '../write.js';
import { addressOf, keep, keepKey, kept, placeOf, sitAt } from '../memory.js';
import { chairs, specOf, state } from '../state.js';
import { t } from '../texts.js';

const KEPT = 'place';

/**
 * Return the chairs as [place, number, name, note, taken]: of the seats in the match, or of all without one. On a bot's
 * chair, and at a hidden hand on another screen (taken is null) nobody may sit.
 */
function chairsOf(match, others) {
  const mayShare = !specOf(match).hides; // a hidden hand is on one screen
  const found = chairs(match).map(([button, seat]) => {
    if (seat?.bot) return [button, button + 1, seat.name, t('seats-bot'), null];
    const isTaken = others.includes(String(button));
    const name = seat?.name ?? t('seat', button + 1);
    return [button, button + 1, name, isTaken ? t('seats-taken') : '', isTaken && (mayShare || null)];
  });
  return [...found, ['table', '', t('seats-table'), '', false], ['onlooker', '', t('seats-watch'), '', false]];
}

/** Return what a browser does that has just come: sit down where it sat before, ask, or neither. */
function arrival({ search, before, others, match }) {
  if (!others.length || placeOf(search) !== 'table') return null;
  if (before === 'table') return null;
  const isThere = before === 'onlooker' || match?.seats.some(seat => seat.button === before && !seat.bot);
  return before !== null && isThere && !others.includes(String(before)) ? before : 'ask';
}

/** Return the drawing of an SVG text as a list; [] for "". It is parsed as XML, not as a part of the page. */
// oxlint-disable-next-line no-restricted-globals
const drawingOf = svg => (svg ? [new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement] : []);

export class Who {
  constructor(dialog, send) {
    this.dialog = dialog;
    this.send = send;
    this.list = dialog.querySelector('.chairs');
    this.giveBack = dialog.querySelector('.give-back');
    this.giveBack.addEventListener('click', () => this.choose('onlooker', false));
    this.hasCome = false;
    this.satAt = null;
    this.sure = null; // the taken seat that was tapped once
  }

  /** Show the news; the first of them tell whether to ask. */
  show() {
    if (!this.hasCome && state.tray.others) this.arrive();
    if (this.dialog.open) this.fill();
    this.follow(state.tray.sit);
  }

  /** Keep the seat to which the tab has been moved with its player. */
  follow(sit) {
    if (Number.isInteger(this.satAt) && Number.isInteger(sit) && this.satAt !== sit) {
      history.replaceState(null, '', addressOf(location.href, sit));
      if (kept(KEPT) === this.satAt) keep(KEPT, sit);
    }
    this.satAt = sit;
    keepKey(sit, state.key);
  }

  arrive() {
    this.hasCome = true;
    const { match, tray } = state;
    const place = arrival({ search: location.search, before: kept(KEPT), others: tray.others, match });
    if (place === 'ask') this.open(true);
    else if (place !== null) this.sit(place);
  }

  /** Open the dialog; `asks`: the browser has not sat down yet. */
  open(asks = false) {
    this.asks = asks;
    this.sure = null;
    this.dialog.querySelector('.others').hidden = !state.tray.others?.length;
    this.fill();
    this.invite();
    this.dialog.showModal();
  }

  fill() {
    const { match, tray } = state;
    const isHidden = specOf(match).hides === true;
    this.dialog.querySelector('.others .rack').hidden = !isHidden;
    this.giveBack.hidden = !isHidden || this.asks || !Number.isInteger(tray.sit);
    const rows = chairsOf(match, tray.others ?? []);
    const key = JSON.stringify([rows, this.sure, tray.sit]);
    if (this.list.dataset.key === key) return;
    this.list.dataset.key = key;
    const focused = document.activeElement?.getAttribute('data-place') ?? null;
    this.list.replaceChildren(...rows.map(row => this.makeChair(row)));
    if (focused !== null) this.list.querySelector(`[data-place="${focused}"]`)?.focus();
  }

  /** @param {ReturnType<typeof chairsOf>[number]} chair */
  makeChair([place, number, name, note, isTaken]) {
    const words = this.sure === place ? t('seats-sure') : note;
    const item = make(markup`<li><button class="chair" data-place="${place}">
      <b class="badge">${number}</b><span>${name}</span><small>${words}</small></button></li>`);
    const button = item.querySelector('button');
    button.querySelector('b').hidden = !number;
    button.disabled = isTaken === null;
    button.setAttribute('aria-pressed', String(!this.asks && state.tray.sit === place));
    button.addEventListener('click', () => this.choose(place, isTaken));
    return item;
  }

  choose(place, isTaken) {
    if (isTaken && this.sure !== place) {
      this.sure = place;
      this.fill();
      return;
    }
    this.asks = false;
    keep(KEPT, place);
    this.sit(place);
    this.dialog.close();
  }

  sit(place) {
    history.replaceState(null, '', addressOf(location.href, place));
    this.send(sitAt(place));
  }

  async invite() {
    const section = this.dialog.querySelector('.invite');
    const invitation = await read('invitation.json').catch(() => null);
    section.hidden = !invitation;
    if (section.hidden) return;
    const { svg, name, words } = invitation;
    const code = section.querySelector('.code');
    code.hidden = !svg;
    code.replaceChildren(...drawingOf(svg));
    code.setAttribute('aria-label', name);
    section.querySelector('p').textContent = words;
  }
}
