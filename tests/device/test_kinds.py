"""The kinds of tray *light* and *starter* on the emulated Pico: sensors, the LEDs' order, and the starter's keys."""

import images

from simulator.tray.files import format_settings
from tray24.pins import YELLOW
from tray24.ui.toolkit.lights import LIGHT, STARTER, STICK

MENU_MS = 850


def make_kind_flash(kind, **settings):
    files = format_settings(tray_kind=kind, **settings)
    return images.make_flash({f"data/{name}": data for name, data in files.items()})


def test_sensors_are_found_where_there_are_some(menu_rig):
    assert "calibrate" in menu_rig.ui.screen.items  # the Pico shows what its twin shows
    rig = menu_rig
    rig._run_intent(rig.presses.choose_item("self_test"))
    rig.wait_until_equal()
    assert "full: 24 x 5 mA" in rig.read_display()


def test_they_are_found_in_the_sun(new_tray, emulator):
    from simulator.pico.rig import read_lines
    from simulator.tray.optics import Optics

    optics = Optics(1)
    optics.room_lux = 100_000
    tray = new_tray(images.get_release().uf2, optics, quick_display=True)
    tray.run_until(lambda: "New match" in read_lines(tray.screen), 3000, 10)
    tray.set_contact(YELLOW, True)
    tray.run_ms(150)
    tray.set_contact(YELLOW, False)
    tray.run_until(lambda: "Calibrate" in read_lines(tray.screen), 1000, 10)


def test_a_light_has_no_sensors_and_runs_a_snake_of_leds_that_take_red_first(new_rig):
    rig = new_rig(make_kind_flash(LIGHT, led_path="snake", led_colors="rgb"), kind=LIGHT)
    leds = rig.pico.leds
    leds.slots = [*range(6), *range(11, 5, -1), *range(12, 18), *range(23, 17, -1)]
    leds.red_first = True
    rig.boot()
    assert "calibrate" not in rig.ui.screen.items
    rig._run_intent(rig.presses.choose_item("self_test"))
    rig.wait_until_equal()
    assert "light: 24 x 20 mA" in rig.read_display()
    assert "none fitted" in rig.read_display()
    rig.press("red")
    rig.wait_ms(2500)  # the sweep of colors
    rig.wait_until_light_equal()


def test_a_starter_boots_to_its_menu_and_plays(new_rig):
    rig = new_rig(make_kind_flash(STARTER, bot_speed="4"), kind=STARTER)
    rig.boot()
    assert rig.pico.now_us <= 1000 * MENU_MS
    assert rig.pico.text == ""
    rig.start_match("", "gentle", game="center")
    rig.wait_until(lambda: rig.game.center >= 0 and rig.ui.screen.items and rig.ui.screen.name == "play")
    rig.wait_until_equal()
    rig.wait_until_light_equal()
    assert any(rig.pico.frame[: 3 * STICK])
    assert not any(rig.pico.frame[3 * STICK :])
    rig.hold("yellow")
    rig.wait_for_text("Nobody has forgotten", 1000)
    rig.wait_until_equal()
