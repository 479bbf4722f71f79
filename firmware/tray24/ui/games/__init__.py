"""What is particular to each game on display and slots: one module a game, imported when that game is played."""


def side_of(play):
    """The side of the game that runs, for its screen."""
    name = play.ui.match.game.name
    module = __import__("tray24.ui.games." + name, None, None, ("Side",))
    return module.Side(play)
