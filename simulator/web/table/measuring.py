"""The calibration of the tray by the people of the simulator, as the page shows it: how many slots are measured."""

from simulator.json_values import JsonObject
from simulator.people.calibration import calibrator_of
from simulator.people.fingers import Fingers
from simulator.texts import HostTexts
from tray24.pins import SLOTS
from tray24.sense.calibrate import DONE, EMPTY
from tray24.ui.ui import Ui

_say = HostTexts("page")


def measuring(ui: Ui | None, fingers: Fingers) -> JsonObject | None:
    """Return how far the calibration is that fingers go through, or None."""
    calibrator = calibrator_of(ui)
    if calibrator is None or not fingers.busy:
        return None
    done = {EMPTY: 0, DONE: SLOTS}.get(calibrator.step, calibrator.slot + 1)
    return {"done": done, "of": SLOTS, "words": _say("measuring", done=done, of=SLOTS)}
