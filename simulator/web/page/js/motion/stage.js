// What a die does on the screen while it is rolled: a copy above the page tumbles, and shows other faces on its way.
import { showFace } from '../dice.js';
import { copyAt, where } from '../table/fly.js';
import { KNOCKS } from './tumble.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = () => still.matches || document.hidden;

export const stage = {
  lift(die, { delay, ms }, place) {
    const box = where(die);
    if (!box) return null;
    const copy = copyAt(die, box);
    const [side, high] = [box.width * (place % 2 ? 0.55 : -0.55), -box.height];
    const step = (offset, x, y, turn, scale) => ({
      offset,
      translate: `${side * x}px ${high * y}px`,
      rotate: `${(place % 2 ? 1 : -1) * turn}deg`,
      scale,
    });
    const [hop1, hop2, rest] = KNOCKS;
    const path = [step(0, 1.6, 1.1, 540, 1.3), step(hop1, 0.9, 0, 300, 1), step(0.47, 0.6, 0.42, 210, 1.1)];
    path.push(step(hop2, 0.32, 0, 110, 1), step(0.72, 0.16, 0.14, 50, 1.03), step(rest, 0.03, 0, 8, 1));
    copy.animate([...path, step(1, 0, 0, 0, 1)], { delay, duration: ms, easing: 'linear', fill: 'backwards' });
    const shown = {
      die: null,
      show: face => showFace(copy, face),
      /** Hide the die below, which shows where the copy ends. */
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
