"""From the one file of a first installation to the menu, and what a finger then sees."""

from simulator.rig import Slot

MENU_MS = 1500


def test_the_one_file_boots_to_the_menu(at_menu):
    rig = at_menu
    assert rig.read_display().startswith("Tray 24. New match")
    assert rig.pico.now_us <= 1000 * MENU_MS
    assert rig.pico.text == ""
    assert rig.pico.display.chip.unknown == []
    assert rig.pico.leds.short_frames == 0


def test_every_led_shows_every_color_at_power_on(at_menu):
    at_menu.wait_ms(2000)
    colors = [set() for _ in range(24)]
    for _, frame in at_menu.pico.frames:
        for number, seen in enumerate(colors):
            seen.add(Slot(*frame[3 * number : 3 * number + 3]).color)
    for seen in colors:
        assert {"red", "green", "blue"} <= seen


def test_a_key_sounds(at_menu):
    at_menu.press("blue")
    at_menu.wait_ms(500)
    tones = [hz for _, hz in at_menu.pico.tones]
    assert tones and max(tones) > 200 and tones[-1] == 0
