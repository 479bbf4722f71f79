"""What holds in every position that random play reaches, in every game."""

import pytest
from helpers import fresh, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from tray24 import games
from tray24.games.basic.halves import half_of
from tray24.match.record import head_lines, replay, result
from tray24.rules import notation
from tray24.rules.errors import RuleError
from tray24.rules.faces import UNKNOWN, is_wild
from tray24.rules.moves import PH_MOVE, PH_REOPEN, VERBS

seeds = st.integers(0, 1 << 32)


def seat_numbers(kind):
    """The fewest and the most seats of a game, and some between."""
    return sorted({kind.min_seats, (kind.min_seats + kind.max_seats) // 2, kind.max_seats})


def changed(kind):
    """All options of a game, none as it is by default."""
    return {
        option.name: next(choice for choice in option.choices or (90,) if choice != option.default)
        for option in kind.OPTIONS
    }


# Every game with its defaults, and with all options changed.
KINDS = [games.game_class(name) for name in games.names()]
GAMES = [
    (kind.name, seats, options) for kind in KINDS for seats in seat_numbers(kind) for options in ({}, changed(kind))
]
matches = st.sampled_from(GAMES)


def begin(kind):
    name, seats, options = kind
    return fresh(name, seats, **options)


def everything(game):
    """All dice or tiles, wherever they are."""
    held = game.bag + [one for hand in game.hands for one in hand]
    if game.tiles:
        return held + game.table
    aside = [game.drawn] if game.describe()["phase"] in ("start", "place") else []
    on_table = [die for _, die in game.on_table()] if game.has_hands else getattr(game, "dice", [])
    return held + on_table + aside


@given(matches, seeds, st.sampled_from([0.0, 0.3]))
@settings(max_examples=40, deadline=None)
def test_dice_and_tiles_are_conserved_and_positions_survive_saving(kind, seed, unknown):
    game = begin(kind)
    again = begin(kind)
    for _ in walk(game, seed, 250, unknown):
        assert sorted(everything(game)) == list(range(game.ids))
        saved = game.save()
        assert len(saved) <= (300 if game.tiles else 160)
        again.restore(saved)
        assert again.save() == saved
        assert again.describe() == game.describe()
        assert again.legal() == game.legal()
        assert games.from_bytes(saved).save() == saved


@given(matches, seeds)
@settings(max_examples=30, deadline=None)
def test_a_saved_match_goes_on_as_the_match_does(kind, seed):
    game = begin(kind)
    for _ in walk(game, seed, 120):
        pass
    again = games.from_bytes(game.save())
    for line in walk(game, seed + 1, 60):
        again.enter(line)
    assert again.save() == game.save()


@given(matches, seeds)
@settings(max_examples=20, deadline=None)
def test_legal_lines_never_run_out_and_any_other_line_changes_nothing(kind, seed):
    game = begin(kind)
    for step, _ in enumerate(walk(game, seed, 250)):
        legal = game.legal()
        assert (game.turn >= 0) == bool(legal)
        assert legal == sorted(set(legal))
        if step % 10:
            continue
        before = game.save()
        shift = getattr(game, "face_shift", 5)
        for seat in range(game.seats):
            for verb in range(len(VERBS)):
                for arg in (0, 1, 5, 39 << shift | shift, 14 << shift | shift):
                    move = seat << 24 | verb << 16 | arg
                    if move not in legal:
                        with pytest.raises(RuleError) as refusal:
                            game.enter(move)
                        assert refusal.value.words
        assert game.save() == before


@given(matches, seeds)
@settings(max_examples=15, deadline=None)
def test_a_record_of_what_was_played_replays_to_the_same_state(kind, seed):
    game = begin(kind)
    lines = head_lines(game.name, game.seats, game.options)
    length = len(lines)
    for line in walk(game, seed, 600):
        text = notation.format_line(game, line)
        parsed = notation.parse_line(game, text)
        assert parsed == line or list(parsed[2]) == list(line[2])
        lines.append(text + "  # a comment")
    head, match = replay(lines)
    assert match.game.save() == game.save()
    assert head.lines() == lines[:length]
    assert result(match).startswith("lines=%d " % (len(lines) - length))


@given(matches, seeds)
@settings(max_examples=20, deadline=None)
def test_undo_goes_back_over_every_line(kind, seed):
    from tray24.match.record import Replay

    match = Replay(begin(kind))
    before = []
    for line in walk(begin(kind), seed, 120):
        if isinstance(line, int):
            before.append(match.game.save())
        match.enter(line)
    for saved in reversed(before):
        match.enter(notation.UNDO)
        assert match.game.save() == saved
    with pytest.raises(RuleError):
        match.enter(notation.UNDO)


@given(matches, seeds)
@settings(max_examples=40, deadline=None)
def test_described_positions_load_to_the_same_description(kind, seed):
    name, seats, options = kind
    game = begin(kind)
    for _ in walk(game, seed, 200):
        if game.turn < 0 or game.phase == PH_REOPEN:
            continue  # who has closed the last arm is not described
        described = game.describe()
        loaded = games.load(name, seats, options, described)
        assert by_what_is_held(loaded.describe()) == by_what_is_held(described)
        assert {notation.format_line(loaded, move) for move in loaded.choices()} == {
            notation.format_line(game, move) for move in game.choices()
        }


def by_what_is_held(described):
    """A description in which the order of hands and of tiles on the table is of no account."""
    for key in ("hands", "racks"):
        if key in described:
            described[key] = [sorted(hand) for hand in described[key]]
    return described


def _plays_by_the_book(game):
    """B6-B8 word by word, from the description: an oracle that shares nothing with the fast path."""
    position_ = game.describe()
    tray = {int(slot): face for slot, face in position_["tray"].items()}
    hand = position_["hands"][game.turn]

    def color(face):
        return face[-1] if "=" in face else "" if face[0] == "W" else face[0]

    def kind(face):
        return "" if face[0] == "W" else face[1:]

    def fits(face, slot):
        row, column = divmod(slot, 6)
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        near = [6 * r + c for r, c in near if 0 <= r < 4 and 0 <= c < 6 and half_of(6 * r + c) == half_of(slot)]
        beside = [tray[other] for other in near if other in tray]
        if slot in tray or not beside:
            return False
        return face[0] == "W" or any(color(face) == color(die) or kind(face) == kind(die) for die in beside)

    slots = range(24)
    plays = {(face, slot) for face in hand for slot in slots if face != "WD4" and fits(face, slot)}
    if not plays:
        plays = {(face, slot) for face in hand for slot in slots if fits(face, slot)}
    return {"%d play %s %d" % (game.turn, face, slot) for face, slot in plays} or {"%d draw" % game.turn}


@given(st.sampled_from([2, 4, 6]), seeds)
@settings(max_examples=20, deadline=None)
def test_plays_are_those_of_the_book(seats, seed):
    game = fresh("basic", seats)
    for _ in walk(game, seed, 400):
        if game.phase == PH_MOVE and game.turn >= 0:
            assert {notation.format_line(game, move) for move in game.choices()} == _plays_by_the_book(game)


@given(st.sampled_from([2, 3]), seeds)
@settings(max_examples=15, deadline=None)
def test_matches_come_to_an_end_with_a_winner(seats, seed):
    game = fresh("basic", seats, target=60)
    for _ in walk(game, seed, 20000):
        pass
    assert game.over and max(game.scores) >= 60
    assert game.winners() == [game.scores.index(max(game.scores))]
    assert not any(
        face != UNKNOWN and is_wild(face) and face >> 5 for hand in game.hands for face in [game.faces[d] for d in hand]
    )
