"""The places of the real dice, and the virtual players, saved in a file of the host while the simulator is off."""

import json
from contextlib import suppress
from typing import Protocol

from simulator.people.dice import Dice
from simulator.people.players import VirtualPlayers
from tray24.compat import ticks_diff
from tray24.pins import BUTTONS

_KEEP_MS = 2000


class TextFile(Protocol):
    """The file that holds the dice: a `pathlib.Path`, or an object with these two methods. They raise OSError."""

    def read_text(self, encoding: str) -> str: ...

    def write_text(self, data: str, /, encoding: str) -> object: ...


class KeptDice:
    """The file of the real dice: laid out from it at the start, saved to it regularly. `file` is None: not saved."""

    def __init__(self, file: TextFile | None, dice: Dice, virtual_players: VirtualPlayers):
        self._file = file
        self._dice = dice
        self._virtual_players = virtual_players
        self._moves = 0
        self._kept_ms = 0
        self._lay()

    def _lay(self) -> None:
        if self._file:
            with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
                kept = json.loads(self._file.read_text(encoding="utf-8"))
                self._dice.from_json(kept)
                for seed, buttons in kept["virtual"].items():
                    found = {button for button in buttons if button in range(BUTTONS)}
                    self._virtual_players.of_matches[int(seed)] = found

    def pass_time(self, now_ms: int) -> None:
        """Save the dice if they have moved, at most every other second."""
        if self._dice.moved != self._moves and ticks_diff(now_ms, self._kept_ms) >= _KEEP_MS:
            self.keep(now_ms)

    def keep(self, now_ms: int) -> None:
        """Save the dice now."""
        self._moves = self._dice.moved
        self._kept_ms = now_ms
        if self._file:
            virtual = {seed: sorted(buttons) for seed, buttons in self._virtual_players.of_matches.items()}
            kept = {"virtual": virtual} | self._dice.to_json()
            with suppress(OSError):  # the dice can be laid again by following the lights
                self._file.write_text(json.dumps(kept), encoding="utf-8")
