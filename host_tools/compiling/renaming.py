"""Writes into a module what its names are called from now on, and how it calls the modules it imports."""

import ast

from host_tools.compiling.fetched import FIELDS
from host_tools.compiling.module import Module
from host_tools.compiling.names import Names
from host_tools.compiling.scopes import DEFINITIONS, Source, bindings


def rename(module: Module, source: Source, names: Names, modules: dict[str, Module], packages: set[str]) -> None:
    """Give a module's names their short ones; a program beside the tray's modules keeps its own.

    packages: those of the modules that have others in them.
    """
    own = names.modules.get(source.name, {})
    of_classes = {name for _, level in source.class_level for name in bindings(level)}
    foreign = {name for name, (origin, _) in module.imported.items() if origin not in modules}
    for node in source.nodes:
        if isinstance(node, ast.Name):
            short = own.get(node.id)
            if short is None and node in source.in_classes and node.id in of_classes:
                short = names.attributes.get(node.id)
            if short:
                module.replace(node, short)
        elif isinstance(node, ast.Attribute):
            short = names.attributes.get(node.attr)
            if short and not (isinstance(node.value, ast.Name) and node.value.id in foreign):
                module.replace_end(node, node.attr, short)
        elif isinstance(node, DEFINITIONS):
            given = own if node in source.top else names.attributes if node in source.in_classes else {}
            if node.name in given:
                module.replace_name(node, given[node.name])
        elif isinstance(node, ast.ImportFrom):
            nearer = node.module or ""
            if module.name in modules and nearer in modules:
                nearer = _nearer(module.name if module.name in packages else module.name.rpartition(".")[0], nearer)
            _rename_import(module, node, nearer, own if node in source.top else {}, names, modules)
    for node in source.assigned((FIELDS,)):
        if isinstance(node, ast.Constant) and node.value in names.attributes:
            module.replace(node, repr(names.attributes[node.value]))


def _rename_import(
    module: Module, node: ast.ImportFrom, source: str, own: dict[str, str], names: Names, modules: dict[str, Module]
) -> None:
    """`source`: the module as it is called here; `own`: new names of the importer's own, none within a function."""
    theirs = names.modules.get(node.module or "", {})
    parts = []
    for alias in node.names:
        is_module = f"{node.module}.{alias.name}" in modules
        name = alias.name if is_module else theirs.get(alias.name, alias.name)
        here = alias.asname or alias.name
        here = own.get(here, here)
        parts.append(name if name == here else f"{name} as {here}")
    if source != node.module or parts != [ast.unparse(alias) for alias in node.names]:
        module.blank(node, f"from {source} import {', '.join(parts)}")


def _nearer(package: str, module: str) -> str:
    """A module as seen from a package, where that is but its last name: which is in memory, its full name is longer."""
    parent, _, last = module.rpartition(".")
    here, dots = package, "."
    while here:
        if here in (parent, module):
            return dots + last if here == parent else dots
        here, dots = here.rpartition(".")[0], dots + "."
    return module
