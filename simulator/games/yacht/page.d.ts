// What the page gets of yacht: see `board.py` and `sentences.py`.

interface Board {
  dice?: Die[];
  rolls_left?: number;
  /** In the order of the sheet, with their words and slots. */
  boxes?: string[];
  words?: string[];
  slots?: number[];
  /** By seat: the points by box. */
  sheets?: Record<string, number>[];
  /** By open box: the points for the seat on turn. */
  gives?: Record<string, number>;
  /** The faces of each die on the tray. */
  sides?: string[][];
}

interface Said {
  asked_zero: Record<string, string>;
  write_zero: Record<string, string>;
  /** By slot. */
  marked: Record<number, string>;
  zero: Record<number, string>;
}
