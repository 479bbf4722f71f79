"""Texts that the display shows while the tray does not run; they are drawn without the rest of the firmware."""

import subprocess
import sys

import pytest
from chip import Picture
from panel_pictures import FIRST_COLUMN, render_padded_rows, render_picture

from host_tools import micropython
from host_tools.checkout import FIRMWARE
from tray24.pins import DISPLAY_WIDTH

TEXTS = ("STOPPED", "CRASHED", "CANNOT_START", "FOREIGN", "UNWRITABLE", "ERASING")


@pytest.mark.parametrize("name", TEXTS)
def test_each_text_fits_and_is_sent(chip, name):
    panel = chip.import_driver("panel")
    chip.bus.clear()
    panel.show_text(getattr(panel, name))
    assert Picture.drawn == ["TRAY 24", "", *getattr(panel, name).split("\n")]
    assert chip.bus[0] == panel.START
    assert [data[1] for data in chip.bus[1::2]] == [*range(0xB0, 0xB8)]


@pytest.mark.skipif(bool(micropython.explain_unavailable()), reason=f"letters: {micropython.explain_unavailable()}")
@pytest.mark.parametrize("name", TEXTS)
def test_each_text_is_whole_on_both_controllers(tmp_path, name):
    """Each text is complete on both display controllers.

    An SSD1306 shows it from column 1 on. An SH1106 shows it two columns further left; only empty columns are cut.
    """
    pytest.importorskip("rp2040py", reason="rp2040py comes with './tray24 test'")
    from sh1106 import Sh1106

    from simulator.pico.ssd1306 import Controller

    rows = render_padded_rows(name, tmp_path)
    assert not any(any(row[: FIRST_COLUMN + 1]) or any(row[FIRST_COLUMN + DISPLAY_WIDTH - 1 :]) for row in rows)
    for controller, first in ((Controller, FIRST_COLUMN - 1), (Sh1106, FIRST_COLUMN + 1)):
        assert render_picture(name, tmp_path, controller) == b"".join(
            row[first : first + DISPLAY_WIDTH] for row in rows
        )


def test_without_a_display_nothing_happens(chip):
    chip.present = False
    panel = chip.import_driver("panel")
    panel.show_text(panel.STOPPED)
    assert not chip.bus


IMPORTED = """
import sys, types
for name in ("framebuf", "machine"):
    sys.modules[name] = types.SimpleNamespace(I2C=None, Pin=None)
import tray24.device.panel
names = {name for name in sys.modules if name.startswith("tray24.")}
print(sorted(name for name in names if not name.startswith("tray24.text_tables")))  # of CPython alone
"""


def test_it_needs_no_other_part_of_ours():
    result = subprocess.run([sys.executable, "-c", IMPORTED], cwd=FIRMWARE, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "['tray24.compat', 'tray24.device', 'tray24.device.panel', 'tray24.pins']"
