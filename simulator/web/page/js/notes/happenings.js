// The banner in the middle of the tray: what happens to somebody, for a moment. It takes no clicks and delays nothing.

const SHOWN_MS = 1200;
const HURRIED_MS = 500; // at the bots' highest speed, and where something else happens
const MOST = 3; // that wait: what is older has been overtaken
const APPEARS = [
  { scale: 0.7, opacity: 0 },
  { scale: 1, opacity: 1 },
];
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
  let isRead = true; // whether the next one may take the place of what is shown

  function next() {
    const found = waiting.shift();
    place.hidden = !found;
    isRead = !found;
    timer = found ? clock.after(HURRIED_MS, read) : 0;
    if (found) show(found);
  }
  /** Let what is shown stay for its time, unless something else has happened since or the bots are at their fastest. */
  function read() {
    isRead = true;
    if (waiting.length || speed() >= 4) next();
    else timer = clock.after(SHOWN_MS - HURRIED_MS, next);
  }
  function show({ text, button }) {
    place.textContent = text;
    if (still()) return;
    place.animate(APPEARS, { duration: 140, easing: 'ease-out' });
    if (button !== null) shakes(button);
  }
  function add(happening) {
    waiting.push(happening);
    waiting.splice(0, waiting.length - MOST);
    if (!isRead) return;
    clock.cancel(timer);
    next();
  }
  function clear() {
    waiting.length = 0;
    clock.cancel(timer);
    next();
  }
  return { add, clear };
}
