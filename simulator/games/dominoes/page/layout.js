// The layout of dominoes: arms run straight, turn before they run too far, and never overlap. The unit is half a cell;
// a marking is a cell, a tile two cells, a doublet lies crosswise on its arm.

const UP = 0;
const RIGHT = 1;
const DOWN = 2;
const LEFT = 3;
const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const LEAD_ARMS = [UP, RIGHT, LEFT, DOWN]; // as their slots on the tray, turned by an eighth
const ROOMY = 24; // how far arms may run before they turn
const WIDE = 1.15; // how much wider than high the table may be if there is room
const FAR = 80;

/** @type {(tile: string) => string[]} */
const splitTile = tile => tile.split('/');
/** @type {(tile: string) => boolean} */
const isDoublet = tile => splitTile(tile)[0] === splitTile(tile)[1];
/** @type {(cell: Point, dir: number, by: number) => Point} */
const moveCell = ({ x, y }, dir, by) => ({ x: x + STEP[dir][0] * by, y: y + STEP[dir][1] * by });
/** @type {(cell: Point, dir: number) => Box} */
const makeDoubletBox = (cell, dir) =>
  dir % 2 ? { x: cell.x, y: cell.y - 1, w: 2, h: 4 } : { x: cell.x - 1, y: cell.y, w: 4, h: 2 };
/** @type {(a: Box, b: Box, gap: number) => boolean} */
const isOverlapping = (a, b, gap) =>
  a.x - gap < b.x + b.w && b.x < a.x + a.w + gap && a.y - gap < b.y + b.h && b.y < a.y + a.h + gap;

/** @type {(a: Box, b: Box) => Box} */
function mergeBoxes(a, b) {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}
/** @type {(cell: Point, dir: number) => Box} */
const makeTileBox = (cell, dir) => mergeBoxes({ ...cell, w: 2, h: 2 }, { ...moveCell(cell, dir, 2), w: 2, h: 2 });

/**
 * Return the cost of a turn: least to the right, a little more to the left or back.
 * @type {(dir: number, from: number) => number}
 */
function computeTurnCost(dir, from) {
  if (dir === from) return 0;
  return dir === (from + 1) % 4 ? 1 : 1.4;
}

/**
 * Yield the cells of a square ring around a cell, each as an offset [dx, dy].
 * @param {number} ring
 */
function* iterateRing(ring) {
  for (let dx = -ring; dx <= ring; dx++) {
    const step = Math.abs(dx) === ring ? 1 : 2 * ring;
    for (let dy = -ring; dy <= ring; dy += step) yield [dx, dy];
  }
}

class Layout {
  /**
   * `spreads`: doublets open arms at their ends, too.
   * @param {boolean} spreads
   * @param {Size} room
   */
  constructor(spreads, room) {
    this.spreads = spreads;
    const isRoomy = Math.min(room.w / WIDE, room.h) >= ROOMY;
    this.wide = isRoomy ? WIDE : room.w / room.h;
    this.roomy = Math.min(ROOMY, room.h, room.w / this.wide);
    /** @type {PlacedTile[]} */
    this.tiles = [];
    /** @type {OpenArm[]} */
    this.arms = [];
    /** @type {Point[][]} */
    this.threads = [];
    this.box = { x: 0, y: 0, w: 0, h: 0 }; // inside the leading tile
  }

  /**
   * Return whether a box is free. Tiles that touch the same tile may meet at a corner; others keep half a cell apart.
   * @param {Box} rect
   * @param {PlacedTile | null} last
   */
  isFree(rect, last) {
    return this.tiles.every(tile => tile === last || !isOverlapping(rect, tile, tile.before === last ? 0 : 1));
  }

  /**
   * @param {LaidTile} tile
   * @param {Pick<PlacedTile, 'cells' | 'before'> & { rect: Box }} spot
   */
  addTile(tile, { rect, cells, before }) {
    const laid = { ...tile, ...rect, cells, before };
    this.tiles.push(laid);
    this.box = mergeBoxes(this.box, rect);
    return laid;
  }

  /**
   * Return the place of a tile that goes on from `cell` in a direction.
   * @type {(cell: Point, dir: number, doublet: boolean) => Spot}
   */
  makeSpot(cell, dir, doublet) {
    const near = moveCell(cell, dir, 2);
    if (doublet)
      return {
        near,
        end: near,
        rect: makeDoubletBox(near, dir),
        cells:
          dir % 2
            ? [moveCell(near, UP, 1), moveCell(near, DOWN, 1)]
            : [moveCell(near, LEFT, 1), moveCell(near, RIGHT, 1)],
      };
    return { near, end: moveCell(near, dir, 2), rect: makeTileBox(near, dir), cells: [near, moveCell(near, dir, 2)] };
  }

  /**
   * Return the cost of a place: low for small tables, straight arms, and room to go on.
   * @type {(spot: Spot, dir: number, from: number, doublet: boolean) => number}
   */
  computeCost(spot, dir, from, doublet) {
    const box = mergeBoxes(this.box, spot.rect);
    const size = Math.max(box.w / this.wide, box.h, this.roomy);
    const ways = (doublet ? [dir] : [dir, (dir + 1) % 4, (dir + 3) % 4]).filter(
      way =>
        this.isFree(this.makeSpot(spot.end, way, true).rect, null) ||
        this.isApart(this.makeSpot(spot.end, way, false).rect),
    );
    return size * 4 + computeTurnCost(dir, from) + (ways.length ? 0 : 60) - ways.length * 0.3;
  }

  /** @param {Box} rect */
  isApart(rect) {
    return this.tiles.every(tile => !isOverlapping(rect, tile, 1));
  }

  /**
   * Return the best free place for the next tile of an arm; one far away if everything around is full.
   * @type {(arm: OpenArm, doublet: boolean) => Way}
   */
  findWay(arm, doublet) {
    const ways = arm.doublet ? [arm.dir] : [arm.dir, (arm.dir + 1) % 4, (arm.dir + 3) % 4];
    const spots = ways
      .map(dir => ({ dir, spot: this.makeSpot(arm.cell, dir, doublet) }))
      .filter(({ spot }) => this.isFree(spot.rect, arm.last));
    spots.sort(
      (a, b) => this.computeCost(a.spot, a.dir, arm.dir, doublet) - this.computeCost(b.spot, b.dir, arm.dir, doublet),
    );
    const best = spots[0];
    if (best && this.computeCost(best.spot, best.dir, arm.dir, doublet) < 4 * FAR) return best;
    return best ?? this.searchRings(arm, doublet);
  }

  /**
   * Return the nearest place away from the arm, and join it to the arm by a thread.
   * @type {(arm: Pick<OpenArm, 'cell'>, doublet: boolean) => Way}
   */
  searchRings(arm, doublet) {
    for (let ring = 3; ring < FAR; ring++) {
      const best = this.findBestInRing(arm.cell, ring, doublet);
      if (best) {
        this.threads.push([arm.cell, best.spot.near]);
        return best;
      }
    }
    throw new Error('no room for a tile');
  }

  /** @type {(cell: Point, ring: number, doublet: boolean) => Way | null} */
  findBestInRing({ x, y }, ring, doublet) {
    /** @type {Way & { cost: number } | null} */
    let best = null;
    for (const [dx, dy] of iterateRing(ring)) {
      for (let dir = 0; dir < 4; dir++) {
        const spot = this.makeSpot(moveCell({ x: x + dx, y: y + dy }, dir, -2), dir, doublet);
        if (!this.isApart(spot.rect)) continue;
        const cost = this.computeCost(spot, dir, dir, doublet);
        if (!best || cost < best.cost) best = { dir, spot, cost };
      }
    }
    return best;
  }

  /** @param {LaidTile} tile */
  placeLead(tile) {
    const cell = { x: 0, y: 0 };
    const laid = this.addTile(tile, {
      rect: makeDoubletBox(cell, RIGHT),
      cells: [moveCell(cell, UP, 1), moveCell(cell, DOWN, 1)],
      before: null,
    });
    this.arms = LEAD_ARMS.map(dir => ({
      cell: dir % 2 ? cell : moveCell(cell, dir, 1),
      dir,
      last: laid,
      doublet: true,
    }));
  }

  /** @param {LaidTile} tile */
  placeNext(tile) {
    const place = tile.arm ?? -1;
    const arm = this.arms[place];
    const doublet = isDoublet(tile.tile);
    if (!arm) return;
    const { dir, spot } = this.findWay(arm, doublet);
    const flip = !doublet && splitTile(tile.tile)[0] !== tile.mark;
    const laid = this.addTile(tile, {
      rect: spot.rect,
      cells: flip ? [spot.cells[1], spot.cells[0]] : spot.cells,
      before: arm.last,
    });
    this.arms[place] = { cell: spot.end, dir, last: laid, doublet };
    if (doublet && this.spreads) this.openEnds(spot.near, dir, laid);
  }

  /** @type {(cell: Point, dir: number, laid: PlacedTile) => void} */
  openEnds(cell, dir, laid) {
    for (const way of [(dir + 3) % 4, (dir + 1) % 4])
      this.arms.push({ cell: moveCell(cell, way, 1), dir: way, last: laid, doublet: true });
  }

  /**
   * Place W/W beside a doublet: at one of its ends, or where there is room.
   * @param {LaidTile} tile
   */
  placeReopening(tile) {
    const doublet = this.tiles.filter(other => isDoublet(other.tile))[tile.beside ?? 0] ?? this.tiles[0];
    const upright = doublet.h > doublet.w;
    const cell = { x: doublet.x + (doublet.w - 2) / 2, y: doublet.y + (doublet.h - 2) / 2 };
    const spots = (upright ? [UP, DOWN] : [LEFT, RIGHT])
      .map(dir => ({ dir, spot: this.makeSpot(moveCell(cell, dir, 1), dir, true) }))
      .filter(({ spot }) => this.isFree(spot.rect, doublet));
    const { dir, spot } = spots[0] ?? this.searchRings({ cell }, true);
    const laid = this.addTile(tile, { rect: spot.rect, cells: spot.cells, before: doublet });
    this.arms.push({ cell: spot.near, dir, last: laid, doublet: true });
    this.openEnds(spot.near, dir, laid);
  }
}

/**
 * Lay out the tiles of a round in the order of their play, within the room if possible.
 * @type {(laid: LaidTile[], spreads: boolean, room: Size) => TileLayout}
 */
export function computeLayout(laid, spreads, room) {
  const layout = new Layout(spreads, room);
  laid.forEach((tile, place) => {
    if (!place) layout.placeLead(tile);
    else if (tile.beside !== undefined) layout.placeReopening(tile);
    else layout.placeNext(tile);
  });
  return {
    tiles: layout.tiles,
    ends: layout.arms.map(({ cell, dir, doublet }) => ({
      ...(doublet ? moveCell(cell, dir, 2) : cell),
      dir,
      beside: doublet,
    })),
    threads: layout.threads,
    box: layout.box,
  };
}

// The scale of the tiles: all of them and the tags of the open ends are visible.

// Half a cell in pixels. Smaller tiles could not be read, so the table scrolls.
const LARGEST = 29;
const SMALLEST = 9;
const MARGIN = 2; // half cells around the tiles
const TAG = 70; // pixels for the tag of an end that points sideways
const BESIDE = 38; // pixels for the end beside a doublet, whose tag is wider than its cell
const ABOVE = 25; // pixels for the tag of an end that points up or down
const NEAR_EDGE = 4; // half cells
const MAX_ACROSS = 17; // a table of few tiles does not fill the width

/**
 * Return the room for tiles in `width` x `height` pixels, in half cells, between tags at both sides.
 * @type {(width: number, height: number) => Size}
 */
export const computeRoom = (width, height) => ({
  w: (width - 2 * TAG) / SMALLEST,
  h: (height - 2 * ABOVE) / SMALLEST,
});

/**
 * Return the room of tags at the left and the right of the tiles, in pixels.
 * @param {Box} box
 * @param {End[]} open
 */
function computeTagRoom(box, open) {
  /** @type {Record<number, (cell: End) => boolean>} */
  const isNear = {
    [LEFT]: cell => cell.x - box.x < NEAR_EDGE,
    [RIGHT]: cell => box.x + box.w - cell.x - 2 < NEAR_EDGE,
  };
  return [LEFT, RIGHT].map(dir => {
    const near = open.filter(cell => cell.dir === dir && isNear[dir](cell));
    if (near.some(cell => !cell.beside)) return TAG;
    return near.length ? BESIDE : 0;
  });
}

/**
 * Return the scale of a layout in `width` x `height` pixels: {unit, left, right, top}, half a cell and the room beside
 * and above the tiles. `box` is that of the tiles, `open` the cells of the open ends.
 * @type {(box: Box, open: End[], width: number, height: number) => Scale}
 */
export function computeScale(box, open, width, height) {
  const tags = computeTagRoom(box, open);
  const [left, right] = tags.map(tag => tag || MARGIN * SMALLEST);
  const wide = Math.min(width / (box.w + 2 * MARGIN), (width - left - right) / box.w);
  const high = Math.min(height / (box.h + 2 * MARGIN), (height - 2 * ABOVE) / box.h);
  const unit = Math.max(SMALLEST, Math.min(LARGEST, width / MAX_ACROSS, wide, high));
  const margin = MARGIN * unit;
  return { unit, left: Math.max(tags[0], margin), right: Math.max(tags[1], margin), top: Math.max(ABOVE, margin) };
}
