"""The sensing code takes a surface for one of five color classes of dice, or for one of unknown color."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st
from liners import LINERS

from simulator.tray.optics import FLOOR, MODEL, SURFACES, Surface
from tray24.sense.colors import classify
from tray24.sense.events import COVERED, WHITE
from tray24.sense.reference import RED, SCALE, SLOTS, Reference

KINDS = {"r": 1, "y": 2, "g": 3, "b": 4, "white": WHITE, "ivory": WHITE}


def measure_shares(surface, model=MODEL) -> list[int]:
    """Return the red, green and blue light of a surface that a slot measures, in permille of a white die's.

    The slot is calibrated with the liners of `model`.
    """

    def compute_levels(surface):
        reflections = zip(surface.lights, model.more_open, model.more_around, strict=True)
        shares_back = [
            share + surface.open * open_share + (1 - surface.open) * around_share
            for share, open_share, around_share in reflections
        ]
        return [
            round(SCALE * lit_lsb * share) for lit_lsb, share in zip(model.lit_lsb[:3], shares_back[:3], strict=True)
        ]

    reference = Reference()
    for light, (empty, white) in enumerate(
        zip(compute_levels(FLOOR), compute_levels(SURFACES["white"]), strict=True), RED
    ):
        reference.empty[light * SLOTS : (light + 1) * SLOTS] = array("H", [empty] * SLOTS)
        reference.white[light * SLOTS : (light + 1) * SLOTS] = array("H", [white] * SLOTS)
    reference.estimate_liner()
    return [reference.compute_share(light, 0, level) for light, level in enumerate(compute_levels(surface), RED)]


@LINERS
@pytest.mark.parametrize("name", [*KINDS, "r sticker", "y sticker", "g sticker", "b sticker", "r tilted", "b tilted"])
def test_dice_are_of_their_class(model, name):
    assert classify(*measure_shares(SURFACES[name], model)) == KINDS[name.split(" ")[0]]


@LINERS
@pytest.mark.parametrize("name", ["finger", "finger half", "black", "white half"])
def test_what_is_no_whole_die_is_of_no_class(model, name):
    assert classify(*measure_shares(SURFACES[name], model)) == COVERED


FOREIGN = {
    "orange": (0.85, 0.40, 0.10),
    "pink": (0.85, 0.40, 0.50),
    "purple": (0.40, 0.12, 0.50),
    "turquoise": (0.10, 0.60, 0.55),
    "lime": (0.60, 0.75, 0.12),
    "brown": (0.30, 0.16, 0.10),
    "gray": (0.35, 0.35, 0.35),
    "pale skin": (0.70, 0.45, 0.38),
    "dark skin": (0.25, 0.12, 0.10),
}


@LINERS
@pytest.mark.parametrize("color", FOREIGN)
def test_dice_of_foreign_colors_are_unknown(model, color):
    red, green, blue = FOREIGN[color]
    assert classify(*measure_shares(Surface(0.1 + red, 0.1 + green, 0.1 + blue, 0.7), model)) == COVERED


def test_a_die_that_tilts_has_not_become_another():
    red, green, blue = (share // 2 for share in measure_shares(SURFACES["r"]))
    assert classify(red, green, blue) == COVERED
    assert classify(red, green, blue, last_content=1) == 1
    assert classify(red, green, blue, last_content=2) == COVERED


@given(st.sampled_from("rygb"), st.sampled_from("rygb"), st.integers(0, 100))
def test_between_two_colors_there_is_nothing_but_unknown(color_a, color_b, percent):
    """A mix of two colors counts as one of them or as unknown, never as a third color.

    With a growing share of one color it never jumps between the two.
    """
    if color_a == color_b:
        return

    def classify_mix(percent_of_b):
        mixed_surface = SURFACES[color_a].mix(SURFACES[color_b], percent_of_b / 100, 0.05)
        return classify(*measure_shares(mixed_surface))

    assert classify_mix(percent) in (KINDS[color_a], KINDS[color_b], COVERED) or {color_a, color_b} == {"r", "g"}
    if percent:
        old_class, new_class = classify_mix(percent - 1), classify_mix(percent)
        assert old_class == new_class or COVERED in (old_class, new_class)
