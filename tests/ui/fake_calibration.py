"""A fake of the sensing code, whose calibration a test controls."""

import re
from pathlib import Path

from tray24.sense import calibration


class FakeCalibrator:
    """A fake calibrator: a test sets what it asks for; `done` records which of its methods the user interface calls."""

    def __init__(self):
        self.step = calibration.EMPTY
        self.slot = -1
        self.color = 0
        self.fault = ""
        self.busy = False
        self.skipped = 0
        self.done = []

    def learn_colors(self):
        self.done.append("learn")

    def confirm(self):
        self.done.append("confirm")

    def skip_slot(self):
        self.done.append("skip")

    def save(self):
        self.done.append("keep")

    def cancel(self):
        self.done.append("cancel")


class CalibrationSensing:
    def __init__(self):
        self.calibrator = FakeCalibrator()

    def start_calibration(self):
        return self.calibrator

    def configure(self, masked_slots, presence_only, steady_ms):
        self.masked = masked_slots


def find_faults():
    """Return the text keys of all faults that a calibration can report, as its source names them."""
    sources = Path(calibration.__file__).read_text()
    return [*re.findall(r'(?:return|fault = |_fail\()\s*"([a-z_]+)"', sources), *calibration.COLOR_FAULTS]
