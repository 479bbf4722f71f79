"""From the one file of a first installation to the menu, and what a finger then sees."""

import re

import images

from host_tools import bundle
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


POOLS = """
import micropython
from tray24.board.board import Board
own = Board._make_room_for_names
def make(board):
    own(board)
    micropython.qstr_info()
Board._make_room_for_names = make
"""


def test_names_that_a_match_brings_find_their_pool_made(new_tray):
    """One is made when the last is full, in one piece: for that of 640 names there is no room later (board.board)."""
    files = dict(images.compiled())
    files[bundle.MAIN] = bundle.fitted(POOLS).encode() + files[bundle.MAIN]
    pico = new_tray(images.flash(bundled=files))
    pico.plug_in()
    pico.run_until(lambda: "n_qstr" in pico.text, 3000, 20)
    told = re.search(r"n_pool=(\d+), n_qstr=(\d+)", pico.text)
    assert told and int(told[1]) == 6
    assert 640 < int(told[2]) < 720  # a little more than fit into the five before; much more fit into this one
