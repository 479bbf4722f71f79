"""Advice is told and pointed at, and never entered: the hint and the bots' thoughts share nothing."""

import pytest
from ui_script import Script

from tray24 import games
from tray24.rules.moves import DRAW, PASS, move_verb

LONG_MS = 20_000  # many times a bot's pause


def advised(game, speed):
    """Return a script in which a person with hints plays against sharp, and the speed of bots is this."""
    script = Script().powered()
    script.ui.settings.set("hints", "best")
    script.ui.settings.set("bot_speed", speed)
    return script.match("", "sharp", game=game, real_seed=5)


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
