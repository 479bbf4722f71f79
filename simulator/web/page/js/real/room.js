// The room around the tray: its light and the electronics' noise, which the sensors have to see through.

export function makeRoom(root, send) {
  const [lux, noise] = root.querySelectorAll('input');
  const [lightOut, noiseOut] = root.querySelectorAll('output');
  lux.addEventListener('input', () => send({ do: 'room', lux: Number(lux.value) }));
  noise.addEventListener('input', () => send({ do: 'noise', lsb: Number(noise.value) }));
  /** Shown only where there are real dice for the sensors to see. */
  return function show(room, isReal) {
    root.hidden = !isReal;
    document.documentElement.classList.toggle('real', isReal);
    if (document.activeElement !== lux) lux.value = room.lux;
    if (document.activeElement !== noise) noise.value = room.noise;
    lightOut.textContent = room.said[0];
    noiseOut.textContent = room.said[1];
  };
}
