"""Saved matches: a power cut at any step neither loses nor doubles a match, and a restored match goes on as before."""

import pytest
from matches import capture_state, make_profile, play_lines, start_match

from simulator.tray.files import MemoryFiles, PowerCut
from tray24.match import journal
from tray24.match.journal import JOURNAL, RECORD, list_numbered
from tray24.match.match import Match


def begin_match(*bots, lines=12, files=None, **options):
    """Return a match after some lines, and its files."""
    if files is None:
        match, files = start_match(*bots, **options)
    else:
        match = Match(make_profile(*bots, **options), files)
    play_lines(match, lines)
    return match, files


def make_saved_matches(count):
    """Return files with `count` saved matches, and {name: state} of these matches, the latest first."""
    files = MemoryFiles()
    states = {}
    for seed in range(count):
        match, _ = begin_match("", "", files=files, seed=seed, lines=5 + seed)
        match.save_for_later()
        states[journal.list_saved_matches(files)[0]] = capture_state(match)
    return files, dict(reversed(states.items()))


def test_a_kept_match_goes_on_as_it_was():
    files, states = make_saved_matches(3)
    assert JOURNAL not in files.list_names()
    for name, old_state in states.items():
        journal.restore_saved_match(files, name)
        match = Match.resume(files)
        assert capture_state(match) == old_state
        play_lines(match, 4)


def test_the_latest_comes_first_and_says_how_far_it_has_come():
    match, files = begin_match("", "random", seed=4, lines=300, target=2000)
    round_number, scores = match.game.hand + 1, list(match.game.scores)
    assert round_number > 1
    match.save_for_later()
    other_match, _ = begin_match("", "", "", files=files, seed=5)
    other_match.save_for_later()
    newest, oldest = (journal.read_saved_match(files, name) for name in journal.list_saved_matches(files))
    assert len(newest.profile.seats) == 3
    assert (oldest.profile.game, oldest.hand, oldest.scores) == ("basic", round_number, scores)
    assert [player.bot for player in oldest.profile.seats] == ["", "random"]


def test_a_match_that_does_not_say_how_far_it_has_come_is_listed_all_the_same():
    match, files = begin_match("", "")
    journal.rename_to_next(files, journal.JOURNAL, journal.SAVED_MATCH)  # as if an older version had done it
    summary = journal.read_saved_match(files, journal.list_saved_matches(files)[0])
    assert (summary.profile.game, summary.hand, summary.scores) == ("basic", 0, ())


def test_what_is_given_up_becomes_a_record():
    files, states = make_saved_matches(2)
    name = list(states)[1]
    assert journal.rename_to_next(files, name, RECORD) == list_numbered(files, RECORD)[0]
    assert journal.list_saved_matches(files) == [next(iter(states))]


def list_states(files):
    """Return the states of all unfinished matches, in any order."""
    states = []
    names = journal.list_saved_matches(files)
    running_match = Match.resume(files)
    if running_match:
        states.append(capture_state(running_match))
        running_match.save_for_later()
    for name in names:
        journal.restore_saved_match(files, name)
        match = Match.resume(files)
        states.append(capture_state(match))
        match.save_for_later()
    return sorted(states, key=repr)


@pytest.mark.parametrize("action", ["begin", "bring back"])
def test_a_cut_at_any_step_loses_no_match_and_doubles_none(action):
    def prepare_files():
        files, states = make_saved_matches(2)
        match, _ = begin_match("", "", files=files, seed=9, lines=7)
        return files, match, sorted([*states.values(), capture_state(match)], key=repr), list(states)[1]

    cut_step = 0
    fresh_state = None
    while True:
        files, match, expected, oldest = prepare_files()
        files.cut_after = cut_step
        try:
            match.save_for_later()
            if action == "begin":
                fresh_state = capture_state(Match(make_profile("", "", seed=12), files))
            else:
                journal.restore_saved_match(files, oldest)
        except PowerCut:
            files.cut_after = None
            found_states = list_states(files)
            # A new match may have begun, with nothing played.
            assert [state for state in found_states if state in expected] == expected, f"cut after {cut_step} steps"
            assert len(found_states) <= len(expected) + (action == "begin")
            cut_step += 1
            continue
        files.cut_after = None
        assert list_states(files) == sorted([*expected, fresh_state] if action == "begin" else expected, key=repr)
        break
    assert cut_step > 20  # there were steps to cut at


def test_what_cannot_be_written_is_not_put_away():
    match, files = begin_match("", "")
    files.broken = True
    with pytest.raises(OSError, match="Input"):
        match.save_for_later()
    files.broken = False
    assert files.list_names() == [JOURNAL]
