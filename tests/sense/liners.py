"""Liners, the white printed walls of slots, for tests of the sensing code: the darkest, a typical and the brightest."""

import pytest

from simulator.tray.optics import BRIGHT_LINER, DARK_LINER, MODEL

LINERS = pytest.mark.parametrize("model", [DARK_LINER, MODEL, BRIGHT_LINER], ids=["dark", "typical", "bright"])
