"""What positions of `center` and `line` have in common."""

from tray24.rules.errors import RuleError
from tray24.rules.faces import DE, UNROLLED, is_wild
from tray24.rules.moves import PH_COLOR, PH_DRAWN, PH_REROLLED


def check_matching(game, below):
    """What cannot lie on the table (its top aside: `below`) and in hands of center and line in the phase given."""
    faces = game.faces
    phase = game.phase
    top = faces[game.top()]
    for face in [faces[die] for _, die in below] + [top]:
        if face & 31 > DE or (is_wild(face) and not face >> 5 and (phase != PH_COLOR or face != top)):
            raise RuleError("", "given: a die on the table shows a face, a wild has its color")
    if phase == PH_COLOR and (top >> 5 or not is_wild(top)):
        raise RuleError("", "given: a color is declared for an undeclared wild")
    for hand in game.hands:
        if not hand:
            raise RuleError("", "given: every seat needs dice")
        if [die for die in hand if faces[die] == UNROLLED or (faces[die] >> 5 and is_wild(faces[die]))]:
            raise RuleError("", "given: dice in hands are rolled, and a wild there has no color")
    caught = game.catchable
    if caught < 0:
        return
    if len(game.hands[caught]) != 1:
        raise RuleError("", "given: 'catchable' must hold exactly one die")
    if phase in (PH_REROLLED, PH_DRAWN) or (phase == PH_COLOR and caught != game.turn):
        raise RuleError("", "given: nobody can be caught after the first action of a turn")
    game.late = 1
