"""A campaign in which two engines count the legal sequences of lines from a position, and must agree."""

import random

import perft

from campaigns.campaign import Campaign, Fault
from campaigns.engines import ENGINES, NO_CATCHES, Engines
from campaigns.second_engine.engine import Deal, Match

_MAX_PREFIX = 60  # lines of seats before the position
_MIN, _DEEPEST = 1500, 9  # sequences of a round, and lines of the longest


class Counts(Campaign):
    about = (*Engines.about, "tests/campaigns/engines.py", "tests/micropython/perft.py")
    name = "counts"
    promise = "both engines know the same sequences of legal lines"
    unit = "sequences"
    night = 10_000_000
    short = 4
    faults = (Fault("nobody can be caught", NO_CATCHES),)

    def check(self, number: int, chance: random.Random) -> int:
        """Count the legal sequences of lines from one position with both engines: the firmware and the second engine.

        The depth grows until there are many sequences. Return their number. Raise AssertionError if the numbers differ.
        """
        engine = chance.choice(ENGINES)
        seats, options = engine.choose_options(chance)
        first = perft.SequenceCounter(engine.game, seats, options, number)
        prefix = chance.randrange(_MAX_PREFIX)
        while not first.enter_prefix(prefix):
            first, prefix = perft.SequenceCounter(engine.game, seats, options, number), prefix // 2
        second = SecondCount(lambda: Match(engine.second, seats, options), number, first.faces, prefix)
        depth = 0
        found = 1
        while 0 < found < _MIN and depth < _DEEPEST:
            depth += 1
            found = first.count_sequences(depth)
        others = second.count(depth)
        assert found == others, f"{found} and {others}: {engine.game} {seats} {options} {number} {prefix} {depth}"
        return found


class SecondCount:
    """A counter of legal sequences with the second engine, which cannot undo lines: each sequence replays the match."""

    def __init__(self, new_match, seed, faces, prefix):
        self._new_match = new_match
        self._seed = seed
        self._faces = faces
        self._way = []
        match = self._replay([])
        for _ in range(prefix):
            line = perft.choose_line(seed, self._entered, match.list_legal())
            self._way.append(line)
            self._enter_line(match, line)

    def _enter_line(self, match: Match, line: str) -> None:
        match.enter(line)
        self._entered += 1
        self._deal(match)

    def _deal(self, match: Match) -> None:
        while isinstance(awaited := match.awaited, Deal):
            values = perft.compute_deal(
                self._seed, self._entered, awaited.verb, awaited.count, match.game.bag, self._faces
            )
            match.enter(" ".join([awaited.format_begin(), *map(str, values)]))
            self._entered += 1

    def _replay(self, lines: list[str]) -> Match:
        match = self._new_match()
        self._entered = 0
        self._deal(match)
        for line in lines:
            self._enter_line(match, line)
        return match

    def count(self, depth: int, lines: tuple[str, ...] = (), match: Match | None = None) -> int:
        """Return the number of legal sequences of `depth` moves after `lines`."""
        match = match or self._replay([*self._way, *lines])
        legal = match.list_legal()
        if depth == 1:
            return len(legal)
        found = 0
        for line in legal:
            match = match or self._replay([*self._way, *lines])
            self._enter_line(match, line)
            found += self.count(depth - 1, (*lines, line), match)
            match = None
        return found
