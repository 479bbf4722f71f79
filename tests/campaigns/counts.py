"""The number of sequences of legal lines from a position: both engines must count the same."""

import random

import counting

from campaigns.campaign import Campaign, Fault
from campaigns.engines import ENGINES, NO_CATCHES, Engines
from campaigns.second.engine import Deal, Match

_MOST_PREFIX = 60  # lines of seats before the position
_LEAST, _DEEPEST = 1500, 9  # sequences of a round, and lines of the longest


class Counts(Campaign):
    about = (*Engines.about, "tests/campaigns/engines.py", "tests/micropython/counting.py")
    name = "counts"
    promise = "both engines know the same sequences of legal lines"
    unit = "sequences"
    night = 10_000_000
    short = 4
    faults = (Fault("nobody can be caught", NO_CATCHES),)

    def check(self, number: int, chance: random.Random) -> int:
        """Count the sequences from one position to growing depths, until there are many."""
        engine = chance.choice(ENGINES)
        seats, options = engine.draw(chance)
        first = counting.Count(engine.game, seats, options, number)
        prefix = chance.randrange(_MOST_PREFIX)
        while not first.go(prefix):
            first, prefix = counting.Count(engine.game, seats, options, number), prefix // 2
        second = Second(lambda: Match(engine.second, seats, options), number, first.faces, prefix)
        depth = 0
        found = 1
        while 0 < found < _LEAST and depth < _DEEPEST:
            depth += 1
            found = first.count(depth)
        others = second.count(depth)
        assert found == others, f"{found} and {others}: {engine.game} {seats} {options} {number} {prefix} {depth}"
        return found


class Second:
    """Counting with the second engine, which enters all lines again for each sequence."""

    def __init__(self, new_match, seed, faces, prefix):
        self._new_match = new_match
        self._seed = seed
        self._faces = faces
        self._way = []
        match = self._play([])
        for _ in range(prefix):
            line = counting.chosen(seed, self._entered, match.legal())
            self._way.append(line)
            self._enter(match, line)

    def _enter(self, match: Match, line: str) -> None:
        match.enter(line)
        self._entered += 1
        self._serve(match)

    def _serve(self, match: Match) -> None:
        while isinstance(awaited := match.awaited, Deal):
            values = counting.dealt(self._seed, self._entered, awaited.verb, awaited.count, match.game.bag, self._faces)
            match.enter(" ".join([awaited.begin(), *map(str, values)]))
            self._entered += 1

    def _play(self, lines: list[str]) -> Match:
        match = self._new_match()
        self._entered = 0
        self._serve(match)
        for line in lines:
            self._enter(match, line)
        return match

    def count(self, depth: int, lines: tuple[str, ...] = (), match: Match | None = None) -> int:
        """Return the number of legal sequences of `depth` moves after `lines`."""
        match = match or self._play([*self._way, *lines])
        legal = match.legal()
        if depth == 1:
            return len(legal)
        found = 0
        for line in legal:
            match = match or self._play([*self._way, *lines])
            self._enter(match, line)
            found += self.count(depth - 1, (*lines, line), match)
            match = None
        return found
