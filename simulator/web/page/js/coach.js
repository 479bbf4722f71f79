// Help for beginners: the coach's sentence in a bubble near the die, slot or button it is about, and the time that a
// child has to call UNO.

const MARGIN = 8; // between the bubble and the screen's edges
const TIP = 10; // between the bubble and its target
const STEP = 4; // between the positions that are tried
// What a bubble covers only if there is no other room, and what it avoids covering.
const NEEDED = '.bar, .hand, .oled, .well:is(.full, .lit, .fits, :has(.box)), .note, .end, .takes';
const OTHERS = '.key, .seatbtn, .seat, .bag, .score, .log';
const BESIDE = 80; // how far the bubble may be from the middle of its target, if the screen's edges are no better
const WEIGHT = 1000; // of covering `NEEDED`
const FAR = 120; // square pixels of `OTHERS` that are covered rather than move one pixel farther away
const ASIDE = 30; // the same, to stay centered on the target
const NEAR = 70; // up to this distance the bubble's tip points at its target

const selectAction = name => `.hand [data-act="${name}"]`;
const selectSlot = number => `.well[data-slot="${number}"]`;

/** Return the selectors of a sentence's target, the best first. `place` is such as "die r7". */
export function listTargets(place, match) {
  const [what, which] = place.split(' ');
  const found = {
    die: [`.hand .grab[data-die="${which}"]`],
    slot: [selectSlot(which)],
    box: [selectSlot(match.board.slots?.[which]), '.oled'],
    do: [selectAction(which), ...(which === 'draw' ? ['.bag:not([hidden])'] : [])],
    seat: ['.hand [data-act^="uno-"]', `.seatbtn.s${Number(which) + 1}`],
  };
  return [...(found[what] ?? []), '.hand', '.oled'];
}

const isVisible = element => Boolean(element?.getClientRects().length);
const listBoxes = query =>
  [...document.querySelectorAll(query)].filter(isVisible).map(one => one.getBoundingClientRect());

/** Return the gap between two spans; below 0 it is their overlap. */
const computeGap = (from, size, other, otherSize) => Math.max(from, other) - Math.min(from + size, other + otherSize);

function computeOverlap(one, other) {
  const across = -computeGap(one.left, one.width, other.left, other.width);
  const down = -computeGap(one.top, one.height, other.top, other.height);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * Return {left, top, at, side} of a bubble of this size near a target, where it covers least. All are boxes on a screen
 * {width, height}. `side` is "above" or "below" if the bubble is next to its target, else ""; `at` is then the x of its
 * tip.
 */
export function placeBubble(thing, { width, height }, screen, needed = [], others = []) {
  const middle = thing.left + thing.width / 2;
  const [most, lowest] = [screen.width - width - MARGIN, screen.height - height - MARGIN];
  const sides = { above: thing.top - height - TIP, below: thing.top + thing.height + TIP };
  const tops = [sides.above, sides.below].filter(top => top >= MARGIN && top <= lowest);
  for (let top = MARGIN; top <= lowest; top += STEP) tops.push(top);
  const clampLeft = left => Math.max(MARGIN, Math.min(most, left));
  const centered = clampLeft(middle - width / 2);
  const lefts = [centered, clampLeft(centered - BESIDE), clampLeft(centered + BESIDE), MARGIN, most];
  const around = { ...thing, top: thing.top - TIP, height: thing.height + 2 * TIP };
  let best = { cost: Infinity, left: MARGIN, top: MARGIN };
  for (const top of tops) {
    for (const left of lefts) {
      const bubble = { left, top, width, height };
      const computeCovered = boxes => boxes.reduce((sum, box) => sum + computeOverlap(bubble, box), 0);
      const far = [computeGap(left, width, thing.left, thing.width), computeGap(top, height, thing.top, thing.height)];
      const away = FAR * Math.hypot(...far.map(gap => Math.max(0, gap))) + ASIDE * Math.abs(left - centered);
      if (away >= best.cost) continue;
      const cost = WEIGHT * computeCovered([around, ...needed]) + computeCovered(others) + away;
      if (cost < best.cost) best = { cost, left, top };
    }
  }
  const { left, top } = best;
  const isBeside = middle > left && middle < left + width && computeGap(top, height, thing.top, thing.height) <= NEAR;
  const side = top > thing.top ? 'below' : 'above';
  return { left, top, at: Math.max(14, Math.min(width - 14, middle - left)), side: isBeside ? side : '' };
}

/** Move the bubble near its target; `queries` are selectors of everything that its sentence mentions. */
function moveBubble(bubble, thing, queries) {
  const screen = { width: document.documentElement.clientWidth, height: innerHeight };
  const [box, own] = [thing, bubble].map(one => one.getBoundingClientRect());
  const { left, top, at, side } = placeBubble(box, own, screen, listBoxes(`${NEEDED}, ${queries}`), listBoxes(OTHERS));
  bubble.style.setProperty('left', `${left}px`);
  bubble.style.setProperty('top', `${top}px`);
  bubble.style.setProperty('--at', `${at}px`);
  bubble.dataset.side = side;
}

/** Return `show(state)`, to be called after each drawing. A tap anywhere closes the bubble. */
export function makeCoach(bubble, send) {
  const words = bubble.querySelector('p');
  let thing = null;
  let queries = ''; // selectors of what the sentence mentions
  let said = null; // the tray's sentence
  let read = null; // the sentence that was closed here

  function setTarget(at) {
    if (thing !== at) thing?.classList.remove('coached');
    thing = at;
    thing?.classList.add('coached');
    bubble.hidden = !thing;
    document.documentElement.classList.toggle('coaching', Boolean(thing));
  }

  const updatePlace = () => thing && moveBubble(bubble, thing, queries);
  addEventListener('scroll', updatePlace, { capture: true, passive: true });

  function close({ detail }) {
    if (!thing || detail > 1) return; // the second click of a double click
    read = said;
    setTarget(null);
    send({ do: 'read' });
  }
  document.addEventListener('click', close, { capture: true });

  return function show({ coach, match }) {
    said = coach;
    const seat = coach && coach !== read && match?.seats[coach.seat];
    const targets = seat?.mine ? listTargets(coach.place, match) : [];
    setTarget(targets.map(query => document.querySelector(query)).find(isVisible) ?? null);
    if (!thing) return;
    if (words.textContent !== coach.words) words.textContent = coach.words;
    queries = targets.join();
    bubble.dataset.place = coach.place;
    updatePlace();
  };
}

/** Show how long a child may still call UNO: a ring around the seat's button, a bar on the call; null hides them. */
export function showGrace(grace) {
  for (const old of document.querySelectorAll('.grace')) old.classList.remove('grace');
  if (!grace) return;
  const things = [`.seatbtn.s${grace.button + 1}`, '.hand [data-act^="uno-"]'];
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(things.join()))) {
    thing.classList.add('grace');
    thing.style.setProperty('--left', String(grace.left / 8));
    thing.style.setProperty('--eighth', `${grace.ms}ms`);
  }
}
