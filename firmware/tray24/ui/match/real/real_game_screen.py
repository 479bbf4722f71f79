"""The base of each game's part of the match screen with real dice. Each game's module `real` has a subclass."""

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
    """The base of one game's part of the screen of a match with real dice."""

    secret = False
    verdict_head = "head_verdict"
    start_rule = ""  # number of the rule by which some starting dice are rolled again; the refusal's key is below
    start_refusal = "roll_number"

    def __init__(self, play: "RealPlayScreen") -> None:
        self.play = play
        self.ui = play.ui
        self._faces = bytearray(SLOTS)

    def enter_move(self, now_ms: int, verb: int, *args: int) -> bool:
        """Enter a move of the seat to play, made of a verb and arguments. Return True if it was entered."""
        return self.play.entry.try_move(self.game.encode_move(verb, *args), now_ms)

    def get_faces(self) -> bytearray:
        """Return the face that the game has in each slot (NOTHING for an empty slot), always in the same bytearray."""
        for slot in range(SLOTS):
            self._faces[slot] = NOTHING
        self.fill_faces(self._faces)
        return self._faces

    def fill_faces(self, faces: bytearray) -> None:
        """Write the face of each die that the game has in a slot to `faces`, which has one byte for each slot."""

    def is_known(self) -> bool:
        """Return True if the game knows all faces that the current choice depends on, so that hints are possible."""
        return False

    def describe_hint(self, move: int) -> str:
        """Return the text of a move that is suggested as a hint."""
        return ""

    def get_last_slot(self) -> int:
        """Return the slot of the die placed last, or -1."""
        return -1

    def reset(self) -> None:
        """Discard what people have entered for an unfinished choice, after an undo or an interruption."""

    def list_counts(self) -> "Sequence[int]":
        """Return the number of dice that each seat holds."""
        return [len(hand) for hand in self.game.hands]

    def count_dice_on_table(self) -> int:
        """Return the number of dice in the slots. When this number drops, an animation fades out the dice that left."""
        return SLOTS - bytes(self.get_faces()).count(bytes((NOTHING,)))

    # Dice put into slots.

    def needs_die(self) -> bool:
        """Return True if the match goes on when somebody puts a die into a slot."""
        return self.game.wait == D_START or self.game.phase in TURN_PHASES

    def list_open_slots(self) -> "Sequence[int]":
        """Return the slots in which the awaited die may be put."""
        return ()

    def list_key_slots(self) -> "Sequence[int]":
        """Return the slots that people may select with the cursor if the slots' sensors are not trusted."""
        return self.list_open_slots() if self.needs_die() else ()

    def list_lit_slots(self) -> "Sequence[int]":
        """Return the slots that are lit to ask for the awaited die."""
        return self.list_open_slots() if self.needs_die() else ()

    def get_known_face(self) -> int:
        """Return the face of the awaited die if the game knows it already, else -1."""
        return -1

    def make_face_filter(self, slot: int) -> "Callable[[int], bool] | None":
        """Return a function that returns True for each face that a die in `slot` may have.

        Return None if the die may have any face.
        """
        if self.game.phase not in TURN_PHASES:
            return None
        return lambda face: self.find_refusal(slot, face) is None

    def find_refusal(self, slot: int, face: int) -> RuleError | None:
        """Return the RuleError that refuses a die of this face in a slot, or None if the die may be there."""
        if slot not in self.list_open_slots():
            return RuleError("", "lit_slot")
        return self.find_play_refusal(slot, face) if self.game.phase in TURN_PHASES else None

    def find_play_refusal(self, slot: int, face: int) -> RuleError | None:
        """Return the RuleError with which the rules refuse to play this face in a slot, or None if that is legal."""
        game: SheddingGame = self.game  # pyright: ignore[reportAssignmentType]  # only these have plays
        try:
            game.check_play(game.encode_move(PLAY, *self.make_arguments(slot, face)))
        except RuleError as refusal:
            return refusal
        return None

    def make_arguments(self, slot: int, face: int) -> tuple[int, ...]:
        """Return the arguments of the move that plays a die of this face in a slot."""
        return (face,)

    def find_color_refusal(self, slot: int, seen: int) -> RuleError | None:
        """Return the RuleError that refuses every die of one color in a slot, whatever its kind.

        `seen` is what the slot's sensor sees, a code of sense.events; with COVERED, the color is unknown. Return None
        if some die of this color is legal there.
        """
        known_face = self.get_known_face()
        if known_face >= 0:
            is_other = seen != COVERED and seen != face_to_content(known_face)
            return RuleError("", "other_die") if is_other else None
        refusal = self.find_refusal(slot, W)
        if refusal or seen == COVERED:
            return refusal
        faces = [make_face(kind, seen) for kind in self.game.kinds if kind < W and seen <= 4]
        for face in faces:
            refusal = self.find_refusal(slot, face)
            if refusal is None:
                return None
        # A value `face` would name a kind that nobody has seen.
        return (
            RuleError(refusal.rule, "no_neighbor_of_color") if refusal and refusal.key == "match_neighbor" else refusal
        )

    def place_die(self, slot: int, face: int, now_ms: int) -> RuleError | None:
        """Enter the move that is made by putting a die of this face into a slot.

        Return the RuleError if the die is refused, else None.
        """
        if self.game.wait == D_START:
            return self.place_first_die(slot, face, now_ms)
        refusal = self.find_refusal(slot, face)
        if refusal is None:
            self.play_die(slot, face, now_ms)
        return refusal

    def place_first_die(self, slot: int, face: int, now_ms: int) -> RuleError | None:
        """Enter the die with which a round begins. Return a RuleError if the die must be rolled again, else None."""
        self.play.enter_deal((D_START, -1, (face,)), now_ms)
        if self.game.wait == D_START:
            return RuleError(self.start_rule, self.start_refusal)
        self.note_slot(slot)
        return None

    def play_die(self, slot: int, face: int, now_ms: int) -> None:
        """Enter the play of a die of the hand, which is legal in this slot."""
        if self.enter_move(now_ms, PLAY, *self.make_arguments(slot, face)):
            self.note_slot(slot)

    def note_slot(self, slot: int) -> None:
        """Note the slot of the die that was entered last."""

    # Faces entered one after the other.

    def needs_faces(self) -> bool:
        """Return True while people enter faces one by one: those of the dice left in a hand at the end of a round."""
        return self.game.wait == D_REVEAL

    def count_due_faces(self) -> int:
        """Return the number of faces, entered ones included, that people enter for the awaited deal or move."""
        return self.game.due

    def make_hand_filter(self) -> "Callable[[int], bool] | None":
        """Return a function that returns True for each face that a die of the hand may have.

        Return None if the die may have any face.
        """
        return None

    def handle_faces(self, entered: "Sequence[int]", now_ms: int) -> bool:
        """Enter the move that the faces `entered` make, once no face of this move is missing.

        Return True if the faces have been used or refused, False if some are missing or people must confirm them.
        """
        return False

    def cancel_choice(self) -> bool:
        """Handle the red button before the first face is entered. Return True if a choice was taken back."""
        return False

    def make_values(self, entered: "Sequence[int]") -> tuple[int, ...]:
        """Return the values of the deal for which people have entered the faces `entered`."""
        return tuple(entered)

    def discard_faces(self) -> None:
        """Discard the entered faces, after people have said that the faces are wrong."""

    # Choices by keys.

    def list_key_items(self) -> list[int]:
        """Return the items that are chosen with the buttons, not by putting dice into slots.

        They are verbs with their arguments, as tray24.ui.match.prompts describes them.
        """
        return [self.get_next_item(move) for move in self.game.list_turn_moves() if decode_verb(move) != PLAY]

    def enter_item(self, item: int, now_ms: int) -> None:
        """Enter the move of `item`: an item of `list_key_items`, or a color (1 to 4) that was named."""
        if is_verb(item):
            self.enter_move(now_ms, get_verb(item), get_argument(item))
        else:
            self.enter_move(now_ms, COLOR, item)

    def get_next_item(self, move: int) -> int:
        """Return the item that people choose to make `move`, which needs no die in a slot."""
        verb = decode_verb(move)
        return decode_arg(move) if verb == COLOR else make_verb_item(verb, decode_arg(move))

    def describe_item(self, item: int) -> str:
        """Return the text of what choosing an item does."""
        return self.ui.say("do_" + VERBS[get_verb(item)])

    def get_label(self, item: int) -> str:
        """Return the text of an item, which must fit into half the width of the display."""
        return self.describe_item(item)

    def get_question(self) -> str:
        """Return the text that tells the player what to do."""
        phase = self.game.phase
        key = {PH_DRAWN: "draw_and_put", PH_REROLLED: "roll_and_put", PH_CHALLENGE: "challenge_asked"}.get(phase)
        return self.ui.say(key or ("start_and_put" if self.game.turn < 0 else "put_a_die"))

    def list_start_items(self) -> "Sequence[int]":
        """Return the items that green can choose while the tray waits for the seat button of the starting player."""
        return ()

    def get_start_question(self) -> str:
        """Return the text of the question which player starts."""
        return self.ui.say("who_starts")

    def get_verdict_question(self) -> str:
        """Return the text of the question whether a challenged wild +4 (WD4) was illegal."""
        return self.ui.say("look_at_hand")

    def get_face_question(self) -> str:
        """Return the text of the question for the color of a die, which is asked before its face is entered."""
        return self.ui.say("color_of_die")

    def list_tasks(self, verb: int, lines: "Sequence[MoveOrDeal]") -> list[tuple[int, int, int]]:
        """Return the tasks that people have after a move with this verb (-1: a deal) and the `lines` applied with it.

        A task is (kind of task, seat, count), as in tray24.ui.match.real.tasks.
        """
        return tasks.list_tasks(self.ui, verb, lines)
