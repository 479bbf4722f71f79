"""How often the bot keen wins against random: two-seat matches of basic, half of them with each in the first seat."""

import argparse
import json
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "firmware"), str(ROOT)]

from tray24.match import selfplay  # noqa: E402
from tray24.match.chance import Chance  # noqa: E402
from tray24.match.dicesets import sides_for  # noqa: E402
from tray24.rules import new_game  # noqa: E402

WANTED = 0.60


def keen_wins(seed: int, keen_seat: int) -> bool:
    game = new_game("basic", 2)
    names = ["random", "random"]
    names[keen_seat] = "keen"
    selfplay.play(game, names, Chance(seed), Chance(seed + 1_000_003), sides_for(game, ""))
    return game.winners() == [keen_seat]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how often keen beats random.")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    half = max(1, arguments.matches // 2)
    wins = [sum(keen_wins(arguments.seed + number, seat) for number in range(half)) for seat in (0, 1)]
    share = sum(wins) / (2 * half)
    margin = 1.96 * math.sqrt(share * (1 - share) / (2 * half))
    row = {"matches": 2 * half, "first": wins[0] / half, "second": wins[1] / half, "all": share, "margin": margin}
    if arguments.json:
        print(json.dumps(row))
    else:
        print(f"keen wins of {2 * half} matches against random, in percent (wanted: {WANTED:.0%})")
        print(f"  in the first seat {row['first']:6.1%}")
        print(f"  in the second     {row['second']:6.1%}")
        print(f"  all               {share:6.1%} +- {margin:.1%}")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
