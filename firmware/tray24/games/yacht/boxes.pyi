from collections.abc import Sequence

BOXES: tuple[str, ...]
OPEN: int

def box_points(box: int, faces: Sequence[int]) -> int: ...
