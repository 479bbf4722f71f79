"""What the page may know of the real dice: how they lie, what the tray asks for, and what people can do about it."""

from typing import Any

from simulator.dice import POUCH, SLOT, Die
from simulator.people import People
from tray24.pins import SEATS, SLOTS
from tray24.rules.core import VERBS
from tray24.rules.faces import face_name, is_wild
from tray24.ui.real import modes


def real_view(people: People, match: Any) -> dict[str, Any] | None:
    """The table with real dice; None while all of them are in the pouch and `match` is none with real dice.

    `hands` by seat button and `slots` are what lies where, `pouch` how many do not; `half_in` slots whose die stands on
    its edge. The rest is of the match on the tray's screen: `kind` is what it asks for (see ui.real.modes; "" while
    another screen is on top), `asks` the seat, `slot` and `bad` the die it is about or that is refused, `why` the refusal in words, `tells` the
    face it may be told ("hand" for the rest of a hand), `wanting` by seat the dice to take, `verbs` what its keys
    offer, `fits` by die the slots it may go to, `lift` and `put` what the blinking slots want.
    """
    dice = people.dice
    game = match.game if match is not None and match.profile.real else None
    if game is None and all(die.place == POUCH for die in dice.dice):
        return None
    return {
        "set": dice.set_name,
        "hands": {str(button): [_die(die, None) for die in dice.of_seat(button)] for button in range(SEATS)},
        "slots": {str(die.at): _die(die, game) for die in dice.dice if die.place == SLOT},
        "half_in": [die.at for die in dice.dice if die.place == SLOT and not die.tucked],
        "pouch": len(dice.in_pouch()),
    } | _asked(people)


def _die(die: Die, game: Any) -> dict[str, Any]:
    """A die as it lies; a wild in a slot with the color that was named for it."""
    face = die.face
    if game is not None and is_wild(face) and game.tray[die.at] >= 0 and is_wild(game.faces[game.tray[die.at]]):
        face = game.faces[game.tray[die.at]]
    return {"id": die.id, "face": face_name(face)}


def _asked(people: People) -> dict[str, Any]:
    screen = people.screen
    if screen is None:
        nothing: dict[str, Any] = {"kind": "", "asks": -1, "slot": -1, "bad": -1, "why": "", "tells": ""}
        return nothing | {"wanting": [], "verbs": [], "fits": {}, "lift": [], "put": {}}
    guide = screen.guide
    guided = screen.kind == modes.GUIDE
    away, missing = (guide.lift | guide.wrong, guide.put | guide.wrong) if guided else (0, 0)
    return {
        "kind": screen.kind,
        "asks": screen.asked_seat(),
        "slot": screen.slot,
        "bad": screen.bad,
        "why": screen.refusal if screen.bad >= 0 else "",
        "tells": _told(people),
        "wanting": [people.wanting(seat) for seat in range(people.match.game.seats)],
        "verbs": [VERBS[verb] for verb in people.verbs()],
        "fits": {str(id): slots for id, slots in people.fits().items()},
        "lift": [slot for slot in range(SLOTS) if away >> slot & 1],
        "put": {str(slot): face_name(guide.want[slot]) for slot in range(SLOTS) if missing >> slot & 1},
    }


def _told(people: People) -> str:
    """The face that the tray asks for, as whoever looks at the die knows it; "hand" for the rest of a hand."""
    screen = people.screen
    if screen.kind not in (modes.HUE, modes.WHEEL, modes.CHECK):
        return ""
    if screen.real.tells():
        return "hand"
    die = people.dice.in_slot(screen.slot) if screen.slot >= 0 else None
    return face_name(die.face) if die is not None else ""
