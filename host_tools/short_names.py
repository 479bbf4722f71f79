"""Short names for what the firmware calls its functions, classes, variables and attributes.

MicroPython keeps each name once in memory for ever, and each compiled module holds all names it uses in full: a quarter
of the flash was names. A name is given away when it is surely ours:

- a module's own name: bound by the module itself and by no function of it, followed through all imports;
- an attribute: MicroPython's own firmware has no such name (micropython_names.txt), so nothing of it can be meant.
  Whoever is asked for it is of a class that has it, or of its kin: attributes of others may get the same short name.

What is fetched by a computed name, given by keyword, or is an exception's class (its name is shown) stays. Functions of
one module get different names: with `Names.functions` a traceback can be told in the words of the sources.
"""

import ast
import builtins
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product
from keyword import iskeyword
from pathlib import Path
from string import ascii_letters, digits

MICROPYTHON_NAMES = frozenset((Path(__file__).parent / "micropython_names.txt").read_text(encoding="utf-8").split())

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
_SCOPES = (*_FUNCTIONS, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_FETCHES = ("getattr", "setattr", "hasattr", "delattr")
_UNFOLLOWED = ("globals", "locals", "vars", "eval", "exec", "dir")
_UNFOLLOWED_ATTRIBUTES = ("__dict__", "__slots__", "__class__", "__getattr__")
# Modules that fetch attributes by computed names, and where all of these stand as texts: in what is assigned to such
# names of classes anywhere, or in the module itself; or they are the last names of modules.
_OWN_TEXTS = ("",)
_MODULES = ()
# What classes assign to this name are texts, too, but nothing else: they are given the new names.
FIELDS = "BYTES"
_COMPUTED = {
    "tray24.compat": _MODULES,
    "tray24.rules.core": ("OPTIONS",),
    "tray24.link.calibrate": _OWN_TEXTS,
    "tray24.link.selftest": _OWN_TEXTS,
    "tray24.link.link": _MODULES,
}
_ANY = "*"  # objects of unknown class
# Names that the .mpy format knows by a number (py/makeqstrdata.py, static_qstr_list): they take two bytes at most in a
# module, and no memory. Only such as MicroPython never asks an object for, and as no module of the tray uses.
_KNOWN_BY_NUMBER = (
    "ArithmeticError AssertionError BaseException EOFError Ellipsis GeneratorExit IndentationError LookupError NoneType "
    "NotImplementedError OverflowError SyntaxError SystemExit ZeroDivisionError abs all any bool builtins bytecode "
    "callable chr classmethod divmod eval exec from_bytes globals hash id isalpha isdigit islower isspace "
    "issubclass isupper locals lstrip map micropython object pow popitem rfind rindex rsplit setdefault staticmethod"
)
NUMBERED = _KNOWN_BY_NUMBER.split()
_SHORT = [*NUMBERED, *map("".join, [*product(ascii_letters), *product(ascii_letters, ascii_letters + digits)])]
_BYTES_OF_NUMBER = 2

Owner = tuple[str, str]  # ("", attribute) or (module, name of it)


class Unprovable(Exception):
    """Why names cannot be shortened safely."""


@dataclass
class Names:
    """What is called how: attributes everywhere, names by module; those not in it keep theirs."""

    attributes: dict[str, str] = field(default_factory=dict)
    modules: dict[str, dict[str, str]] = field(default_factory=dict)
    functions: dict[str, dict[str, str]] = field(default_factory=dict)  # module -> short name -> name in the sources


@dataclass
class _Kind:
    """All that has one name: where it is used, and what it must not be confused with."""

    fixed: bool = False
    uses: set[str] = field(default_factory=set)  # modules that hold the name
    bound: set[str] = field(default_factory=set)  # modules that have it among their own names
    classes: set[str] = field(default_factory=set)  # whose objects have it
    bodies: set[str] = field(default_factory=set)  # modules with a class that defines it
    loaded: set[str] = field(default_factory=set)  # modules with a class whose body, functions aside, reads it
    functions: set[str] = field(default_factory=set)  # modules with a function of that name


class Source:
    """One module: its tree and who binds what in it."""

    def __init__(self, name: str, tree: ast.Module):
        self.name = name
        self.tree = tree
        self.nodes = list(ast.walk(tree))
        self.class_level = [(node, list(_level(node))) for node in self.nodes if isinstance(node, ast.ClassDef)]
        self.in_classes = {part for _, level in self.class_level for part in level}
        self.top = set(_level(tree))
        self.own = set(bindings(self.top))
        outside = self.in_classes | self.top
        self.local = set(bindings(node for node in self.nodes if node not in outside))
        self.local |= {
            name for node in self.nodes if isinstance(node, (ast.Global, ast.Nonlocal)) for name in node.names
        }
        self.ids = {node.id for node in self.nodes if isinstance(node, ast.Name)} | self.local | self.own
        self.read_by_classes = {node.id for node in self.in_classes if isinstance(node, ast.Name)}
        self.clean = self.own - self.local

    def imports(self) -> Iterator[tuple[ast.ImportFrom, ast.alias]]:
        for node in self.nodes:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    yield node, alias

    def fail(self, node: ast.AST, why: str) -> Unprovable:
        return Unprovable(f"{self.name}, line {getattr(node, 'lineno', '?')}: {why}; names cannot be shortened safely")


def _level(owner: ast.AST) -> Iterator[ast.AST]:
    """What is run with the names of this module or class: also defaults and decorators, but no function's body."""
    for statement in getattr(owner, "body", ()):
        yield from _run_here(statement)


def _run_here(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    if isinstance(node, ast.ClassDef):
        parts = [*node.decorator_list, *node.bases, *node.keywords]
    elif isinstance(node, _FUNCTIONS):
        parts = [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]
    elif isinstance(node, ast.Lambda):
        parts = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
    elif isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        parts = [node.generators[0].iter]
    else:
        parts = list(ast.iter_child_nodes(node))
    for part in parts:
        yield from _run_here(part)


def bindings(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.alias):
            yield node.asname or node.name.partition(".")[0]
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name


def plan(sources: list[Source]) -> Names:
    """Names for these modules; they must be all that are on the tray."""
    return _Plan(sources).names()


def check_families(sources: list[Source], names: Names) -> None:
    """Unprovable when an object would have one name for two of its attributes."""
    kin = _Kin(sources)
    families: dict[str, dict[str, str]] = defaultdict(dict)  # family -> new name -> old name
    for source in sources:
        for name, owners in kin.owners(source):
            for family in owners:
                short = names.attributes.get(name, name)
                if families[family].setdefault(short, name) != name:
                    other = families[family][short]
                    raise Unprovable(f"{source.name}: {family} has {name} and {other}, which are both called {short}")


class _Plan:
    def __init__(self, sources: list[Source]):
        self.sources = {source.name: source for source in sources}
        self.one: dict[Owner, Owner] = {}
        self.kinds: dict[Owner, _Kind] = defaultdict(_Kind)
        self.attributes = {name for source in sources for name in _attributes(source)}
        for source in sources:
            _check_followed(source)
            self._unite(source)
        kin = _Kin(sources)
        for source in sources:
            self._note_names(source)
            self._note_attributes(source, kin)
        for name in self.attributes:
            # Whoever is asked for it is of a class that has it. If none has it, it is given to objects from outside.
            kind = self.kinds["", name]
            kind.classes = kind.classes or {_ANY}
        self._fix(_fetched(sources, kin))

    def the_one(self, owner: Owner) -> Owner:
        """Which of all that are the same stands for them. A module's name that is an attribute's, too, is the same:
        the module may be asked for it."""
        return ("", owner[1]) if owner[1] in self.attributes else self._root(owner)

    def _unite(self, source: Source) -> None:
        """An imported name is the one where it is from."""
        for node, alias in source.imports():
            origin = self.origin(source, node, alias)
            if origin and node in source.top and not alias.asname and alias.name in source.clean:
                here = source.name, alias.name
                if self._root(here) != self._root(origin):
                    self.one[self._root(here)] = self._root(origin)

    def _root(self, owner: Owner) -> Owner:
        while owner in self.one:
            owner = self.one[owner]
        return owner

    def origin(self, source: Source, node: ast.ImportFrom, alias: ast.alias) -> Owner | None:
        """The module's name that is imported; None for a module, and for what is not the tray's."""
        if node.level or alias.name == "*":
            raise source.fail(node, "import by the whole name, and each name by itself")
        module = node.module or ""
        return (module, alias.name) if module in self.sources and f"{module}.{alias.name}" not in self.sources else None

    def _note_names(self, source: Source) -> None:
        for name in source.own:
            kind = self.kinds[self.the_one((source.name, name))]
            kind.uses.add(source.name)
            kind.bound.add(source.name)
            if name in source.read_by_classes:
                kind.loaded.add(source.name)
            kind.fixed |= name not in source.clean or name[:2] == "__"
        for node in source.top:
            if isinstance(node, (*_FUNCTIONS, ast.ClassDef)):
                kind = self.kinds[self.the_one((source.name, node.name))]
                if isinstance(node, ast.ClassDef):
                    kind.fixed |= self._is_exception(source, node)
                else:
                    kind.functions.add(source.name)
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    # Another module's name, or a module: both stay as their owner has them.
                    if self.origin(source, node, alias) is None and not alias.asname:
                        self.kinds[self.the_one((source.name, alias.name))].fixed = True
            elif isinstance(node, ast.Import):
                for name in bindings(node.names):
                    self.kinds[self.the_one((source.name, name))].fixed = True
        for node, alias in source.imports():
            if origin := self.origin(source, node, alias):
                kind = self.kinds[self.the_one(origin)]
                kind.uses.add(source.name)
                kind.fixed |= origin[1] not in self.sources[origin[0]].own

    def _is_exception(self, source: Source, node: ast.ClassDef) -> bool:
        """Its name is shown with what it says."""
        for base in node.bases:
            if not isinstance(base, ast.Name):
                raise source.fail(node, f"the base of {node.name} is no plain name")
            known = getattr(builtins, base.id, None)
            if isinstance(known, type) and issubclass(known, BaseException):
                return True
            module, name = self._root((source.name, base.id))
            for other in self.sources[module].top if module in self.sources else ():
                if isinstance(other, ast.ClassDef) and other.name == name:
                    return self._is_exception(self.sources[module], other)
        return False

    def _note_attributes(self, source: Source, kin: "_Kin") -> None:
        foreign = {
            name
            for node in source.nodes
            if isinstance(node, (ast.Import, ast.ImportFrom)) and getattr(node, "module", None) not in self.sources
            for name in bindings(node.names)
        }
        for node in source.nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in foreign:
                self.kinds[self.the_one(("", node.attr))].fixed = True  # of what is not the tray's
        for name, owners in kin.owners(source):
            self.kinds[self.the_one(("", name))].classes |= owners
        for name in _attributes(source):
            self.kinds[self.the_one(("", name))].uses.add(source.name)
        for _, level in source.class_level:
            for name in bindings(level):
                self.kinds[self.the_one(("", name))].bodies.add(source.name)
            for node in level:
                if isinstance(node, _FUNCTIONS):
                    self.kinds[self.the_one(("", node.name))].functions.add(source.name)

    def _fix(self, fetched: set[str]) -> None:
        for (module, name), kind in self.kinds.items():
            if not module:
                kind.fixed |= name in fetched or name in MICROPYTHON_NAMES or name[:2] == "__"
            kind.fixed |= name in fetched

    def names(self) -> Names:
        """What is called how from now on."""
        given = self._give()
        names = Names()
        for (module, name), kind in self.kinds.items():
            short = given.get((module, name))
            if short is None:
                continue
            if not module:
                names.attributes[name] = short
            for source in kind.functions:
                names.functions.setdefault(source, {})[short] = name
        for source in self.sources.values():
            for name in source.own:
                short = given.get(self.the_one((source.name, name)))
                if short:
                    names.modules.setdefault(source.name, {})[name] = short
        return names

    def _give(self) -> dict[Owner, str]:
        """The shortest name that is free for each kind, those first that stand in most modules."""
        places = _Places(self)
        given: dict[Owner, str] = {}
        for owner, kind in sorted(self.kinds.items(), key=lambda item: (-len(item[1].uses), item[0])):
            if not kind.fixed and len(owner[1]) > 1:
                given[owner] = places.take(kind)
        return given


class _Places:
    """Where short names are taken."""

    def __init__(self, plan: _Plan):
        self._sources = plan.sources
        ids = {name for source in plan.sources.values() for name in source.ids}
        self._kept = MICROPYTHON_NAMES - set(NUMBERED) | plan.attributes
        self._used = (ids | plan.attributes) & set(NUMBERED)
        self._taken: dict[str, list[_Kind]] = defaultdict(list)
        self._held: dict[str, set[str]] = defaultdict(set)  # module -> short names that it holds already

    def take(self, kind: _Kind) -> str:
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

    def _is_free(self, short: str, kind: _Kind) -> bool:
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


def _collide(one: _Kind, other: _Kind) -> bool:
    if one.bound & other.bound or one.functions & other.functions:
        return True
    if one.bodies & other.loaded or one.loaded & other.bodies:
        return True
    if _ANY in one.classes and other.classes or _ANY in other.classes and one.classes:
        return True
    return bool(one.classes & other.classes)


class _Kin:
    """Classes by their family: objects of one family may be of any class of it."""

    def __init__(self, sources: list[Source]):
        self._parent: dict[str, str] = {}
        for source in sources:
            for node, _ in source.class_level:
                for base in node.bases:
                    self._parent[self._oldest(node.name)] = self._oldest(getattr(base, "id", _ANY))

    def _oldest(self, name: str) -> str:
        while (parent := self._parent.get(name, name)) != name:
            name = parent
        return name

    def owners(self, source: Source) -> Iterator[tuple[str, set[str]]]:
        """(attribute, family that has it) of each use in a class that defines it or asks its own objects for it."""
        for node, level in source.class_level:
            family = {self._oldest(node.name)}
            for name in bindings(level):
                yield name, family
            for part in ast.walk(node):
                if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "self":
                    yield part.attr, family


def _attributes(source: Source) -> Iterator[str]:
    for node in source.nodes:
        if isinstance(node, ast.Attribute):
            yield node.attr
    for _, level in source.class_level:
        yield from bindings(level)


def _check_followed(source: Source) -> None:
    """Nothing may fetch names in ways that _fetched() does not see."""
    called = {node.func for node in source.nodes if isinstance(node, ast.Call)}
    for node in source.nodes:
        name = node.id if isinstance(node, ast.Name) else ""
        if name in _UNFOLLOWED and name not in source.own | source.local:
            raise source.fail(node, f"{name} fetches names nobody can follow")
        if isinstance(node, ast.Attribute) and node.attr in _UNFOLLOWED_ATTRIBUTES:
            raise source.fail(node, f"{node.attr} fetches names nobody can follow")
        if name in _FETCHES and node not in called:
            raise source.fail(node, f"{name} must be called where it stands")
        if isinstance(node, ast.Try) and _catches(node, "AttributeError"):
            asked = {part.attr for step in node.body for part in ast.walk(step) if isinstance(part, ast.Attribute)}
            if not asked <= MICROPYTHON_NAMES:
                raise source.fail(node, "nobody may count on an attribute that is missing")
        if isinstance(node, ast.ClassDef) and node not in source.top:
            raise source.fail(node, f"the class {node.name} is not one of its module's own names")


def _catches(node: ast.Try, error: str) -> bool:
    caught = [part for handler in node.handlers if handler.type for part in ast.walk(handler.type)]
    return any(isinstance(part, ast.Name) and part.id == error for part in caught)


def _fetched(sources: list[Source], kin: _Kin) -> set[str]:
    """Names that are fetched by texts."""
    found: set[str] = set()
    for source in sources:
        for node in source.nodes:
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in _FETCHES:
                continue
            wanted = node.args[1]
            if isinstance(wanted, ast.Constant):
                found.add(str(wanted.value))
            elif source.name in _COMPUTED:
                found |= _computed(source, sources)
            elif isinstance(node.args[0], ast.Name) and node.args[0].id == "self":
                found |= _of_self(source, wanted, sources, kin)
            else:
                raise source.fail(node, f"{node.func.id} fetches a computed name of an object that is not self")
    return found


def _near(source: Source, sources: list[Source]) -> list[Source]:
    """The modules of the same package."""
    package = source.name.rpartition(".")[0]
    return [other for other in sources if other.name.rpartition(".")[0] == package]


def _computed(source: Source, sources: list[Source]) -> set[str]:
    """What a module of _COMPUTED may fetch."""
    known = _COMPUTED[source.name]
    if known == _MODULES:
        return {other.name.rpartition(".")[2] for other in _near(source, sources)}
    if known == _OWN_TEXTS:
        return set(_texts(source.nodes))
    return {text for other in sources for text in _texts(assigned(other, known))}


def _of_self(source: Source, wanted: ast.expr, sources: list[Source], kin: _Kin) -> set[str]:
    """What a class of a module may fetch of itself: all that it or its kin have, and that begins as the text does."""
    begin = ""
    if isinstance(wanted, ast.BinOp) and isinstance(wanted.op, ast.Add) and isinstance(wanted.left, ast.Constant):
        begin = str(wanted.left.value)
    families = {owner for _, owners in kin.owners(source) for owner in owners} - {_ANY}
    found = {name for other in sources for name, owners in kin.owners(other) if owners & families}
    return {name for name in found if name.startswith(begin)}


def assigned(source: Source, names: tuple[str, ...]) -> Iterator[ast.AST]:
    """All that the classes of a module assign to these names."""
    for node in source.in_classes:
        if isinstance(node, ast.Assign) and set(names) & set(bindings(node.targets)):
            yield from ast.walk(node.value)


def _texts(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            yield node.value
