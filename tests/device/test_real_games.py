"""A hand of the line with real dice on the emulated Pico: two people put them, take them from the back, roll, and tell."""

import random

import hands
import images
from test_real_dice import calibration

from simulator.dice import Dice
from simulator.people import People
from simulator.persons import Persons
from simulator.pico.reading import read_lines
from tray24.match.journal import JOURNAL
from tray24.rules.record import replay
from tray24.ui.real import modes

GAME, SET = "line", "line11"
SEED = 4  # of the dice's luck: a short hand with a die taken from the back, and a wild
TRAY = 1  # how its parts differ
HASTE = 20
STEPS = 3000


def test_a_hand_of_the_line_with_real_dice(new_rig):
    files = {"data/sensors.cal": calibration(TRAY), "data/match.t24": hands.begun(GAME)}
    rig = new_rig(images.flash(files), seed=TRAY)
    rig.boot()
    rig.resume()
    dice = Dice(rig.tray, SET, random.Random(SEED))
    people = People(rig.tray, dice, rig.fingers)
    persons = Persons(people, random.Random(SEED))
    persons.buttons = {0, 1}
    for _ in range(STEPS):
        if rig.ui.screen.name == "winner":
            break
        starts = people.screen is not None and people.screen.kind == modes.FIRST
        step = people.roll_off() if starts else persons.next(rig.tray.clock.now_ms, HASTE)
        if step is None:
            rig.wait_ms(20)
        else:
            rig._do(step)
            if people.screen is not None and people.screen.kind == modes.TURN:
                rig.agree_on_light()
    rig.agree()
    score = max(rig.game.scores)
    assert rig.game.over and f"{score} points" in read_lines(rig.pico.screen), rig.read_display()
    lines = hands.texts(rig.pico_files()[JOURNAL])
    assert {"0 draw", "1 draw"} & set(lines) and any(line.startswith("* reveal") for line in lines)
    _, replayed = replay(lines)
    assert replayed.game.over and replayed.game.scores == rig.game.scores
    assert rig.pico.text == "" and rig.pico.resets == 0
    assert rig.ui.sensing.faults == 0
