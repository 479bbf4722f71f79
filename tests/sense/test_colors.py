"""A surface is one of five classes of dice, or of unknown color."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulator.tray.optics import FLOOR, SURFACES, Surface
from tray24.sense.colors import classify
from tray24.sense.events import COVERED, WHITE

KINDS = {"r": 1, "y": 2, "g": 3, "b": 4, "white": WHITE, "ivory": WHITE}


def shares(surface) -> tuple[int, int, int]:
    """Return the permille of a white die that a calibrated slot measures."""
    white = SURFACES["white"]

    def share(light):
        empty = getattr(FLOOR, light)
        return round(1000 * (getattr(surface, light) - empty) / (getattr(white, light) - empty))

    return share("red"), share("green"), share("blue")


@pytest.mark.parametrize("name", [*KINDS, "r sticker", "y sticker", "g sticker", "b sticker", "r tilted", "b tilted"])
def test_dice_are_of_their_class(name):
    assert classify(*shares(SURFACES[name])) == KINDS[name.split(" ")[0]]


@pytest.mark.parametrize("name", ["finger", "finger half", "black", "white half"])
def test_what_is_no_whole_die_is_of_no_class(name):
    assert classify(*shares(SURFACES[name])) == COVERED


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


@pytest.mark.parametrize("color", FOREIGN)
def test_dice_of_foreign_colors_are_unknown(color):
    red, green, blue = FOREIGN[color]
    assert classify(*shares(Surface(0.1 + red, 0.1 + green, 0.1 + blue, 0.7))) == COVERED


def test_a_die_that_tilts_has_not_become_another():
    red, green, blue = (share // 2 for share in shares(SURFACES["r"]))
    assert classify(red, green, blue) == COVERED
    assert classify(red, green, blue, before=1) == 1
    assert classify(red, green, blue, before=2) == COVERED


@given(st.sampled_from("rygb"), st.sampled_from("rygb"), st.integers(0, 100))
def test_between_two_colors_there_is_nothing_but_unknown(one, other, percent):
    """Check that a mix of two colors is one of them or unknown, never a third, and never jumps between them."""
    if one == other:
        return

    def kind(part):
        mixed = SURFACES[one].mixed(SURFACES[other], part / 100, 0.05)
        return classify(*shares(mixed))

    assert kind(percent) in (KINDS[one], KINDS[other], COVERED) or {one, other} == {"r", "g"}
    if percent:
        before, now = kind(percent - 1), kind(percent)
        assert before == now or COVERED in (before, now)
