"""Random play of every game: no die is lost, illegal lines are refused, and saving or undo restores the position."""

import pytest
from helpers import create_game, list_ids, walk
from hypothesis import given, settings
from hypothesis import strategies as st

from tray24 import games
from tray24.match.record import Replay, format_head, format_summary, replay
from tray24.rules import notation
from tray24.rules.errors import OF_SEATS, RuleError
from tray24.rules.moves import CATCH, PH_REOPEN, PHASES, UNO, VERBS
from tray24.ui.toolkit.texts import Texts

seeds = st.integers(0, 1 << 32)
data = st.data()
# The refusals of UNO calls and catches in games that have them.
PLAIN = {"uno_once_a_turn", "uno_with_two_left", "uno_not_now", "catch_herself", "nobody_to_catch", "match_over"}


def make_factory(name, data):
    """Return a function that creates a match of this game, with what Hypothesis draws from `data`.

    It draws the number of seats, and whether all options are at their default or all changed.
    """
    game_class = games.get_game_class(name)
    seats = data.draw(st.integers(game_class.min_seats, game_class.max_seats))
    options = data.draw(
        st.sampled_from([{}, {option.name: choose_other_value(option) for option in game_class.OPTIONS}])
    )
    return lambda: create_game(name, seats, **options)


def choose_other_value(option):
    """Return a value of an option that is not its default."""
    if option.kind == OF_SEATS:
        return "01"
    return [choice for choice in option.choices if choice != option.default][-1] if option.choices else 90


@given(data, seeds, st.sampled_from([0.0, 0.3]))
@settings(max_examples=10)
def test_dice_and_tiles_are_conserved_and_positions_survive_saving(game_name, data, seed, unknown_probability):
    create_game = make_factory(game_name, data)
    game, other_game = create_game(), create_game()
    for _ in walk(game, seed, 250, unknown_probability):
        assert sorted(list_ids(game)) == list(range(game.ids))
        position = game.save()
        assert len(position) <= (300 if game.tiles else 160)
        other_game.restore(position)
        assert other_game.save() == position
        assert other_game.describe() == game.describe()
        assert other_game.list_legal_moves() == game.list_legal_moves()
        assert games.from_bytes(position).save() == position


@given(data, seeds)
@settings(max_examples=8)
def test_a_saved_match_goes_on_as_the_match_does(game_name, data, seed):
    game = make_factory(game_name, data)()
    for _ in walk(game, seed, 120):
        pass
    other_game = games.from_bytes(game.save())
    for line in walk(game, seed + 1, 60):
        other_game.enter(line)
    assert other_game.save() == game.save()


@given(data, seeds)
@settings(max_examples=6)
def test_legal_lines_never_run_out_and_any_other_line_changes_nothing(game_name, data, seed):
    game = make_factory(game_name, data)()
    for step, _ in enumerate(walk(game, seed, 250)):
        legal = game.list_legal_moves()
        assert (game.turn >= 0) == bool(legal)
        assert legal == sorted(set(legal))
        if step % 10:
            continue
        old_position = game.save()
        face_shift = getattr(game, "face_shift", 5)
        arguments = [0, 1, 5, 39 << face_shift | face_shift, 14 << face_shift | face_shift]
        arguments += [81 << 7, 127 << 7 | 63, 65535] if game.tiles else []  # no tiles
        for seat in range(game.seats):
            for verb in range(len(VERBS)):
                for arg in arguments:
                    move = seat << 24 | verb << 16 | arg
                    if move not in legal:
                        with pytest.raises(RuleError) as refusal:
                            game.enter(move)
                        assert refusal.value.key
        assert game.save() == old_position


@given(data, seeds)
@settings(max_examples=5)
def test_a_record_of_what_was_played_replays_to_the_same_state(game_name, data, seed):
    game = make_factory(game_name, data)()
    lines = format_head(game.name, game.seats, game.options)
    length = len(lines)
    for line in walk(game, seed, 600):
        text = notation.format_line(game, line)
        parsed_line = notation.parse_line(game, text)
        assert parsed_line == line or list(parsed_line[2]) == list(line[2])
        lines.append(text + "  # a comment")
    head, match = replay(lines)
    assert match.game.save() == game.save()
    assert head.format_lines() == lines[:length]
    assert format_summary(match).startswith("lines=%d " % (len(lines) - length))


@given(data, seeds)
@settings(max_examples=6)
def test_undo_goes_back_over_every_line(game_name, data, seed):
    create_game = make_factory(game_name, data)
    match = Replay(create_game())
    positions = []
    for line in walk(create_game(), seed, 120):
        if isinstance(line, int):
            positions.append(match.game.save())
        match.enter(line)
    for position in reversed(positions):
        match.enter(notation.UNDO)
        assert match.game.save() == position
    with pytest.raises(RuleError):
        match.enter(notation.UNDO)


@given(data, seeds)
@settings(max_examples=10)
def test_described_positions_load_to_the_same_description(game_name, data, seed):
    game = make_factory(game_name, data)()
    for _ in walk(game, seed, 200):
        if game.turn < 0 or game.phase == PH_REOPEN:
            continue  # the description does not say who closed the last arm
        position = game.describe()
        loaded_game = games.load_game(game_name, game.seats, game.options, position)
        assert normalize_position(loaded_game.describe()) == normalize_position(position)
        assert {notation.format_line(loaded_game, move) for move in loaded_game.list_turn_moves()} == {
            notation.format_line(game, move) for move in game.list_turn_moves()
        }


def normalize_position(position):
    """Return the description of a position with sorted hands and racks, so that their order does not matter."""
    for key in ("hands", "racks"):
        if key in position:
            position[key] = [sorted(hand) for hand in position[key]]
    return position


@given(data, seeds)
@settings(max_examples=8)
def test_an_uno_call_or_catch_out_of_place_is_refused_in_plain_words(game_name, data, seed):
    """Each phase of each game refuses UNO calls and catches that are not allowed, in plain words.

    Seat buttons can be pressed in every phase, also in games that have no UNO.
    """
    game = make_factory(game_name, data)()
    say = Texts("en")
    for _ in walk(game, seed, 120):
        for seat in range(game.seats):
            for move in (game.encode_move(UNO, seat=seat), game.encode_move(CATCH, (seat + 1) % game.seats, seat=seat)):
                refusal = find_refusal(game, move)
                if refusal is not None:
                    assert refusal.key in (PLAIN if game.has_uno else {"no_uno"}), (refusal.key, PHASES[game.phase])
                    assert "'" not in say.describe_refusal(refusal)


def find_refusal(game, move):
    """Return the error that refuses a move, or None."""
    try:
        game.check_move(move)
    except RuleError as error:
        return error
    return None
