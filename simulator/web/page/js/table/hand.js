// The hand below the tray: your dice, what you may do with them, and moving a die to its slot by click, by drag or by keyboard.
import { handSeat, myTurn, state } from '../state.js';
import { makeDie, showFace } from '../dice.js';
import { startDrag } from './drag.js';
import { gameOf } from '../games/modules.js';
import { makeTile } from '../tile.js';
import { plainHint } from '../words.js';

const PADDING = 36, HEAD = 126;      // of the hand's box, as the style sheet has it
const compact = matchMedia('(max-width: 929px)');

export function makeHand(root, { tray, beside, fingers, send, waits, redraw }) {
  const list = root.querySelector('.dice'), bar = root.querySelector('.acts'), title = root.querySelector('h2'), note = root.querySelector('small');
  const buttons = new Map();
  let picked = null, pending = null, dragged = false;

  const game = () => gameOf(state.match);
  const owner = () => state.match && handSeat(state.match);
  const held = () => (owner() ? game().hand(state.match, owner()) : []);
  const find = id => held().find(die => die.id === id) ?? null;
  const mayChoose = () => state.tray.plugged && state.tray.screen === 'play' && myTurn(state.match) && owner()?.seat === state.match.turn;
  // real dice are moved by hand, whatever the tray says
  const live = () => Boolean(state.online && state.match && !state.match.over && (state.match.real ? owner()?.mine : mayChoose()));

  function pick(id) {
    picked = id;
    for (const [other, button] of buttons) {
      button.classList.toggle('picked', other === id);
      button.setAttribute('aria-pressed', String(other === id));
    }
    point(id);
    if (state.match && owner() && game().slotsOf) note.textContent = wordsOfPicked(state.match, owner()) || heading(state.match, owner())[1];
  }

  /** Tiles have no words above them, as dice have: where the one that is lifted fits is said beside the heading. */
  function wordsOfPicked(match, seat) {
    const tile = picked === null || match.refused || state.tray.hints === 'off' || !game().slotsOf ? null : find(picked);
    return tile ? game().hint(match, seat, tile)[0] : '';
  }

  /** Outlines where a die, or a tile, may go; null for none. */
  function point(id) {
    const { match } = state, die = id === null || !match ? null : find(id), fits = state.tray.hints === 'off' ? [] : die?.fits ?? [];
    tray.fits(game().slotsOf?.(match, fits) ?? fits);
    beside.fits(die && fits.length ? fits : null);
  }

  function play(die, slot, dropped) {
    const message = game().move(state.match, die, slot);
    pick(null);
    if (!message) { redraw(false); return; }      // which of its sides matches is asked first
    const number = send(message);
    if (number) pending = { id: die.id, face: die.face, slot, number, laid: Boolean(state.match.real && die.tile) };
    redraw(!dropped);
  }

  /** Whether the die or tile on its way has arrived, or will not. Tiles leave the rack long before the tray has been told all of them. */
  function hasArrived(match, seat) {
    if (!match || !waits(pending.number)) return true;
    return !match.real && (match.turn !== seat?.seat || !find(pending.id)?.fits.includes(pending.slot) || Boolean(match.refused));
  }

  /** A slot was clicked, tapped or taken with the keyboard. */
  function onSlot(slot, clicks) {
    if (!live() || pending) return;
    const { match } = state, own = game().onSlot(match, slot), arm = game().armAt?.(match, slot);
    if (own) {
      if (own.do && clicks < 2) send(own);      // a zero is written by two clicks, not by a double one
      redraw(false);
    } else if (Number.isInteger(arm)) onPlace(arm);
    else if (game().takes(match, slot)) onPlace(slot);
  }

  /** A place was chosen, a slot or an open end: it is for the die that was lifted, or for the only one that fits. */
  function onPlace(place) {
    if (!live() || pending) return;
    const die = picked === null ? game().onlyDie(state.match, owner()) : find(picked);
    if (die) { play(die, place); return; }
    const fitting = held().filter(other => (game().direct ? other.fits.length : other.fits.includes(place)));
    if (fitting.length === 1) play(fitting[0], place);
    else fitting.forEach(other => nudge(buttons.get(other.id)));
  }

  function nudge(button) {
    button?.animate([{ translate: '0 0' }, { translate: '0 -7px' }, { translate: '0 0' }], { duration: 260, easing: 'ease-out' });
  }

  function onDie(id, clicks) {
    if (dragged) { dragged = false; return; }
    if (!live() || pending || clicks > 1) return;
    if (picked === id) { pick(null); return; }
    if (game().onDie?.(state.match, owner(), find(id))) { redraw(false); return; }
    const die = find(id), fits = die?.fits ?? [];
    if (fits.length && (game().direct || fits[0] === 'lead')) { play(die, fits[0]); return; }
    pick(id);
    if (!clicks && fits.length) (game().slotsOf ? beside : tray).focus(fits[0]);
  }

  function onGrab(event, id) {
    const button = event.currentTarget;
    if (event.button !== 0 || !live() || pending || !find(id)) return;
    startDrag(event, button, button.querySelector('.die, .tile'), () => pick(id), below => {
      dragged = below !== null;      // the click that follows means nothing
      setTimeout(() => { dragged = false; }, 0);
      if (!drop(id, below)) pick(null);
    });
  }

  /** A die was let go over something; false when that is no place for it. */
  function drop(id, below) {
    const well = below?.closest('.well'), end = below?.closest('[data-arm]'), die = find(id);
    if (!die || !live() || pending) return false;
    const arm = end ? Number(end.dataset.arm) : well ? game().armAt?.(state.match, Number(well.dataset.slot)) : undefined;
    if (Number.isInteger(arm)) play(die, arm, true);
    else if (die.tile && below?.closest('.chain') && die.fits.length === 1) play(die, die.fits[0], true);
    else if (well && game().takes(state.match, Number(well.dataset.slot))) play(die, Number(well.dataset.slot), true);
    else return false;
    return true;
  }

  /** The words over a die stay on the screen: over one at its left side they reach to the right. */
  function turnHint(button) {
    const { x, width } = button.getBoundingClientRect();
    button.style.setProperty('--at', String((x + width / 2) / innerWidth));
  }

  function makeGrab(die) {
    const button = document.createElement('button');
    button.className = 'grab';
    button.append(die.tile ? makeTile(die.tile, { id: die.id }) : makeDie(die.face, { id: die.id }));
    button.addEventListener('click', event => onDie(die.id, event.detail));
    button.addEventListener('pointerdown', event => onGrab(event, die.id));
    button.addEventListener('pointerenter', () => { turnHint(button); if (picked === null) point(die.id); });
    button.addEventListener('pointerleave', () => { if (picked === null) point(null); });
    button.addEventListener('focus', () => { turnHint(button); if (picked === null) point(die.id); });
    button.addEventListener('blur', () => { if (picked === null) point(null); });
    return button;
  }

  function showDice(match, seat, dice) {
    for (const [id, button] of buttons) if (!dice.some(die => die.id === id)) { button.remove(); buttons.delete(id); }
    dice.forEach((die, place) => {
      if (!buttons.has(die.id)) buttons.set(die.id, makeGrab(die));
      const button = buttons.get(die.id), [hint, label] = state.tray.hints === 'off' ? plainHint(die) : game().hint(match, seat, die);
      if (list.children[place] !== button) list.insertBefore(button, list.children[place] ?? null);
      if (!die.tile) showFace(button.querySelector('.die'), die.face);
      Object.assign(button.dataset, { die: die.tile ?? die.face, fits: die.fits.join(' '), hint });
      button.setAttribute('aria-label', label);
      button.classList.toggle('ready', live() && !pending?.laid && die.fits.length > 0);
      button.classList.toggle('again', die.again === true);
      button.classList.toggle('gone', pending?.id === die.id);
    });
  }

  /** Buttons keep their place in the document while their action stays, so that the focus stays too. */
  function showActions(actions) {
    const old = new Map([...bar.children].map(button => [button.dataset.act, button]));
    const lost = bar.contains(document.activeElement) && !actions.some(action => action.key === document.activeElement.dataset.act);
    for (const [key, button] of old) if (!actions.some(action => action.key === key)) button.remove();
    actions.forEach((action, place) => {
      const button = old.get(action.key) ?? makeAction(action);
      // one that is taken out and put back under a finger would never be clicked
      if (bar.children[place] !== button) bar.insertBefore(button, bar.children[place] ?? null);
      button.onclick = event => act(action, event.detail);
      if (button.lastChild.data !== action.label) button.lastChild.data = action.label;
    });
    if (lost) (bar.firstElementChild ?? root).focus();
  }

  /** The second click of a double click is no answer to what the first one has brought; only "Next" is clicked that fast. */
  function act({ run, local, send: message, again }, clicks) {
    if (clicks > 1 && !again) return;
    if (message) send(message);
    else if (run) run();
    else { local(); redraw(false); }
  }

  /** Whether dice lie beyond the room that is left for them, or under actions; words that hang over them do not matter. */
  function isTooWide() {
    const box = element => element.getBoundingClientRect(), end = Math.min(box(list).right, ...[...bar.children].map(button => box(button).left));
    return [...list.children].some(button => box(button).right > end + 1);
  }

  /** One row of dice, or two where one would not fit beside the actions; smaller ones where two would not, either. */
  function arrange(count, actions) {
    root.classList.remove('tight');
    root.classList.toggle('tall', !compact.matches && actions > 2);
    list.dataset.rows = 2;
    const wide = bar.offsetWidth;
    list.dataset.rows = 1;
    const gap = parseFloat(getComputedStyle(list).columnGap) || 0, die = list.firstElementChild?.offsetWidth ?? 0;
    const beside = compact.matches ? 0 : HEAD + (actions ? wide + 14 : 0), room = root.clientWidth - PADDING - beside;
    const rows = count * (die + gap) - gap > room ? 2 : 1;
    list.dataset.rows = rows;
    list.classList.toggle('many', count > 12);
    root.classList.toggle('tall', !compact.matches && (rows === 2 || actions > 2));
    if (compact.matches || game().slotsOf) return;
    root.classList.toggle('tight', actions > 2 ? rows === 2 || !count : rows === 2 && isTooWide());
    if (count && isTooWide()) list.classList.add('many');
  }

  function makeAction({ key, label, kind, color }) {
    const button = document.createElement('button');
    button.className = `act ${kind}${color ? ` ${color}` : ''}`;
    button.dataset.act = key;
    if (color) button.innerHTML = `<svg aria-hidden="true"><use href="#p-${color}"/></svg>`;
    button.append(label);
    return button;
  }

  function heading(match, seat) {
    const turn = match.seats.find(other => other.seat === match.turn);
    if (match.real && turn !== seat && ['order', 'guide', 'verdict'].includes(state.real?.kind)) return [seat.name, game().prompt(match, seat)];
    if (!turn) return [seat.name, game().prompt(match, seat)];
    // what may be done is told to those who may do it: to others it would seem that nothing fits
    if (turn === seat) return [seat.said.turn, seat.mine ? game().prompt(match, seat) : game().holds(seat)];
    return [seat.name, turn.said.turn];
  }

  /** No seat of this tab and none at the bottom: only what the tray asks for. */
  function showNobody(asked) {
    root.hidden ||= !asked;
    showDice(null, null, []);
    showActions(root.hidden ? [] : asked.actions);
    title.textContent = asked?.title ?? '';
    note.textContent = '';
    root.classList.remove('on', 'tall', 'alone');
  }

  /** `asked` is what the tray itself asks now ({title, actions}: an undo to confirm, scores to be seen), or null. */
  function show(asked) {
    const { match } = state, seat = owner();
    if (pending && hasArrived(match, seat)) pending = null;
    if (picked !== null && !find(picked)) pick(null);
    root.hidden = !match || match.over;
    const badge = root.querySelector('.badge');
    badge.hidden = !seat;
    if (root.hidden || !seat) { showNobody(asked); return; }
    const dice = game().hand(match, seat), [head, words] = asked ? [asked.title, asked.words ?? ''] : heading(match, seat);
    root.querySelector('#hand-of').textContent = seat.said.hand;
    badge.textContent = seat.button + 1;
    badge.classList.toggle('turn', match.turn === seat.seat);
    root.classList.toggle('on', live());
    title.textContent = head;
    note.textContent = asked ? words : wordsOfPicked(match, seat) || words;
    showDice(match, seat, dice);
    const actions = asked?.actions ?? game().actions(match, seat, fingers).filter(({ kind }) => kind === 'loud' || !pending?.laid);
    showActions(actions);
    root.classList.toggle('alone', asked?.alone === true);
    arrange(asked?.alone ? 0 : dice.length, actions.length);
    const hovered = list.querySelector('.grab:hover, .grab:focus-visible');
    point(picked ?? [...buttons].find(([, button]) => button === hovered)?.[0] ?? null);
  }

  return { show, onSlot, onPlace, clear: () => pick(null), isPicked: () => picked !== null, pending: () => pending, focus: () => (list.querySelector('.picked') ?? list.querySelector('.grab') ?? root).focus() };
}
