"""The screen of a match with real dice: it compares tray and game slot by slot, and derives what to ask next."""

from tray24 import games
from tray24.compat import const
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_DRAW, D_FIRST, D_ROLLOFF, D_VERDICT, PH_COLOR, UNO, move_verb
from tray24.sense.events import COVERED, EMPTY, members
from tray24.ui.match.kinds import BAD, CHECK, FIRST, GUIDE, HUE, NAMING, ORDER, TURN, VERDICT, WAITING, WHEEL
from tray24.ui.match.play import Play
from tray24.ui.match.real import table
from tray24.ui.match.real.guide import Guide
from tray24.ui.match.real.keys import RealKeys
from tray24.ui.match.real.slots import Slots
from tray24.ui.match.real.view import RealView
from tray24.ui.match.real.wheel import Wheel

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.rules.moves import Deal, Line
    from tray24.ui.match.real.common import CommonReal
    from tray24.ui.ui import MatchUi

_NOBODY = const(-1)
_NOWHERE = const(-1)
_TABLE = const(-1)  # instead of a seat's move: the line was the dealer's


class RealPlay(Play):
    """The screen of the running match with real dice. See `kinds` for its prompts.

    `guide` finds differences between tray and game. `wheel`, or None, is the wheel for the face of the die in `slot`
    (-1: a die of a hand). `bad` is the slot of a refused die, `refusal` says why. `orders` lists the tasks that people
    have (see `table.orders`), `told` the faces entered so far of several dice. `calls` is True if the message is about
    an UNO call or a catch. `late` is a message to show once the tasks are done, or "".
    """

    side: "CommonReal"

    undo_words = "undo_real"

    def __init__(self, ui: "MatchUi") -> None:
        super().__init__(ui, games.part(ui.match.game.name, "real").RealSide)
        self.keys = RealKeys(self)
        self.view = RealView(self)
        self.slots = Slots(ui.sensing)
        self.guide = Guide()
        self.wheel: Wheel | None = None
        self.slot = _NOWHERE
        self.bad = _NOWHERE
        self.refusal: RuleError | None = None
        self.orders: list[tuple[int, int, int]] = []
        self.told: list[int] = []
        self.calls = False
        self.late = ""
        self._placed = _NOWHERE  # slot of the die being entered
        self._acts = False  # True amid lines that belong together

    # Progress of the match.

    def begin(self, lines: "Sequence[Deal]", now_ms: int) -> None:
        self._serve_table(now_ms)
        super().begin(lines, now_ms)

    def _serve_table(self, now_ms: int) -> None:
        self.serve()
        self.tell_lines(_TABLE, self.entry.take_lines(), now_ms)
        self.guide.forget()

    def resumed(self, now_ms: int) -> None:
        # A power cut may have come between a player's line and the dealer's lines after it.
        self._serve_table(now_ms)
        self._forget()
        super().resumed(now_ms)

    def _forget(self) -> None:
        """Discard what people were about to enter."""
        self.side.forget()
        self.told = []
        self.forget_die()

    def shown(self, now_ms: int) -> None:
        super().shown(now_ms)
        self.look(now_ms)

    def ask_next(self, now_ms: int) -> None:
        # Bots cannot roll real dice. Hints are computed if the game knows everything that a choice depends on.
        if self.side.is_known():
            self.adviser.begin()
        self.look(now_ms)

    def serve(self) -> None:
        table.serve(self.ui.match)

    def tell_lines(self, move: int, lines: "Sequence[Line]", now_ms: int) -> None:
        moves = [line for line in lines if isinstance(line, int)]
        happened = self.entry.happened
        super().tell_lines(move, moves, now_ms)
        verb = move_verb(move) if move >= 0 else _TABLE
        self.calls = verb == UNO
        # A catch may come while a die is entered, or just before the line that ends its grace time: both remain to be
        # done.
        self.orders = self.orders + self.side.orders(verb, lines)
        self.late = self.message if self.orders and happened and happened[0] in ("skip", "turn") else ""

    def deal(self, line: "Deal", now_ms: int) -> None:
        """Enter the awaited line of the dealer.

        What follows comes with the next ticks: calling it from a key's press would go too deep for the Pico's stack.
        """
        self.entry.settle(now_ms)
        self.ui.match.enter(line)
        self.entry.serve(_TABLE, now_ms)

    # Undo.

    def undo(self, now_ms: int) -> None:
        self.entry.settle(now_ms)
        if table.told(self.ui.match) >= 0:
            self.take_back(now_ms)
        else:
            super().undo(now_ms)

    def take_back(self, now_ms: int) -> None:
        counts = self.side.counts()
        try:
            told = table.take_back(self.ui)
            if not told:
                self.ui.match.undo()
        except RuleError as error:
            self.refuse("", self.ui.say.refusal(error), now_ms)
            return
        self._forget()
        # If a wrong face was entered, nobody's dice have changed.
        self.orders = [] if told and told[0] != D_DRAW else table.orders_back(self.ui, counts, self.side.counts())
        self.entry.taken_back(now_ms)
        self.look(now_ms)

    # Dice.

    def put(self, slot: int, face: int, now_ms: int) -> None:
        """Note that the die in a slot has this face."""
        wheel = self.wheel
        self.forget_die()
        self._placed = slot
        self._acts = True
        why = self.side.put(slot, face, now_ms)
        self._acts = False
        self.entry.settle(now_ms)
        if why:
            self._refuse_at(slot, why, now_ms)
            if self.slots.is_masked(slot):
                self.slot = slot
                self.wheel = wheel
        self.look(now_ms)

    def _refuse_at(self, slot: int, why: RuleError, now_ms: int) -> None:
        """Refuse the die in a slot."""
        self.refuse(why.rule, self.ui.say.refusal(why), now_ms)
        self._placed = _NOWHERE
        if not self.slots.is_masked(slot):
            self.forget_die()  # its face may have been asked for again meanwhile
            self.bad = slot
            self.refusal = why

    def can_tell_again(self) -> bool:
        """Return True if a wrong face may have been entered for the refused die."""
        return self.side.known() < 0 and self.side.refusal_at_sight(self.bad, COVERED) is None

    def tell_again(self) -> None:
        """Ask for the face of the refused die again."""
        slot = self.bad
        self.bad = _NOWHERE
        self.ask_face(slot)

    def ask_face(self, slot: int) -> None:
        """Ask for the face of the die in a slot."""
        seen = COVERED if self.slots.is_masked(slot) else self.slots.now_in(slot)
        self.slot = slot
        self.wheel = Wheel(self.ui.match.game.kinds, seen, self.side.fits(slot))

    def forget_die(self) -> None:
        """Stop asking for the face of a die."""
        self.slot = _NOWHERE
        self.wheel = None

    # What people enter and do.

    def tell_face(self, face: int, now_ms: int) -> None:
        """Note the face of one more die of a hand."""
        self.told.append(face)
        self.wheel = None
        if self.side.has_told(self.told, now_ms):
            self.told = []

    def check_told(self, right: bool, now_ms: int) -> None:
        """Enter the dealer's line with the entered faces, or discard them if they are not right."""
        game = self.ui.match.game
        told = self.told
        self.told = []
        if not right:
            self.side.tell_again()
            return
        try:
            self.deal((game.wait, game.served, self.side.values(told)), now_ms)
        except RuleError:
            # There is no such tile, or it is on the table, or was entered twice.
            self.refuse("", self.ui.say("no_tile"), now_ms)

    def end_order(self, now_ms: int) -> None:
        """Note that people have done the first of their tasks."""
        self.orders.pop(0)
        if self.late and not self.orders:
            self.tell(self.late, now_ms)
            self.late = ""

    def start_with(self, seat: int, now_ms: int) -> None:
        """Let this seat begin the match, or the round."""
        self.orders = []
        self.deal((D_FIRST, seat, ()), now_ms)

    def note_call(self) -> None:
        """Note that the message is about an UNO call or a catch."""
        self.calls = True

    # The tray.

    def see(self, slot: int, seen: int, now_ms: int) -> None:
        if seen == COVERED:
            self.slots.cover(now_ms)
        self.look(now_ms)

    def distrust(self, slot: int, now_ms: int) -> None:
        """Stop trusting a slot's sensor, as people say that it is wrong: its dice are entered by keys from now on."""
        self.slots.distrust(slot)
        self._tell_masked(now_ms)
        self.look(now_ms)

    def _tell_masked(self, now_ms: int) -> None:
        """Announce the slots that are no longer trusted since the last call."""
        fresh = self.slots.fresh()
        if fresh:
            say = self.ui.say
            self.tell(say("told_by_keys", slots=say.listed([str(slot) for slot in fresh])), now_ms)

    def act(self, now_ms: int) -> None:
        if self.slots.masked() != self.slots.told_masked:
            self._tell_masked(now_ms)
            self.look(now_ms)
        if self.slots.stirred(now_ms):
            self.look(now_ms)
        if self.kind == TURN and self.side.is_known():
            self.advise(now_ms)

    # The current question.

    def look(self, now_ms: int) -> None:
        """Compare tray and game, process a new die, and ask for what comes next."""
        if self._acts or self.busy:
            return
        slots = self.slots
        if not slots.look():
            self.ask(WAITING, ())
            return
        masked = slots.masked()
        guide = self.guide
        guide.expect(self.side.faces(), masked, self._placed)
        self._placed = _NOWHERE
        agrees = not guide.compare(slots.seen, masked)
        if self.bad >= 0 and not guide.is_new(self.bad):
            self.bad = _NOWHERE
            self.end_refusal()
            self.end_message()
        if self.slot >= 0 and not guide.is_new(self.slot) and not slots.is_masked(self.slot):
            self.forget_die()  # it was lifted again
        if agrees and self.side.awaits_die() and not self._meet(now_ms):
            return
        kind, items = self._next()
        same = kind == self.kind and tuple(items) == self.items
        cursor = self.cursor if same else self.side.first(items)
        self.ask(kind, items, cursor if items else 0)

    def _meet(self, now_ms: int) -> bool:
        """Process a die in a slot that was empty. Return False if it was entered at once."""
        slots = self.slots
        if self.slot >= 0:
            seen = slots.now_in(self.slot)
            if self.wheel and seen != EMPTY and seen != COVERED and seen != self.wheel.seen:
                self.ask_face(self.slot)
            return True
        for slot in members(self.guide.new):
            seen = slots.now_in(slot)
            if slot == self.bad or slots.may_be_hand(seen):
                continue
            self.orders = []
            why = self.side.refusal_at_sight(slot, seen)
            if why:
                self._refuse_at(slot, why, now_ms)
            elif self.side.known() >= 0:
                self.put(slot, self.side.known(), now_ms)
                return False
            else:
                self.ask_face(slot)
                self.end_message()
            break
        return True

    def _next(self) -> "tuple[str, Sequence[int]]":
        """Return kind and items of the current question."""
        game = self.ui.match.game
        guide = self.guide
        if game.over:
            return WAITING, ()
        if game.phase == PH_COLOR and not (guide.put | guide.wrong or self.orders):
            return NAMING, (1, 2, 3, 4)  # before dice are lifted, while the player has the keys at hand
        if guide.first() >= 0 or guide.tell:
            return GUIDE, ()
        if self.orders and not self.wheel and self.bad < 0:
            return ORDER, ()
        if game.wait in (D_ROLLOFF, D_FIRST):
            return FIRST, self.side.starts()
        if self.bad >= 0:
            return BAD, ()
        return self._next_face() if self.wheel or self.side.tells() else self._next_turn()

    def _next_face(self) -> "tuple[str, Sequence[int]]":
        if self.side.tells():
            if len(self.told) == self.side.due():
                self.wheel = None
                return CHECK, ()
            if not self.wheel:
                self.wheel = Wheel(self.ui.match.game.kinds, COVERED, self.side.fits_told())
        wheel: Wheel = self.wheel  # pyright: ignore[reportAssignmentType]  # there is one now
        return (WHEEL if wheel.faces else HUE), ()

    def _next_turn(self) -> "tuple[str, Sequence[int]]":
        if self.ui.match.game.wait == D_VERDICT:
            return VERDICT, (0, 1)
        slots = self.slots
        side = self.side
        return TURN, [slot for slot in side.slots_by_keys() if slots.is_masked(slot)] + list(side.others())

    def toward(self, move: int) -> int:
        return self.side.toward(move)

    def asked_seat(self) -> int:
        game = self.ui.match.game
        if self.kind == ORDER:
            return _NOBODY
        if game.phase == D_VERDICT:
            return game.challenged()  # pyright: ignore[reportAttributeAccessIssue]  # this game has challenges
        if game.turn >= 0 or game.over or game.wait in (D_ROLLOFF, D_FIRST):
            return game.turn
        return game.served if self.side.tells() else game.starter
