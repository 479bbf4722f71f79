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
    move_arg,
    move_verb,
)
from tray24.sense.events import COVERED
from tray24.ui.match.common import BaseSide
from tray24.ui.match.kinds import argument_of, is_verb, verb_item, verb_of
from tray24.ui.match.real import table
from tray24.ui.match.real.guide import NOTHING, seen_as

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tray24.rules.moves import Line
    from tray24.rules.shedding import SheddingGame
    from tray24.ui.match.real.play import RealPlay

TURN_PHASES = (PH_CHOOSE, PH_MOVE, PH_REROLLED, PH_DRAWN)


class CommonReal(BaseSide):
    """One game's part of the screen `play` of a match with real dice."""

    secret = False
    verdict_head = "head_verdict"
    start_rule = ""  # the rule by which some starting dice are rolled again, and the key of the refusal
    start_refusal = "roll_number"

    def __init__(self, play: "RealPlay") -> None:
        self.play = play
        self.ui = play.ui
        self._faces = bytearray(SLOTS)

    def enter(self, now_ms: int, verb: int, *args: int) -> bool:
        """Enter a move of the seat to play. Return True if it was entered."""
        return self.play.entry.attempt(self.game.move(verb, *args), now_ms)

    def faces(self) -> bytearray:
        """Return the face that the game has in each slot, NOTHING for none: always the same bytes."""
        for slot in range(SLOTS):
            self._faces[slot] = NOTHING
        self.lay(self._faces)
        return self._faces

    def lay(self, faces: bytearray) -> None:
        """Put the dice of the game into `faces`."""

    def is_known(self) -> bool:
        """Return True if the game knows everything that the current choice depends on: then hints are possible."""
        return False

    def advice_words(self, move: int) -> str:
        """Return the text of a move as a hint."""
        return ""

    def last(self) -> int:
        """Return the slot of the die placed last, or -1."""
        return -1

    def forget(self) -> None:
        """Discard unfinished input, after an undo or an interruption."""

    def counts(self) -> "Sequence[int]":
        """Return the number of dice of each seat."""
        return [len(hand) for hand in self.game.hands]

    def dice_on_table(self) -> int:
        """Return the number of dice in the slots: when it drops, the dice that left fade."""
        return SLOTS - bytes(self.faces()).count(bytes((NOTHING,)))

    # Dice put into slots.

    def awaits_die(self) -> bool:
        """Return True if the next event is a die put somewhere."""
        return self.game.wait == D_START or self.game.phase in TURN_PHASES

    def open_slots(self) -> "Sequence[int]":
        """Return the slots in which the awaited die may be put."""
        return ()

    def slots_by_keys(self) -> "Sequence[int]":
        """Return the open slots that the cursor may select where no sensor is trusted."""
        return self.open_slots() if self.awaits_die() else ()

    def glowing(self) -> "Sequence[int]":
        """Return the slots that are lit to ask for the awaited die."""
        return self.open_slots() if self.awaits_die() else ()

    def known(self) -> int:
        """Return the face of the awaited die if it is known already, else -1."""
        return -1

    def fits(self, slot: int) -> "Callable[[int], bool] | None":
        """Return a function that checks whether a face may be in this slot; None if any face may."""
        if self.game.phase not in TURN_PHASES:
            return None
        return lambda face: self.refusal(slot, face) is None

    def refusal(self, slot: int, face: int) -> RuleError | None:
        """Return the RuleError for a die of this face in a slot, or None."""
        if slot not in self.open_slots():
            return RuleError("", "lit_slot")
        return self.refusal_of_play(slot, face) if self.game.phase in TURN_PHASES else None

    def refusal_of_play(self, slot: int, face: int) -> RuleError | None:
        """Return the RuleError with which the rules refuse this play, or None."""
        game: SheddingGame = self.game  # pyright: ignore[reportAssignmentType]  # only these have plays
        try:
            game.check_play(game.move(PLAY, *self.arguments(slot, face)))
        except RuleError as why:
            return why
        return None

    def arguments(self, slot: int, face: int) -> tuple[int, ...]:
        """Return the arguments of a play of this die."""
        return (face,)

    def refusal_at_sight(self, slot: int, seen: int) -> RuleError | None:
        """Return the RuleError for a die whose color alone makes it illegal there; None if its kind matters."""
        known = self.known()
        if known >= 0:
            wrong = seen != COVERED and seen != seen_as(known)
            return RuleError("", "other_die") if wrong else None
        why = self.refusal(slot, W)
        if why or seen == COVERED:
            return why
        faces = [make_face(kind, seen) for kind in self.game.kinds if kind < W and seen <= 4]
        for face in faces:
            why = self.refusal(slot, face)
            if why is None:
                return None
        # A value `face` would name a kind that nobody has seen.
        return RuleError(why.rule, "no_neighbor_of_color") if why and why.key == "match_neighbor" else why

    def put(self, slot: int, face: int, now_ms: int) -> RuleError | None:
        """Enter the move that a die of this face in a slot means. Return None, or the RuleError of a refused die."""
        if self.game.wait == D_START:
            return self.put_first(slot, face, now_ms)
        why = self.refusal(slot, face)
        if why is None:
            self.play_die(slot, face, now_ms)
        return why

    def put_first(self, slot: int, face: int, now_ms: int) -> RuleError | None:
        """Enter the die that begins a hand. Return the RuleError of a die that is rolled again, or None."""
        self.play.deal((D_START, -1, (face,)), now_ms)
        if self.game.wait == D_START:
            return RuleError(self.start_rule, self.start_refusal)
        self.lies(slot)
        return None

    def play_die(self, slot: int, face: int, now_ms: int) -> None:
        """Enter a die of the hand, which is legal there."""
        if self.enter(now_ms, PLAY, *self.arguments(slot, face)):
            self.lies(slot)

    def lies(self, slot: int) -> None:
        """Note that the die entered last is in this slot."""

    # Faces entered one after the other.

    def tells(self) -> bool:
        """Return True while people enter the faces of several dice: those left in a hand."""
        return self.game.wait == D_REVEAL

    def due(self) -> int:
        """Return the number of faces to enter."""
        return self.game.due

    def fits_told(self) -> "Callable[[int], bool] | None":
        """Return the same as `fits`, for a face without a slot."""
        return None

    def has_told(self, told: "Sequence[int]", now_ms: int) -> bool:
        """Handle the faces entered so far. Return True if they are complete and need no confirmation."""
        return False

    def goes_back(self) -> bool:
        """Handle red before the first kind is entered. Return True if a choice was taken back."""
        return False

    def values(self, told: "Sequence[int]") -> tuple[int, ...]:
        """Return the values of the dealer's line for these faces."""
        return tuple(told)

    def tell_again(self) -> None:
        """Discard the entered faces, which were wrong."""

    # Choices by keys.

    def others(self) -> list[int]:
        """Return the items chosen by keys instead of dice: verbs with their arguments, see `kinds`."""
        return [self.toward(move) for move in self.game.choices() if move_verb(move) != PLAY]

    def take(self, item: int, now_ms: int) -> None:
        """Enter a chosen item of `others`, or a named color."""
        if is_verb(item):
            self.enter(now_ms, verb_of(item), argument_of(item))
        else:
            self.enter(now_ms, COLOR, item)

    def toward(self, move: int) -> int:
        """Return the item that enters a move made without putting a die."""
        verb = move_verb(move)
        return move_arg(move) if verb == COLOR else verb_item(verb, move_arg(move))

    def item_words(self, item: int) -> str:
        """Return the text of what choosing an item does."""
        return self.ui.say("do_" + VERBS[verb_of(item)])

    def label(self, item: int) -> str:
        """Return a text of an item that fits half the display."""
        return self.item_words(item)

    def asks(self) -> str:
        """Return the text of what the player is asked to do."""
        phase = self.game.phase
        asked = {PH_DRAWN: "draw_and_put", PH_REROLLED: "roll_and_put", PH_CHALLENGE: "challenge_asked"}.get(phase)
        return self.ui.say(asked or ("start_and_put" if self.game.turn < 0 else "put_a_die"))

    def starts(self) -> "Sequence[int]":
        """Return the items for green while the starting player's seat button is awaited."""
        return ()

    def asks_start(self) -> str:
        """Return the text of the question who starts."""
        return self.ui.say("who_starts")

    def asks_verdict(self) -> str:
        """Return the text of the question whether a challenged WD4 was illegal."""
        return self.ui.say("look_at_hand")

    def asks_faces(self) -> str:
        """Return the text of the question for the color of a die."""
        return self.ui.say("color_of_die")

    def orders(self, verb: int, lines: "Sequence[Line]") -> list[tuple[int, int, int]]:
        """Return the tasks that people have now; see `table.orders`."""
        return table.orders(self.ui, verb, lines)
