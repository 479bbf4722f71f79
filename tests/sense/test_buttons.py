"""Contacts of buttons become events: one for a press, one for a hold; none for a bounce, a spark or a stuck contact."""

import pytest

from tray24.sense.buttons import ButtonDebouncer
from tray24.sense.events import DOWN, HOLD, UP

WRAP = 1 << 30
FELL = 1 << 10  # button 0 has closed since the last scan


def scan_all(buttons, samples):
    """Scan the buttons with samples (time in ms, mask of contacts). Return the events as (time, event, button)."""
    events = []
    for now_ms, mask in samples:
        for i in range(buttons.scan(mask, now_ms % WRAP)):
            events.append((now_ms, buttons.events[i], buttons.ids[i]))
    return events


def sample_every_4_ms(get_mask, end_ms, start_ms=0):
    return [(start_ms + t, get_mask(t)) for t in range(0, end_ms, 4)]


def make_chattering_contact(spans, chatter_ms, held_open_ms=0):
    """Return a function that maps a time in ms to whether a contact that chatters is closed.

    `spans` are the times in ms between which a finger presses the button. The contact chatters for `chatter_ms` after a
    press begins or ends. While pressed, it also opens every 100 ms for `held_open_ms`.
    """

    def get_mask(t):
        for began_ms, ended_ms in spans:
            if began_ms <= t < ended_ms:
                held_ms = t - began_ms
                if held_ms < chatter_ms:
                    return held_ms // 4 % 2 == 0
                return not (held_open_ms and 0 <= held_ms % 100 - 50 < held_open_ms)
            if ended_ms <= t < ended_ms + chatter_ms:
                return (t - ended_ms) // 4 % 2 == 1
        return 0

    return get_mask


def list_kinds(events):
    return [kind for _, kind, _ in events]


@pytest.mark.parametrize("start_ms", [0, WRAP - 24])
def test_a_bouncing_press_is_one_press_and_one_release(start_ms):
    def get_mask(t):
        if 20 <= t < 100:
            return 0 if t == 24 else 1 << 3
        return 1 << 3 if t in (104, 108) else 0

    events = scan_all(ButtonDebouncer(10, 0), sample_every_4_ms(get_mask, 200, start_ms))
    assert events == [(start_ms + 28, DOWN, 3), (start_ms + 152, UP, 3)]


@pytest.mark.parametrize("shift_ms", range(4))
@pytest.mark.parametrize("chatter_ms", range(5, 41, 5))
def test_a_worn_contact_makes_one_press_held_or_released(chatter_ms, shift_ms):
    mask = make_chattering_contact([(100, 100 + 800)], chatter_ms, held_open_ms=chatter_ms)
    events = scan_all(ButtonDebouncer(10, 0), sample_every_4_ms(mask, 1200, shift_ms))
    assert list_kinds(events) == [DOWN, UP]
    mask_of_hold = make_chattering_contact([(100, 100 + 1500)], chatter_ms, held_open_ms=chatter_ms)
    assert list_kinds(scan_all(ButtonDebouncer(10, 0), sample_every_4_ms(mask_of_hold, 2000, shift_ms))) == [
        DOWN,
        HOLD,
        UP,
    ]


@pytest.mark.parametrize("after_ms", range(4, 40))
def test_no_press_begins_within_40_ms_of_the_opening(after_ms):
    def get_mask(t):
        return 20 <= t < 100 or 100 + after_ms <= t < 180 + after_ms

    samples = [(t, get_mask(t)) for t in range(400)]
    assert list_kinds(scan_all(ButtonDebouncer(10, 0), samples[::4])) == [DOWN, UP]


@pytest.mark.parametrize("shift_ms", range(4))
@pytest.mark.parametrize("bounce_ms", [0, 8])
def test_eight_presses_a_second_all_arrive(bounce_ms, shift_ms):
    spans = [(125 * i, 125 * i + 62) for i in range(16)]
    events = scan_all(
        ButtonDebouncer(10, 0), sample_every_4_ms(make_chattering_contact(spans, bounce_ms), 2200, shift_ms)
    )
    assert list_kinds(events) == [DOWN, UP] * 16


@pytest.mark.parametrize("at_ms", [1, 2, 3])
def test_a_press_that_bounces_open_at_the_scan_begins_with_its_edge(at_ms):
    events = scan_all(ButtonDebouncer(10, 0), [(0, 0), (at_ms, FELL), (at_ms + 1, 0), (at_ms + 2, 1), (at_ms + 6, 1)])
    assert events == [(at_ms + 2, DOWN, 0)]
    assert scan_all(ButtonDebouncer(10, 0), [(0, 0), (at_ms, FELL), *((t, 0) for t in range(at_ms + 1, 60, 2))]) == []


@pytest.mark.parametrize("gap_ms", [1, 3, 4])
def test_a_spark_is_no_press(gap_ms):
    events = scan_all(ButtonDebouncer(10, 0), [(t, t % (24 * gap_ms) == 0) for t in range(0, 1200, gap_ms)])
    assert events == []


def test_a_spark_between_two_scans_is_no_press_but_keeps_a_held_button():
    buttons = ButtonDebouncer(10, FELL << 3)
    samples = [(t, FELL if t % 100 == 0 else 0) for t in range(0, 600, 20)]
    assert scan_all(buttons, samples) == []
    # The contact is closed only between scans, from 8 to 100 ms.
    samples = [(596, 0), (600, 1), (604, 1), *((600 + t, FELL if t <= 100 else 0) for t in range(8, 200, 4))]
    assert scan_all(buttons, samples) == [(604, DOWN, 0), (740, UP, 0)]


@pytest.mark.parametrize(
    "samples",
    [
        [(0, 0), (115, FELL), (119, 0)],
        [(0, 0), (115, 1 | FELL), (119, 0)],
        [(0, 0), (4, 1 | FELL), (119, 0)],  # seen once before the pause
        [(0, 0), (4, 1 | FELL), (119, 1), (123, 0)],
    ],
)
def test_a_tap_beside_a_pause_of_the_flash_counts_once(samples):
    samples += [(t, 0) for t in range(127, 300, 4)]
    assert list_kinds(scan_all(ButtonDebouncer(10, 0), samples)) == [DOWN, UP]


def test_hold_comes_once_after_a_second():
    events = scan_all(ButtonDebouncer(10, 0), sample_every_4_ms(lambda t: 1 << 6 if 8 <= t < 3000 else 0, 3100))
    assert events == [(12, DOWN, 6), (1008, HOLD, 6), (3040, UP, 6)]


def test_a_second_press_can_be_held_again():
    events = scan_all(ButtonDebouncer(10, 0), sample_every_4_ms(lambda t: 1 if t % 2000 < 1500 else 0, 4000))
    assert list_kinds(events) == [DOWN, HOLD, UP, DOWN, HOLD, UP]


def test_buttons_pressed_together_are_distinguished():
    events = scan_all(ButtonDebouncer(10, 0), sample_every_4_ms(lambda t: 0b1000000001 if t < 40 else 0b1, 100))
    assert events == [(4, DOWN, 0), (4, DOWN, 9), (80, UP, 9)]


def test_a_button_stuck_at_power_on_is_named_and_silent_until_it_opens():
    buttons = ButtonDebouncer(10, 1 << 7)
    assert scan_all(buttons, sample_every_4_ms(lambda t: 1 << 7 | 1, 1000)) == [(4, DOWN, 0)]
    assert buttons.stuck == 1 << 7
    assert scan_all(buttons, sample_every_4_ms(lambda t: 0, 100, 1000)) == [(1040, UP, 0)]
    assert scan_all(buttons, sample_every_4_ms(lambda t: 1 << 7, 100, 1100)) == [(1104, DOWN, 7)]
    assert buttons.stuck == 0
