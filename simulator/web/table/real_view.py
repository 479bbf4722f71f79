"""The page's view of the real dice: their places, what the tray asks for, and what people can do about it."""

from collections.abc import Set

from simulator.json_values import JsonObject
from simulator.people.dice import POUCH, SLOT, Die
from simulator.people.handling import Handling
from simulator.web.boards import tile_view
from simulator.web.log.words import name_of, reason_words
from simulator.web.spoken import fits_ends, say_real
from tray24.match.match import Match
from tray24.pins import SEATS, SLOTS
from tray24.rules.errors import RuleError
from tray24.rules.faces import HIDDEN, face_name, is_wild, tile_name
from tray24.rules.moves import PLAY, VERBS
from tray24.sense.events import mask_of, members
from tray24.ui.match import kinds
from tray24.ui.match.common import CommonSide
from tray24.ui.match.real.common import CommonReal
from tray24.ui.match.real.guide import NOTHING
from tray24.ui.match.real.play import RealPlay


def real_view(people: Handling, match: Match | None, side: CommonSide | CommonReal | None = None) -> JsonObject | None:
    """Return the view of a table with real dice; None for other matches while all dice are in the pouch.

    `side` is the game's part of the tray's screen, also while the plug is out.

    Places: `hands` by seat button, `slots`, `pouch` (the number of dice in it), and `half_in`, the slots whose die
    stands on the edge. The other keys belong to the match on the tray's screen. `kind` is the kind of screen (see
    `tray24.ui.match.kinds`; "" while another screen is on top), `asks` the seat to act, `slot` its die, `bad` the
    refused die and `refused` the rule and the reason. `tells` is the face to enter ("hand" for the rest of a hand),
    `wanting` the dice to take by seat, `rolls` the seats that have to roll, `rolls_left` how often in a game where the
    tray does not count it. `verdict` is what is asked of a challenged player, in the tray's words. `clears_up` tells
    whether a virtual person follows the lights. `verbs` are the moves by keys, `fits` the open slots by die, `lift` and
    `put` what the blinking slots ask for. `last` is the slot of the die that was put last, `way` the slots of a line
    from its back to its play end. With tiles `hands` are all racks, `pouch` is the pile, and `lines` are the lines that
    the seat to play may lay; `for_tab` removes what a tab must not see. `matched` dice prove a bluff.
    """
    dice = people.dice
    game = match.game if match is not None and match.profile.real else None
    if game is None and all(die.place == POUCH for die in dice.dice):
        return None
    faces = _faces(match if game is not None else None, side)
    tiles = dice.tiles if game is not None and game.tiles else None
    hands: JsonObject
    if tiles is not None:
        hands = {str(button): [tile_view(tile) for tile in tiles.rack(button)] for button in range(SEATS)}
    else:
        hands = {str(button): [_die(die, NOTHING) for die in dice.of_seat(button)] for button in range(SEATS)}
    view = {
        "set": dice.set_name,
        "hands": hands,
        "slots": {str(die.at): _die(die, faces[die.at]) for die in dice.dice if die.place == SLOT},
        "half_in": [die.at for die in dice.dice if die.place == SLOT and not die.tucked],
        "pouch": len(dice.in_pouch() if tiles is None else tiles.pile()),
    } | _asked(people)
    say_real(
        view,
        [player.button for player in match.profile.seats] if match is not None and game is not None else [],
        tiles is not None,
    )
    return view


def for_tab(real: JsonObject, racks: Set[int], asked: int) -> JsonObject:
    """Return a view of real tiles for a tab that sees the `racks` of these buttons; `asked` is to play, or -1."""
    hidden = {"id": -1, "tile": tile_name(HIDDEN)}
    hands = {
        button: tiles if int(button) in racks else [hidden] * len(tiles) for button, tiles in real["hands"].items()
    }
    lines = real["lines"] if asked in racks else []
    return real | {"hands": hands, "lines": lines, "fits_said": fits_ends(lines)}


def _faces(match: Match | None, side: CommonSide | CommonReal | None) -> bytes:
    """Return the game's die in each slot, NOTHING where there is none or where it is not known."""
    if match is None or side is None or side.ui.match is not match:
        return bytes((NOTHING,) * SLOTS)
    return bytes(side.faces()) if isinstance(side, CommonReal) else bytes((NOTHING,) * SLOTS)


def _die(die: Die, known: int) -> JsonObject:
    """Return a die as JSON values; a wild in a slot has the color named for it."""
    named = is_wild(die.face) and known != NOTHING and is_wild(known)
    return {"id": die.id, "face": face_name(known if named else die.face)}


def _asked(people: Handling) -> JsonObject:
    screen = people.screen
    if screen is None:
        nothing: JsonObject = {"kind": "", "asks": -1, "slot": -1, "bad": -1, "refused": None, "tells": ""}
        nothing |= {"wanting": [], "verbs": [], "fits": {}, "lift": [], "put": {}, "rolls": [], "rolls_left": 0}
        return nothing | {"last": -1, "way": [], "lines": [], "matched": [], "masked": []}
    guided = screen.kind == kinds.GUIDE
    away, missing = _guided(people) if guided else (0, 0)
    return {
        "kind": screen.kind,
        "asks": people.conduct.asked(),
        "slot": screen.slot,
        "bad": screen.bad,
        "refused": _refused(screen),
        "tells": _told(people),
        "wanting": [people.wanting(seat) for seat in range(people.match.game.seats)],
        "rolls": [seat for seat in range(people.match.game.seats) if people.conduct.must_roll(seat)],
        "rolls_left": people.conduct.rolls_left(),
        "verdict": people.play_screen.side.asks_verdict() if screen.kind == kinds.VERDICT else "",
        "clears_up": guided and people.clears_up,
        "verbs": [VERBS[verb] for verb in people.verbs()],
        "fits": {str(id): slots for id, slots in people.fits().items()},
        "lift": members(away),
        "put": {str(slot): face_name(screen.guide.want[slot]) for slot in members(missing)},
        "last": screen.side.last(),
        "way": people.conduct.way(),
        "lines": people.conduct.lines(),
        "matched": [die.id for die in people.conduct.matched()],
        "masked": _masked(screen),
    }


def _refused(screen: RealPlay) -> dict[str, str] | None:
    """Return by which rule and why the tray refuses the die in a slot, None where it refuses none."""
    error = screen.refusal if screen.bad >= 0 else None
    match = screen.ui.match
    if error is None or match is None:
        return None
    return {"rule": error.rule, "words": reason_words(error, [name_of(player) for player in match.profile.seats])}


def refused_move(people: Handling) -> tuple[RuleError, int] | None:
    """Return why the tray refuses a die, and the move that it would be; None in yacht, and for a first die."""
    screen = people.screen
    die = people.dice.in_slot(screen.bad) if screen is not None and screen.bad >= 0 else None
    if screen is None or screen.refusal is None or die is None or not die.rolled:
        return None
    game, seat = people.match.game, max(people.conduct.asked(), 0)
    if PLAY not in game.ARGS or screen.refusal.key == screen.side.start_refusal:
        return None
    return screen.refusal, game.move(PLAY, *screen.side.arguments(screen.bad, die.face), seat=seat)


def _masked(screen: RealPlay) -> list[int]:
    """Return the slots whose dice are entered by keys; [] when all slots are, so that none stands out."""
    masked = members(screen.slots.masked())
    return masked if len(masked) < SLOTS else []


def _guided(people: Handling) -> tuple[int, int]:
    """Return the masks of slots whose die has to leave, and of slots that need a die."""
    guide, in_slot = people.play_screen.guide, people.dice.in_slot
    away, missing = guide.lift | guide.wrong, guide.put | guide.wrong
    for slot in members(guide.tell):  # only people see what lies there
        die, want = in_slot(slot), guide.want[slot]
        if die is not None and die.face != want:
            away |= mask_of((slot,))
        if want != NOTHING and (die is None or die.face != want):
            missing |= mask_of((slot,))
    return away, missing


def _told(people: Handling) -> str:
    """Return the face that the tray asks for, as seen on the die, or "hand" for the rest of a hand."""
    screen = people.play_screen
    untold = people.conduct.untold()
    if screen.kind not in (kinds.HUE, kinds.WHEEL, kinds.CHECK) and untold < 0:
        return ""
    die = people.dice.in_slot(untold if untold >= 0 else screen.slot)
    if screen.side.tells() and die is None:
        return "hand"
    return face_name(die.face) if die is not None else ""
