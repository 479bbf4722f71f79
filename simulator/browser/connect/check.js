// The check of a tray on USB: the tools ask questions and report at the end.
import { makeElement } from '../dom.js';
import { readJson } from './host.js';

const PATH = 'check.json';

function makeFinding({ says, do: steps, quote }) {
  const item = makeElement('li');
  item.append(makeElement('p', says));
  if (quote) item.append(makeElement('pre', quote));
  const list = makeElement('ul');
  list.append(...steps.map(step => makeElement('li', step)));
  if (steps.length) item.append(list);
  return item;
}

/** Return the elements of a report {summary, faults, notes_title, notes, looked, names}. */
function makeReport({ summary, faults, notes_title: title, notes, looked, names }) {
  const found = [makeElement('h3', summary)];
  for (const [head, findings] of [
    ['', faults],
    [title, notes],
  ]) {
    if (!findings.length) continue;
    if (head) found.push(makeElement('h3', head));
    const list = makeElement(findings.length > 1 && !head ? 'ol' : 'ul', '', { className: 'findings' });
    list.append(...findings.map(makeFinding));
    found.push(list);
  }
  for (const [head, things] of looked) {
    const line = makeElement('p', '', { className: 'small' });
    line.append(makeElement('b', head), ` ${things}`);
    found.push(line);
  }
  if (names) found.push(makeElement('p', names, { className: 'small' }));
  return found;
}

export class Check {
  constructor(dialog) {
    this.dialog = dialog;
    const part = query => dialog.querySelector(query);
    this.begin = part('.begin');
    this.busy = part('.busy');
    this.said = part('.said');
    this.form = part('.question');
    this.question = part('#question');
    this.wrong = part('.wrong');
    this.report = part('.report');
    this.commands = part('.commands');
    this.answer = null; // function for the answer to the question
    this.isLeaving = false;
    this.begin.addEventListener('click', ({ target }) => target.dataset.begin && this.runDialog(target.dataset.begin));
    this.form.addEventListener('submit', event => {
      event.preventDefault();
      this.answer?.({ answer: this.form.answer.value });
    });
    this.form.addEventListener('click', ({ target }) => this.onChoice(target));
    dialog.addEventListener('close', () => this.onClose());
  }

  open() {
    this.isLeaving = false;
    this.dialog.showModal();
  }

  onClose() {
    this.isLeaving = true;
    this.answer?.({ leave: true });
  }

  /** Show a message of the tools. */
  appendText(words) {
    this.said.append(makeElement('p', words));
    this.said.lastChild.scrollIntoView({ block: 'nearest' });
  }

  clear() {
    this.said.replaceChildren();
    this.wrong.textContent = '';
    this.report.hidden = true;
    this.commands.hidden = true;
  }

  /** Run the dialog: each reply of the tools is the next question, until there is none. */
  async runDialog(begin) {
    this.clear();
    this.begin.hidden = true;
    for (let said = { begin }; said;) {
      this.busy.hidden = false;
      const { asks, report, wrong = '' } = await readJson(PATH, JSON.stringify(said));
      this.busy.hidden = true;
      this.wrong.textContent = wrong;
      if (report) this.show(report);
      said = asks ? await this.ask(asks) : null;
    }
    this.begin.hidden = false;
  }

  show(report) {
    this.report.replaceChildren(...makeReport(report));
    this.report.hidden = false;
    this.commands.hidden = ![...report.faults, ...report.notes].length;
    this.report.focus();
  }

  /** Return a promise of the person's answer. */
  ask({ kind, words, choices }) {
    if (this.isLeaving) return { leave: true };
    this.question.textContent = words;
    this.form.answer.value = '';
    for (const part of this.form.querySelectorAll('[data-for]')) {
      part.hidden = !part.dataset.for.split(' ').includes(kind);
    }
    const list = choices.map(choice => makeElement('button', choice, { type: 'button', className: 'act plain' }));
    this.form.querySelector('.choices').replaceChildren(...list);
    this.form.hidden = false;
    this.form.querySelector('[data-for]:not([hidden]):is(input, button), .choices:not([hidden]) button').focus();
    return new Promise(answered => {
      this.answer = answer => {
        this.answer = null;
        this.form.hidden = true;
        answered(answer);
      };
    });
  }

  onChoice(button) {
    if (button.value === 'yes' || button.value === 'no') this.answer?.({ answer: button.value === 'yes' });
    else if (button.closest('.choices button')) this.answer?.({ answer: button.textContent });
  }
}
