"""What the page may know of the real dice: how they lie, what the tray asks for, and what people can do about it."""

from collections.abc import Set
from typing import Any

from simulator.people.dice import POUCH, SLOT, Die
from simulator.people.handling import Handling
from simulator.web.boards import tile_view
from simulator.web.spoken import fits_ends, say_real
from tray24 import games
from tray24.pins import SEATS, SLOTS
from tray24.rules.faces import face_name, is_wild
from tray24.rules.moves import VERBS
from tray24.rules.tiles import HIDDEN, tile_name
from tray24.sense.events import mask_of, members
from tray24.ui.match import kinds
from tray24.ui.match.real.guide import NOTHING


def real_view(people: Handling, match: Any, side: Any = None) -> dict[str, Any] | None:
    """The table with real dice; None while all of them are in the pouch and `match` is none with real dice.

    side: the game's side of the tray's screen, also while the plug is out.
    `hands` by seat button and `slots` are what lies where, `pouch` how many do not; `half_in` slots whose die stands on
    its edge. The rest is of the match on the tray's screen: `kind` is what it asks for (see ui.kinds; "" while
    another screen is on top), `asks` the seat, `slot` and `bad` the die it is about or that is refused, `why` the
    refusal in words, `tells` the face it may be told ("hand" for the rest of a hand), `wanting` by seat the dice to
    take, `rolls` the seats that are to roll, `rolls_left` how often where the tray does not count it, `clears_up`
    whether a virtual person does as the lights say, `verbs` what its keys offer, `fits` by die the slots it may go to,
    `lift` and `put` what the blinking slots want; `last` is the slot of the die that was put last, `way` the slots of a
    line from its back to its play end. With tiles `hands` are all racks, `pouch` is the pile, and `lines` say what the
    seat to choose may lay; `for_tab` keeps from a tab what it must not see of that.
    """
    dice = people.dice
    game = match.game if match is not None and match.profile.real else None
    if game is None and all(die.place == POUCH for die in dice.dice):
        return None
    faces = _faces(match if game is not None else None, side)
    tiles = dice.tiles if game is not None and game.tiles else None
    hands: dict[str, Any]
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


def for_tab(real: dict[str, Any], racks: Set[int], asked: int) -> dict[str, Any]:
    """A view of real tiles for a tab that may see these racks, by their seat buttons; `asked` is that of the seat to
    choose, or -1."""
    hidden = {"id": -1, "tile": tile_name(HIDDEN)}
    hands = {
        button: tiles if int(button) in racks else [hidden] * len(tiles) for button, tiles in real["hands"].items()
    }
    lines = real["lines"] if asked in racks else []
    return real | {"hands": hands, "lines": lines, "fits_said": fits_ends(lines)}


def _faces(match: Any, side: Any) -> bytes:
    """What the game has in each slot, NOTHING where none or where nobody knows."""
    if match is None or side is None or side.ui.match is not match:
        return bytes((NOTHING,) * SLOTS)
    is_real = isinstance(side, games.part(match.game.name, "real").RealSide)
    return bytes(side.faces()) if is_real else bytes((NOTHING,) * SLOTS)


def _die(die: Die, known: int) -> dict[str, Any]:
    """A die as it lies; a wild in a slot with the color that was named for it."""
    named = is_wild(die.face) and known != NOTHING and is_wild(known)
    return {"id": die.id, "face": face_name(known if named else die.face)}


def _asked(people: Handling) -> dict[str, Any]:
    screen = people.screen
    if screen is None:
        nothing: dict[str, Any] = {"kind": "", "asks": -1, "slot": -1, "bad": -1, "why": "", "tells": ""}
        nothing |= {"wanting": [], "verbs": [], "fits": {}, "lift": [], "put": {}, "rolls": [], "rolls_left": 0}
        return nothing | {"last": -1, "way": [], "lines": [], "masked": []}
    guided = screen.kind == kinds.GUIDE
    away, missing = _guided(people) if guided else (0, 0)
    return {
        "kind": screen.kind,
        "asks": people.conduct.asked(),
        "slot": screen.slot,
        "bad": screen.bad,
        "why": screen.refusal if screen.bad >= 0 else "",
        "tells": _told(people),
        "wanting": [people.wanting(seat) for seat in range(people.match.game.seats)],
        "rolls": [seat for seat in range(people.match.game.seats) if people.conduct.must_roll(seat)],
        "rolls_left": people.conduct.rolls_left(),
        "clears_up": guided and people.clears_up,
        "verbs": [VERBS[verb] for verb in people.verbs()],
        "fits": {str(id): slots for id, slots in people.fits().items()},
        "lift": members(away),
        "put": {str(slot): face_name(screen.guide.want[slot]) for slot in members(missing)},
        "last": screen.real.last(),
        "way": people.conduct.way(),
        "lines": people.conduct.lines(),
        "masked": _masked(screen),
    }


def _masked(screen: Any) -> list[int]:
    """The slots whose dice are told by keys; none stands out where all are."""
    masked = members(screen.masked())
    return masked if len(masked) < SLOTS else []


def _guided(people: Handling) -> tuple[int, int]:
    """The masks of slots whose die is to leave, and of those into which one is to be put."""
    guide, in_slot = people.play_screen.guide, people.dice.in_slot
    away, missing = guide.lift | guide.wrong, guide.put | guide.wrong
    for slot in members(guide.tell):  # nobody but people sees what lies there
        die, want = in_slot(slot), guide.want[slot]
        if die is not None and die.face != want:
            away |= mask_of((slot,))
        if want != NOTHING and (die is None or die.face != want):
            missing |= mask_of((slot,))
    return away, missing


def _told(people: Handling) -> str:
    """The face that the tray asks for, as whoever looks at the die knows it; "hand" for the rest of a hand."""
    screen = people.play_screen
    untold = people.conduct.untold()
    if screen.kind not in (kinds.HUE, kinds.WHEEL, kinds.CHECK) and untold < 0:
        return ""
    die = people.dice.in_slot(untold if untold >= 0 else screen.slot)
    if screen.real.tells() and die is None:
        return "hand"
    return face_name(die.face) if die is not None else ""
