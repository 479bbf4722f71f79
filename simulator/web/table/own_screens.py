"""Seats with a screen of their own: their hidden hands stay covered at the whole table."""

from collections.abc import Collection

from simulator.people.intents import Puzzled
from simulator.web.table.tab import Tab

THERE = "there"
GONE = "gone"
LEFT = "left"  # gone for so long that the table may have the seat
SCREENS = (THERE, GONE, LEFT)
_LEFT_MS = 60_000
_MOST_KNOWN = 8


class OwnScreens:
    """The screens of seats, by seat button, with the state of each: THERE, GONE or LEFT.

    A seat whose tab sits down elsewhere is given back to the table. When its last tab goes without that (a phone is
    locked, a page is loaded again), the seat keeps its screen until somebody at the table fetches it.
    """

    def __init__(self) -> None:
        self.states: dict[int, str] = {}
        self._seats: dict[Tab, int] = {}
        self._known: dict[int, list[Tab]] = {}  # the last tabs that a seat has had since it was given back
        self._gone_ms: dict[int, int] = {}

    def look(self, tabs: Collection[Tab], now_ms: int) -> None:
        """Update from all tabs at a time."""
        before, self._seats = self._seats, {tab: tab.sit for tab in tabs if isinstance(tab.sit, int)}
        there = set(self._seats.values())
        given_back = {button for tab, button in before.items() if tab in tabs}
        for button in set(before.values()) - there - given_back:
            self._gone_ms[button] = now_ms
        for button in there:
            self._gone_ms.pop(button, None)
        gone = {button: LEFT if now_ms - since >= _LEFT_MS else GONE for button, since in self._gone_ms.items()}
        self.states = dict.fromkeys(sorted(there), THERE) | gone
        for tab, button in self._seats.items():
            known = self._known.setdefault(button, [])
            if tab not in known:
                known.append(tab)
                del known[:-_MOST_KNOWN]
        self._known = {button: known for button, known in self._known.items() if button in self.states}

    def is_free(self, button: int, key: str = "") -> bool:
        """Return whether a tab may sit down at a seat: `key` is that of an earlier tab of its browser."""
        is_held = self.states.get(button, LEFT) != LEFT
        return not is_held or any(tab.has_key(key) for tab in self._known[button])

    def fetch(self, button: int) -> None:
        """Give a seat to the whole table. Raise Puzzled while its screen is there, or has just gone."""
        state = self.states.get(button, LEFT)
        if state != LEFT:
            raise Puzzled("screen-not-left", seat=button + 1)
        self._gone_ms.pop(button, None)
        self.states.pop(button, None)
