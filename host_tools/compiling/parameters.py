"""Parameters are called `a`, `b`, ... or as a name that their module has already, as far as nobody gives them by name."""

import ast
from collections.abc import Iterator, Sequence
from keyword import iskeyword

from host_tools.compiling.module import Module
from host_tools.compiling.names import Unprovable
from host_tools.compiling.scopes import COMPREHENSIONS, DEFINITIONS, FUNCTIONS, bindings, declared

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LETTERS_HELD = 2  # of other names in the module that serve for parameters, too
_SELF = "self"


def rename_parameters(modules: dict[str, Module]) -> set[str]:
    """In all modules; gives those that are no longer called so somewhere: nobody else may give them by name."""
    given = {name for module in modules.values() for name in given_names(module)}
    renamed: set[str] = set()
    for module in modules.values():
        held = {node.attr for node in module.nodes if isinstance(node, ast.Attribute)}
        held.update(_bound(list(_outside_functions(module.tree))))
        letters = sorted(name for name in held if len(name) <= _LETTERS_HELD and not iskeyword(name))
        _rename_in(module, module.tree, set(), given, list(dict.fromkeys([*letters, *_LETTERS])))
        renamed |= {node.arg for node in module.nodes if isinstance(node, ast.arg)} - given
    return renamed


def given_names(module: Module) -> set[str]:
    """The parameters that a module gives by name. Unprovable when they cannot be seen."""
    given = set()
    for node in module.nodes:
        if isinstance(node, ast.keyword):
            if node.arg is None:
                raise Unprovable(f"{module.name}, line {node.lineno}: give each parameter by its name, none by **")
            given.add(node.arg)
    return given


def _rename_in(module: Module, owner: ast.AST, taken: set[str], given: set[str], letters: Sequence[str]) -> None:
    """Rename the parameters of all functions in `owner`; `taken` are the new names of those around it."""
    for node in ast.iter_child_nodes(owner):
        around = taken
        if isinstance(node, (*FUNCTIONS, ast.Lambda)):
            around = taken | _rename_own(module, node, taken, given, letters)
        _rename_in(module, node, around, given, letters)


def _rename_own(module: Module, function, taken: set[str], given: set[str], short: Sequence[str]) -> set[str]:
    """Rename the parameters of one function; gives their new names."""
    body = function.body if isinstance(function.body, list) else [function.body]
    inside = [node for part in body for node in ast.walk(part)]
    # What is bound otherwise, too, keeps its name.
    bound_below = {
        name
        for node in inside
        if isinstance(node, (*DEFINITIONS, ast.Lambda, *COMPREHENSIONS))
        for name in _bound(list(ast.walk(node)))
    }
    bound_by_statements = _bound([node for node in inside if not isinstance(node, ast.Name)])
    used = {node.id for node in inside if isinstance(node, ast.Name)} | bound_below | bound_by_statements | taken
    parameters = [*function.args.posonlyargs, *function.args.args]
    used |= {parameter.arg for parameter in parameters}
    letters = (letter for letter in short if letter not in used)
    new: dict[str, str] = {}
    for parameter in parameters:
        name = parameter.arg
        if len(name) == 1 or name == _SELF or name in given or name in bound_below | bound_by_statements:
            continue
        new[name] = next(letters, name)
        module.replace(parameter, new[name], len(name.encode()))
    for node in inside:
        if isinstance(node, ast.Name) and node.id in new:
            module.replace(node, new[node.id])
    return set(new.values())


def _bound(nodes: list[ast.AST]) -> set[str]:
    return {*bindings(nodes), *declared(nodes)}


def _outside_functions(owner: ast.AST) -> Iterator[ast.AST]:
    """The nodes in an owner's body that are not in a function or class of it, those themselves included."""
    for node in ast.iter_child_nodes(owner):
        yield node
        if not isinstance(node, (*DEFINITIONS, ast.Lambda)):
            yield from _outside_functions(node)
