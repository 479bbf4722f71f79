"""Masks of slots and buttons: one place takes them apart and puts them together."""

import re

from host_tools.checkout import ROOT
from tray24.sense.events import is_member, mask_of, members

# `sense`, `device` and the simulated hardware measure bit by bit; the guide compares whole masks in one pass.
_OWN = (
    "firmware/tray24/sense/",
    "firmware/tray24/device/",
    "simulator/pico/",
    "firmware/tray24/ui/match/real/guide.py",
)
_SHIFTED = re.compile(r">> (?:slot|button) & 1|1 << (?:slot|button)\b")


def test_a_mask_is_taken_apart_and_put_together():
    assert members(0b1001_0000_0000_0000_0000_0001) == [0, 20, 23]
    assert mask_of([23, 0, 20]) == 0b1001_0000_0000_0000_0000_0001
    assert members(0) == [] and mask_of(()) == 0
    assert [is_member(0b101, number) for number in range(4)] == [True, False, True, False]


def test_masks_are_not_shifted_by_hand_elsewhere():
    found = []
    for folder in ("firmware/tray24", "simulator", "host_tools"):
        for path in (ROOT / folder).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            if not name.startswith(_OWN) and _SHIFTED.search(path.read_text("utf-8")):
                found.append(name)
    assert found == []
