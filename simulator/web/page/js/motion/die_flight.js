// The flight of a die that appears in another place: a copy of it flies there. Only dice move; the LEDs have their own
// light.
import { showFace } from '../dice.js';
import { findDrawnTiles, listRackIds, KNOCKS } from './roll_animation.js';

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const layer = document.createElement('div');
layer.className = 'fly';
layer.setAttribute('aria-hidden', 'true');

/** Return an element's box on the screen, null if it is not shown. */
const getBox = element => {
  const box = element.getBoundingClientRect();
  return box.width ? box : null;
};
/** Return the bag's mouth: a small box in its middle. */
function getBagMouth(bag) {
  const box = [...bag.querySelectorAll('svg')].map(getBox).find(Boolean);
  return box && { x: box.x + box.width / 2 - 9, y: box.y + box.height * 0.3, width: 18, height: 18 };
}
const getHome = element => element.closest('[data-home]')?.dataset.home ?? '';

/** Return all dice but hidden ones, which share an id, and the die that was just played from the hand. */
const listDice = root =>
  [...root.querySelectorAll('[data-home] .die[data-id]:not([data-id="-1"])')].filter(die => !die.closest('.gone'));

/** Return a copy of a die above the page, in this box. */
function makeCopy(die, box) {
  if (!layer.isConnected) document.body.append(layer);
  const copy = die.cloneNode(true);
  const [left, top, width, height] = [box.x, box.y, box.width, box.height].map(pixels => `${pixels}px`);
  Object.assign(copy.style, { left, top, width, height });
  layer.append(copy);
  return copy;
}

const formatOffset = (from, to) =>
  `${from.x + from.width / 2 - to.x - to.width / 2}px ${from.y + from.height / 2 - to.y - to.height / 2}px`;

/** Call `run` once an animation has ended or was cancelled. */
export const runAtEnd = (animation, run) => animation.finished.catch(() => {}).then(run);

function flyDie(die, from, to, ms, delay) {
  const copy = makeCopy(die, to);
  die.classList.add('away');
  const steps = { translate: [formatOffset(from, to), '0 0'], scale: [from.width / to.width, 1] };
  const how = { duration: ms, delay, easing: 'cubic-bezier(.3, .7, .3, 1)', fill: 'backwards' };
  runAtEnd(copy.animate(steps, how), () => {
    copy.remove();
    die.classList.remove('away');
  });
}

function flyToBag(copy, from, to, ms, delay) {
  const steps = { translate: ['0 0', formatOffset(to, from)], scale: [1, 0.4], opacity: [1, 0.2] };
  const how = { duration: ms, delay, easing: 'cubic-bezier(.5, 0, .8, .6)', fill: 'both' };
  runAtEnd(copy.animate(steps, how), () => copy.remove());
}

/** Return whether a die was rolled between two faces; naming a wild's color or turning a die over is no roll. */
function isRoll(before, after) {
  const [old, now] = [before, after].map(face => face.split('=')[0]);
  return old !== now && old !== '?' && !'-?'.includes(now);
}

/** Return the places of all dice that do not fly, by id. */
function listPlaces(root) {
  const places = new Map();
  for (const die of listDice(root)) {
    const box = die.classList.contains('away') ? null : getBox(die);
    if (box) places.set(die.dataset.id, { box, home: getHome(die), face: die.dataset.face, die });
  }
  return places;
}

/**
 * Run `draw`, which may rebuild the table, and animate the dice that changed place: from the bag, to a slot, back.
 * Return the dice that were rolled: they show another face in the same place. `throws`: dice that come from the bag
 * into slots are rolled.
 */
export function drawWithFlights(root, bag, speed, draw, throws) {
  if (reducedMotion.matches || document.hidden) {
    draw();
    return [];
  }
  const before = listPlaces(root);
  const racks = listRackIds(root);
  const lay = new Map(
    [...before.values()]
      .filter(({ home: place }) => place.startsWith('slot'))
      .map(({ home: place, face }) => [place, face]),
  );
  const bagBefore = getBagMouth(bag);
  draw();
  const ms = Math.max(90, 300 / speed);
  const bagBox = getBagMouth(bag); // when a match goes, so do the bag and all dice
  let fromBag = 0;
  const rolled = [];
  for (const die of listDice(root)) {
    const old = before.get(die.dataset.id);
    const box = getBox(die);
    before.delete(die.dataset.id);
    if (!box) continue;
    if (old && old.home !== getHome(die)) flyDie(die, old.box, box, ms, 0);
    else if (old && isRoll(old.face, die.dataset.face)) rolled.push(die);
    else if (old || lay.get(getHome(die)) === die.dataset.face) continue;
    else if (throws && bagBefore && getHome(die).startsWith('slot')) rolled.push(die);
    else if (bagBox && before.size + fromBag < 30) flyDie(die, bagBox, box, ms, (45 / speed) * fromBag++);
  }
  if (!bagBox) return rolled;
  findDrawnTiles(racks, root).forEach((tile, place) => flyDie(tile, bagBox, getBox(tile), ms, (45 / speed) * place));
  let left = 0;
  for (const { box, die } of before.values()) flyToBag(makeCopy(die, box), box, bagBox, ms, (18 / speed) * left++);
  return rolled;
}

// The overlay of a roll: a copy of the die tumbles above the page, with other faces on its way.

export const isStill = () => reducedMotion.matches || document.hidden;

export const overlay = {
  lift(die, { delay, ms }, place) {
    const box = getBox(die);
    if (!box) return null;
    const copy = makeCopy(die, box);
    const [side, high] = [box.width * (place % 2 ? 0.55 : -0.55), -box.height];
    const makeStep = (offset, x, y, turn, scale) => ({
      offset,
      translate: `${side * x}px ${high * y}px`,
      rotate: `${(place % 2 ? 1 : -1) * turn}deg`,
      scale,
    });
    const [hop1, hop2, rest] = KNOCKS;
    const path = [makeStep(0, 1.6, 1.1, 540, 1.3), makeStep(hop1, 0.9, 0, 300, 1), makeStep(0.47, 0.6, 0.42, 210, 1.1)];
    path.push(makeStep(hop2, 0.32, 0, 110, 1), makeStep(0.72, 0.16, 0.14, 50, 1.03), makeStep(rest, 0.03, 0, 8, 1));
    copy.animate([...path, makeStep(1, 0, 0, 0, 1)], { delay, duration: ms, easing: 'linear', fill: 'backwards' });
    const shown = {
      die: null,
      show: face => showFace(copy, face),
      /** Hide the die below, where the copy ends. */
      cover(below) {
        this.die = below;
        below.classList.add('tumbling');
      },
      end() {
        copy.remove();
        this.die.classList.remove('tumbling');
      },
    };
    shown.cover(die);
    return shown;
  },
};
