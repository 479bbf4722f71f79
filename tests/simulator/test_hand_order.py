"""The dice of a hand have the same order on the page and on the tray's display: `ui.match.chips.get_color_key`."""

import random

import pytest

from simulator.tray.rig import Rig
from simulator.web.labels import build_hand_view
from tray24 import games
from tray24.rules.faces import format_face
from tray24.ui.match.chips import get_color_key


@pytest.mark.parametrize("name", [name for name in games.list_games() if games.get_game_class(name).has_hands])
def test_page_and_display_show_a_hand_in_the_same_order(name):
    rig = Rig(seed=5)
    rig.boot()
    rig.start_match("", "", game=name)
    rng = random.Random(4)
    compared_count = 0
    for _ in range(30):
        rig.wait_until(lambda: not rig.ui.screen.busy)
        if rig.ui.screen.name != "play":
            rig.press("green")
            continue
        game = rig.game
        if game.turn < 0 or game.over:
            break
        if game.tiles:
            die_ids = [die["id"] for die in build_hand_view(game, game.turn, True)]
            assert die_ids == list(rig.ui.play_screen.game_screen.get_hand())
        else:
            die_ids = [die["face"] for die in build_hand_view(game, game.turn, True)]
            assert die_ids == [format_face(face) for face in rig.ui.play_screen.game_screen.get_hand()]
            faces = [game.faces[int(str(die["id"]))] for die in build_hand_view(game, 1 - game.turn, True)]
            assert faces == sorted(faces, key=get_color_key)
        compared_count += len(die_ids) > 1
        rig.enter(rng.choice(game.list_legal_moves()))
    assert compared_count > 5
