// A lesson of the tray: its question and answers. Slots are answered by a click, the rest by buttons.
import { showWords } from './menus/help.js';
import { KEYS } from './tray_buttons.js';
import { t } from './texts.js';
import { makeThing } from './tile.js';
import { makeElement } from './dom.js';

const makeAnswer = button => ({ do: 'answer', screen: 'lesson', button });

/** Return the answers that are slots, as {slot: item}. */
export function listSlotAnswers(lesson) {
  if (!['slots', 'hold'].includes(lesson?.ask) || !['head', 'wrong'].includes(lesson.stage)) return {};
  const getSlot = ({ name }, place) => (lesson.ask === 'hold' ? place : name); // dice to hold are in the first slots
  return Object.fromEntries(lesson.items.filter(({ name }) => name).map((item, place) => [getSlot(item, place), item]));
}

/** Return the buttons below the question, as [{key, label, kind, send}]. */
export function listLessonActions({ ask, stage, items, go }) {
  const leave = { key: 'leave', label: t('lesson-leave'), kind: 'plain', send: makeAnswer(KEYS.red) };
  if (stage === 'done') return [{ key: 'go', label: go, kind: 'main', send: makeAnswer(KEYS.green) }];
  if (stage !== 'head') return [leave, { key: 'go', label: go, kind: 'main', send: makeAnswer(KEYS.green) }];
  const drawn = ['slots', 'dice', 'hold'].includes(ask);
  const found = items.filter(({ name }) => !drawn || !name);
  const makeAction = ({ item, label }) => ({
    key: item,
    label,
    kind: drawn || ask === 'go' ? 'main' : 'plain',
    send: { do: 'choose', item },
  });
  return [leave, ...found.map(makeAction)];
}

function makeButton({ key, label, kind, send: message }, send) {
  const button = makeElement('button', label, { className: `act ${kind}` });
  button.classList.toggle('leave', key === 'leave');
  button.dataset.answer = key;
  button.addEventListener('click', () => send(message));
  return button;
}

/** Return a die or a tile; a button if it is an answer. */
function makePiece(name, id, item, isAsked, send) {
  const piece = makeElement(isAsked && item ? 'button' : 'i', '', { className: 'grab' });
  piece.append(makeThing(name, { id, flat: true, label: true }));
  piece.classList.toggle('chosen', item?.marked === true);
  piece.classList.toggle('mistaken', item?.wrong === true);
  if (piece.localName === 'i') return piece;
  piece.dataset.answer = item.item;
  piece.setAttribute('aria-pressed', String(item.marked));
  piece.addEventListener('click', () => send({ do: 'choose', item: item.item }));
  return piece;
}

class LessonPanel {
  constructor(panel, { tray, send }) {
    this.panel = panel;
    this.tray = tray;
    this.send = send;
    this.slots = {};
    this.shown = '';
    this.head = panel.querySelector('small');
    this.words = panel.querySelector('p');
    this.dice = panel.querySelector('.dice');
    this.acts = panel.querySelector('.acts');
  }

  onSlot(slot) {
    if (this.slots[slot]) this.send({ do: 'choose', item: this.slots[slot].item });
  }

  markSlots(lesson) {
    for (const well of this.tray.wells) {
      const item = this.slots[well.dataset.slot];
      well.classList.toggle('offered', Boolean(item) && lesson.stage === 'head');
      well.classList.toggle('answered', Boolean(item?.marked));
      well.classList.toggle('mistaken', Boolean(item?.wrong));
      if (item) well.setAttribute('aria-pressed', String(item.marked));
      else well.removeAttribute('aria-pressed');
    }
  }

  drawDice({ ask, stage, items, ends, held, laid }) {
    const answers = ['dice', 'hold'].includes(ask) ? items : [];
    const arrow = makeElement('b', '→', { className: 'to-match' });
    const findAnswer = name => answers.find(item => item.name === name);
    const makeAnswerPiece = (name, id) => makePiece(name, id, findAnswer(name), stage === 'head', this.send);
    const before = ends.map((name, id) => makePiece(name, id, { marked: name === laid }, false, this.send));
    this.dice.replaceChildren(...before, ...(ends.length && held.length ? [arrow] : []), ...held.map(makeAnswerPiece));
  }

  /** Draw what has changed. The focus stays on its answer, or moves to the button that continues. */
  show(lesson) {
    const now = JSON.stringify(lesson);
    if (now === this.shown) return;
    this.shown = now;
    this.panel.hidden = !lesson;
    this.panel.parentElement.classList.toggle('learning', Boolean(lesson));
    this.slots = listSlotAnswers(lesson);
    this.markSlots(lesson);
    if (!lesson) return;
    const hasFocus = this.panel.contains(document.activeElement);
    const held = document.activeElement?.getAttribute('data-answer');
    this.head.textContent = `${lesson.title} · ${lesson.head}`;
    this.panel.dataset.stage = lesson.stage;
    showWords(this.words, lesson.words, lesson.rule);
    this.drawDice(lesson);
    this.acts.replaceChildren(...listLessonActions(lesson).map(action => makeButton(action, this.send)));
    if (hasFocus) this.focus(held);
  }

  focus(before) {
    const found = [...this.panel.querySelectorAll('[data-answer]')].find(one => one.dataset.answer === before);
    (found ?? this.acts.querySelector('.main') ?? this.acts.lastChild).focus();
  }
}

/** Return `show(lesson)`; null hides the panel. */
export function makeLessonPanel(root, field, parts) {
  const panel = new LessonPanel(root, parts);
  field.addEventListener('click', event => panel.onSlot(event.target.closest('.well')?.dataset.slot));
  return lesson => panel.show(lesson);
}
