// The ten buttons of the tray: a press is a press and a release is a release, with pointer, keyboard or a screen reader's click.

const SHORTEST_MS = 60;   // so that the tray's scan sees even the shortest tap

/** Returns {down(button), up(button), tap(button), releaseAll()}; several fingers on one button count as one. */
export function makeFingers(send) {
  const since = new Map();

  function down(button) {
    if (since.has(button)) return;
    since.set(button, performance.now());
    send({ do: 'button', button, down: true });
  }
  function up(button) {
    if (!since.has(button)) return;
    const held = performance.now() - since.get(button);
    if (held < SHORTEST_MS) { setTimeout(up, SHORTEST_MS - held + 1, button); return; }
    since.delete(button);
    send({ do: 'button', button, down: false });
  }
  const tap = button => { down(button); up(button); };
  const releaseAll = () => [...since.keys()].forEach(up);

  addEventListener('blur', releaseAll);
  addEventListener('pagehide', releaseAll);
  return { down, up, tap, releaseAll };
}

/** Makes an element press one of the tray's buttons. */
export function bindButton(element, button, fingers) {
  let byPointer = false;
  element.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    byPointer = true;
    element.setPointerCapture(event.pointerId);
    fingers.down(button);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) element.addEventListener(end, () => fingers.up(button));
  element.addEventListener('keydown', event => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) fingers.down(button);
  });
  element.addEventListener('keyup', event => {
    if (event.key === ' ' || event.key === 'Enter') fingers.up(button);
  });
  element.addEventListener('click', () => {          // assistive tools click without pointer or key
    if (!byPointer) fingers.tap(button);
    byPointer = false;
  });
  element.addEventListener('contextmenu', event => event.preventDefault());
}
