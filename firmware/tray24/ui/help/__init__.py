"""The rules of each game in short own words, for the display and the page: one module a game, read when it is asked for.

`HELP` there is a tuple of (title, paragraph). A title fits into a headline.
"""


def help_for(game):
    """The HELP of the game called `game`."""
    return __import__("tray24.ui.help." + game, None, None, ("HELP",)).HELP
