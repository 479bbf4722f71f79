"""The liners for which tests of the sensing code run: the darkest, the typical and the brightest one."""

import pytest

from simulator.tray.optics import BRIGHT_LINER, DARK_LINER, MODEL

LINERS = pytest.mark.parametrize("model", [DARK_LINER, MODEL, BRIGHT_LINER], ids=["dark", "typical", "bright"])
