"""What people around a tray see of a match with real dice."""

from collections.abc import Callable

from simulator.people.dice import Dice, Die
from simulator.people.intents import Puzzled
from simulator.people.screens import RealScreen
from simulator.tray.virtual import VirtualTray
from tray24.match.match import Match
from tray24.sense.events import EMPTY, members
from tray24.ui.match import kinds
from tray24.ui.match.real.common import CommonReal
from tray24.ui.ui import Ui

_LOOK_MS = 20
_SEEN_MS = 1500  # what was put or lifted is seen by then


class Seen:
    """The match, its screen, and the dice before each seat."""

    def __init__(self, tray: VirtualTray, dice: Dice):
        self.tray = tray
        self.dice = dice

    @property
    def _ui(self) -> Ui | None:
        return self.tray.firmware.ui if self.tray.firmware else None

    @property
    def running(self) -> bool:
        """True while a match with real dice runs."""
        return self._running() is not None

    def _running(self) -> Match | None:
        match = self._ui.match if self._ui is not None else None
        return match if match is not None and match.profile.real else None

    @property
    def match(self) -> Match:
        """The match with real dice. Puzzled when none runs."""
        match = self._running()
        if match is None:
            raise Puzzled("no-real-match")
        return match

    @property
    def screen(self) -> RealScreen | None:
        """The screen of that match, or None while another one is on top."""
        screen = self._ui.screen if self._ui is not None and self.running else None
        return screen if screen is not None and screen.name == "play" else None

    @property
    def play_screen(self) -> RealScreen:
        """The screen of that match. Puzzled while another one is on top."""
        screen = self.screen
        if screen is None:
            raise Puzzled("no-real-screen")
        return screen

    def require_screen(self) -> None:
        """Raise Puzzled while the screen of the match is not on top."""
        _ = self.play_screen

    @property
    def side(self) -> CommonReal:
        """The game's part of that screen: where its dice lie."""
        return self.play_screen.real

    def button(self, seat: int) -> int:
        """Return the seat button of a seat of the match."""
        return self.match.profile.seats[seat].button

    def hand(self, seat: int) -> list[Die]:
        """Return the dice that lie before a seat of the match."""
        return self.dice.of_seat(self.button(seat))

    def verbs(self) -> list[int]:
        """Return what the keys offer beside the dice, as verbs of the rules."""
        screen = self.screen
        if screen is None or screen.kind != kinds.TURN:
            return []
        return sorted({kinds.verb_of(item) for item in screen.items if kinds.is_verb(item)})

    def is_seen_empty(self, slot: int) -> bool:
        """Return True when the tray knows that nothing lies in a slot, or sees nothing there at all."""
        screen = self.play_screen
        sensing = screen.ui.sensing
        return sensing is None or slot in members(screen.masked()) or sensing.seen[slot] == EMPTY

    async def until(self, condition: Callable[[], bool]) -> None:
        """Let time pass until condition() holds, but not for ever: some things nobody sees."""
        for _ in range(_SEEN_MS // _LOOK_MS):
            if condition():
                return
            await self.tray.clock.sleep_ms(_LOOK_MS)
