"""Virtual people with real dice at a tray with a link, from which tests record traces."""

import random

from host_tools.link.client import Link
from simulator.people.calibration import calibrate
from simulator.tray.files import MemoryFiles
from simulator.web.table.table import Table
from tray24.games import game_class
from tray24.pins import GREEN

_STEP_MS = 20
_BUSY_MS = 60_000


class Played:
    """A match with real dice that two virtual people play in the tray's own time. Reading the wire lets time pass."""

    def __init__(self, seed=7):
        seeds = iter(range(seed, 1000))
        self.table = Table(MemoryFiles(), lambda: next(seeds))
        self.table.virtual_players.chance = random.Random(seed)
        self.table.dice.chance = random.Random(seed)
        self._tab = self.table.join()
        self.stop_at_ms = None
        self._rest = b""
        self.wait(1000)
        self._do(calibrate(self.table.fingers))

    @property
    def ui(self):
        return self.table.tray.firmware.ui

    def start(self, game):
        """Begin a match of two virtual people with the tray's keys.

        Nothing is skipped, because the host must read meanwhile.
        """
        table = self.table
        table.virtual_players.buttons = {0, 3}
        table.dice.bring(game_class(game).standard_set())
        table.receive(self._tab, '{"do":"speed","x":4}')
        self._do(table.fingers.new_match({0: "", 3: ""}, {}, real=True, game=game))

    def _do(self, intent):
        problems = []
        self.table.fingers.start(intent, problems.append)
        self.wait(0, lambda: problems)
        assert problems == [None]

    def wait(self, ms, until=None):
        """Let `ms` pass, or wait until `until()` is true; meanwhile close the scores and play the roll-off."""
        for passed in range(0, _BUSY_MS if until else ms, _STEP_MS):
            self.table.advance(_STEP_MS)
            self._rest += self.table.tray.serial.host.read()  # as the host's operating system does
            if until and until():
                return
            if passed % 1000 == 0 and not self.table.fingers.busy:
                if self.ui.screen.name == "scores":
                    self.table.fingers.start(self.table.fingers.press(GREEN), lambda error: None)
                elif self.ui.screen.kind == "first":
                    self.table.fingers.start(self.table.people.roll_off(), lambda error: None)

    def between_turns(self):
        """Let time pass until a seat is to choose and has touched nothing yet."""

        def calm():
            screen = self.table.people.screen
            is_asked = screen and screen.kind == "turn" and screen.slot < 0 and not screen.cursor
            return is_asked and not self.table.fingers.busy and not self.ui.sensing.moving

        self.wait(0, calm)

    # The host's end of the wire.

    @property
    def link(self):
        return Link(self, "the tray in the test", self.now_s)

    def now_s(self):
        return self.table.tray.clock.now_ms / 1000

    def read(self, size):
        if not self._rest:
            self.wait(_STEP_MS)
        data, self._rest = self._rest[:size], self._rest[size:]
        return data

    def write(self, data):
        self.table.tray.serial.host.write(data)

    def close(self):
        pass
