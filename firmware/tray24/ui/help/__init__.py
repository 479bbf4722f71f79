"""The rules of each game in short own words, for the display and the page: a file a game, read when it is asked for."""

from tray24.ui.texts import read_pieces


def help_for(game):
    """(title, paragraph) of the game called `game`, one after the other. A title fits into a headline."""
    lines = "".join(read_pieces("help/%s.txt" % game)).split("\n")
    return [tuple(line.split("=", 1)) for line in lines if line]
