"""The view of `line`: its dice in a row and the texts for the page, and the sentences of the log."""

from collections.abc import Sequence

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.log.teller import Line as RecordLine
from simulator.web.log.teller import LogTexts, MatchingTeller, Said, Was, face_words, sentences
from simulator.web.spoken import die_view, face_text
from tray24.games.line.rules import Line
from tray24.games.line.screen import slot_at
from tray24.rules.moves import CATCH, DRAW, GIVE, PASS, move_verb
from tray24.rules.shedding import AFTER_HAND

_say = HostTexts("line-page")
_GIVES = {"D1": 1, "D2": 2}  # dice that the other player takes, as far as the line has more than one
_TWO_HANDS = "3"  # the option's value for best of three


def move_slots(game: Line, move: int) -> list[int]:
    """Return the slot of the die that a move takes."""
    return [slot_at(game.taken)] if move_verb(move) == DRAW else []


def board(game: Line, moves: list[int]) -> dict[str, object]:
    """Return the dice of the `line` from the back to the play end, their `slots`, and the `next` slot."""
    count = len(game.line)
    return {
        "line": [die_view(game, die) for die in game.line],
        "slots": [slot_at(game.taken + place) for place in range(count)],
        "next": slot_at(game.taken + count),
    }


class Spoken(spoken.Spoken):
    """The labels for a line that winds through the slots from its back to its play end."""

    def aim(self, view: spoken.View) -> str:
        return _say("aim-two-hands") if view["options"].get("best_of") == _TWO_HANDS else super().aim(view)

    def field(self, view: spoken.View) -> str:
        return _say("field", number=str(len(view["board"]["line"])))

    def lying(self, view: spoken.View) -> dict[int, str]:
        board = view["board"]
        return {slot: die["face"] for slot, die in zip(board["slots"], board["line"], strict=True)}

    def full(self, view: spoken.View, slot: int, face: str) -> str:
        values = {"slot": str(slot), "face": face_text(face)}
        slots = view["board"]["slots"]
        if slot == slots[-1]:
            return _say("slot-play-end", **values)
        if slot == slots[0]:
            return _say("slot-back-taken" if "draw" in view["moves"] else "slot-back", **values)
        return super().full(view, slot, face)

    def empty(self, view: spoken.View, slot: int) -> str:
        board = view["board"]
        goes_on = board["slots"] and slot == board["next"]
        return _say("slot-next", slot=str(slot)) if goes_on else super().empty(view, slot)

    def fits(self, view: spoken.View) -> dict[str, list[str]]:
        """Return the texts of how many dice each face makes the other player take, by face (L6)."""
        found = {}
        for words in [line.split(" ") for line in view["moves"] if line.startswith("play ")]:
            face = words[1]
            if count := min(_GIVES.get(face[1:], 0), len(view["board"]["line"])):
                values = {"face": face_text(face), "Face": face_text(face, True), "count": str(count)}
                found[face] = [_say("hint-gives", **values), _say.attribute("hint-gives", "label", **values)]
        return found

    def more(self, view: spoken.View) -> JsonObject:
        """Return the text of what it costs not to play: the die at the back, one more to roll (L4)."""
        if "draw" not in view["moves"]:
            return {"price": ""}
        may_play = any(line.startswith("play ") for line in view["moves"])
        count = len(view["seats"][view["turn"]]["dice"]) + 1
        face = face_text(view["board"]["line"][0]["face"].partition("=")[0])
        return {"price": _say("price-or-play" if may_play else "price", face=face, count=str(count))}

    def refused_slot(self, view: spoken.View, words: list[str]) -> int:
        return view["board"]["next"]


class Sentences(MatchingTeller[Line]):
    """The log sentences of `line`."""

    BEFORE = MatchingTeller.BEFORE | {PASS: "passes", DRAW: "_takes", GIVE: "_gives"}
    say = LogTexts("line-log")

    def _top(self, game: Line) -> int:
        return game.top()

    def _takes(self, game: Line, seat: int) -> Said:
        face = game.faces[game.line[0]]
        return self.tell("takes-and-rolls", seat, face=face_words(face)), face

    def _gives(self, game: Line, seat: int, face: int) -> Said:
        return self.tell_of_two("gives", seat, 1 - seat, face=face_words(face)), face

    def before(self, game: Line, line: RecordLine) -> Said | None:
        """Return the sentence of a line that needs the position before it, or None. A catch counts the taken dice."""
        said = super().before(game, line)
        if isinstance(line, int) and move_verb(line) == CATCH and said:
            caught, taken = game.args(line)[0], min(2, game.left_to_draw())
            if taken:
                return sentences(said[0], self.tell("takes-dice", caught, count=taken)), None
        return said

    def effect(self, game: Line) -> str:
        """Return the sentence of what the opponent takes for a +1 or +2 and that it costs the turn (L6), or ""."""
        what, seat, by, count = self.happened or ("", -1, -1, 0)
        if what == "skip":
            return self.tell("last-die-stays", seat)
        if what not in ("one", "two"):
            return ""
        return self.tell("takes-dice-and-misses" if game.hands[by] else "takes-dice", seat, count=count)

    def _rolled(self, game: Line, seat: int, values: Sequence[int], was: Was) -> Said | None:
        """Return the sentence that the turn passes automatically when nothing fits after the roll (L4)."""
        if was.after == AFTER_HAND and game.turn == 1 - seat:
            return self.tell("nothing-fits", seat), None
        return None

    def _hand_result(self, game: Line, was: Was) -> str:
        """Return the score in won rounds of a best-of-three match (L10), in which dice have no points."""
        if not game.best_of:
            return super()._hand_result(game, was)
        return self.say("hands-won", hand=was.hand + 1, hands=self.points_words(enumerate(game.scores)))
