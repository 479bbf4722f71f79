"""Advice is told and pointed at, and never entered: the hint and the bots' thoughts share nothing."""

import pytest
from ui_script import Script

from tray24 import games

LONG_MS = 20_000  # many times a bot's pause


def advised(game, speed):
    """Return a script in which a person with keen's hints plays against keen, and the speed of bots is this."""
    script = Script().powered()
    script.ui.settings.set("hints", "keen")
    script.ui.settings.set("bot_speed", speed)
    return script.match("", "keen", game=game, real_seed=5)


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
        told += script.ui.play_screen.message.startswith("Keen: ")
        script.ui.on_line = None
        script.enter(script.game.choices()[0])
    assert told == 4
