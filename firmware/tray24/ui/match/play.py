"""The match on the tray, whatever the game: moves and their refusals, UNO and catches, bots, undo, ends of hands."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import RED
from tray24.rules.errors import RuleError
from tray24.rules.moves import (
    CATCH,
    D_ROLLOFF,
    DRAW,
    KEEP,
    PLACE,
    PLAY,
    REROLL,
    ROLL,
    UNO,
    move_arg,
    move_seat,
    move_verb,
)
from tray24.ui.match.announce import line_words
from tray24.ui.match.choices import RED_IDLE, RED_NAMED, Choices
from tray24.ui.match.kinds import WAITING
from tray24.ui.match.pause import Pause
from tray24.ui.match.results import RollOff, Scores, Winner
from tray24.ui.match.thinking import Thinking
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.sounds import OF_VERBS

_MESSAGE_MS = const(2200)
_REFUSED_MS = const(4500)
_ADVICE_MS = const(9000)  # some dice to be found and marked; a key ends it sooner
_NOBODY = const(-1)


class Play(Choices):
    """The running match. `message` is what has happened last; `refused` is None or (slot, face, rule, words)."""

    name = "play"
    undo_words = "undo_dice"  # what is asked before dice are taken back

    def __init__(self, ui):
        super().__init__(ui)
        self.catcher = _NOBODY  # the seat whose catch waits for the grace time to end
        self._grace_ends_ms = None
        self.thinking = Thinking(self)
        self._warning = ""  # to be told
        self._warned = ""  # was told last
        self._lines = []
        self._hand = 0
        self._scores = ()
        self._gains = ()
        self._on_tray = 0
        self._move = 0  # the last one, while the dealer serves
        self._catchable = _NOBODY
        self._remember()

    # Begin, resume, undo.

    def _remember(self):
        game = self.ui.match.game
        self._hand = game.hand
        self._scores = tuple(game.scores)
        self._on_tray = self.side.dice_on_table()
        self._catchable = game.catchable

    def begin(self, lines, now_ms):
        """A match has begun with these dealer's lines."""
        rolls = [line[2] for line in lines if line[0] == D_ROLLOFF]
        self._await(now_ms)
        if rolls:
            self.ui.open(RollOff(self.ui, rolls), now_ms)

    def resumed(self, now_ms):
        """The match is shown again, after a while or a power cut."""
        self._await(now_ms)

    def heard(self, line):
        """A line was applied; what it means is told when all that belong together are in."""
        self._lines.append(line)

    def undo(self, now_ms):
        """Take back, after a question when dice would be taken back too."""
        self.settle(now_ms)
        match = self.ui.match
        if not match.can_undo:
            self._refuse("", self.ui.say("nothing_back"), now_ms)
        elif match.undo_takes_chance and not self.ui.children():
            self.ui.ask("undo", self.undo_words, self._undo, now_ms)
        else:
            self._undo(now_ms)

    def take_back(self):
        """What undo takes back."""
        self.ui.match.undo()

    def _undo(self, now_ms):
        self.take_back()
        self._lines.clear()
        self._remember()
        self.catcher = _NOBODY
        self._grace_ends_ms = None
        self._tell(self.ui.say("taken_back"), now_ms)
        self.ui.sound("undo")
        self.ui.lights.animate(lamp.UNDONE, now_ms)
        self._await(now_ms)

    def _await(self, now_ms):
        """Ask for the next choice; a bot makes hers after a pause."""
        self.thinking.begin(now_ms)
        self.choose_anew()

    # Keys.

    def press(self, button, now_ms):
        self.settle(now_ms)
        super().press(button, now_ms)

    def release(self, button, now_ms):
        if button == RED:
            if self.red == RED_IDLE:
                self.cover()
                self.ui.open(Pause(self.ui), now_ms)
            self.red = RED_IDLE

    def hold(self, button, now_ms):
        if button == RED:
            if self.red == RED_NAMED:
                self._undo(now_ms)  # the color red, named by the beginning of this press
            self.red = RED_IDLE
            self.undo(now_ms)

    def seat(self, button, now_ms):
        """A seat's own button: she catches when another may be caught, otherwise she calls UNO."""
        match = self.ui.match
        seat = self.ui.seat_at(button)
        if seat < 0 or match.bot(seat):
            self.ui.sound("refused")
            return
        caught = match.game.catchable
        if caught < 0 or caught == seat or self.catcher == seat:
            self.attempt(seat << 24 | UNO << 16, now_ms)
        elif self.in_grace(now_ms):
            if self.catcher < 0:
                self.catcher = seat
                self._tell(self.ui.say("catch_waits", self.ui.seat_name(seat)), now_ms)
        else:
            self.attempt(seat << 24 | CATCH << 16 | caught, now_ms)

    # Lines.

    def attempt(self, move, now_ms):
        """Enter a move as if by the keys; when it is refused the display names the rule. True when it was entered."""
        match = self.ui.match
        verb = move_verb(move)
        self.settle(now_ms)
        if verb != UNO and verb != CATCH and self._catch_now(now_ms):  # she acts: the grace time is over
            self.settle(now_ms)
            if not match.profile.real and move not in match.game.legal():
                return False  # it was meant for the dice that she had before she was caught, which is told
        try:
            match.enter(move, whole=False)
        except RuleError as refusal:
            self._refuse(refusal.rule, self.ui.say.refusal(refusal), now_ms, move)
            return False
        if verb != UNO and verb != CATCH:
            self.entered += 1
        self._serve(move, now_ms)
        return True

    def _serve(self, move, now_ms):
        """A move has been applied: its light answers at once, the dealer's lines follow one with each tick."""
        self.busy = True
        self._move = move
        self.refused = None
        self.kind = WAITING
        self.items = ()
        verb = move_verb(move)
        if verb in OF_VERBS:
            self.ui.sound(OF_VERBS[verb])
        if verb == PLAY or verb == PLACE:
            self.ui.lights.placed(now_ms)
        self._see_dump(now_ms)
        self.ui.relight()

    def settle(self, now_ms):
        """Let the dealer serve at once what is still due for the last move."""
        while self.busy:
            self._step(now_ms)

    def _step(self, now_ms):
        if not self.ui.match.step():
            self.busy = False
            self._entered(self._move, now_ms)

    def _catch_now(self, now_ms):
        """Enter the catch that waited, if there is still anybody to be caught. True when it was entered."""
        catcher = self.catcher
        self.catcher = _NOBODY
        caught = self.ui.match.game.catchable
        return catcher >= 0 and caught >= 0 and self.attempt(catcher << 24 | CATCH << 16 | caught, now_ms)

    def _refuse(self, rule, words, now_ms, move=0):
        slot = self.side.refused_slot(move)
        self.refused = (slot, move_arg(move) >> 5 if slot >= 0 else 0, rule, words)
        self._tell(rule + ": " + words if rule else words, now_ms, _REFUSED_MS)
        self.ui.sound("refused")
        self.ui.relight()

    def _tell(self, words, now_ms, ms=_MESSAGE_MS):
        self.message = words
        self.message_ends_ms = ticks_add(now_ms, ms)
        self.changed = True

    def _entered(self, move, now_ms):
        """A move and what the dealer served for it have been applied."""
        ui = self.ui
        game = ui.match.game
        lines = self._lines
        self._lines = []
        self._tell_lines(move, lines, now_ms)
        if game.catchable == move_seat(move) and self._catchable != game.catchable:
            self.catcher = _NOBODY
            self._grace_ends_ms = ticks_add(now_ms, ui.settings["grace_ms"] << ui.children())
        self._catchable = game.catchable
        self._see_dump(now_ms)
        if ui.match.message:
            self._tell(ui.match.message, now_ms, _REFUSED_MS)
        self._await(now_ms)
        if game.over or game.hand != self._hand:
            self._hand_ended(move, now_ms)
        elif self.kind != WAITING and game.turn != move_seat(move):
            ui.sound("turn")

    def _tell_lines(self, move, lines, now_ms):
        """Tell the last thing worth words. Who has just rolled for herself sees her dice in place of words."""
        verb = move_verb(move)
        seat = move_seat(move)
        if verb in (ROLL, KEEP, DRAW, REROLL) and self.ui.match.game.turn == seat and not self.ui.match.bot(seat):
            self.message_ends_ms = None
            return
        words = ""
        new_hand = self.ui.match.game.hand != self._hand
        for line in lines:
            # While a hand is dealt only the two dice for a starting D2 are news.
            if not isinstance(line, int) and (new_hand or (verb == PLACE and len(line[2]) != 2)):
                continue
            words = line_words(self.side, line) or words
        if words:
            self._tell(words, now_ms)

    def warn(self, words):
        """Something about the tray itself is wrong: told once with the next tick."""
        if self._warned != words:
            self._warned = words
            self._warning = words

    def _see_dump(self, now_ms):
        """Dice that went back into the bag (B11, B16, the end of a hand) fade."""
        dice = self.side.dice_on_table()
        if dice < self._on_tray:
            self.ui.lights.animate(lamp.DUMP, now_ms)
            if self.ui.match.game.hand == self._hand:
                self.ui.sound("dump")
        self._on_tray = dice

    def _hand_ended(self, move, now_ms):
        ui = self.ui
        game = ui.match.game
        gains = tuple([game.scores[seat] - self._scores[seat] for seat in range(game.seats)])
        self.catcher = _NOBODY
        self._grace_ends_ms = None
        if game.over:
            self._gains = gains  # the winner comes with the next tick
            ui.sound("match")
        else:
            self.cover()
            ui.sound("hand")
            ui.open(Scores(ui, ui.say("hand_n", self._hand + 1), gains), now_ms)
        self._remember()

    # Time.

    def in_grace(self, now_ms):
        """Return True while a player who has forgotten to call UNO may still do so."""
        return self._grace_ends_ms is not None and ticks_diff(now_ms, self._grace_ends_ms) < 0

    def tick(self, now_ms):
        if self.busy:
            self._step(now_ms)
            return
        if self.ui.match.game.over:
            self.ui.open(Winner(self.ui, self._gains), now_ms)
            return
        if self._warning:
            self._tell(self._warning, now_ms, _REFUSED_MS)
            self._warning = ""
        if self.message_ends_ms is not None and ticks_diff(now_ms, self.message_ends_ms) >= 0:
            self.message_ends_ms = None
            self.changed = True
        if self._grace_ends_ms is not None and not self.in_grace(now_ms):
            self._grace_ends_ms = None
            self._catch_now(now_ms)
        self.thinking.tick(now_ms)

    def advise(self, move, now_ms):
        """Tell the player who is to choose what keen would do, and point at it."""
        self._tell(self.ui.say("advice", self.side.advice_words(move)), now_ms, _ADVICE_MS)
        item = self.toward(move)
        if not self.taken and item in self.items:
            self.cursor = self.items.index(item)
            self.ui.relight()

    def shown(self, now_ms):
        super().shown(now_ms)
        self.thinking.hurry(now_ms)
        self.ui.relight()
