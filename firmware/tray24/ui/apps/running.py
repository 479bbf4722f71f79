"""The menu of apps, and the screen of a running one. It calls the app in steps, so that the tray goes on between them.

Holding red leaves, whatever the app does: its own code never sees that the button is held. An app that fails or hangs
is ended, too, and the display says why. An unfinished match stays as it was.
"""

from tray24.compat import const, ticks_diff
from tray24.pins import DISPLAY_HEIGHT, DISPLAY_WIDTH, RED
from tray24.ui.apps.program import MOST_PRINTED, Program, State
from tray24.ui.apps.source import MOST_BYTES, title_of
from tray24.ui.toolkit.canvas import HEADLINE, capitals, fitted
from tray24.ui.toolkit.menu import Menu
from tray24.ui.toolkit.screens import TEXT_WIDTH, Screen, draw_headline, draw_hint
from tray24.ui.toolkit.stack import MOST_NOTES, sound

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import AppsUi

    _Step = Callable[[], "_Step | None"]
    from tray24.ports import Apps as AppsPort

_PERIOD_MS = const(30)  # between two updates
_HINT_MS = const(800)  # how to leave is shown at least as long
_SAVE_MS = const(5000)  # between two writes to the flash
_LINE_ROWS = const(10)
_HALF = const(32)  # of the display: as much as one tick draws of the dots


class App(Screen):
    """A running app. `app` is its name, `state` what it shows."""

    ui: "AppsUi"
    _program: Program  # the app's; None before it is read and after its end

    name = kind = "app"
    tracks = True

    def __init__(self, ui: "AppsUi", app: str) -> None:
        super().__init__(ui)
        self.app = app
        self.state = State()
        self._title = title_of(ui.apps, app)
        self._step: _Step = self._read
        self._program = None  # pyright: ignore[reportAttributeAccessIssue]  # the first step reads it
        self._runs = False  # the app's own picture is shown
        self._soon = False  # a press is answered at once, and so is an app that runs elsewhere
        self._last_ms = 0
        self._age_ms = 0  # of the app: it grows beyond the wrap of the clock
        self._saved_ms = None

    def shown(self, now_ms: int) -> None:
        super().shown(now_ms)
        self._last_ms = now_ms
        self.ui.apps.running(self.app)

    # Steps: each does a part, and returns the next one, or None to be called again.

    def tick(self, now_ms: int) -> None:
        passed_ms = ticks_diff(now_ms, self._last_ms)
        if passed_ms < _PERIOD_MS and not self._soon:
            return
        self._soon = False
        self._last_ms = now_ms
        self._age_ms += passed_ms
        try:
            step = self._step
            self._step = step() or step
        except KeyboardInterrupt:
            raise
        except SystemExit:
            self.state.left = True
        except BaseException as error:
            self.fail(error, now_ms)
            return
        self._serve(now_ms)

    def _read(self) -> "_Step":
        ui = self.ui
        source = ui.apps.source(self.app, MOST_BYTES + 1)
        if len(source) > MOST_BYTES:
            raise Faulty(ui.say("app_too_long", most=MOST_BYTES))
        try:
            text = source.decode()
        except ValueError:
            raise Faulty(ui.say("app_no_text"))
        self._program = (ui.apps.program or Program)(ui, self.app, self.state, text)
        return self._compile

    def _compile(self) -> "_Step | None":
        return self._run if self._done(self._program.compile()) else None

    def _run(self) -> "_Step | None":
        if not self._done(self._program.run()):
            return None
        if not self._program.can_update():
            raise Faulty(self.ui.say("app_no_update"))
        return self._wait

    def _wait(self) -> "_Step | None":
        if self._age_ms >= _HINT_MS:
            return self._setup
        return None

    def _setup(self) -> "_Step | None":
        self._age_ms = 0
        self._runs = self.changed = True
        return self._update if self._done(self._program.setup()) else None

    def _update(self) -> None:
        self._done(self._program.update(self._age_ms))

    def _done(self, done: bool) -> bool:
        """Return `done`: whether a call of the program is complete. If not, the next tick repeats it."""
        self._soon = not done
        return done

    def _serve(self, now_ms: int) -> None:
        """Apply what the app has requested in its last step."""
        ui = self.ui
        state = self.state
        if state.relit:
            state.relit = False
            ui.relight()
        if state.redrawn:
            state.redrawn = False
            self.changed = True
        for hz, ms in state.notes[: max(0, MOST_NOTES - len(ui.sounds))]:
            sound(ui.sounds, hz, ms, ui.settings["volume_tunes"])
        state.notes.clear()
        self._tell()
        if state.left:
            self.end()
        elif (self._saved_ms is None or ticks_diff(now_ms, self._saved_ms) >= _SAVE_MS) and self._save():
            self._saved_ms = now_ms

    def _save(self) -> bool:
        """Write what the app saves. Return True if there was something to write."""
        state = self.state
        if state.unsaved is None:
            return False
        try:
            self.ui.apps.save(self.app, state.unsaved)
        except OSError as error:
            state.tell(self.ui.say("not_kept", reason=error) + "\n")
        state.unsaved = None
        return True

    def _tell(self) -> None:
        text = self.state.printed
        if text:
            self.state.printed = ""
            self.ui.apps.tell(text)
            self.ui.printed = (self.ui.printed + text)[-MOST_PRINTED:]

    # The end.

    def hold(self, button: int, now_ms: int) -> None:
        if button == RED:
            self.end()
            self.ui.sound("key")

    def end(self) -> None:
        """Leave the app."""
        ui = self.ui
        self._release()
        self._save()
        self._tell()
        self.state = State()
        ui.sounds.clear()
        ui.apps.running("")
        ui.close()

    def _release(self) -> None:
        if self._program:
            self._program.release()
        self._program = None  # pyright: ignore[reportAttributeAccessIssue]  # its memory is free
        self._step = self._read

    def fail(self, error: BaseException, now_ms: int) -> None:
        """End an app that has failed. The display names the line; the trace is reported like what the app prints."""
        ui = self.ui
        self._release()
        self._tell()
        words, self.state.printed = explain(ui, self.app + ".py", error)
        self.end()
        ui.sound("refused")
        ui.notice(self._title, words, now_ms)

    # Buttons, display, lights.

    def press(self, button: int, now_ms: int) -> None:
        self.state.press(button)
        self._soon = True

    def release(self, button: int, now_ms: int) -> None:
        self.state.release(button)

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        state = self.state
        if not self._runs:
            draw_headline(canvas, self._title)
            draw_hint(canvas, self.ui.say("app_leave"))
            return
        if state.title:
            draw_headline(canvas, state.title)
            yield
        y = 2
        for words, large in state.lines:
            if words:
                if large:
                    canvas.text(fitted(capitals(words), TEXT_WIDTH, HEADLINE), 3, y, HEADLINE)
                else:
                    canvas.text(fitted(words, TEXT_WIDTH), 3, y)
                yield
            y += _LINE_ROWS
        if state.dots:
            for y in range(0, DISPLAY_HEIGHT, 8):
                at = y * DISPLAY_WIDTH // 8
                canvas.lay(state.dots[at : at + DISPLAY_WIDTH], b"", 0, y)
                if y == _HALF:
                    yield

    def lights(self, lights: "Lights", now_ms: int) -> None:
        lights.paint(self.state.colors)

    def text(self) -> str:
        if not self._runs:
            return self.ui.say.sentences((self._title, self.ui.say("app_leave")))
        lines = [words for words, _ in self.state.lines]
        return self.ui.say.sentences([self.state.title] + lines)


_MOST_WORDS = const(200)


class Faulty(Exception):
    """Raised when a file is not an app. Its text is for the display."""


def explain(ui: "AppsUi", file: str, error: BaseException) -> tuple[str, str]:
    """Return the display's text for an exception of the app in `file`, and the trace from the app's first line on."""
    if isinstance(error, Faulty):
        words = ui.say("app_failed", file=file, error=error)
        return words, words + "\n"
    kind = type(error).__name__
    apps = ui.apps
    try:
        trace = apps.call(_trace, apps, error, file)
        words = apps.call(str, error)
    except BaseException:
        trace = words = ""  # the exception is a class of the app, which fails itself
    words = "%s: %s" % (kind, words) if words else kind
    trace = trace or words + "\n"
    if isinstance(error, apps.overdue):
        words = ui.say("app_overdue")
    elif isinstance(error, MemoryError):
        words = ui.say("app_memory")
    line = _last_line(trace, file)
    key = "app_failed_at" if line else "app_failed"
    return ui.say(key, file=file, line=line, error=words[:_MOST_WORDS]), trace[-MOST_PRINTED:]


def _trace(apps: "AppsPort", error: BaseException, file: str) -> str:
    trace = apps.trace(error)
    at = trace.find('  File "%s"' % file)
    head = trace.find("\n") + 1
    return trace[:head] + trace[at:] if at > head else trace


def _last_line(trace: str, file: str) -> str:
    """Return the number of the app's line that a trace names last, "" if it names none."""
    number = ""
    before, found, after = trace.rpartition('File "%s", line ' % file)
    for letter in after if found else "":
        if not "0" <= letter <= "9":
            break
        number += letter
    return number


_MOST = const(50)


class Apps(Menu):
    """The menu of apps, by title."""

    ui: "AppsUi"

    name = title = "apps"

    def shown(self, now_ms: int) -> None:
        super().shown(now_ms)
        apps = self.ui.apps
        self.items = tuple(apps.names()[:_MOST])
        self._titles = [title_of(apps, item) for item in self.items]

    def label(self, item: str) -> str:
        return self._titles[self.items.index(item)]

    def choose(self, now_ms: int) -> None:
        if self.items:
            self.ui.open(App(self.ui, self.items[self.cursor]), now_ms)
