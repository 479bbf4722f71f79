"""Speed of simulated matches beside RLCard's uno, pyhtzee and dominoes, and of two jobs beside one.

Rounds alternate, with a process each; figures are medians. Two jobs need two cores that nothing else uses.

Install their programs with: .venv/bin/python -m pip install --require-hashes -r host_tools/requirements/bench.lock
"""

import argparse
import json
import os
import random
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# (name, our arguments of simulate, the other program, least factor)
PAIRS = (
    ("basic, 4 random seats", ["basic", "--seats", "4"], "rlcard", 8),
    ("center, 4 random seats", ["center", "--seats", "4"], "rlcard", 8),
    ("line, 2 random seats", ["line", "--seats", "2"], "rlcard", 8),
    ("yacht, 1 random seat", ["yacht", "--seats", "1"], "pyhtzee", 4),
    ("dominoes, 4 random seats", ["dominoes", "--seats", "4"], "dominoes", 1.5),
)
JOBS = ("basic, two jobs", ["basic", "--seats", "4"], "one job", 1.85)
# Matches; only to choose how many make up a round.
OURS_PER_S = {"basic": 450, "center": 350, "line": 1200, "yacht": 9000, "dominoes": 220}


def play_rlcard(seconds: float) -> float:
    """Return the decisions per second of RLCard's uno environment with four random agents."""
    import rlcard  # type: ignore[import-not-found]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found]
    from rlcard.games.uno import Game  # type: ignore[import-not-found]

    env = rlcard.make("uno", config={"seed": 1})
    env.game = Game(num_players=4)
    env.num_players = 4
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(4)])
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        env.run()
        decisions += len(env.action_recorder)
    return decisions / (time.perf_counter() - start)


def play_pyhtzee(seconds: float) -> float:
    """Return the decisions per second of pyhtzee with a random player."""
    from pyhtzee import Pyhtzee  # type: ignore[import-not-found]

    chance = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Pyhtzee()
        while not game.is_finished():
            game.take_action(chance.choice(game.get_possible_actions()))
            decisions += 1
    return decisions / (time.perf_counter() - start)


def play_dominoes(seconds: float) -> float:
    """Return the decisions per second of the package dominoes with four random players; passes do not count."""
    from dominoes import Game, players  # type: ignore[import-not-found]

    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = Game.new()
        while game.result is None:
            players.random(game)
            game.make_move(*game.valid_moves[0])
            decisions += 1
    return decisions / (time.perf_counter() - start)


THEIRS = {"rlcard": play_rlcard, "pyhtzee": play_pyhtzee, "dominoes": play_dominoes}


def measure_ours(arguments: list[str], seconds: float, jobs: int = 1) -> float:
    """Return the decisions per second as our command reports them. seconds: about the time of one job."""
    matches = max(1, int(OURS_PER_S[arguments[0]] * seconds)) * jobs
    command = [sys.executable, "-P", "-m", "host_tools", "simulate", *arguments]
    command += ["--bots", "random", "--matches", str(matches), "--seed", "1", "--jobs", str(jobs)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, env=with_checkout())
    found = re.search(r"decisions/s=([\d.]+)$", done.stdout.strip())
    if not found:
        raise SystemExit(f"simulate printed no decisions/s: {done.stdout!r}")
    return float(found[1])


def measure_theirs(name: str, seconds: float) -> float:
    command = [sys.executable, str(Path(__file__)), "--child", name, "--seconds", str(seconds)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit(f"{name} cannot be measured; is it installed? (see the first lines of this file)")
    return float(done.stdout)


def with_checkout() -> dict[str, str]:
    return dict(os.environ, PYTHONPATH=os.pathsep.join([str(ROOT / "firmware"), str(ROOT)]))


def measure(rounds: int, seconds: float) -> list[dict]:
    rows = []
    for what, arguments, other, wanted in (*PAIRS, JOBS):
        ours, theirs = [], []
        for _ in range(rounds):
            if other in THEIRS:
                ours.append(measure_ours(arguments, seconds))
                theirs.append(measure_theirs(other, seconds))
            else:
                ours.append(measure_ours(arguments, seconds, jobs=2))
                theirs.append(measure_ours(arguments, seconds))
        row = {"what": what, "ours": statistics.median(ours), "other": other, "theirs": statistics.median(theirs)}
        rows.append({**row, "times": row["ours"] / row["theirs"], "wanted": wanted})
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure decisions a second beside other programs.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--child", choices=THEIRS, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.child:
        print(THEIRS[arguments.child](arguments.seconds))
        return 0
    rows = measure(arguments.rounds, arguments.seconds)
    if arguments.json:
        print(json.dumps(rows))
    else:
        print(f"{'decisions/s':26}{'Tray24':>10}{'other':>10}{'times':>8}{'wanted':>8}")
        for row in rows:
            print(
                f"{row['what']:26}{row['ours']:>10.0f}{row['theirs']:>10.0f}{row['times']:>8.2f}{row['wanted']:>8}"
                f"  ({row['other']})"
            )
    return 0 if all(row["times"] >= row["wanted"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
