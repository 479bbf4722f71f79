"""The eleven boxes of a sheet and the scores of five dice in them (rules Y4-Y8)."""

from tray24.compat import const
from tray24.rules.faces import W, get_points, make_fit_mask

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

BOXES = ("two", "three", "four", "small", "large", "chain", "red", "yellow", "green", "blue", "wild")
_TWO = const(0)
_SMALL = const(3)
_LARGE = const(4)
_CHAIN = const(5)
_RED = const(6)
_WILD = const(10)
OPEN = const(255)  # the value of an unused box in a sheet


def _count_most_frequent(numbers: list[int]) -> int:
    """Return how often the most frequent of `numbers` occurs; 0 without numbers."""
    return max([numbers.count(number) for number in numbers]) if numbers else 0


def _is_chain(colored_faces: list[int], wilds: int) -> bool:
    """Return True if dice and wilds can be put in a row in which neighbors match (Y7).

    A wild matches everything, so each gap between neighbors that do not match takes one wild. `colored_faces` are those
    that are not wild.
    """
    masks = [make_fit_mask(face) for face in colored_faces]

    def can_continue(last_mask: int, dice: list[int], wilds: int) -> bool:
        if not dice:
            return True
        for die in dice:
            cost = 0 if last_mask & masks[die] else 1
            if cost <= wilds and can_continue(masks[die], [other for other in dice if other != die], wilds - cost):
                return True
        return False

    return can_continue(-1, list(range(len(masks))), wilds)


def score_box(box: int, faces: "Sequence[int]") -> int:
    """Return the points of five `faces` in `box`, an index into `BOXES`; 0 if they do not fulfill it (Y4-Y8)."""
    colored_faces = [face for face in faces if face & 31 < W]
    wilds = len(faces) - len(colored_faces)
    if box == _WILD:
        return 50 * wilds
    if box >= _RED:
        color = box - _RED + 1
        return sum([get_points(face) for face in colored_faces if face >> 5 == color])
    if box == _SMALL or box == _LARGE:
        count = 4 if box == _SMALL else 5
        return count * 75 - 225 if _count_most_frequent([face >> 5 for face in colored_faces]) + wilds >= count else 0
    if box == _CHAIN:
        is_fulfilled = _is_chain(colored_faces, wilds)
    else:
        is_fulfilled = _count_most_frequent([face & 31 for face in colored_faces]) + wilds >= box - _TWO + 2
    return sum([get_points(face) for face in faces]) if is_fulfilled else 0
