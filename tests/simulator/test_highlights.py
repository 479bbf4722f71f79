"""A finished match has a card with its highlights: what players did especially often. Undone moves do not count."""

import pytest
from browser import Browser, make_players, play_until

from simulator.tray.files import MemoryFiles
from simulator.web.log.log import Highlights, Log
from simulator.web.log.log_writer import capture_position
from tray24.games import load_game
from tray24.games.yacht.boxes import score_box
from tray24.match.match import Match
from tray24.match.profile import Player, Profile
from tray24.rules.moves import REROLL, SCORE, decode_verb


def read_log(match, files):
    """Return the log of a match whose journal is in these files."""
    log = Log(files)
    log.update(["Ann", "Bea"])
    return log


def make_yacht_match():
    files = MemoryFiles()
    return Match(Profile("yacht", [Player(0), Player(1)], {}, False, 3), files), files


def list_achievements(log):
    return [(fact.key, fact.seat) for fact in log.highlights.achievements]


def test_a_box_with_the_first_roll_is_luck_and_an_undo_takes_it_back():
    match, files = make_yacht_match()
    best_score = find_best_score(match.game)
    assert score_move(match.game, best_score) > 0
    match.enter(best_score)
    assert list_achievements(read_log(match, files)) == [("first", best_score >> 24), ("points", best_score >> 24)]
    match.undo()
    assert list_achievements(read_log(match, files)) == []


def score_move(game, move):
    return score_box(move & 0xFFFF, [game.faces[die] for die in game.dice])


def find_best_score(game):
    return max(
        (move for move in game.list_turn_moves() if decode_verb(move) == SCORE), key=lambda move: score_move(game, move)
    )


def test_points_after_another_roll_are_no_luck():
    match, files = make_yacht_match()
    match.enter(next(move for move in match.game.list_turn_moves() if decode_verb(move) == REROLL))
    match.enter(find_best_score(match.game))
    assert "first" not in dict(list_achievements(read_log(match, files)))


def test_a_catch_is_the_catchers():
    highlights = Highlights()
    game = load_game(
        "basic", 2, {}, {"turn": 1, "phase": "move", "tray": {"7": "r7"}, "half": "left", "hands": [["r1"], ["b5"]]}
    )
    highlights.add_line(game, 0, capture_position(game), ("caught", 0, 1, 2))
    assert [(fact.key, fact.seat) for fact in highlights.achievements] == [("caught", 1)]
    assert [line for line in highlights.format_card(game, ["Ann", "Bea"])] == [["Sharpest eyes", "Bea", "one catch"]]


@pytest.mark.parametrize(
    ("game", "titles"),
    [("basic", {"Best hand"}), ("yacht", {"Best turn"}), ("dominoes", {"Best hand"})],
)
def test_a_match_that_is_over_has_a_card(table, game, titles):
    page = Browser(table)
    options = {} if game == "yacht" else {"target": 60}
    page.send("new", game=game, players=make_players(0, sharp=(2,)), options=options)
    page.wait(3000)
    assert page.match["evening"] == []
    page.send("speed", x=4)
    play_until(page, lambda: page.match["over"])
    page.wait(2000)
    card = {title: (names, text) for title, names, text in page.match["evening"]}
    assert titles <= set(card) <= titles | {"Sharpest eyes", "Luckiest"}
    names, text = card[next(iter(titles))]
    assert set(names.split(", ")) <= {seat["name"] for seat in page.match["seats"]}
    points = int(text.split()[0])
    assert 0 < points <= max(seat["score"] for seat in page.match["seats"])
