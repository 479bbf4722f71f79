"""The match with real dice: dice that are put, lifted and told become lines; the rest is asked for, or guided."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import GREEN, RED, SLOTS
from tray24.rules.core import D_FIRST, D_REVEAL, D_ROLLOFF, PH_COLOR
from tray24.sense.events import COVERED, EMPTY
from tray24.ui.choices import RED_IDLE, RED_NAMED, RED_WENT_BACK
from tray24.ui.kinds import NAMING, VERB, WAITING
from tray24.ui.play import Play
from tray24.ui.real import table, view
from tray24.ui.real.guide import ALL, Guide, slots_of
from tray24.ui.real.modes import BAD, CHECK, FIRST, GUIDE, HUE, ORDER, TURN, WHEEL
from tray24.ui.real.wheel import Wheel

_NOBODY = const(-1)
_NOWHERE = const(-1)
_TABLE = const(-1)  # in place of a seat's move: the line was the table's
# A hand that reaches over the tray covers slots for a moment: only what stays is a die of unknown color.
_COVERED_MS = const(500)


def side_of(play):
    """The part of the game that runs, for its screen."""
    module = __import__("tray24.ui.real." + play.ui.match.game.name, None, None, ("RealSide",))
    return module.RealSide(play)


class RealPlay(Play):
    """The running match with real dice; see `modes` for its kinds.

    `guide` knows where tray and game do not agree. `wheel` is the face that is being told (None when none is) of the
    die in `slot` (-1: one of a hand). `bad` is the slot of a refused die, `refusal` says why. `orders` is what people
    have to do, in words. `told` are the faces of the hand that is being told at the end of a hand.
    """

    undo_words = "undo_real"

    def __init__(self, ui):
        super().__init__(ui)
        self.real = side_of(self)
        self.guide = Guide()
        self.wheel = None
        self.slot = _NOWHERE
        self.bad = _NOWHERE
        self.refusal = ""
        self.orders = []
        self.told = []
        self._placed = _NOWHERE
        self._acts = False
        self._distrusted = 0  # slots whose sensors people have said to be wrong
        self._masked = self.masked()
        self._last_seen = bytearray(SLOTS)
        self._covered_until_ms = None

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
        self._look(now_ms)

    def _distrust(self, slot, now_ms):
        """People say that the tray is wrong about a slot."""
        self._distrusted |= 1 << slot
        self._tell_masked(now_ms)
        self._look(now_ms)

    def _tell_masked(self, now_ms):
        """Say which slots are no longer trusted since the last time."""
        masked = self.masked()
        fresh = slots_of(masked & ~self._masked)
        self._masked = masked
        if fresh:
            self._tell(self.ui.say("told_by_keys", ", ".join([str(slot) for slot in fresh])), now_ms)

    # Begin, resume, undo, time.

    def begin(self, lines, now_ms):
        self.guide.forget()
        super().begin(lines, now_ms)

    def resumed(self, now_ms):
        # A power cut may have come between a player's line and what the table does after it.
        table.serve(self.ui.match)
        self._tell_lines(_TABLE, self._lines, now_ms)
        self._lines = []
        self.guide.forget()
        self._forget_die()
        super().resumed(now_ms)

    def shown(self, now_ms):
        super().shown(now_ms)
        self._look(now_ms)

    def _undo(self, now_ms):
        counts = [len(hand) for hand in self.ui.match.game.hands]
        self._forget_die()
        self.told = []
        self._acts = True
        super()._undo(now_ms)
        self._acts = False
        self.orders = table.orders_back(self.ui, counts)
        self._look(now_ms)

    def tick(self, now_ms):
        super().tick(now_ms)
        if self.ui.screen is not self:
            return
        if self.masked() != self._masked:
            self._tell_masked(now_ms)
            self._look(now_ms)
        if self.ui.sensing and self.ui.sensing.seen != self._last_seen:
            self._look(now_ms)  # it changed while another screen was on top
        if self._covered_until_ms is not None and ticks_diff(now_ms, self._covered_until_ms) >= 0:
            self._covered_until_ms = None
            self._look(now_ms)

    # Lines.

    def deal(self, line, now_ms):
        """Enter a line of the table that is awaited."""
        self.settle(now_ms)
        self.ui.match.enter(line)
        self._serve(_TABLE, now_ms)
        self.settle(now_ms)

    def _step(self, now_ms):
        if not self.ui.match.step():
            table.serve(self.ui.match)
        super()._step(now_ms)

    def _tell_lines(self, move, lines, now_ms):
        super()._tell_lines(move, [line for line in lines if isinstance(line, int)], now_ms)
        self.orders = table.orders(self.ui, move >> 16 & 255 if move >= 0 else _TABLE, lines)

    def _await(self, now_ms):
        self._has_thought = True  # nobody but people rolls real dice
        self._look(now_ms)

    # What is asked for.

    def _look(self, now_ms):
        """Compare tray and game, take up a die that was put, and ask for what comes next."""
        if self._acts or self.busy:
            return
        masked = self.masked()
        guide = self.guide
        guide.expect(self.real.faces(), masked, self._placed)
        self._placed = _NOWHERE
        if self.ui.sensing:
            self._last_seen[:] = self.ui.sensing.seen
        agrees = not guide.compare(self._last_seen, masked)
        if self.bad >= 0 and not guide.new >> self.bad & 1:
            self.bad = _NOWHERE
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
                self._put(slot, self.real.known(), now_ms)
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
        self.slot = _NOWHERE
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
        if guide.first() >= 0 or guide.tell:
            return GUIDE, ()
        if game.wait == D_ROLLOFF:
            return FIRST, ()
        if self.orders and not self.wheel and self.bad < 0:
            return ORDER, ()
        if self.tells_hand():
            if len(self.told) == game.due:
                self.wheel = None
                return CHECK, ()
            if not self.wheel:
                self.wheel = Wheel(game.kinds)
        elif self.bad >= 0:
            return BAD, ()
        if self.wheel:
            return (WHEEL if self.wheel.faces else HUE), ()
        if game.phase == PH_COLOR:
            self.taken = ()
            self.moves = game.choices()
            return NAMING, (1, 2, 3, 4)
        return TURN, self._turn_items()

    def _turn_items(self):
        verbs = [verb * VERB for verb in self.real.verbs()]
        masked = self.masked()
        slots = [slot for slot in self.real.open_slots() if masked >> slot & 1]
        return slots + verbs

    def tells_hand(self):
        """True while the faces left in a hand are told."""
        return self.ui.match.game.wait == D_REVEAL

    def asked_seat(self):
        """The seat that has to do something now, or -1."""
        game = self.ui.match.game
        if self.kind == ORDER:
            return _NOBODY
        if game.turn >= 0 or game.over or game.wait == D_ROLLOFF:
            return game.turn
        return game.served if self.tells_hand() else game.starter

    # Dice.

    def _put(self, slot, face, now_ms):
        """The die in a slot has this face."""
        wheel = self.wheel
        self._forget_die()
        self._placed = slot
        self._acts = True
        why = self.real.put(slot, face, now_ms)
        self._acts = False
        self.settle(now_ms)
        if why:
            self.refuse_at(slot, why, now_ms)
            if self.masked() >> slot & 1:
                self.slot = slot
                self.wheel = wheel
        self._look(now_ms)

    def refuse_at(self, slot, why, now_ms):
        """The die in a slot is no good; why: a RuleError."""
        self._refuse(why.rule, self.ui.say.refusal(why), now_ms)
        self._placed = _NOWHERE
        if not self.masked() >> slot & 1:
            self.bad = slot
            self.refusal = self.message

    def can_tell_again(self):
        """True when the refused die may have been told wrong."""
        return self.real.known() < 0 and self.real.refusal_at_sight(self.bad, COVERED) is None

    # Keys.

    def press(self, button, now_ms):
        self.settle(now_ms)
        kind = self.kind
        if button < RED or kind in (NAMING, TURN, FIRST, WAITING):
            super().press(button, now_ms)
            return
        self.refused = None
        self.message_ends_ms = None
        self.changed = True
        self.ui.sound("key")
        if button == RED:
            self.red = RED_IDLE
        if kind == HUE or kind == WHEEL:
            self._turn_wheel(button, now_ms)
        elif kind == CHECK:
            self._check(button, now_ms)
        elif button != RED:
            if kind == ORDER:
                self.orders.pop(0)
            elif kind == GUIDE and button == GREEN and self.guide.first() < 0:
                self.guide.told()
            elif kind == BAD and self.can_tell_again():
                slot = self.bad
                self.bad = _NOWHERE
                self._ask_face(slot)
            self._look(now_ms)
        self.ui.relight()

    def _turn_wheel(self, button, now_ms):
        wheel = self.wheel
        if button == RED:
            self.red = RED_WENT_BACK if wheel.faces else RED_NAMED
        face = wheel.press(button)
        if face < 0:
            if not wheel.faces and self.slot >= 0 and self.masked() >> self.slot & 1:
                self._forget_die()  # back to the choice of its slot
        elif self.slot >= 0:
            self._put(self.slot, face, now_ms)
            return
        else:
            self.told.append(face)
            self.wheel = None
        self._look(now_ms)

    def _check(self, button, now_ms):
        """All faces of a hand are told: green says that they are right, red that they are told anew."""
        game = self.ui.match.game
        told = tuple(self.told)
        if button == GREEN or button == RED:
            self.told = []
            self.red = RED_WENT_BACK
        if button == GREEN:
            self.deal((D_REVEAL, game.served, told), now_ms)
        self._look(now_ms)

    def choose(self, now_ms):
        if not self.items:
            return
        item = self.items[self.cursor]
        if self.kind != TURN:
            super().choose(now_ms)
        elif item >= VERB:
            self.real.take(item // VERB, now_ms)
        elif self.real.known() >= 0:
            self._put(item, self.real.known(), now_ms)
        else:
            self._ask_face(item)
            self._look(now_ms)

    def hold(self, button, now_ms):
        if button != GREEN:
            if self.red == RED_NAMED and self.kind != NAMING and self.wheel:
                self.red = RED_IDLE  # the color red of a die that is not entered yet
            super().hold(button, now_ms)
        elif self.kind == GUIDE and self.guide.first() >= 0:
            self._distrust(self.guide.first(), now_ms)
        elif self.bad >= 0:
            self._distrust(self.bad, now_ms)
        elif self.wheel and 0 <= self.slot < SLOTS and not self.masked() >> self.slot & 1:
            self._distrust(self.slot, now_ms)
            self._forget_die()
            self._look(now_ms)

    def seat(self, button, now_ms):
        game = self.ui.match.game
        seat = self.ui.seat_at(button)
        if seat >= 0 and game.wait == D_ROLLOFF and self.kind == FIRST:
            self.ui.sound("key")
            self.deal((D_FIRST, seat, ()), now_ms)
        elif game.turn < 0:
            self.ui.sound("refused")
        else:
            super().seat(button, now_ms)

    # What it shows.

    def draw(self, canvas):
        view.draw(self, canvas)

    def text(self):
        return view.text(self)

    def lights(self, lights, now_ms):
        view.lights(self, lights)
