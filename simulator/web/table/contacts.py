"""The tray's contacts under browsers' fingers. The tray sees each press, however late or close together they arrive."""

from collections.abc import Callable

from simulator.tray.virtual import VirtualTray
from tray24.pins import BUTTONS

_APART_MS = 60  # of the tray's time between two changes of one contact: 40 to count as released, bounces, and a margin
_MOST_WAITING = 16  # changes of a button: eight presses


class Contacts:
    """A queue of changes for each button: a change waits until the one before has been seen.

    Without power none waits. Of a flood of presses only the first and the last are seen. A press is dropped if it is no
    longer meant when its turn comes.
    """

    def __init__(self, tray: VirtualTray):
        self._tray = tray
        self._changed_ms = [-_APART_MS] * BUTTONS
        self._waiting: list[list[tuple[bool, Callable[[], bool]]]] = [[] for _ in range(BUTTONS)]

    def change(self, button: int, closed: bool, is_meant: Callable[[], bool] = lambda: True) -> None:
        """Close or open a contact once the tray has seen its last change, unless that is not meant any more."""
        waiting = self._waiting[button]
        if len(waiting) < _MOST_WAITING:
            waiting.append((closed, is_meant))
        else:
            waiting[-1] = (closed, is_meant)
        self.pass_time()

    def pass_time(self) -> None:
        """Make the changes that have waited long enough."""
        tray, now_ms = self._tray, self._tray.clock.now_ms
        for button, waiting in enumerate(self._waiting):
            while waiting and (not tray.plugged or now_ms - self._changed_ms[button] >= _APART_MS):
                closed, is_meant = waiting.pop(0)
                if is_meant():
                    tray.set_contact(button, closed)
                    self._changed_ms[button] = now_ms
