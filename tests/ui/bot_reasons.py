"""Print the reasons for the moves of the bot *sharp* in short matches, the same on CPython and MicroPython."""

from tray24 import games
from tray24.match.bots.bots import choose_move, run_to_end
from tray24.match.bots.reasons import explain_move
from tray24.match.chance import Chance, deal_values
from tray24.match.dicesets import get_sides

GAMES = ("basic", "center", "line", "dominoes", "yacht")
_STEPS = 60


def list_reasons(name):
    """Return the reasons for the bot *sharp*'s moves at the beginning of a match of the game `name`.

    Each is (text key, subject): the key of its text, and what the text speaks of.
    """
    game = games.create_game(name, 2)
    sides = get_sides(game)
    dealer = Chance(3)
    thinker = Chance(5)
    found = []
    for _ in range(_STEPS):
        if game.wait:
            game.deal(deal_values(game, dealer, sides))
        elif game.turn >= 0:
            move = run_to_end(choose_move(game, "sharp", thinker, sides))
            found.append(run_to_end(explain_move(game, sides, move)))
            game.play(move)
    return found


if __name__ == "__main__":
    for game_name in GAMES:
        print(list_reasons(game_name))
