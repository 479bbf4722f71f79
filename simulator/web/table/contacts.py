"""The tray's contacts under browsers' fingers: however late and close together presses arrive, the tray sees each."""

from simulator.tray.virtual import VirtualTray
from tray24.pins import BUTTONS

_APART_MS = 30  # of the tray's time between two changes of one contact: it bounces, is scanned and debounced


class Contacts:
    """Changes that come too close to the one before wait, each button's in their order. Without power nothing waits."""

    def __init__(self, tray: VirtualTray):
        self._tray = tray
        self._changed_ms = [-_APART_MS] * BUTTONS
        self._waiting: list[list[bool]] = [[] for _ in range(BUTTONS)]

    def change(self, button: int, closed: bool) -> None:
        """Close or open a contact, as soon as the tray has seen the last change."""
        self._waiting[button].append(closed)
        self.pass_time()

    def pass_time(self) -> None:
        """Do what has waited long enough."""
        tray, now_ms = self._tray, self._tray.clock.now_ms
        for button, waiting in enumerate(self._waiting):
            while waiting and (not tray.plugged or now_ms - self._changed_ms[button] >= _APART_MS):
                tray.set_contact(button, waiting.pop(0))
                self._changed_ms[button] = now_ms
