"""Conduct of people with real dice in games without a conduct of their own."""

import random

from simulator import games
from simulator.people.conduct import Conduct
from simulator.people.dice import Dice
from simulator.people.fingers import Fingers
from simulator.people.handling import Handling
from simulator.tray.files import MemoryFiles
from simulator.tray.virtual import VirtualTray
from tray24.games.basic.rules import Basic


def conduct_of_basic():
    """Start a match of `basic` with real dice, and return its conduct."""
    tray = VirtualTray(MemoryFiles(), entropy=lambda: 1, sensors=True)
    fingers = Fingers(tray)
    handling = Handling(tray, Dice(tray, chance=random.Random(1)), fingers)
    tray.plug_in()
    tray.advance(3000)
    fingers.start(fingers.new_match({0: "", 2: ""}, {}, real=True), lambda error: None)
    while fingers.busy:
        tray.advance(20)
    return handling.conduct


def test_a_game_is_played_by_its_own_conduct():
    assert type(conduct_of_basic()) is games.part("basic", "conduct").GameConduct


def test_a_game_without_a_conduct_of_its_own_is_played_by_the_common_one(monkeypatch):
    monkeypatch.setattr(games, "find", lambda name, module: None)
    assert type(conduct_of_basic()) is Conduct


def test_a_game_may_have_no_conduct():
    assert games.find(Basic.name, "no_such_part") is None
