// What the page gets of line: see `board.py` and `sentences.py`.

interface Board {
  /** From the back to the play end. */
  line?: Die[];
  slots?: number[];
  next?: number;
}

interface Said {
  /** The cost of taking the back die. */
  price: string;
}
