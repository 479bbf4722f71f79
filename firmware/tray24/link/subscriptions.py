"""The request `watch`: a host subscribes to events that report changes on the tray."""

from tray24.compat import const
from tray24.link.requests import Refused, encode_base64
from tray24.link.state import PublicRecord, get_picture, pop_public_record, skip_lines
from tray24.pins import DISPLAY_WIDTH

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import Any

    from tray24.link.link import Link

_STEP_MS = const(10)  # between checks, each for one kind of event
_EVENTS = ("line", "leds", "display", "buttons")
_ALL_PAGES = const(255)


def handle_watch(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, bool]":
    """Start or stop sending events. `what` selects some of line, leds, display and buttons; without it all are sent.

    `line`: the match has a new `line`; `n` is its number, from 0, among the lines that `state` returns. A line `* undo`
    takes back an earlier one. `leds`: the 72 bytes of the LEDs' light (red, green, blue of slot 0 first) in base64 as
    `data`. `display`: the 128 bytes of a `page` (0-7) of the display, a byte for each column, with its lowest bit on
    top; dark while only one seat may see it. `buttons`: the `mask` of the buttons held, from the lowest bit on the six
    seats' buttons, then red, yellow, green, blue. Two events are always sent: `screen` with the `name` of the screen
    that has opened, and `match` when another match, or none, is on the tray."""
    yield from _end_subscription(link)
    if not request["on"]:
        return True
    event_names = request.get("what", _EVENTS)
    for event in event_names:
        if event not in _EVENTS:
            raise Refused("'what' names no events", "give some of " + ", ".join(_EVENTS))
    subscription = Subscription(link, event_names)
    # Skip the lines so far: a host gets these with `state`.
    if subscription.public_record:
        subscription.public_record = pop_public_record(link)
        yield from skip_lines(subscription.public_record.iterate_lines())
    link.cache["subscription"] = subscription
    link.cache["watch"] = subscription.send_next
    link.call_every(_STEP_MS, subscription.send_next)
    return True


def _end_subscription(link: "Link") -> "Generator[None]":
    """End the host's subscription if there is one. This generator yields between slices of work."""
    step = link.cache.pop("watch", None)
    subscription = link.cache.pop("subscription", None)
    if step:
        link.cancel_calls(step)
    if subscription:
        yield from subscription.close()


class Subscription:
    """A subscription, which sends events of changes on the tray to the host.

    `public_record` has the lines of the match. It is None if there is no match, or if the host has not asked for the
    event `line`.
    """

    def __init__(self, link: "Link", event_names: "Sequence[str]") -> None:
        self._link = link
        self._checks = [getattr(self, "_send_" + event) for event in event_names]
        self._check_index = 0
        self._screen = link.ui.screen.name
        self._secret = link.ui.screen.secret
        self._mask = 0
        self._frame = b""
        self._page = None  # a page of the display that is read and not sent yet
        link.tray.changed_pages = _ALL_PAGES
        self._follow_match()

    def _follow_match(self) -> None:
        match = self._match = self._link.ui.match
        self.public_record = PublicRecord(self._link, match) if match and self._send_line in self._checks else None
        self._lines = None

    def close(self) -> "Generator[None]":
        """End the subscription, and cache its PublicRecord for later requests.

        This generator yields between slices of work.
        """
        record = self.public_record
        if record:
            yield from skip_lines(self._lines or ())
            self._link.cache["public_record"] = record

    def send_next(self, now_ms: int) -> None:
        """Send the next event that is due, at most one."""
        ui = self._link.ui
        if ui.match is not self._match:
            self._follow_match()
            self._send_event("match")
        elif ui.screen.name != self._screen:
            self._screen = ui.screen.name
            self._send_event("screen", name=self._screen)
        elif self._checks:
            if not self._page:
                self._check_index = (self._check_index + 1) % len(self._checks)
            self._checks[self._check_index]()

    def _send_event(self, event: str, **fields: object) -> None:
        fields["event"] = event
        self._link.send_event(fields)

    def _send_line(self) -> None:
        record = self.public_record
        if not record:
            return
        if self._lines is None:
            self._lines = record.iterate_lines()
        self.public_record = None  # if reading fails, its state is unknown: no more lines are sent
        line = next(self._lines, 0)
        self.public_record = record
        if line == 0:
            self._lines = None
        elif line:
            self._send_event("line", n=record.number - 1, line=line)

    def _send_leds(self) -> None:
        if self._frame != self._link.tray.shown_frame:
            self._frame = bytes(self._link.tray.shown_frame)
            self._send_event("leds", data=encode_base64(self._frame))

    def _send_buttons(self) -> None:
        mask = self._link.tray.buttons.down
        if mask != self._mask:
            self._mask = mask
            self._send_event("buttons", mask=mask)

    def _send_display(self) -> None:
        """Encode a changed page (8 rows of dots) of the display in one call, and send it in the next.

        Both in one call would take too long.
        """
        if self._page:
            page, data = self._page
            self._page = None
            self._send_event("display", page=page, data=data)
            return
        tray = self._link.tray
        ui = self._link.ui
        if ui.screen.secret != self._secret:
            self._secret = ui.screen.secret
            tray.changed_pages = _ALL_PAGES
        if not tray.changed_pages or not (ui.is_drawn or self._secret):
            return
        page = 0
        while not tray.changed_pages >> page & 1:
            page += 1
        tray.changed_pages &= ~(1 << page)
        data = get_picture(ui)[DISPLAY_WIDTH * page : DISPLAY_WIDTH * (page + 1)]
        self._page = page, encode_base64(data)
