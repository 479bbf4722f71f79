"""Starts of the released image on an emulated Pico: to the menu, after an update or Ctrl-C, or with a fault."""

import json

import images
import prepared_matches
import pytest
from panel_pictures import render_picture

from host_tools import micropython
from host_tools.build import inputs
from simulator.tray.rig import LedColor
from tray24.pins import GREEN

MENU_MS = 850
USB_MS = 1500  # from power-on until a host is recognized


def test_the_one_file_boots_to_the_menu(menu_rig):
    rig = menu_rig
    assert rig.read_display().startswith("Tray 24. New match")
    assert rig.pico.now_us <= 1000 * MENU_MS
    assert rig.pico.text == ""
    assert rig.pico.display.chip.unknown == []
    assert rig.pico.leds.short_frames == 0


def test_every_led_shows_every_color_at_power_on(menu_rig):
    menu_rig.wait_ms(2000)
    colors = [set() for _ in range(24)]
    for _, frame in menu_rig.pico.frames:
        for number, seen_colors in enumerate(colors):
            seen_colors.add(LedColor(*frame[3 * number : 3 * number + 3]).color)
    for seen_colors in colors:
        assert {"red", "green", "blue"} <= seen_colors


def test_a_key_sounds(menu_rig):
    menu_rig.press("blue")
    menu_rig.wait_ms(500)
    tones = [hz for _, hz in menu_rig.pico.tones]
    assert tones and max(tones) > 200 and tones[-1] == 0


def test_the_image_is_of_the_sources_beside_it(menu_rig):
    """The running image reports the hash of the sources that it was built from: that of the current sources."""
    pico = menu_rig.pico
    pico.run_ms(USB_MS)
    pico.pop_text()
    pico.type_keys(b'{"id":1,"do":"hello"}\n')
    pico.run_until(lambda: "\n" in pico.text)
    assert json.loads(pico.pop_text())["ok"]["sources"] == inputs.hash_sources()


def test_after_an_update_the_match_can_be_continued(new_rig, uf2):
    from simulator.pico.flash import split_blocks

    kept_files = {
        "data/match.t24": prepared_matches.PreparedRound("basic", 1).journal,
        "data/settings.txt": b"bot_speed=4\n",
        "data/rec0001.t24": b"what it was",
    }
    rig = new_rig(images.make_flash(kept_files))
    files_before = rig.read_pico_files()
    rig.pico.hold_bootsel()
    assert [rig.pico.write_block(block) for block in split_blocks(uf2)][-1], "the last block starts it"
    rig.restart_twin()
    rig.wait_until(lambda: rig.ui.screen.name == "home")
    rig.wait_until_equal()
    assert rig.read_display().startswith("Tray 24. Continue")
    assert rig.read_pico_files() == files_before


needs_micropython = pytest.mark.skipif(
    bool(micropython.explain_unavailable()), reason=f"the pictures to compare with: {micropython.explain_unavailable()}"
)


@needs_micropython
@pytest.mark.parametrize("ms", [60, 450, 650, 2500])
def test_ctrl_c_at_any_time_after_power_on_loses_no_match(new_tray, tmp_path, ms):
    """Ctrl-C loses no match while the tray mounts its files, imports, draws a picture, or asks whether to continue."""
    from simulator.pico.rig import read_lines
    from simulator.pico.storage import read_files

    journal = prepared_matches.PreparedRound("basic", 1).journal
    pico = new_tray(images.make_flash({"data/match.t24": journal}), quick_display=True)
    pico.run_ms(ms)
    pico.interrupt()
    pico.run_until(lambda: ">>> " in pico.text, 3000)
    pico.run_until(lambda: pico.screen == render_picture("STOPPED", tmp_path), 500, 10)
    assert not any(pico.frame) and not pico.hz
    pico.type_keys(b"\x04")
    pico.run_until(lambda: "Continue" in read_lines(pico.screen), 3000, 50)
    assert read_files(pico.get_flash_image())["match.t24"] == journal


@needs_micropython
def test_a_blank_flash_is_formatted_and_foreign_data_only_when_green_is_held(new_tray, uf2, tmp_path):
    from simulator.pico.flash import build_flash
    from simulator.pico.layout import FS_OFFSET
    from simulator.pico.rig import read_lines
    from simulator.pico.storage import read_files

    image = bytearray(build_flash(uf2))
    assert not image[FS_OFFSET:].strip(b"\xff")
    image[FS_OFFSET + 0x8000 : FS_OFFSET + 0x8005] = b"mine!"
    pico = new_tray(bytes(image), quick_display=True)
    pico.run_ms(2000)
    assert pico.screen == render_picture("FOREIGN", tmp_path)
    assert pico.get_flash_image()[FS_OFFSET:] == image[FS_OFFSET:]
    pico.set_contact(GREEN, True)
    pico.run_until(lambda: "New match" in read_lines(pico.screen), 10_000, 50)
    assert read_files(pico.get_flash_image()) == {}


@needs_micropython
@pytest.mark.parametrize("first_bytes", [b"", b"mine!"])
def test_a_flash_that_cannot_be_written_is_reported_at_the_start_and_at_erasing(new_tray, uf2, tmp_path, first_bytes):
    from simulator.pico.flash import build_flash
    from simulator.pico.layout import FS_OFFSET

    image = bytearray(build_flash(uf2))
    image[FS_OFFSET + 0x8000 : FS_OFFSET + 0x8000 + len(first_bytes)] = first_bytes
    pico = new_tray(bytes(image), quick_display=True)
    pico.flash.writable = False
    if first_bytes:
        pico.run_until(lambda: pico.screen == render_picture("FOREIGN", tmp_path), 2000, 50)
        pico.set_contact(GREEN, True)
    pico.run_until(lambda: pico.screen == render_picture("UNWRITABLE", tmp_path), 10_000, 50)
    assert pico.get_flash_image() == image
    pico.run_until(lambda: ">>>" in pico.text, 3000, 50)


@needs_micropython
def test_too_many_crashes_stop_it_and_the_display_says_so(new_tray, tmp_path):
    from simulator.pico.storage import read_files

    pico = new_tray(images.make_flash({"boot.py": CRASHING_BOOT.encode()}), quick_display=True)
    pico.run_until(lambda: pico.screen == render_picture("CRASHED", tmp_path), 20_000, 100)
    assert pico.resets == 3
    assert b"broken on purpose" in read_files(pico.get_flash_image())["crash.txt"]


@needs_micropython
def test_a_fault_before_the_tray_runs_is_shown(new_tray, tmp_path):
    pico = new_tray(images.make_flash({"boot.py": UNIMPORTABLE_BOOT.encode()}), quick_display=True)
    pico.run_until(lambda: pico.screen == render_picture("CANNOT_START", tmp_path), 3000, 50)
    pico.run_ms(USB_MS)
    pico.type_keys(b"\x04")  # starts again, now that a host reads
    pico.run_until(lambda: "broken on purpose" in pico.text, 3000, 50)


# Each is the content of a boot.py.
CRASHING_BOOT = """
from tray24.ui.ui import Ui
def tick(ui, now_ms):
    raise ValueError("broken on purpose")
Ui.tick = tick
"""
UNIMPORTABLE_BOOT = """
import sys
class Broken:
    def __getattr__(self, name):
        raise ValueError("broken on purpose")
sys.modules["tray24.tray"] = Broken()
"""
