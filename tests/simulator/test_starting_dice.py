"""The starting die of a round with each face in each game: link, log and display agree whether it is accepted."""

import pytest
from real_script import RealScript

from simulator.web.follow.replica import FollowedMatch
from simulator.web.log.log_writer import describe_face
from tray24 import games
from tray24.rules.faces import WD4, S, W, format_face, make_face
from tray24.ui.match.prompts import FIRST, ORDER

OPTIONS = {
    "basic": ({}, {"must_roll": "1"}, {"young": "1"}, {"scoring": "caught"}, {"table_talk": "0"}),
    "center": ({}, {"wd4": "enforced"}),
    "line": ({}, {"best_of": "3"}),
}
REFUSALS = dict.fromkeys(("center", "line"), "Roll until it is a number") | {"basic": "A wild +4 is rolled again"}


def start_round(game, face, **options):
    """Return a `RealScript` (the tray with fake sensors) in a match in which the starting die has this face."""
    table = RealScript().start_real_match(2, game=game, **options)
    while table.screen.prompt in (FIRST, ORDER):
        table.press(1 if table.screen.prompt == FIRST else "green")
    return table.play_die(format_face(face), table.screen.game_screen.list_open_slots()[0])


def follow_lines(table):
    """Return a match that is played again from the lines that the link sends."""
    table.ui.match.journal.save()
    match = FollowedMatch()
    for line in table.files.read("match.t24").decode().split("\n"):
        text = line.rpartition(" # ")[0]
        if text and not text.startswith(("#", "seed ")):
            match.feed_line(text)
    return match


@pytest.mark.parametrize("options", [pytest.param((game, given), id=f"{game} {given}") for game in OPTIONS
                                     for given in OPTIONS[game]])  # fmt: skip
def test_log_display_and_lines_of_the_link_agree(options):
    game, game_options = options
    for face_kind in games.create_game(game, 2, game_options).kinds:
        face = make_face(face_kind, 0 if face_kind >= W else 1)
        is_refused = face_kind == WD4 if game == "basic" else face_kind >= S
        table = start_round(game, face, **game_options)
        match = follow_lines(table)
        texts = [entry.text for entry in match.log.entries]
        assert (match.game.wait, match.game.drawn) == (table.game.wait, table.game.drawn)
        assert any("rolled again" in text and describe_face(face) in text for text in texts) == is_refused, texts
        assert (table.screen.prompt == "bad") == is_refused
        assert (REFUSALS[game] in table.ui.format_text()) == is_refused, table.ui.format_text()
        if is_refused:
            slot = table.screen.bad
            table.lift_dice(slot)
            assert REFUSALS[game] not in table.ui.format_text() and table.screen.prompt != "bad"
            table.play_die("r3", slot)
            assert follow_lines(table).game.wait == table.game.wait and table.game.drawn < 0
