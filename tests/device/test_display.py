"""Displays of the emulated Pico: one with an SH1106, one that blocks its data line, one that loses its settings."""

import images

from simulator.pico.rig import read_lines
from simulator.tray.optics import Optics
from tray24.pins import BLUE, DISPLAY_WIDTH

OF_SSD1306 = {0x20, 0x8D}  # commands that an SH1106 does not know
WITHIN_MS = 2100  # until what the display may have lost has been sent again


def boot_with_sh1106(new_tray, settings):
    from sh1106 import Sh1106

    tray = new_tray(
        images.make_flash({"data/settings.txt": settings}), Optics(1), quick_display=True, controller=Sh1106
    )
    tray.run_until(lambda: "New match" in read_lines(tray.screen), 3000, 50)
    tray.run_ms(1000)
    return tray


def test_an_sh1106_is_chosen_in_the_settings_and_shows_the_same(new_tray, menu_rig):
    tray = boot_with_sh1106(new_tray, b"display=sh1106\n")
    assert tray.screen == menu_rig.pico.screen
    assert set(tray.display.chip.unknown) == OF_SSD1306


def test_an_sh1106_is_readable_before_it_is_chosen_and_right_at_once_after(new_tray, menu_rig):
    tray = boot_with_sh1106(new_tray, b"")
    screen = menu_rig.pico.screen
    for at in range(0, len(screen), DISPLAY_WIDTH):
        assert tray.screen[at : at + DISPLAY_WIDTH - 2] == screen[at + 2 : at + DISPLAY_WIDTH]
    tray.type_keys(b'{"id":1,"do":"settings","op":"set","name":"display","value":"sh1106"}\n')
    tray.run_until(lambda: tray.screen == screen, 500, 10)


def test_a_display_that_holds_the_data_line_shows_the_menu_after_a_reset(menu_rig):
    rig = menu_rig
    rig.pico.display.hold_data(9)
    rig.pico.reset_chip()
    rig.restart_twin()
    rig.wait_until(lambda: rig.ui.screen.name == "home")
    rig.wait_until_equal()


def press_button(rig, button):
    """Press a button without waiting for what the display shows."""
    for closed in (True, False):
        rig.tray.set_contact(button, closed)
        rig.wait_ms(100)


def test_a_display_whose_data_line_sticks_while_the_tray_runs_comes_back(menu_rig):
    rig = menu_rig
    rig.pico.display.hold_data(9)
    press_button(rig, BLUE)
    assert rig.pico.screen != rig.tray.screen
    rig.wait_ms(1000)
    rig.wait_until_equal()


def test_a_display_that_has_lost_everything_shows_the_next_picture(menu_rig):
    rig = menu_rig
    rig.wait_ms(3000)
    rig.pico.display.reset()
    assert not any(rig.pico.screen)
    press_button(rig, BLUE)
    rig.wait_ms(WITHIN_MS)
    assert rig.pico.screen == rig.tray.screen
