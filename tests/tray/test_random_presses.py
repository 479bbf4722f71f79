"""Random presses and power cuts cause no fault and lose no match, and the home menu can always be reached."""

import random

import pytest

from simulator.tray.rig import Rig

KEYS = (8, 8, 8, 8, 9, 9, 7, 6, 0, 1, 2, 3, 4, 5)  # green most often: it opens more screens


def press_randomly(rig, rng, steps):
    for _ in range(steps):
        choice = rng.random()
        if choice < 0.01:
            rig.pull_plug()
            rig.wait_ms(rng.randrange(50))
            rig.plug_in()
        elif choice < 0.05:
            rig.wait_ms(rng.randrange(3000))
        else:
            button = rng.choice(KEYS)
            rig.tray.set_contact(button, True)
            rig.wait_ms(1010 if choice < 0.1 else rng.randrange(1, 40))
            rig.tray.set_contact(button, False)
            rig.wait_ms(rng.randrange(60))
        assert rig.read_display()
        assert not rig.tray.faults


@pytest.mark.parametrize("seed", range(4))
def test_mashed_buttons_do_no_harm(seed):
    rig = Rig(seed=seed)
    press_randomly(rig, random.Random(seed), 500)
    rig.start_match("", "", "sharp")
    press_randomly(rig, random.Random(seed), 500)
    rig.wait_ms(100)
    match = rig.match
    if match is None:
        return
    old_position = match.game.save()
    runs = "match.t24" in rig.files.list_names()
    rig.pull_plug()
    rig.boot()
    assert (rig.match is not None) == runs
    if runs:
        assert rig.match.game.save() == old_position
