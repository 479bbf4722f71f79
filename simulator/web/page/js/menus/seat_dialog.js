// The dialog of seats, the first screen of another browser: a card for each seat, and a code for phones.
import { readJson } from '../host.js';
import { render, markup } from '../dom.js';
import {
  makePlaceAddress,
  saveSetting,
  saveSeatKey,
  loadSetting,
  parsePlace,
  makeSitRequest,
} from '../local_settings.js';
import { listSeats, getGameFacts, state } from '../state.js';
import { t } from '../texts.js';

const KEPT = 'place';

/**
 * Return the chairs as [place, number, name, note, taken]: of the match's seats, or of all seats if there is no match.
 * `taken` is null on another screen if its hand is hidden, and on a bot's chair: nobody may sit there.
 */
function listChairs(match, others) {
  const mayShare = !getGameFacts(match).hides; // a hidden hand is on one screen
  const found = listSeats(match).map(([button, seat]) => {
    if (seat?.bot) return [button, button + 1, seat.name, t('seats-bot'), null];
    const isTaken = others.includes(String(button));
    const name = seat?.name ?? t('seat', button + 1);
    return [button, button + 1, name, isTaken ? t('seats-taken') : '', isTaken && (mayShare || null)];
  });
  return [...found, ['table', '', t('seats-table'), '', false], ['onlooker', '', t('seats-watch'), '', false]];
}

/** Return the place of a browser that has just connected: the one it had before, "ask", or null. */
function chooseArrival({ search, before, others, match }) {
  if (!others.length || parsePlace(search) !== 'table') return null;
  if (before === 'table') return null;
  const isThere = before === 'onlooker' || match?.seats.some(seat => seat.button === before && !seat.bot);
  return before !== null && isThere && !others.includes(String(before)) ? before : 'ask';
}

/** Return the element of an SVG text in a list; [] for "". It is parsed as XML, not as part of the page. */
// oxlint-disable-next-line no-restricted-globals
const parseDrawing = svg => (svg ? [new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement] : []);

export class SeatDialog {
  constructor(dialog, send) {
    this.dialog = dialog;
    this.send = send;
    this.list = dialog.querySelector('.chairs');
    this.giveBack = dialog.querySelector('.give-back');
    this.giveBack.addEventListener('click', () => this.chooseChair('onlooker', false));
    this.hasArrived = false;
    this.lastSeat = null;
    this.chairToConfirm = null; // the taken seat that was tapped once
  }

  /** Show changes; the first ones decide whether to ask for a seat. */
  update() {
    if (!this.hasArrived && state.tray.others) this.arrive();
    if (this.dialog.open) this.fill();
    this.followSeat(state.tray.sit);
  }

  /** Store the seat to which the tab has been moved with its player. */
  followSeat(sit) {
    if (Number.isInteger(this.lastSeat) && Number.isInteger(sit) && this.lastSeat !== sit) {
      history.replaceState(null, '', makePlaceAddress(location.href, sit));
      if (loadSetting(KEPT) === this.lastSeat) saveSetting(KEPT, sit);
    }
    this.lastSeat = sit;
    saveSeatKey(sit, state.key);
  }

  arrive() {
    this.hasArrived = true;
    const { match, tray } = state;
    const place = chooseArrival({ search: location.search, before: loadSetting(KEPT), others: tray.others, match });
    if (place === 'ask') this.open(true);
    else if (place !== null) this.sitDown(place);
  }

  /** Open the dialog; `asks`: the browser has no seat yet. */
  open(asks = false) {
    this.asks = asks;
    this.chairToConfirm = null;
    this.dialog.querySelector('.others').hidden = !state.tray.others?.length;
    this.fill();
    this.showInvitation();
    this.dialog.showModal();
  }

  fill() {
    const { match, tray } = state;
    const isHidden = getGameFacts(match).hides === true;
    this.dialog.querySelector('.others .rack').hidden = !isHidden;
    this.giveBack.hidden = !isHidden || this.asks || !Number.isInteger(tray.sit);
    const rows = listChairs(match, tray.others ?? []);
    const key = JSON.stringify([rows, this.chairToConfirm, tray.sit]);
    if (this.list.dataset.key === key) return;
    this.list.dataset.key = key;
    const focused = document.activeElement?.getAttribute('data-place') ?? null;
    this.list.replaceChildren(...rows.map(row => this.makeChair(row)));
    if (focused !== null) this.list.querySelector(`[data-place="${focused}"]`)?.focus();
  }

  /** @param {ReturnType<typeof listChairs>[number]} chair */
  makeChair([place, number, name, note, isTaken]) {
    const words = this.chairToConfirm === place ? t('seats-sure') : note;
    const item = render(markup`<li><button class="chair" data-place="${place}">
      <b class="badge">${number}</b><span>${name}</span><small>${words}</small></button></li>`);
    const button = item.querySelector('button');
    button.querySelector('b').hidden = !number;
    button.disabled = isTaken === null;
    button.setAttribute('aria-pressed', String(!this.asks && state.tray.sit === place));
    button.addEventListener('click', () => this.chooseChair(place, isTaken));
    return item;
  }

  chooseChair(place, isTaken) {
    if (isTaken && this.chairToConfirm !== place) {
      this.chairToConfirm = place;
      this.fill();
      return;
    }
    this.asks = false;
    saveSetting(KEPT, place);
    this.sitDown(place);
    this.dialog.close();
  }

  sitDown(place) {
    history.replaceState(null, '', makePlaceAddress(location.href, place));
    this.send(makeSitRequest(place));
  }

  async showInvitation() {
    const section = this.dialog.querySelector('.invite');
    const invitation = await readJson('invitation.json').catch(() => null);
    section.hidden = !invitation;
    if (section.hidden) return;
    const { svg, name, words } = invitation;
    const code = section.querySelector('.code');
    code.hidden = !svg;
    code.replaceChildren(...parseDrawing(svg));
    code.setAttribute('aria-label', name);
    section.querySelector('p').textContent = words;
  }
}
