// What the page gets of dominoes: see `board.py` and `sentences.py`.

/** A tile that was played; `beside`: a reopening, at the doublet with this index. */
interface LaidTile {
  id: number;
  tile: string;
  mark?: string;
  arm?: number;
  beside?: number;
}

interface Arm {
  end: string;
  closed: boolean;
  slot: number;
}

interface Board {
  /** In the order of play. */
  laid?: LaidTile[];
  arms?: Arm[];
  /** Those at which a reopening may be played. */
  doublets?: string[];
}

interface Said {
  stakes: string;
  /** Of each arm: where it does not fit, where it fits. */
  arms: string[][];
}

// The layout of the tiles. Measures are half cells; directions are 0 to 3, as `page/layout.js` names them.
interface Point {
  x: number;
  y: number;
}
interface Size {
  w: number;
  h: number;
}
type Box = Point & Size;

/** A tile that lies there; `before` is the one that it goes on from. Its first marking lies in the first cell. */
type PlacedTile = LaidTile & Box & { cells: Point[]; before: PlacedTile | null };

/** The place for a tile: its cells, the nearest one, and the one from which the arm goes on. */
interface Spot {
  near: Point;
  end: Point;
  rect: Box;
  cells: Point[];
}
interface Way {
  dir: number;
  spot: Spot;
}

/** An arm that goes on from a cell; `last` is the tile there, `doublet` whether that is one. */
interface OpenArm {
  cell: Point;
  dir: number;
  last: PlacedTile;
  doublet: boolean;
}

/** The open marking of an arm, or the free cell `beside` a doublet. */
type End = Point & { dir: number; beside: boolean };

/** How a layout is drawn, in pixels: half a cell, and the room beside and above the tiles. */
interface Scale {
  unit: number;
  left: number;
  right: number;
  top: number;
}

interface TileLayout {
  tiles: PlacedTile[];
  /** By arm. */
  ends: End[];
  /** From cell to cell, where the next tile had no room beside the last one. */
  threads: Point[][];
  /** That of all tiles. */
  box: Box;
}
