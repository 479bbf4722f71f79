"""The request `watch`: events for changes on the tray."""

from tray24.compat import const
from tray24.link.requests import Refused, base64
from tray24.link.state import Story, kept_story, passed, picture
from tray24.pins import DISPLAY_WIDTH

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import Any

    from tray24.link.link import Link

_STEP_MS = const(10)  # between checks, each for one kind of event
_EVENTS = ("line", "leds", "display", "buttons")
_ALL_PAGES = const(255)


def watch(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, bool]":
    """Start or stop sending events. `what` selects some of line, leds, display and buttons; without it all are sent.

    `line`: the match has a new `line`, number `n` (from 0) of those that `state` returns; `* undo` takes back an
    earlier one. `leds`: the 72 bytes of the LEDs' light, red, green, blue of slot 0 first, in base64 as `data`.
    `display`: the 128 bytes of a `page` (0-7) of the display, one per column, the lowest bit on top; dark while only
    one seat may see it. `buttons`: the `mask` of those held, the six seats', then red, yellow, green, blue. Always
    sent: `screen` with the `name` of the screen that has opened, and `match` when another match, or none, is on the
    tray."""
    yield from _stop(link)
    if not request["on"]:
        return True
    what = request.get("what", _EVENTS)
    for event in what:
        if event not in _EVENTS:
            raise Refused("'what' names no events", "give some of " + ", ".join(_EVENTS))
    watcher = Watcher(link, what)
    # `state` returns the lines until now.
    if watcher.story:
        watcher.story = kept_story(link)
        yield from passed(watcher.story.lines())
    link.kept["watcher"] = watcher
    link.kept["watch"] = watcher.step
    link.every(_STEP_MS, watcher.step)
    return True


def _stop(link: "Link") -> "Generator[None]":
    """Stop the subscription if there is one. This generator yields between slices."""
    step = link.kept.pop("watch", None)
    watcher = link.kept.pop("watcher", None)
    if step:
        link.cease(step)
    if watcher:
        yield from watcher.leave()


class Watcher:
    """A subscription, which sends events of changes. `story` has the lines of the match, None without their events."""

    def __init__(self, link: "Link", what: "Sequence[str]") -> None:
        self._link = link
        self._looks = [getattr(self, "_" + event) for event in what]
        self._next = 0
        self._screen = link.ui.screen.name
        self._secret = link.ui.screen.secret
        self._mask = 0
        self._frame = b""
        self._page = None  # a page of the display that is read and not sent yet
        link.tray.pages = _ALL_PAGES
        self._follow()

    def _follow(self) -> None:
        match = self._match = self._link.ui.match
        self.story = Story(self._link, match) if match and self._line in self._looks else None
        self._lines = None

    def leave(self) -> "Generator[None]":
        """End, and cache the story of the match for the next request. This generator yields between slices."""
        story = self.story
        if story:
            yield from passed(self._lines or ())
            self._link.kept["story"] = story

    def step(self, now_ms: int) -> None:
        """Send at most one event."""
        ui = self._link.ui
        if ui.match is not self._match:
            self._follow()
            self._send("match")
        elif ui.screen.name != self._screen:
            self._screen = ui.screen.name
            self._send("screen", name=self._screen)
        elif self._looks:
            if not self._page:
                self._next = (self._next + 1) % len(self._looks)
            self._looks[self._next]()

    def _send(self, event: str, **more: object) -> None:
        more["event"] = event
        self._link.send_event(more)

    def _line(self) -> None:
        story = self.story
        if not story:
            return
        if self._lines is None:
            self._lines = story.lines()
        self.story = None  # a fault ends the story
        line = next(self._lines, 0)
        self.story = story
        if line == 0:
            self._lines = None
        elif line:
            self._send("line", n=story.number - 1, line=line)

    def _leds(self) -> None:
        if self._frame != self._link.tray.shown:
            self._frame = bytes(self._link.tray.shown)
            self._send("leds", data=base64(self._frame))

    def _buttons(self) -> None:
        mask = self._link.tray.buttons.down
        if mask != self._mask:
            self._mask = mask
            self._send("buttons", mask=mask)

    def _display(self) -> None:
        """Read a changed page of the display, or send the one that was read: both together take too long."""
        if self._page:
            page, data = self._page
            self._page = None
            self._send("display", page=page, data=data)
            return
        tray = self._link.tray
        ui = self._link.ui
        if ui.screen.secret != self._secret:
            self._secret = ui.screen.secret
            tray.pages = _ALL_PAGES
        if not tray.pages or not (ui.drawn or self._secret):
            return
        page = 0
        while not tray.pages >> page & 1:
            page += 1
        tray.pages &= ~(1 << page)
        data = picture(ui)[DISPLAY_WIDTH * page : DISPLAY_WIDTH * (page + 1)]
        self._page = page, base64(data)
