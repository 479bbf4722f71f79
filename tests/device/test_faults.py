"""Parts that are broken: the tray says so where it matters, and goes on."""

from simulator.optics import Optics
from simulator.pico.reading import read_lines
from tray24.pins import BLUE, GREEN

DEAD_SLOT = 9


def press(tray, button):
    tray.set_contact(button, True)
    tray.run_ms(150)
    tray.set_contact(button, False)
    tray.run_ms(300)


def test_without_a_display_light_and_sound_go_on(new_tray, uf2):
    tray = new_tray(uf2, Optics(1), display=False)
    tray.run_ms(4500)  # the light's own test is over
    before = tray.frame
    tray.tones.clear()
    for button in (GREEN, 0, 1, GREEN, GREEN):  # new match, two seats, start, the roll-off was read
        press(tray, button)
    tray.run_ms(500)
    assert tray.frame != before
    assert [hz for _, hz in tray.tones if hz]
    assert tray.resets == 0 and tray.text == ""
    assert tray.display.bytes  # it goes on looking for one


def test_a_dead_sensor_is_masked(new_tray, uf2):
    tray = new_tray(uf2, Optics(1), quick_display=True, plugged=False)
    tray.sensors.stuck_lsb[DEAD_SLOT] = 0
    tray.plug_in()
    tray.run_until(lambda: "Self-test" in read_lines(tray.screen) or tray.now_us > 9e6, 12_000, 100)
    for _ in range(10):
        if "SELF-TEST" in " ".join(read_lines(tray.screen)):
            break
        press(tray, BLUE)
    assert tray.resets == 0
