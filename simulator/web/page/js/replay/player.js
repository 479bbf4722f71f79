// The scrubber: one position after the other, forward and back, by buttons, by keys, or by itself.
import { isForeign } from '../keyboard.js';
import { t } from '../texts.js';
import { element, fill, make, markup } from '../write.js';
import { Course, SPEEDS, stepOfKey } from './course.js';

const FIRST_MS = 60; // until the first line, when the record begins to run
const KEEP_RUNNING = ['play', 'faster', 'slower']; // all other steps stop it
const ICONS = {
  first: markup`<path d="M5 4.5v11M15.5 4.5 8 10l7.5 5.5z"/>`,
  back: markup`<path d="M12.5 4.5 7 10l5.5 5.5"/>`,
  next: markup`<path d="M7.5 4.5 13 10l-5.5 5.5"/>`,
  last: markup`<path d="M15 4.5v11M4.5 4.5 12 10l-7.5 5.5z"/>`,
  play: markup`<path class="solid" d="M6 3.8 16 10 6 16.2z"/>`,
  decisions: markup`<path d="M3 5h1M3 10h1M3 15h1M7 5h10M7 10h10M7 15h6"/>`,
  pause: markup`<path class="solid" d="M5.5 4.2h3v11.6h-3zM11.5 4.2h3v11.6h-3z"/>`,
};

const icon = name => markup`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${ICONS[name]}</svg>`;

function stepButton(what) {
  const names = markup`aria-label="${t(`replay-${what}`)}" title="${t(`replay-${what}.title`)}"`;
  return markup`<button class="btn sq" data-step="${what}" ${names}>${icon(what)}</button>`;
}

const speedButton = x => markup`<button data-x="${x}" aria-pressed="${x === 1}">${x}×</button>`;

const makeStrip = () =>
  make(markup`<div class="player"><div class="steps">
  ${stepButton('first')}${stepButton('back')}
  <button class="btn sq solid" data-step="play" aria-pressed="false"></button>
  ${stepButton('next')}${stepButton('last')}
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
  ${icon('decisions')}<span>${t('decisions')}</span>
</button>
<span class="seg speed" role="group" aria-label="${t('replay-speed')}">${SPEEDS.map(speedButton)}</span></div>`);

export class Player {
  /** `show(at, isNext, speed)` draws a position. */
  constructor(bar, record, show) {
    this.record = record;
    this.showPosition = show;
    this.course = new Course(record);
    this.timer = 0;
    this.strip = makeStrip();
    bar.append(this.strip);
    this.slider = this.one('input');
    this.choice = this.one('.hands');
    this.steps = this.makeSteps();
    this.layRail();
    this.bind();
    this.showPlaying();
  }

  one(query) {
    return this.strip.querySelector(query);
  }

  get at() {
    return this.course.at;
  }

  /** Show what there is of the record, and where its hands begin. */
  layRail() {
    const { course, record, choice } = this;
    const { hands, undone, fault, said } = record;
    const lost = this.one('.lost');
    this.slider.max = course.last;
    this.slider.style.width = course.share(course.last);
    lost.style.left = course.share(course.last);
    lost.hidden = !fault;
    for (const position of hands.slice(1)) this.mark(position, 'hand-tick');
    for (const line of undone) this.mark(line + 1, 'undo-tick');
    choice.replaceChildren(...hands.map((position, hand) => new Option(said.hands[hand], position)));
    this.one('.pick').hidden = hands.length < 2;
    this.one('.name').textContent = said.name;
  }

  mark(position, kind) {
    const tick = element('i', '', { className: kind });
    tick.style.left = this.course.share(position);
    this.one('.rail').append(tick);
  }

  showPlace() {
    const { at, last } = this.course;
    const [where, spoken] = at ? this.record.said.lines[at - 1] : [t('replay-beginning'), t('replay-before')];
    this.slider.value = at;
    this.slider.setAttribute('aria-valuetext', spoken);
    this.one('.done').style.width = this.course.share(at);
    this.one('.where').textContent = where;
    this.choice.value = this.record.hands[this.course.handAt(at)];
    for (const step of ['first', 'back']) this.one(`[data-step=${step}]`).disabled = at === 0;
    for (const step of ['next', 'last']) this.one(`[data-step=${step}]`).disabled = at === last;
  }

  go(to, isNext = false) {
    const { course } = this;
    const target = course.clamp(to);
    if (target === course.at) return;
    const follows = isNext && target === course.at + 1;
    course.at = target;
    this.showPlace();
    this.showPosition(target, follows, course.speed);
  }

  // By itself.

  tick() {
    this.go(this.at + 1, true);
    if (this.at === this.course.last) this.stop();
    else this.timer = setTimeout(() => this.tick(), this.course.pauseMs);
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
    if (this.at === this.course.last) this.go(0);
    this.timer = setTimeout(() => this.tick(), FIRST_MS);
    this.showPlaying();
  }

  showPlaying() {
    const play = this.one('[data-step=play]');
    const next = this.timer ? 'pause' : 'play';
    fill(play, icon(next));
    play.setAttribute('aria-pressed', String(Boolean(this.timer)));
    play.setAttribute('aria-label', t(`replay-${next}`));
    play.title = t(`replay-${next}.title`);
  }

  setSpeed(x) {
    this.course.speed = x;
    for (const button of this.strip.querySelectorAll('.speed button')) {
      button.setAttribute('aria-pressed', String(Number(button.getAttribute('data-x')) === x));
    }
  }

  // By hand.

  makeSteps() {
    const { course } = this;
    return {
      first: () => this.go(0),
      back: () => this.go(course.at - 1),
      next: () => this.go(course.at + 1, true),
      last: () => this.go(course.last),
      play: () => this.toggle(),
      handBack: () => this.go(course.jump(-1)),
      handNext: () => this.go(course.jump(1)),
      faster: () => this.setSpeed(course.nextSpeed(1)),
      slower: () => this.setSpeed(course.nextSpeed(-1)),
    };
  }

  byHand(step) {
    if (this.timer && !KEEP_RUNNING.includes(step)) this.stop();
    this.steps[step]();
  }

  goByHand(to, isNext) {
    if (this.timer) this.stop();
    this.go(to, isNext);
  }

  bind() {
    const { strip, slider, choice } = this;
    strip.addEventListener('click', (/** @type {MouseEvent} */ event) => {
      const target = /** @type {Element} */ (event.target).closest('button');
      if (event.detail) target?.blur(); // after a click the space bar plays again
      if (target?.dataset.step) this.byHand(target.dataset.step);
      else if (target?.dataset.x) this.setSpeed(Number(target.dataset.x));
    });
    slider.addEventListener('input', () => this.goByHand(Number(slider.value), true));
    choice.addEventListener('change', () => {
      this.goByHand(Number(choice.value));
      choice.blur();
    });
    addEventListener('keydown', event => this.onKey(event));
  }

  onKey(event) {
    const step = stepOfKey(event.key);
    if (!step || isForeign(event) || event.target.closest?.('select, dialog')) return;
    if (event.key === ' ' && event.target.closest?.('button')) return;
    event.preventDefault();
    this.byHand(step);
  }
}
