"""The hands at the emulated tray: they carry out commands in the tray's own time."""

from collections import deque

from host_tools.errors import Failure
from host_tools.pico.keys import ALL, FINGER, Command
from simulator.pico.machine import PicoTray
from simulator.texts import HostTexts
from simulator.tray.optics import Optics
from tray24.pins import SLOTS

texts = HostTexts("pico")

_REST_MS = 80  # a contact stays open for at least so long between two presses
_MOST_WAITING = 12  # presses; a repeating key is quicker than a slow tray
_NOTHING = -1  # instead of a button: the finger waits


class Hands:
    """One finger on the buttons, the dice, and the plug of a tray that has `optics`.

    `lying[slot]` is the surface on a slot, "" for nothing. `pressed` is the button whose contact is closed, or -1.
    """

    def __init__(self, tray: PicoTray, optics: Optics):
        self._tray, self._optics = tray, optics
        self.lying = [""] * SLOTS
        self.pressed = _NOTHING
        self.has_quit = False
        self._waiting: deque[tuple[int, int]] = deque()  # (button, ms)
        self._free_us = 0.0  # when the finger can press again
        self._lets_go_us = 0.0

    @property
    def powered(self) -> bool:
        return self._tray.plugged or self._tray.in_bootsel

    @property
    def idle(self) -> bool:
        """Return whether all requested presses and waits are over."""
        return not self._waiting and self._tray.now_us >= self._free_us

    def do(self, command: Command) -> None:
        """Begin a command. Raise Failure when it cannot be done."""
        match command.verb:
            case "press" | "wait":
                if len(self._waiting) >= _MOST_WAITING:
                    raise Failure(texts("slow"))
                self._waiting.append((command.button, command.ms))
            case "put":
                self._put(command)
            case "lift":
                self._lift(command)
            case "unplug":
                if not self.powered:
                    raise Failure(texts("pulled-already"))
                self._tray.pull_plug()
            case "plug":
                if self.powered:
                    raise Failure(texts("plugged-already"))
                self._tray.plug_in()
            case "bootsel":
                self._tray.hold_bootsel()
            case "reset":
                if not self._tray.plugged:
                    raise Failure(texts("nothing-runs"))
                self._tray.hard_reset()
            case "quit":
                self.has_quit = True

    def turn(self) -> None:
        """Release a button and press the next one when it is time."""
        now_us = self._tray.now_us
        if self.pressed != _NOTHING and now_us >= self._lets_go_us:
            self._tray.set_contact(self.pressed, False)
            self.pressed = _NOTHING
        if self._waiting and now_us >= self._free_us:
            button, ms = self._waiting.popleft()
            self._free_us = self._lets_go_us = now_us + 1000 * ms
            if button != _NOTHING:
                self._free_us += 1000 * _REST_MS
                self.pressed = button
                self._tray.set_contact(button, True)

    def _put(self, command: Command) -> None:
        if lies := self.lying[command.slot]:
            raise Failure(texts("finger-lies" if lies == FINGER else "die-lies", slot=command.slot))
        self.lying[command.slot] = command.surface
        self._optics.put(command.slot, command.surface)

    def _lift(self, command: Command) -> None:
        if command.slot != ALL and not self.lying[command.slot]:
            raise Failure(texts("slot-empty", slot=command.slot))
        for slot in range(SLOTS) if command.slot == ALL else (command.slot,):
            self.lying[slot] = ""
            self._optics.lift(slot)
