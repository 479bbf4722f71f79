"""The host's doctor and calibration for a tray with a dead sensor, and for one whose chain of LEDs ends too early."""

import faults
import pytest
from maker import Maker, mask_all_but
from pico_stream import PicoStream

from host_tools.doctor import calibration, measure
from host_tools.link.client import Link
from tray24 import __version__

DEAD_SLOT = 15
FIRST_DARK_SLOT = 23
SOUND_SLOT = 22
TESTED_SLOTS = (DEAD_SLOT, SOUND_SLOT, FIRST_DARK_SLOT)  # measuring all slots takes the emulator a minute


@pytest.mark.long
def test_faults_are_found_and_the_rest_is_calibrated(menu_rig):
    pico = menu_rig.pico
    pico.optics.kill_sensor(DEAD_SLOT)
    faults.break_chain(pico.optics, FIRST_DARK_SLOT)
    stream = PicoStream(pico)
    link = Link(stream, "the Pico", stream.now_s)
    link.version = {"tray24": __version__}
    link.end_line()
    mask_all_but(link, TESTED_SLOTS)
    screen_before = pico.screen
    examination = measure.examine_tray(link)
    assert [(fault.what, fault.slots) for fault in examination.faults] == [
        ("sensor-silent", (DEAD_SLOT,)),
        ("chain-ends", (FIRST_DARK_SLOT,)),
    ]
    pico.run_ms(300)
    assert pico.screen == screen_before and any(pico.frame)

    mask_all_but(link, (SOUND_SLOT,))
    maker = Maker(pico.optics)
    assert calibration.guide_calibration(link, maker)
    assert "sensors.cal" in menu_rig.read_pico_files()
    assert [text for text in maker.heard if text.startswith("White die")] == ["White die: slot 22 (23/24)"]
    assert link.request("selftest")["calibrated"]
    assert pico.resets == 0
