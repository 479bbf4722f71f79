// What the page gets of basic: see `board.py` and `sentences.py`.

interface Board {
  tray?: Dice;
  /** The die that is to be placed. */
  drawn?: Die | null;
  /** Whether each die of the seat that may roll or keep them would have a place. */
  fits_all?: boolean;
}
