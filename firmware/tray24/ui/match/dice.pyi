from collections.abc import Callable, Iterator, Sequence

from tray24.ui.toolkit.canvas import Canvas

CHIP_ROWS: int
FRAMED: int
MARKED: int

def by_color(face: int) -> int: ...
def draw_face(canvas: Canvas, face: int, x: int, y: int) -> int: ...
def chip_width(face: int) -> int: ...
def draw_chip(canvas: Canvas, face: int, x: int, y: int, chosen: bool = False, signs: int = ...) -> int: ...
def finish_chip(canvas: Canvas, x: int, y: int, width: int, chosen: bool, signs: int) -> int: ...
def draw_hand(
    canvas: Canvas,
    faces: Sequence[int],
    y: int,
    fitting: Sequence[int] = (),
    chosen: int = -1,
    start: int = 0,
    marked: Sequence[int] = (),
) -> Iterator[None]: ...
def draw_row(
    canvas: Canvas,
    pieces: Sequence[int],
    y: int,
    width_of: Callable[[int], int],
    draw: Callable[[Canvas, int, int, int, bool, int], int],
    signs: Sequence[int],
    chosen: int,
    start: int = 0,
) -> Iterator[None]: ...
