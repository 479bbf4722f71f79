"""Matches between bots, as fast as possible: no journal, no undo, no checks."""

from tray24.match.bots import RANDOM, answer, aside, choose, choose_random
from tray24.match.dealer import serve


def play(game, names, dealer, thinker, sides, on_line=None):
    """Play `game` to its end; return the number of decisions, that is, of lines of seats.

    names: a bot's name for each seat. dealer, thinker: the Chance of the dice and that of the bots. on_line(line) is
    called before each line is applied, because its text depends on the position.
    """
    decisions = 0
    has_uno = game.has_uno
    while True:
        while game.wait:
            values = serve(game, dealer, sides)
            if on_line:
                on_line((game.wait, game.served, values))
            game.deal(values)
        seat = game.turn
        if seat < 0:
            return decisions
        move = -1
        # Check the number of dice first: that is faster than asking the game, and mostly decides.
        if game.catchable >= 0 or (has_uno and len(game.hands[seat]) == 2 and game.may_call_uno(seat)):
            move = aside(game, names, thinker)
        if move < 0:
            name = names[seat]
            move = choose_random(game, thinker) if name == RANDOM else answer(choose(game, name, thinker, sides))
        if on_line:
            on_line(move)
        game.play(move)
        decisions += 1
