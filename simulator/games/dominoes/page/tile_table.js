// The table of dominoes beside the tray: the tiles, and the open ends, to click, tap or drop on.
import { makeElement, setMarkup, render, markup } from '../../js/dom.js';
import { t } from '../../js/texts.js';
import { makeTile } from '../../js/tile.js';
import { COLORS, parseFace } from '../../js/face_names.js';
import { computeLayout, computeRoom, computeScale } from './layout.js';

const DRAWN = ['S', 'R']; // kinds with a drawn sign
/** @type {Record<string, string>} */
const SIGNS = { D2: '+2' };

/**
 * Return the sign of a kind of a color.
 * @param {string} kind
 */
function makeSign(kind) {
  if (!DRAWN.includes(kind)) return SIGNS[kind] ?? kind;
  return markup`<svg class="sign" viewBox="12 12 40 40"><use href="#k-${kind}" width="64" height="64"/></svg>`;
}

/**
 * Return the tag of an open end: a color's sign and a kind; only the color of a wild.
 * @param {string} end
 */
function makeEndTag(end) {
  const { color, kind, declared } = parseFace(end);
  const hue = declared || color;
  if (!COLORS.includes(hue)) return markup`${t('dominoes.takes-any')}`;
  const sign = COLORS.includes(color) && makeSign(kind);
  return markup`<svg class="${hue}"><use href="#p-${hue}"/></svg>${sign}`;
}

/** @type {(arm?: Arm) => boolean} */
const isOpen = arm => Boolean(arm && !arm.closed);

/**
 * Return the open end that a refused tile did not match, or -1.
 * @param {Match} match
 */
export function findMissedEnd({ board, refused }) {
  const [verb, , , arm] = refused?.line.split(' ') ?? [];
  return verb === 'play' && isOpen(board.arms?.[Number(arm)]) ? Number(arm) : -1;
}

class TileTable {
  /**
   * `onEnd` is called for a chosen open end.
   * @param {HTMLElement} root
   * @param {(arm: number) => void} onEnd
   */
  constructor(root, onEnd) {
    this.root = root;
    this.onEnd = onEnd;
    root.setAttribute('aria-label', t('dominoes.table'));
    setMarkup(root, markup`<p class="empty">${t('dominoes.table-empty')}</p><div class="scene"></div>`);
    const [empty, scene] = /** @type {HTMLCollectionOf<HTMLElement>} */ (root.children);
    this.empty = empty;
    this.scene = scene;
    /** @type {Match | null} */
    this.match = null;
    /** @type {HandThing['fits'] | null} */
    this.fitting = null; // the arms that a tile fits, null for none
    this.drawn = ''; // key of the drawn layout
    this.marked = ''; // key of the marks at its ends
    this.unit = 0; // half a cell, in pixels
    this.count = 0;
    this.origin = { x: 0, y: 0 };
  }

  /** @type {SideTable['show']} */
  show(match) {
    this.match = match;
    if (!match) {
      this.drawn = '';
      this.count = 0;
      return;
    }
    this.empty.hidden = Boolean(match.board.laid?.length);
    this.draw(match);
    this.markEnds(match);
  }

  /** @type {SideTable['highlightPlaces']} */
  highlightPlaces(arms) {
    this.fitting = arms;
    if (this.match) this.markEnds(this.match);
  }

  /** @type {SideTable['focus']} */
  focus(arm) {
    /** @type {HTMLElement | null} */
    const end = this.scene.querySelector(`[data-arm="${arm}"]`);
    end?.focus();
  }

  /** @param {Match} match */
  draw(match) {
    const { laid = [], arms = [] } = match.board;
    const { scene, root } = this;
    const key = JSON.stringify([laid, root.clientWidth, root.clientHeight]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.marked = '';
    scene.replaceChildren();
    if (!laid.length) {
      this.count = 0;
      scene.removeAttribute('style');
      return;
    }
    const layout = computeLayout(
      laid,
      match.options.all_doublets === '1',
      computeRoom(root.clientWidth, root.clientHeight),
    );
    this.setScale(layout, arms);
    this.drawTiles(layout);
    layout.ends.forEach((cell, arm) => {
      if (arms[arm]) scene.append(isOpen(arms[arm]) ? this.makeEnd(arm, cell) : this.makeBar(cell));
    });
  }

  /**
   * @param {TileLayout} layout
   * @param {Arm[]} arms
   */
  setScale({ ends, box }, arms) {
    const { root, scene } = this;
    const open = ends.filter((cell, arm) => isOpen(arms[arm]));
    const { unit, left, right, top } = computeScale(box, open, root.clientWidth, root.clientHeight);
    this.unit = unit;
    this.origin = { x: left - box.x * unit, y: top - box.y * unit };
    scene.style.width = `${left + box.w * unit + right}px`;
    scene.style.height = `${box.h * unit + 2 * top}px`;
  }

  /** @param {TileLayout} layout */
  drawTiles({ tiles, threads }) {
    const { root, scene } = this;
    const lines = threads.map(thread => this.drawThread(thread));
    setMarkup(scene, markup`<svg class="threads" aria-hidden="true">${lines}</svg>`);
    scene.append(...tiles.map(tile => this.drawTile(tile)));
    const last = /** @type {HTMLElement} */ (scene.lastElementChild);
    if (tiles.length > this.count) last.classList.add('new');
    this.count = tiles.length;
    root.scrollTo(
      last.offsetLeft + last.clientWidth / 2 - root.clientWidth / 2,
      last.offsetTop + last.clientHeight / 2 - root.clientHeight / 2,
    );
  }

  /** @type {(part: ElementCSSInlineStyle, box: Box) => void} */
  placeElement(part, { x, y, w, h }) {
    const { origin, unit } = this;
    const left = `${origin.x + x * unit}px`;
    const top = `${origin.y + y * unit}px`;
    Object.assign(part.style, { left, top, width: `${w * unit}px`, height: `${h * unit}px` });
  }

  /** @param {PlacedTile} tile */
  drawTile(tile) {
    const flat = tile.w > tile.h;
    const [first, second] = tile.cells;
    const swapped = flat ? second.x < first.x : second.y < first.y;
    const drawing = makeTile(tile.tile, { id: tile.id, flat, swapped, label: true });
    this.placeElement(drawing, tile);
    return drawing;
  }

  /** @param {Point[]} thread */
  drawThread([from, to]) {
    const { origin, unit } = this;
    const getMiddle = (/** @type {Point} */ { x, y }) => [origin.x + (x + 1) * unit, origin.y + (y + 1) * unit];
    const formatPoint = (/** @type {Point} */ cell) =>
      getMiddle(cell)
        .map(length => length.toFixed(1))
        .join(' ');
    return markup`<path d="M${formatPoint(from)}L${formatPoint(to)}"/>`;
  }

  /**
   * Return the bar at the end of a closed arm (D12).
   * @param {End} cell
   */
  makeBar(cell) {
    const bar = makeElement('i');
    bar.classList.add('shut', `to${cell.dir}`);
    this.placeElement(bar, { ...cell, w: 2, h: 2 });
    return bar;
  }

  /**
   * @param {number} arm
   * @param {End} cell
   */
  makeEnd(arm, cell) {
    const button = render(markup`<button class="end to${cell.dir}${cell.beside && ' beside'}" data-arm="${arm}">
      <i class="hit"></i><b class="takes" aria-hidden="true"></b></button>`);
    this.placeElement(button, { ...cell, w: 2, h: 2 });
    button.addEventListener('click', () => this.onEnd(arm));
    return button;
  }

  /**
   * Show what fits the ends, and highlight those that fit.
   * @param {Match} match
   */
  markEnds(match) {
    const fits = this.fitting;
    const missed = findMissedEnd(match);
    const key = JSON.stringify([this.drawn, match.board.arms, fits, missed]);
    if (key === this.marked) return;
    this.marked = key;
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = this.scene.querySelectorAll('.end');
    for (const button of buttons) {
      const arm = Number(button.dataset.arm);
      const { end, closed } = match.board.arms?.[arm] ?? { end: '?', closed: true };
      const isFit = fits?.includes(arm) ?? false;
      button.hidden = closed;
      if (button.dataset.end !== end) setMarkup(/** @type {Element} */ (button.lastElementChild), makeEndTag(end));
      button.dataset.end = end;
      button.classList.toggle('fits', isFit);
      button.classList.toggle('missed', arm === missed);
      button.classList.toggle('dim', fits !== null && !isFit && arm !== missed);
      button.setAttribute('aria-label', match.said.arms[arm]?.[isFit ? 1 : 0] ?? '');
    }
  }
}

/** @type {Game['makeTable']} */
export const makeTable = (root, onEnd) => new TileTable(root, onEnd);
