DOWN: int
UP: int
HOLD: int
EMPTY: int
WHITE: int
COVERED: int
