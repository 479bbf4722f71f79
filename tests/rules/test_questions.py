"""The answers of a game to bots, screens and pages agree with its legal moves, in every game."""

import pytest
from helpers import walk

from tray24 import games
from tray24.rules import faces
from tray24.rules.core import Game
from tray24.rules.errors import Option
from tray24.rules.moves import CATCH, DEALER, PLAY, UNO, move_seat, move_verb


def positions(name, lines=600):
    """Yield positions of a match of this game with the most seats, by random play."""
    game = games.new_game(name, games.game_class(name).max_seats)
    for _ in walk(game, 7, lines, 0.05):
        yield game
    yield game


def test_uno_may_be_called_and_caught_as_the_legal_moves_say(game_name):
    for game in positions(game_name):
        legal = game.legal()
        callers = {move_seat(move) for move in legal if move_verb(move) == UNO}
        catchers = {move_seat(move) for move in legal if move_verb(move) == CATCH}
        caught = {game.args(move)[0] for move in legal if move_verb(move) == CATCH}
        assert {seat for seat in range(game.seats) if game.may_call_uno(seat)} == callers
        assert game.to_catch() == (caught.pop() if caught else DEALER)
        assert game.has_uno or not callers | catchers


def test_playable_faces_are_those_of_the_legal_plays(game_name):
    for game in positions(game_name):
        plays = {game.args(move)[0] for move in game.legal() if move_verb(move) == PLAY}
        assert set(game.playable()) == plays
        for face in plays:
            assert game.fits_table(face)


def test_hands_and_dice_are_counted(game_name):
    for game in positions(game_name):
        assert game.hand_sizes() == ([len(hand) for hand in game.hands] if game.has_hands else [])
        assert 0 <= game.left_to_draw() <= game.ids
        assert 0 <= game.dice_on_table() <= game.ids
        assert sum(game.hand_sizes()) + game.dice_on_table() + game.left_to_draw() <= game.ids + 1
        for seat in range(game.seats):
            assert game.next_seat(game.next_seat(seat)) != seat or game.seats <= 2
            held = game.hands[seat] if game.hands else ()
            assert not any(game.conceals(die, seat) for die in held if die < game.ids)
            assert any(game.conceals(die, DEALER) for die in held) == (game.hides and len(held) > 0)


def test_facts_of_a_game_are_whole(game_name):
    kind = games.game_class(game_name)
    assert kind.name == game_name
    assert 1 <= kind.min_seats <= kind.max_seats <= 6
    assert kind.standard_set() == ("" if kind.tiles else kind.sets[0])
    assert kind.has_hands or not kind.has_uno
    defaults = {option.name: option.default for option in kind.OPTIONS}
    assert not kind.counts_hands(defaults)
    assert not kind.low_wins(defaults)
    assert kind.options_for(False) == list(kind.OPTIONS)
    assert kind.options_for(True) == [option for option in kind.OPTIONS if not option.electronic]


def test_numbers_and_names_of_games_are_their_own():
    kinds = [games.game_class(name) for name in games.names()]
    assert len({kind.number for kind in kinds}) == len(kinds)
    assert len(set(games.names())) == len(kinds)


def test_scores_count_hands_or_the_lowest_wins_by_an_option():
    assert games.game_class("line").counts_hands({"best_of": "3"})
    assert games.game_class("basic").low_wins({"scoring": "caught"})


def test_an_option_for_electronic_dice_does_not_apply_to_real_ones():
    class Lucky(Game):
        OPTIONS = (Option("luck", "0", ("0", "1"), electronic=True),)

    assert Lucky.options_for(False) == [*Lucky.OPTIONS]
    assert Lucky.options_for(True) == []


@pytest.mark.parametrize("text", ["r0", "y9", "bS", "W", "W=r", "WD4=b", "DE", "?", "-"])
def test_faces_are_taken_apart_and_put_together(text):
    face = faces.parse_face(text)
    assert faces.make_face(faces.kind_of(face), faces.color_of(face)) == face
    assert faces.is_known(face) == (text not in "?-")
    assert faces.number_of(face) == (int(text[1]) if text[1:].isdigit() else -1)
    bare = faces.undeclared(face)
    assert faces.face_name(bare) == text.split("=")[0]
    if faces.is_wild(face):
        assert faces.make_face(bare, faces.color_of(face)) == face
