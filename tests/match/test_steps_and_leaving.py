"""Applying a line in parts or at once leads to the same match; a bot takes the seat of a player who leaves."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from matches import capture_state, make_profile, play_lines, play_step, read_journal_lines, start_match
from refusals import expect_refusal

from simulator.tray.files import MemoryFiles
from tray24.match.bots.bots import run_to_end
from tray24.match.chance import Chance
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import Player, Profile
from tray24.match.record import replay
from tray24.rules.errors import RuleError

SEEDS = st.integers(0, (1 << 32) - 1)


def pick_move(match, chance):
    """Return a move to enter: a bot's choice if a bot is to move, else a random legal move."""
    move = run_to_end(match.choose_bot_move())
    moves = match.game.list_legal_moves()
    return move if move >= 0 else moves[chance.randbelow(len(moves))]


@given(SEEDS)
@settings(max_examples=4)
def test_step_by_step_or_whole_the_match_is_the_same(game_name, seed):
    lines, files = [], MemoryFiles()
    stepped_match = Match(make_profile("", "random", game=game_name, seed=seed), files, lines.append)
    whole_match = Match(make_profile("", "random", game=game_name, seed=seed), MemoryFiles())
    chance = Chance(seed)
    for _ in range(40):
        if whole_match.game.over:
            break
        move = pick_move(whole_match, chance)
        whole_match.enter(move)
        old_content = files.content[JOURNAL]
        stepped_match.enter(move, whole=False)
        count = len(lines)
        while stepped_match.step():
            count += 1
            assert len(lines) == count
            assert files.content[JOURNAL] == old_content
        assert not stepped_match.step()
        assert capture_state(stepped_match) == capture_state(whole_match)
        assert files.content[JOURNAL] == whole_match.files.content[JOURNAL]


@pytest.mark.parametrize("action", ["undo", "finish", "leave", "enter"])
def test_what_is_asked_between_two_parts_serves_the_rest_first(action):
    match, files = start_match("", "", seed=8)
    move = match.game.list_legal_moves()[0]
    match.enter(move, whole=False)
    assert match.game.wait and run_to_end(match.choose_bot_move()) == -1
    if action == "undo":
        match.undo()
        assert read_journal_lines(files)[-1] == "* undo"
    elif action == "finish":
        assert read_journal_lines(files, match.finish())[-1].startswith("* draw")
    elif action == "leave":
        match.replace_by_bot(1)
        assert read_journal_lines(files)[-2].startswith("* draw")
    else:
        with pytest.raises(RuleError):
            match.enter(move)
        assert read_journal_lines(files)[-1].startswith("* draw")


def test_a_power_cut_between_two_parts_loses_only_that_event():
    match, files = start_match("", "", seed=8)
    old_position = match.game.save()
    match.enter(match.game.list_legal_moves()[0], whole=False)
    match.step()
    assert Match.resume(files).game.save() == old_position


def test_a_bot_takes_the_seat_of_who_leaves_and_a_resumed_match_knows_it():
    match, files = start_match("", "", "", seed=4)
    play_lines(match, 30)
    match.replace_by_bot(1, "sharp")
    assert match.get_bot(1) == "sharp" and match.profile.seats[1].name == "Player 1"
    assert read_journal_lines(files)[-1] == "# seat 1 1 sharp Player 1"
    play_lines(match, 90)
    resumed_match = Match.resume(files)
    assert resumed_match.get_bot(1) == "sharp" and not resumed_match.get_bot(0)
    assert capture_state(resumed_match) == capture_state(match)
    assert play_lines(resumed_match, 10) == play_lines(match, 10)
    resumed_match = Match.resume(files)
    assert resumed_match.get_bot(1) == "sharp"


def test_a_name_given_in_the_match_outlives_the_plug():
    match, files = start_match("", "", seed=4)
    play_lines(match, 5)
    match.rename_player(1, "Ada - # 7")
    play_lines(match, 5)
    resumed_match = Match.resume(files)
    assert [player.name for player in resumed_match.profile.seats] == ["Player 0", "Ada - # 7"]
    assert capture_state(resumed_match) == capture_state(match) and not resumed_match.get_bot(1)


def test_undo_passes_over_the_lines_of_who_has_left():
    match, _ = start_match("", "", seed=4)
    chance = Chance(1)
    while match.game.turn != 0:
        play_step(match, chance)
    old_state = capture_state(match)[:2]
    play_step(match, chance)
    while match.game.turn != 1:
        play_step(match, chance)
    play_step(match, chance)
    match.replace_by_bot(1, "random")
    while match.game.turn != 0 or run_to_end(match.choose_bot_move()) >= 0:
        play_step(match, chance)
    match.undo()
    if match.game.turn == 0:
        match.undo()
    assert match.get_bot(1) == "random"
    while capture_state(match)[:2] != old_state:
        assert match.can_undo
        match.undo()


def test_the_record_of_a_match_with_a_seat_that_changed_hands_replays():
    match, files = start_match("", "", seed=4, target=60)
    play_lines(match, 30)
    match.replace_by_bot(0)
    match.replace_by_bot(1)
    while not match.game.over:
        play_step(match, Chance(1))
    position = match.game.describe()
    text = files.content[match.finish()].decode()
    assert replay(text.splitlines())[1].game.describe() == position


@pytest.mark.parametrize(
    ("seat", "bot", "message"),
    [(0, "clever", "there is no bot 'clever'"), (0, "", "name the bot"), (1, "sharp", "a bot plays there already")],
)
def test_a_leaving_that_is_refused_changes_nothing(seat, bot, message):
    match, files = start_match("", "random")
    data = files.content[JOURNAL]
    with expect_refusal(message):
        match.replace_by_bot(seat, bot)
    assert files.content[JOURNAL] == data and (match.get_bot(0), match.get_bot(1)) == ("", "random")


def test_a_bot_does_not_roll_real_dice_so_the_match_is_ended_with_its_record():
    files = MemoryFiles()
    match = Match(Profile("basic", [Player(0), Player(1)], real=True), files)
    with expect_refusal("a bot cannot roll real dice"):
        match.replace_by_bot(0)
    assert files.content[match.finish()]
