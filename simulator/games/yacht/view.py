"""The parts of `yacht` that page and log show: dice, score sheets, the page's texts, and the sentences of the log."""

from collections.abc import Sequence

from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web import labels
from simulator.web.labels import build_die_view, label_boxes, label_face
from simulator.web.log.log_writer import LogTexts, LogWriter, PositionBefore, Sentence, format_faces
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.games.yacht.rules import Yacht
from tray24.games.yacht.screen import box_to_slot
from tray24.rules.moves import SCORE, ZERO, decode_verb

_say = HostTexts("yacht-page")


def find_move_slots(game: Yacht, move: int) -> list[int]:
    """Return the slots of the dice that a move keeps, or the slot of the box that it fills."""
    args = game.decode_args(move)
    if decode_verb(move) in (SCORE, ZERO):
        return [box_to_slot(args[0])]
    return [index for index in range(len(game.dice)) if index not in args] if args else []


def build_board(game: Yacht, moves: list[int]) -> dict[str, object]:
    """Return the table of `yacht` as JSON values for the page.

    `dice` are the dice in the order of their slots, and `rolls_left` is the number of rolls left. `boxes` are the keys
    of the boxes in the order of the sheet, `words` their names on the page, and `slots` the slots that stand for them.
    `sheets` has for each seat the points of its filled boxes by key. `gives` has by key the points that each open box
    would score for the seat to play.
    """
    sheets = [{BOXES[box]: sheet[box] for box in range(len(BOXES)) if sheet[box] != OPEN} for sheet in game.sheets]
    box_points = {}
    if game.turn >= 0:
        faces = [game.faces[die] for die in game.dice]
        box_points = {name: score_box(box, faces) for box, name in enumerate(BOXES) if name not in sheets[game.turn]}
    return {
        "dice": [build_die_view(game, die) for die in game.dice],
        "rolls_left": game.rolls_left,
        "boxes": list(BOXES),
        "words": list(label_boxes(game.name).values()),
        "slots": [box_to_slot(box) for box in range(len(BOXES))],
        "sheets": sheets,
        "gives": box_points,
    }


class GameLabels(labels.Labels):
    """The page's labels for `yacht`: five dice in the top row, which can be marked to roll again, and eleven boxes."""

    def label_aim(self, view: labels.View) -> str:
        return _say("aim")

    def label_slots(self, view: labels.View) -> str:
        return _say("field")

    def find_faces(self, view: labels.View) -> dict[int, str]:
        return {index: die["face"] for index, die in enumerate(view["board"]["dice"])}

    def label_empty_slot(self, view: labels.View, slot: int) -> str:
        return self._label_box(view, slot, view["board"]["gives"])

    def label_extras(self, view: labels.View) -> JsonObject:
        """Return more texts of the page.

        `after` tells the length of the match. `marked` has by slot the labels of dice marked to roll again. `zero` (by
        slot), `asked_zero` and `write_zero` (by box) are texts on filling a box with zero.
        """
        boxes = view["board"]["boxes"]
        phrases = {box: _say(f"inside-{box}") for box in boxes}
        return {
            "after": _say("lasted"),
            "marked": {
                str(slot): _say("slot-marked", slot=str(slot), face=label_face(face))
                for slot, face in self.find_faces(view).items()
            },
            "zero": {str(slot): self._label_box(view, slot, {}) for slot in view["board"]["slots"]},
            "asked_zero": {box: _say("asked-zero-in", box=phrase) for box, phrase in phrases.items()},
            "write_zero": {box: _say("zero-in", box=phrase) for box, phrase in phrases.items()},
        }

    def _label_box(self, view: labels.View, slot: int, box_points: dict[str, int]) -> str:
        board = view["board"]
        if slot not in board["slots"]:
            return super().label_empty_slot(view, slot)
        at = board["slots"].index(slot)
        box = board["boxes"][at]
        sheet = board["sheets"][view["turn"] or 0]
        values = {"slot": str(slot), "box": board["words"][at]}
        if box in sheet:
            return _say("slot-written", points=str(sheet[box]), **values)
        if f"score {box}" in view["moves"]:
            return _say("slot-gives", points=str(box_points.get(box, 0)), **values)
        return _say("slot-open", **values)


class GameLogWriter(LogWriter[Yacht]):
    """The writer of the log sentences of `yacht`."""

    BEFORE = {SCORE: "_compose_score", ZERO: "_compose_zero"}
    say = LogTexts("yacht-log")

    def _compose_score(self, game: Yacht, seat: int, box: int) -> Sentence:
        points = score_box(box, [game.faces[die] for die in game.dice])
        if not points:
            return self._compose_zero(game, seat, box)
        return self.format_for_seat("writes", seat, points=points, box=label_boxes(game.name)[BOXES[box]]), None

    def _compose_zero(self, game: Yacht, seat: int, box: int) -> Sentence:
        return self.format_for_seat("writes-zero", seat, box=label_boxes(game.name)[BOXES[box]]), None

    def _compose_roll(self, game: Yacht, seat: int, values: Sequence[int], previous: PositionBefore) -> Sentence | None:
        faces = format_faces(values)
        if game.rolls_left < 2:
            return self.format_for_seat("rolls-faces-again", seat, count=len(values), faces=faces), None
        return self.format_for_seat("rolls-faces", seat, faces=faces), None

    def _compose_round_end(self, game: Yacht, previous: PositionBefore) -> str:
        return self.say("all-written", points=self.format_points(enumerate(game.scores)))
