"""The request `watch`: events as things happen on the tray."""

from tray24.compat import const
from tray24.link.requests import Refused
from tray24.link.state import picture
from tray24.link.story import Story, kept_story
from tray24.link.wire import base64
from tray24.pins import DISPLAY_WIDTH

_STEP_MS = const(10)  # between looks, each at one kind of news
_KINDS = ("line", "leds", "display", "buttons")
_ALL_PAGES = const(255)


def watch(link, request):
    """Sends events from now on, or no more. `what` chooses some of line, leds, display and buttons, all when it is left
    out.

    `line`: the match has gone on by this `line`, number `n` of those that `state` gives, from 0; one that takes back
    another is `* undo`. `leds`: the 72 bytes of the LEDs' light, red, green, blue of slot 0 first, in base64 as `data`.
    `display`: the 128 bytes of a `page` (0-7) of the display, a column each, the lowest bit on top; dark while it shows
    what only one seat may see. `buttons`: the `mask` of those held, the six seats', then red, yellow, green, blue.
    Always: `screen` with the `name` of the one that has come up, and `match`: another one is on the tray, or none."""
    old = link.kept.pop("watch", None)
    before = link.kept.pop("watcher", None)
    if old:
        link.cease(old)
    if before:
        yield from before.leave()
    if not request["on"]:
        return True
    what = request.get("what", _KINDS)
    for kind in what:
        if kind not in _KINDS:
            raise Refused("'what' names no events", "give some of " + ", ".join(_KINDS))
    watcher = Watcher(link, what)
    # What the match has told until now is in `state`.
    yield from watcher.catch_up()
    link.kept["watcher"] = watcher
    link.kept["watch"] = watcher.step
    link.every(_STEP_MS, watcher.step)
    return True


class Watcher:
    """Look again and again for what is new. `story` is what it tells of the match, None if it tells no lines."""

    def __init__(self, link, what):
        self._link = link
        self._looks = [getattr(self, "_" + kind) for kind in what]
        self._next = 0
        self._screen = link.ui.screen.name
        self._secret = link.ui.screen.secret
        self._mask = 0
        self._frame = b""
        link.tray.pages = _ALL_PAGES
        self._follow()

    def _follow(self):
        match = self._match = self._link.ui.match
        self.story = Story(self._link, match) if match and self._line in self._looks else None
        self._lines = None

    def catch_up(self):
        """Pass over the lines that there are without telling them; a generator that yields between slices."""
        if self.story:
            self.story = kept_story(self._link)
            yield from _passed(self.story.lines())

    def leave(self):
        """Tell no more, and keep what is known of the match for who asks next; a generator, too."""
        story = self.story
        if story:
            yield from _passed(self._lines or ())
            self._link.kept["story"] = story

    def step(self, now_ms):
        """Tell at most one thing that is new."""
        ui = self._link.ui
        if ui.match is not self._match:
            self._follow()
            self._tell("match")
        elif ui.screen.name != self._screen:
            self._screen = ui.screen.name
            self._tell("screen", name=self._screen)
        elif self._looks:
            self._next = (self._next + 1) % len(self._looks)
            self._looks[self._next]()

    def _tell(self, event, **more):
        more["event"] = event
        self._link.send_event(more)

    def _line(self):
        story = self.story
        if not story:
            return
        if self._lines is None:
            self._lines = story.lines()
        self.story = None  # a fault ends it
        line = next(self._lines, 0)
        self.story = story
        if line == 0:
            self._lines = None
        elif line:
            self._tell("line", n=story.number - 1, line=line)

    def _leds(self):
        if self._frame != self._link.tray.shown:
            self._frame = bytes(self._link.tray.shown)
            self._tell("leds", data=base64(self._frame))

    def _buttons(self):
        mask = self._link.tray.buttons.down
        if mask != self._mask:
            self._mask = mask
            self._tell("buttons", mask=mask)

    def _display(self):
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
        self._tell("display", page=page, data=base64(data))


def _passed(lines):
    for line in lines:
        if line is None:
            yield
