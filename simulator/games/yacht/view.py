"""The view of `yacht`: dice, score sheets and texts for the page, and the sentences of the log."""

from collections.abc import Sequence

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import spoken
from simulator.web.log.teller import LogTexts, Said, Teller, Was, faces_words
from simulator.web.spoken import box_words, die_view, face_text
from tray24.games.yacht.boxes import BOXES, OPEN, box_points
from tray24.games.yacht.rules import Yacht
from tray24.games.yacht.screen import slot_of_box
from tray24.rules.moves import SCORE, ZERO, move_verb

_say = HostTexts("yacht-page")


def move_slots(game: Yacht, move: int) -> list[int]:
    """Return the slots of the dice that a move keeps, or the slot of the box that it fills."""
    args = game.args(move)
    if move_verb(move) in (SCORE, ZERO):
        return [slot_of_box(args[0])]
    return [place for place in range(len(game.dice)) if place not in args] if args else []


def board(game: Yacht, moves: list[int]) -> dict[str, object]:
    """Return the dice by slot, the rolls left, the score sheets and the open boxes.

    `boxes` are in the order of the sheet, with their names in `words` and their `slots`. `sheets` are box -> points for
    each seat. `gives` are the points that each open box would score for the seat to play.
    """
    sheets = [{BOXES[box]: sheet[box] for box in range(len(BOXES)) if sheet[box] != OPEN} for sheet in game.sheets]
    gives = {}
    if game.turn >= 0:
        faces = [game.faces[die] for die in game.dice]
        gives = {name: box_points(box, faces) for box, name in enumerate(BOXES) if name not in sheets[game.turn]}
    return {
        "dice": [die_view(game, die) for die in game.dice],
        "rolls_left": game.rolls_left,
        "boxes": list(BOXES),
        "words": list(box_words(game.name).values()),
        "slots": [slot_of_box(box) for box in range(len(BOXES))],
        "sheets": sheets,
        "gives": gives,
    }


class Spoken(spoken.Spoken):
    """The labels for five dice in the top row, which can be marked, and eleven boxes below."""

    def aim(self, view: spoken.View) -> str:
        return _say("aim")

    def field(self, view: spoken.View) -> str:
        return _say("field")

    def lying(self, view: spoken.View) -> dict[int, str]:
        return {place: die["face"] for place, die in enumerate(view["board"]["dice"])}

    def empty(self, view: spoken.View, slot: int) -> str:
        return self._box(view, slot, view["board"]["gives"])

    def more(self, view: spoken.View) -> JsonObject:
        """Return the texts about the length of the match, about zeros by slot or box, and of `marked` dice by slot."""
        boxes = view["board"]["boxes"]
        inside = {box: _say(f"inside-{box}") for box in boxes}
        return {
            "after": _say("lasted"),
            "marked": {
                str(slot): _say("slot-marked", slot=str(slot), face=face_text(face))
                for slot, face in self.lying(view).items()
            },
            "zero": {str(slot): self._box(view, slot, {}) for slot in view["board"]["slots"]},
            "asked_zero": {box: _say("asked-zero-in", box=words) for box, words in inside.items()},
            "write_zero": {box: _say("zero-in", box=words) for box, words in inside.items()},
        }

    def _box(self, view: spoken.View, slot: int, gives: dict[str, int]) -> str:
        board = view["board"]
        if slot not in board["slots"]:
            return super().empty(view, slot)
        at = board["slots"].index(slot)
        box = board["boxes"][at]
        sheet = board["sheets"][view["turn"] or 0]
        values = {"slot": str(slot), "box": board["words"][at]}
        if box in sheet:
            return _say("slot-written", points=str(sheet[box]), **values)
        if f"score {box}" in view["moves"]:
            return _say("slot-gives", points=str(gives.get(box, 0)), **values)
        return _say("slot-open", **values)


class Sentences(Teller[Yacht]):
    """The log sentences of `yacht`."""

    BEFORE = {SCORE: "_scores", ZERO: "_zero"}
    say = LogTexts("yacht-log")

    def _scores(self, game: Yacht, seat: int, box: int) -> Said:
        points = box_points(box, [game.faces[die] for die in game.dice])
        if not points:
            return self._zero(game, seat, box)
        return self.tell("writes", seat, points=points, box=box_words(game.name)[BOXES[box]]), None

    def _zero(self, game: Yacht, seat: int, box: int) -> Said:
        return self.tell("writes-zero", seat, box=box_words(game.name)[BOXES[box]]), None

    def _rolled(self, game: Yacht, seat: int, values: Sequence[int], was: Was) -> Said | None:
        faces = faces_words(values)
        if game.rolls_left < 2:
            return self.tell("rolls-faces-again", seat, count=len(values), faces=faces), None
        return self.tell("rolls-faces", seat, faces=faces), None

    def _hand_result(self, game: Yacht, was: Was) -> str:
        return self.say("all-written", points=self.points_words(enumerate(game.scores)))
