"""Random presses of the buttons of a virtual tray."""

import random

from simulator.tray.rig import Rig

_BUTTONS = (*(f"seat {number}" for number in range(1, 7)), "red", "yellow", "green", "blue")


def press_randomly(rig: Rig, rng: random.Random, max_presses: int) -> list[str]:
    """Press fewer than `max_presses` random buttons, some for long, with pauses. Return the names of the presses."""
    presses = []
    for _ in range(rng.randrange(max_presses)):
        button = rng.choice(_BUTTONS)
        if rng.random() < 0.05:
            rig.hold(button)
            presses.append(f"hold {button}")
        else:
            rig.press(button)
            presses.append(button)
        rig.wait_ms(rng.choice((20, 200, 1500)))
    return presses
