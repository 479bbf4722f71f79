"""The bot *sharp* plays every game well and uses only what its seat sees; in yacht it holds the best dice."""

import random
from array import array
from itertools import product

import pytest

from tray24 import games
from tray24.games.yacht import bot as yacht
from tray24.games.yacht import holds
from tray24.games.yacht.boxes import BOXES, OPEN, score_box
from tray24.match import selfplay
from tray24.match.bots.bots import choose_aside, choose_move, choose_random, run_to_end
from tray24.match.chance import Chance, deal_values
from tray24.match.dicesets import get_sides
from tray24.rules.faces import TILES
from tray24.rules.moves import REROLL, SCORE
from tray24.rules.notation import format_line

GAMES = [(name, options) for name in ("basic", "center", "line", "dominoes") for options in ({},)]
GAMES += [("center", {"wd4": "enforced"}), ("line", {"best_of": "3"})]
GAMES += [("dominoes", {"reopen": "1", "all_doublets": "1"})]


def count_wins(name, options, matches):
    win_count = 0
    for seed in range(matches):
        game = games.create_game(name, 2, options)
        names = ["random", "random"]
        names[seed % 2] = "sharp"
        selfplay.play_match(game, names, Chance(seed), Chance(seed + 99), get_sides(game))
        win_count += game.list_winners() == [seed % 2]
    return win_count


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_sharp_beats_random(name, options):
    assert count_wins(name, options, 20) >= 16


def test_what_a_bot_chooses_is_legal_at_a_fuller_table(game_name):
    game_class = games.get_game_class(game_name)
    bot = "sharp" if "sharp" in game_class.bots else "random"
    seats = min(4, game_class.max_seats)
    options = [option.name for option in game_class.OPTIONS]
    game = games.create_game(game_name, seats, {"target": 60} if "target" in options else {})
    sides, dealer, thinker = get_sides(game), Chance(seats), Chance(5)
    while not game.over:
        if game.wait:
            game.deal(deal_values(game, dealer, sides))
            continue
        move = run_to_end(choose_move(game, bot, thinker, sides))
        assert move in game.list_turn_moves()
        game.play(move)


def choose_line(name, seats, position, options=None, bot="sharp"):
    game = games.load_game(name, seats, options, position)
    return format_line(game, run_to_end(choose_move(game, bot, Chance(1), get_sides(game))))


def test_sharp_goes_out_when_it_can():
    assert choose_line("center", 2, {"turn": 0, "center": "r5", "hands": [["r1"], ["b2", "b3"]]}) == "0 play r1"


def test_sharp_lets_nobody_out_whose_last_die_lies_open():
    position = {"turn": 0, "center": "r5", "hands": [["r1", "b5", "y2"], ["r3"]]}
    assert choose_line("center", 2, position) == "0 play b5"


@pytest.mark.parametrize(("left", "legality", "answer"), [("g1", "legal", "accept"), ("r1", "illegal", "challenge")])
def test_sharp_sees_in_an_open_hand_whether_to_challenge(left, legality, answer):
    position = {"turn": 1, "phase": "challenge", "center": "WD4=b", "former": "r5", "legality": legality}
    assert choose_line("center", 2, {**position, "hands": [[left], ["b2", "b3"]]}) == f"1 {answer}"


@pytest.mark.parametrize(("left", "answer"), [(["g4/g6"], "accept"), (["g4/g6", "g2/g9", "g6/g9"], "challenge")])
def test_fair_challenges_where_a_bluff_is_likely_and_looks_at_no_rack(left, answer):
    arms = [
        {"end": "y7"},
        {"end": "y8", "doublet": True},
        {"end": "y8", "doublet": True},
        {"end": "y8", "doublet": True},
    ]
    challenge_position = {"turn": 1, "phase": "challenge", "arms": arms, "doublets": ["y8/y8"], "active": "WD4"}
    for legality in ("legal", "illegal"):
        racks = [left, ["b2/b7", "b5/b5"]]
        position = {**challenge_position, "legality": legality, "racks": racks}
        assert choose_line("dominoes", 2, position, bot="fair") == f"1 {answer}"
        assert choose_line("dominoes", 2, position) == "1 challenge"  # it costs nothing


def test_a_bot_calls_uno_only_with_a_play():
    certain_chance = Chance(1)
    certain_chance.randbelow = lambda count: 0
    names = ["sharp", ""]
    fitting_game = games.load_game("center", 2, {}, {"turn": 0, "center": "r5", "hands": [["r1", "b2"], ["g3", "g4"]]})
    assert format_line(fitting_game, choose_aside(fitting_game, names, certain_chance)) == "0 uno"
    misfit_game = games.load_game("center", 2, {}, {"turn": 0, "center": "r5", "hands": [["g1", "b2"], ["g3", "g4"]]})
    assert misfit_game.can_call_uno(0) and choose_aside(misfit_game, names, certain_chance) < 0


def test_sharp_closes_the_last_arm_and_so_goes_out():
    position = {
        "turn": 0,
        "arms": [{"end": "r5"}],
        "doublets": ["r5/r5"],
        "racks": [["r3/DE", "r5/r7", "r1/r2"], ["y1/y1"]],
    }
    assert choose_line("dominoes", 2, position) == "0 play r3/DE r3 0"


def test_sharp_looks_at_no_other_rack_in_dominoes():
    chance = Chance(2)
    game = games.create_game("dominoes", 3)
    dealer = Chance(3)
    attempts = 0
    while attempts < 60:
        if game.wait:
            game.deal(deal_values(game, dealer, b""))
            continue
        if game.over:
            break
        seat = game.turn
        unseen_tiles = [tile for tile in range(TILES) if tile not in game.hands[seat] and tile not in game.table]
        mixed_game = games.create_game("dominoes", 3)
        mixed_game.restore(game.save())
        random.Random(attempts).shuffle(unseen_tiles)
        for other_seat in range(3):
            if other_seat != seat:
                mixed_game.hands[other_seat] = sorted(unseen_tiles.pop() for _ in game.hands[other_seat])
        mixed_game.bag = sorted(unseen_tiles)
        if game.list_turn_moves() == mixed_game.list_turn_moves():
            state = chance.get_state()
            move = run_to_end(choose_move(game, "sharp", chance, b""))
            chance.restore(state)
            assert run_to_end(choose_move(mixed_game, "sharp", chance, b"")) == move
            attempts += 1
        game.play(choose_random(game, chance))


# Yacht.


def make_yacht_turn(seed, rolls_left):
    """Return a game of yacht in which seat 0 has some open boxes and is to choose.

    Also return the six sides of each die in hand (a list for each die), and the sides of all dice of the set.
    """
    rng = random.Random(seed)
    game = games.create_game("yacht", 1)
    sides = get_sides(game)
    dealer = Chance(seed)
    while game.wait:
        game.deal(deal_values(game, dealer, sides))
    for box in rng.sample(range(len(BOXES)), rng.randrange(10)):
        game.sheets[0][box] = 7
    game.store_moves()
    game.rolls_left = rolls_left
    return game, [sides[6 * die : 6 * die + 6] for die in game.dice], sides


def compute_best_score(game, faces):
    return max(
        score_box(box, faces) - yacht.PAR[box] for box in range(len(BOXES)) if game.sheets[0][box] == OPEN
    )  # fmt: skip


def compute_expectation(game, faces, dice, reroll_mask):
    """Return the average value of the best open box over all outcomes of a reroll.

    A box's value is its points minus its usual points. `faces` are what the dice show, `dice` the six sides of each.
    The bits of `reroll_mask` are the dice to reroll.
    """
    rolls = list(product(*[die if reroll_mask >> at & 1 else faces[at : at + 1] for at, die in enumerate(dice)]))
    return sum(compute_best_score(game, roll) for roll in rolls) / len(rolls)


@pytest.mark.parametrize("seed", range(3))
def test_with_one_roll_left_sharp_holds_what_brings_most(seed):
    game, dice, sides = make_yacht_turn(seed, 1)
    faces = [game.faces[die] for die in game.dice]
    move = run_to_end(choose_move(game, "sharp", Chance(1), sides))
    mask = move & 31 if move >> 16 == REROLL else 0
    masks = [hold for hold in range(32) if hold.bit_count() < 5]
    best_value = max(compute_expectation(game, faces, dice, hold) for hold in masks)
    assert compute_expectation(game, faces, dice, mask) >= best_value - 0.02


def test_with_two_rolls_left_the_second_is_foreseen():
    numbers = [entry * 7919 % 40000 for entry in range(216)]
    table = run_to_end(holds.create_tables())[0]
    table[:216] = array("H", numbers)
    holds._maximize_three(table, 0)
    for faces in product(range(6), repeat=3):
        expected_value = 0.0
        for hold in range(8):
            rolls = list(product(*[range(6) if hold >> axis & 1 else (side,) for axis, side in enumerate(faces)]))
            expected_value = max(expected_value, sum(numbers[36 * a + 6 * b + c] for a, b, c in rolls) / len(rolls))
        assert abs(table[36 * faces[0] + 6 * faces[1] + faces[2]] - expected_value) < 2  # rounded axis by axis


def test_without_rolls_left_sharp_scores_the_box_that_gains_most():
    game, _, sides = make_yacht_turn(5, 0)
    faces = [game.faces[die] for die in game.dice]
    move = run_to_end(choose_move(game, "sharp", Chance(1), sides))
    assert move >> 16 == SCORE
    assert score_box(move & 31, faces) - yacht.PAR[move & 31] == compute_best_score(game, faces)


def test_sharp_in_yacht_thinks_in_many_slices():
    game, _, sides = make_yacht_turn(4, 2)
    assert sum(1 for _ in choose_move(game, "sharp", Chance(1), sides)) > 70
