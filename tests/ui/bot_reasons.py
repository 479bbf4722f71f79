"""The reasons of sharp's moves in short matches, printed alike by CPython and MicroPython."""

from tray24 import games
from tray24.match.bots import answer, choose
from tray24.match.chance import Chance, serve
from tray24.match.dicesets import sides_for
from tray24.match.thinking.reasons import reason

GAMES = ("basic", "center", "line", "dominoes", "yacht")
_STEPS = 60


def told(name):
    """Return (text key, subject) of the reason for each move of the bot sharp at the beginning of a match."""
    game = games.new_game(name, 2)
    sides = sides_for(game)
    dealer = Chance(3)
    thinker = Chance(5)
    found = []
    for _ in range(_STEPS):
        if game.wait:
            game.deal(serve(game, dealer, sides))
        elif game.turn >= 0:
            move = answer(choose(game, "sharp", thinker, sides))
            found.append(answer(reason(game, sides, move)))
            game.play(move)
    return found


if __name__ == "__main__":
    for game_name in GAMES:
        print(told(game_name))
