"""The parts of `basic` that page and log show: the dice in their slots, the page's texts, the sentences of the log."""

from collections.abc import Sequence

from simulator.texts import HostTexts
from simulator.web import labels
from simulator.web.labels import build_die_view
from simulator.web.log.log_writer import (
    LogTexts,
    LogWriter,
    PositionBefore,
    Sentence,
    describe_face,
    format_color,
    join_sentences,
)
from tray24.games.basic.rules import Basic
from tray24.pins import SLOTS
from tray24.rules import moves
from tray24.rules.faces import format_face

_say = HostTexts("basic-page")
_COLUMNS = 6
_MAX_SLOTS = 6  # the most slots that a die's text lists


def find_move_slots(game: Basic, move: int) -> list[int]:
    """Return the slot into which a move plays its die, as a list; [] for other moves."""
    return [game.decode_args(move)[1]] if moves.decode_verb(move) == moves.PLAY else []


def build_board(game: Basic, round_moves: list[int]) -> dict[str, object]:
    """Return the table of `basic` as JSON values for the page.

    `half` is the half of the tray in play, "left" or "right", or None while both are. `tray` maps each occupied slot to
    its die. `drawn` is the drawn die that is to be placed, or None. `fits_all` is True if the seat to play may roll its
    hand or keep it, and each die of the hand fits somewhere.
    """
    is_awaited = game.phase in (moves.PH_PLACE, moves.PH_DRAWN) and game.drawn >= 0
    return {
        "half": None if game.half < 0 else ("left", "right")[game.half],
        "tray": {str(slot): build_die_view(game, game.tray[slot]) for slot in range(SLOTS) if game.tray[slot] >= 0},
        "drawn": build_die_view(game, game.drawn) if is_awaited else None,
        "fits_all": game.phase == moves.PH_CHOOSE and game.can_place_all(game.turn),
    }


class GameLabels(labels.Labels):
    """The page's labels for `basic`. They tell the half of the tray in play, and the slots that are open for a die."""

    def label_aim(self, view: labels.View) -> str:
        if view["options"].get("scoring") == "caught":
            return _say("aim-lowest", target=str(view["options"]["target"]))
        return super().label_aim(view)

    def label_slots(self, view: labels.View) -> str:
        half = view["board"]["half"]
        return _say(f"field-{half}") if half else super().label_slots(view)

    def find_faces(self, view: labels.View) -> dict[int, str]:
        return {int(slot): die["face"] for slot, die in view["board"]["tray"].items()}

    def label_empty_slot(self, view: labels.View, slot: int) -> str:
        half = view["board"]["half"]
        if slot in _find_open_slots(view):
            return _say("slot-open", slot=str(slot))
        if half and half != ("left" if slot % _COLUMNS < _COLUMNS // 2 else "right"):
            return _say("slot-not-in-play", slot=str(slot))
        return super().label_empty_slot(view, slot)

    def label_fits(self, view: labels.View) -> dict[str, list[str]]:
        found: dict[str, list[int]] = {}
        for words in (move.split(" ") for move in view["moves"]):
            if words[0] == "play":
                found.setdefault(words[1], []).append(int(words[2]))
        if view["phase"] == "place" and view["board"]["drawn"]:
            found[view["board"]["drawn"]["face"]] = sorted(_find_open_slots(view))
        return {
            face: labels.label_fitting_slots(face, slots)
            for face, slots in found.items()
            if 0 < len(slots) <= _MAX_SLOTS
        }


def _find_open_slots(view: labels.View) -> set[int]:
    """Return the slots into which the seat to play may play or place a die."""
    at = 1 if view["phase"] == "place" else 2
    verb = "place" if view["phase"] == "place" else "play"
    return {int(words[at]) for words in (move.split(" ") for move in view["moves"]) if words[0] == verb}


class GameLogWriter(LogWriter[Basic]):
    """The writer of the log sentences of `basic`. Sentences about played dice name the slot."""

    BEFORE = {moves.ROLL: "_compose_hand_roll", moves.PLACE: "_compose_start", moves.COLOR: "_compose_color"}
    say = LogTexts("basic-log")

    def _compose_hand_roll(self, game: Basic, seat: int) -> Sentence:
        return self.format_for_seat("rolls-hand", seat, count=len(game.hands[seat])), None

    def _compose_start(self, game: Basic, seat: int, slot: int) -> Sentence:
        face = game.faces[game.drawn]
        return self.format_for_seat("starts-hand", seat, hand=game.hand + 1, face=describe_face(face), slot=slot), face

    def _compose_color(self, game: Basic, seat: int, color: int) -> Sentence:
        face = game.faces[game.tray[game.last]]
        values = {"face": describe_face(face), "slot": game.last, "color": format_color(color)}
        return self.format_for_seat("plays-in-slot-and-names", seat, **values), face

    def _compose_move(
        self, game: Basic, seat: int, verb: int, arguments: tuple[int, ...], previous: PositionBefore
    ) -> Sentence | None:
        """Return the sentence about a move that plays a die, or None for any other move.

        A wild gets its sentence later, when its color is chosen.
        """
        if verb != moves.PLAY or game.phase == moves.PH_COLOR:
            return None
        face, slot = arguments
        sentence = self.format_for_seat("plays-in-slot", seat, face=describe_face(face), slot=slot)
        return_sentence = self.say("dice-return") if game.count_dice_on_table() == 1 < previous.snapshot[4] else ""
        return join_sentences(sentence, return_sentence), face

    def _compose_deal(
        self, game: Basic, verb: int, seat: int, values: Sequence[int], previous: PositionBefore
    ) -> Sentence | None:
        """Return the sentence about a starting die that is rolled again (rule B2), or None for any other deal.

        Other starting dice get their sentence when they are placed.
        """
        if verb != moves.D_START or game.wait != moves.D_START:
            return None
        return self.format_for_seat("rolls-start-again", game.starter, face=describe_face(values[0])), values[0]

    def _compose_attempt(self, game: Basic, move: int) -> tuple[str, str | None]:
        if moves.decode_verb(move) != moves.PLAY:
            return super()._compose_attempt(game, move)
        face, slot = game.decode_args(move)
        return self.format_for_seat(
            "tries-in-slot", moves.decode_seat(move), face=describe_face(face), slot=slot
        ), format_face(face)
