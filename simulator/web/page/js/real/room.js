// What the sensors have to cope with: the light of the room, the noise of the electronics, the make of the dice.
import { write } from '../write.js';

export function makeRoom(root, send) {
  const [lux, noise] = root.querySelectorAll('input');
  const [lightOut, noiseOut] = root.querySelectorAll('output');
  const make = root.querySelector('select');
  lux.addEventListener('input', () => send({ do: 'room', lux: Number(lux.value) }));
  noise.addEventListener('input', () => send({ do: 'noise', lsb: Number(noise.value) }));
  make.addEventListener('change', () => send({ do: 'make', of: make.value }));
  /** Shown only where there are real dice for the sensors to see. */
  return function show(room, isReal) {
    root.hidden = !isReal;
    document.documentElement.classList.toggle('real', isReal);
    if (document.activeElement !== lux) lux.value = room.lux;
    if (document.activeElement !== noise) noise.value = room.noise;
    if (document.activeElement !== make) make.value = room.make;
    write(lightOut, room.said[0]);
    write(noiseOut, room.said[1]);
  };
}
