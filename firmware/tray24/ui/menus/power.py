"""The screens of power-on and of the self-test, which checks LEDs, buttons, display, and sensors if there are any."""

from tray24.compat import const, ticks_add, ticks_diff
from tray24.pins import BUTTONS, COLUMNS, RED, SLOTS
from tray24.sense.events import is_member, list_members, make_mask
from tray24.ui.toolkit.canvas import HEADLINE, truncate_text
from tray24.ui.toolkit.lights import POWER_ON, POWER_ON_MS, get_first_button
from tray24.ui.toolkit.screens import MARK, TEXT_WIDTH, Screen, draw_headline

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Iterator

    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import Ui

_LOGO_MS = const(300)  # of the 850 ms from power-on to menu
_CELL = const(7)
_LINES_ROW = const(18)
_LINES_PITCH = const(9)
_BUTTONS_ROW = const(53)
_KEY_LETTERS = "RYGB"
_CONTENT_LETTERS = ".RYGBW?"  # letters for the contents of sense.events
_GRID_COLUMN = const(92)
_LINE_WIDTH = const(88)  # beside the grid
_MAX_SPACED = const(6)  # labels that fit there with blanks between them


def get_button_label(button: int) -> str:
    """Return a button's label, as printed on its cap: 1 to 6, R, Y, G, B."""
    return str(button + 1) if button < RED else _KEY_LETTERS[button - RED]


def describe_stuck(ui: "Ui", fallback_key: str) -> str:
    """Return a text that names the buttons held down at power-on.

    If there are none, return the text of the key `fallback_key`.
    """
    labels = [get_button_label(button) for button in list_members(ui.facts.get("stuck", 0))]
    labels_text = (" " if len(labels) <= _MAX_SPACED else "").join(labels)
    return ui.say("stuck", buttons=labels_text) if labels_text else ui.say(fallback_key)


class PowerOnScreen(Screen):
    """The power-on screen: it shows the tray's logo, while every LED shows every color once.

    The LEDs take two seconds longer than the screen.
    """

    name = prompt = "power"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        self._start_ms = 0

    def handle_show(self, now_ms: int) -> None:
        self._start_ms = now_ms
        self.ui.lights.start_animation(POWER_ON, now_ms)
        self.ui.play_tune("power")

    def handle_press(self, button: int, now_ms: int) -> None:
        self.ui.lights.stop_animation()
        self.ui.finish_power_on(now_ms)

    def tick(self, now_ms: int) -> None:
        if ticks_diff(now_ms, self._start_ms) >= _LOGO_MS:
            self.ui.finish_power_on(now_ms)

    def draw(self, canvas: "Canvas") -> None:
        for slot in range(len(MARK)):
            x = 8 + slot % 6 * _CELL + slot % 6 // 3 * 2
            y = 8 + slot // 6 * _CELL
            if MARK[slot] == "1":
                canvas.invert_box(x, y, 5, 5)
            else:
                canvas.invert_box(x + 2, y + 2, 1, 1)
        canvas.draw_text("TRAY 24", 60, 10, HEADLINE)
        canvas.draw_text(self.ui.facts.get("version", ""), 60, 26)
        canvas.draw_dotted_line(42)
        canvas.draw_text(truncate_text(describe_stuck(self.ui, "testing"), 118), 8, 49)

    def format_text(self) -> str:
        return self.ui.say.join_sentences((self.ui.say("title"), describe_stuck(self.ui, "testing")))


class SelfTestScreen(Screen):
    """The self-test: LEDs cycle through their colors, pressed buttons are ticked off, contents of slots are shown.

    Releasing red leaves the test.
    """

    name = prompt = "test"

    def __init__(self, ui: "Ui") -> None:
        super().__init__(ui)
        self.pressed = 0
        self._restart_ms = None

    def handle_press(self, button: int, now_ms: int) -> None:
        self.pressed |= make_mask((button,))
        self.changed = True
        self.ui.play_tune("key")

    def handle_release(self, button: int, now_ms: int) -> None:
        if button == RED:
            self.ui.lights.stop_animation()
            self.ui.pop_screen()

    def tick(self, now_ms: int) -> None:
        if self._restart_ms is None or ticks_diff(now_ms, self._restart_ms) >= 0:
            self._restart_ms = ticks_add(now_ms, POWER_ON_MS)
            self.ui.lights.start_animation(POWER_ON, now_ms)

    def handle_slot_change(self, slot: int, content: int, now_ms: int) -> None:
        self.changed = True

    def _get_sensor_letter(self, slot: int) -> str:
        """Return one character for what a slot's sensor sees: nothing, a color, a wild, something unknown, or "x".

        The "x" stands for a sensor that is missing or not trusted.
        """
        sensing = self.ui.sensing
        return "x" if sensing is None or is_member(sensing.masked, slot) else _CONTENT_LETTERS[sensing.seen[slot]]

    def _list_lines(self) -> tuple[str, ...]:
        ui = self.ui
        facts = ui.facts
        slots, _, channel_ua = ui.wiring
        kind = ui.say("kind-" + ui.settings["tray_kind"])
        sensors = ui.say("test_sensors", count=facts["sensors"]) if facts.get("sensors") else ui.say("test_no_sensors")
        return (
            ui.say("test_kind", kind=kind, count=len(slots), ma=channel_ua // 1000),
            ui.say("test_display", display=ui.say("ok" if facts.get("display", True) else "missing")),
            sensors,
            describe_stuck(ui, "test_buttons"),
        )

    def draw(self, canvas: "Canvas") -> "Iterator[None]":
        draw_headline(canvas, self.ui.say("self_test"))
        yield
        y = _LINES_ROW
        for line in self._list_lines():
            canvas.draw_text(truncate_text(line, _LINE_WIDTH if self.ui.sensing else TEXT_WIDTH), 3, y)
            y += _LINES_PITCH
            yield
        for slot in range(SLOTS) if self.ui.sensing else ():
            canvas.draw_text(
                self._get_sensor_letter(slot), _GRID_COLUMN + 6 * (slot % COLUMNS), 19 + 8 * (slot // COLUMNS)
            )
            if slot % COLUMNS == COLUMNS - 1:
                yield
        for button in range(get_first_button(self.ui.settings["tray_kind"]), BUTTONS):
            x = 3 + 12 * button + (4 if button >= RED else 0)
            if is_member(self.pressed, button):
                canvas.draw_seat_box(get_button_label(button), x, _BUTTONS_ROW, 11)
            else:
                canvas.draw_text(get_button_label(button), x + 3, _BUTTONS_ROW + 2)
            if button & 1:
                yield

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        pass

    def format_text(self) -> str:
        labels = " ".join([get_button_label(button) for button in list_members(self.pressed)])
        sensors = " ".join([self._get_sensor_letter(slot) for slot in range(SLOTS)]) if self.ui.sensing else ""
        return self.ui.say.join_sentences((self.ui.say("self_test"),) + self._list_lines() + (sensors,)) + " " + labels
