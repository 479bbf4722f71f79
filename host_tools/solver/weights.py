"""The weights of bots in games with open hands (`match.bots.evaluation`), learned from matches of the bot *sharp*.

Features are numbers that describe the position at the beginning of a turn. At the end of the round it is known how many
points more than the others a seat has gained since then. The weights are the least-squares fit of these gains by the
features. With better weights the bot plays other matches, so this is repeated; later repetitions count more. Matches
are played in blocks whose sums are added in their order, so that the result does not depend on the number of processes.
"""

import random
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from host_tools.checkout import FIRMWARE
from host_tools.files import write_atomically
from host_tools.processes import make_process_pool
from tray24 import games
from tray24.match.bots import bots, evaluation
from tray24.match.bots.evaluation import WEIGHTS, OpenHandEvaluator
from tray24.match.chance import Chance, deal_values
from tray24.match.dicesets import get_sides
from tray24.rules.core import Game

Sums = NDArray[np.float64]
Weights = tuple[tuple[int, ...], ...]

BLOCK = 25  # matches
UNIT = 64  # parts of a point in a weight
_EARLIER_WEIGHT = 0.5  # factor on the sums of earlier repetitions, applied before each new one
_RIDGE = 20.0  # against weights of features that hardly ever occur
_ODD_MOVE_SHARE = 0.05  # share of random moves, which lead to positions that a bot would avoid
_MAX_WEIGHT = (1 << 15) - 1
_SEED_OFFSET = 1_000_003  # seeds of bots and dice, and of blocks, differ by this

_COLUMNS = 112
_BEGINNING = '''"""The weights with which the bot *sharp* evaluates positions of `{name}` (see `match.bots.evaluation`).

Made by `{command}`.
"""

# fmt: off
'''


@dataclass
class LeastSquares:
    """The sums over many positions from which the weights of each model are fitted by least squares.

    A model is the set of weights for one kind of position (see `count_models`). A position has features, which are
    numbers that describe it, and a gain: how many points more than the others the seat gained from then on.

    `features` has for each model and each two features the sum of their products, `gains` for each model and feature
    the sum of its products with the gain.
    """

    features: Sums = field(default_factory=lambda: np.zeros((3, WEIGHTS, WEIGHTS)))
    gains: Sums = field(default_factory=lambda: np.zeros((3, WEIGHTS)))

    def add(self, other: "LeastSquares") -> None:
        """Add the sums of `other`, which are from other matches."""
        self.features += other.features
        self.gains += other.gains

    def solve_weights(self, models: int) -> Weights:
        """Return `models` sets of weights in 64ths of a point, each for one kind of position (see `count_models`)."""
        ridge = _RIDGE * np.eye(WEIGHTS)
        solutions = [np.linalg.solve(self.features[at] + ridge, self.gains[at]) for at in range(models)]
        return tuple(
            tuple(np.clip(np.rint(solution * UNIT), -_MAX_WEIGHT, _MAX_WEIGHT).astype(int).tolist())
            for solution in solutions
        )


def count_models(name: str) -> int:
    """Return how many models a game has, each a set of weights for one kind of position.

    Matches of two seats need two models: for positions in which the same seat is to play again, and in which the other
    seat is next. A game for more seats has a third model.
    """
    return evaluation.AMONG + 1 if games.get_game_class(name).max_seats > 2 else evaluation.AGAIN + 1


def learn_weights(name: str, matches: int, rounds: int, jobs: int, report: Callable[[int], None]) -> Weights:
    """Return the weights learned in `rounds` repetitions of `matches` matches.

    Call `report` after each block of matches with the number of matches played so far.
    """
    weights: Weights = ((0,) * WEIGHTS,) * count_models(name)
    squares = LeastSquares()
    match_count = 0
    with make_process_pool(jobs) as pool:
        for number in range(rounds):
            squares.features *= _EARLIER_WEIGHT
            squares.gains *= _EARLIER_WEIGHT
            blocks = range(number * matches // BLOCK, (number + 1) * matches // BLOCK)
            for block_squares in pool.map(_play_block_in_process, [(name, weights, block) for block in blocks]):
                squares.add(block_squares)
                match_count += BLOCK
                report(match_count)
            weights = squares.solve_weights(count_models(name))
    return weights


def get_weights_path(name: str) -> Path:
    """Return the file with the weights of a game."""
    return FIRMWARE / "tray24" / "games" / name / "weights.py"


def write_weights(name: str, weights: Weights, command: str) -> None:
    """Write the weights of a game into the firmware. Raise OSError."""
    lines = ["WEIGHTS = ("]
    for model in weights:
        wrapped = textwrap.wrap(" ".join(f"{weight}," for weight in model), _COLUMNS)
        lines += ["    (", *(f"        {line}" for line in wrapped), "    ),"]
    text = _BEGINNING.format(name=name, command=command) + "\n".join([*lines, ")", ""])
    write_atomically(get_weights_path(name), text.encode())


def _play_block_in_process(task: tuple[str, Weights, int]) -> LeastSquares:
    name, weights, block = task
    games.get_part(name, "bot").Evaluator.weights = weights
    return play_block(name, block)


def play_block(name: str, block: int) -> LeastSquares:
    """Play a block of matches, half of them with two seats, the others with more. Return their sums for the fit."""
    squares = LeastSquares()
    max_seats = games.get_game_class(name).max_seats
    for number in range(block * BLOCK, (block + 1) * BLOCK):
        seats = 2 if number % 2 or max_seats == 2 else 3 + number // 2 % (max_seats - 2)
        rows: list[list[list[tuple[int, int]]]] = [[], [], []]
        gains: list[list[float]] = [[], [], []]
        for model, features, gain in _play_match(name, seats, number):
            rows[model].append(features)
            gains[model].append(gain)
        for model in range(count_models(name)):
            table = np.zeros((len(rows[model]), WEIGHTS))
            for at, features in enumerate(rows[model]):
                for index, amount in features:
                    table[at, index] += amount / UNIT
            squares.features[model] += table.T @ table
            squares.gains[model] += table.T @ np.array(gains[model])
    return squares


def _play_match(name: str, seats: int, number: int) -> Iterator[tuple[int, list[tuple[int, int]], float]]:
    """Play a match of the bot *sharp*, or of the bot *fair* while there are no weights yet.

    For positions at the beginning of turns yield the number of the model (the set of weights for this kind of
    position), the features, and how many points more than the others a seat gained from then on.
    """
    game: Any = games.create_game(name, seats)  # one of matching or of shedding dice
    sides = get_sides(game)
    dealer, thinker, rng = Chance(number), Chance(number + _SEED_OFFSET), random.Random(number)
    strength = "sharp" if any(games.get_part(name, "bot").Evaluator.weights[0]) else "fair"
    open_rows: list[tuple[int, int, Any]] = []
    scores = list(game.scores)
    actor = -1
    last_state: object = None
    while True:
        while game.wait:
            game.deal(deal_values(game, dealer, sides))
        if game.scores != scores or game.turn < 0:
            yield from _assign_gains(
                open_rows, [score - old_score for score, old_score in zip(game.scores, scores, strict=True)]
            )
            open_rows, scores, actor = [], list(game.scores), -1
        if game.turn < 0:
            return
        state = (game.turn, game.phase, game.list_hand_sizes())
        if game.phase == game.turn_phase and state != last_state:
            open_rows += _observe_turn(game, sides, actor)
        last_state = state
        move = bots.choose_aside(game, [strength] * seats, thinker)
        if move < 0:
            actor = game.turn
            if rng.random() < _ODD_MOVE_SHARE:
                move = rng.choice(game.list_turn_moves())
            else:
                move = bots.run_to_end(bots.choose_move(game, strength, thinker, sides))
        game.play(move)


def _observe_turn(game: Game, sides: bytes, actor: int) -> Iterator[tuple[int, int, Any]]:
    """Yield (model, seat, features) for the position at the beginning of a turn, as certain seats see it.

    The model is the number of the set of weights for this kind of position. The seats are: in a match of two, the seat
    to play; and `actor`, which has played before (-1: no seat), unless it is to play again. `sides` are the faces of
    all dice of the set.
    """
    evaluator_class = games.get_part(game.name, "bot").Evaluator
    is_for_two = game.seats == 2
    if is_for_two:
        yield evaluation.AGAIN, game.turn, _compute_features(evaluator_class(game, sides), game.turn)
    if actor not in (-1, game.turn):
        yield (
            evaluation.PASSES if is_for_two else evaluation.AMONG,
            actor,
            _compute_features(evaluator_class(game, sides, seat=actor), game.turn),
        )


def _compute_features(view: OpenHandEvaluator, other: int) -> list[tuple[int, int]]:
    """Return the features of the position for the seat of `view` when the seat `other` is next.

    Each is a pair (index, value in 64ths). They are those that `OpenHandEvaluator.evaluate_hand` weighs.
    """
    game = view.game
    next_seat = other if other != view.seat else game.get_next_seat(view.seat)
    own_size, next_size = (min(len(game.hands[seat]), evaluation.SIZES) - 1 for seat in (view.seat, next_seat))
    found = [(evaluation.SIZES * own_size + next_size, UNIT)]
    for start, size, dice in (
        (evaluation.MINE, own_size, view.hand),
        (evaluation.THEIRS, next_size, game.hands[next_seat]),
    ):
        amounts = view.compute_features(dice, view.mask, True)
        found += [
            (start + 4 * min(size, evaluation.GROUPS - 1) + index, amount) for index, amount in enumerate(amounts)
        ]
    found.append((evaluation.COLORS, UNIT * (view.mask & 15).bit_count()))
    found.append((evaluation.PLACES, UNIT * view.count_places()))
    if game.seats > 2:
        found.append((evaluation.NEAREST + view.find_smallest_hand(next_seat), UNIT))
    return found


def _assign_gains(
    open_rows: list[tuple[int, int, Any]], gains: list[int]
) -> Iterator[tuple[int, list[tuple[int, int]], float]]:
    other_count = len(gains) - 1
    total = sum(gains)
    for model, seat, features in open_rows:
        yield model, features, gains[seat] - (total - gains[seat]) / other_count
