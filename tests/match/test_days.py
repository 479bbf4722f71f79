"""The dice of the day are the same for everybody, whatever dice they keep; results after some undos do not count."""

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matches import read_journal_lines

from simulator.texts import format_error
from simulator.tray.files import MemoryFiles
from tray24.games import create_game
from tray24.match.chance import Chance, DayDice
from tray24.match.dicesets import get_sides
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import Player, Profile, is_day, parse_head
from tray24.match.record import replay
from tray24.match.totals import DAYS, MAX_ENTRIES, add_day, find_best, find_best_on, read_days
from tray24.rules.errors import RuleError
from tray24.rules.moves import D_DRAW, D_ROLL
from tray24.rules.notation import parse_line

DAY = 20261125


def make_profile(day=DAY, *, game="yacht", bots=("",), real=False, set=""):
    seats = [Player(button, "Ann", bot) for button, bot in enumerate(bots)]
    return Profile(game, seats, None, real, day, set, daily=True)


def play_day(choices, day=DAY, files=None):
    """Play a match with the dice of a day, the same for everybody. Each of `choices` chooses among the legal moves.

    Return the match and {(round, roll, die): face}, which also maps ("draw", round) to the dice drawn.
    """
    dice = {}

    def note_line(line):
        if isinstance(line, int):
            return
        rounds = len(match.game.sheets[0]) - match.game.sheets[0].count(255) if match else 0
        if line[0] == D_DRAW:
            dice["draw", rounds] = tuple(line[2])
        elif line[0] == D_ROLL and match:
            roll = 2 - match.game.rolls_left
            dice.update({(rounds, roll, die): face for die, face in zip(match.game.rolling, line[2], strict=True)})

    match = None
    match = Match(make_profile(day), files, note_line)
    for choice in choices:
        if match.game.over:
            break
        moves = match.game.list_legal_moves()
        match.enter(moves[choice % len(moves)])
    return match, dice


def start_day(*moves, day=DAY):
    """Return a match with the dice of a day (the same for everybody) after these moves, and its files."""
    files = MemoryFiles()
    match = Match(make_profile(day), files)
    for text in moves:
        enter_text(match, text)
    return match, files


def enter_text(match, text):
    match.enter(parse_line(match.game, "0 " + text))


def list_faces(match):
    return [match.game.faces[die] for die in match.game.dice]


CHOICES = st.lists(st.integers(0, 1000), min_size=5, max_size=40)


@settings(max_examples=60)
@given(CHOICES, CHOICES, st.sampled_from([DAY, 20260101, 20991231]))
def test_players_who_keep_different_dice_get_the_same_draws_and_faces(my_choices, your_choices, day):
    _, my_dice = play_day(my_choices, day)
    _, your_dice = play_day(your_choices, day)
    common_keys = my_dice.keys() & your_dice.keys()
    assert common_keys
    assert {key: my_dice[key] for key in common_keys} == {key: your_dice[key] for key in common_keys}


def test_each_day_each_round_each_roll_and_each_die_have_dice_of_their_own():
    game = create_game("yacht", 1)
    sides = get_sides(game)
    draws, rolls, pairs = Counter(), Counter(), Counter()
    for day in range(20260101, 20260131):
        chance = DayDice(day, game)
        for throw_number in range(44):
            game.get_throw_number = lambda throw=throw_number: throw
            for die in chance.pick(list(range(24)), 5):
                draws[die] += 1
            faces = [sides.index(face, 6 * die) - 6 * die for die, face in enumerate(chance.roll(range(24), sides))]
            rolls.update(faces)
            pairs.update(zip(faces, faces[1:], strict=False))
            assert chance.roll([7, 3], sides) == [chance.roll([7], sides)[0], chance.roll([3], sides)[0]]
    assert all(200 < count < 350 for count in draws.values()) and len(draws) == 24
    assert all(abs(count - 5280) < 300 for count in rolls.values())
    assert all(abs(count - 843) < 130 for count in pairs.values()) and len(pairs) == 36


def test_the_dice_of_a_day_are_those_of_the_documented_generators():
    match, _ = start_day()
    chance = Chance((DAY * 2048) % 2**32)
    drawn_dice = sorted(chance.pick(list(range(24)), 5))
    assert match.game.dice == drawn_dice
    for die in drawn_dice:
        assert match.game.faces[die] == match.sides[6 * die + Chance((DAY * 2048 + 32 + die) % 2**32).randbelow(6)]


def test_the_head_of_the_record_says_it_and_the_record_replays():
    match, files = start_day("reroll 1 2", "score chain")
    head = read_journal_lines(files)
    assert "# dice day" in head and f"seed {DAY}" in head
    assert parse_head(head[: head.index("---") + 1]).daily
    _, replayed_match = replay([line.decode() for line in files.content[JOURNAL].splitlines()])
    assert replayed_match.game.describe() == match.game.describe()


# What counts.


def test_an_undo_of_dice_that_were_rolled_makes_the_result_not_count():
    match, _ = start_day("reroll 1 2")
    assert not match.rolls_undone
    match.undo()
    assert match.rolls_undone


def test_a_redo_brings_the_same_dice_and_takes_nothing_back():
    match, _ = start_day("reroll 1 2 5")
    old_faces = list_faces(match)
    match.undo()
    match.enter(match.undone)
    assert list_faces(match) == old_faces and match.rolls_undone


def test_an_undo_of_the_last_box_counts_because_no_dice_came_after_it():
    boxes = create_game("yacht", 1).boxes
    match, files = start_day(*["zero " + box for box in boxes])
    assert match.game.over
    match.undo()
    assert not match.game.over and not match.rolls_undone
    assert not Match.resume(files).rolls_undone


def test_a_power_cut_keeps_the_dice_and_the_mark():
    match, files = start_day("reroll 1 2", "zero chain")
    resumed_match = Match.resume(files)
    assert resumed_match.profile.daily and not resumed_match.rolls_undone
    match.undo()
    resumed_match = Match.resume(files)
    assert resumed_match.rolls_undone and resumed_match.game.save() == match.game.save()
    for text in ("reroll 3", "score red"):
        enter_text(match, text)
        enter_text(resumed_match, text)
        assert list_faces(resumed_match) == list_faces(match)


def test_an_undo_that_replays_the_journal_marks_it_too():
    match, files = start_day("reroll 1", "reroll 1", "zero chain", "reroll 1", "reroll 2", "zero red")
    for _ in range(5):
        match.undo()
    assert match.rolls_undone and Match.resume(files).rolls_undone
    enter_text(match, "reroll 1")
    assert match.rolls_undone and Match.resume(files).rolls_undone


def test_lines_after_a_damaged_one_mark_nothing():
    match, files = start_day("reroll 1 2")
    match.undo()
    content = files.content[JOURNAL]
    files.content[JOURNAL] = re.sub(rb"\* undo # .{8}", b"* undo # 00000000", content)
    assert not Match.resume(files).rolls_undone


def test_a_kept_match_keeps_its_mark():
    match, files = start_day("reroll 1 2")
    match.undo()
    match.save_for_later()
    files.rename("kept0001.t24", JOURNAL)
    assert Match.resume(files).rolls_undone


# What is refused.


@pytest.mark.parametrize(
    ("profile", "message"),
    [
        (make_profile(bots=("", "")), "of the usual set, and for one player without bots"),
        (make_profile(bots=("sharp",)), "of the usual set, and for one player without bots"),
        (make_profile(real=True), "of the usual set, and for one player without bots"),
        (make_profile(set="center24"), "of the usual set, and for one"),
        (make_profile(game="basic", bots=("", "")), "basic has no dice of the day"),
        (make_profile(20261131), "20261131 is no day: give its date"),
    ],
)
def test_what_cannot_have_dice_of_the_day_is_refused_with_the_reason(profile, message):
    files = MemoryFiles()
    with pytest.raises(RuleError) as error:
        Match(profile, files)
    assert message in format_error(error.value)
    assert not files.content


def test_no_bot_goes_on_for_a_player():
    match, _ = start_day()
    with pytest.raises(RuleError) as error:
        match.replace_by_bot(0, "sharp")
    assert "without bots" in format_error(error.value)
    assert match.get_bot(0) == ""


@pytest.mark.parametrize(
    ("number", "right"),
    [(20261125, True), (20280229, True), (20260230, False), (20261131, False), (20261300, False), (20260400, False)],
)
def test_a_day_is_a_date(number, right):
    assert is_day(number) == right


# The best totals.


def make_totals(*totals):
    files = MemoryFiles()
    for day, total in totals:
        add_day(files, day, total)
    return files


def test_the_best_of_each_day_is_kept():
    files = make_totals((DAY, 400), (20261126, 300), (DAY, 350), (20261126, 450))
    assert read_days(files) == [(DAY, 400), (20261126, 450)]
    assert find_best_on(read_days(files), DAY) == 400 and find_best_on(read_days(files), 20261127) == -1


def test_the_last_days_are_kept_and_the_best_ever_before_them():
    files = make_totals((20260101, 900), *((20260200 + day, 300 + day) for day in range(1, 21)))
    saved_days = read_days(files)
    assert len(saved_days) == MAX_ENTRIES + 1 and find_best(saved_days, 1) == (20260101, 900)
    assert saved_days[-1] == (20260220, 320) and saved_days[1] == (20260211, 311)


def test_a_damaged_line_costs_no_other():
    files = make_totals((DAY, 400))
    files.write(DAYS, b"20261340 7\n\xff 1\n20261124 5 5\n" + files.read(DAYS))
    add_day(files, 20261126, 10)
    assert read_days(files) == [(DAY, 400), (20261126, 10)]


def test_a_total_that_is_kept_already_is_not_written_again():
    files = make_totals((DAY, 400))
    old_content = files.content[DAYS]
    files.write = None
    add_day(files, DAY, 300)
    assert files.content[DAYS] == old_content
