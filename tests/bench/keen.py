"""The strength of the bot keen: its wins against random in each game, and its totals in yacht alone.

Of the matches with two seats each bot is first in half of them.
"""

import argparse
import json
import math
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT)]

from tray24 import games  # noqa: E402
from tray24.games import new_game  # noqa: E402
from tray24.match import selfplay  # noqa: E402
from tray24.match.chance import Chance  # noqa: E402
from tray24.match.dicesets import sides_for  # noqa: E402

WANTED = 0.60
WANTED_TIMES = 1.25  # keen's average total in yacht, by random's


def play(name: str, seed: int, keen_seat: int) -> tuple[bool, int, int]:
    """Return whether keen has won alone, and the points of keen and of random."""
    game = new_game(name, 2)
    names = ["random", "random"]
    names[keen_seat] = "keen"
    selfplay.play(game, names, Chance(seed), Chance(seed + 1_000_003), sides_for(game, ""))
    return game.winners() == [keen_seat], game.scores[keen_seat], game.scores[1 - keen_seat]


def measure(name: str, matches: int, seed: int) -> dict:
    half = max(1, matches // 2)
    start = time.perf_counter()
    seats = [[play(name, seed + number, seat) for number in range(half)] for seat in (0, 1)]
    shares = [sum(won for won, _, _ in played) / half for played in seats]
    share = sum(shares) / 2
    keens, randoms = (sum(played[who] for seat in seats for played in seat) / (2 * half) for who in (1, 2))
    return {
        "game": name,
        "matches": 2 * half,
        "first": shares[0],
        "second": shares[1],
        "all": share,
        "margin": 1.96 * math.sqrt(share * (1 - share) / (2 * half)),
        "keen_points": keens,
        "random_points": randoms,
        "seconds": time.perf_counter() - start,
    }


def solo_total(matches: int, seed: int) -> tuple[float, float]:
    """Return the mean total of keen in yacht alone, and its standard error."""
    totals = []
    for number in range(seed, seed + matches):
        game = new_game("yacht", 1)
        selfplay.play(game, ["keen"], Chance(number), Chance(number + 1_000_003), sides_for(game, ""))
        totals.append(game.scores[0])
    return statistics.mean(totals), statistics.stdev(totals) / math.sqrt(matches)


def is_good(row: dict) -> bool:
    times = row["keen_points"] / max(row["random_points"], 1)
    return row["all"] >= WANTED and (row["game"] != "yacht" or times >= WANTED_TIMES)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how often keen beats random.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(games.names())} (default: all)")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--solo", action="store_true", help="yacht alone: the mean total, and nothing else")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.solo:
        mean, error = solo_total(max(2, arguments.matches), arguments.seed)
        print(f"keen alone in yacht: {mean:.1f} +- {1.96 * error:.1f} points ({arguments.matches} matches)")
        return 0
    if not arguments.json:
        print(f"keen against random, two seats (wanted: {WANTED:.0%}; in yacht {WANTED_TIMES} times the points)")
        print(
            f"{'game':10}{'matches':>8}{'first':>8}{'second':>8}{'all':>8}{'+-':>7}{'points':>9}{'random':>9}{'s':>7}"
        )
    rows = []
    for name in arguments.games or games.names():
        row = measure(name, arguments.matches, arguments.seed)
        rows.append(row)
        if not arguments.json:
            print(
                f"{name:10}{row['matches']:>8}{row['first']:>8.1%}{row['second']:>8.1%}{row['all']:>8.1%}"
                f"{row['margin']:>7.1%}{row['keen_points']:>9.1f}{row['random_points']:>9.1f}{row['seconds']:>7.0f}",
                flush=True,
            )
    if arguments.json:
        print(json.dumps(rows))
    return 0 if all(map(is_good, rows)) else 1


if __name__ == "__main__":
    sys.exit(main())
