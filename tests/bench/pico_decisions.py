"""Measure on the Pico, for bench pico, the time of decisions of `basic`, in a match of four that keen plays."""

import json
from time import ticks_diff, ticks_us

from tray24.games import new_game
from tray24.match import keen
from tray24.match.bots import answer
from tray24.match.chance import Chance
from tray24.match.dealer import serve
from tray24.match.dicesets import sides_for

DECISIONS = 160


def main():
    game = new_game("basic", 4, {})
    sides = sides_for(game, "")
    dealer = Chance(3)
    thinker = Chance(4)
    basic_us = []
    keen_us = []
    while len(basic_us) < DECISIONS:
        while game.wait:
            game.deal(serve(game, dealer, sides))
        if game.turn < 0:
            break
        began = ticks_us()
        game.legal()
        listed = ticks_us()
        move = answer(keen.choose(game, thinker, sides))
        chosen = ticks_us()
        game.play(move)
        played = ticks_us()
        basic_us.append(ticks_diff(listed, began) + ticks_diff(played, chosen))
        keen_us.append(ticks_diff(chosen, listed))
    print(
        json.dumps(
            {
                "basic_decision_us": sum(basic_us) // len(basic_us),
                "basic_decision_most_us": max(basic_us),
                "keen_decision_us": max(keen_us),
                "keen_decision_average_us": sum(keen_us) // len(keen_us),
                "decisions": len(basic_us),
            }
        )
    )


main()
