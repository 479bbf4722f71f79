"""Which names are one, everywhere they stand, and which of them may become another.

A name is given away when it is surely ours:

- a module's own name: bound by the module itself and by no function of it, followed through all imports;
- an attribute: MicroPython's own firmware has no such name (micropython_names.txt), so nothing of it can be meant.
  Whoever is asked for it is of a class that has it, or of its kin: attributes of others may get the same short name.

What is fetched by a computed name, given by keyword, or is an exception's class (its name is shown) stays. Functions of
one module get different names: with `Names.functions` a traceback can be told in the words of the sources.

One thing is taken for granted, since Python has no types to prove it by: whoever is asked from outside for an attribute
that some class has, or given one, is of such a class. To ask another for it would be an error in the sources, too, and no
`except AttributeError` may hide it; what an object is given from outside a test looks at (tests/host_tools/compiling).
"""

import ast
import builtins
from collections import defaultdict
from dataclasses import dataclass, field

from host_tools.compiling.families import ANY, Families
from host_tools.compiling.fetched import check_followed, fetched
from host_tools.compiling.names import MICROPYTHON_NAMES
from host_tools.compiling.scopes import FUNCTIONS, Source, bindings

Owner = tuple[str, str]  # ("", attribute) or (module, name of it)


@dataclass
class Kind:
    """All that has one name: where it is used, and what it must not be confused with."""

    fixed: bool = False
    uses: set[str] = field(default_factory=set)  # modules that hold the name
    bound: set[str] = field(default_factory=set)  # modules that have it among their own names
    classes: set[str] = field(default_factory=set)  # whose objects have it
    bodies: set[str] = field(default_factory=set)  # modules with a class that defines it
    loaded: set[str] = field(default_factory=set)  # modules with a class whose body, functions aside, reads it
    functions: set[str] = field(default_factory=set)  # modules with a function of that name


class Kinds:
    """Of all modules that are on the tray; `of` has the kind of each name, `the_one` finds a name's place in it."""

    def __init__(self, sources: list[Source]):
        self.sources = {source.name: source for source in sources}
        self.of: dict[Owner, Kind] = defaultdict(Kind)
        self.attributes = {name for source in sources for name in source.attributes()}
        self._one: dict[Owner, Owner] = {}
        for source in sources:
            check_followed(source)
            self._unite(source)
        families = Families(sources)
        for source in sources:
            self._note_own(source)
            self._note_imports(source)
            self._note_attributes(source, families)
        for name in self.attributes:
            # Whoever is asked for it is of a class that has it. If none has it, it is given to objects from outside.
            kind = self.of["", name]
            kind.classes = kind.classes or {ANY}
        self._fix(fetched(sources, families))

    def the_one(self, owner: Owner) -> Owner:
        """Which of all that are the same stands for them. A module's name that is an attribute's, too, is the same:
        the module may be asked for it."""
        return ("", owner[1]) if owner[1] in self.attributes else self._root(owner)

    def _root(self, owner: Owner) -> Owner:
        while owner in self._one:
            owner = self._one[owner]
        return owner

    def _unite(self, source: Source) -> None:
        """An imported name is the one where it is from."""
        for node, alias in source.imports():
            origin = self._origin(source, node, alias)
            if origin and node in source.top and not alias.asname and alias.name in source.clean:
                here = source.name, alias.name
                if self._root(here) != self._root(origin):
                    self._one[self._root(here)] = self._root(origin)

    def _origin(self, source: Source, node: ast.ImportFrom, alias: ast.alias) -> Owner | None:
        """The module's name that is imported; None for a module, and for what is not the tray's."""
        if node.level or alias.name == "*":
            raise source.fail(node, "import by the whole name, and each name by itself")
        module = node.module or ""
        return (module, alias.name) if module in self.sources and f"{module}.{alias.name}" not in self.sources else None

    # A module's own names.

    def _note_own(self, source: Source) -> None:
        for name in source.own:
            kind = self._own(source, name)
            kind.uses.add(source.name)
            kind.bound.add(source.name)
            if name in source.read_by_classes:
                kind.loaded.add(source.name)
            kind.fixed |= name not in source.clean or name[:2] == "__"
        for node in source.top:
            if isinstance(node, FUNCTIONS):
                self._own(source, node.name).functions.add(source.name)
            elif isinstance(node, ast.ClassDef):
                self._own(source, node.name).fixed |= self._is_exception(source, node)

    def _own(self, source: Source, name: str) -> Kind:
        return self.of[self.the_one((source.name, name))]

    def _note_imports(self, source: Source) -> None:
        for node in source.top:
            # Modules, and what is not the tray's: they stay as their owner has them.
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    if self._origin(source, node, alias) is None and not alias.asname:
                        self._own(source, alias.name).fixed = True
            elif isinstance(node, ast.Import):
                for name in bindings(node.names):
                    self._own(source, name).fixed = True
        for node, alias in source.imports():
            if origin := self._origin(source, node, alias):
                kind = self.of[self.the_one(origin)]
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

    # Attributes.

    def _note_attributes(self, source: Source, families: Families) -> None:
        foreign = {
            name
            for node in source.nodes
            if isinstance(node, (ast.Import, ast.ImportFrom)) and getattr(node, "module", None) not in self.sources
            for name in bindings(node.names)
        }
        for node in source.nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in foreign:
                self._attribute(node.attr).fixed = True  # of what is not the tray's
        for name, owners in families.owners(source):
            self._attribute(name).classes |= owners
        for name in source.attributes():
            self._attribute(name).uses.add(source.name)
        for _, level in source.class_level:
            for name in bindings(level):
                self._attribute(name).bodies.add(source.name)
            for node in level:
                if isinstance(node, FUNCTIONS):
                    self._attribute(node.name).functions.add(source.name)

    def _attribute(self, name: str) -> Kind:
        return self.of[self.the_one(("", name))]

    def _fix(self, fetched_names: set[str]) -> None:
        for (module, name), kind in self.of.items():
            if not module:
                kind.fixed |= name in MICROPYTHON_NAMES or name[:2] == "__"
            kind.fixed |= name in fetched_names
