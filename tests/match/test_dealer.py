"""The electronic dealer: no die is lost or doubled, each shows only its own faces, and every dealt line is legal."""

from helpers import list_ids
from hypothesis import given, settings
from hypothesis import strategies as st

from tray24 import games
from tray24.match.bots.bots import choose_random
from tray24.match.chance import Chance, deal_values
from tray24.match.dicesets import CLASSIC24, get_sides
from tray24.rules.faces import UNROLLED, strip_declared

SEEDS = st.integers(0, (1 << 32) - 1)


@given(st.data(), SEEDS)
@settings(max_examples=5)
def test_served_lines_are_legal_and_dice_are_conserved_with_faces_of_their_own(game_name, data, seed):
    game_class = games.get_game_class(game_name)
    game = games.create_game(game_name, data.draw(st.integers(game_class.min_seats, game_class.max_seats)))
    sides = get_sides(game)
    dealer = Chance(seed)
    thinker = Chance(seed ^ 1)
    for _ in range(400):
        if game.over:
            break
        if game.wait:
            line = (game.wait, game.served, deal_values(game, dealer, sides))
            game.check_deal(line)
            game.deal(line[2])
        else:
            game.play(choose_random(game, thinker))
        assert sorted(list_ids(game)) == list(range(game.ids))
        for die, face in enumerate(() if game.tiles else game.faces):
            assert face == UNROLLED or strip_declared(face) in sides[6 * die : 6 * die + 6]


def test_at_the_roll_off_everyone_rolls_a_die_of_the_bag():
    game = games.create_game("basic", 6)
    seen_faces = [set() for _ in range(6)]
    for seed in range(400):
        for seat, face in enumerate(deal_values(game, Chance(seed), CLASSIC24)):
            seen_faces[seat].add(face)
    assert all(faces == set(CLASSIC24) for faces in seen_faces)
