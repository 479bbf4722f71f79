"""Random presses and power cuts cause no fault and lose no match, and the home menu can always be reached."""

import random

import pytest

from simulator.tray.rig import Rig

KEYS = (8, 8, 8, 8, 9, 9, 7, 6, 0, 1, 2, 3, 4, 5)  # green most often: it opens more screens


def press_randomly(rig, chance, steps):
    for _ in range(steps):
        what = chance.random()
        if what < 0.01:
            rig.pull_plug()
            rig.wait_ms(chance.randrange(50))
            rig.plug_in()
        elif what < 0.05:
            rig.wait_ms(chance.randrange(3000))
        else:
            button = chance.choice(KEYS)
            rig.tray.set_contact(button, True)
            rig.wait_ms(1010 if what < 0.1 else chance.randrange(1, 40))
            rig.tray.set_contact(button, False)
            rig.wait_ms(chance.randrange(60))
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
    before = match.game.save()
    runs = "match.t24" in rig.files.list_names()
    rig.pull_plug()
    rig.boot()
    assert (rig.match is not None) == runs
    if runs:
        assert rig.match.game.save() == before
