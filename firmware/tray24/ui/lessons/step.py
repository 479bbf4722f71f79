"""The steps of lessons: positions with a question, whose answers the rules judge.

A step is made from a scenario (`tray24.text_tables.modules`). In flash it is one line of fields with "|" between them;
lists in a field are joined by commas:

    id, rule       the step's name in the keys of its texts; the number of the rule that it teaches
    ask            what is asked (see below)
    line           the line that an answer enters, without its seat; "*" stands for the item
    items, seats   the answers offered; the number of seats
    lines          the lines entered before the question
    move           "move" and the dealer's lines after it; "" if the answer is not played as a move
    given          the position as JSON; {} is the beginning of a match

`ask` says which items are right:

    slots, dice    all items whose line is legal; several are marked
    do             the item whose line is legal
    may            "yes" if the line is legal, else "no"
    best           the item whose line scores most
    next           the number, from 1, of the seat that is to play
    hold           the dice whose numbers, from 1, `line` lists; several are marked
    go             every item: the step only explains something

If the answer is played as a move, one right item is enough, also for slots and dice.
"""

from json import loads

from tray24 import games
from tray24.compat import const
from tray24.games import create_game, load_game
from tray24.rules.errors import RuleError
from tray24.rules.faces import parse_face, parse_tile
from tray24.rules.moves import VERBS
from tray24.rules.notation import parse_line
from tray24.ui.match.prompts import BOX, CHOOSING, DICE, DIE, TILE, make_verb_item

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tray24.ui.lessons.lesson import Lesson
    from tray24.ui.match.game_screen import BaseGameScreen
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights


class Step:
    """One step of the lesson of the game `name`, made from `text`, the step's line.

    `items` are the answers offered, and `right` has True for each item that is right. `seat` is the seat that answers.
    If `is_move`, the answer is played as a move.
    """

    def __init__(self, name: str, text: str) -> None:
        self.id, self.rule, self.ask, self.line, items, seats, lines, move, position = text.split("|")
        self.items = items.split(",")
        self._dealer_lines = move.split(",")[1:]
        self.is_move = bool(move)
        self.several = self.ask == "hold" or not move and self.ask in ("slots", "dice")
        position = loads(position)
        if not position:
            self.game = create_game(name, int(seats))
        else:
            if "phase" not in position:
                position["phase"] = "move"
                position["turn"] = 0
            self.game = load_game(name, int(seats), None, position)
        for line in lines.split(",") if lines else ():
            self.game.enter(parse_line(self.game, line))
        self.seat = max(self.game.turn, 0)
        self.right = [self._is_right(item) for item in self.items]

    def _is_right(self, item: str) -> bool:
        ask = self.ask
        if ask == "go":
            return True
        if ask == "hold":
            return str(self.items.index(item) + 1) in self.line.split(" ")
        if ask == "next":
            return int(item) == self.game.turn + 1
        if ask == "best":
            return self.score_item(item) == max([self.score_item(other) for other in self.items])
        is_legal = self.find_refusal(item) is None
        return is_legal == (item == "yes") if ask == "may" else is_legal

    def _parse_move(self, item: str) -> int:
        line = "%d %s" % (self.game.turn, self.line.replace("*", item))
        return parse_line(self.game, line)  # pyright: ignore[reportReturnType]  # a seat's line is a move

    def enter_answer(self, item: str) -> None:
        """Enter the answer `item` as a move, and the dealer's lines after it."""
        game = self.game
        if self.ask != "go":
            game.enter(self._parse_move(item))
        for line in self._dealer_lines:
            game.enter(parse_line(game, line))

    def score_item(self, item: str) -> int:
        """Return the points that the answer `item` would score as a move; 0 if the rules refuse it."""
        game = self.game
        position = game.save()
        seat = game.turn
        old_score = game.scores[seat]
        try:
            game.enter(self._parse_move(item))
        except RuleError:
            return 0
        points = game.scores[seat] - old_score
        game.restore(position)
        return points

    def find_refusal(self, item: str) -> RuleError | None:
        """Return the RuleError with which the rules refuse the answer `item` as a move, or None if it is legal."""
        try:
            self.game.check_move(self._parse_move(item))
        except RuleError as refusal:
            return refusal
        return None


_NO_PIECE = -1  # no die or tile


class Scene:
    """The position of a lesson's step, drawn by the game's `GameScreen`.

    A `GameScreen` normally reads a match's screen, the match and the player's choice. In a lesson, a Scene replaces all
    three.
    """

    refused = None
    message = ""
    message_ends_ms = None
    pointed = False
    chosen = ()
    moves = ()

    def __init__(self, lesson: "Lesson", step: "Step") -> None:
        self.ui = self.match = self.choice = self
        self.say = lesson.say
        self.is_starter = lesson.ui.is_starter
        self.game = step.game
        self.step = step
        self.cursor = 0
        self.items: Sequence[int] = ()
        self.prompt = {"best": BOX, "hold": DICE, "dice": TILE if self.game.tiles else DIE}.get(step.ask, CHOOSING)
        if self.prompt == BOX:
            self.items = [self._parse_item(item) for item in step.items]
        self.game_screen: BaseGameScreen = games.get_part(self.game.name, "screen").GameScreen(self)

    def should_highlight_moves(self) -> bool:
        """Return False, so that no legal moves are marked: that would answer the question."""
        return False

    def _parse_item(self, item: str) -> int:
        """Return the int that stands for the answer `item` in the game's `GameScreen`.

        It is the index of a box or die, a tile, a face, or the item of a verb.
        """
        if self.prompt == BOX:
            return self.game.boxes.index(item)
        if self.prompt == DICE:
            return self.step.items.index(item)
        words = item.split(" ")
        if words[0] != "play" and words[0] in VERBS:
            return make_verb_item(VERBS.index(words[0]))
        name = words[1] if words[0] == "play" else words[0]
        return parse_tile(name) if self.game.tiles else parse_face(name)

    def describe_item(self, item: str) -> str:
        """Return the text of an item for the display."""
        return self.game_screen.describe_item(self._parse_item(item))

    def describe_open_end(self) -> str:
        """Return the face at the open end of the first arm (row of tiles), as in a record; "" if there are no arms."""
        arms = self.game.describe().get("arms")
        return arms[0]["end"] if arms else ""

    def show_refused_slot(self, slot: int) -> None:
        """Let the die in a slot pulse, as a match does when it refuses a die there.

        With `slot` -1, stop the pulsing.
        """
        self.refused = (slot, 0, "", "") if slot >= 0 else None

    def draw(self, canvas: "Canvas", marked: "Sequence[str]", item: str) -> "Iterable[None]":
        """Draw the dice or tiles of the hand, with the `marked` items marked and `item` selected.

        Return an iterable that yields between dice.
        """
        ask = self.step.ask
        if ask == "slots" or ask == "next" or ask == "go":
            return ()
        if self.prompt == DICE:
            self._mark_dice(marked, item)
        elif self.prompt != BOX:
            self.game_screen.marked = (
                [self._parse_item(marked_item) for marked_item in marked] if self.step.several else ()
            )
            self.items = (self._parse_item(item) if self.step.several and item in self.step.items else _NO_PIECE,)
            self.cursor = 0
        return self.game_screen.draw_middle(canvas)

    def _mark_dice(self, marked: "Sequence[str]", item: str) -> None:
        """Mark the dice of the answers `marked`, which are to be rolled again. Select the die of `item`.

        Select no die if `item` is the item that checks the answers.
        """
        self.game_screen.marked = [self._parse_item(marked_item) for marked_item in marked]
        self.items = list(range(len(self.step.items))) + [_NO_PIECE]
        self.cursor = self._parse_item(item) if item in self.step.items else len(self.step.items)

    def light_slots(self, lights: "Lights", marked: "Sequence[str]", item: str) -> None:
        """Set hue and mode of each slot for the step's position.

        `marked` are the items marked so far, `item` is the selected one.
        """
        if self.prompt == DICE:
            self._mark_dice(marked, item)
        if self.prompt == BOX:
            self.cursor = self.step.items.index(item)
        if self.is_starter:
            self.game_screen.light_stick(lights)
        else:
            self.game_screen.light_slots(lights)
