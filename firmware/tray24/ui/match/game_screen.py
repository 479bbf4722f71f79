"""The base of each game's part of the match screen with electronic dice; the game's `screen` overrides what differs.

Its own base, `CommonGameScreen`, has what real dice share.
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
    """One game's part of the screen `play`, with electronic or real dice."""

    counts_dice = True  # whether the row of seats shows numbers of dice held
    counts_text = "dice_are"
    look_text = "hands"  # key of the text for what is open in this game
    more_text = "did_draw_more"  # the effect of +2 and the like

    if _TYPE_CHECKING:
        ui: MatchUi

        def describe_score(self, move: int) -> str:
            """Return the text of a scored box, in games with boxes."""
            ...

    @property
    def game(self) -> "Game":
        """The current position."""
        return self.ui.match.game

    def get_initial_cursor(self, items: "Sequence[int]") -> int:
        """Return the initial place of the cursor."""
        return 0

    def describe_play(self, move: int) -> str:
        """Return the text of what was played with `move`."""
        return describe_face(self.ui.say, self.game.decode_args(move)[0])

    def get_figure(self, item: int) -> str:
        """Return the short text beside an item's text, such as the number of ways to play it, or ""."""
        return ""

    def get_count(self, seat: int) -> int:
        """Return the figure of a seat in the row of seats: the number of dice it holds."""
        return len(self.game.hands[seat])

    def get_refused_slot(self, move: int) -> int:
        """Return the slot of a refused move, or -1. With real dice the screen itself keeps the slot."""
        return -1

    def light_slots(self, lights: "Lights") -> None:
        """Set hues and modes of the slots; with real dice, only of what is not a die."""


class BaseGameScreen(CommonGameScreen):
    """One game's part of the screen `play`: the items on the way to a move, and the pictures of table and hand.

    `get_item` and `get_prompt` are enough for a game whose moves are chosen step by step. The methods read the prompt
    (`get_prompt`, `list_items`, `cursor`, `message`) and what has been chosen (`choice.moves`, `choice.taken`), and change nothing
    there.
    """

    marked: "Sequence[int]" = ()  # items that the player has marked: for a roll, or as the answer of a lesson

    def __init__(self, play: "ElectronicPlayScreen") -> None:
        self.play = play
        self.ui = play.ui

    if _TYPE_CHECKING:

        def draw_board(self, canvas: Canvas) -> Iterator[None]:
            """Draw the dice in the slots, in games in which a die's slot is chosen. This is a generator."""
            ...

    @property
    def secret(self) -> bool:
        """True if each seat may see only its own hand."""
        return self.ui.match.game.hides

    # Choices.

    def clear_marks(self) -> None:
        """Begin a choice without marks."""

    def get_item(self, move: int, depth: int) -> int:
        """Return the item to choose at `depth` (from 0) on the way to `move`, or DONE."""
        if depth:
            return DONE
        verb = decode_verb(move)
        return decode_arg(move) if verb == PLAY or verb == COLOR else make_verb_item(verb)

    def get_prompt(self, depth: int, items: "Sequence[int]") -> str:
        """Return the kind of the choice at `depth` among these items; see `kinds`."""
        if self.game.phase == PH_COLOR:
            return NAMING
        return CHOOSING if is_verb(items[0]) else DIE

    def list_items(self, moves: "Sequence[int]", depth: int) -> list[int]:
        """Return the items that lead to `moves` in the order of the cursor: verbs last."""
        items = []
        for move in moves:
            item = self.get_item(move, depth)
            if item not in items:
                items.append(item)
        return items

    def filter_moves(self, item: int, depth: int) -> list[int]:
        """Return the moves that remain after `item` is chosen at `depth`."""
        return [move for move in self.play.choice.moves if self.get_item(move, depth) == item]

    def mark_item(self, item: int) -> bool:
        """Mark or unmark an item, in games where marks make the move. Return True if the item does nothing else."""
        return False

    def get_marked_move(self, item: int) -> int:
        """Return the move that an item enters with the current marks, or -1 if more items must be chosen."""
        return -1

    def get_next_item(self, move: int, depth: int) -> int:
        """Return the item to choose now, at `depth`, on the way to `move`."""
        return self.get_item(move, depth)

    # Texts.

    def get_label(self, item: int) -> str:
        """Return the one-word label of a verb, for a row of labels."""
        return self.ui.say("verb_" + VERBS[get_verb(item)])

    def describe_verb(self, verb: int) -> str:
        """Return the text for choosing a verb."""
        return self.ui.say("do_" + VERBS[verb])

    def describe_item(self, item: int) -> str:
        """Return the text of what green does with the selected item."""
        if is_verb(item):
            return self.describe_verb(get_verb(item))
        return self.ui.say("put", die=describe_face(self.ui.say, item))

    def describe_hint(self, move: int) -> str:
        """Return the text of a move as a hint."""
        verb = decode_verb(move)
        if verb == COLOR:
            return describe_color(self.ui.say, decode_arg(move))
        return self.describe_play(move) if verb in (PLAY, LEAD, GIVE, PLACE) else self.describe_verb(verb)

    def get_hand(self) -> list[int]:
        """Return the faces of the hand of the seat to play, by color."""
        game = self.game
        return sorted([game.faces[die] for die in game.hands[game.turn]], key=get_color_key)

    def describe_hand(self) -> "Generator[str, None, str]":
        """Return the text of the hand of the seat to play, or "". This generator yields "" after each die, as in
        `Screen.yield_sentences`.
        """
        faces = self.get_hand()
        if not faces or not is_known(faces[0]):
            return ""
        say = self.ui.say
        return say("hand_is", dice=(yield from say.yield_list(describe_face(say, face) for face in faces)))

    # Pictures.

    def draw_middle(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the hand of the player to play, or the choice in progress. This is a generator."""
        play = self.play
        if play.prompt == DIE:
            fitting = play.items if self.ui.should_highlight_moves() else ()
            yield from draw_hand(canvas, self.get_hand(), HAND_ROW, fitting, play.items[play.cursor], 0, self.marked)
        else:
            yield from draw_hand(canvas, self.get_hand(), HAND_ROW)

    def draw_other_hand(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the open dice of another seat, whose turn it is. This is a generator."""
        yield from draw_hand(canvas, self.get_hand(), HAND_ROW)

    def draw_news(self, canvas: "Canvas") -> "Iterator[None]":
        """Draw the last message during the turn of another seat, whose hand is hidden. This is a generator."""
        canvas.draw_text(wrap_text(self.play.message, TEXT_WIDTH)[0], 2, MESSAGE_ROW)
        yield

    def light_stick(self, lights: "Lights") -> None:
        """Set hues and modes of a starter's eight lights, slots 0 to 7."""

    def count_dice_on_table(self) -> int:
        """Return the number of dice in the slots: when it drops, the dice that left fade."""
        return 0
