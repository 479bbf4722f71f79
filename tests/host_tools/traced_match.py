"""Virtual people with real dice at a tray with a link, from which tests record traces."""

import random

from host_tools.link.client import Link
from simulator.people.calibration import calibrate_tray
from simulator.tray.files import MemoryFiles
from simulator.web.table.table import Table
from tray24.games import get_game_class
from tray24.pins import GREEN

_STEP_MS = 20
_BUSY_MS = 60_000


class TracedMatch:
    """A match with real dice that two virtual people play, in the tray's own time.

    Reading bytes from the tray's link lets that time pass.
    """

    def __init__(self, seed=7):
        seeds = iter(range(seed, 1000))
        self.table = Table(MemoryFiles(), lambda: next(seeds))
        self.table.virtual_players.rng = random.Random(seed)
        self.table.dice.rng = random.Random(seed)
        self._tab = self.table.add_tab()
        self.stop_at_ms = None
        self._unread = b""
        self.wait(1000)
        self._run_intent(calibrate_tray(self.table.presses))

    @property
    def ui(self):
        return self.table.tray.firmware.ui

    def start_match(self, game):
        """Begin a match of two virtual people with the tray's keys.

        The tray's time is not skipped, because the host must read the link meanwhile.
        """
        table = self.table
        table.virtual_players.buttons = {0, 3}
        table.dice.load_set(get_game_class(game).get_standard_set())
        table.handle_message(self._tab, '{"do":"speed","x":4}')
        self._run_intent(table.presses.start_match({0: "", 3: ""}, {}, real=True, game=game))

    def _run_intent(self, intent):
        problems = []
        self.table.presses.start(intent, problems.append)
        self.wait(0, lambda: problems)
        assert problems == [None]

    def wait(self, ms, until=None):
        """Let `ms` pass, or wait until `until()` is true; meanwhile close the scores and play the roll-off."""
        for passed_ms in range(0, _BUSY_MS if until else ms, _STEP_MS):
            self.table.advance(_STEP_MS)
            self._unread += self.table.tray.serial.host.read()  # as the host's operating system does
            if until and until():
                return
            if passed_ms % 1000 == 0 and not self.table.presses.busy:
                if self.ui.screen.name == "scores":
                    self.table.presses.start(self.table.presses.press_button(GREEN), lambda error: None)
                elif self.ui.screen.prompt == "first":
                    self.table.presses.start(self.table.dice_moves.roll_off(), lambda error: None)

    def wait_between_turns(self):
        """Let time pass until a seat is to choose, and its player has not touched anything yet."""

        def is_calm():
            screen = self.table.dice_moves.screen
            is_asked = screen and screen.prompt == "turn" and screen.slot < 0 and not screen.cursor
            return is_asked and not self.table.presses.busy and not self.ui.sensing.moving

        self.wait(0, is_calm)

    # The host's end of the wire.

    @property
    def link(self):
        return Link(self, "the tray in the test", self.now_s)

    def now_s(self):
        return self.table.tray.clock.now_ms / 1000

    def read(self, size):
        if not self._unread:
            self.wait(_STEP_MS)
        data, self._unread = self._unread[:size], self._unread[size:]
        return data

    def write(self, data):
        self.table.tray.serial.host.write(data)

    def close(self):
        pass
