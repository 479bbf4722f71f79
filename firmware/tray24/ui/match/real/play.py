"""The match with real dice: dice that are put, lifted and told become lines; what people do with the keys."""

from tray24.compat import const
from tray24.pins import GREEN, RED, SLOTS
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_DRAW, D_FIRST, D_ROLLOFF, D_VERDICT, UNO, move_verb
from tray24.sense.events import COVERED
from tray24.ui.match.choices import RED_IDLE, RED_NAMED, RED_WENT_BACK
from tray24.ui.match.kinds import BAD, CHECK, FIRST, GUIDE, HUE, NAMING, ORDER, TURN, VERB, VERDICT, WAITING, WHEEL
from tray24.ui.match.real import table, view
from tray24.ui.match.real.watch import NOWHERE, Watch

_TABLE = const(-1)  # in place of a seat's move: the line was the table's


class RealPlay(Watch):
    """The running match with real dice, as far as it enters lines."""

    undo_words = "undo_real"

    # Begin, resume, undo.

    def begin(self, lines, now_ms):
        self._serve_table(now_ms)
        self.guide.forget()
        super().begin(lines, now_ms)

    def _serve_table(self, now_ms):
        table.serve(self.ui.match)
        self._tell_lines(_TABLE, self._lines, now_ms)
        self._lines = []

    def resumed(self, now_ms):
        # A power cut may have come between a player's line and what the table does after it.
        self._serve_table(now_ms)
        self.guide.forget()
        self.real.forget()
        self.told = []
        self._forget_die()
        super().resumed(now_ms)

    def shown(self, now_ms):
        super().shown(now_ms)
        self.look(now_ms)

    def undo(self, now_ms):
        self.settle(now_ms)
        if table.told(self.ui.match) >= 0:
            self._undo(now_ms)
        else:
            super().undo(now_ms)

    def take_back(self):
        counts = self.real.counts()
        told = table.take_back(self.ui)
        if not told:
            super().take_back()
        # Where a face was told wrong, nobody's dice have changed.
        self.orders = [] if told and told[0] != D_DRAW else table.orders_back(self.ui, counts, self.real.counts())

    def _undo(self, now_ms):
        self.real.forget()
        self._forget_die()
        self.told = []
        self._acts = True
        super()._undo(now_ms)
        self._acts = False
        self.look(now_ms)

    # Lines.

    def deal(self, line, now_ms):
        """Enter a line of the table that is awaited. What follows comes with the next ticks: from a key's press the
        way there would be too deep for the Pico's stack."""
        self.settle(now_ms)
        self.ui.match.enter(line)
        self._serve(_TABLE, now_ms)

    def _step(self, now_ms):
        if not self.ui.match.step():
            table.serve(self.ui.match)
        super()._step(now_ms)

    def _tell_lines(self, move, lines, now_ms):
        super()._tell_lines(move, [line for line in lines if isinstance(line, int)], now_ms)
        verb = move_verb(move) if move >= 0 else _TABLE
        self.calls = verb == UNO
        # A catch may come while a die is told, or just before the line that ends its grace time: both are still to be done.
        self.orders = self.orders + self.real.orders(verb, lines)

    def _await(self, now_ms):
        self.look(now_ms)  # nobody thinks: bots cannot roll real dice

    # Dice.

    def put(self, slot, face, now_ms):
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
        self.look(now_ms)

    def refuse(self, words, now_ms):
        """What was told cannot be."""
        self._refuse("", words, now_ms)

    def refuse_at(self, slot, why, now_ms):
        """The die in a slot is no good; why: a RuleError."""
        self._refuse(why.rule, self.ui.say.refusal(why), now_ms)
        self._placed = NOWHERE
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
        if button < RED or kind in (NAMING, TURN, VERDICT, FIRST, WAITING):
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
                self.bad = NOWHERE
                self._ask_face(slot)
            self.look(now_ms)
        self.ui.relight()

    def _turn_wheel(self, button, now_ms):
        wheel = self.wheel
        if button == RED:
            self.red = RED_WENT_BACK if wheel.faces else RED_NAMED
        if button == RED and wheel.faces and self.slot < 0 and not self.told and self.real.goes_back():
            self.wheel = None
            self.look(now_ms)
            return
        face = wheel.press(button)
        if face < 0:
            if not wheel.faces and self.slot >= 0 and self.masked() >> self.slot & 1:
                self._forget_die()  # back to the choice of its slot
        elif self.slot >= 0:
            self.put(self.slot, face, now_ms)
            return
        else:
            self.told.append(face)
            self.wheel = None
            if self.real.has_told(self.told, now_ms):
                self.told = []
        self.look(now_ms)

    def _check(self, button, now_ms):
        """All faces of a hand are told: green says that they are right, red that they are told anew."""
        game = self.ui.match.game
        told = self.told
        if button == GREEN or button == RED:
            self.told = []
            self.red = RED_WENT_BACK
        if button == GREEN:
            try:
                self.deal((game.wait, game.served, self.real.values(told)), now_ms)
            except RuleError:
                self.refuse(self.ui.say("no_tile"), now_ms)  # or it lies on the table, or was told twice
        elif button == RED:
            self.real.tell_anew()
        self.look(now_ms)

    def choose(self, now_ms):
        if not self.items:
            return
        item = self.items[self.cursor]
        if self.kind == VERDICT:
            self.deal((D_VERDICT, -1, (item,)), now_ms)
        elif self.kind != TURN and self.kind != FIRST:
            super().choose(now_ms)
        elif item >= VERB:
            self.real.take(item, now_ms)
        elif self.real.known() >= 0:
            self.put(item, self.real.known(), now_ms)
        else:
            self._ask_face(item)
            self.look(now_ms)

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
            self.look(now_ms)

    def seat(self, button, now_ms):
        game = self.ui.match.game
        seat = self.ui.seat_at(button)
        if seat >= 0 and game.wait in (D_ROLLOFF, D_FIRST) and self.kind in (FIRST, ORDER):
            self.ui.sound("key")
            self.orders = []
            self.deal((D_FIRST, seat, ()), now_ms)
        elif game.turn < 0:
            self.ui.sound("refused")
        else:
            super().seat(button, now_ms)
            self.calls = True

    # What it shows.

    def draw(self, canvas):
        return view.draw(self, canvas)

    def sentences(self):
        return view.sentences(self)

    def lights(self, lights, now_ms):
        view.lights(self, lights)
