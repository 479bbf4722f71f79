"""Who binds which name in a module: the module itself, a class of it, or a function."""

import ast
from collections.abc import Iterable, Iterator

from host_tools.compiling.names import Unprovable

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINITIONS = (*FUNCTIONS, ast.ClassDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class Source:
    """One module: its tree and who binds what in it.

    `top` and `in_classes` are the nodes that run with the names of the module, or of a class: `class_level` has those
    of each class. `own` are the names that the module binds, `local` those that functions bind or declare, `clean` the
    own ones that no function does; `ids` all that are no attributes.
    """

    def __init__(self, name: str, tree: ast.Module):
        self.name = name
        self.nodes = list(ast.walk(tree))
        self.class_level = [(node, list(level(node))) for node in self.nodes if isinstance(node, ast.ClassDef)]
        self.in_classes = {part for _, parts in self.class_level for part in parts}
        self.top = set(level(tree))
        self.own = set(bindings(self.top))
        outside = self.in_classes | self.top
        self.local = {*bindings(node for node in self.nodes if node not in outside), *declared(self.nodes)}
        self.ids = {node.id for node in self.nodes if isinstance(node, ast.Name)} | self.local | self.own
        self.read_by_classes = {node.id for node in self.in_classes if isinstance(node, ast.Name)}
        self.clean = self.own - self.local

    def imports(self) -> Iterator[tuple[ast.ImportFrom, ast.alias]]:
        """(statement, what it imports) of each name that is imported from a module."""
        for node in self.nodes:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    yield node, alias

    def assigned(self, names: tuple[str, ...]) -> Iterator[ast.AST]:
        """All that the classes assign to these names."""
        for node in self.in_classes:
            if isinstance(node, ast.Assign) and set(names) & set(bindings(node.targets)):
                yield from ast.walk(node.value)

    def attributes(self) -> Iterator[str]:
        """Each attribute that the module asks for, or gives its classes."""
        for node in self.nodes:
            if isinstance(node, ast.Attribute):
                yield node.attr
        for _, parts in self.class_level:
            yield from bindings(parts)

    def fail(self, node: ast.AST, why: str) -> Unprovable:
        """The error that says where and why names cannot be followed."""
        return Unprovable(f"{self.name}, line {getattr(node, 'lineno', '?')}: {why}; names cannot be shortened safely")


def level(owner: ast.AST) -> Iterator[ast.AST]:
    """What is run with the names of this module or class: also defaults and decorators, but no function's body."""
    for statement in getattr(owner, "body", ()):
        yield from _run_here(statement)


def _run_here(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    if isinstance(node, ast.ClassDef):
        parts = [*node.decorator_list, *node.bases, *node.keywords]
    elif isinstance(node, FUNCTIONS):
        parts = [*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)]
    elif isinstance(node, ast.Lambda):
        parts = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
    elif isinstance(node, COMPREHENSIONS):
        parts = [node.generators[0].iter]
    else:
        parts = list(ast.iter_child_nodes(node))
    for part in parts:
        yield from _run_here(part)


def bindings(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Each name as often as these nodes bind it."""
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, DEFINITIONS):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.alias):
            yield node.asname or node.name.partition(".")[0]
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name


def declared(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Each name that these nodes declare to be bound elsewhere, too: as global or nonlocal."""
    for node in nodes:
        if isinstance(node, (ast.Global, ast.Nonlocal)):
            yield from node.names


def imports_of(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, str, str]]:
    """(name here, module it is from or "", name there) of all imports."""
    for node in nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                source = node.module or "" if isinstance(node, ast.ImportFrom) else ""
                yield alias.asname or alias.name.partition(".")[0], source, alias.name
