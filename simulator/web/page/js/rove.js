// Groups that are one stop of the tab key: arrow keys, Home and End move within them.

/** Return where a key leads from place `at` among `count` things; null for a key that leads nowhere. */
export function placeAfter(key, at, count) {
  const places = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: count - 1 };
  return Object.hasOwn(places, key) ? Math.max(0, Math.min(count - 1, places[key])) : null;
}

const isShown = element => element.getClientRects().length > 0;

/**
 * Make the things in `group` that match `query` one stop of the tab key, the thing that had the focus last. Returns a
 * function for whenever the things have changed.
 */
export function makeRoving(group, query) {
  let stop = null;

  function settle() {
    const things = [...group.querySelectorAll(query)];
    if (!things.includes(stop) || !isShown(stop)) stop = things.find(isShown) ?? null;
    for (const thing of things) thing.tabIndex = thing === stop ? 0 : -1;
  }

  group.addEventListener('focusin', event => {
    const thing = event.target.closest(query);
    if (!thing) return;
    stop = thing;
    settle();
  });
  group.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest(query)) return;
    const things = [...group.querySelectorAll(query)].filter(isShown);
    const place = placeAfter(event.key, things.indexOf(event.target.closest(query)), things.length);
    if (place === null) return;
    event.preventDefault();
    things[place].focus();
  });
  settle();
  return settle;
}
