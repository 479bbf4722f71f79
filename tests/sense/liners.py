"""The liners with which tests of the senses run: the darkest, the typical and the brightest."""

import pytest

from simulator.tray.optics import BRIGHT_LINER, DARK_LINER, MODEL

LINERS = pytest.mark.parametrize("model", [DARK_LINER, MODEL, BRIGHT_LINER], ids=["dark", "typical", "bright"])
