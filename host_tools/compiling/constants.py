"""Numbers and short words that never change stand where they are used; imports of nothing else go.

Shared by name they would cost each module an entry among its globals, the name itself, and the code that fetches it.
"""

import ast
from collections import Counter
from collections.abc import Iterator

from host_tools.compiling.module import Module
from host_tools.compiling.scopes import bindings, declared, imports_of

_WORD_LETTERS = 10  # a longer text would stand in each module in full
_CONST = "const"  # of tray24.compat: a word of the compiler's where it is left

Value = int | str


def put_constants(modules: dict[str, Module]) -> None:
    """Edit all modules; whoever uses a name of theirs must be among them."""
    constants = _Constants(modules)
    for module in modules.values():
        constants.put(module)
    for module in modules.values():
        constants.drop_assignments(module)


class _Constants:
    """The values of all modules. What is bound more than once, or declared in a function, has none."""

    def __init__(self, modules: dict[str, Module]):
        self._modules = modules
        self._bound = {name: _bound(module) for name, module in modules.items()}
        self._values = {name: _values(module, self._bound[name]) for name, module in modules.items()}
        self._wanted = set(self._wants())

    def value_of(self, owner: str, name: str) -> Value | None:
        """What a name of a module always is, through imports."""
        if owner not in self._modules or self._bound[owner][name] != 1:
            return None
        if name in self._values[owner]:
            return self._values[owner][name]
        source, original = self._modules[owner].imported.get(name, (owner, name))
        return None if source == owner else self.value_of(source, original)

    def put(self, module: Module) -> None:
        """Put values in place of names, and drop imports that nobody needs any more."""
        for statement in [node for node in module.nodes if isinstance(node, ast.ImportFrom)]:
            self._drop_imports(module, statement)
        for node in module.nodes:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                value = self.value_of(module.name, node.id)
                if value is not None:
                    module.replace(node, f"({value})" if isinstance(value, int) and value < 0 else repr(value))

    def _drop_imports(self, module: Module, statement: ast.ImportFrom) -> None:
        left = [
            alias
            for alias in statement.names
            if alias.name != _CONST and (alias.asname or self.value_of(module.name, alias.name) is None)
        ]
        if not left:
            module.blank(statement)
        elif len(left) < len(statement.names):
            module.blank(statement, f"from {statement.module} import {', '.join(map(ast.unparse, left))}")

    def drop_assignments(self, module: Module) -> None:
        """A constant's own line goes, or says its value where an import that stays or an attribute asks for it."""
        values = self._values[module.name]
        for statement in module.tree.body:
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                name = statement.targets[0].id
                if name in values:
                    is_wanted = {(module.name, name), ("", name)} & self._wanted
                    module.blank(statement, f"{name} = {values[name]!r}" if is_wanted else "pass")

    def _wants(self) -> Iterator[tuple[str, str]]:
        """(module, name) of what imports that stay fetch; ("", attribute) of what any object may be asked for."""
        for module in self._modules.values():
            for node in module.nodes:
                if isinstance(node, ast.Attribute):
                    yield "", node.attr
                elif isinstance(node, ast.ImportFrom):
                    for alias in node.names:
                        if alias.asname or self._bound[module.name][alias.name] > 1:
                            yield node.module or "", alias.name


def _bound(module: Module) -> Counter[str]:
    """How often each name is bound. A declaration as global or nonlocal counts twice: it is not alone."""
    bound = Counter(bindings(node for node in module.nodes if not isinstance(node, ast.alias)))
    bound.update(name for name in declared(module.nodes) for _ in range(2))
    bound.update(name for name, _, _ in set(imports_of(module.nodes)))  # the same one in several functions is one
    return bound


def _values(module: Module, bound: Counter[str]) -> dict[str, Value]:
    """The module's own constants."""
    values: dict[str, Value] = {}
    for statement in module.tree.body:
        if not (isinstance(statement, ast.Assign) and len(statement.targets) == 1):
            continue
        target, given = statement.targets[0], statement.value
        if not isinstance(target, ast.Name) or bound[target.id] > 1 or not target.id.isupper():
            continue
        if isinstance(given, ast.Call) and isinstance(given.func, ast.Name) and given.func.id == _CONST:
            given = given.args[0]
        value = _computed(given, values, module.name)
        if value is not None:
            values[target.id] = value
    return values


def _computed(node: ast.expr, values: dict[str, Value], where: str) -> Value | None:
    """The integer or short word that an expression is, from the values before it."""
    unknown = [name for name in ast.walk(node) if isinstance(name, ast.Name) and name.id not in values]
    if unknown or any(isinstance(part, (ast.Call, ast.Attribute, ast.Subscript)) for part in ast.walk(node)):
        return None
    value = eval(compile(ast.Expression(node), where, "eval"), {}, dict(values))
    if isinstance(value, str):
        return value if len(value) <= _WORD_LETTERS else None
    return value if type(value) is int else None
