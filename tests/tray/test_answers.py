"""The tray answers a press with light within 30 ms, in every phase of a turn."""

import pytest
from response_times import measure_response_ms

from simulator.tray.rig import Rig
from tray24.rules.moves import PHASES

LIMIT_MS = 30


def play_to_phase(phase, *players, **options):
    """Return a rig whose match has reached a phase of a human's turn."""
    for seed in range(1, 40):
        rig = Rig(seed=seed)
        rig.boot()
        rig.start_match(*players, **options)
        for _ in range(60):
            if rig.game.over or rig.ui.screen.name != "play":
                break
            rig.wait_until(lambda rig=rig: rig.ui.screen.prompt != "wait" or rig.ui.screen.name != "play")
            if PHASES[rig.game.phase] == phase:
                return rig
            rig.enter(rig.game.list_turn_moves()[-1])
    raise AssertionError(f"no match comes to {phase}")


@pytest.mark.parametrize(
    ("phase", "keys"),
    [
        ("place", ["blue", "yellow", "green"]),
        ("choose", ["green"]),
        ("move", ["green"]),
        ("color", ["red"]),
        ("drawn", ["green"]),
    ],
)
def test_light_answers_a_press_within_30_ms(phase, keys):
    for wait_ms in range(4):  # at any moment of the tray's scan
        rig = play_to_phase(phase, "", "")
        rig.wait_ms(500 + wait_ms)
        for key in keys:
            took_ms = measure_response_ms(rig, key)
            assert took_ms is not None and took_ms <= LIMIT_MS, (phase, key, took_ms)
        assert not rig.tray.faults


def test_the_display_follows_the_light():
    rig = play_to_phase("place", "", "")
    old_screen = rig.tray.screen
    measure_response_ms(rig, "blue")
    assert rig.tray.screen != old_screen
