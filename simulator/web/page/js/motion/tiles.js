// Tiles that come from the pile into racks. Those of others cannot be told apart: they are counted.

const HIDDEN = '-1';
/** @type {(tile: HTMLElement) => string | undefined} */
const idOf = tile => tile.dataset.id;

/**
 * Return the tiles of each rack on the page, by the rack's place.
 * @param {ParentNode} root
 */
function racksOf(root) {
  /** @type {Map<string | undefined, HTMLElement[]>} */
  const racks = new Map();
  /** @type {NodeListOf<HTMLElement>} */
  const tiles = root.querySelectorAll('[data-home] .tile[data-id]');
  for (const tile of tiles) {
    /** @type {HTMLElement | null} */
    const rack = tile.closest('[data-home]');
    const place = rack?.dataset.home;
    racks.set(place, [...(racks.get(place) ?? []), tile]);
  }
  return racks;
}

/**
 * Return the ids of the tiles of each rack, by the rack's place.
 * @param {ParentNode} root
 */
export const idsIn = root => new Map([...racksOf(root)].map(([place, tiles]) => [place, tiles.map(idOf)]));

/**
 * Return the tiles that have come since these ids were there; none into a rack that was empty, as on a new page.
 * @param {ReturnType<typeof idsIn>} before
 * @param {ParentNode} root
 */
export function drawnSince(before, root) {
  const known = new Set([...before.values()].flat());
  return [...racksOf(root)].flatMap(([place, tiles]) => {
    const more = tiles.length - (before.get(place)?.length ?? tiles.length);
    const fresh = tiles.filter(tile => idOf(tile) !== HIDDEN && !known.has(idOf(tile)));
    return more > 0 ? (fresh.length ? fresh : tiles).slice(-more) : [];
  });
}
