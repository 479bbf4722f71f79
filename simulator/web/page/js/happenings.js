// The banner in the middle of the tray: what happens to somebody, for a moment. It takes no clicks and delays nothing.

const SHOWN_MS = 1200;
const HURRIED_MS = 500; // at the bots' highest speed
const MOST = 3; // that wait: what is older has been overtaken
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const timers = { after: (ms, run) => setTimeout(run, ms), cancel: timer => clearTimeout(timer) };

/** Let the panel and the button of a seat shake. */
function shake(button) {
  const places = document.querySelectorAll(`.seatbtn.s${button + 1}, [data-panel="${button}"]`);
  for (const place of places)
    place.animate([{ translate: '0' }, { translate: '-4px' }, { translate: '4px' }, { translate: '0' }], {
      duration: 160,
      iterations: 2,
    });
}

/** Return `add({text, button})`, which shows it in `place`, and `clear()`; `speed()` is that of the bots. */
export function makeHappenings(place, speed, { clock = timers, shakes = shake } = {}) {
  const waiting = [];
  let timer = 0;

  function next() {
    const found = waiting.shift();
    place.hidden = !found;
    timer = 0;
    if (!found) return;
    place.textContent = found.text;
    if (!still())
      place.animate(
        [
          { scale: 0.7, opacity: 0 },
          { scale: 1, opacity: 1 },
        ],
        { duration: 140, easing: 'ease-out' },
      );
    if (found.button !== null && !still()) shakes(found.button);
    timer = clock.after(speed() >= 4 ? HURRIED_MS : SHOWN_MS, next);
  }
  function add(happening) {
    waiting.push(happening);
    waiting.splice(0, waiting.length - MOST);
    if (!timer) next();
  }
  function clear() {
    waiting.length = 0;
    clock.cancel(timer);
    timer = 0;
    place.hidden = true;
  }
  return { add, clear };
}
