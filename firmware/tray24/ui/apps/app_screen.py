"""The menu of apps, and the screen of a running app. The screen calls the app in steps, so that the tray keeps running.

Holding the red button for a second ends the app, whatever the app's code does. An app that fails or hangs is ended,
too, and the display says why. An unfinished match stays as it was.
"""

from tray24.compat import const, ticks_diff
from tray24.pins import DISPLAY_HEIGHT, DISPLAY_WIDTH, RED
from tray24.ui.apps.program import MAX_PRINTED, AppState, Program
from tray24.ui.apps.source import MAX_BYTES, read_title
from tray24.ui.toolkit.canvas import HEADLINE, to_capitals, truncate_text
from tray24.ui.toolkit.menu import Menu
from tray24.ui.toolkit.screens import TEXT_WIDTH, Screen, draw_footer, draw_headline
from tray24.ui.toolkit.stack import MAX_NOTES, append_note

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import AppsUi

    _Step = Callable[[], "_Step | None"]
    from tray24.ports import Apps as AppsPort

_PERIOD_MS = const(30)  # between two updates
_HINT_MS = const(800)  # the hint how to leave the app is shown at least this long
_SAVE_MS = const(5000)  # between two writes to the flash
_LINE_ROWS = const(10)
_HALF_HEIGHT = const(32)  # rows: drawing the dots of an app pauses there until the next tick


class AppScreen(Screen):
    """The screen of a running app.

    `app` is the app's name; `state`, an AppState, is what the app shows and has requested.
    """

    ui: "AppsUi"
    _program: Program  # the app's; None before it is read and after its end

    name = prompt = "app"
    tracks = True

    def __init__(self, ui: "AppsUi", app: str) -> None:
        super().__init__(ui)
        self.app = app
        self.state = AppState()
        self._title = read_title(ui.apps, app)
        self._step: _Step = self._read_source
        self._program = None  # pyright: ignore[reportAttributeAccessIssue]  # the first step reads it
        self._is_running = False  # the app's own picture is shown
        self._is_urgent = False  # the next step is due now: after a press, or while a call is incomplete
        self._last_ms = 0
        self._age_ms = 0  # since the screen opened, then since `setup`; it does not wrap as the clock does
        self._saved_ms = None

    def handle_show(self, now_ms: int) -> None:
        super().handle_show(now_ms)
        self._last_ms = now_ms
        self.ui.apps.note_running(self.app)

    # Steps: each does a part, and returns the next one, or None to be called again.

    def tick(self, now_ms: int) -> None:
        elapsed_ms = ticks_diff(now_ms, self._last_ms)
        if elapsed_ms < _PERIOD_MS and not self._is_urgent:
            return
        self._is_urgent = False
        self._last_ms = now_ms
        self._age_ms += elapsed_ms
        try:
            step = self._step
            self._step = step() or step
        except KeyboardInterrupt:
            raise
        except SystemExit:
            self.state.left = True
        except BaseException as error:
            self.report_failure(error, now_ms)
            return
        self._apply_requests(now_ms)

    def _read_source(self) -> "_Step":
        ui = self.ui
        source = ui.apps.read_source(self.app, MAX_BYTES + 1)
        if len(source) > MAX_BYTES:
            raise InvalidApp(ui.say("app_too_long", most=MAX_BYTES))
        try:
            source_text = source.decode()
        except ValueError:
            raise InvalidApp(ui.say("app_no_text"))
        self._program = (ui.apps.create_program or Program)(ui, self.app, self.state, source_text)
        return self._compile

    def _compile(self) -> "_Step | None":
        return self._run if self._note_done(self._program.compile()) else None

    def _run(self) -> "_Step | None":
        if not self._note_done(self._program.run()):
            return None
        if not self._program.can_update():
            raise InvalidApp(self.ui.say("app_no_update"))
        return self._wait

    def _wait(self) -> "_Step | None":
        if self._age_ms >= _HINT_MS:
            return self._setup
        return None

    def _setup(self) -> "_Step | None":
        self._age_ms = 0
        self._is_running = self.changed = True
        return self._update if self._note_done(self._program.setup()) else None

    def _update(self) -> None:
        self._note_done(self._program.update(self._age_ms))

    def _note_done(self, is_complete: bool) -> bool:
        """Note whether a call of the app's program is complete. Return `is_complete` unchanged.

        An incomplete call is repeated in the next tick.
        """
        self._is_urgent = not is_complete
        return is_complete

    def _apply_requests(self, now_ms: int) -> None:
        """Apply the requests of the app's last step.

        They are lights, a picture, tones, printed text, a value to save, and the app's end.
        """
        ui = self.ui
        state = self.state
        if state.relit:
            state.relit = False
            ui.request_lights()
        if state.redrawn:
            state.redrawn = False
            self.changed = True
        for hz, ms in state.notes[: max(0, MAX_NOTES - len(ui.sounds))]:
            append_note(ui.sounds, hz, ms, ui.settings["volume_tunes"])
        state.notes.clear()
        self._report_printed()
        if state.left:
            self.end_app()
        elif (self._saved_ms is None or ticks_diff(now_ms, self._saved_ms) >= _SAVE_MS) and self._save_value():
            self._saved_ms = now_ms

    def _save_value(self) -> bool:
        """Write to flash the value that the app has last passed to `save`. Return True if there was one to write."""
        state = self.state
        if state.unsaved is None:
            return False
        try:
            self.ui.apps.save(self.app, state.unsaved)
        except OSError as error:
            state.append_printed(self.ui.say("not_kept", reason=error) + "\n")
        state.unsaved = None
        return True

    def _report_printed(self) -> None:
        text = self.state.printed
        if text:
            self.state.printed = ""
            self.ui.apps.print_text(text)
            self.ui.printed = (self.ui.printed + text)[-MAX_PRINTED:]

    # The end.

    def handle_hold(self, button: int, now_ms: int) -> None:
        if button == RED:
            self.end_app()
            self.ui.play_tune("key")

    def end_app(self) -> None:
        """End the app: write what it has saved, free its memory, and close its screen."""
        ui = self.ui
        self._release_program()
        self._save_value()
        self._report_printed()
        self.state = AppState()
        ui.sounds.clear()
        ui.apps.note_running("")
        ui.pop_screen()

    def _release_program(self) -> None:
        if self._program:
            self._program.release()
        self._program = None  # pyright: ignore[reportAttributeAccessIssue]  # its memory is free
        self._step = self._read_source

    def report_failure(self, error: BaseException, now_ms: int) -> None:
        """End the app, which has failed with `error`, and show why.

        The display names the line of the app's source. The traceback goes to a host, like text that the app prints.
        """
        ui = self.ui
        self._release_program()
        self._report_printed()
        text, self.state.printed = explain_error(ui, self.app + ".py", error)
        self.end_app()
        ui.play_tune("refused")
        ui.show_notice(self._title, text, now_ms)

    # Buttons, display, lights.

    def handle_press(self, button: int, now_ms: int) -> None:
        self.state.note_press(button)
        self._is_urgent = True

    def handle_release(self, button: int, now_ms: int) -> None:
        self.state.note_release(button)

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        state = self.state
        if not self._is_running:
            draw_headline(canvas, self._title)
            draw_footer(canvas, self.ui.say("app_leave"))
            return
        if state.title:
            draw_headline(canvas, state.title)
            yield
        y = 2
        for text, is_large in state.lines:
            if text:
                if is_large:
                    canvas.draw_text(truncate_text(to_capitals(text), TEXT_WIDTH, HEADLINE), 3, y, HEADLINE)
                else:
                    canvas.draw_text(truncate_text(text, TEXT_WIDTH), 3, y)
                yield
            y += _LINE_ROWS
        if state.dots:
            for y in range(0, DISPLAY_HEIGHT, 8):
                at = y * DISPLAY_WIDTH // 8
                canvas.draw_columns(state.dots[at : at + DISPLAY_WIDTH], b"", 0, y)
                if y == _HALF_HEIGHT:
                    yield

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        lights.set_colors(self.state.colors)

    def format_text(self) -> str:
        if not self._is_running:
            return self.ui.say.join_sentences((self._title, self.ui.say("app_leave")))
        lines = [text for text, _ in self.state.lines]
        return self.ui.say.join_sentences([self.state.title] + lines)


_MAX_ERROR_LETTERS = const(200)


class InvalidApp(Exception):
    """Raised when a file is not an app. The exception's text is for the display."""


def explain_error(ui: "AppsUi", file: str, error: BaseException) -> tuple[str, str]:
    """Return two texts for an exception of the app in `file`: one for the display, and the traceback for a host.

    The traceback leaves out the tray's own code before the app's first line.
    """
    if isinstance(error, InvalidApp):
        text = ui.say("app_failed", file=file, error=error)
        return text, text + "\n"
    class_name = type(error).__name__
    apps = ui.apps
    try:
        traceback_text = apps.call(_format_trace, apps, error, file)
        text = apps.call(str, error)
    except BaseException:
        traceback_text = text = ""  # the app has defined the exception, and its text cannot be made
    text = "%s: %s" % (class_name, text) if text else class_name
    traceback_text = traceback_text or text + "\n"
    if isinstance(error, apps.overdue):
        text = ui.say("app_overdue")
    elif isinstance(error, MemoryError):
        text = ui.say("app_memory")
    line_number = _find_last_line(traceback_text, file)
    key = "app_failed_at" if line_number else "app_failed"
    return ui.say(key, file=file, line=line_number, error=text[:_MAX_ERROR_LETTERS]), traceback_text[-MAX_PRINTED:]


def _format_trace(apps: "AppsPort", error: BaseException, file: str) -> str:
    traceback_text = apps.format_trace(error)
    at = traceback_text.find('  File "%s"' % file)
    head = traceback_text.find("\n") + 1
    return traceback_text[:head] + traceback_text[at:] if at > head else traceback_text


def _find_last_line(traceback_text: str, file: str) -> str:
    """Return the last line number of `file` in the traceback `traceback_text`, as text. Return "" if there is none."""
    number = ""
    head, separator, rest = traceback_text.rpartition('File "%s", line ' % file)
    for letter in rest if separator else "":
        if not "0" <= letter <= "9":
            break
        number += letter
    return number


_MAX_APPS = const(50)


class AppsMenu(Menu):
    """The menu of all apps on the tray, listed by title."""

    ui: "AppsUi"

    name = title = "apps"

    def handle_show(self, now_ms: int) -> None:
        super().handle_show(now_ms)
        apps = self.ui.apps
        self.items = tuple(apps.list_names()[:_MAX_APPS])
        self._titles = [read_title(apps, item) for item in self.items]

    def get_label(self, item: str) -> str:
        return self._titles[self.items.index(item)]

    def choose_item(self, now_ms: int) -> None:
        if self.items:
            self.ui.push_screen(AppScreen(self.ui, self.items[self.cursor]), now_ms)
