"""The view of `basic`: the dice in their slots and the texts for the page, and the sentences of the log."""

from collections.abc import Sequence

from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.log.teller import LogTexts, Said, Teller, Was, color_words, face_words, sentences
from simulator.web.spoken import die_view
from tray24.games.basic.rules import Basic
from tray24.pins import SLOTS
from tray24.rules import moves
from tray24.rules.faces import face_name

_say = HostTexts("basic-page")
_COLUMNS = 6
_MOST_SLOTS = 6  # the most slots that a die's text lists


def move_slots(game: Basic, move: int) -> list[int]:
    """Return the slot of the die that a move plays."""
    return [game.args(move)[1]] if moves.move_verb(move) == moves.PLAY else []


def board(game: Basic, made: list[int]) -> dict[str, object]:
    """Return the `half` in play or None, `tray` as slot -> die, and the `drawn` die to be placed or None.

    `fits_all` tells whether all dice of the seat that may roll or keep its hand fit somewhere.
    """
    awaited = game.phase in (moves.PH_PLACE, moves.PH_DRAWN) and game.drawn >= 0
    return {
        "half": None if game.half < 0 else ("left", "right")[game.half],
        "tray": {str(slot): die_view(game, game.tray[slot]) for slot in range(SLOTS) if game.tray[slot] >= 0},
        "drawn": die_view(game, game.drawn) if awaited else None,
        "fits_all": game.phase == moves.PH_CHOOSE and game.fits_all(game.turn),
    }


class Spoken(spoken.Spoken):
    """The labels for a tray of which one half may be in play. An open slot is one that the seat to play may use."""

    def aim(self, view: spoken.View) -> str:
        if view["options"].get("scoring") == "caught":
            return _say("aim-lowest", target=str(view["options"]["target"]))
        return super().aim(view)

    def field(self, view: spoken.View) -> str:
        half = view["board"]["half"]
        return _say(f"field-{half}") if half else super().field(view)

    def lying(self, view: spoken.View) -> dict[int, str]:
        return {int(slot): die["face"] for slot, die in view["board"]["tray"].items()}

    def empty(self, view: spoken.View, slot: int) -> str:
        half = view["board"]["half"]
        if slot in _open(view):
            return _say("slot-open", slot=str(slot))
        if half and half != ("left" if slot % _COLUMNS < _COLUMNS // 2 else "right"):
            return _say("slot-not-in-play", slot=str(slot))
        return super().empty(view, slot)

    def fits(self, view: spoken.View) -> dict[str, list[str]]:
        found: dict[str, list[int]] = {}
        for words in (move.split(" ") for move in view["moves"]):
            if words[0] == "play":
                found.setdefault(words[1], []).append(int(words[2]))
        if view["phase"] == "place" and view["board"]["drawn"]:
            found[view["board"]["drawn"]["face"]] = sorted(_open(view))
        return {face: spoken.fits_slots(face, slots) for face, slots in found.items() if 0 < len(slots) <= _MOST_SLOTS}


def _open(view: spoken.View) -> set[int]:
    """Return the slots that are open to the seat to play."""
    at = 1 if view["phase"] == "place" else 2
    verb = "place" if view["phase"] == "place" else "play"
    return {int(words[at]) for words in (move.split(" ") for move in view["moves"]) if words[0] == verb}


class Sentences(Teller[Basic]):
    """The log sentences of `basic`. Those of plays name the slot."""

    BEFORE = {moves.ROLL: "_rolls", moves.PLACE: "_begins", moves.COLOR: "_names"}
    say = LogTexts("basic-log")

    def _rolls(self, game: Basic, seat: int) -> Said:
        return self.tell("rolls-hand", seat, count=len(game.hands[seat])), None

    def _begins(self, game: Basic, seat: int, slot: int) -> Said:
        face = game.faces[game.drawn]
        return self.tell("starts-hand", seat, hand=game.hand + 1, face=face_words(face), slot=slot), face

    def _names(self, game: Basic, seat: int, color: int) -> Said:
        face = game.faces[game.tray[game.last]]
        values = {"face": face_words(face), "slot": game.last, "color": color_words(color)}
        return self.tell("plays-in-slot-and-names", seat, **values), face

    def _entered(self, game: Basic, seat: int, verb: int, arguments: tuple[int, ...], was: Was) -> Said | None:
        """Return the sentence of a play. That of a wild comes later, when its color is chosen."""
        if verb != moves.PLAY or game.phase == moves.PH_COLOR:
            return None
        face, slot = arguments
        played = self.tell("plays-in-slot", seat, face=face_words(face), slot=slot)
        returned = self.say("dice-return") if game.dice_on_table() == 1 < was.before[4] else ""
        return sentences(played, returned), face

    def _served(self, game: Basic, verb: int, seat: int, values: Sequence[int], was: Was) -> Said | None:
        """Return the sentence of a starting die that is rolled again (B2). Others get theirs when placed."""
        if verb != moves.D_START or game.wait != moves.D_START:
            return None
        return self.tell("rolls-start-again", game.starter, face=face_words(values[0])), values[0]

    def _tried(self, game: Basic, move: int) -> tuple[str, str | None]:
        if moves.move_verb(move) != moves.PLAY:
            return super()._tried(game, move)
        face, slot = game.args(move)
        return self.tell("tries-in-slot", moves.move_seat(move), face=face_words(face), slot=slot), face_name(face)
