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
  /** The doublets at which a reopening may be played. */
  doublets?: string[];
}

interface Said {
  stakes: string;
  /** By arm: the labels if a tile does not fit, and if it fits. */
  arms: string[][];
}

// The layout of the tiles. The unit is half a cell; directions are 0 to 3, as in `page/layout.js`.
interface Point {
  x: number;
  y: number;
}
interface Size {
  w: number;
  h: number;
}
type Box = Point & Size;

/** A tile on the table; `before` is the one from which it goes on. Its first marking is in the first cell. */
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

/** An open arm at a cell; `last` is the tile there, `doublet` whether that is one. */
interface OpenArm {
  cell: Point;
  dir: number;
  last: PlacedTile;
  doublet: boolean;
}

/** The open marking of an arm, or the free cell `beside` a doublet. */
type End = Point & { dir: number; beside: boolean };

/** The scale of a layout in pixels: half a cell, and the room beside and above the tiles. */
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
  /** The box of all tiles. */
  box: Box;
}
