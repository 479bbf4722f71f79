"""The answers of a game to questions of bots, screens and pages agree with its legal moves, in every game."""

import pytest
from helpers import walk

from tray24 import games
from tray24.rules import faces
from tray24.rules.core import Game
from tray24.rules.errors import Option
from tray24.rules.moves import CATCH, DEALER, PLAY, UNO, decode_seat, decode_verb


def generate_positions(name, lines=600):
    """Yield positions of a match of this game with the most seats, by random play."""
    game = games.create_game(name, games.get_game_class(name).max_seats)
    for _ in walk(game, 7, lines, 0.05):
        yield game
    yield game


def test_uno_may_be_called_and_caught_as_the_legal_moves_say(game_name):
    for game in generate_positions(game_name):
        legal = game.list_legal_moves()
        callers = {decode_seat(move) for move in legal if decode_verb(move) == UNO}
        catchers = {decode_seat(move) for move in legal if decode_verb(move) == CATCH}
        catchable_seats = {game.decode_args(move)[0] for move in legal if decode_verb(move) == CATCH}
        assert {seat for seat in range(game.seats) if game.can_call_uno(seat)} == callers
        assert game.get_catchable() == (catchable_seats.pop() if catchable_seats else DEALER)
        assert game.has_uno or not callers | catchers


def test_playable_faces_are_those_of_the_legal_plays(game_name):
    for game in generate_positions(game_name):
        playable_faces = {game.decode_args(move)[0] for move in game.list_legal_moves() if decode_verb(move) == PLAY}
        assert set(game.list_playable()) == playable_faces
        for face in playable_faces:
            assert game.matches_table(face)


def test_hands_and_dice_are_counted(game_name):
    for game in generate_positions(game_name):
        assert game.list_hand_sizes() == ([len(hand) for hand in game.hands] if game.has_hands else [])
        assert 0 <= game.count_drawable() <= game.ids
        assert 0 <= game.count_dice_on_table() <= game.ids
        assert sum(game.list_hand_sizes()) + game.count_dice_on_table() + game.count_drawable() <= game.ids + 1
        for seat in range(game.seats):
            assert game.get_next_seat(game.get_next_seat(seat)) != seat or game.seats <= 2
            held_ids = game.hands[seat] if game.hands else ()
            assert not any(game.is_hidden_from(die, seat) for die in held_ids if die < game.ids)
            assert any(game.is_hidden_from(die, DEALER) for die in held_ids) == (game.hides and len(held_ids) > 0)


def test_facts_of_a_game_are_whole(game_name):
    game_class = games.get_game_class(game_name)
    assert game_class.name == game_name
    assert 1 <= game_class.min_seats <= game_class.max_seats <= 6
    assert game_class.get_standard_set() == ("" if game_class.tiles else game_class.sets[0])
    assert game_class.has_hands or not game_class.has_uno
    defaults = {option.name: option.default for option in game_class.OPTIONS}
    assert not game_class.counts_rounds(defaults)
    assert not game_class.is_lowest_best(defaults)
    assert game_class.list_options(False) == list(game_class.OPTIONS)
    assert game_class.list_options(True) == [option for option in game_class.OPTIONS if not option.electronic]


def test_numbers_and_names_of_games_are_their_own():
    kinds = [games.get_game_class(name) for name in games.list_games()]
    assert len({kind.number for kind in kinds}) == len(kinds)
    assert len(set(games.list_games())) == len(kinds)


def test_scores_count_hands_or_the_lowest_wins_by_an_option():
    assert games.get_game_class("line").counts_rounds({"best_of": "3"})
    assert games.get_game_class("basic").is_lowest_best({"scoring": "caught"})


def test_an_option_for_electronic_dice_does_not_apply_to_real_ones():
    class Lucky(Game):
        OPTIONS = (Option("luck", "0", ("0", "1"), electronic=True),)

    assert Lucky.list_options(False) == [*Lucky.OPTIONS]
    assert Lucky.list_options(True) == []


@pytest.mark.parametrize("text", ["r0", "y9", "bS", "W", "W=r", "WD4=b", "DE", "?", "-"])
def test_faces_are_taken_apart_and_put_together(text):
    face = faces.parse_face(text)
    assert faces.make_face(faces.get_kind(face), faces.get_color(face)) == face
    assert faces.is_known(face) == (text not in "?-")
    assert faces.get_number(face) == (int(text[1]) if text[1:].isdigit() else -1)
    bare_face = faces.strip_declared(face)
    assert faces.format_face(bare_face) == text.split("=")[0]
    if faces.is_wild(face):
        assert faces.make_face(bare_face, faces.get_color(face)) == face
