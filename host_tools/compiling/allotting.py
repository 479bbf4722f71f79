"""Which short name each kind of name gets: one that is free wherever it stands, and costs its modules the fewest bytes."""

from collections import Counter, defaultdict
from itertools import product
from keyword import iskeyword
from string import ascii_letters, digits

from host_tools.compiling.families import ANY
from host_tools.compiling.kinds import Kind, Kinds, Owner
from host_tools.compiling.names import MICROPYTHON_NAMES, NUMBERED, Names, Unprovable
from host_tools.compiling.scopes import Source

_SHORT = [*NUMBERED, *map("".join, [*product(ascii_letters), *product(ascii_letters, ascii_letters + digits)])]
_BYTES_OF_NUMBER = 2


def allot(sources: list[Source]) -> Names:
    """Names for these modules; they must be all that are on the tray."""
    kinds = Kinds(sources)
    given = _give(kinds)
    names = Names()
    for (module, name), kind in kinds.of.items():
        short = given.get((module, name))
        if short is None:
            continue
        if not module:
            names.attributes[name] = short
        for source in kind.functions:
            names.functions.setdefault(source, {})[short] = name
    for source in sources:
        for name in source.own:
            short = given.get(kinds.the_one((source.name, name)))
            if short:
                names.modules.setdefault(source.name, {})[name] = short
    return names


def _give(kinds: Kinds) -> dict[Owner, str]:
    """A short name for each kind that may have one, for those first that stand in most modules."""
    places = _Places(kinds)
    given: dict[Owner, str] = {}
    for owner, kind in sorted(kinds.of.items(), key=lambda item: (-len(item[1].uses), item[0])):
        if not kind.fixed and len(owner[1]) > 1:
            given[owner] = places.take(kind)
    return given


class _Places:
    """Where short names are taken."""

    def __init__(self, kinds: Kinds):
        self._sources = kinds.sources
        ids = {name for source in kinds.sources.values() for name in source.ids}
        modules = {name.rpartition(".")[2] for name in kinds.sources}  # which their package has as attributes
        self._kept = MICROPYTHON_NAMES - set(NUMBERED) | kinds.attributes | modules
        self._used = (ids | kinds.attributes | modules) & set(NUMBERED)
        self._taken: dict[str, list[Kind]] = defaultdict(list)
        self._held: dict[str, set[str]] = defaultdict(set)  # module -> short names that it holds already

    def take(self, kind: Kind) -> str:
        """The name that costs its modules the fewest bytes: one that they hold already costs nothing."""
        fresh = next((short for short in _SHORT if self._is_free(short, kind)), None)
        if fresh is None:
            raise Unprovable("there are more names than short ones")
        held = Counter(short for module in kind.uses for short in self._held[module])
        costs = [((len(kind.uses) - held[short]) * _bytes(short), short) for short in {*held, fresh}]
        _, best = next((cost, short) for cost, short in sorted(costs) if short == fresh or self._is_free(short, kind))
        self._taken[best].append(kind)
        for module in kind.uses:
            self._held[module].add(best)
        return best

    def _is_free(self, short: str, kind: Kind) -> bool:
        if iskeyword(short) or short in self._used or (kind.classes and short in self._kept):
            return False
        if any(short in self._sources[module].ids for module in kind.bound):
            return False
        if any(short in self._sources[module].read_by_classes for module in kind.bodies):
            return False
        return not any(_collide(kind, other) for other in self._taken[short])


def _bytes(name: str) -> int:
    """What a name takes in a module: its length and a zero go with it."""
    return _BYTES_OF_NUMBER if name in NUMBERED else len(name) + 2


def _collide(one: Kind, other: Kind) -> bool:
    if one.bound & other.bound or one.functions & other.functions:
        return True
    if one.bodies & other.loaded or one.loaded & other.bodies:
        return True
    if ANY in one.classes and other.classes or ANY in other.classes and one.classes:
        return True
    return bool(one.classes & other.classes)
