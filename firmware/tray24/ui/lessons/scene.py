"""A step's position as the screen part of its game sees a match, so that slots and dice look as they do in play.

`Scene` stands for the screen of a match, for `ui` and for the match: a side asks them for little.
"""

from tray24 import games
from tray24.compat import const
from tray24.rules.faces import parse_face
from tray24.rules.moves import VERBS
from tray24.rules.tiles import parse_tile
from tray24.ui.match.kinds import BOX, CHOOSING, DICE, DIE, TILE, verb_item

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tray24.ui.lessons.lesson import Lesson
    from tray24.ui.lessons.step import Step
    from tray24.ui.match.common import CommonSide
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights

_OTHER = -1  # no die or tile


class Scene:
    """The position of a step. `kind`, `items` and `cursor` are those of a match's screen."""

    refused = None
    message = ""
    message_ends_ms = None
    pointed = False
    taken = ()
    moves = ()

    def __init__(self, lesson: "Lesson", step: "Step") -> None:
        self.ui = self.match = self.choice = self
        self.say = lesson.say
        self.starter = lesson.ui.starter
        self.game = step.game
        self.step = step
        self.cursor = 0
        self.items: Sequence[int] = ()
        self.kind = {"best": BOX, "hold": DICE, "dice": TILE if self.game.tiles else DIE}.get(step.ask, CHOOSING)
        if self.kind == BOX:
            self.items = [self._code(item) for item in step.items]
        self.side: CommonSide = games.part(self.game.name, "screen").Side(self)

    def hints(self) -> bool:
        """Return False: a frame would answer the question."""
        return False

    def _code(self, item: str) -> int:
        """Return an item as a side knows it: a box, a tile, a face, or a verb."""
        if self.kind == BOX:
            return self.game.boxes.index(item)
        if self.kind == DICE:
            return self.step.items.index(item)
        words = item.split(" ")
        if words[0] != "play" and words[0] in VERBS:
            return verb_item(VERBS.index(words[0]))
        name = words[1] if words[0] == "play" else words[0]
        return parse_tile(name) if self.game.tiles else parse_face(name)

    def words(self, item: str) -> str:
        """Return the text of an item."""
        return self.side.item_words(self._code(item))

    def end(self) -> str:
        """Return the open end of the first arm as text, "" in a game without arms."""
        arms = self.game.describe().get("arms")
        return arms[0]["end"] if arms else ""

    def refuse(self, slot: int) -> None:
        """Let the dice beside a slot pulse, which are why a die is refused there; -1 for none."""
        self.refused = (slot, 0, "", "") if slot >= 0 else None

    def draw(self, canvas: "Canvas", marked: "Sequence[str]", item: str) -> "Iterable[None]":
        """Draw the dice or tiles of the hand, with those marked, and the one pointed at. This yields between dice."""
        ask = self.step.ask
        if ask == "slots" or ask == "next" or ask == "go":
            return ()
        if self.kind == DICE:
            self._mark(marked, item)
        elif self.kind != BOX:
            self.side.marked = [self._code(one) for one in marked] if self.step.several else ()
            self.items = (self._code(item) if self.step.several and item in self.step.items else _OTHER,)
            self.cursor = 0
        return self.side.draw_middle(canvas)

    def _mark(self, marked: "Sequence[str]", item: str) -> None:
        """Mark the dice to roll again, and point at a die, or at none."""
        self.side.marked = [self._code(one) for one in marked]
        self.items = list(range(len(self.step.items))) + [_OTHER]
        self.cursor = self._code(item) if item in self.step.items else len(self.step.items)

    def lights(self, lights: "Lights", marked: "Sequence[str]", item: str) -> None:
        """Set hues and modes of the slots."""
        if self.kind == DICE:
            self._mark(marked, item)
        if self.kind == BOX:
            self.cursor = self.step.items.index(item)
        if self.starter:
            self.side.stick(lights)
        else:
            self.side.lights(lights)
