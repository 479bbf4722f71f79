"""A campaign in which two engines count the legal sequences of lines from a position, and must agree."""

import random

import perft

from campaigns.campaign import Campaign, Fault
from campaigns.engines import ENGINES, NO_CATCHES, Engines
from campaigns.second_engine.engine import Deal, Match

_MAX_PREFIX = 60  # lines of seats before the position
_MIN_COUNTS, _MAX_DEPTH = 1500, 9  # the depth grows until there are so many sequences, or lines in each


class Counts(Campaign):
    about = (*Engines.about, "tests/campaigns/engines.py", "tests/micropython/perft.py")
    name = "counts"
    promise = "both engines know the same sequences of legal lines"
    unit = "sequences"
    night = 10_000_000
    short = 4
    faults = (Fault("nobody can be caught", NO_CATCHES),)

    def check(self, number: int, rng: random.Random) -> int:
        """Count the legal sequences of lines from one position with both engines: the firmware and the second engine.

        The depth grows until there are many sequences. Return their number. Raise AssertionError if the numbers differ.
        """
        engine = rng.choice(ENGINES)
        seats, options = engine.choose_options(rng)
        first = perft.SequenceCounter(engine.game, seats, options, number)
        prefix = rng.randrange(_MAX_PREFIX)
        while not first.enter_prefix(prefix):
            first, prefix = perft.SequenceCounter(engine.game, seats, options, number), prefix // 2
        second = SecondCount(lambda: Match(engine.second, seats, options), number, first.faces, prefix)
        depth = 0
        count = 1
        while 0 < count < _MIN_COUNTS and depth < _MAX_DEPTH:
            depth += 1
            count = first.count_sequences(depth)
        second_count = second.count(depth)
        assert count == second_count, (
            f"{count} and {second_count}: {engine.game} {seats} {options} {number} {prefix} {depth}"
        )
        return count


class SecondCount:
    """A counter of legal sequences with the second engine, which cannot undo lines: each sequence replays the match."""

    def __init__(self, new_match, seed, faces, prefix):
        self._new_match = new_match
        self._seed = seed
        self._faces = faces
        self._path = []
        match = self._replay([])
        for _ in range(prefix):
            line = perft.choose_line(seed, self._entered_count, match.list_legal())
            self._path.append(line)
            self._enter_line(match, line)

    def _enter_line(self, match: Match, line: str) -> None:
        match.enter(line)
        self._entered_count += 1
        self._deal(match)

    def _deal(self, match: Match) -> None:
        while isinstance(awaited := match.awaited, Deal):
            values = perft.compute_deal(
                self._seed, self._entered_count, awaited.verb, awaited.count, match.game.bag, self._faces
            )
            match.enter(" ".join([awaited.format_begin(), *map(str, values)]))
            self._entered_count += 1

    def _replay(self, lines: list[str]) -> Match:
        match = self._new_match()
        self._entered_count = 0
        self._deal(match)
        for line in lines:
            self._enter_line(match, line)
        return match

    def count(self, depth: int, lines: tuple[str, ...] = (), match: Match | None = None) -> int:
        """Return the number of legal sequences of `depth` moves after `lines`."""
        match = match or self._replay([*self._path, *lines])
        legal = match.list_legal()
        if depth == 1:
            return len(legal)
        total = 0
        for line in legal:
            match = match or self._replay([*self._path, *lines])
            self._enter_line(match, line)
            total += self.count(depth - 1, (*lines, line), match)
            match = None
        return total
