"""On a twin tray (two LEDs a slot) the LEDs below dice stay dark: the port `show_frame` gets a mask of their slots."""

from simulator.tray.rig import Rig
from tray24.pins import TWIN_BUDGET_MA
from tray24.ui.toolkit.lights import FULL, TWIN


class WatchedTray:
    """A tray of a given kind. `frames` lists what its port `show_frame` got: (budget in mA, mask of covered slots)."""

    def __init__(self, tray_kind):
        self.rig = Rig(sensors=True, kind=tray_kind)
        self.rig.boot()
        self.rig.wait_ms(3000)
        ports = self.rig.tray.firmware.ports
        self.leds = ports.show_frame
        ports.show_frame = self.note_frame
        self.frames = []

    def note_frame(self, frame, budget_ma, covered):
        self.leds(frame, budget_ma, covered)
        self.frames.append((budget_ma, covered))


def test_a_die_alone_sends_the_frame_again_and_a_lifted_one_too():
    tray = WatchedTray(TWIN)
    frame = tray.rig.tray.frame
    tray.rig.tray.place_surface(9, "r")
    tray.rig.wait_ms(1000)
    assert tray.frames == [(TWIN_BUDGET_MA, 1 << 9)]
    tray.rig.tray.remove_surface(9)
    tray.rig.wait_ms(1000)
    assert tray.frames[1:] == [(TWIN_BUDGET_MA, 0)]
    assert tray.rig.tray.frame == frame


def test_a_masked_slot_covers_nothing():
    tray = WatchedTray(TWIN)
    tray.rig.tray.place_surface(9, "r")
    tray.rig.wait_ms(1000)
    tray.rig.ui.settings.set("masked_slots", "9")
    tray.rig.ui.configure()
    tray.rig.wait_ms(100)
    assert tray.frames[-1] == (TWIN_BUDGET_MA, 0)


def test_a_full_tray_sends_no_frame_for_a_die_alone():
    tray = WatchedTray(FULL)
    tray.rig.tray.place_surface(9, "r")
    tray.rig.wait_ms(1000)
    assert tray.frames == []


def test_another_kind_forgets_the_dice():
    tray = WatchedTray(TWIN)
    tray.rig.tray.place_surface(9, "r")
    tray.rig.wait_ms(1000)
    tray.rig.ui.settings.set("tray_kind", FULL)
    tray.rig.ui.configure()
    tray.rig.wait_ms(100)
    assert tray.frames[-1][1] == 0
