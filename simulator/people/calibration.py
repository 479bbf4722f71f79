"""The calibration of a new tray by virtual people, who put a white die into each slot as the display asks."""

from simulator.people.presses import IntentError, Presses
from simulator.texts import HostTexts
from simulator.tray.virtual import VirtualTray
from tray24.pins import GREEN, RED, SLOTS
from tray24.sense.calibration import DONE, EMPTY, FAILED, Calibrator
from tray24.ui.menus.calibration import CalibrationScreen
from tray24.ui.ui import Ui

_STEP_MS = 20
_MAX_MS = 120_000
_LIFTED_MS = 200  # long enough for the tray to see that a slot is empty
_EMPTY_MS = 600  # long enough for the tray to see that all slots are empty
_MAX_TRIES = 4  # for one slot, before the calibration fails
_SILENT = "silent"  # fault of a slot whose die the tray does not notice
_say = HostTexts("menus")


class CalibrationFailed(IntentError):
    """The exception for a calibration of the tray that failed, so that nothing was saved.

    `slot` is the slot with the fault, or -1 if it is the fault of no single slot. `fault` names the fault, whose text
    has the key `cal-FAULT` in the texts of the menus.
    """

    def __init__(self, slot: int, fault: str):
        super().__init__("calibration-failed")
        self._slot, self._fault = slot, fault

    def __str__(self) -> str:
        text = _say(f"cal-{self._fault}")
        self.values = {"reason": _say("slot_says", slot=self._slot, words=text) if self._slot >= 0 else text}
        return super().__str__()


def find_calibrator(ui: Ui | None) -> Calibrator | None:
    """Return the calibrator of the screen on the tray's display, or None if that screen does not calibrate."""
    screen = ui.screen if ui is not None else None
    return screen.calibrator if isinstance(screen, CalibrationScreen) else None


async def calibrate_tray(presses: Presses, die: str = "paper") -> None:
    """Calibrate an empty tray with the tray's own menu. This takes half a minute of tray time.

    Run this coroutine with `Presses.start`. `die` is the surface of the white die, by its name in `optics.SURFACES`. A
    step in which the tray finds a fault is repeated.

    Raise CalibrationFailed if repeating does not help, and IntentError if somebody leaves the menu. In both cases
    nothing is saved.
    """
    if presses.tray.firmware is None or presses.tray.firmware.ui.sensing is None:
        raise IntentError("no-sensors")
    await presses.go_home()  # leave a match, an app or a lesson, and its lights
    await presses.choose_item("calibrate")
    try:
        await _follow_display(presses, die)
    except CalibrationFailed:
        await presses.press_button(RED)
        raise
    finally:
        _clear_slots(presses.tray)
    await presses.go_home()
    await presses.press_button(RED)  # move the cursor back to the first item
    await presses.tray.clock.sleep_ms(_EMPTY_MS)


async def _follow_display(presses: Presses, die: str) -> None:
    """Carry out the steps of a calibration that the display asks for, until the tray has saved the result."""
    tray = presses.tray
    prepared_slot: int | None = None
    tries, slot = 0, -1
    for _ in range(0, _MAX_MS, _STEP_MS):
        calibrator = find_calibrator(tray.firmware.ui if tray.firmware else None)
        if calibrator is None:
            raise IntentError("calibration-stopped")
        step, slot, fault = calibrator.step, calibrator.slot, calibrator.fault
        if step == FAILED or (fault and tries == _MAX_TRIES and not calibrator.busy):
            raise CalibrationFailed(slot, fault)
        if step == DONE:
            await presses.press_button(GREEN)
            if calibrator.step == DONE:
                return
        elif not calibrator.busy and (slot != prepared_slot or fault):
            prepared_slot, tries = slot, tries + 1 if fault else 1
            await _prepare_measurement(presses, calibrator, die)
        await tray.clock.sleep_ms(_STEP_MS)
    raise CalibrationFailed(slot, _SILENT)


async def _prepare_measurement(presses: Presses, calibrator: Calibrator, die: str) -> None:
    """Prepare what the tray measures next: empty all slots, or put the white die into the slot asked for."""
    _clear_slots(presses.tray)
    if calibrator.step == EMPTY:
        await presses.press_button(GREEN)
    else:
        if calibrator.fault:
            await presses.tray.clock.sleep_ms(_LIFTED_MS)
        presses.tray.place_surface(calibrator.slot, die)


def _clear_slots(tray: VirtualTray) -> None:
    for slot in range(SLOTS):
        tray.remove_surface(slot)
