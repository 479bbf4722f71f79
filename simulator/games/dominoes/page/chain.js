// The table of dominoes beside the tray: the tiles where they lie, and the open ends, which can be clicked, tapped or dropped on.
import { t } from '/js/texts.js';
import { COLORS, parseFace } from '/js/words.js';
import { layOut } from './layout.js';
import { makeTile } from '/js/tile.js';

const LARGEST = 29, SMALLEST = 11.5;       // of half a cell, in pixels; a smaller table would not be read, so it scrolls
const MARGIN = 2;
const TAG = 70, BESIDE = 4;       // room for the tag of an end that points sideways, in pixels; how near to the edge that is

const DRAWN = ['S', 'R'], SIGNS = { D2: '+2' };

/** What an open end takes, as a tag: a color's sign and a kind; of a wild only its color. */
function takes(end) {
  const { color, kind, declared } = parseFace(end), hue = declared || color;
  const sign = DRAWN.includes(kind) ? `<svg class="sign" viewBox="12 12 40 40"><use href="#k-${kind}" width="64" height="64"/></svg>` : SIGNS[kind] ?? kind;
  return (COLORS.includes(hue) ? `<svg class="${hue}"><use href="#p-${hue}"/></svg>` : '') + (COLORS.includes(color) ? sign : COLORS.includes(hue) ? '' : t('dominoes.takes-any'));
}

/** The table in `root`; `onEnd(arm)` is called for an open end. */
export function makeTable(root, onEnd) {
  root.setAttribute('aria-label', t('dominoes.table'));
  root.innerHTML = '<p class="empty"></p><div class="scene"></div>';
  root.querySelector('.empty').textContent = t('dominoes.table-empty');
  const scene = root.querySelector('.scene');
  let drawn = '', unit = 0, count = 0, marked = '';

  /** Left and right of the tiles: a tag needs a room of its own, whatever the size of the tiles. */
  function tags(ends, arms, box) {
    const open = ends.filter((cell, arm) => arms[arm] && !arms[arm].closed && !cell.beside);
    return [open.some(cell => cell.dir === 3 && cell.x - box.x < BESIDE), open.some(cell => cell.dir === 1 && box.x + box.w - cell.x - 2 < BESIDE)].map(needed => (needed ? TAG : 0));
  }

  function size(box, sides) {
    const least = sides.map(side => side || MARGIN * SMALLEST), wide = Math.min(root.clientWidth / (box.w + 2 * MARGIN), (root.clientWidth - least[0] - least[1]) / box.w), high = root.clientHeight / (box.h + 2 * MARGIN);
    return Math.max(SMALLEST, Math.min(LARGEST, root.clientWidth / 17, wide, high));
  }
  const set = (element, { x, y, w, h }, box) => Object.assign(element.style, {
    left: `${(x - box.x) * unit + box.left}px`, top: `${(y - box.y + MARGIN) * unit}px`, width: `${w * unit}px`, height: `${h * unit}px`,
  });

  function lay(tile, box) {
    const flat = tile.w > tile.h, [first, second] = tile.cells;
    const drawing = makeTile(tile.tile, { id: tile.id, flat, swapped: flat ? second.x < first.x : second.y < first.y, label: true });
    set(drawing, tile, box);
    return drawing;
  }

  function join([from, to], box) {
    const middle = cell => `${((cell.x + 1 - box.x) * unit + box.left).toFixed(1)} ${((cell.y + 1 - box.y + MARGIN) * unit).toFixed(1)}`;
    return `<path d="M${middle(from)}L${middle(to)}"/>`;
  }

  function makeEnd(arm, cell, box) {
    const button = document.createElement('button');
    button.className = `end to${cell.dir}${cell.beside ? ' beside' : ''}`;
    button.dataset.arm = arm;
    set(button, { ...cell, w: 2, h: 2 }, box);
    button.innerHTML = '<i class="hit"></i><b class="takes" aria-hidden="true"></b>';
    button.addEventListener('click', () => onEnd(arm));
    return button;
  }

  function draw(match) {
    const { laid = [], arms = [] } = match.board, key = JSON.stringify([laid, root.clientWidth, root.clientHeight]);
    if (key === drawn) return;
    drawn = key;
    marked = '';
    scene.replaceChildren();
    if (!laid.length) { count = 0; scene.removeAttribute('style'); return; }
    const { tiles, ends, threads, box } = layOut(laid, match.options.all_doublets === '1');
    const sides = tags(ends, arms, box);
    unit = size(box, sides);
    box.left = Math.max(sides[0], MARGIN * unit);
    Object.assign(scene.style, { width: `${box.w * unit + box.left + Math.max(sides[1], MARGIN * unit)}px`, height: `${(box.h + 2 * MARGIN) * unit}px` });
    scene.innerHTML = `<svg class="threads" aria-hidden="true">${threads.map(thread => join(thread, box)).join('')}</svg>`;
    scene.append(...tiles.map(tile => lay(tile, box)));
    const last = scene.lastElementChild;
    if (tiles.length > count) last.classList.add('new');
    count = tiles.length;
    ends.forEach((cell, arm) => { if (arms[arm] && !arms[arm].closed) scene.append(makeEnd(arm, cell, box)); });
    root.scrollTo(last.offsetLeft + last.clientWidth / 2 - root.clientWidth / 2, last.offsetTop + last.clientHeight / 2 - root.clientHeight / 2);
  }

  /** The ends as they are now; `fits` are the arms that the tile pointed at fits, or null when none is. */
  function mark(match, fits) {
    const key = JSON.stringify([drawn, match.board.arms, fits]);
    if (key === marked) return;
    marked = key;
    for (const button of scene.querySelectorAll('.end')) {
      const arm = Number(button.dataset.arm), { end, closed } = match.board.arms?.[arm] ?? { end: '?', closed: true }, tag = takes(end);
      button.hidden = closed;
      if (button.lastChild.innerHTML !== tag) button.lastChild.innerHTML = tag;
      button.classList.toggle('fits', fits?.includes(arm) ?? false);
      button.classList.toggle('dim', fits !== null && !fits.includes(arm));
      button.setAttribute('aria-label', match.said.arms[arm]?.[fits?.includes(arm) ? 1 : 0] ?? '');
    }
  }

  let fitting = null, shown = null;
  return {
    show(match) {
      shown = match;
      if (!shown) { drawn = ''; count = 0; return; }
      root.querySelector('.empty').hidden = Boolean(match.board.laid?.length);
      draw(match);
      mark(match, fitting);
    },
    fits(arms) {
      fitting = arms;
      if (shown) mark(shown, fitting);
    },
    focus: arm => scene.querySelector(`[data-arm="${arm}"]`)?.focus(),
  };
}
