"""The position checks that `center` and `line` share."""

from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.faces import UNROLLED, color_of, is_known, is_wild
from tray24.rules.moves import PH_COLOR, PH_DRAWN, PH_REROLLED
from tray24.rules.position import check_catchable

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.rules.matching.rules import MatchingGame


def check_matching(game: "MatchingGame", below: list[tuple[int, int]]) -> None:
    """Raise RuleError for what cannot be on the table and in hands in the phase given. below: the table but its top."""
    faces = game.faces
    phase = game.phase
    top = faces[game.top()]
    for face in [faces[die] for _, die in below] + [top]:
        if not is_known(face) or (is_wild(face) and not color_of(face) and (phase != PH_COLOR or face != top)):
            raise RuleError("", "given_table_without_face")
    if phase == PH_COLOR and (color_of(top) or not is_wild(top)):
        raise RuleError("", "given_declared")
    for hand in game.hands:
        if not hand:
            raise RuleError("", "given_seats_without_dice")
        if [die for die in hand if faces[die] == UNROLLED or (color_of(faces[die]) and is_wild(faces[die]))]:
            raise RuleError("", "given_hand_not_rolled")
    caught = game.catchable
    if caught < 0:
        return
    check_catchable(game, True)
    if phase in (PH_REROLLED, PH_DRAWN) or (phase == PH_COLOR and caught != game.turn):
        raise RuleError("", "given_catch_too_late")
