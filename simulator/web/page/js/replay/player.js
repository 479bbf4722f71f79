// The scrubber: one position after the other, forward and back, by buttons, by keys, at speed.

import { t } from '../texts.js';

const SEAT_MS = 1000, DEALER_MS = 350;      // how long a line stays, at speed 1
const SPEEDS = [1, 2, 4, 8];
const ICONS = {
  first: '<path d="M5 4.5v11M15.5 4.5 8 10l7.5 5.5z"/>', back: '<path d="M12.5 4.5 7 10l5.5 5.5"/>', next: '<path d="M7.5 4.5 13 10l-5.5 5.5"/>',
  last: '<path d="M15 4.5v11M4.5 4.5 12 10l-7.5 5.5z"/>', play: '<path class="solid" d="M6 3.8 16 10 6 16.2z"/>', pause: '<path class="solid" d="M5.5 4.2h3v11.6h-3zM11.5 4.2h3v11.6h-3z"/>',
};
const icon = name => `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${ICONS[name]}</svg>`;
const button = what => `<button class="btn sq" data-step="${what}" aria-label="${t(`replay-${what}`)}" title="${t(`replay-${what}.title`)}">${icon(what)}</button>`;

const HTML = `
<div class="steps">${button('first')}${button('back')}<button class="btn sq solid" data-step="play" aria-pressed="false"></button>${button('next')}${button('last')}</div>
<div class="way"><div class="rail"><i class="done"></i><i class="lost"></i></div><input type="range" min="0" step="1" aria-label="${t('replay-line')}"><p class="at"><span class="where"></span><code></code><span class="name"></span></p></div>
<label class="pick"><span class="sr">${t('hand')}</span><select class="hands" aria-label="${t('hand')}" title="${t('replay-hands-title')}"></select></label>
<span class="seg speed" role="group" aria-label="${t('replay-speed')}">${SPEEDS.map(x => `<button data-x="${x}" aria-pressed="${x === 1}">${x}×</button>`).join('')}</span>`;

/** `show(at, isNext, speed)` draws a position. */
export function makePlayer(bar, record, show) {
  const { lines, hands, undone, fault, size, said } = record, last = lines.length;
  const strip = document.createElement('div');
  strip.className = 'player';
  strip.innerHTML = HTML;
  bar.append(strip);
  const one = query => strip.querySelector(query), slider = one('input'), choice = one('.hands'), play = one('[data-step=play]');
  let at = -1, speed = 1, timer = 0;

  // ---- what there is: the rail is as long as the file, so a bad line cuts it where it stands ----
  const whole = Math.max(1, fault ? last + Math.max(1, size - fault.line + 1) : last), share = n => `${(n * 100 / whole).toFixed(3)}%`;
  slider.max = last;
  slider.style.width = share(last);
  one('.lost').style.left = share(last);
  one('.lost').hidden = !fault;
  const mark = (n, kind) => { const tick = document.createElement('i'); tick.className = kind; tick.style.left = share(n); one('.rail').append(tick); };
  hands.slice(1).forEach(n => mark(n, 'hand-tick'));
  undone.forEach(n => mark(n + 1, 'undo-tick'));
  choice.replaceChildren(...hands.map((n, hand) => new Option(said.hands[hand], n)));
  one('.pick').hidden = hands.length < 2;
  one('.name').textContent = said.name;

  const handAt = n => hands.findLastIndex(first => first <= n);

  function tell() {
    const [, text, seat] = at ? lines[at - 1] : [0, '', -1];
    slider.value = at;
    slider.setAttribute('aria-valuetext', at ? said.lines[at - 1][1] : t('replay-before'));
    one('.done').style.width = share(at);
    one('.where').textContent = at ? said.lines[at - 1][0] : t('replay-beginning');
    one('.at code').textContent = text;
    one('.at').dataset.seat = seat;
    choice.value = hands[handAt(at)];
    strip.querySelector('[data-step=first]').disabled = strip.querySelector('[data-step=back]').disabled = at === 0;
    strip.querySelector('[data-step=next]').disabled = strip.querySelector('[data-step=last]').disabled = at === last;
  }

  function go(to, isNext = false) {
    const target = Math.max(0, Math.min(last, to));
    if (target === at) return;
    isNext &&= target === at + 1;
    at = target;
    tell();
    show(at, isNext, speed);
  }

  // ---- by itself ----
  function tick() {
    go(at + 1, true);
    if (at === last) stop();
    else timer = setTimeout(tick, (lines[at][2] < 0 ? DEALER_MS : SEAT_MS) / speed);
  }
  function stop() {
    clearTimeout(timer);
    timer = 0;
    showPlaying();
  }
  function toggle() {
    if (timer) { stop(); return; }
    if (at === last) go(0);
    timer = setTimeout(tick, 60);
    showPlaying();
  }
  function showPlaying() {
    play.innerHTML = icon(timer ? 'pause' : 'play');
    play.setAttribute('aria-pressed', String(Boolean(timer)));
    play.setAttribute('aria-label', t(timer ? 'replay-pause' : 'replay-play'));
    play.title = t(timer ? 'replay-pause.title' : 'replay-play.title');
  }
  function setSpeed(x) {
    speed = x;
    strip.querySelectorAll('.speed button').forEach(other => other.setAttribute('aria-pressed', String(Number(other.dataset.x) === x)));
  }

  const jump = step => {
    const here = handAt(at), back = step < 0 && at > hands[here] ? 0 : step;
    go(hands[here + back] ?? (step < 0 ? 0 : last));
  };
  const steps = {
    first: () => go(0), back: () => go(at - 1), next: () => go(at + 1, true), last: () => go(last), play: toggle,
    handBack: () => jump(-1), handNext: () => jump(1), faster: () => setSpeed(SPEEDS[Math.min(SPEEDS.length - 1, SPEEDS.indexOf(speed) + 1)]), slower: () => setSpeed(SPEEDS[Math.max(0, SPEEDS.indexOf(speed) - 1)]),
  };
  const KEYS = { ArrowLeft: 'back', ArrowRight: 'next', Home: 'first', End: 'last', ' ': 'play', PageUp: 'handBack', PageDown: 'handNext', '+': 'faster', '-': 'slower' };
  const byHand = what => { if (what !== 'play' && what !== 'faster' && what !== 'slower' && timer) stop(); steps[what](); };

  strip.addEventListener('click', event => {
    const target = event.target.closest('button');
    if (event.detail) target?.blur();      // clicked: the space bar is the player's again
    if (target?.dataset.step) byHand(target.dataset.step);
    else if (target?.dataset.x) setSpeed(Number(target.dataset.x));
  });
  slider.addEventListener('input', () => { if (timer) stop(); go(Number(slider.value), true); });
  choice.addEventListener('change', () => { if (timer) stop(); go(Number(choice.value)); choice.blur(); });
  addEventListener('keydown', event => {
    const what = KEYS[event.key];
    if (!what || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('select')) return;
    if (event.key === ' ' && event.target.closest?.('button')) return;
    event.preventDefault();
    byHand(what);
  });
  showPlaying();
  return { go, at: () => at };
}
