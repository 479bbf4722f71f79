"""Simulated real dice around the virtual tray: in the bag, at seats and in slots, and what sensors see of them."""

import json
import random

import pytest

from simulator.people.dice import BAG, SEAT, SLOT, Dice, MisplacedDie
from simulator.tray.files import MemoryFiles
from simulator.tray.optics import MAKES, SURFACES, get_white_name
from simulator.tray.virtual import VirtualTray
from tray24.match.dicesets import SETS
from tray24.rules.faces import COLORS, UNROLLED, is_wild


@pytest.fixture
def dice():
    return Dice(VirtualTray(MemoryFiles(), sensors=True), rng=random.Random(5))


def list_surfaces(dice):
    return {slot: surface for slot, surface in enumerate(dice.tray.optics.surfaces) if surface is not None}


def test_dice_are_drawn_unseen_and_each_lies_in_one_place(dice):
    drawn_dice = dice.draw_dice(2, 5)
    assert len(drawn_dice) == 5 and {die.face for die in drawn_dice} == {UNROLLED}
    assert dice.list_seat_dice(2) == drawn_dice
    assert len(dice.list_bag()) == 19
    assert len(dice.draw_dice(3, 40)) == 19
    assert dice.list_bag() == []


def test_rolled_dice_show_one_of_their_own_sides(dice):
    drawn_dice = dice.draw_dice(0, 24)
    for _ in range(20):
        dice.roll_dice(die.id for die in drawn_dice)
        assert all(die.face in die.sides for die in drawn_dice)
    assert len({(die.id, die.face) for die in drawn_dice}) == 24


def test_nothing_is_rolled_when_one_die_cannot_be(dice):
    die, placed_die = dice.draw_dice(0, 2)
    dice.place_die(placed_die.id, 3)
    with pytest.raises(MisplacedDie, match="only dice on the table"):
        dice.roll_dice([die.id, placed_die.id])
    assert die.face == UNROLLED


@pytest.mark.parametrize("set_name", SETS)
def test_the_sensor_below_sees_the_color_that_shows_on_top(set_name):
    dice = Dice(VirtualTray(MemoryFiles(), sensors=True), set_name)
    for die in dice.dice:
        for face in die.sides:
            dice.turn_die(die.id, face)
            assert die.surface == ("white" if is_wild(face) else COLORS[face >> 5])


def test_a_die_covers_its_slot_until_it_is_lifted(dice):
    [die] = dice.draw_dice(0, 1)
    dice.turn_die(die.id, die.sides[0])
    dice.place_die(die.id, 7)
    assert list_surfaces(dice) == {7: SURFACES[die.surface]}
    dice.place_die(die.id, 8, half_in=True)
    assert list_surfaces(dice) == {8: SURFACES[die.surface + " half"]}
    dice.lift_die(die.id, 4)
    assert list_surfaces(dice) == {}
    assert (die.place, die.at) == (SEAT, 4)
    dice.lift_die(die.id)
    assert (die.place, die.face) == (BAG, UNROLLED)


def test_a_slot_holds_one_die(dice):
    die_a, die_b = dice.draw_dice(0, 2)
    dice.place_die(die_a.id, 7)
    with pytest.raises(MisplacedDie, match="lies in slot 7: lift it first"):
        dice.place_die(die_b.id, 7)
    assert dice.find_in_slot(7) is die_a


def test_another_set_takes_the_dice_of_the_first_away(dice):
    [die] = dice.draw_dice(0, 1)
    dice.place_die(die.id, 7)
    dice.load_set("line11")
    assert list_surfaces(dice) == {}
    assert len(dice.list_bag()) == 11


def test_dice_that_were_kept_lie_as_before(dice):
    dice.draw_dice(1, 3)
    [die] = dice.draw_dice(0, 1)
    dice.roll_dice([die.id])
    dice.place_die(die.id, 20)
    saved_dice = json.loads(json.dumps(dice.to_json()))
    other_dice = Dice(VirtualTray(MemoryFiles(), sensors=True))
    other_dice.from_json(saved_dice)
    assert other_dice.to_json() == saved_dice
    assert list_surfaces(other_dice) == list_surfaces(dice)
    assert other_dice.get_die(die.id).place == SLOT


@pytest.mark.parametrize("make", MAKES)
def test_dice_of_each_make_lie_on_the_sensors(dice, make):
    [die] = dice.draw_dice(0, 1)
    dice.place_die(die.id, 7)
    dice.change_make(make)
    expected = SURFACES.get(f"{die.surface} {make}") or SURFACES[die.surface]
    assert list_surfaces(dice) == {7: expected}
    other_dice = Dice(VirtualTray(MemoryFiles(), sensors=True))
    other_dice.from_json(json.loads(json.dumps(dice.to_json())))
    assert (other_dice.make, list_surfaces(other_dice)) == (make, list_surfaces(dice))
    assert SURFACES[get_white_name(dice.make)] is (SURFACES["paper"] if make == "sticker" else SURFACES["white"])


@pytest.mark.parametrize(
    "saved_dice",
    [None, {}, {"set": "line11", "dice": []}, {"set": "line11", "dice": [[9, "x", 0, True]] * 11}, {"make": "glass"}],
)
def test_what_are_no_dice_or_of_no_known_make_is_refused(dice, saved_dice):
    if saved_dice == {"make": "glass"}:
        saved_dice = dice.to_json() | saved_dice
    with pytest.raises(ValueError):
        dice.from_json(saved_dice)


def test_dice_that_older_versions_have_kept_have_no_make(dice):
    dice.from_json({key: value for key, value in dice.to_json().items() if key != "make"})
    assert dice.make == ""
