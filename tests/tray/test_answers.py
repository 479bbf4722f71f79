"""A press is answered by light within 30 ms, in every phase of a turn; a held key undoes; UNO, catch, grace time."""

import pytest

from simulator.tray.rig import Rig
from tray24.rules.moves import PHASES

LIMIT_MS = 30


def rig_at(phase, *players, **options):
    """Return a rig whose match has reached a phase of a human's turn."""
    for seed in range(1, 40):
        rig = Rig(seed=seed)
        rig.boot()
        rig.start_match(*players, **options)
        for _ in range(60):
            if rig.game.over or rig.ui.screen.name != "play":
                break
            rig.wait_until(lambda rig=rig: rig.ui.screen.kind != "wait" or rig.ui.screen.name != "play")
            if PHASES[rig.game.phase] == phase:
                return rig
            rig.enter(rig.game.choices()[-1])
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
        rig = rig_at(phase, "", "")
        rig.wait_ms(500 + wait_ms)
        for key in keys:
            answer_ms = rig.answer_ms(key)
            assert answer_ms is not None and answer_ms <= LIMIT_MS, (phase, key, answer_ms)
        assert not rig.tray.faults


def test_the_display_follows_the_light():
    rig = rig_at("place", "", "")
    before = rig.tray.screen
    rig.answer_ms("blue")
    assert rig.tray.screen != before


def test_a_first_roll_cannot_be_kept_and_the_refusal_names_the_rule():
    rig = rig_at("choose", "", "")
    with pytest.raises(ValueError, match="B5"):
        rig.choose("keep")
    rig.choose("roll")
    assert PHASES[rig.game.phase] == "move"


def test_red_held_takes_a_placement_back():
    rig = rig_at("move", "", "")
    rig.wait_ms(3000)
    while rig.ui.screen.kind != "die":
        rig.enter(rig.game.choices()[0])
    before = rig.game.save()
    rig.enter(rig.game.choices()[0])
    rig.undo()
    rig.wait_ms(50)
    if rig.ui.screen.name == "question":
        rig.press("green")
        rig.wait_ms(50)
    assert rig.game.save() == before


def one_die_left(seats=2):
    """Return a rig where a human has just played the next-to-last die and has not called UNO."""
    for seed in range(1, 60):
        rig = Rig(seed=seed)
        rig.boot()
        rig.start_match(*[""] * seats)
        for _ in range(80):
            if rig.ui.screen.name != "play":
                break
            rig.enter(rig.game.choices()[0])
            if rig.game.catchable >= 0:
                return rig
    raise AssertionError("nobody comes down to one die")


def test_a_catch_within_the_grace_time_counts_when_it_ends():
    rig = one_die_left()
    caught = rig.game.catchable
    rig.press(f"seat {2 - caught}")
    rig.wait_ms(100)
    assert len(rig.game.hands[caught]) == 1
    rig.wait_ms(rig.ui.settings["grace_ms"])
    assert len(rig.game.hands[caught]) == 3


def test_a_late_call_within_the_grace_time_beats_the_catch():
    rig = one_die_left()
    caught = rig.game.catchable
    rig.press(f"seat {2 - caught}")
    rig.wait_ms(300)
    rig.press(f"seat {1 + caught}")
    rig.wait_ms(rig.ui.settings["grace_ms"] + 100)
    assert len(rig.game.hands[caught]) == 1
    assert rig.game.catchable < 0


def test_the_next_players_action_ends_the_grace_time():
    rig = one_die_left()
    caught = rig.game.catchable
    rig.press(f"seat {2 - caught}")
    rig.wait_ms(50)
    rig.enter(rig.game.choices()[0])
    assert len(rig.game.hands[caught]) == 3
