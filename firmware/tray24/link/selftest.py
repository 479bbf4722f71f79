"""The requests `selftest` and `calibrate`: test the sensors, lights, display and buttons, and calibrate the sensors."""

from array import array

from tray24.compat import const, ticks_add, ticks_diff
from tray24.link.requests import Refused
from tray24.match.profile import normalize_name
from tray24.pins import BELOW_ONLY, BUTTONS, SLOTS
from tray24.sense.calibration import DONE, EMPTY, FAILED
from tray24.sense.events import is_member, list_members, make_mask
from tray24.sense.probe import ColorProbe
from tray24.ui.menus.calibration import CalibrationScreen
from tray24.ui.toolkit.lights import get_first_button
from tray24.ui.toolkit.screens import Screen, draw_headline

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping
    from typing import Any

    from tray24.link.link import Link
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import Ui

_STEP_MS = const(4)
_LAMP_MS = const(10)  # about the period of a lamp on mains, which flickers at 100 or 120 Hz
_SHIFT_MS = const(2)  # each measurement begins this much later in the period: the flicker cancels over five of them
_IDLE_MS = const(60_000)  # without a request: the host is gone
_HUES = ("", "red", "", "green", "blue", "", "white")  # as ui.toolkit.lights numbers them
_TUNE = ((520, 250), (780, 250), (1040, 400))
_FILE = "selftest.tmp"
_COVERED = {None: 0, "below": BELOW_ONLY, "beside": (1 << SLOTS) - 1}


def handle_selftest(link: "Link", request: "dict[str, Any]") -> object:
    """Test the tray's parts, not while a match is on the display.

    Without `part` return a summary: the number of `sensors`, the slots masked in the settings (`masked`), the mask of
    slots with a fault (`faults`) and that of slots skipped by the calibration (`skipped`), whether the tray is
    `calibrated`, what is wrong with the calibration file (`problem`, "" for nothing), whether the `display` answers,
    which `controller` it is set to have (ssd1306 or sh1106), and the mask of buttons that have been closed since
    power-on (`stuck`).

    The summary also has the kind of the tray (`kind`: full, light, starter or twin), the number of its `leds`, how they
    are wired (`path`: rows or snake, `colors`: grb or rgb), the current at full brightness that is assumed for one
    channel of an LED, in milliamperes (`ma`), and the number of its `buttons`.

    `sensors` returns a dark sample of each slot, then one of each with infrared light. `probe` returns three lists of
    levels, for red, green and blue light from the LEDs of all `slots` (a mask): one level for each of these slots, in
    sixteenths of a sample's unit. `files` returns the number of `free` bytes, and whether a written file reads back the
    `same`.

    `show` lights the LEDs of `slots` in a `color` and shows `text` (at most ten letters), or lights the whole display
    if it is empty. On a twin tray `leds` lights only the LEDs `below` or only those `beside` the slots. From then on,
    until `end` or a minute without a request, the tray ignores its buttons. The reply has the mask of the buttons that
    are `down` and of those `pressed` since the last request. `sound` plays a tune and returns the summary."""
    part = request.get("part")
    return _PARTS[part](link, request) if part in _PARTS else _show_screen(link, request)


def require_sensors(ui: "Ui") -> None:
    """Raise Refused if the tray has no sensors."""
    if not ui.sensing:
        raise Refused("this tray has no sensors")


def _summarize(link: "Link", request: "dict[str, Any]") -> dict[str, object]:
    ui = link.ui
    answer = {key: ui.facts[key] for key in ("display", "stuck", "sensors")}
    settings = ui.settings
    slots, _, channel_ua = ui.wiring
    tray_kind = settings["tray_kind"]
    answer["controller"] = settings["display"]
    answer["kind"] = tray_kind
    answer["leds"] = len(slots)
    answer["path"] = settings["led_path"]
    answer["colors"] = settings["led_colors"]
    answer["ma"] = channel_ua // 1000
    answer["buttons"] = BUTTONS - get_first_button(tray_kind)
    sensing = ui.sensing
    if sensing:
        answer["masked"] = ui.settings["masked_slots"]
        answer["faults"] = sensing.faults
        answer["calibrated"] = sensing.calibrated
        answer["problem"] = ui.describe_calibration_problem()
        answer["skipped"] = sensing.reference.skipped
    return answer


def _play_tune(link: "Link", request: "dict[str, Any]") -> dict[str, object]:
    if not link.ui.sounds:
        link.ui.sounds.extend(_TUNE)
    return _summarize(link, request)


def _schedule_measurement(link: "Link") -> int:
    """Return the time of the next measurement, in ms.

    Each measurement begins 2 ms later in the period of a lamp on mains than the one before, so that the mean of several
    measurements cancels the flicker.
    """
    count = link.cache.get("measurement_count", 0)
    link.cache["measurement_count"] = count + 1
    now_ms = link.ports.ticks_ms()
    return ticks_add(now_ms, (count * _SHIFT_MS - now_ms) % _LAMP_MS)


def _measure_presence(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, list[int]]":
    require_sensors(link.ui)
    yield
    due_ms = _schedule_measurement(link)
    while ticks_diff(link.ports.ticks_ms(), due_ms) < 0:
        yield
    samples = array("H", bytes(4 * SLOTS))
    link.ports.sensors.sample_presence(samples)  # pyright: ignore[reportOptionalMemberAccess] # there are some
    return list(samples)


def _measure_colors(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, list[list[int]]]":
    """Return three lists of levels, for red, green and blue light, from one color probe of 64 ms.

    Each list has a level for each slot in the request's mask `slots`. Most of the flicker of the room's lamps cancels
    within a probe, the rest in the mean of several probes.
    """
    require_sensors(link.ui)
    mask = request.get("slots", 0)
    probe = ColorProbe(link.ports.sensors)  # pyright: ignore[reportArgumentType] # there are some
    slots = list_members(mask)
    for slot in slots:
        probe.request(slot)
    yield
    due_ms = _schedule_measurement(link)
    while probe.running:
        while ticks_diff(link.ports.ticks_ms(), due_ms) < 0:
            yield
        due_ms = ticks_add(due_ms, _STEP_MS)
        probe.step()
        yield
    levels = []
    for light in (1, 2, 3):
        levels.append([probe.get_level(light, slot) for slot in slots])
        yield
    return levels


def _test_files(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, dict[str, object]]":
    files = link.files
    pattern = bytes(range(64))
    files.flush()
    yield
    files.write(_FILE, pattern)
    yield
    is_same = files.read(_FILE) == pattern
    yield
    files.remove(_FILE)
    yield
    return {"free": files.get_free_bytes(), "same": is_same}


def _show_screen(link: "Link", request: "dict[str, Any]") -> dict[str, int] | bool:
    """Show the test screen as requested. Return {"down": mask, "pressed": mask} of the buttons.

    These are the buttons held now, and those pressed since the last request. For the part `end`, close the screen and
    return True.
    """
    ui = link.ui
    now_ms = link.ports.ticks_ms()
    screen: _TestScreen = ui.screen  # pyright: ignore[reportAssignmentType] # replaced below if it is another screen
    is_open = screen.name == "selftest"
    if request["part"] == "end":
        if is_open:
            ui.pop_screen()
        return True
    if not is_open:
        screen = _TestScreen(ui)
        ui.push_screen(screen, now_ms)
        ui.lights.stop_animation()
    screen.asked_ms = now_ms
    screen.slots = request.get("slots", 0)
    screen.covered = _COVERED[request.get("leds")]
    screen.hue = _HUES.index(request.get("color", "white"))
    screen.word = normalize_name(request.get("text", "Tray 24"))
    screen.changed = True
    ui.request_lights()
    pressed = screen.pressed
    screen.pressed = 0
    buttons = link.tray.buttons
    return {"down": buttons.down | buttons.stuck, "pressed": pressed}


_PARTS: "Mapping[str | None, Callable[[Link, dict[str, Any]], object]]" = {
    None: _summarize,
    "sensors": _measure_presence,
    "probe": _measure_colors,
    "files": _test_files,
    "sound": _play_tune,
}


class _TestScreen(Screen):
    """The screen that a host opens for a test: it shows what the requests have set, and notes the buttons pressed."""

    asked_ms: int
    slots: int
    covered: int
    hue: int
    word: str

    name = prompt = "selftest"
    pressed = 0

    def handle_press(self, button: int, now_ms: int) -> None:
        self.pressed |= make_mask((button,))

    def tick(self, now_ms: int) -> None:
        if ticks_diff(now_ms, self.asked_ms) > _IDLE_MS:
            self.ui.pop_screen()

    def draw(self, canvas: "Canvas") -> None:
        if self.word:
            draw_headline(canvas, self.word)
        else:
            canvas.invert_box(0, 0, 128, 64)

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        lights.set_test_covered(self.covered)
        for slot in range(SLOTS):
            if is_member(self.slots, slot):
                lights.set_slot(slot, self.hue)

    def format_text(self) -> str:
        return self.word


def handle_calibrate(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, dict[str, object]]":
    """Calibrate the sensors on the tray's own display; its keys work as usual.

    `begin` opens the calibration, or takes over the one that is open. `confirm` says that all slots are empty, or
    restarts after a failure. `skip` leaves out the requested slot, or ends the learning of colors without any. `keep`
    saves the result. `cancel` discards it. An `op` that does not fit the step does nothing. `look` only returns the
    reply.

    The reply says what the tray asks for: `step` is empty, white, color (a die of the owner's own color, which the tray
    learns after its blue key was pressed), done or failed, and kept or left at the end. `slot` is the requested slot or
    -1. `words` is the tray's text of what to do, `wrong` its text of what is wrong or "". `busy` is true during a
    measurement. `skipped` is the mask of the slots that were left out."""
    ui = link.ui
    require_sensors(ui)
    if ui.screen.name == "selftest":
        ui.pop_screen()
    if ui.screen.name != "calibrate":
        if request["op"] != "begin":
            raise Refused("no calibration is open on the tray", "begin one")
        ui.push_screen(CalibrationScreen(ui), link.ports.ticks_ms())  # pyright: ignore[reportArgumentType] # it has sensors
        yield
    screen: CalibrationScreen = ui.screen  # pyright: ignore[reportAssignmentType] # it is open
    outcome = _execute(ui, screen, request["op"], link.ports.ticks_ms())
    if outcome:
        return {"step": outcome}
    yield
    return _describe_step(screen)


def _execute(ui: "Ui", screen: CalibrationScreen, op: str, now_ms: int) -> str:
    """Execute `op` on the calibration's screen. Return "left" or "kept" if that ends the calibration, else ""."""
    step = screen.calibrator.step
    if op == "cancel":
        screen.go_back(now_ms)
        return "left"
    if op == "skip":
        screen.move_cursor(1)
    elif (op == "confirm" and step in (EMPTY, FAILED)) or (op == "keep" and step == DONE):
        screen.choose_item(now_ms)
        if ui.screen is not screen:
            return "kept"
    return ""


def _describe_step(screen: CalibrationScreen) -> dict[str, object]:
    calibrator = screen.calibrator
    text, fault = screen.describe_step()
    answer = {key: getattr(calibrator, key) for key in ("step", "slot", "busy", "skipped")}
    answer["words"] = text
    answer["wrong"] = fault
    return answer
