"""The LED driver: it sends the newest frame, in the chain's order, and stays within the budget of current."""

import pytest

from tray24.pins import BELOW_ONLY, COLUMNS, LED_BUDGET_MA, LED_CHANNEL_UA, SLOTS
from tray24.ports import FRAME_BYTES
from tray24.ui.toolkit.lights import FULL, TWIN, make_chain

FRAME_US = 1100


def make_frame(**slots):
    frame = bytearray(FRAME_BYTES)
    for name, rgb in slots.items():
        slot = int(name[1:])
        frame[3 * slot : 3 * slot + 3] = bytes(rgb)
    return frame


def compute_current_ma(led_words):
    return sum(word >> shift & 255 for word in led_words for shift in (8, 16, 24)) * LED_CHANNEL_UA / 255 / 1000


def create_leds(chip, kind=FULL):
    leds = chip.import_driver("leds").Leds()
    chip.now_us += 2 * FRAME_US
    leds.set_wiring(make_chain(kind, "rows"), False, LED_CHANNEL_UA)
    return leds


def test_power_on_is_dark(chip):
    leds = chip.import_driver("leds").Leds()
    assert len(chip.sent) == 1 and len(leds._words) == 2 * SLOTS and not any(leds._words)


def test_the_wire_has_green_red_blue(chip):
    leds = create_leds(chip)
    leds.show_frame(make_frame(s0=(1, 2, 3), s23=(255, 0, 128)))
    assert (leds._words[0], leds._words[23]) == (0x02010300, 0x00FF8000)


def test_a_frame_waits_until_the_former_is_out_and_only_the_newest_goes(chip):
    leds = create_leds(chip)
    leds.show_frame(make_frame(s0=(9, 0, 0)))
    sent_count = len(chip.sent)
    leds.show_frame(make_frame(s0=(8, 0, 0)))
    leds.show_frame(make_frame(s0=(7, 0, 0)))
    assert len(chip.sent) == sent_count and leds._words[0] == 9 << 16
    chip.now_us += FRAME_US
    chip.late(None)
    assert len(chip.sent) == sent_count + 1 and leds._words[0] == 7 << 16


def test_white_stays_within_the_budget(chip):
    leds = create_leds(chip)
    white = bytes([255]) * FRAME_BYTES
    leds.show_frame(white, 100)
    assert 95 <= compute_current_ma(leds._words) <= 100
    chip.now_us += FRAME_US
    leds.show_frame(white)
    assert 0.97 * min(360, LED_BUDGET_MA) <= compute_current_ma(leds._words) <= LED_BUDGET_MA


def test_a_probe_lights_only_its_slots_and_brings_the_frame_back(chip):
    leds = create_leds(chip)
    leds.show_frame(make_frame(s3=(5, 6, 7)), 50)
    leds.show_probe(1 << 2 | 1 << 20, 1)
    assert [(led, word) for led, word in enumerate(leds._words) if word] == [(2, 0xFF << 24), (20, 0xFF << 24)]
    leds.show_frame(make_frame(s3=(5, 6, 8)))
    assert leds._words[3] == 0
    leds.restore_frame()
    assert [(led, word) for led, word in enumerate(leds._words) if word] == [(3, 0x06050800)]


@pytest.mark.parametrize("passed_us", [2**29 + 7, 2**30 + 7, 2**31 - 2_000_000])
def test_a_frame_of_long_ago_does_not_hold_up_the_next(chip, passed_us):
    leds = create_leds(chip)
    leds.show_frame(make_frame(s0=(1, 1, 1)))
    sent_count = len(chip.sent)
    chip.now_us += passed_us
    leds.show_frame(make_frame(s0=(2, 2, 2)))
    assert len(chip.sent) == sent_count + 1


def test_a_chain_may_run_another_way_and_take_red_first(chip):
    leds = create_leds(chip)
    leds.set_wiring(bytes([1, 0, *range(2, 24)]), True, 5000)
    leds.show_frame(make_frame(s0=(1, 2, 3), s23=(255, 0, 128)))
    assert (leds._words[1], leds._words[23]) == (0x01020300, 0xFF008000)


def test_a_stick_gets_its_eight_leds_and_darkness_after_them(chip):
    leds = create_leds(chip)
    leds.show_frame(bytes([255]) * FRAME_BYTES)
    chip.now_us += FRAME_US
    leds.set_wiring(bytes(range(8)), False, 20_000)
    leds.show_frame(bytes([255]) * FRAME_BYTES)
    assert all(leds._words[:8]) and not any(leds._words[8:])


def test_the_budget_counts_with_the_current_of_a_channel(chip):
    leds = create_leds(chip)
    leds.set_wiring(bytes(range(24)), False, 20_000)
    leds.show_frame(bytes([255]) * FRAME_BYTES, 400)
    assert 380 <= 4 * compute_current_ma(leds._words) <= 400


# Two LEDs a slot.

WHITE = bytes([255]) * FRAME_BYTES
LAST_BELOW = 2 * SLOTS - 2 * COLUMNS  # LED below slot 18; the LED beside it is the last of the chain


def list_lit_leds(leds):
    return [(led, word) for led, word in enumerate(leds._words) if word]


def test_the_driver_knows_the_bit_of_below_only(chip):
    driver = chip.import_driver("leds")
    assert 1 << driver._BELOW_ONLY_BIT == BELOW_ONLY


def test_an_empty_slot_shines_with_both_leds_and_a_covered_one_beside_it_only(chip):
    leds = create_leds(chip, TWIN)
    frame = make_frame(s18=(1, 2, 3))
    leds.show_frame(frame)
    assert list_lit_leds(leds) == [(LAST_BELOW, 0x02010300), (2 * SLOTS - 1, 0x02010300)]
    chip.now_us += 2 * FRAME_US
    leds.show_frame(frame, covered=1 << 18)
    assert list_lit_leds(leds) == [(2 * SLOTS - 1, 0x02010300)]
    chip.now_us += 2 * FRAME_US
    leds.show_frame(frame, covered=BELOW_ONLY)
    assert list_lit_leds(leds) == [(LAST_BELOW, 0x02010300)]


def test_a_probe_lights_leds_below_slots_only(chip):
    leds = create_leds(chip, TWIN)
    leds.show_frame(make_frame(s3=(5, 6, 7)), covered=1 << 3)
    leds.show_probe(1 << 3, 0)
    assert list_lit_leds(leds) == [(3, 0xFF << 16)]
    leds.show_frame(make_frame(s3=(5, 6, 8)), covered=1 << 3)
    leds.restore_frame()
    assert list_lit_leds(leds) == [(2 * COLUMNS - 1 - 3, 0x06050800)]


def test_the_budget_counts_what_shines(chip):
    shown_words = []
    for covered in (0, (1 << SLOTS) - 1):
        leds = create_leds(chip, TWIN)
        leds.show_frame(WHITE, 100, covered)
        shown_words.append(max(leds._words))
        assert 95 <= compute_current_ma(leds._words) <= 100
        chip.now_us += 2 * FRAME_US
    both_level, beside_level = (word >> 24 for word in shown_words)
    assert beside_level // 2 - both_level in (0, 1)


def test_a_frame_of_48_lasts_720_us_longer(chip):
    for kind, lasts_us in ((FULL, 1030), (TWIN, 1750)):
        leds = create_leds(chip, kind)
        leds.show_frame(WHITE)
        began_us, sent_count = chip.now_us, len(chip.sent)
        chip.now_us = began_us + lasts_us - 20
        leds.show_frame(WHITE)
        assert len(chip.sent) == sent_count
        chip.now_us = began_us + lasts_us + 20
        chip.late(None)
        assert len(chip.sent) == sent_count + 1
        chip.now_us += 2 * FRAME_US


def test_another_kind_gets_as_many_words_as_its_leds(chip):
    leds = create_leds(chip, TWIN)
    for kind, word_count in ((FULL, SLOTS), (TWIN, 2 * SLOTS)):
        leds.set_wiring(make_chain(kind, "rows"), False, 5000)
        assert (leds._dma.count, len(leds._words)) == (word_count, word_count)
