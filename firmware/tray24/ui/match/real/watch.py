"""The tray as it is seen in a match with real dice: compared with the game, slot by slot, and what is asked for next."""

from tray24 import games
from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import SLOTS
from tray24.rules.moves import D_FIRST, D_ROLLOFF, D_VERDICT, PH_COLOR
from tray24.sense.events import COVERED, EMPTY
from tray24.ui.match.kinds import BAD, CHECK, FIRST, GUIDE, HUE, NAMING, ORDER, TURN, VERDICT, WAITING, WHEEL
from tray24.ui.match.play import Play
from tray24.ui.match.real.guide import ALL, Guide, slots_of
from tray24.ui.match.real.wheel import Wheel

NOBODY = const(-1)
NOWHERE = const(-1)
# A hand that reaches over the tray covers slots for a moment: only what stays is a die of unknown color.
_COVERED_MS = const(500)


class Watch(Play):
    """The running match with real dice, as far as it looks at the tray; RealPlay acts. See `ui.kinds`.

    `guide` knows where tray and game do not agree. `wheel` is the face that is being told (None when none is) of the
    die in `slot` (-1: one of a hand). `bad` is the slot of a refused die, `refusal` says why. `orders` is what people
    have to do (see `table.orders`). `told` are the faces of the hand that is being told at the end of a hand.
    """

    def __init__(self, ui):
        super().__init__(ui)
        self.real = self.side
        self.guide = Guide()
        self.wheel = None
        self.slot = NOWHERE
        self.bad = NOWHERE
        self.refusal = ""
        self.orders = []
        self.told = []
        self._placed = NOWHERE  # the slot of the die that is being entered
        self._acts = False  # in the midst of lines that belong together
        self._distrusted = 0  # slots whose sensors people have said to be wrong
        self._masked = self.masked()
        self.last_seen = bytearray(SLOTS)
        self._was_ready = False
        self._covered_until_ms = None
        self.calls = False  # the message is about an UNO call or a catch

    def make_side(self):
        return games.part(self.ui.match.game.name, "real").RealSide(self)

    def put(self, slot, face, now_ms):
        """The die in a slot has this face."""
        raise RuntimeError("RealPlay enters lines")

    def refuse_at(self, slot, why, now_ms):
        """The die in a slot is no good; why: a RuleError."""
        raise RuntimeError("RealPlay enters lines")

    # The tray.

    def masked(self):
        """The mask of slots whose dice are told by keys: no sensor there, a faulty one, or one that is not trusted."""
        sensing = self.ui.sensing
        return ALL if sensing is None else sensing.masked | self._distrusted

    def _seen(self, slot):
        return EMPTY if self.masked() >> slot & 1 else self.ui.sensing.seen[slot]

    def see(self, slot, seen, now_ms):
        if seen == COVERED:
            self._covered_until_ms = ticks_add(now_ms, _COVERED_MS)
        self.look(now_ms)

    def _distrust(self, slot, now_ms):
        """People say that the tray is wrong about a slot."""
        self._distrusted |= 1 << slot
        self._tell_masked(now_ms)
        self.look(now_ms)

    def _tell_masked(self, now_ms):
        """Say which slots are no longer trusted since the last time."""
        masked = self.masked()
        fresh = slots_of(masked & ~self._masked)
        self._masked = masked
        if fresh:
            self._tell(self.ui.say("told_by_keys", ", ".join([str(slot) for slot in fresh])), now_ms)

    def tick(self, now_ms):
        super().tick(now_ms)
        if self.ui.screen is not self:
            return
        if self.masked() != self._masked:
            self._tell_masked(now_ms)
            self.look(now_ms)
        sensing = self.ui.sensing
        if sensing and (sensing.seen != self.last_seen or sensing.ready != self._was_ready):
            self._was_ready = sensing.ready
            self.look(now_ms)  # it changed while another screen was on top
        if self._covered_until_ms is not None and ticks_diff(now_ms, self._covered_until_ms) >= 0:
            self._covered_until_ms = None
            self.look(now_ms)

    # What is asked for.

    def look(self, now_ms):
        """Compare tray and game, take up a die that was put, and ask for what comes next."""
        if self._acts or self.busy:
            return
        sensing = self.ui.sensing
        if sensing:
            self.last_seen[:] = sensing.seen
            if not sensing.ready:
                self._show(WAITING, ())  # the slots have not been looked at since power-on
                return
        masked = self.masked()
        guide = self.guide
        guide.expect(self.real.faces(), masked, self._placed)
        self._placed = NOWHERE
        agrees = not guide.compare(self.last_seen, masked)
        if self.bad >= 0 and not guide.new >> self.bad & 1:
            self.bad = NOWHERE
            self.refused = None
            self.message_ends_ms = None
        if self.slot >= 0 and not (guide.new | masked) >> self.slot & 1:
            self._forget_die()  # lifted again
        if agrees and self.real.awaits_die() and not self._meet(now_ms):
            return
        self.choose_anew()

    def _meet(self, now_ms):
        """Take up a die that lies where none was. False when that has led on."""
        if self.slot >= 0:
            seen = self._seen(self.slot)
            if self.wheel and seen != EMPTY and seen != COVERED and seen != self.wheel.seen:
                self._ask_face(self.slot)
            return True
        for slot in slots_of(self.guide.new):
            seen = self._seen(slot)
            if slot == self.bad or (seen == COVERED and self._covered_until_ms is not None):
                continue
            self.orders = []
            why = self.real.refusal_at_sight(slot, seen)
            if why:
                self.refuse_at(slot, why, now_ms)
            elif self.real.known() >= 0:
                self.put(slot, self.real.known(), now_ms)
                return False
            else:
                self._ask_face(slot)
                self.message_ends_ms = None
            break
        return True

    def _ask_face(self, slot):
        seen = COVERED if self.masked() >> slot & 1 else self._seen(slot)
        self.slot = slot
        self.wheel = Wheel(self.ui.match.game.kinds, seen, self.real.fits(slot))

    def _forget_die(self):
        self.slot = NOWHERE
        self.wheel = None

    def choose_anew(self):
        kind, items = self._next()
        cursor = self.cursor if kind == self.kind and tuple(items) == tuple(self.items) else self.real.first(items)
        self._show(kind, items, cursor if items else 0)

    def _next(self):
        """The kind of what is asked for now, and its items."""
        game = self.ui.match.game
        guide = self.guide
        if game.over:
            return WAITING, ()
        if game.phase == PH_COLOR and not (guide.put | guide.wrong or self.orders):
            # Before dice are lifted: she has the keys at hand.
            self.taken = ()
            self.moves = game.choices()
            return NAMING, (1, 2, 3, 4)
        if guide.first() >= 0 or guide.tell:
            return GUIDE, ()
        if self.orders and not self.wheel and self.bad < 0:
            return ORDER, ()
        if game.wait in (D_ROLLOFF, D_FIRST):
            return FIRST, self.real.starts()
        if self.bad >= 0:
            return BAD, ()
        if self.real.tells():
            if len(self.told) == self.real.due():
                self.wheel = None
                return CHECK, ()
            if not self.wheel:
                self.wheel = Wheel(game.kinds, COVERED, self.real.fits_told())
        if self.wheel:
            return (WHEEL if self.wheel.faces else HUE), ()
        if game.wait == D_VERDICT:
            return VERDICT, (0, 1)
        return TURN, self._turn_items()

    def _turn_items(self):
        masked = self.masked()
        real = self.real
        return [slot for slot in real.slots_by_keys() if masked >> slot & 1] + list(real.others())

    def asked_seat(self):
        """The seat that has to do something now, or -1."""
        game = self.ui.match.game
        if self.kind == ORDER:
            return NOBODY
        if game.turn >= 0 or game.over or game.wait in (D_ROLLOFF, D_FIRST):
            return game.turn
        return game.served if self.real.tells() else game.starter
