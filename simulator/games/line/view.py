"""The parts of `line` that page and log show: the dice of the line, the page's texts, the sentences of the log."""

from collections.abc import Sequence

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import labels
from simulator.web.labels import build_die_view, label_face
from simulator.web.log.log_writer import (
    LogTexts,
    MatchingLogWriter,
    PositionBefore,
    Sentence,
    describe_face,
    join_sentences,
)
from simulator.web.log.log_writer import MoveOrDeal as RecordLine
from tray24.games.line.rules import Line
from tray24.games.line.screen import place_to_slot
from tray24.rules.moves import CATCH, DRAW, GIVE, PASS, decode_verb
from tray24.rules.shedding import AFTER_HAND

_say = HostTexts("line-page")
_GIFT_COUNTS = {"D1": 1, "D2": 2}  # dice that the other player takes, as far as the line has more than one
_TWO_HANDS = "3"  # the option's value for best of three


def find_move_slots(game: Line, move: int) -> list[int]:
    """Return the slot of the die that a move takes from the line, as a list; [] for other moves."""
    return [place_to_slot(game.taken)] if decode_verb(move) == DRAW else []


def build_board(game: Line, moves: list[int]) -> dict[str, object]:
    """Return the table of `line` as JSON values for the page.

    `line` are the dice of the line from the back to the play end, and `slots` are their slots. `next` is the slot for
    the next die.
    """
    count = len(game.line)
    return {
        "line": [build_die_view(game, die) for die in game.line],
        "slots": [place_to_slot(game.taken + index) for index in range(count)],
        "next": place_to_slot(game.taken + count),
    }


class GameLabels(labels.Labels):
    """The page's labels for `line`, whose dice wind through the slots of the tray from the back to the play end."""

    def label_aim(self, view: labels.View) -> str:
        return _say("aim-two-hands") if view["options"].get("best_of") == _TWO_HANDS else super().label_aim(view)

    def label_slots(self, view: labels.View) -> str:
        return _say("field", number=str(len(view["board"]["line"])))

    def find_faces(self, view: labels.View) -> dict[int, str]:
        board = view["board"]
        return {slot: die["face"] for slot, die in zip(board["slots"], board["line"], strict=True)}

    def label_die_slot(self, view: labels.View, slot: int, face: str) -> str:
        values = {"slot": str(slot), "face": label_face(face)}
        slots = view["board"]["slots"]
        if slot == slots[-1]:
            return _say("slot-play-end", **values)
        if slot == slots[0]:
            return _say("slot-back-taken" if "draw" in view["moves"] else "slot-back", **values)
        return super().label_die_slot(view, slot, face)

    def label_empty_slot(self, view: labels.View, slot: int) -> str:
        board = view["board"]
        is_next = board["slots"] and slot == board["next"]
        return _say("slot-next", slot=str(slot)) if is_next else super().label_empty_slot(view, slot)

    def label_fits(self, view: labels.View) -> dict[str, list[str]]:
        """Return, for each face that makes the other player take dice (rule L6), two texts that say how many.

        The first text is a hint on the page, the second the label for screen readers.
        """
        found = {}
        for words in [line.split(" ") for line in view["moves"] if line.startswith("play ")]:
            face = words[1]
            if count := min(_GIFT_COUNTS.get(face[1:], 0), len(view["board"]["line"])):
                values = {"face": label_face(face), "Face": label_face(face, True), "count": str(count)}
                found[face] = [_say("hint-gives", **values), _say.format_attribute("hint-gives", "label", **values)]
        return found

    def label_extras(self, view: labels.View) -> JsonObject:
        """Return the text `price`, which says what it costs the seat to play not to play a die (rule L4).

        The cost is to take the die at the back of the line and to roll it with the rest of the hand. The text is "" if
        the seat cannot take a die.
        """
        if "draw" not in view["moves"]:
            return {"price": ""}
        can_play = any(line.startswith("play ") for line in view["moves"])
        count = len(view["seats"][view["turn"]]["dice"]) + 1
        face = label_face(view["board"]["line"][0]["face"].partition("=")[0])
        return {"price": _say("price-or-play" if can_play else "price", face=face, count=str(count))}

    def find_refused_slot(self, view: labels.View, words: list[str]) -> int:
        return view["board"]["next"]


class GameLogWriter(MatchingLogWriter[Line]):
    """The writer of the log sentences of `line`."""

    BEFORE = MatchingLogWriter.BEFORE | {PASS: "passes", DRAW: "_compose_take", GIVE: "_compose_gift"}
    say = LogTexts("line-log")

    def _get_top_die(self, game: Line) -> int:
        return game.get_top_die()

    def _compose_take(self, game: Line, seat: int) -> Sentence:
        face = game.faces[game.line[0]]
        return self.format_for_seat("takes-and-rolls", seat, face=describe_face(face)), face

    def _compose_gift(self, game: Line, seat: int, face: int) -> Sentence:
        return self.format_for_two("gives", seat, 1 - seat, face=describe_face(face)), face

    def compose_before(self, game: Line, line: RecordLine) -> Sentence | None:
        """Return the sentence about a record's line before it is applied, or None if `compose_after` has to make it.

        The sentence about a catch tells how many dice the caught player takes.
        """
        sentence = super().compose_before(game, line)
        if isinstance(line, int) and decode_verb(line) == CATCH and sentence:
            caught_seat, count = game.decode_args(line)[0], min(2, game.count_drawable())
            if count:
                return join_sentences(sentence[0], self.format_for_seat("takes-dice", caught_seat, count=count)), None
        return sentence

    def compose_effect(self, game: Line) -> str:
        """Return the sentence about the effect of a +1 or +2 (rule L6), or "" if the last line has no such effect.

        The effect is that the other player takes dice and loses a turn.
        """
        effect, seat, causing_seat, count = self.last_effect or ("", -1, -1, 0)
        if effect == "skip":
            return self.format_for_seat("last-die-stays", seat)
        if effect not in ("one", "two"):
            return ""
        return self.format_for_seat(
            "takes-dice-and-misses" if game.hands[causing_seat] else "takes-dice", seat, count=count
        )

    def _compose_roll(self, game: Line, seat: int, values: Sequence[int], previous: PositionBefore) -> Sentence | None:
        """Return the sentence about a roll after which no die fits and the turn passes (rule L4), otherwise None."""
        if previous.after == AFTER_HAND and game.turn == 1 - seat:
            return self.format_for_seat("nothing-fits", seat), None
        return None

    def _compose_round_end(self, game: Line, previous: PositionBefore) -> str:
        """Return the sentence about the end of a round.

        In a best-of-three match (rule L10) the sentence counts won rounds instead of points.
        """
        if not game.best_of:
            return super()._compose_round_end(game, previous)
        return self.say("hands-won", hand=previous.hand + 1, hands=self.format_points(enumerate(game.scores)))
