// The ring around the tray: chevrons between the seats show which way play runs; those after the seat to act hop.

const RADIUS = 50;
const STEP = 29;

/** Return where along the ring (pixels, clockwise from its top left corner's end) each seat button's side is. */
function places(width, height, tray) {
  const straightX = width - 2 * RADIUS;
  const straightY = height - 2 * RADIUS;
  const corner = (Math.PI * RADIUS) / 2;
  const down = straightX + corner;
  const back = down + straightY + corner;
  const up = back + straightX + corner;
  const inset = (height - tray.height) / 2;
  const at = share => Math.max(0, Math.min(straightY, inset + tray.height * share - RADIUS));
  return {
    right: down + straightY - 30,
    left: up + 30,
    length: up + straightY + corner,
    3: straightX / 2,
    4: down + at(0.23),
    5: down + at(0.5),
    0: back + straightX / 2,
    1: up + straightY - at(0.5),
    2: up + straightY - at(0.23),
  };
}

/** Return the place, or one beside it that is clear of the USB cable above and of the hand's corners below. */
function clear(place, cable, { right, left }) {
  if (place > cable - 56 && place < cable + 56) return cable - 62;
  if (place > right && place < right + 130) return right;
  return place < left && place > left - 130 ? left : place;
}

export function makeRing(ring, tray) {
  let drawn = '';
  return function show(match) {
    const seats = match && !match.over ? match.seats : [];
    const width = ring.offsetWidth;
    const height = ring.offsetHeight;
    const key = JSON.stringify([seats.map(seat => seat.button), match?.direction, match?.turn, width, height]);
    if (key === drawn) return;
    drawn = key;
    ring.replaceChildren();
    if (seats.length < 2 || !width) return;
    const where = places(width, height, tray.getBoundingClientRect());
    const cable = tray.offsetWidth - 96 + (width - tray.offsetWidth) / 2 - RADIUS;
    seats.forEach((seat, index) => {
      const next = seats[(index + 1) % seats.length];
      const from = where[seat.button];
      const gap = (((where[next.button] - from) % where.length) + where.length) % where.length || where.length;
      const middle = clear((from + gap / 2) % where.length, cable, where);
      const leaves = match.direction === 1 ? seat : next;
      for (let k = 0; k < 3; k++) {
        const chevron = document.createElement('i');
        chevron.style.setProperty(
          '--at',
          `${(middle + (k - 1) * STEP * match.direction + where.length) % where.length}px`,
        );
        chevron.style.setProperty('--k', String(k));
        chevron.classList.toggle('hop', leaves.seat === match.turn);
        ring.append(chevron);
      }
    });
    ring.classList.toggle('right', match.direction === -1);
  };
}
