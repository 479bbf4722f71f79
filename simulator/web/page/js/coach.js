// Help for beginners: a sentence of the tray's coach, in a bubble at the die, slot or button that it is about; and the
// time that a child has for UNO.

const MARGIN = 8; // between the bubble and the screen's edges
const TIP = 10; // between the bubble and its thing

const act = name => `.hand [data-act="${name}"]`;
const slot = number => `.well[data-slot="${number}"]`;

/** Return the selectors of where a sentence belongs, the best first. `place` is such as "die r7". */
export function targetsOf(place, match) {
  const [what, which] = place.split(' ');
  const found = {
    die: [`.hand .grab[data-die="${which}"]`],
    slot: [slot(which)],
    box: [slot(match.board.slots?.[which]), '.oled'],
    do: [act(which), ...(which === 'draw' ? ['.bag:not([hidden])'] : [])],
    seat: ['.hand [data-act^="uno-"]', `.seatbtn.s${Number(which) + 1}`],
  };
  return [...(found[what] ?? []), '.hand', '.oled'];
}

const isSeen = element => Boolean(element?.getClientRects().length);

/**
 * Return {left, top, at, below} of a bubble of this size at a thing, both as boxes on a screen {width, height}. It
 * covers nothing of the `panel` that the thing is in: it stands below that where there is room, else above it.
 */
export function placeAt(thing, bubble, screen, panel = null) {
  const middle = thing.left + thing.width / 2;
  const most = screen.width - bubble.width - MARGIN;
  const left = Math.max(MARGIN, Math.min(most, middle - bubble.width / 2));
  const from = panel ?? thing;
  const under = from.top + from.height + TIP;
  const below = panel ? under + bubble.height + MARGIN <= screen.height : from.top - bubble.height - TIP < MARGIN;
  const top = below ? under : from.top - bubble.height - TIP;
  return { left, top, at: Math.max(14, Math.min(bubble.width - 14, middle - left)), below };
}

/** Returns `show(state)`, for whenever the page has been drawn. */
export function makeCoach(bubble, send) {
  const words = bubble.querySelector('p');
  let thing = null;
  bubble.addEventListener('click', () => send({ do: 'read' }));

  function place() {
    if (bubble.hidden) return;
    const screen = { width: document.documentElement.clientWidth, height: innerHeight };
    const [box, own, panel] = [thing, bubble, thing.closest('.hand')].map(one => one?.getBoundingClientRect());
    const { left, top, at, below } = placeAt(box, own, screen, panel);
    bubble.style.setProperty('left', `${left}px`);
    bubble.style.setProperty('top', `${top}px`);
    bubble.style.setProperty('--at', `${at}px`);
    bubble.classList.toggle('below', below);
  }
  addEventListener('scroll', place, { capture: true, passive: true });

  return function show({ coach, match }) {
    const seat = coach && match?.seats[coach.seat];
    thing = seat?.mine
      ? targetsOf(coach.place, match)
          .map(query => document.querySelector(query))
          .find(isSeen)
      : null;
    bubble.hidden = !thing;
    if (!thing) return;
    if (words.textContent !== coach.words) words.textContent = coach.words;
    bubble.dataset.place = coach.place;
    place();
  };
}

/** Show how long a child may still call UNO: a ring around her seat's button, a bar on the call; null for nobody. */
export function showGrace(grace) {
  for (const old of document.querySelectorAll('.grace')) old.classList.remove('grace');
  if (!grace) return;
  const things = [`.seatbtn.s${grace.button + 1}`, '.hand [data-act^="uno-"]'];
  for (const thing of things.map(query => document.querySelector(query)).filter(Boolean)) {
    thing.classList.add('grace');
    thing.style.setProperty('--left', grace.left / 8);
    thing.style.setProperty('--eighth', `${grace.ms}ms`);
  }
}
