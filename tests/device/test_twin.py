"""A twin tray (two LEDs a slot) on the emulated Pico: which LEDs shine, how long a frame takes, and the current."""

import images
from pico_stream import PicoStream

from host_tools.link.client import Link
from tray24.pins import BESIDE, LED_CHANNEL_UA, SLOTS, TWIN_BUDGET_MA
from tray24.sense.events import make_mask
from tray24.ui.toolkit.lights import TWIN

MENU_MS = 850
LAMPS_MS = 2500  # the sweep of colors after power-on
SEEN_MS = 3000  # after which the tray has noticed a die, also before its calibration
BIT_US = 1.25
WIRE_US = 24 * 24 * BIT_US  # of 24 LEDs
LATCH_US = 280
LOOK_MS = 0.4  # a probe lights its LEDs for longer
DARK = bytes(3)


def get_light(leds, slot):
    return leds[3 * slot : 3 * slot + 3]


def list_lit(leds):
    return [slot for slot in range(SLOTS) if get_light(leds, slot) != DARK]


def test_it_knows_its_kind_after_a_power_cut_too(new_rig):
    rig = new_rig(images.make_twin_flash(), kind=TWIN)
    for _ in range(2):
        began_us = rig.pico.now_us
        rig.boot()
        assert rig.pico.now_us - began_us <= 1000 * MENU_MS
        rig._run_intent(rig.presses.choose_item("self_test"))
        rig.wait_until_equal()
        assert "2 lights: 48 x 5 mA" in rig.read_display()
        assert rig.pico.text == "" and rig.pico.leds.short_frames == 0
        rig.pull_plug()


def test_both_leds_shine_in_an_empty_slot_and_only_the_one_beside_a_die(twin_at_menu):
    rig = twin_at_menu
    rig.start_match("", "gentle", game="center")
    rig.wait_until(lambda: rig.game.center >= 0 and rig.ui.screen.name == "play")
    rig.wait_until_light_equal()
    pico = rig.pico
    [slot, *_] = list_lit(pico.frame)
    assert pico.frame == pico.beside
    rig.tray.place_surface(slot, "r")
    frames = []

    def is_covered():
        frames.append((pico.frame, pico.beside))
        return slot not in list_lit(pico.frame) and slot in list_lit(pico.beside)

    pico.run_until(is_covered, SEEN_MS, LOOK_MS)
    rig.tray.advance(SEEN_MS)
    probes = [
        below_frame for below_frame, beside_frame in frames if list_lit(below_frame) == [slot] and not any(beside_frame)
    ]
    assert {bytes(get_light(below_frame, slot)) for below_frame in probes} == {b"\xff\0\0", b"\0\xff\0", b"\0\0\xff"}
    assert all(
        below_frame == beside_frame or not any(beside_frame) or slot not in list_lit(below_frame)
        for below_frame, beside_frame in frames
    )
    assert is_covered()
    rig.wait_until_light_equal()
    rig.tray.remove_surface(slot)
    rig.tray.advance(SEEN_MS)
    assert slot in list_lit(pico.frame)
    rig.wait_until_light_equal()


def test_48_leds_take_720_us_more_than_24(twin_at_menu, menu_rig):
    for rig, wire_us in ((menu_rig, WIRE_US), (twin_at_menu, 2 * WIRE_US)):
        rig.wait_ms(LAMPS_MS)
        frame_count = len(rig.pico.frames)
        rig._run_intent(rig.presses.choose_item("self_test"))
        rig.wait_ms(500)
        times = [us for us, _ in list(rig.pico.frames)[frame_count:]]
        assert len(times) > 10
        assert wire_us - BIT_US <= rig.pico.leds.wire_us <= wire_us
        assert (
            min(later_us - earlier_us for earlier_us, later_us in zip(times, times[1:], strict=False))
            >= wire_us + LATCH_US
        )


class LedTest:
    """A tray whose LEDs a host tests over the link."""

    def __init__(self, new_tray, **settings):
        self.pico = new_tray(images.make_twin_flash(brightness="100", **settings), quick_display=True, kind=TWIN)
        self.pico.run_ms(4000)
        stream = PicoStream(self.pico)
        self.link = Link(stream, "tray", stream.now_s)

    def light_slots(self, slots, **which):
        """Light these slots white; `which` chooses one of the two LEDs.

        Return the milliamperes of all LEDs if each channel takes 5 mA.
        """
        self.link.request("selftest", part="show", slots=make_mask(slots), color="white", **which)
        self.pico.run_ms(100)
        return sum(self.pico.frame + self.pico.beside) * LED_CHANNEL_UA / 255 / 1000


def test_the_budget_counts_both_leds_of_a_slot_and_is_never_larger_than_that_of_48(new_tray):
    led_test = LedTest(new_tray, led_ma="20")
    max_ma = TWIN_BUDGET_MA / (20_000 / LED_CHANNEL_UA)
    both_lights = led_test.light_slots(range(SLOTS))
    shown_frames = led_test.pico.frame, led_test.pico.beside
    beside_lights = led_test.light_slots(range(SLOTS), leds="beside")
    for taken_ma in (both_lights, beside_lights):
        assert 0.9 * max_ma < taken_ma <= max_ma
    assert shown_frames[0] == shown_frames[1] and not any(led_test.pico.frame)


def test_the_lights_are_tested_in_the_order_of_the_chain(new_tray):
    led_test = LedTest(new_tray)
    slots = list(led_test.pico.leds.slots)
    for led in (0, 5, 6, 11, 12, 47):
        slot = slots[led] % BESIDE
        led_test.light_slots([slot], leds="beside" if slots[led] & BESIDE else "below")
        lit_slots = [list_lit(led_test.pico.frame), list_lit(led_test.pico.beside)]
        assert lit_slots == ([[], [slot]] if slots[led] & BESIDE else [[slot], []])


def test_a_restart_of_the_chip_leaves_no_led_lit(new_tray):
    led_test = LedTest(new_tray)
    led_test.light_slots(range(SLOTS))
    pico = led_test.pico
    assert len(list_lit(pico.frame)) == len(list_lit(pico.beside)) == SLOTS
    pico.reset_chip()
    pico.run_until(lambda: not any(pico.frame) and not any(pico.beside), 600, 0.5)
