"""The base of each game's part of the match screen with real dice; the game's `real` overrides what differs."""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.rules.errors import RuleError
from tray24.rules.faces import W, make_face
from tray24.rules.moves import (
    COLOR,
    D_REVEAL,
    D_START,
    PH_CHALLENGE,
    PH_CHOOSE,
    PH_DRAWN,
    PH_MOVE,
    PH_REROLLED,
    PLAY,
    VERBS,
    decode_arg,
    decode_verb,
)
from tray24.sense.events import COVERED
from tray24.ui.match.game_screen import CommonGameScreen
from tray24.ui.match.prompts import get_argument, get_verb, is_verb, make_verb_item
from tray24.ui.match.real import tasks
from tray24.ui.match.real.diff import NOTHING, face_to_content

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tray24.rules.moves import MoveOrDeal
    from tray24.rules.shedding import SheddingGame
    from tray24.ui.match.real.real_play_screen import RealPlayScreen

TURN_PHASES = (PH_CHOOSE, PH_MOVE, PH_REROLLED, PH_DRAWN)


class BaseRealGameScreen(CommonGameScreen):
    """One game's part of the screen `play` of a match with real dice."""

    secret = False
    verdict_head = "head_verdict"
    start_rule = ""  # the rule by which some starting dice are rolled again, and the key of the refusal
    start_refusal = "roll_number"

    def __init__(self, play: "RealPlayScreen") -> None:
        self.play = play
        self.ui = play.ui
        self._faces = bytearray(SLOTS)

    def enter_move(self, now_ms: int, verb: int, *args: int) -> bool:
        """Enter a move of the seat to play. Return True if it was entered."""
        return self.play.entry.try_move(self.game.encode_move(verb, *args), now_ms)

    def get_faces(self) -> bytearray:
        """Return the face that the game has in each slot, NOTHING for none: always the same bytes."""
        for slot in range(SLOTS):
            self._faces[slot] = NOTHING
        self.fill_faces(self._faces)
        return self._faces

    def fill_faces(self, faces: bytearray) -> None:
        """Put the dice of the game into `faces`."""

    def is_known(self) -> bool:
        """Return True if the game knows everything that the current choice depends on: then hints are possible."""
        return False

    def describe_hint(self, move: int) -> str:
        """Return the text of a move as a hint."""
        return ""

    def get_last_slot(self) -> int:
        """Return the slot of the die placed last, or -1."""
        return -1

    def reset(self) -> None:
        """Discard unfinished input, after an undo or an interruption."""

    def list_counts(self) -> "Sequence[int]":
        """Return the number of dice of each seat."""
        return [len(hand) for hand in self.game.hands]

    def count_dice_on_table(self) -> int:
        """Return the number of dice in the slots: when it drops, the dice that left fade."""
        return SLOTS - bytes(self.get_faces()).count(bytes((NOTHING,)))

    # Dice put into slots.

    def needs_die(self) -> bool:
        """Return True if the next event is a die put somewhere."""
        return self.game.wait == D_START or self.game.phase in TURN_PHASES

    def list_open_slots(self) -> "Sequence[int]":
        """Return the slots in which the awaited die may be put."""
        return ()

    def list_key_slots(self) -> "Sequence[int]":
        """Return the open slots that the cursor may select where no sensor is trusted."""
        return self.list_open_slots() if self.needs_die() else ()

    def list_lit_slots(self) -> "Sequence[int]":
        """Return the slots that are lit to ask for the awaited die."""
        return self.list_open_slots() if self.needs_die() else ()

    def get_known_face(self) -> int:
        """Return the face of the awaited die if it is known already, else -1."""
        return -1

    def make_face_filter(self, slot: int) -> "Callable[[int], bool] | None":
        """Return a function that checks whether a face may be in this slot; None if any face may."""
        if self.game.phase not in TURN_PHASES:
            return None
        return lambda face: self.find_refusal(slot, face) is None

    def find_refusal(self, slot: int, face: int) -> RuleError | None:
        """Return the RuleError for a die of this face in a slot, or None."""
        if slot not in self.list_open_slots():
            return RuleError("", "lit_slot")
        return self.find_play_refusal(slot, face) if self.game.phase in TURN_PHASES else None

    def find_play_refusal(self, slot: int, face: int) -> RuleError | None:
        """Return the RuleError with which the rules refuse this play, or None."""
        game: SheddingGame = self.game  # pyright: ignore[reportAssignmentType]  # only these have plays
        try:
            game.check_play(game.encode_move(PLAY, *self.make_arguments(slot, face)))
        except RuleError as why:
            return why
        return None

    def make_arguments(self, slot: int, face: int) -> tuple[int, ...]:
        """Return the arguments of a play of this die."""
        return (face,)

    def find_color_refusal(self, slot: int, seen: int) -> RuleError | None:
        """Return the RuleError for a die whose color alone makes it illegal there; None if its kind matters."""
        known = self.get_known_face()
        if known >= 0:
            wrong = seen != COVERED and seen != face_to_content(known)
            return RuleError("", "other_die") if wrong else None
        why = self.find_refusal(slot, W)
        if why or seen == COVERED:
            return why
        faces = [make_face(kind, seen) for kind in self.game.kinds if kind < W and seen <= 4]
        for face in faces:
            why = self.find_refusal(slot, face)
            if why is None:
                return None
        # A value `face` would name a kind that nobody has seen.
        return RuleError(why.rule, "no_neighbor_of_color") if why and why.key == "match_neighbor" else why

    def place_die(self, slot: int, face: int, now_ms: int) -> RuleError | None:
        """Enter the move that a die of this face in a slot means. Return None, or the RuleError of a refused die."""
        if self.game.wait == D_START:
            return self.place_first_die(slot, face, now_ms)
        why = self.find_refusal(slot, face)
        if why is None:
            self.play_die(slot, face, now_ms)
        return why

    def place_first_die(self, slot: int, face: int, now_ms: int) -> RuleError | None:
        """Enter the die that begins a hand. Return the RuleError of a die that is rolled again, or None."""
        self.play.enter_deal((D_START, -1, (face,)), now_ms)
        if self.game.wait == D_START:
            return RuleError(self.start_rule, self.start_refusal)
        self.note_slot(slot)
        return None

    def play_die(self, slot: int, face: int, now_ms: int) -> None:
        """Enter a die of the hand, which is legal there."""
        if self.enter_move(now_ms, PLAY, *self.make_arguments(slot, face)):
            self.note_slot(slot)

    def note_slot(self, slot: int) -> None:
        """Note that the die entered last is in this slot."""

    # Faces entered one after the other.

    def needs_faces(self) -> bool:
        """Return True while people enter the faces of several dice: those left in a hand."""
        return self.game.wait == D_REVEAL

    def count_due_faces(self) -> int:
        """Return the number of faces to enter."""
        return self.game.due

    def make_hand_filter(self) -> "Callable[[int], bool] | None":
        """Return the same as `make_face_filter`, for a face without a slot."""
        return None

    def handle_faces(self, told: "Sequence[int]", now_ms: int) -> bool:
        """Handle the faces entered so far. Return True if they are complete and need no confirmation."""
        return False

    def cancel_choice(self) -> bool:
        """Handle red before the first kind is entered. Return True if a choice was taken back."""
        return False

    def make_values(self, told: "Sequence[int]") -> tuple[int, ...]:
        """Return the values of the dealer's line for these faces."""
        return tuple(told)

    def discard_faces(self) -> None:
        """Discard the entered faces, which were wrong."""

    # Choices by keys.

    def list_key_items(self) -> list[int]:
        """Return the items chosen by keys instead of dice: verbs with their arguments, see `kinds`."""
        return [self.get_next_item(move) for move in self.game.list_turn_moves() if decode_verb(move) != PLAY]

    def enter_item(self, item: int, now_ms: int) -> None:
        """Enter a chosen item of `list_key_items`, or a named color."""
        if is_verb(item):
            self.enter_move(now_ms, get_verb(item), get_argument(item))
        else:
            self.enter_move(now_ms, COLOR, item)

    def get_next_item(self, move: int) -> int:
        """Return the item that enters a move made without putting a die."""
        verb = decode_verb(move)
        return decode_arg(move) if verb == COLOR else make_verb_item(verb, decode_arg(move))

    def describe_item(self, item: int) -> str:
        """Return the text of what choosing an item does."""
        return self.ui.say("do_" + VERBS[get_verb(item)])

    def get_label(self, item: int) -> str:
        """Return a text of an item that fits half the display."""
        return self.describe_item(item)

    def get_question(self) -> str:
        """Return the text of what the player is asked to do."""
        phase = self.game.phase
        asked = {PH_DRAWN: "draw_and_put", PH_REROLLED: "roll_and_put", PH_CHALLENGE: "challenge_asked"}.get(phase)
        return self.ui.say(asked or ("start_and_put" if self.game.turn < 0 else "put_a_die"))

    def list_start_items(self) -> "Sequence[int]":
        """Return the items for green while the starting player's seat button is awaited."""
        return ()

    def get_start_question(self) -> str:
        """Return the text of the question who starts."""
        return self.ui.say("who_starts")

    def get_verdict_question(self) -> str:
        """Return the text of the question whether a challenged WD4 was illegal."""
        return self.ui.say("look_at_hand")

    def get_face_question(self) -> str:
        """Return the text of the question for the color of a die."""
        return self.ui.say("color_of_die")

    def list_tasks(self, verb: int, lines: "Sequence[MoveOrDeal]") -> list[tuple[int, int, int]]:
        """Return the tasks that people have now; see `table.list_tasks`."""
        return tasks.list_tasks(self.ui, verb, lines)
