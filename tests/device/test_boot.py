"""From the one file of a first installation to the menu, and what a finger then sees."""

import re

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


def test_names_that_a_match_brings_find_their_pool_made(at_menu):
    """One is made when the last is full, in one piece: for that of 640 names a match has no room (board.board)."""
    told = re.search(r"n_pool=(\d+)", at_menu.pico.execute("import micropython\nmicropython.qstr_info()"))
    assert told and int(told[1]) == 6
