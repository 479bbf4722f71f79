"""Contacts become events: one for a press, at first contact; one for a hold; none for stuck contacts."""

import pytest

from tray24.sense.buttons import Buttons
from tray24.sense.events import DOWN, HOLD, UP

WRAP = 1 << 30


def scan_all(buttons, samples):
    """Return the events of (time, mask) samples as (time, event, button)."""
    found = []
    for now_ms, raw in samples:
        for i in range(buttons.scan(raw, now_ms % WRAP)):
            found.append((now_ms, buttons.events[i], buttons.ids[i]))
    return found


def every_4_ms(mask_at, end_ms, start_ms=0):
    return [(start_ms + t, mask_at(t)) for t in range(0, end_ms, 4)]


@pytest.mark.parametrize("start_ms", [0, WRAP - 24])
def test_a_bouncing_press_is_one_press_at_first_contact_and_one_release(start_ms):
    def mask(t):
        if 20 <= t < 100:
            return 0 if t in (24, 28) else 1 << 3
        return 1 << 3 if t in (104, 108) else 0

    found = scan_all(Buttons(10, 0), every_4_ms(mask, 200, start_ms))
    assert found == [(start_ms + 20, DOWN, 3), (start_ms + 124, UP, 3)]


def test_hold_comes_once_after_a_second():
    found = scan_all(Buttons(10, 0), every_4_ms(lambda t: 1 << 6 if 8 <= t < 3000 else 0, 3100))
    assert found == [(8, DOWN, 6), (1008, HOLD, 6), (3012, UP, 6)]


def test_a_second_press_can_be_held_again():
    found = scan_all(Buttons(10, 0), every_4_ms(lambda t: 1 if t % 2000 < 1500 else 0, 4000))
    assert [kind for _, kind, _ in found] == [DOWN, HOLD, UP, DOWN, HOLD, UP]


def test_buttons_pressed_together_are_told_apart():
    found = scan_all(Buttons(10, 0), [(0, 0b1000000001), (4, 0b1000000001), (40, 0b1), (44, 0)])
    assert found == [(0, DOWN, 0), (0, DOWN, 9), (40, UP, 9)]


def test_a_button_stuck_at_power_on_is_named_and_silent_until_it_opens():
    buttons = Buttons(10, 1 << 7)
    assert scan_all(buttons, [(0, 1 << 7), (1500, 1 << 7 | 1)]) == [(1500, DOWN, 0)]
    assert buttons.stuck == 1 << 7
    assert scan_all(buttons, [(1516, 0), (1520, 1 << 7)]) == [(1516, UP, 0), (1520, DOWN, 7)]
    assert buttons.stuck == 0
