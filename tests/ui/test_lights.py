"""LED frames: their current and brightness, and which light of a slot has which meaning."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tray24.pins import LED_BUDGET_MA, TWIN_BUDGET_MA
from tray24.rules.faces import WD4
from tray24.ui.menus.settings import Settings
from tray24.ui.toolkit import lights as lamp
from tray24.ui.toolkit.lights import GAMMA, Lights, estimate_current_ua

SLOTS = 24


def make_lights(**values):
    lights = Lights()
    light_settings = Settings()
    for name, value in values.items():
        light_settings.set(name, str(value))
    lights.configure(light_settings)
    return lights


def sample_brightness(lights, slot, period_ms, start_ms=0):
    """Return the brightness of one slot every 20 ms, for `period_ms` from `start_ms` on."""
    return [sum(lights.render_frame(start_ms + t)[3 * slot : 3 * slot + 3]) for t in range(0, period_ms, 20)]


@given(
    st.lists(st.tuples(st.integers(0, 6), st.integers(0, 4)), min_size=SLOTS, max_size=SLOTS),
    st.integers(1, LED_BUDGET_MA // 50),
    st.integers(1, 20),
    st.integers(0, (1 << 30) - 1),
    st.sampled_from([0, lamp.POWER_ON, lamp.DUMP, lamp.UNDONE, lamp.WINNER]),
    st.booleans(),
)
@settings(max_examples=150)
def test_no_frame_ever_takes_more_than_the_budget(slots, budget, brightness, now_ms, animation, signals):
    lights = make_lights(led_budget_ma=50 * budget, brightness=5 * brightness, color_blind="on" if signals else "off")
    for slot, (hue, mode) in enumerate(slots):
        lights.set_slot(slot, hue, mode)
    if animation:
        lights.start_animation(animation, now_ms)
    for later_ms in (0, 40, 700):
        frame = lights.render_frame((now_ms + later_ms) % (1 << 30))
        assert estimate_current_ua(frame) <= 50_000 * budget


@given(st.integers(0, (1 << SLOTS) - 1), st.integers(1, LED_BUDGET_MA // 50))
def test_the_budget_of_two_lights_a_slot_counts_what_shines(covered_mask, budget):
    lights = make_lights(tray_kind="twin", led_budget_ma=50 * budget, brightness=100)
    most_ua = 1000 * min(50 * budget, TWIN_BUDGET_MA)
    lights.set_covered(covered_mask)
    for slot in range(SLOTS):
        lights.set_slot(slot, lamp.WHITE, lamp.LAST)
    frame = lights.render_frame(5000)
    masked_frame = [frame[at] * (not covered_mask >> at // 3 & 1) for at in range(3 * SLOTS)]
    taken_ua = estimate_current_ua(frame) + estimate_current_ua(masked_frame)
    assert lights.budget_ma * 1000 == most_ua
    assert taken_ua <= most_ua
    assert taken_ua > 0.85 * most_ua or frame == render_unlimited()


def render_unlimited():
    lights = make_lights(brightness=100)
    for slot in range(SLOTS):
        lights.set_slot(slot, lamp.WHITE, lamp.LAST)
    return lights.render_frame(5000)


def test_full_white_of_all_slots_is_estimated_as_the_data_sheet_says():
    assert estimate_current_ua(b"\xff" * 72) == 360_000


def test_a_small_budget_dims_all_slots_alike():
    frames = []
    for budget_ma in (LED_BUDGET_MA, 50):
        lights = make_lights(led_budget_ma=budget_ma, brightness=100)
        for slot in range(SLOTS):
            lights.set_slot(slot, 1 + slot % 4, lamp.LAST)
        frames.append(list(lights.render_frame(5000)))
    bright_frame, dim_frame = frames
    ratios = {
        round(dim_level / bright_level, 1)
        for dim_level, bright_level in zip(dim_frame, bright_frame, strict=True)
        if bright_level > 100
    }
    assert len(ratios) == 1
    assert estimate_current_ua(bytes(dim_frame)) > 45_000


def test_light_is_dim_at_power_on_and_follows_the_brightness():
    sums = []
    for brightness, is_dim in ((100, False), (50, False), (100, True)):
        lights = make_lights(brightness=brightness)
        light_settings = Settings()
        light_settings.set("brightness", str(brightness))
        lights.configure(light_settings, dim=is_dim)
        lights.set_slot(0, lamp.WHITE, lamp.LAST)
        sums.append(sum(lights.render_frame(5000)))
    assert sums[0] > sums[1] * 1.9
    assert sums[0] > sums[2] * 3.8


def test_a_die_is_steady_in_its_color_and_a_wild_in_its_declared_one():
    lights = make_lights()
    lights.set_face(0, 7 | 1 << 5)
    lights.set_face(1, WD4 | 4 << 5)
    lights.set_face(2, WD4)
    frame = bytes(lights.render_frame(5000))
    red, blue, white = frame[0:3], frame[3:6], frame[6:9]
    assert red[0] > 4 * max(red[1], red[2])
    assert blue[2] > 3 * blue[0]
    assert min(white) > 0.75 * max(white)
    assert bytes(lights.render_frame(6234)) == frame


def test_legal_slots_breathe_softly_in_2800_ms():
    lights = make_lights()
    lights.set_slot(4, lamp.WARM, lamp.LEGAL)
    levels = sample_brightness(lights, 4, 2800)
    assert min(levels) > 0
    assert max(levels) > 2 * min(levels)
    assert max(abs(a - b) for a, b in zip(levels, levels[1:], strict=False)) < max(levels) / 8
    assert sample_brightness(lights, 4, 2800, 2800) == levels


def test_the_cursor_outshines_legal_slots():
    lights = make_lights()
    lights.set_slot(4, lamp.WARM, lamp.LEGAL)
    lights.set_slot(5, lamp.WARM, lamp.CURSOR)
    assert max(sample_brightness(lights, 5, 2800)) > 3 * max(sample_brightness(lights, 4, 2800))


def test_a_refused_slot_blinks_twice_in_1200_ms():
    lights = make_lights()
    lights.set_slot(4, 1, lamp.REFUSED)
    is_lit = [level > 0 for level in sample_brightness(lights, 4, 1200)]
    rise_count = sum(1 for was_on, is_on in zip([is_lit[-1], *is_lit], is_lit, strict=False) if is_on and not was_on)
    assert rise_count == 2
    assert not any(is_lit[len(is_lit) // 2 :])


def test_color_signals_distinguish_four_colors_by_number_and_place():
    lights = make_lights(color_blind="on")
    for hue in (1, 2, 3, 4):
        lights.set_slot(hue, hue)
    blink_counts = []
    for hue in (1, 2, 3, 4):
        levels = sample_brightness(lights, hue, 2400, 2400 * hue)
        is_dark = [level < max(levels) / 2 for level in levels]
        falls = [at for at in range(len(is_dark)) if is_dark[at] and not is_dark[at - 1]]
        blink_counts.append((len(falls), falls[0] * 20 // 600))
    assert blink_counts == [(1, 0), (2, 1), (3, 2), (4, 3)]


def test_a_die_just_placed_flares_up():
    lights = make_lights()
    lights.set_face(3, 4 | 3 << 5, lamp.LAST)
    lights.flash_last(1000)
    assert sum(lights.render_frame(1020)[9:12]) > 1.4 * sum(lights.render_frame(1600)[9:12])


@pytest.mark.parametrize(("animation", "ends_ms"), [(lamp.POWER_ON, 2400), (lamp.DUMP, 900), (lamp.UNDONE, 450)])
def test_animations_end_and_leave_what_the_slots_show(animation, ends_ms):
    lights = make_lights()
    lights.set_face(3, 4 | 3 << 5)
    still_frame = bytes(lights.render_frame(100))
    lights.set_face(9, 5 | 1 << 5)
    lights.start_animation(animation, 1000)
    lights.clear()
    lights.set_face(3, 4 | 3 << 5)
    during = {bytes(lights.render_frame(1000 + t)) for t in range(0, ends_ms, 50)}
    assert len(during) > 3
    assert bytes(lights.render_frame(1000 + ends_ms)) == still_frame


def test_power_on_lights_every_channel_of_every_led():
    lights = make_lights()
    lights.start_animation(lamp.POWER_ON, 0)
    max_levels = [0] * 72
    for t in range(0, 2400, 20):
        max_levels = [max(pair) for pair in zip(max_levels, lights.render_frame(t), strict=True)]
    assert min(max_levels) > 30


def test_a_still_frame_costs_nothing():
    lights = make_lights()
    lights.set_face(3, 4 | 3 << 5)
    frame = lights.render_frame(5000)
    frame[0] = 99
    assert lights.render_frame(6000)[0] == 99


def test_an_animation_is_made_anew_every_20_ms_and_at_once_when_the_slots_change():
    lights = make_lights()
    lights.start_animation(lamp.UNDONE, 1000)
    frame = lights.render_frame(1000)
    frame[0] = 99
    assert lights.render_frame(1012)[0] == 99
    assert lights.render_frame(1020)[0] != 99
    old_frame = bytes(lights.render_frame(1025))
    lights.clear()
    lights.set_face(0, 7 | 1 << 5)
    assert bytes(lights.render_frame(1025)) != old_frame


def test_levels_look_evenly_spaced():
    assert len(GAMMA) == 256
    assert all(value == round(51_000 * (level / 255) ** 2.2) for level, value in enumerate(GAMMA))
