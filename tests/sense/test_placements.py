"""A short run of the campaign `sensing`: dice placed on calibrated trays in changing light, and an untouched tray."""

import pytest
from campaigns.sensing import PlacementTable

from simulator.tray.optics import BRIGHT_LINER, DARK_LINER, MODEL


@pytest.mark.parametrize(
    ("seed", "model", "placements"), [(3, MODEL, 40), (14, MODEL, 40), (3, DARK_LINER, 20), (3, BRIGHT_LINER, 20)]
)
def test_placements_are_seen_right(seed, model, placements):
    assert PlacementTable(seed, model).place_dice(placements) == placements


def test_nothing_is_seen_where_nobody_touches():
    PlacementTable(10_007).wait_untouched(60_000)
