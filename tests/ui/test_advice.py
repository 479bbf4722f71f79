"""Hints are shown and never entered; the search for hints and the search of bots share nothing."""

import pytest
from ui_script import Script

from tray24 import games
from tray24.match import bots
from tray24.rules.moves import DRAW, PASS, REROLL, move_verb
from tray24.ui.match import adviser
from tray24.ui.toolkit.dice_words import face_words

LONG_MS = 20_000  # many times a bot's pause


def advised(game, speed):
    """Return a script of a match of a person with hints against a bot of this speed."""
    script = Script().powered()
    script.ui.settings.set("hints", "best")
    script.ui.settings.set("bot_speed", speed)
    return script.match("", bots.offered(game)[0], game=game, real_seed=5)


def to_a_choice(script):
    """Let bots play, and confirm what is asked, until the person has to choose."""
    for _ in range(2000):
        screen = script.screen
        if screen.name != "play" or screen.kind == "cover":
            script.press("green")
        elif script.game.turn == 0 and screen.kind != "wait":
            return
        else:
            script.wait(100)
    raise AssertionError(script.ui.text())


@pytest.mark.parametrize("speed", ["1", "2", "4"])
@pytest.mark.parametrize("game", games.names())
def test_advice_is_told_and_never_done(game, speed):
    script = advised(game, speed)
    told = 0
    for _ in range(4):
        to_a_choice(script)
        heard = []
        script.ui.on_line = heard.append
        before, entered = script.game.save(), script.ui.play_screen.entered
        script.wait(LONG_MS)
        assert heard == [] and script.ui.play_screen.entered == entered
        assert script.game.save() == before
        told += script.ui.play_screen.message.startswith("Best: ")
        script.ui.on_line = None
        script.enter(script.game.choices()[0])
    assert told == 4


@pytest.mark.parametrize("verb", [DRAW, PASS])
def test_a_hint_leaves_the_display_before_others_may_look(verb):
    """Read what the display says after each tick, also while a move is still being applied."""
    script = Script().powered()
    script.ui.settings.set("hints", "best")
    script.match("", "", game="dominoes", real_seed=3)
    agreed(script, "yes", "yes")
    told = 0
    for _ in range(60):
        screen, game = script.screen, script.game
        if screen.name != "play" or screen.kind == "cover":
            script.press("green")
            continue
        seat = game.turn
        script.wait(LONG_MS)
        told += screen.message.startswith("Best: ")
        moves = game.choices()
        move = next((move for move in moves if move_verb(move) == verb), moves[0])
        screen.attempt(move, script.now_ms)
        for _ in range(40):
            if not (screen.secret and game.turn == seat):
                assert "Best: " not in script.ui.text()
            script.wait(20)
        if script.screen.name == "question":
            script.press("green")
    assert told > 10


def agreed(script, *answers):
    """Set whether the people at buttons 1 and 3 agree that players see the best move."""
    for number, answer in zip((1, 3), answers, strict=True):
        script.ui.settings.set(f"advice{number}", answer)


def is_told(script):
    """Return whether the tray shows the seat to play its best move."""
    to_a_choice(script)
    script.wait(LONG_MS)
    return script.ui.play_screen.adviser.said.startswith("Best: ")


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (("no", "no"), [False, False]),
        (("yes", "no"), [False, False]),
        (("yes", "others"), [True, False]),
        (("yes", "yes"), [True, True]),
    ],
)
def test_among_people_only_those_who_want_it_are_told_once_all_agree(answers, told):
    script = Script().powered()
    script.ui.settings.set("hints", "best")
    script.match("", "", game="center", real_seed=5)
    agreed(script, *answers)
    assert [adviser.is_told(script.ui, seat) for seat in range(2)] == told


def test_people_agree_by_their_seat_buttons():
    script = Script().powered()
    script.ui.settings.set("hints", "best")
    script.match("", "", game="center", real_seed=5)
    to_a_choice(script)
    assert not is_told(script)
    script.press("red").take("agree")
    assert script.shows("no")
    assert script.screen.name == "agreement"
    script.press(1, 1, 3, 3, 2)
    assert [script.ui.settings[f"advice{number}"] for number in (1, 2, 3)] == ["yes", "no", "yes"]
    script.press("red", "red")
    assert is_told(script)


def test_a_player_with_another_name_has_not_agreed():
    script = Script().powered()
    agreed(script, "yes", "yes")
    script.ui.rename(2, "Ben", script.now_ms)
    assert [script.ui.settings[f"advice{number}"] for number in (1, 3)] == ["yes", "no"]
    agreed(script, "yes", "yes")
    script.ui.rename(2, "Ben", script.now_ms)
    assert script.ui.settings["advice3"] == "yes"


def test_the_display_says_what_a_choice_costs():
    script = advised("center", "1")
    costs = set()
    while len(costs) < 3:
        assert is_told(script)
        play = script.ui.play_screen
        worths = dict(play.adviser.worths)
        best = max(worths.values())
        for item in play.items:
            play.point_at(item)
            lost = best - max(worths[move] for move in play.side.moves_by(item, 0))
            cost = play.adviser.costs.get(item, "")
            assert cost == ("" if lost < 7 else f"-{lost // 64}.{lost % 64 * 10 // 64}")
            assert not cost or f", {cost}" in script.ui.text()
            costs.add(cost)
        script.enter(script.game.choices()[0])


def test_a_hint_that_holds_four_dice_names_the_one_to_roll():
    script = Script().match("", "", game="yacht")
    side, game = script.screen.side, script.game
    names = [face_words(script.ui.say, face) for face in side.hand()]
    assert side.advice_words(game.move(REROLL, 4)) == f"roll only {names[4]}"
    assert side.advice_words(game.move(REROLL, 3, 4)) == "hold " + ", ".join(names[:3])


def test_marked_dice_of_yacht_are_compared_with_the_best_hold():
    script = advised("yacht", "1")
    to_a_choice(script)
    assert is_told(script)
    play = script.ui.play_screen
    costs = set()
    for places in ((), (0,), (1, 2), (0, 1, 2, 3, 4)):
        play.choice.mark(places)
        script.wait(500)
        costs.add(play.adviser.costs.get(play.items[5], ""))
    assert len(costs) > 2
    script.ui.settings.set("hints", "plays")
    script.wait(200)
    assert not play.adviser.costs and not play.adviser.said
