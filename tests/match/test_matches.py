"""Matches: the dealer deals unasked; after an undo the same choices bring the same dice; a power cut loses nothing."""

import pytest
import random_play
from hypothesis import given, settings
from hypothesis import strategies as st
from matches import capture_state, make_profile, play_lines, play_step, read_journal_lines, start_match
from refusals import expect_refusal

from simulator.tray.files import MemoryFiles, PowerCut
from tray24.match.bots.bots import run_to_end
from tray24.match.chance import Chance
from tray24.match.dicesets import CLASSIC24
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import Player, Profile, parse_head
from tray24.match.undo import SNAPSHOTS
from tray24.rules.errors import RuleError
from tray24.rules.faces import parse_face
from tray24.rules.moves import COLOR, D_DRAW, D_FIRST, D_ROLL, D_START, D_UNDO, KEEP, PLACE, ROLL

SEEDS = st.integers(0, (1 << 32) - 1)


def test_a_new_match_rolls_off_and_waits_for_the_starters_slot():
    lines = []
    match = Match(make_profile("", "", ""), None, lines.append)
    assert match.game.describe()["phase"] == "place"
    assert [line[0] for line in lines][-2:] == [D_DRAW, D_START]


@given(SEEDS, st.integers(0, 120), SEEDS)
@settings(max_examples=40)
def test_a_refused_line_changes_nothing(seed, lines, number):
    match, files = start_match("", "", "", seed=seed)
    play_lines(match, lines, seed)
    old_state = capture_state(match)
    data = files.content[JOURNAL]
    arg = CLASSIC24[(number >> 12) % 144] << 5 | (number >> 20) % 32 if number & 1 else (number >> 16) % 24
    move = (number >> 4) % 3 << 24 | (number >> 8) % 12 << 16 | arg
    if move in match.game.list_legal_moves() or match.game.over:
        return
    with pytest.raises(RuleError):
        match.enter(move)
    assert capture_state(match) == old_state and files.content[JOURNAL] == data


def test_the_tray_deals_itself_with_electronic_dice():
    match, _ = start_match("", "")
    with expect_refusal("the tray rolls and draws by itself"):
        match.enter((D_ROLL, 0, [1, 2, 3, 4]))


@given(SEEDS, st.integers(1, 60))
@settings(max_examples=30)
def test_undo_goes_back_exactly_and_the_same_choices_bring_the_same_dice(seed, lines):
    match, _ = start_match("", "", "", seed=seed)
    play_lines(match, 25, seed)
    old_state = capture_state(match)[:3]
    moves = play_lines(match, lines, seed + 1)
    new_state = capture_state(match)[:3]
    for _ in moves:
        match.undo()
    assert capture_state(match)[:3] == old_state
    for move in moves:
        match.enter(move)
    assert capture_state(match)[:3] == new_state


def test_undo_goes_all_the_way_back():
    match, files = start_match("", "", seed=8)
    start_state = capture_state(match)
    moves = play_lines(match, 150)
    while match.can_undo:
        match.undo()
    assert capture_state(match) == start_state
    assert read_journal_lines(files).count("* undo") == len(moves)
    with expect_refusal("nothing to take back"):
        match.undo()


def test_an_undo_for_which_the_journal_cannot_be_read_changes_nothing(monkeypatch):
    match, files = start_match("", "", seed=8)
    play_lines(match, 150)
    for _ in range(SNAPSHOTS):
        match.undo()
    old_state = capture_state(match), match.since, match.undone, read_journal_lines(files)

    def fail(*_):
        raise OSError(24, "too many open files")

    with monkeypatch.context() as patch:
        patch.setattr(files, "read_part", fail)
        with expect_refusal("the saved match cannot be read: .* too many open files"):
            match.undo()
    assert (capture_state(match), match.since, match.undone, read_journal_lines(files)) == old_state
    match.undo()
    assert capture_state(Match.resume(MemoryFiles(dict(files.content)))) == capture_state(match)


def test_undo_without_files_reaches_back_as_far_as_steps_are_at_hand():
    match = Match(make_profile("", ""))
    play_lines(match, 40)
    steps = 0
    while match.can_undo:
        match.undo()
        steps += 1
    assert steps == SNAPSHOTS


def test_undo_returns_to_a_humans_choice_past_the_bots():
    match, files = start_match("", "random", "sharp", seed=4)
    play_lines(match, 20)
    while not (match.game.turn == 0 and run_to_end(match.choose_bot_move()) < 0):
        play_step(match, Chance(1))
    old_state = capture_state(match)[:2]
    play_step(match, Chance(1))
    while not (match.game.turn == 0 and run_to_end(match.choose_bot_move()) < 0):
        play_step(match, Chance(1))
    match.undo()
    assert capture_state(match)[:2] == old_state
    assert read_journal_lines(files)[-1] == "* undo"


def test_undo_knows_whether_it_takes_chance():
    match, _ = start_match("", "", seed=2)
    match.enter(match.game.list_legal_moves()[0])
    assert match.undo_takes_chance  # the hands were dealt
    seat = match.game.turn
    match.enter(seat << 24 | ROLL << 16)
    assert match.undo_takes_chance
    while (
        match.game.describe()["phase"] != "choose"
        or KEEP << 16 | match.game.turn << 24 not in match.game.list_legal_moves()
    ):
        play_lines(match, 1)
    match.enter(match.game.turn << 24 | KEEP << 16)
    assert not match.undo_takes_chance


@given(SEEDS, st.integers(0, 80), st.sampled_from([("", ""), ("", "sharp", "random"), ("random",) * 4]))
@settings(max_examples=25)
def test_a_resumed_match_is_the_match(seed, lines, bots):
    match, files = start_match(*bots, seed=seed, target=60)
    play_lines(match, lines, seed)
    for _ in range(seed % 4):
        if match.can_undo:
            match.undo()
    play_lines(match, lines // 2, seed)
    data = files.content[JOURNAL]
    resumed_match = Match.resume(files)
    assert capture_state(resumed_match)[:3] == capture_state(match)[:3]
    assert files.content[JOURNAL] == data
    assert play_lines(resumed_match, 10) == play_lines(match, 10)


def test_the_same_seeds_lead_to_the_same_matches_in_each_version(golden, capsys):
    random_play.main()
    golden("random_play.txt", capsys.readouterr().out)


def list_notes(files):
    return [line for line in read_journal_lines(files) if line.startswith("# at ")]


def test_a_long_match_is_resumed_from_a_position_noted_on_the_way(monkeypatch):
    match, files = start_match("", "random", "", seed=12)
    play_lines(match, 300)
    for _ in range(30):
        match.undo()
    play_lines(match, 26)
    assert len(list_notes(files)) >= 4
    replayed_lines = []
    save_undo_state = Match.save_undo_state
    monkeypatch.setattr(
        Match, "save_undo_state", lambda *args: replayed_lines.append(args[1]) or save_undo_state(*args)
    )
    resumed_match = Match.resume(files)
    assert capture_state(resumed_match) == capture_state(match)
    assert 16 <= len(replayed_lines) < 16 + 64


def test_notes_that_were_taken_back_are_not_used():
    match, files = start_match("", "", seed=12)
    play_lines(match, 70)
    old_count = len(list_notes(files))
    while len(match.marks) > 40:
        match.undo()
    play_lines(match, 45, seed=77)
    assert len(list_notes(files)) > old_count
    assert capture_state(Match.resume(files)) == capture_state(match)


def test_a_power_cut_at_any_step_of_a_match_loses_at_most_the_event_being_entered():
    match, files = start_match("", "random", seed=6)
    start_content = dict(files.content)
    states = [capture_state(match)[:2]]
    for _ in range(12):
        play_lines(match, 1)
        states.append(capture_state(match)[:2])
    written_bytes = len(files.content[JOURNAL]) - len(start_content[JOURNAL])
    for steps in range(0, written_bytes, 3):
        files = MemoryFiles(start_content)
        match = Match.resume(files)
        files.cut_after = steps
        entered_count = 0
        try:
            for _ in range(12):
                play_lines(match, 1)
                entered_count += 1
        except PowerCut:
            pass
        files.cut_after = None
        assert capture_state(Match.resume(files))[:2] in states[entered_count : entered_count + 2]


def test_listeners_hear_every_line_after_it_was_applied():
    lines = []
    files = MemoryFiles()
    match = Match(make_profile("", ""), files, lines.append)
    play_lines(match, 10)
    assert len(lines) == len(read_journal_lines(files)) - read_journal_lines(files).index("---") - 1
    match.undo()
    assert lines[-1][0] == D_UNDO


def test_with_real_dice_the_tables_lines_come_in_from_outside():
    files = MemoryFiles()
    profile = Profile("basic", [Player(0), Player(1)], real=True)
    match = Match(profile, files)
    assert match.game.describe()["await"] == "* rolloff"
    match.enter((D_FIRST, 1, []))
    match.enter((D_DRAW, 1, [4]))
    with expect_refusal("awaited"):
        match.enter((D_DRAW, 1, [4]))
    match.enter((D_START, -1, [parse_face("W")]))
    match.enter(1 << 24 | PLACE << 16 | 7)
    assert match.can_undo
    match.enter((D_DRAW, 0, [0, 1, 2, 3]))
    match.enter((D_DRAW, 1, [5, 6, 7, 8]))
    match.enter(COLOR << 16 | 2)
    assert capture_state(Match.resume(files))[0] == match.game.save()
    match.undo()
    match.undo()
    assert match.game.describe()["phase"] == "place"
    assert capture_state(Match.resume(files))[0] == match.game.save()


def test_the_head_keeps_all_of_the_profile():
    players = [Player(4, "Zoë # 1", "sharp"), Player(0, "", ""), Player(2, "a  b\n", "random")]
    profile = Profile("basic", players, {"target": 70, "must_roll": True}, True, (1 << 32) - 1, "center24")
    parsed_profile = parse_head(profile.format_head())
    assert parsed_profile.format_head() == profile.format_head()
    assert (parsed_profile.real, parsed_profile.seed, parsed_profile.set) == (True, (1 << 32) - 1, "center24")
    assert [(player.button, player.name, player.bot) for player in parsed_profile.seats] == [
        (4, "Zoë # 1", "sharp"),
        (0, "", ""),
        (2, "a  b", "random"),
    ]


@pytest.mark.parametrize(
    ("profile", "message"),
    [
        (make_profile("", "clever"), "there is no bot 'clever': give fair or sharp or gentle or random"),
        (make_profile(""), "basic takes 2 to 6 seats, not 1"),
        (make_profile("", "", target=0), "target=0"),
    ],
)
def test_a_profile_that_cannot_be_played_is_refused_before_anything_is_written(profile, message):
    files = MemoryFiles()
    with expect_refusal(message):
        Match(profile, files)
    assert files.content == {}
