// What the page gets of center: see `board.py` and `sentences.py`.

interface Board {
  slot?: number;
  center?: Die | null;
  /** The die under a WD4 that can still be challenged. */
  former?: Die | null;
  drawn?: Die | null;
}

interface Said {
  stakes: string;
}
