// The calibration before the first match with real dice: how many slots of the tray are measured.
import { write } from '../write.js';

export function showMeasuring(place, measuring) {
  place.hidden = !measuring;
  if (!measuring) return;
  const bar = place.querySelector('progress');
  Object.assign(bar, { max: measuring.of, value: measuring.done });
  write(place.querySelector('b'), measuring.words);
}
