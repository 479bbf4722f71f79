// What the page gets of basic: see `board.py` and `sentences.py`.

interface Board {
  tray?: Dice;
  /** The die that has to be placed. */
  drawn?: Die | null;
  /** Whether each die fits, of the seat that may roll or keep them. */
  fits_all?: boolean;
}
