"""Families of classes: objects of one family may be of any class of it, and have all its attributes."""

import ast
from collections import defaultdict
from collections.abc import Iterator

from host_tools.compiling.names import Names, Unprovable
from host_tools.compiling.scopes import FUNCTIONS, Source, bindings

ANY = "*"  # objects of unknown class
_SELF = "self"
_WITHOUT_SELF = ("staticmethod",)


class Families:
    """Of the classes of some modules; classes of one name are one. Unprovable when kin cannot be seen."""

    def __init__(self, sources: list[Source]):
        self._parent: dict[str, str] = {}
        for source in sources:
            renamed = {alias.asname for _, alias in source.imports() if alias.asname}
            for node, level in source.class_level:
                _check_methods(source, level)
                for base in node.bases:
                    if not isinstance(base, ast.Name) or base.id in renamed or node.keywords:
                        raise source.fail(node, f"the base of {node.name} must be called by its own name")
                    self._parent[self.of(node.name)] = self.of(base.id)

    def of(self, name: str) -> str:
        """The family of a class: its oldest ancestor."""
        while (parent := self._parent.get(name, name)) != name:
            name = parent
        return name

    def owners(self, source: Source) -> Iterator[tuple[str, set[str]]]:
        """(attribute, family that has it) of each use in a class that defines it or asks its own objects for it."""
        for node, level in source.class_level:
            family = {self.of(node.name)}
            for name in bindings(level):
                yield name, family
            for part in ast.walk(node):
                if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == _SELF:
                    yield part.attr, family


def _check_methods(source: Source, level: list[ast.AST]) -> None:
    """What a class gives its objects is seen only where they are called `self`."""
    for node in level:
        if isinstance(node, FUNCTIONS):
            decorators = {getattr(decorator, "id", "") for decorator in node.decorator_list}
            parameters = [parameter.arg for parameter in (*node.args.posonlyargs, *node.args.args)]
            if not decorators & set(_WITHOUT_SELF) and parameters[:1] != [_SELF]:
                raise source.fail(node, f"the first parameter of {node.name} must be called {_SELF}")


def check_families(sources: list[Source], names: Names) -> None:
    """Unprovable when an object would have one name for two of its attributes."""
    families = Families(sources)
    given: dict[str, dict[str, str]] = defaultdict(dict)  # family -> new name -> old name
    for source in sources:
        for name, owners in families.owners(source):
            for family in owners:
                short = names.attributes.get(name, name)
                other = given[family].setdefault(short, name)
                if other != name:
                    raise Unprovable(f"{source.name}: {family} has {name} and {other}, which are both called {short}")
