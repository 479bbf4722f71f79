"""The keys in a match with real dice: they tell faces, confirm tasks, and distrust sensors."""

from tray24.compat import const
from tray24.pins import GREEN, RED, SLOTS
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_FIRST, D_ROLLOFF, D_VERDICT
from tray24.ui.match.keys import RED_IDLE, RED_NAMED, RED_WENT_BACK, Keys
from tray24.ui.match.kinds import (
    BAD,
    CHECK,
    FIRST,
    GUIDE,
    HUE,
    NAMING,
    ORDER,
    TURN,
    VERDICT,
    WAITING,
    WHEEL,
    is_verb,
)

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.match.real.director import RealDirector
    from tray24.ui.match.real.wheel import Wheel


class RealKeys(Keys):
    """The keys of a match with real dice."""

    def __init__(self, director: "RealDirector") -> None:
        super().__init__(director.play)
        self.director = director

    def press(self, button: int, now_ms: int) -> None:
        play = self.play
        kind = play.kind
        if button < RED or kind in (NAMING, TURN, VERDICT, FIRST, WAITING):
            super().press(button, now_ms)
            return
        play.teller.refused = None
        play.teller.clear()
        play.changed = True
        self._turned = self._named = 0
        self.ui.sound("key")
        if button == RED:
            self.red = RED_IDLE
        if kind == HUE or kind == WHEEL:
            self._turn_wheel(button, now_ms)
        elif kind == CHECK:
            self._check(button, now_ms)
        elif button != RED:
            self._confirm(button, now_ms)
            self.director.look(now_ms)
        self.ui.relight()

    def _confirm(self, button: int, now_ms: int) -> None:
        """Note that people have done their task, or ask again for the face of a refused die."""
        director = self.director
        kind = self.play.kind
        if kind == ORDER:
            director.orders.pop(0)
            if director.late and not director.orders:
                self.play.teller.tell(director.late, now_ms)
                director.late = ""
        elif kind == GUIDE and button == GREEN and director.guide.first() < 0:
            director.guide.told()
        elif kind == BAD and director.can_tell_again():
            director.tell_again()

    def _turn_wheel(self, button: int, now_ms: int) -> None:
        director = self.director
        wheel: Wheel = director.wheel  # pyright: ignore[reportAssignmentType]  # there is one at these questions
        if button == RED:
            self.red = RED_WENT_BACK if wheel.faces else RED_NAMED
            if wheel.faces and director.slot < 0 and not director.told and director.real.goes_back():
                director.wheel = None
                director.look(now_ms)
                return
        face = wheel.press(button)
        if face < 0:
            if not wheel.faces and director.slot >= 0 and director.slots.is_masked(director.slot):
                director.forget_die()  # return to the choice of its slot
        elif director.slot >= 0:
            director.put(director.slot, face, now_ms)
            return
        else:
            director.told.append(face)
            director.wheel = None
            if director.real.has_told(director.told, now_ms):
                director.told = []
        director.look(now_ms)

    def _check(self, button: int, now_ms: int) -> None:
        """Handle the answer after all faces of a hand: green confirms them, red tells them again."""
        director = self.director
        game = self.ui.match.game
        told = director.told
        if button == GREEN or button == RED:
            director.told = []
            self.red = RED_WENT_BACK
        if button == GREEN:
            try:
                director.deal((game.wait, game.served, director.real.values(told)), now_ms)
            except RuleError:
                # Or it is on the table, or was told twice.
                self.play.teller.refuse("", self.ui.say("no_tile"), now_ms)
        elif button == RED:
            director.real.tell_again()
        director.look(now_ms)

    def choose(self, now_ms: int) -> None:
        play = self.play
        director = self.director
        if not play.items:
            return
        item = play.items[play.cursor]
        if play.kind == VERDICT:
            director.deal((D_VERDICT, -1, (item,)), now_ms)
        elif is_verb(item):
            self.take(item, now_ms)
        elif director.real.known() >= 0:
            director.put(item, director.real.known(), now_ms)
        else:
            director.ask_face(item)
            director.look(now_ms)

    def take(self, item: int, now_ms: int) -> None:
        self.director.real.take(item, now_ms)

    def hold(self, button: int, now_ms: int) -> None:
        director = self.director
        slot = director.slot
        if button != GREEN:
            if self.red == RED_NAMED and self.play.kind != NAMING and director.wheel:
                self.red = RED_IDLE  # the color red of a die that is not entered yet
            super().hold(button, now_ms)
        elif self.play.kind == GUIDE and director.guide.first() >= 0:
            director.distrust(director.guide.first(), now_ms)
        elif director.bad >= 0:
            director.distrust(director.bad, now_ms)
        elif director.wheel and 0 <= slot < SLOTS and not director.slots.is_masked(slot):
            director.distrust(slot, now_ms)
            director.forget_die()
            director.look(now_ms)

    def seat(self, button: int, now_ms: int) -> None:
        director = self.director
        game = self.ui.match.game
        seat = self.ui.seat_at(button)
        if seat >= 0 and game.wait in (D_ROLLOFF, D_FIRST) and self.play.kind in (FIRST, ORDER):
            self.ui.sound("key")
            director.orders = []
            director.deal((D_FIRST, seat, ()), now_ms)
        elif game.turn < 0:
            self.ui.sound("refused")
        else:
            super().seat(button, now_ms)
            director.calls = True
