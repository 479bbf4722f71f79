// The scrubber moves through positions, by buttons, by keys or automatically.
import { isForeignKey } from '../keyboard.js';
import { t } from '../texts.js';
import { makeElement, setMarkup, render, markup } from '../dom.js';
import { Timeline, SPEEDS, keyToStep } from './timeline.js';

const FIRST_MS = 60; // until the first line when the replay starts
const KEEP_RUNNING = ['play', 'faster', 'slower']; // all other steps stop the replay
const ICONS = {
  first: markup`<path d="M5 4.5v11M15.5 4.5 8 10l7.5 5.5z"/>`,
  back: markup`<path d="M12.5 4.5 7 10l5.5 5.5"/>`,
  next: markup`<path d="M7.5 4.5 13 10l-5.5 5.5"/>`,
  last: markup`<path d="M15 4.5v11M4.5 4.5 12 10l-7.5 5.5z"/>`,
  play: markup`<path class="solid" d="M6 3.8 16 10 6 16.2z"/>`,
  decisions: markup`<path d="M3 5h1M3 10h1M3 15h1M7 5h10M7 10h10M7 15h6"/>`,
  pause: markup`<path class="solid" d="M5.5 4.2h3v11.6h-3zM11.5 4.2h3v11.6h-3z"/>`,
};

const makeIcon = name => markup`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${ICONS[name]}</svg>`;

function makeStepButton(what) {
  const names = markup`aria-label="${t(`replay-${what}`)}" title="${t(`replay-${what}.title`)}"`;
  return markup`<button class="btn sq" data-step="${what}" ${names}>${makeIcon(what)}</button>`;
}

const makeSpeedButton = x => markup`<button data-x="${x}" aria-pressed="${x === 1}">${x}×</button>`;

const makeStrip = () =>
  render(markup`<div class="player"><div class="steps">
  ${makeStepButton('first')}${makeStepButton('back')}
  <button class="btn sq solid" data-step="play" aria-pressed="false"></button>
  ${makeStepButton('next')}${makeStepButton('last')}
</div>
<div class="way">
  <div class="rail"><i class="done"></i><i class="lost"></i></div>
  <input type="range" min="0" step="1" aria-label="${t('replay-line')}">
  <p class="at"><span class="where"></span><span class="name"></span></p>
</div>
<label class="pick">
  <span class="sr">${t('hand')}</span>
  <select class="hands" aria-label="${t('hand')}" title="${t('replay-hands-title')}"></select>
</label>
<button class="btn solid decisions" aria-label="${t('decisions')}">
  ${makeIcon('decisions')}<span>${t('decisions')}</span>
</button>
<span class="seg speed" role="group" aria-label="${t('replay-speed')}">${SPEEDS.map(makeSpeedButton)}</span></div>`);

export class Scrubber {
  /** `show(at, isNext, speed)` draws a position. */
  constructor(bar, record, show) {
    this.record = record;
    this.showPosition = show;
    this.timeline = new Timeline(record);
    this.timer = 0;
    this.strip = makeStrip();
    bar.append(this.strip);
    this.slider = this.find('input');
    this.choice = this.find('.hands');
    this.steps = this.makeSteps();
    this.drawRail();
    this.bindEvents();
    this.showPlaying();
  }

  find(query) {
    return this.strip.querySelector(query);
  }

  get at() {
    return this.timeline.at;
  }

  /** Show the record's length, its rounds, undos and fault. */
  drawRail() {
    const { timeline, record, choice } = this;
    const { hands, undone, fault, said } = record;
    const lost = this.find('.lost');
    this.slider.max = timeline.last;
    this.slider.style.width = timeline.formatShare(timeline.last);
    lost.style.left = timeline.formatShare(timeline.last);
    lost.hidden = !fault;
    for (const position of hands.slice(1)) this.addTick(position, 'hand-tick');
    for (const line of undone) this.addTick(line + 1, 'undo-tick');
    choice.replaceChildren(...hands.map((position, hand) => new Option(said.hands[hand], position)));
    this.find('.pick').hidden = hands.length < 2;
    this.find('.name').textContent = said.name;
  }

  addTick(position, kind) {
    const tick = makeElement('i', '', { className: kind });
    tick.style.left = this.timeline.formatShare(position);
    this.find('.rail').append(tick);
  }

  showPlace() {
    const { at, last } = this.timeline;
    const [where, spoken] = at ? this.record.said.lines[at - 1] : [t('replay-beginning'), t('replay-before')];
    this.slider.value = at;
    this.slider.setAttribute('aria-valuetext', spoken);
    this.find('.done').style.width = this.timeline.formatShare(at);
    this.find('.where').textContent = where;
    this.choice.value = this.record.hands[this.timeline.findRound(at)];
    for (const step of ['first', 'back']) this.find(`[data-step=${step}]`).disabled = at === 0;
    for (const step of ['next', 'last']) this.find(`[data-step=${step}]`).disabled = at === last;
  }

  goTo(to, isNext = false) {
    const { timeline } = this;
    const target = timeline.clampPosition(to);
    if (target === timeline.at) return;
    const follows = isNext && target === timeline.at + 1;
    timeline.at = target;
    this.showPlace();
    this.showPosition(target, follows, timeline.speed);
  }

  // Automatically.

  tick() {
    this.goTo(this.at + 1, true);
    if (this.at === this.timeline.last) this.stop();
    else this.timer = setTimeout(() => this.tick(), this.timeline.pauseMs);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.showPlaying();
  }

  toggle() {
    if (this.timer) {
      this.stop();
      return;
    }
    if (this.at === this.timeline.last) this.goTo(0);
    this.timer = setTimeout(() => this.tick(), FIRST_MS);
    this.showPlaying();
  }

  showPlaying() {
    const play = this.find('[data-step=play]');
    const next = this.timer ? 'pause' : 'play';
    setMarkup(play, makeIcon(next));
    play.setAttribute('aria-pressed', String(Boolean(this.timer)));
    play.setAttribute('aria-label', t(`replay-${next}`));
    play.title = t(`replay-${next}.title`);
  }

  setSpeed(x) {
    this.timeline.speed = x;
    for (const button of this.strip.querySelectorAll('.speed button')) {
      button.setAttribute('aria-pressed', String(Number(button.getAttribute('data-x')) === x));
    }
  }

  // By buttons and keys.

  makeSteps() {
    const { timeline } = this;
    return {
      first: () => this.goTo(0),
      back: () => this.goTo(timeline.at - 1),
      next: () => this.goTo(timeline.at + 1, true),
      last: () => this.goTo(timeline.last),
      play: () => this.toggle(),
      handBack: () => this.goTo(timeline.findJump(-1)),
      handNext: () => this.goTo(timeline.findJump(1)),
      faster: () => this.setSpeed(timeline.getNextSpeed(1)),
      slower: () => this.setSpeed(timeline.getNextSpeed(-1)),
    };
  }

  runStep(step) {
    if (this.timer && !KEEP_RUNNING.includes(step)) this.stop();
    this.steps[step]();
  }

  seek(to, isNext) {
    if (this.timer) this.stop();
    this.goTo(to, isNext);
  }

  bindEvents() {
    const { strip, slider, choice } = this;
    strip.addEventListener('click', (/** @type {MouseEvent} */ event) => {
      const target = /** @type {Element} */ (event.target).closest('button');
      if (event.detail) target?.blur(); // so that the space bar plays after a click
      if (target?.dataset.step) this.runStep(target.dataset.step);
      else if (target?.dataset.x) this.setSpeed(Number(target.dataset.x));
    });
    slider.addEventListener('input', () => this.seek(Number(slider.value), true));
    choice.addEventListener('change', () => {
      this.seek(Number(choice.value));
      choice.blur();
    });
    addEventListener('keydown', event => this.onKey(event));
  }

  onKey(event) {
    const step = keyToStep(event.key);
    if (!step || isForeignKey(event) || event.target.closest?.('select, dialog')) return;
    if (event.key === ' ' && event.target.closest?.('button')) return;
    event.preventDefault();
    this.runStep(step);
  }
}
