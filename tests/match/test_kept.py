"""Saved matches: a power cut at any step neither loses nor doubles one, and a restored match goes on as before."""

import pytest
from matches import play_on, profile, started, state

from simulator.tray.files import MemoryFiles, PowerCut
from tray24.match import journal
from tray24.match.journal import JOURNAL, RECORD, numbered
from tray24.match.match import Match


def begun(*bots, lines=12, files=None, **options):
    """Return a match after some lines, and its files."""
    if files is None:
        match, files = started(*bots, **options)
    else:
        match = Match(profile(*bots, **options), files)
    play_on(match, lines)
    return match, files


def with_kept(count):
    """Return files with that many saved matches, and the states of these matches by name, the latest first."""
    files = MemoryFiles()
    states = {}
    for seed in range(count):
        match, _ = begun("", "", files=files, seed=seed, lines=5 + seed)
        match.put_away()
        states[journal.kept_names(files)[0]] = state(match)
    return files, dict(reversed(states.items()))


def test_a_kept_match_goes_on_as_it_was():
    files, states = with_kept(3)
    assert JOURNAL not in files.names()
    for name, was in states.items():
        journal.bring_back(files, name)
        match = Match.resume(files)
        assert state(match) == was
        play_on(match, 4)


def test_the_latest_comes_first_and_says_how_far_it_has_come():
    match, files = begun("", "random", seed=4, lines=300, target=2000)
    hand, scores = match.game.hand + 1, list(match.game.scores)
    assert hand > 1
    match.put_away()
    later, _ = begun("", "", "", files=files, seed=5)
    later.put_away()
    newest, oldest = (journal.summary(files, name) for name in journal.kept_names(files))
    assert len(newest.profile.seats) == 3
    assert (oldest.profile.game, oldest.hand, oldest.scores) == ("basic", hand, scores)
    assert [player.bot for player in oldest.profile.seats] == ["", "random"]


def test_a_match_that_does_not_say_how_far_it_has_come_is_listed_all_the_same():
    match, files = begun("", "")
    journal.file_as(files, journal.JOURNAL, journal.KEPT)  # as if an older version had done it
    about = journal.summary(files, journal.kept_names(files)[0])
    assert (about.profile.game, about.hand, about.scores) == ("basic", 0, ())


def test_what_is_given_up_becomes_a_record():
    files, states = with_kept(2)
    name = list(states)[1]
    assert journal.file_as(files, name, RECORD) == numbered(files, RECORD)[0]
    assert journal.kept_names(files) == [next(iter(states))]


def matches_in(files):
    """Return the states of all unfinished matches, in any order."""
    found = []
    names = journal.kept_names(files)
    running = Match.resume(files)
    if running:
        found.append(state(running))
        running.put_away()
    for name in names:
        journal.bring_back(files, name)
        match = Match.resume(files)
        found.append(state(match))
        match.put_away()
    return sorted(found, key=repr)


@pytest.mark.parametrize("deed", ["begin", "bring back"])
def test_a_cut_at_any_step_loses_no_match_and_doubles_none(deed):
    def prepared():
        files, states = with_kept(2)
        match, _ = begun("", "", files=files, seed=9, lines=7)
        return files, match, sorted([*states.values(), state(match)], key=repr), list(states)[1]

    cut = 0
    fresh = None
    while True:
        files, match, wanted, oldest = prepared()
        files.cut_after = cut
        try:
            match.put_away()
            if deed == "begin":
                fresh = state(Match(profile("", "", seed=12), files))
            else:
                journal.bring_back(files, oldest)
        except PowerCut:
            files.cut_after = None
            found = matches_in(files)
            # A new match may have begun, with nothing played.
            assert [one for one in found if one in wanted] == wanted, f"cut after {cut} steps"
            assert len(found) <= len(wanted) + (deed == "begin")
            cut += 1
            continue
        files.cut_after = None
        assert matches_in(files) == sorted([*wanted, fresh] if deed == "begin" else wanted, key=repr)
        break
    assert cut > 20  # there were steps to cut at


def test_what_cannot_be_written_is_not_put_away():
    match, files = begun("", "")
    files.broken = True
    with pytest.raises(OSError, match="Input"):
        match.put_away()
    files.broken = False
    assert files.names() == [JOURNAL]
