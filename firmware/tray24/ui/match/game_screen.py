"""The base class of each game's part of the match screen with electronic dice.

Each game's module `screen` has a subclass. `CommonGameScreen` is shared with matches with real dice.
"""

from tray24.compat import const
from tray24.rules.faces import is_known
from tray24.rules.moves import COLOR, GIVE, LEAD, PH_COLOR, PLACE, PLAY, VERBS, decode_arg, decode_verb
from tray24.ui.match.chips import draw_hand, get_color_key
from tray24.ui.match.prompts import CHOOSING, DIE, DONE, NAMING, get_verb, is_verb, make_verb_item
from tray24.ui.toolkit.canvas import wrap_text
from tray24.ui.toolkit.face_texts import describe_color, describe_face
from tray24.ui.toolkit.screens import MESSAGE_ROW, TEXT_WIDTH

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from tray24.rules.core import Game
    from tray24.ui.match.electronic_screen import ElectronicPlayScreen
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import MatchUi

HAND_ROW = const(36)


class CommonGameScreen:
    """The base of one game's part of the screen of a match, with electronic or real dice."""

    counts_dice = True  # whether the row of seats shows numbers of dice held
    counts_text = "dice_are"
    look_text = "hands"  # key of the text for what is open in this game
    more_text = "did_draw_more"  # key of the text for the effect of a +2 or similar die

    if _TYPE_CHECKING:
        ui: MatchUi

        def describe_score(self, move: int) -> str:
            """Return the text of a move that scores a box, in games with boxes."""
            ...

    @property
    def game(self) -> "Game":
        """The game of the running match in its current position."""
        return self.ui.match.game

    def get_initial_cursor(self, items: "Sequence[int]") -> int:
        """Return the index of the item that is selected first."""
        return 0

    def describe_play(self, move: int) -> str:
        """Return the text of the die that the move `move` plays."""
        return describe_face(self.ui.say, self.game.decode_args(move)[0])

    def get_figure(self, item: int) -> str:
        """Return the short text beside an item's text, such as the number of ways to play it, or ""."""
        return ""

    def get_count(self, seat: int) -> int:
        """Return the number of dice that a seat holds, which the row of seats shows."""
        return len(self.game.hands[seat])

    def get_refused_slot(self, move: int) -> int:
        """Return the slot into which the refused `move` would have played a die, or -1.

        With real dice return -1: there the screen's attribute `bad` is this slot.
        """
        return -1

    def light_slots(self, lights: "Lights") -> None:
        """Set hue and mode of each slot. With real dice, set only the lights that stand for no die, such as boxes."""


class BaseGameScreen(CommonGameScreen):
    """The base of one game's part of the match screen with electronic dice: items of a choice, and pictures of dice.

    `get_item` and `get_prompt` are enough for a game whose moves are chosen step by step. The methods read the screen's
    prompt (`prompt`, `items`, `cursor`, `message`) and what has been chosen (`choice.moves`, `choice.chosen`), and
    change nothing there.
    """

    marked: "Sequence[int]" = ()  # items that the player has marked: for a roll, or as the answer of a lesson

    def __init__(self, play: "ElectronicPlayScreen") -> None:
        self.play = play
        self.ui = play.ui

    if _TYPE_CHECKING:

        def draw_board(self, canvas: Canvas) -> Iterator[None]:
            """Draw the dice in the slots, in games in which a slot is chosen for a die.

            This generator yields between parts.
            """
            ...

    @property
    def secret(self) -> bool:
        """True if each seat may see only its own hand."""
        return self.ui.match.game.hides

    # Choices.

    def clear_marks(self) -> None:
        """Remove all marks, as a new choice begins."""

    def get_item(self, move: int, depth: int) -> int:
        """Return the item to choose at step `depth` (from 0) on the way to `move`; DONE if no more are needed."""
        if depth:
            return DONE
        verb = decode_verb(move)
        return decode_arg(move) if verb == PLAY or verb == COLOR else make_verb_item(verb)

    def get_prompt(self, depth: int, items: "Sequence[int]") -> str:
        """Return what is asked for at step `depth` of a choice among `items`: a constant of tray24.ui.match.prompts."""
        if self.game.phase == PH_COLOR:
            return NAMING
        return CHOOSING if is_verb(items[0]) else DIE

    def list_items(self, moves: "Sequence[int]", depth: int) -> list[int]:
        """Return the items that can be chosen at step `depth` on the way to any of `moves`; verbs come last."""
        items = []
        for move in moves:
            item = self.get_item(move, depth)
            if item not in items:
                items.append(item)
        return items

    def filter_moves(self, item: int, depth: int) -> list[int]:
        """Return the moves that remain possible if `item` is chosen at step `depth` of the choice."""
        return [move for move in self.play.choice.moves if self.get_item(move, depth) == item]

    def mark_item(self, item: int) -> bool:
        """Mark or unmark an item, in games in which the marked items make the move.

        Return True if the item was marked or unmarked; False if choosing the item means something else.
        """
        return False

    def get_marked_move(self, item: int) -> int:
        """Return the move that choosing `item` enters with the current marks, or -1 if more items must be chosen."""
        return -1

    def get_next_item(self, move: int, depth: int) -> int:
        """Return the item to choose now, at step `depth` of the choice, on the way to `move`.

        Unlike the result of `get_item`, this may be an item that must be marked or unmarked first.
        """
        return self.get_item(move, depth)

    # Texts.

    def get_label(self, item: int) -> str:
        """Return the label of an item that stands for a verb: one word, since labels stand side by side."""
        return self.ui.say("verb_" + VERBS[get_verb(item)])

    def describe_verb(self, verb: int) -> str:
        """Return the text of what choosing a verb does."""
        return self.ui.say("do_" + VERBS[verb])

    def describe_item(self, item: int) -> str:
        """Return the text of what the green button does with the selected item."""
        if is_verb(item):
            return self.describe_verb(get_verb(item))
        return self.ui.say("put", die=describe_face(self.ui.say, item))

    def describe_hint(self, move: int) -> str:
        """Return the text of a move that is suggested as a hint."""
        verb = decode_verb(move)
        if verb == COLOR:
            return describe_color(self.ui.say, decode_arg(move))
        return self.describe_play(move) if verb in (PLAY, LEAD, GIVE, PLACE) else self.describe_verb(verb)

    def get_hand(self) -> list[int]:
        """Return the faces in the hand of the seat to play, sorted by color."""
        game = self.game
        return sorted([game.faces[die] for die in game.hands[game.turn]], key=get_color_key)

    def describe_hand(self) -> "Generator[str, None, str]":
        """Return the text of the hand of the seat to play, or "" if the hand is unknown or empty.

        This generator yields "" after each die, so that a long text is made over several ticks.
        """
        faces = self.get_hand()
        if not faces or not is_known(faces[0]):
            return ""
        say = self.ui.say
        return say("hand_is", dice=(yield from say.yield_list(describe_face(say, face) for face in faces)))

    # Pictures.

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the hand of the seat to play, or the choice in progress. This generator yields between dice."""
        play = self.play
        if play.prompt == DIE:
            fitting_faces = play.items if self.ui.should_highlight_moves() else ()
            yield from draw_hand(
                canvas, self.get_hand(), HAND_ROW, fitting_faces, play.items[play.cursor], 0, self.marked
            )
        else:
            yield from draw_hand(canvas, self.get_hand(), HAND_ROW)

    def draw_other_hand(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the open dice of another seat during that seat's turn. This generator yields between dice."""
        yield from draw_hand(canvas, self.get_hand(), HAND_ROW)

    def draw_news(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the last message, which says what has happened, while another seat whose hand is hidden is to play.

        This generator yields once, at its end.
        """
        canvas.draw_text(wrap_text(self.play.message, TEXT_WIDTH)[0], 2, MESSAGE_ROW)
        yield

    def light_stick(self, lights: "Lights") -> None:
        """Set hue and mode of the eight lights of a starter tray, slots 0 to 7."""

    def count_dice_on_table(self) -> int:
        """Return the number of dice in the slots. When this number drops, an animation fades out the dice that left."""
        return 0
