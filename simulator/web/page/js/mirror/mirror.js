// A tray that somebody else plays on, drawn with the live page's parts, without controls.
import { getGame, loadGames } from '../games/registry.js';
import { connect } from '../connection.js';
import { state, updateState } from '../state.js';
import { makeLog } from '../table/log.js';
import { setAwake, Table } from '../table/table.js';
import { t } from '../texts.js';
import { queryAll, makeElement, query } from '../dom.js';

// Parts that need a tray on this page.
const NOT_HERE = 'dialog, .welcome, .room, .intro, .unfinished, .coach, .happening, .rolloff, .winner .acts';

export class Mirror {
  /** The selector `kept` finds what stays on the page; `offline` is shown while there is no connection. */
  constructor({ kept = ':not(*)', offline = t('waiting') } = {}) {
    this.banner = query('.banner > span');
    this.offline = offline;
    this.note = '';
    this.refusal = '';
    this.online = false;
    document.documentElement.dataset.mirror = '';
    for (const part of queryAll(`${NOT_HERE}, .bar > :not(.brand)`)) if (!part.matches(kept)) part.remove();
    this.table = new Table();
    this.log = makeLog(query('.log'));
    this.table.seats.onSizeChange(() => this.drawMatch());
    addEventListener('resize', () => this.table.showTurnRing(state.match));
    this.drawMatch();
    this.drawTray();
    this.drawNote();
  }

  drawMatch() {
    const { match, down } = state;
    setAwake(Boolean(match && !match.over));
    this.table.show(match, { dice: match ? getGame(match).getLyingDice(match) : {}, down });
    for (const part of queryAll('.device button, .chain button, .hand button, .bag')) part.disabled = true;
  }

  /** Draw the tray. While it is away, its last state stays, but without light. */
  drawTray() {
    const { plugged, kind } = state.tray;
    document.documentElement.dataset.kind = kind;
    query('.tray').classList.toggle('unplugged', !plugged);
    query('.usb').setAttribute('aria-pressed', String(!plugged));
    this.table.tray.showLeds(state.led, state.lit && plugged);
    this.table.showDisplay(plugged ? state.display : null, state.displayText, state.displayName);
  }

  drawNote() {
    const words = this.online ? this.note : this.refusal || this.offline;
    this.banner.parentElement.hidden = !words;
    this.banner.textContent = words;
    document.documentElement.dataset.online = String(this.online && state.tray.plugged);
  }

  async onMessage(message) {
    if (message.games) await loadGames(message.games);
    const changed = updateState(message);
    this.note = message.note ?? this.note;
    if (changed.has('match')) this.table.drawWithFlights(1, () => this.drawMatch());
    else if (changed.has('down')) this.table.tray.showButtons(state.match, state.down);
    if (['led', 'display', 'tray'].some(part => changed.has(part))) this.drawTray();
    if (message.log_reset) this.log.reset();
    if (message.log) this.log.add(message.log);
    this.drawNote();
  }

  setOnline(up, why) {
    this.online = up;
    this.refusal = why;
    this.drawNote();
  }

  showNote(note) {
    this.note = note;
    this.drawNote();
  }
}

/** Draw what the tray sends; other listeners of `openLine` may be added. */
export function followTray(mirror, listeners = {}) {
  connect({
    onMessage: message => mirror.onMessage(message),
    onLine: (up, why) => mirror.setOnline(up, why),
    onRefused: key => mirror.showNote(t(key)),
    ...listeners,
  });
}

/** Add a full-screen button to the bar. */
export function addFullScreenButton() {
  const button = makeElement('button', t('full-screen'), { className: 'btn' });
  button.dataset.full = '';
  button.addEventListener('click', () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen();
  });
  query('.bar').append(button);
}
