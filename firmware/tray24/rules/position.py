"""Positions from dictionaries: `load` builds what `Game.describe` gives, for scenarios and set-up positions.

`given` names what matters, the rest takes defaults (records: "Positions and scenarios"). What contradicts itself is
refused: after loading, every key that was given must be what the position describes.
"""

from tray24.rules import new_game
from tray24.rules.core import (
    D_ROLLOFF,
    DEALER,
    DEALER_VERBS,
    PH_CHALLENGE,
    PH_CHOOSE,
    PH_COLOR,
    PH_DRAWN,
    PH_GIVE,
    PH_LEAD,
    PH_MOVE,
    PH_PLACE,
    PH_REOPEN,
    PH_REROLLED,
    PH_SCORE,
    PHASES,
    RuleError,
    decimal,
)
from tray24.rules.faces import D2, DE, UNROLLED, WD4, is_wild, parse_face
from tray24.rules.shedding import AFTER_CATCH, AFTER_HAND, AFTER_START

_COMMON = ("turn", "phase", "direction", "starter", "hand", "scores", "catchable", "called", "over", "winners", "await")
_KEYS = {
    "basic": ("half", "tray", "last", "hands", "bag", "die"),
    "center": ("center", "hands", "bag", "die", "former", "legality"),
    "line": ("line", "hands"),
    "yacht": ("dice", "rolls_left", "sheets"),
    "dominoes": ("arms", "racks", "pile", "table", "doublets", "tile"),
}
_PHASE_UNSAID = {"basic": "choose", "center": "move", "line": "move", "yacht": "score", "dominoes": "move"}
_SEAT_PHASES = {"basic": (PH_PLACE, PH_CHOOSE, PH_MOVE, PH_DRAWN, PH_COLOR), "yacht": (PH_SCORE,)}
_SEAT_PHASES["center"] = (PH_MOVE, PH_REROLLED, PH_DRAWN, PH_COLOR, PH_CHALLENGE)
_SEAT_PHASES["line"] = (PH_MOVE, PH_REROLLED, PH_COLOR, PH_GIVE)
_SEAT_PHASES["dominoes"] = (PH_LEAD, PH_MOVE, PH_DRAWN, PH_REOPEN)


def load(name, seats, options, given):
    """The match of game `name` in the position `given` (a dictionary). RuleError says which key is wrong and why."""
    if not isinstance(given, dict):
        raise RuleError("", "given: must be a dictionary of the position's keys")
    game = new_game(name, seats, options)
    for key in given:
        if key not in _COMMON and key not in _KEYS[name]:
            raise RuleError("", "given: " + name + " has no key '" + str(key) + "'")
    phase = given.get("phase", _PHASE_UNSAID[name])
    if phase in DEALER_VERBS:
        _load_fresh(game, given, phase)
    elif phase in PHASES and PHASES.index(phase) in _SEAT_PHASES[name]:
        _load_common(game, given, PHASES.index(phase))
        if name == "dominoes":
            from tray24.rules import layout

            layout.load(game, given)
        else:
            _LOADERS[name](game, given)
    else:
        raise RuleError("", "given: " + name + " cannot be loaded in the phase '" + str(phase) + "'")
    _compare(game, given)
    return game


def _compare(game, given):
    described = game.describe()
    for key in given:
        wanted = given[key]
        found = described[key]
        if key == "table":
            wanted = sorted(wanted)
            found = sorted(found)
        elif key == "arms":
            wanted = [complete_arm(arm) for arm in wanted]
        elif key in ("hands", "racks") and any(found):
            wanted = [sorted(hand) for hand in wanted]
            found = [sorted(hand) for hand in found]
        if wanted != found:
            raise RuleError("", "given: '%s' is %s, but the rest makes it %s" % (key, wanted, found))


def complete_arm(arm):
    """An arm as it is described, from one that may leave out `doublet` and `closed`."""
    full = {"doublet": False, "closed": arm["end"] == "DE"}
    full.update(arm)
    return full


def _load_fresh(game, given, phase):
    """A fresh match, or (phase draw) the beginning of a hand."""
    game.hand = _number(given, "hand", 65536, 0)
    game.scores = _scores(game, given)
    if phase == "draw" and game.wait == D_ROLLOFF:
        game.first(_number(given, "starter", game.seats, 0))
    elif phase == "draw":
        game.starter = _number(given, "starter", game.seats, 0)


def _number(given, key, below, default, nothing=None):
    """The int of `key` from 0; `nothing` stands for a given null, or it is refused."""
    number = given.get(key, default)
    if number is None and nothing is not None:
        return nothing
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < below:
        raise RuleError("", "given: '%s' must be a number from 0 to %d" % (key, below - 1))
    return number


def _scores(game, given):
    scores = given.get("scores", [0] * game.seats)
    if not isinstance(scores, list) or len(scores) != game.seats:
        raise RuleError("", "given: 'scores' must list %d numbers" % game.seats)
    return [_number({"scores": points}, "scores", 65536, 0) for points in scores]


def _load_common(game, given, phase):
    game.phase = phase
    game.wait = 0
    game.turn = _number(given, "turn", game.seats, None)
    direction = given.get("direction", 1)
    if not isinstance(direction, int) or direction not in (1, -1):
        raise RuleError("", "given: 'direction' must be 1 or -1")
    game.direction = direction
    game.starter = _number(given, "starter", game.seats, 0)
    game.hand = _number(given, "hand", 65536, 0)
    game.scores = _scores(game, given)
    game.catchable = _number(given, "catchable", game.seats, None, DEALER)
    game.called = _number(given, "called", game.seats, None, DEALER)


def _face(text, key, game):
    """A face of the game, as text; a wild may be declared, or unknown and unrolled in a hand."""
    try:
        face = parse_face(text) if isinstance(text, str) else -1
    except ValueError:
        face = -1
    if face < 0 or (face & 31 <= DE and face & 31 not in game.kinds):
        raise RuleError("", "given: '%s' holds %s, no face of %s" % (key, text, game.name))
    return face


def _list(given, key, default):
    values = given.get(key, default)
    if not isinstance(values, list):
        raise RuleError("", "given: '" + key + "' must be a list")
    return values


class _Dice:
    """Gives out die ids from 0 up, as they are named."""

    def __init__(self, game):
        self.game = game
        self.next = 0

    def take(self, text, key):
        face = _face(text, key, self.game)
        die = self.next
        if die >= self.game.ids:
            raise RuleError("", "given: more than %d dice" % self.game.ids)
        self.next = die + 1
        self.game.faces[die] = face
        return die


def _load_basic(game, given):
    dice = _Dice(game)
    phase = game.phase
    if phase == PH_PLACE:
        game.drawn = dice.take(given.get("die"), "die")
    tray = given.get("tray", {})
    if not isinstance(tray, dict):
        raise RuleError("", "given: 'tray' must be a dictionary of slots")
    slots = sorted([_slot(text) for text in tray])
    placed = [(slot, dice.take(tray[str(slot)], "tray")) for slot in slots]
    _load_hands(game, dice, given)
    if slots:
        game.half = slots[0] % 6 // 3
        game.last = _number(given, "last", 24, slots[-1])
        if game.last not in slots:
            raise RuleError("", "given: 'last' is an empty slot")
    if [slot for slot in slots if slot % 6 // 3 != game.half]:
        raise RuleError("", "given: the dice of 'tray' lie in both halves")
    game._lay(placed)
    _check_basic(game, placed, given)


def _load_hands(game, dice, given):
    """The hands, one after the other; the bag is what remains."""
    hands = _list(given, "hands", [[] for _ in range(game.seats)])
    if len(hands) != game.seats or not all([isinstance(hand, list) for hand in hands]):
        raise RuleError("", "given: 'hands' must list %d hands" % game.seats)
    game.hands = [[dice.take(text, "hands") for text in hand] for hand in hands]
    game.bag = list(range(dice.next, game.ids))


def _slot(text):
    slot = decimal(text)
    if 0 <= slot < 24:
        return slot
    raise RuleError("", "given: 'tray' has no slot " + text)


def _check_basic(game, placed, given):
    """What cannot be in the phase given, and what the phase needs."""
    faces = game.faces
    phase = game.phase
    for slot, die in placed:
        color = faces[die] >> 5
        declared = color or (phase == PH_COLOR and slot == game.last)
        if faces[die] & 31 > DE or not declared:
            raise RuleError("", "given: slot %d must hold a face, a wild with its color" % slot)
    if not game.open and phase != PH_PLACE:
        raise RuleError("", "given: the tray must hold at least one die and one empty slot")
    for hand in game.hands:
        if [die for die in hand if faces[die] >> 5 and is_wild(faces[die])]:
            raise RuleError("", "given: a wild in a hand has no color")
    mine = game.hands[game.turn]
    unrolled = [die for die in mine if faces[die] == UNROLLED]
    if phase == PH_PLACE:
        if placed or [hand for hand in game.hands if hand] or faces[game.drawn] & 31 > DE:
            raise RuleError("", "given: the starting die is placed on an empty tray, before hands are drawn")
    elif phase == PH_COLOR:
        last = faces[game.tray[game.last]]
        if last >> 5 or not is_wild(last):
            raise RuleError("", "given: a color is declared for an undeclared wild in 'last'")
        game.after = AFTER_START if unrolled else AFTER_HAND
    elif not mine or (unrolled and phase != PH_CHOOSE):
        raise RuleError("", "given: seat %d is to choose and needs dice with faces" % game.turn)
    if phase == PH_DRAWN:
        face = _face(given.get("die"), "die", game)
        game.drawn = ([die for die in mine if faces[die] == face] or [-1])[-1]
        if game.drawn < 0 or not game._drawn_fits():
            raise RuleError("", "given: 'die' must be in the hand of seat %d and fit" % game.turn)
    caught = game.catchable
    if caught >= 0:
        if len(game.hands[caught]) != 1:
            raise RuleError("", "given: 'catchable' must hold exactly one die")
        # Until the next player's first action she may still call.
        game.late = int(phase == PH_CHOOSE or phase == PH_COLOR)


def _load_center(game, given):
    dice = _Dice(game)
    game.center = dice.take(given.get("center"), "center")
    if given.get("former") is not None:
        game.former = dice.take(given["former"], "former")
        if given.get("legality") not in game.legalities:
            raise RuleError("", "given: 'legality' must be one of " + " ".join(game.legalities))
        game.legality = game.legalities.index(given["legality"])
    _load_hands(game, dice, given)
    _check_matching(game, game._table()[1:])
    top = game.faces[game.center]
    if (game.former >= 0) != (top & 31 == WD4 and not game.wd4 and game.phase in (PH_COLOR, PH_CHALLENGE)):
        raise RuleError("", "given: 'former' is the center die that a WD4 may still bring back")
    if game.phase == PH_CHALLENGE and top & 31 != WD4:
        raise RuleError("", "given: only a WD4 is challenged")
    if game.phase == PH_DRAWN:
        game.served = game.turn
        face = _face(given.get("die"), "die", game)
        game.drawn = ([die for die in game.hands[game.turn] if game.faces[die] == face] or [-1])[-1]
        if game.drawn < 0 or not game._drawn_fits():
            raise RuleError("", "given: 'die' must be in the hand of seat %d and fit" % game.turn)


def _load_line(game, given):
    dice = _Dice(game)
    game.line = [dice.take(text, "line") for text in _list(given, "line", [])]
    _load_hands(game, dice, given)
    if game.bag or not game.line:
        raise RuleError("", "given: 'line' and 'hands' must hold all eleven dice, the line one at least")
    _check_matching(game, game._table()[:-1])
    if game.phase == PH_GIVE:
        # Only a D1 or D2 leaves one die in the line, so it is the caught seat that moves again (L6, L8).
        if len(game.line) > 1 or len(game.hands[game.turn]) < 2 or game.catchable >= 0:
            raise RuleError("", "given: a die is given when the line holds one, and the giver more")
        game.after = AFTER_CATCH
        game.back_turn = 1 - game.turn
        game.back_phase = PH_MOVE


def _check_matching(game, below):
    """What cannot lie on the table (its top aside: `below`) and in hands of center and line in the phase given."""
    faces = game.faces
    phase = game.phase
    top = faces[game._top()]
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


def _load_yacht(game, given):
    faces = [_face(text, "dice", game) for text in _list(given, "dice", [])]
    if len(faces) != 5 or [face for face in faces if face & 31 > D2 and not is_wild(face) or face > 143]:
        raise RuleError("", "given: 'dice' must list five faces")
    if [face for face in faces if face >> 5 and is_wild(face)]:
        raise RuleError("", "given: a wild has no color in yacht")
    game.dice = list(range(5))
    game.bag = list(range(5, game.ids))
    for die in game.dice:
        game.faces[die] = faces[die]
    game.rolls_left = _number(given, "rolls_left", 3, 2)
    sheets = _list(given, "sheets", [{} for _ in range(game.seats)])
    if len(sheets) != game.seats or not all([isinstance(sheet, dict) for sheet in sheets]):
        raise RuleError("", "given: 'sheets' must list %d sheets" % game.seats)
    if game.catchable >= 0 or game.called >= 0:
        raise RuleError("", "given: nobody calls UNO in yacht")
    game.scores = [0] * game.seats
    for seat in range(game.seats):
        for box in sheets[seat]:
            if box not in game.boxes:
                raise RuleError("", "given: 'sheets' has no box " + str(box))
            points = _number(sheets[seat], box, 251, 0)
            game.sheets[seat][game.boxes.index(box)] = points
            game.scores[seat] += points
    game._list_moves()
    if len(sheets[game.turn]) == len(game.boxes):
        raise RuleError("", "given: the sheet of seat %d is full" % game.turn)


_LOADERS = {"basic": _load_basic, "center": _load_center, "line": _load_line, "yacht": _load_yacht}
