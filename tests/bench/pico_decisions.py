"""Measure decisions of bots on the Pico for `bench pico`: *sharp* in basic with four seats, *expert* alone in yacht."""

import gc
import json
from time import ticks_diff, ticks_us

from tray24.games import create_game
from tray24.match.bots.bots import choose_move, run_to_end
from tray24.match.chance import Chance, deal_values
from tray24.match.dicesets import get_sides

DECISIONS = 160
YACHT_DECISIONS = 24  # of the first turns, with most open boxes


def measure_basic():
    game = create_game("basic", 4, {})
    sides = get_sides(game, "")
    dealer = Chance(3)
    thinker = Chance(4)
    basic_us = []
    sharp_us = []
    while len(basic_us) < DECISIONS:
        while game.wait:
            game.deal(deal_values(game, dealer, sides))
        if game.turn < 0:
            break
        start_us = ticks_us()
        game.list_legal_moves()
        listed_us = ticks_us()
        move = run_to_end(choose_move(game, "sharp", thinker, sides))
        chosen_us = ticks_us()
        game.play(move)
        played_us = ticks_us()
        basic_us.append(ticks_diff(listed_us, start_us) + ticks_diff(played_us, chosen_us))
        sharp_us.append(ticks_diff(chosen_us, listed_us))
    return {
        "basic_decision_us": sum(basic_us) // len(basic_us),
        "basic_decision_most_us": max(basic_us),
        "sharp_decision_us": max(sharp_us),
        "sharp_decision_average_us": sum(sharp_us) // len(sharp_us),
        "decisions": len(basic_us),
    }


def measure_yacht():
    """Let *expert* play yacht.

    Return the times of its decisions, the longest time for which a decision blocks the tray, and a decision's memory.
    """
    game = create_game("yacht", 1, {})
    sides = get_sides(game, "")
    dealer = Chance(3)
    thinker = Chance(4)
    decisions_us = []
    slice_us = 0
    while len(decisions_us) < YACHT_DECISIONS:
        while game.wait:
            game.deal(deal_values(game, dealer, sides))
        gc.collect()  # as the tray does between its pictures
        thoughts = choose_move(game, "expert", thinker, sides)
        start_us = last_us = ticks_us()
        try:
            while True:
                next(thoughts)
                now_us = ticks_us()
                slice_us = max(slice_us, ticks_diff(now_us, last_us))
                last_us = ticks_us()
        except StopIteration as end:
            move = end.value
        decisions_us.append(ticks_diff(ticks_us(), start_us))
        game.play(move)
    return {
        "yacht_decision_us": max(decisions_us),
        "yacht_decision_average_us": sum(decisions_us) // len(decisions_us),
        "yacht_slice_us": slice_us,
        "yacht_bytes": measure_memory(game, thinker, sides, dealer),
    }


def measure_memory(game, thinker, sides, dealer):
    """Return the largest additional memory, in bytes of the heap, that one decision of the bot *expert* needs.

    `thinker` and `dealer` are the random generators of bot and dealer; `sides` are the sides of the dice.
    """
    while game.wait:
        game.deal(deal_values(game, dealer, sides))
    gc.collect()
    free_bytes = min_free_bytes = gc.mem_free()
    for _ in choose_move(game, "expert", thinker, sides):
        gc.collect()
        min_free_bytes = min(min_free_bytes, gc.mem_free())
    return free_bytes - min_free_bytes


def main():
    figures = measure_basic()
    figures.update(measure_yacht())
    print(json.dumps(figures))


main()
