"""The end of a round in a browser: the dice that are left are open, with their points; no new round has begun."""

import pytest
from browser import Browser, make_players, play_until

GAMES = [("basic", {"target": 900}), ("center", {"target": 900}), ("dominoes", {"target": 900})]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_was_left_lies_open_with_its_points(table, game, options):
    page, other_tab = Browser(table), Browser(table)
    page.send("new", game=game, players=make_players(0, sharp=(2,)), options=options)
    other_tab.send("sit", seat="onlooker")
    page.wait(5000)
    play_until(page, lambda: page.match["ended"])
    other_tab.receive_news()
    assert table.ui.screen.name == "scores" and table.ui.match.game.hand == 1
    for tab in (page, other_tab):
        match = tab.match
        assert match["hand"] == 1 and match["moves"] == [] and match["turn"] is None
        left = [die for seat in match["seats"] for die in seat["dice"]]
        points = match["ended"]["points"]
        assert {str(die["id"]) for die in left} == set(points) and "-1" not in points
        gained_points = max(match["ended"]["gains"])
        assert gained_points == sum(points.values())
        winner = next(seat["seat"] for seat in match["seats"] if not seat["dice"])
        assert match["seats"][winner]["score"] == gained_points
        assert str(gained_points) in match["ended"]["words"]
    assert page.match["ended"]["won"] == (winner == 0) and not other_tab.match["ended"]["won"]
    assert {line["hand"] for line in page.log} == {1}  # the log mentions no hand that is not shown yet
    page.send("answer", screen="scores", button=8)
    page.wait(200)
    assert page.match["ended"] is None and page.match["hand"] == 2
    page.wait(3000)
    assert page.log[-1]["hand"] == 2
