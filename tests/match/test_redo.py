"""Redo: a choice that was undone is entered again, and the same dice follow it."""

from hypothesis import given, settings
from hypothesis import strategies as st
from matches import capture_state, make_profile, play_lines, start_match

from simulator.tray.files import MemoryFiles
from tray24.match.bots.bots import run_to_end
from tray24.match.chance import Chance
from tray24.match.match import Match
from tray24.rules.moves import decode_seat


def play_bots(match, chance):
    """Let the bots enter their lines, until a person must choose."""
    while not match.game.over:
        move = run_to_end(match.choose_bot_move())
        if move < 0:
            return
        match.enter(move)


def enter_choice(match, chance):
    """Enter a random legal move of the person.

    Catches by bots are left out: a redo would not enter such a catch again.
    """
    moves = [move for move in match.game.list_legal_moves() if not match.get_bot(decode_seat(move))]
    match.enter(moves[chance.randbelow(len(moves))])


@given(st.integers(0, (1 << 32) - 1), st.integers(1, 12))
@settings(max_examples=8)
def test_redoes_reach_the_position_before_the_undoes(game_name, seed, max_undoes):
    match = Match(make_profile("", "random", game=game_name, seed=seed), MemoryFiles())
    chance = Chance(seed)
    for _ in range(12):
        play_bots(match, chance)
        if not match.game.over:
            enter_choice(match, chance)
    play_bots(match, chance)
    if match.game.over:
        return
    last_state = capture_state(match)[:3]
    undo_count = 0
    while undo_count < max_undoes and match.can_undo:
        match.undo()
        undo_count += 1
        assert match.undone in match.game.list_legal_moves()
    for _ in range(undo_count):
        match.enter(match.undone)
        play_bots(match, chance)
    assert capture_state(match)[:3] == last_state
    assert match.undone == -1


def test_choices_before_many_lines_of_bots_can_be_redone():
    match = Match(make_profile("", *["random"] * 5, seed=4), MemoryFiles())
    chance = Chance(4)
    for _ in range(16):
        play_bots(match, chance)
        enter_choice(match, chance)
    play_bots(match, chance)
    last_state = capture_state(match)[:3]
    lines = len(match.marks)
    for _ in range(10):
        match.undo()
    assert lines - len(match.marks) > 32
    for _ in range(10):
        match.enter(match.undone)
        play_bots(match, chance)
    assert capture_state(match)[:3] == last_state


def test_another_choice_forgets_those_that_were_taken_back():
    match, _ = start_match("", "", seed=3)
    moves = play_lines(match, 8)
    match.undo()
    match.undo()
    assert match.undone == moves[-2]
    other_move = next(move for move in match.game.list_legal_moves() if move != moves[-2])
    match.enter(other_move)
    assert match.undone == -1
    match.undo()
    assert match.undone == other_move


def test_choices_of_a_resumed_match_can_be_redone_too():
    match, files = start_match("", "", seed=5)
    moves = play_lines(match, 30)
    resumed_match = Match.resume(files)
    for move in reversed(moves[-10:]):
        resumed_match.undo()
        assert resumed_match.undone == move
