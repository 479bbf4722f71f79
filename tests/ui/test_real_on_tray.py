"""A hand with real dice on the virtual tray: its light, its sensors, its keys; no event bypasses them."""

import random

import pytest
from real_people import People
from real_tray import calibrate

from simulator.tray.rig import Rig
from tray24.match.profile import Player, Profile
from tray24.rules.faces import face_name


class RigTable:
    """The methods of real_script.Table for a whole virtual tray."""

    def __init__(self, seed):
        self.rig = Rig(sensors=True, seed=seed)
        self.rig.boot()
        calibrate(self.rig)
        self.sensing = self.rig.ui.sensing

    @property
    def ui(self):
        return self.rig.ui

    @property
    def screen(self):
        return self.ui.screen

    @property
    def game(self):
        return self.ui.match.game

    def counts(self):
        return [len(hand) for hand in self.game.hands]

    def put(self, face, slot):
        self.rig.put("white" if face[0] == "W" else face[0], slot)
        self.rig.wait_until(lambda: self.screen.slot == slot or self.screen.kind != "turn", 2000)
        return self

    def lift(self, slot):
        self.rig.lift(slot)
        self.rig.wait_until(lambda: not self.screen.guide.lift >> slot & 1, 2000)
        return self

    def press(self, name):
        self.rig.press(name if isinstance(name, str) else f"seat {name}")
        self.rig.wait_ms(60)
        return self

    def take(self, item):
        screen = self.screen
        while screen.items[screen.cursor] != item:
            self.press("blue")
        return self.press("green")

    def tell(self, face):
        if self.screen.kind == "hue":
            self.press({"r": "red", "y": "yellow", "g": "green"}.get(face[0], "blue"))
        assert self.screen.kind == "wheel", self.ui.text()
        assert self.screen.wheel.seen != 6 or self.screen.slot < 0, "the color was not seen: " + self.ui.text()
        wheel = self.screen.wheel
        names = [face_name(other) for other in wheel.faces]
        for _ in range((names.index(face) - wheel.cursor) % len(names)):
            self.press("blue")
        return self.press("green")


@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_on_the_virtual_tray_with_every_die_seen(seed):
    table = RigTable(seed)
    profile = Profile("basic", [Player(0), Player(1), Player(2)], {"target": 20}, True, 7)
    table.ui.begin(profile, table.rig.tray.clock.now_ms)
    table.press(2)
    people = People(table, random.Random(seed))
    people.play_out()
    assert table.screen.name == "winner"
    assert not table.rig.tray.faults
    assert not table.sensing.faults
