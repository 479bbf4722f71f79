"""What is new on the tray, told as events."""

from tray24.link.looks import ALL_PAGES, Looks
from tray24.link.story import Story, kept_story


class Watcher(Looks):
    """Looks again and again for what is new. `story` is what it tells of the match, None when it tells no lines."""

    def __init__(self, link, what):
        self._link = link
        self._looks = [getattr(self, "_" + kind) for kind in what]
        self._next = 0
        self._screen = link.ui.screen.name
        self._secret = link.ui.screen.secret
        self._mask = 0
        self._frame = b""
        link.tray.pages = ALL_PAGES
        self._follow()

    def _follow(self):
        match = self._match = self._link.ui.match
        self.story = Story(self._link, match) if match and self._line in self._looks else None
        self._lines = None

    def catch_up(self):
        """Passes over the lines that there are without telling them; a generator that pauses between slices."""
        if self.story:
            self.story = kept_story(self._link)
            yield from _passed(self.story.lines())

    def leave(self):
        """It tells no more: what it knows of the match is kept for who asks next. A generator, too."""
        story = self.story
        if story:
            yield from _passed(self._lines or ())
            self._link.kept["story"] = story

    def step(self, now_ms):
        """Tells at most one thing that is new."""
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


def _passed(lines):
    for line in lines:
        if line is None:
            yield
