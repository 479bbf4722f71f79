"""The ten buttons to ground.

Their contacts bounce a few times before they settle, as those of the desktop's tray do. Worn ones chatter for longer.
"""

from rp2040py.rp2040 import RP2040

from tray24.pins import BUTTON_PINS, BUTTONS
from tray24.sense.events import is_member

# Milliseconds after a touch between which the contact bounces back; the same as in the desktop's virtual tray.
_BOUNCES_MS = ((1, 3), (4, 5), (7, 8))
_CHATTER_MS = 3
_CLOSED_MS = 100  # a worn contact that is held opens after this time, again and again
_OPENINGS = 20


class ButtonContacts:
    """The contacts of the buttons.

    `set(button, closed)` presses or releases one. They stay so when the plug is pulled. With `worn_ms` a contact
    chatters for so long after a touch, and opens as long every 100 ms while it is held.
    """

    worn_ms = 0

    def __init__(self, missing: int = 0):
        """`missing` is the mask of buttons that this tray does not have."""
        self._missing = missing
        self._closed = [False] * BUTTONS
        self._mcu: RP2040 | None = None

    def attach(self, mcu: RP2040) -> None:
        self._mcu = mcu
        self._bounces = [Bounce(self, mcu, button) for button in range(BUTTONS)]
        for button, closed in enumerate(self._closed):
            self.drive(button, closed)

    def power_off(self) -> None:
        self._mcu = None

    def set(self, button: int, closed: bool, clean: bool = False) -> None:
        if self._closed[button] == closed or is_member(self._missing, button):
            return
        self._closed[button] = closed
        if self._mcu is not None:
            self.drive(button, closed)
            if not clean:
                self._bounces[button].begin(_changes(closed, self.worn_ms))

    def drive(self, button: int, closed: bool) -> None:
        """Pull the pin to ground for a closed contact; leave it to the chip's pull-up for an open one."""
        assert self._mcu is not None  # only while there is power
        pin = self._mcu.gpio[BUTTON_PINS[button]]
        if closed:
            pin.set_input_value(False)
        else:
            pin.release_input()


def _changes(closed: bool, worn_ms: int) -> list[tuple[int, bool]]:
    """Return the changes of a contact after a touch: the ms since the one before, and whether it is closed then."""
    changes: list[tuple[int, bool]] = []
    if not worn_ms:
        at_ms = 0
        for back_ms, rest_ms in _BOUNCES_MS:
            changes += [(back_ms - at_ms, not closed), (rest_ms - back_ms, closed)]
            at_ms = rest_ms
        return changes
    for number in range(worn_ms // _CHATTER_MS):
        changes.append((_CHATTER_MS, closed == bool(number % 2)))
    changes.append((worn_ms % _CHATTER_MS, closed))
    return changes + [(_CLOSED_MS, False), (worn_ms, True)] * _OPENINGS if closed else changes


class Bounce:
    """The bouncing of one contact after a touch."""

    def __init__(self, contacts: ButtonContacts, mcu: RP2040, button: int):
        self._contacts, self._button = contacts, button
        self._alarm = mcu.clock.create_alarm(self._step)
        self._left: list[tuple[int, bool]] = []

    def begin(self, changes: list[tuple[int, bool]]) -> None:
        self._left = changes
        self._wait()

    def _wait(self) -> None:
        self._alarm.schedule(self._left[0][0] * 1_000_000)

    def _step(self) -> None:
        _, closed = self._left.pop(0)
        self._contacts.drive(self._button, closed)
        if self._left:
            self._wait()
