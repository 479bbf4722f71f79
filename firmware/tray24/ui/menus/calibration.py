"""The screens about the slots' sensors: the guided calibration, and the choice of slots whose sensors are not used."""

from tray24.compat import const
from tray24.pins import SLOTS
from tray24.sense.calibration import COLOR, DONE, EMPTY, FAILED, WHITE
from tray24.sense.events import is_member
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.canvas import truncate_text, wrap_text
from tray24.ui.toolkit.screens import TEXT_WIDTH, Screen, draw_footer, draw_headline

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ui.toolkit.canvas import Canvas
    from tray24.ui.toolkit.lights import Lights
    from tray24.ui.ui import SensingUi

_TEXT_ROW = const(20)
_PROBLEM_ROW = const(31)
_PITCH = const(10)
# The requested slot is lit only briefly: its sensor is measured in the dark in between, which takes 0.7 s.
_BLINK_MS = const(1600)
_LIGHT_MS = const(400)
_COLORS = ("red", "yellow", "green", "blue")
_RED = const(1)
_GREEN = const(3)


class CalibrationScreen(Screen):
    """The screen of the calibration: it asks for an empty tray, then for dice in one slot after the other.

    Green continues, blue skips a slot, red cancels. Nothing is changed until the end, where green saves the result.
    """

    ui: "SensingUi"

    name = prompt = "calibrate"

    def __init__(self, ui: "SensingUi") -> None:
        super().__init__(ui)
        self.calibrator = ui.sensing.start_calibration()
        self._state = None
        self._is_lit = True

    def handle_show(self, now_ms: int) -> None:
        super().handle_show(now_ms)
        self.ui.lights.stop_animation()  # an animation that goes on would shine into the slots

    def tick(self, now_ms: int) -> None:
        calibrator = self.calibrator
        is_lit = now_ms % _BLINK_MS < _LIGHT_MS
        if is_lit != self._is_lit:
            self._is_lit = is_lit
            self.ui.request_lights()
        state = (calibrator.step, (calibrator.slot, calibrator.color), calibrator.fault, calibrator.busy)
        if state != self._state:
            if self._state and calibrator.fault and calibrator.fault != self._state[2]:
                self.ui.play_tune("refused")
            elif self._state and state[:2] != self._state[:2]:
                self.ui.play_tune("place")
            self._state = state
            self.changed = True
            self.ui.request_lights()

    def choose_item(self, now_ms: int) -> None:
        calibrator = self.calibrator
        if calibrator.step == EMPTY:
            calibrator.confirm()
        elif calibrator.step == FAILED:
            calibrator.cancel()
            self.calibrator = self.ui.sensing.start_calibration()
        elif calibrator.step == DONE:
            calibrator.save()
            if calibrator.step != FAILED:
                self.ui.pop_screen()
                self.ui.show_notice(self.ui.say("calibrate"), self.ui.say("cal_kept"), now_ms)

    def move_cursor(self, step: int) -> None:
        if step > 0 and self.calibrator.slot >= 0:
            self.calibrator.skip_slot()
        elif step > 0:
            self.calibrator.learn_colors()

    def go_back(self, now_ms: int) -> None:
        self.calibrator.cancel()
        self.ui.pop_screen()

    def describe_step(self) -> tuple[str, str]:
        """Return two texts: what to do in the current step, and what is wrong ("" if nothing is)."""
        say = self.ui.say
        calibrator = self.calibrator
        problem = ""
        if calibrator.fault:
            problem = say("cal-" + calibrator.fault)
            if calibrator.slot >= 0:
                problem = say("slot_says", slot=calibrator.slot, words=problem)
        if calibrator.busy:
            return say("cal_busy"), problem
        if calibrator.step == WHITE:
            return say("cal_white", slot=calibrator.slot), problem
        if calibrator.step == COLOR:
            return say("cal_color", color=say(_COLORS[calibrator.color - 1]), slot=calibrator.slot), problem
        return say({EMPTY: "cal_empty", DONE: "cal_done", FAILED: "cal_failed"}[calibrator.step]), problem

    def _get_texts(self) -> tuple[str, str]:
        instruction, problem = self.describe_step()
        return instruction, self.ui.say("cal_learn") if self.calibrator.step == DONE else problem

    def _get_footer(self) -> str:
        say = self.ui.say
        calibrator = self.calibrator
        if calibrator.slot >= 0:
            return say("cal_skip")
        return say("keep") if calibrator.step == DONE else say("cal_leave")

    def draw(self, canvas: "Canvas") -> None:
        instruction, problem = self._get_texts()
        draw_headline(canvas, self.ui.say("calibrate"))
        width = TEXT_WIDTH
        if self.calibrator.step == WHITE:
            width = canvas.draw_text_right("%d/%d" % (self.calibrator.slot + 1, SLOTS), 125, _TEXT_ROW) - 6
        canvas.draw_text(truncate_text(instruction, width), 3, _TEXT_ROW)
        y = _PROBLEM_ROW
        for line in wrap_text(problem, TEXT_WIDTH):
            canvas.draw_text(line, 3, y)
            y += _PITCH
        draw_footer(canvas, self._get_footer(), check=self.calibrator.step not in (WHITE, COLOR))

    def format_text(self) -> str:
        instruction, problem = self._get_texts()
        return self.ui.say.join_sentences((self.ui.say("calibrate"), instruction, problem, self._get_footer()))

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        calibrator = self.calibrator
        if calibrator.step == DONE:
            for slot in range(SLOTS):
                lights.set_slot(slot, _RED if is_member(calibrator.skipped, slot) else _GREEN)
        elif calibrator.slot >= 0 and self._is_lit:
            lights.set_slot(calibrator.slot, _RED if calibrator.fault else lamp.WHITE)


class MaskedSlotsEditor(Screen):
    """The screen to choose masked slots: their sensors are not used, and people enter their dice with the buttons.

    Yellow and blue select a slot, green masks or unmasks it, red saves the choice.
    """

    name = prompt = "masked"

    items = tuple(range(SLOTS))

    def handle_press(self, button: int, now_ms: int) -> None:
        super().handle_press(button, now_ms)
        self.ui.request_lights()

    def choose_item(self, now_ms: int) -> None:
        masked_slots = set(self.ui.settings["masked_slots"])
        masked_slots ^= {self.cursor}
        self.ui.settings.set("masked_slots", ",".join([str(slot) for slot in sorted(masked_slots)]))

    def go_back(self, now_ms: int) -> None:
        self.ui.pop_screen()
        self.ui.save_settings(now_ms)

    def _describe_slot(self) -> str:
        is_masked = self.cursor in self.ui.settings["masked_slots"]
        return self.ui.say("slot_masked" if is_masked else "slot_sensed", slot=self.cursor)

    def draw(self, canvas: "Canvas") -> None:
        draw_headline(canvas, self.ui.say("set-masked_slots"))
        slots_text = " ".join([str(slot) for slot in self.ui.settings["masked_slots"]])
        y = _TEXT_ROW
        for line in wrap_text(slots_text or self.ui.say("slots_none"), TEXT_WIDTH)[:2]:
            canvas.draw_text(line, 3, y)
            y += _PITCH
        draw_footer(canvas, self._describe_slot(), check=True)

    def format_text(self) -> str:
        return self.ui.say.join_sentences((self.ui.say("set-masked_slots"), self._describe_slot()))

    def light_slots(self, lights: "Lights", now_ms: int) -> None:
        for slot in self.ui.settings["masked_slots"]:
            lights.set_slot(slot, _RED)
        lights.set_slot(self.cursor, lamp.WHITE, lamp.CURSOR)
