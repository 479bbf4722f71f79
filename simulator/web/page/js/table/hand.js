// The hand below the tray: its dice or tiles, the actions, and moving a die to a slot by click, drag or keyboard.
import { makeDie, showFace } from '../dice.js';
import { getGame } from '../games/registry.js';
import { makeRovingTabindex } from '../keyboard.js';
import { showWords } from '../menus/help.js';
import { makeElsewhereQuestion } from '../menus/tray_questions.js';
import { getActingSeat, getCost, state } from '../state.js';
import { t } from '../texts.js';
import { makeTile } from '../tile.js';
import { makePlainHint } from '../face_names.js';
import { makeElement, render, markup, insertAt, setText } from '../dom.js';
import { Selection, findDie, canAct, getOwner, getShownFits, findDropTarget } from './selection.js';
import { startDrag } from './drag.js';

const SHORT = 24; // letters of a text below the heading; a longer text begins beside it
const WITH_OTHERS = ['order', 'guide', 'verdict']; // questions to everybody, with real dice

const getCurrentGame = () => getGame(state.match);

function nudgeDie(button) {
  button?.animate({ translate: ['0 0', '0 -7px', '0 0'] }, { duration: 260, easing: 'ease-out' });
}

/** Return [heading, prompt, its rule if any]; players who wait read whose turn it is. */
function makeHeading(match, seat) {
  if (match.real && state.real?.kind === 'first') return [t('ask-rolloff'), ''];
  const turn = match.seats.find(other => other.seat === getActingSeat(match));
  const together = match.real && turn !== seat && WITH_OTHERS.includes(state.real?.kind);
  if (together || !turn) return [seat.name, getCurrentGame().getPrompt(match, seat)];
  // Other seats get no prompt: to them it would seem that nothing fits.
  if (turn === seat && seat.mine)
    return seat.seen && match.said.refused
      ? [seat.said.turn, match.said.refused, match.refused?.rule]
      : [seat.said.turn, match.said.advice || getCurrentGame().getPrompt(match, seat), state.real?.refused?.rule];
  const away = makeElsewhereQuestion(match);
  if (away) return [away.title, away.words];
  if (turn === seat) return [seat.said.turn, getCurrentGame().describeHand(seat)];
  return [seat.name, turn.said.turn];
}

/** Return whether the prompt needs the room of the dice, which do not matter in a challenge. */
const needsRoom = (match, seat) => match.phase === 'challenge' && match.turn === seat.seat && seat.mine;

/** Return the actions with one main action: the game's first; `only` is whether nothing else can be done. */
function pickMainAction(actions, only) {
  const main = actions.find(({ kind }) => kind === 'main') ?? (only && actions.length === 1 ? actions[0] : null);
  return actions.map(action => (action === main || action.kind === 'color' ? action : { ...action, kind: 'plain' }));
}

export class Hand {
  constructor(root, { tray, sideTable, trayButtons, send, isPending, redraw }) {
    this.root = root;
    this.tray = tray;
    this.sideTable = sideTable;
    this.trayButtons = trayButtons;
    this.list = root.querySelector('.dice');
    const [bar, calls] = ['.acts', '.calls'].map(query => root.querySelector(query));
    this.title = root.querySelector('h2');
    this.note = root.querySelector('small');
    this.buttons = new Map(); // by the id of the die
    this.dragged = false;
    this.updateStops = [
      makeRovingTabindex(this.list, '.grab'),
      makeRovingTabindex(calls, '.act'),
      makeRovingTabindex(bar, '.act'),
    ];
    this.bars = [new ActionBar(bar, root, { send, redraw }), new ActionBar(calls, root, { send, redraw })];
    this.selection = new Selection({
      send,
      isPending,
      redraw,
      onPick: id => this.showPicked(id),
      onPlay: () => this.takeFocus(),
      focus: place => (getCurrentGame().armsToSlots ? sideTable : tray).focus(place),
      nudge: id => nudgeDie(this.buttons.get(id)),
      sendPick: die => send({ do: 'pick', die }),
    });
  }

  showPicked(id) {
    for (const [other, button] of this.buttons) {
      button.classList.toggle('picked', other === id);
      button.setAttribute('aria-pressed', String(other === id));
    }
    this.highlightPlaces(id);
    this.showHint(id);
  }

  /** Show the hint of a die beside the heading: above the die, it would cover the actions. */
  showHint(id) {
    if (!state.match || !getOwner()) return;
    this.showNote(this.getHint(id, state.match, getOwner()), makeHeading(state.match, getOwner()).slice(1));
  }

  /** Show the hint of a die, if any, instead of `usual`: each is [words, rule]. */
  showNote(ofDie, usual) {
    const [words, rule] = ofDie ?? usual;
    this.root.classList.toggle('told', Boolean(ofDie));
    showWords(this.note, words, rule);
    this.root.classList.toggle('wordy', words.length > SHORT);
  }

  getHint(id, match, seat) {
    const die = id === null || state.tray.hints === 'off' ? null : findDie(id);
    if (!die || match.refused?.line.split(' ')[1] === (die.tile ?? die.face)) return null;
    const [words, , rule] = getCurrentGame().getHint(match, seat, die);
    return [words, rule];
  }

  /** Highlight where a die or tile may go; null for none. */
  highlightPlaces(id) {
    const die = id === null || !state.match ? null : findDie(id);
    const fits = getShownFits(die);
    this.tray.highlightSlots(getCurrentGame().armsToSlots?.(state.match, fits) ?? fits);
    this.sideTable.highlightPlaces(die && fits.length ? fits : null);
  }

  /** Highlight the places of the die below the pointer, unless one is picked. */
  onHover(id) {
    if (this.selection.picked !== null) return;
    this.highlightPlaces(id);
    this.showHint(id);
  }

  onGrab(event, id) {
    const button = event.currentTarget;
    if (event.button !== 0 || this.selection.isBlocked || !findDie(id)) return;
    const drop = below => {
      this.dragged = below !== null; // the click that follows is ignored
      setTimeout(() => {
        this.dragged = false;
      }, 0);
      if (!this.selection.onDrop(id, findDropTarget(below))) this.selection.pickDie(null);
    };
    startDrag(event, button, button.querySelector('.die, .tile'), () => this.selection.pickDie(id), drop);
  }

  onClick(id, clicks) {
    if (this.dragged) this.dragged = false;
    else this.selection.onDie(id, clicks);
  }

  makeDieButton(die) {
    const button = makeElement('button', '', { className: 'grab' });
    button.append(die.tile ? makeTile(die.tile, { id: die.id }) : makeDie(die.face, { id: die.id }));
    button.addEventListener('click', event => this.onClick(die.id, event.detail));
    button.addEventListener('pointerdown', event => this.onGrab(event, die.id));
    for (const begins of ['pointerenter', 'focus']) button.addEventListener(begins, () => this.onHover(die.id));
    for (const ends of ['pointerleave', 'blur']) button.addEventListener(ends, () => this.onHover(null));
    return button;
  }

  showDice(match, seat, dice) {
    for (const [id, button] of this.buttons) {
      if (dice.some(die => die.id === id)) continue;
      button.remove();
      this.buttons.delete(id);
    }
    dice.forEach((die, place) => {
      if (!this.buttons.has(die.id)) this.buttons.set(die.id, this.makeDieButton(die));
      const button = this.buttons.get(die.id);
      insertAt(this.list, place, button);
      this.showDie(match, seat, die, button);
    });
  }

  showDie(match, seat, die, button) {
    const { pending } = this.selection;
    const [, label] = state.tray.hints === 'off' ? makePlainHint(die) : getCurrentGame().getHint(match, seat, die);
    if (!die.tile) showFace(button.querySelector('.die'), die.face);
    Object.assign(button.dataset, { die: die.tile ?? die.face, fits: die.fits.join(' ') });
    showCost(button, getCost(die.fits.length ? (die.tile ?? die.face) : ''));
    button.setAttribute('aria-label', label);
    button.classList.toggle('ready', canAct() && !pending?.laid && die.fits.length > 0);
    button.classList.toggle('again', die.again === true);
    button.classList.toggle('gone', pending?.id === die.id);
  }

  /** Show only the tray's question: there is no seat of this tab and none at the bottom. */
  showNoSeat(asked) {
    this.root.hidden ||= !asked;
    this.showDice(null, null, []);
    this.showActions(this.root.hidden ? [] : asked.actions);
    setText(this.title, asked?.title ?? '');
    setText(this.note, asked?.words ?? '');
    this.root.classList.remove('on', 'alone', 'weighs');
  }

  /** Move the focus back from the place to which a die was played with the keyboard. */
  takeFocus() {
    if (document.activeElement?.closest('.well, .end')) this.root.focus({ preventScroll: true });
  }

  /** Draw the hand. `asked` is a question of the tray ({title, words, actions, alone}), such as an undo, or null. */
  show(asked) {
    const hadFocus = this.root.contains(document.activeElement);
    this.draw(asked);
    // The focused die or action has gone.
    if (hadFocus && document.activeElement === document.body) this.root.focus({ preventScroll: true });
  }

  draw(asked) {
    const { match } = state;
    const seat = getOwner();
    this.selection.update();
    this.root.hidden = !match || match.over;
    this.root.querySelector('.badge').hidden = !seat;
    if (this.root.hidden || !seat) {
      this.showNoSeat(asked ?? makeElsewhereQuestion(match));
      return;
    }
    this.showHead(match, seat, asked);
    this.showDice(match, seat, getCurrentGame().getHand(match, seat));
    this.showActions(asked?.actions ?? this.listActions(match, seat));
    const isWeighed = !asked && needsRoom(match, seat);
    this.root.classList.toggle('alone', asked?.alone === true || isWeighed);
    this.root.classList.toggle('weighs', isWeighed);
    this.highlightPlaces(this.selection.picked ?? this.findHovered());
  }

  /** Show actions. UNO calls and catches, which come and go, have their own bar: the other buttons do not move. */
  showActions(actions) {
    const [others, calls] = this.bars;
    const only = !state.match?.real && this.buttons.size > 0 && !this.list.querySelector('.ready');
    const usual = actions.filter(({ kind }) => kind !== 'loud');
    others.show(pickMainAction(usual, only));
    calls.show(actions.filter(({ kind }) => kind === 'loud'));
    for (const settle of this.updateStops) settle();
  }

  showHead(match, seat, asked) {
    const badge = this.root.querySelector('.badge');
    const [head, ...words] = asked ? [asked.title, asked.words ?? ''] : makeHeading(match, seat);
    setText(this.root.querySelector('#hand-of'), seat.said.hand);
    setText(badge, seat.button + 1);
    badge.classList.toggle('turn', getActingSeat(match) === seat.seat);
    this.root.classList.toggle('on-turn', getActingSeat(match) === seat.seat);
    this.root.classList.toggle('on', canAct());
    setText(this.title, head);
    this.showNote(asked ? null : this.getHint(this.selection.picked, match, seat), words);
  }

  listActions(match, seat) {
    const found = [
      ...getCurrentGame().listActions(match, seat, this.trayButtons),
      ...(makeElsewhereQuestion(match)?.actions ?? []),
    ];
    return found.filter(({ kind }) => kind === 'loud' || !this.selection.pending?.laid);
  }

  /** Return the id of the hovered or focused die, or null. */
  findHovered() {
    const button = this.list.querySelector('.grab:hover, .grab:focus-visible');
    return [...this.buttons].find(([, other]) => other === button)?.[0] ?? null;
  }

  isPicked() {
    return this.selection.picked !== null;
  }

  clearPicked() {
    this.selection.pickDie(null);
  }

  focus() {
    (this.list.querySelector('.picked') ?? this.list.querySelector('.grab') ?? this.root).focus();
  }
}

// The buttons of the hand: actions without a die.

const makeClassName = ({ kind, color }) => `act ${kind}${color ? ` ${color}` : ''}`;

function makeActionButton({ key, label, kind, color }) {
  const button = makeElement('button', '', { className: makeClassName({ kind, color }) });
  button.dataset.act = key;
  if (color) button.append(render(markup`<svg aria-hidden="true"><use href="#p-${color}"/></svg>`));
  button.append(label);
  return button;
}

/** Show the cost of a choice compared to the best one; "" hides it. */
function showCost(button, cost) {
  if (cost) button.dataset.cost = cost;
  else delete button.dataset.cost;
}

/** The actions in `bar`; `fallback` gets the focus when the focused action goes and no other is left. */
class ActionBar {
  constructor(bar, fallback, { send, redraw }) {
    this.bar = bar;
    this.fallback = fallback;
    this.send = send;
    this.redraw = redraw;
  }

  /** Show actions. Buttons of actions that stay are kept, with their focus. */
  show(actions) {
    const { bar } = this;
    const activeElement = /** @type {HTMLElement} */ (document.activeElement);
    const isKept = key => actions.some(action => action.key === key);
    const old = new Map([...bar.children].map(button => [button.dataset.act, button]));
    const lost = bar.contains(activeElement) && !isKept(activeElement.dataset.act);
    for (const [key, button] of old) if (!isKept(key)) button.remove();
    actions.forEach((action, place) => {
      const button = old.get(action.key) ?? makeActionButton(action);
      // A button that is removed and inserted again during a press would get no click.
      insertAt(bar, place, button);
      button.onclick = event => this.runAction(action, event.detail);
      if (!button.classList.contains(action.kind)) button.className = makeClassName(action);
      if (button.lastChild.data !== action.label) button.lastChild.data = action.label;
      showCost(button, (action.send?.line && state.match?.costs?.[action.send.line]) || '');
    });
    if (lost) (bar.firstElementChild ?? this.fallback).focus();
  }

  /** Run an action. The second click of a double click is no answer to a new question; only "Next" allows it. */
  runAction({ run, local, send: message, again }, clicks) {
    if (clicks > 1 && !again) return;
    if (message) this.send(message);
    else if (run) run();
    else {
      local();
      this.redraw(false);
    }
  }
}
