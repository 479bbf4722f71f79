"""The texts on the display while the tray does not run, drawn without the rest of the firmware."""

import subprocess
import sys

import pytest
from chip import Picture

from host_tools.checkout import FIRMWARE

TEXTS = ("STOPPED", "CRASHED", "CANNOT_START", "FOREIGN", "UNWRITABLE", "ERASING")


@pytest.mark.parametrize("name", TEXTS)
def test_each_text_fits_and_is_sent(chip, name):
    panel = chip.driver("panel")
    chip.bus.clear()
    panel.show(getattr(panel, name))
    assert tuple(Picture.drawn) == getattr(panel, name)
    assert chip.bus[0] == panel.START and [part[0] for part in chip.bus[2:]] == [0x40] * 8
    assert sum(len(part) - 1 for part in chip.bus[2:]) == 1024


def test_without_a_display_nothing_happens(chip):
    chip.present = False
    panel = chip.driver("panel")
    panel.show(panel.STOPPED)
    assert not chip.bus


IMPORTED = """
import sys, types
for name in ("framebuf", "machine"):
    sys.modules[name] = types.SimpleNamespace(I2C=None, Pin=None)
import tray24.device.panel
print(sorted(name for name in sys.modules if name.startswith("tray24.")))
"""


def test_it_needs_no_other_part_of_ours():
    done = subprocess.run([sys.executable, "-c", IMPORTED], cwd=FIRMWARE, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['tray24.compat', 'tray24.device', 'tray24.device.panel', 'tray24.pins']"
