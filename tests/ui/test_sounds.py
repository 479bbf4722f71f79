"""Sounds: each kind of sound has a volume of its own."""

import pytest

from tray24.ui.menus.settings import Settings
from tray24.ui.toolkit import stack


def list_notes(name, **volumes):
    settings = Settings()
    for setting, volume in volumes.items():
        settings.set(setting, volume)
    queue = []
    stack.append_tune(queue, name, settings)
    return queue


@pytest.mark.parametrize("name", sorted(stack.TUNES))
def test_every_tune_is_short_and_can_be_heard_softened_and_silenced(name):
    setting = stack.TUNES[name][0]
    full_notes = list_notes(name)
    assert 0 < sum(ms for _, ms in full_notes) < 2000
    assert all(hz == 0 or 100 <= hz <= 4000 for hz, _ in full_notes)
    soft_notes = list_notes(name, **{setting: "soft"})
    assert sum(ms for _, ms in soft_notes) == sum(ms for _, ms in full_notes)
    assert sum(ms for hz, ms in soft_notes if hz) <= sum(ms for hz, ms in full_notes if hz)
    assert list_notes(name, **{setting: "off"}) == []


def test_one_kind_silent_leaves_the_others():
    assert list_notes("place", volume_keys="off")
    assert not list_notes("key", volume_keys="off")


def test_a_tray_that_cannot_play_does_not_fill_its_memory():
    settings = Settings()
    queue = []
    for _ in range(1000):
        stack.append_tune(queue, "key", settings)
    assert len(queue) < 50
