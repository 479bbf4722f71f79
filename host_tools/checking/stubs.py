"""The stubs of the firmware have the attributes that its objects get. mypy's stubtest compares all else."""

import ast
from collections.abc import Iterator

from host_tools.checking.tree import Module, Tree, at
from simulator.texts import HostTexts

say = HostTexts("check")

_FOLDER = "firmware/tray24/"


def check_stubs(tree: Tree) -> Iterator[str]:
    """Yield the attributes that a stub lacks, and those that nothing sets."""
    set_somewhere = {
        getattr(node, "attr", None) or getattr(node, "id", None) or getattr(node, "name", None)
        for name, module in tree.modules.items()
        if name.startswith("tray24.")
        for node in ast.walk(module.tree)
        if isinstance(getattr(node, "ctx", None), ast.Store) or isinstance(node, ast.FunctionDef)
    }
    for place in tree.sources(".pyi", under=_FOLDER):
        stub = tree.module(place)
        if stub.name not in tree.modules:
            yield at(place, 1, say("stub-alone"))
            continue
        sources = {node.name: node for node in _classes(tree.modules[stub.name])}
        for node in _classes(stub):
            known = set().union(*(_declared(each) for each in _family(tree, stub, node)))
            missing = _assigned(sources[node.name]) - known if node.name in sources else set()
            if missing:
                yield at(place, node.lineno, say("stub-lacks", name=node.name, names=", ".join(sorted(missing))))
            is_tuple = "NamedTuple" in [ast.unparse(base) for base in node.bases]
            unset = set() if is_tuple else _declared(node) - set_somewhere
            if unset:
                yield at(place, node.lineno, say("stub-invents", name=node.name, names=", ".join(sorted(unset))))


def _classes(module: Module) -> list[ast.ClassDef]:
    return [node for node in module.tree.body if isinstance(node, ast.ClassDef)]


def _family(tree: Tree, stub: Module, cls: ast.ClassDef) -> Iterator[ast.ClassDef]:
    """Yield a class of a stub and the classes that it inherits from, as far as they have stubs."""
    yield cls
    for base in map(ast.unparse, cls.bases):
        for node in _classes(stub):
            if node.name == base:
                yield from _family(tree, stub, node)
        for imported in stub.imports:
            place = f"firmware/{imported.name.removesuffix('.' + base).replace('.', '/')}.pyi"
            if imported.name.endswith("." + base) and place in tree.files:
                other = tree.module(place)
                for node in _classes(other):
                    if node.name == base:
                        yield from _family(tree, other, node)


def _assigned(cls: ast.ClassDef) -> set[str]:
    """Return the public attributes that methods of a class give their object."""
    return {
        node.attr
        for node in ast.walk(cls)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"
        if not node.attr.startswith("_")
    }


def _declared(cls: ast.ClassDef) -> set[str]:
    """Return the names of variables and methods in a class of a stub."""
    variables = {ast.unparse(node.target) for node in cls.body if isinstance(node, ast.AnnAssign)}
    return variables | {node.name for node in cls.body if isinstance(node, ast.FunctionDef)}
