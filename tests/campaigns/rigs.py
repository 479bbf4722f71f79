"""Random presses of the buttons of a virtual tray."""

import random

from simulator.tray.rig import Rig

_BUTTONS = (*(f"seat {number}" for number in range(1, 7)), "red", "yellow", "green", "blue")


def press_randomly(rig: Rig, chance: random.Random, most: int) -> list[str]:
    """Press fewer than `most` random buttons, some for long, with pauses. Return the names of the presses."""
    done = []
    for _ in range(chance.randrange(most)):
        button = chance.choice(_BUTTONS)
        if chance.random() < 0.05:
            rig.hold(button)
            done.append(f"hold {button}")
        else:
            rig.press(button)
            done.append(button)
        rig.wait_ms(chance.choice((20, 200, 1500)))
    return done
