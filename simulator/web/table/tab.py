"""The browsers at a table: what each was sent, the buttons that it holds down, and seats with their own screen."""

import asyncio
import hmac
import secrets
from collections.abc import Callable, Collection, Sequence

from simulator.json_values import JsonObject
from simulator.people.presses import IntentError
from simulator.texts import get_language
from simulator.tray.virtual import VirtualTray
from simulator.web.labels import label_display
from simulator.web.log.log import LogLine
from simulator.web.log.log_writer import format_reason
from tray24.pins import BUTTONS
from tray24.rules.errors import RuleError

_CHANGE_INTERVAL_MS = 60  # tray time between two changes of one contact: 40 to count as released, bounces, and a margin
_MAX_CHANGES = 16  # changes of a button: eight presses
THERE = "there"
GONE = "gone"
LEFT = "left"  # gone for so long that the table may take over the seat
SCREENS = (THERE, GONE, LEFT)
_LEFT_MS = 60_000
_MAX_KNOWN_TABS = 8
_MAX_LOG_ENTRIES = 400  # the most sentences that a new tab is sent
_MAX_ERRORS = 20


class ContactQueue:
    """A queue of changes (presses and releases) for each button.

    A change waits until the tray has detected the change before it. Without power no change waits. When the queue of a
    button is full, a new change replaces the last one. If a change is not valid any more when its turn comes, it is
    dropped.
    """

    def __init__(self, tray: VirtualTray):
        self._tray = tray
        self._changed_ms = [-_CHANGE_INTERVAL_MS] * BUTTONS
        self._queues: list[list[tuple[bool, Callable[[], bool]]]] = [[] for _ in range(BUTTONS)]

    def queue_change(self, button: int, is_closed: bool, is_meant: Callable[[], bool] = lambda: True) -> None:
        """Queue a press or release of a button. Drop the change if `is_meant` returns False when its turn comes."""
        queue = self._queues[button]
        if len(queue) < _MAX_CHANGES:
            queue.append((is_closed, is_meant))
        else:
            queue[-1] = (is_closed, is_meant)
        self.apply_due()

    def apply_due(self) -> None:
        """Pass presses and releases that have waited long enough to the tray."""
        tray, now_ms = self._tray, self._tray.clock.now_ms
        for button, queue in enumerate(self._queues):
            while queue and (not tray.plugged or now_ms - self._changed_ms[button] >= _CHANGE_INTERVAL_MS):
                is_closed, is_meant = queue.pop(0)
                if is_meant():
                    tray.set_contact(button, is_closed)
                    self._changed_ms[button] = now_ms


class Tab:
    """A browser page at the table. `place` is "table" (for all people around it), a seat button 0-5, or "onlooker".

    `language` is the language of everything sent to the page: the current language when it connects. `key` is known
    only to its browser, and so identifies requests from there. `origin` is its computer: an address, or one of the
    constants THIS_COMPUTER and PROXY of `seating`.
    """

    def __init__(self, place: str | int = "table", origin: str = "") -> None:
        self.place = place
        self.origin = origin
        self.language = get_language()
        self.key = secrets.token_urlsafe()
        self.muted = False
        self.held: set[int] = set()
        self.errors: list[str | Exception] = []
        self.wake = asyncio.Event()  # set when there is news
        self.wake.set()
        self.number: int | None = None  # of the message in progress
        self.epoch: int | None = None  # of the message in progress: see SharedState
        self.question: int | None = None  # of the message in progress: see Questions
        self.check: Callable[[], None] = lambda: None  # raises IntentError if the message is not allowed now
        self._finished_numbers: list[int] = []  # numbers of finished messages whose effect has not been sent yet
        self._answer_numbers: list[int] = []
        self._sent_state: JsonObject = {}
        self._log_number = -1  # number of the log that was sent, and the count of its sent entries
        self._log_count = 0

    def has_key(self, key: str) -> bool:
        """Return whether `key` is the key of this tab. The comparison takes constant time."""
        return hmac.compare_digest(key.encode("utf-8", "replace"), self.key.encode())

    def queue_error(self, error: str | Exception) -> None:
        """Queue an error for the browser, unless an error with the same text is already queued."""
        # A browser may send nonsense and never read the errors.
        if str(error) not in map(str, self.errors) and len(self.errors) < _MAX_ERRORS:
            self.errors.append(error)
        self.wake.set()

    def pop_number(self) -> int | None:
        """Return the number of the message in progress and clear it, for code that finishes the message later."""
        number, self.number = self.number, None
        return number

    def finish_message(self, number: int | None) -> None:
        """Remember that the message with this number is finished, whether or not it succeeded."""
        if number is not None:
            self._finished_numbers.append(number)

    def release_answers(self) -> None:
        """Queue the numbers of finished messages to be sent. Call this once the state to send shows their effect."""
        if self._finished_numbers:
            self._answer_numbers += self._finished_numbers
            self._finished_numbers = []
            self.wake.set()

    def diff_state(self, state: JsonObject) -> JsonObject:
        """Return those entries of the state that have changed since they were sent, and record them as sent.

        Add the numbers of finished messages that have not been sent.
        """
        news = {
            key: value for key, value in state.items() if key not in self._sent_state or self._sent_state[key] != value
        }
        self._sent_state = state
        if "display_text" in news:
            news["display_name"] = label_display(news["display_text"])
        if self._answer_numbers:
            news["answered"], self._answer_numbers = self._answer_numbers, []
        return news

    def add_log(self, news: JsonObject, number: int, entries: Sequence[LogLine]) -> None:
        """Add the sentences of the log that have not been sent to the tab to `news`, the next message to the tab.

        `number` is the number of the log, and `entries` are all its sentences. If this log is new for the tab, add at
        most its last `_MAX_LOG_ENTRIES` sentences.
        """
        if self._log_number != number:
            news["log_reset"] = True
            self._log_number = number
            self._log_count = max(0, len(entries) - _MAX_LOG_ENTRIES)
        if self._log_count < len(entries):
            news["log"] = [entry.to_json() for entry in entries[self._log_count :]]
            self._log_count = len(entries)

    def add_next_error(self, news: JsonObject, names: Sequence[str] = ()) -> None:
        """Add the next queued error to `news`, the next message to the tab.

        `names` are the players' names in seating order, for an error about a match.
        """
        if self.errors:
            error = self.errors.pop(0)
            if isinstance(error, RuleError):
                news["error"], news["rule"] = format_reason(error, names), error.rule
            else:
                news["error"] = str(error)
            if self.errors:
                self.wake.set()


class SeatScreens:
    """The seats whose player has a screen of its own: a tab that sits at the seat, such as the page on a phone.

    `states` maps the button of each such seat to the state of its screen: THERE (connected), GONE (disconnected) or
    LEFT (disconnected for a minute). The screen may come back, as when a phone was locked. So a seat stays in `states`
    until people at the table take over the seat, which they may do once its state is LEFT.

    If the tab moves to another place, the seat is removed at once, and the whole table plays it again.
    """

    def __init__(self) -> None:
        self.states: dict[int, str] = {}
        self._seats: dict[Tab, int] = {}
        self._known_tabs: dict[int, list[Tab]] = {}  # the last tabs of a seat since it was returned
        self._gone_ms: dict[int, int] = {}

    def update(self, tabs: Collection[Tab], now_ms: int) -> None:
        old_seats, self._seats = self._seats, {tab: tab.place for tab in tabs if isinstance(tab.place, int)}
        occupied_buttons = set(self._seats.values())
        returned_buttons = {button for tab, button in old_seats.items() if tab in tabs}
        for button in set(old_seats.values()) - occupied_buttons - returned_buttons:
            self._gone_ms[button] = now_ms
        for button in occupied_buttons:
            self._gone_ms.pop(button, None)
        gone_states = {
            button: LEFT if now_ms - start_ms >= _LEFT_MS else GONE for button, start_ms in self._gone_ms.items()
        }
        self.states = dict.fromkeys(sorted(occupied_buttons), THERE) | gone_states
        for tab, button in self._seats.items():
            known_tabs = self._known_tabs.setdefault(button, [])
            if tab not in known_tabs:
                known_tabs.append(tab)
                del known_tabs[:-_MAX_KNOWN_TABS]
        self._known_tabs = {
            button: known_tabs for button, known_tabs in self._known_tabs.items() if button in self.states
        }

    def is_free(self, button: int, key: str = "") -> bool:
        """Return whether a tab may take a seat.

        `key` is that of an earlier tab in the same browser, which may take its seat back.
        """
        is_held = self.states.get(button, LEFT) != LEFT
        return not is_held or any(tab.has_key(key) for tab in self._known_tabs[button])

    def return_seat(self, button: int) -> None:
        """Return a seat with a screen of its own to the whole table.

        Raise IntentError unless that screen has been gone for a minute.
        """
        state = self.states.get(button, LEFT)
        if state != LEFT:
            raise IntentError("screen-not-left", seat=button + 1)
        self._gone_ms.pop(button, None)
        self.states.pop(button, None)
