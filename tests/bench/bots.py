"""The strengths of the bots: matches with two seats of each bot against the next weaker one, and of the strongest
against keen of commit 4447d3a. Each bot is first in half of them. With --solo: the totals of yacht alone.
"""

import argparse
import importlib
import math
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT), str(ROOT / "tests" / "bench")]

from tray24 import games  # noqa: E402
from tray24.games import new_game  # noqa: E402
from tray24.match import bots  # noqa: E402
from tray24.match.chance import Chance  # noqa: E402
from tray24.match.dealer import serve  # noqa: E402
from tray24.match.dicesets import sides_for  # noqa: E402
from tray24.rules.core import Game  # noqa: E402

Chooser = Callable[[Game, Chance, bytes], int]
FIRST_KEEN = "first-keen"
_OTHERS = 1_000_003  # seeds of dice and of bots differ by this
_KEENS_CHANCE = 32
# The least shares of matches won, in percent; keen's in each game.
WANTED = {("fair", "gentle"): 65, ("sharp", "fair"): 60, ("gentle", "random"): 80}
AGAINST_KEEN = {"basic": 55, "center": 53, "line": 50, "dominoes": 50}


def chooser(game: str, name: str) -> Chooser:
    """Return the function with which a bot chooses a move."""
    if name != FIRST_KEEN:
        return lambda match, chance, sides: bots.answer(bots.choose(match, name, chance, sides))
    view_of = importlib.import_module(f"first_keen.{game}").View

    def choose(match: Game, chance: Chance, sides: bytes) -> int:
        moves = match.choices()
        if len(moves) == 1:
            return moves[0]
        view = view_of(match, sides)
        return max(moves, key=lambda move: view.worth(move) + chance.below(_KEENS_CHANCE))

    return choose


def play(name: str, choosers: list[Chooser], seed: int) -> Game:
    """Play a match; all bots call UNO and catch alike."""
    game = new_game(name, len(choosers))
    sides, dealer, thinker = sides_for(game), Chance(seed), Chance(seed + _OTHERS)
    names = ["sharp"] * len(choosers)
    while True:
        while game.wait:
            game.deal(serve(game, dealer, sides))
        if game.turn < 0:
            return game
        move = bots.aside(game, names, thinker)
        game.play(move if move >= 0 else choosers[game.turn](game, thinker, sides))


def measure(name: str, one: str, other: str, matches: int, seed: int) -> float:
    """Print how often a bot beats the other; return the upper end of the interval in percent."""
    start = time.perf_counter()
    pair = [chooser(name, one), chooser(name, other)]
    won = 0.0
    for number in range(max(1, matches // 2)):
        for seat in (0, 1):
            winners = play(name, pair if seat == 0 else pair[::-1], seed + number).winners()
            won += (seat in winners) / len(winners)
    count = 2 * max(1, matches // 2)
    share = won / count
    margin = 196 * math.sqrt(share * (1 - share) / count)
    wanted = AGAINST_KEEN[name] if other == FIRST_KEEN else WANTED[one, other]
    print(
        f"{name:9} {one:>7} against {other:<10} {count:6} matches: {100 * share:5.1f} +- {margin:3.1f} %, "
        f"wanted {wanted} %; {time.perf_counter() - start:.0f} s",
        flush=True,
    )
    return 100 * share + margin - wanted


def solo(name: str, matches: int, seed: int) -> None:
    """Print the mean total of a bot in yacht alone."""
    totals = [play("yacht", [chooser("yacht", name)], number).scores[0] for number in range(seed, seed + matches)]
    error = statistics.stdev(totals) / math.sqrt(matches) if matches > 1 else math.inf
    print(f"{name} alone in yacht: {statistics.mean(totals):.1f} +- {1.96 * error:.1f} points ({matches} matches)")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the strengths of the bots.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(games.names())} (default: all but yacht)")
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--solo", metavar="BOT", help="yacht alone: the mean total of this bot, and nothing else")
    arguments = parser.parse_args()
    if arguments.solo:
        solo(arguments.solo, arguments.matches, arguments.seed)
        return 0
    worst = math.inf
    for name in arguments.games or AGAINST_KEEN:
        pairs = list(WANTED) + ([("sharp", FIRST_KEEN)] if name in AGAINST_KEEN else [])
        for one, other in pairs:
            worst = min(worst, measure(name, one, other, arguments.matches, arguments.seed))
    return 0 if worst >= 0 else 1


if __name__ == "__main__":
    sys.exit(main())
