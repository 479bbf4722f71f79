"""The parts of a match with real dice that people around a tray can see, and what they can do."""

from collections.abc import Callable

from simulator.people.dice import Dice, Die
from simulator.people.fingers import Fingers, Puzzled
from simulator.tray.virtual import VirtualTray
from tray24.match.match import Match
from tray24.sense.events import EMPTY, members
from tray24.ui.match import kinds
from tray24.ui.match.real.common import CommonReal
from tray24.ui.match.real.play import RealPlay
from tray24.ui.ui import Ui

_BETWEEN_HANDS = ("scores", "rolloff")  # then they lie directly above the match's screen
_LOOK_MS = 20
_SEEN_MS = 1500  # by then the tray has seen what was put or lifted


def is_between_hands(ui: Ui) -> bool:
    """Return whether the tray has dealt the next hand and nobody has seen it yet."""
    return ui.match is not None and ui.depth == 2 and ui.screen.name in _BETWEEN_HANDS


class Seen:
    """The match, its screen, and the dice before each seat."""

    def __init__(self, tray: VirtualTray, dice: Dice):
        self.tray = tray
        self.dice = dice

    @property
    def ui(self) -> Ui | None:
        """Return the tray's user interface, or None without power."""
        return self.tray.firmware.ui if self.tray.firmware else None

    @property
    def running(self) -> bool:
        """Return True while a match with real dice runs."""
        return self._running() is not None

    def _running(self) -> Match | None:
        match = self.ui.match if self.ui is not None else None
        return match if match is not None and match.profile.real else None

    @property
    def match(self) -> Match:
        """Return the match with real dice. Raise Puzzled when none runs."""
        match = self._running()
        if match is None:
            raise Puzzled("no-real-match")
        return match

    @property
    def screen(self) -> RealPlay | None:
        """Return the screen of the match, or None while another screen is on top."""
        screen = self.ui.screen if self.ui is not None and self.running else None
        return screen if isinstance(screen, RealPlay) else None

    @property
    def play_screen(self) -> RealPlay:
        """Return the screen of the match. Raise Puzzled while another screen is on top."""
        screen = self.screen
        if screen is None:
            raise Puzzled("no-real-screen")
        return screen

    def require_screen(self) -> None:
        _ = self.play_screen

    @property
    def side(self) -> CommonReal:
        """Return the part of the screen that the game provides: where its dice lie."""
        return self.play_screen.side

    def button(self, seat: int) -> int:
        return self.match.profile.seats[seat].button

    def hand(self, seat: int) -> list[Die]:
        return self.dice.of_seat(self.button(seat))

    def verbs(self) -> list[int]:
        """Return the verbs of the rules that the keys offer besides putting a die."""
        screen = self.screen
        if screen is None or screen.kind != kinds.TURN:
            return []
        return sorted({kinds.verb_of(item) for item in screen.items if kinds.is_verb(item)})

    def is_seen_empty(self, slot: int) -> bool:
        """Return True when the tray sees that a slot is empty, or does not look at that slot."""
        screen = self.play_screen
        sensing = screen.ui.sensing
        return sensing is None or slot in members(screen.slots.masked()) or sensing.seen[slot] == EMPTY

    async def until(self, condition: Callable[[], bool]) -> None:
        """Let time pass until condition() is true, but only for a limited time: the tray cannot see everything."""
        for _ in range(_SEEN_MS // _LOOK_MS):
            if condition():
                return
            await self.tray.clock.sleep_ms(_LOOK_MS)


class Actions(Seen):
    """The actions of people at the table, each an intent for `Fingers.start`: what `Conduct` needs of `Handling`."""

    def __init__(self, tray: VirtualTray, dice: Dice, fingers: Fingers):
        super().__init__(tray, dice)
        self.fingers = fingers
        self.rolled_off: dict[int, int] = {}  # the faces of the last roll-off, by seat button
        self.rolled_off_ms = 0

    async def roll_off(self) -> None: ...
    async def take(self, seat: int) -> None: ...
    async def roll(self, seat: int, ids: list[int] | None = None) -> None: ...
    async def put(self, id: int, slot: int, caller: int = -1) -> None: ...
    async def give(self, id: int) -> None: ...
    async def tell(self) -> None: ...
    async def say(self, verb: int) -> None: ...
    async def done(self) -> None: ...
