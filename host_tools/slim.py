"""Makes modules smaller before they are compiled: what only people need of a name does not go onto the tray.

A name that modules share costs memory in each of them: an entry among its globals, the name itself, which MicroPython
never lets go, and the code that fetches it. So three things are done, all on the line they stand on, so that the compiler
tells the lines of the sources:

- numbers and short words that never change stand where they are used; imports of nothing else go;
- parameters are called `a`, `b`, ... as far as nobody gives them by name;
- names of functions, classes, variables and attributes become short ones (see short_names);
- modules of the same package are imported by their last name.

A name that cannot be followed surely (bound twice, shadowed, part of a text) stays as it is.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from keyword import iskeyword

from host_tools.same_code import check_same
from host_tools.short_names import (
    FIELDS,
    MICROPYTHON_NAMES,
    NUMBERED,
    Names,
    Source,
    Unprovable,
    assigned,
    bindings,
    check_families,
    plan,
)

_WORD_LETTERS = 10  # a longer text would stand in each module in full
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LETTERS_HELD = 2  # of other names in the module that serve for parameters, too
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_CONST = "const"  # of tray24.compat: a word of the compiler's where it is left

Value = int | str

__all__ = ["MICROPYTHON_NAMES", "NUMBERED", "Slim", "Unprovable", "slimmed"]


class Module:
    """A module's source, its syntax tree, and the edits that are to be made: none reaches over a line's end."""

    def __init__(self, name: str, source: str):
        self.name = name
        self.lines = [line.encode() for line in source.splitlines(keepends=True)]
        self.tree = ast.parse(source)
        self.nodes = list(ast.walk(self.tree))
        self.edits: dict[tuple[int, int], tuple[int, str]] = {}
        imports = set(_imported(self.nodes))  # the same one in several functions is one
        self.bound = Counter(_bound_names(node for node in self.nodes if not isinstance(node, ast.alias)))
        self.bound.update(name for name, _, _ in imports)
        self.imported = {name: (module, original) for name, module, original in imports}
        self.values: dict[str, Value] = {}
        for statement in self.tree.body:
            self._take_value(statement)

    def _take_value(self, statement: ast.stmt) -> None:
        if not (isinstance(statement, ast.Assign) and len(statement.targets) == 1):
            return
        target, given = statement.targets[0], statement.value
        if not isinstance(target, ast.Name) or self.bound[target.id] > 1 or not target.id.isupper():
            return
        if isinstance(given, ast.Call) and isinstance(given.func, ast.Name) and given.func.id == _CONST:
            given = given.args[0]
        value = self._computed(given)
        if value is not None:
            self.values[target.id] = value

    def _computed(self, node: ast.expr) -> Value | None:
        """The integer or short word that an expression is, from the values before it."""
        unknown = [name for name in ast.walk(node) if isinstance(name, ast.Name) and name.id not in self.values]
        if unknown or any(isinstance(part, (ast.Call, ast.Attribute, ast.Subscript)) for part in ast.walk(node)):
            return None
        value = eval(compile(ast.Expression(node), self.name, "eval"), {}, dict(self.values))
        if isinstance(value, str):
            return value if len(value) <= _WORD_LETTERS else None
        return value if type(value) is int else None

    def replace(self, node: ast.expr | ast.arg, text: str, length: int | None = None) -> None:
        """Put `text` in the node's place, or in place of as many bytes at its beginning."""
        end = node.end_col_offset if length is None else node.col_offset + length
        assert end is not None
        self._edit(node.lineno, node.col_offset, end, text)

    def replace_end(self, node: ast.expr, old: str, text: str) -> None:
        """Put `text` in place of the `old` one that the node ends with."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        self._edit(node.end_lineno, node.end_col_offset - len(old.encode()), node.end_col_offset, text)

    def replace_name(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, text: str) -> None:
        """Call a function or class otherwise where it is defined."""
        name = node.name.encode()
        start = self.lines[node.lineno - 1].index(b" " + name, node.col_offset) + 1
        self._edit(node.lineno, start, start + len(name), text)

    def blank(self, statement: ast.stmt, text: str = "pass") -> None:
        """Put a short statement in place of a longer one, on its first line."""
        assert statement.end_lineno is not None and statement.end_col_offset is not None
        for number in range(statement.lineno, statement.end_lineno + 1):
            first, last = number == statement.lineno, number == statement.end_lineno
            line = self.lines[number - 1]
            start = statement.col_offset if first else 0
            end = statement.end_col_offset if last else len(line.rstrip(b"\r\n"))
            self._edit(number, start, end, text if first else "")

    def _edit(self, number: int, start: int, end: int, text: str) -> None:
        """In place of all that was to be edited there."""
        for place in [at for at in self.edits if at[0] == number and start <= at[1] < end]:
            del self.edits[place]
        self.edits[number, start] = end, text

    def written(self) -> str:
        """The source with all edits made."""
        lines = list(self.lines)
        for (number, start), (end, text) in sorted(self.edits.items(), reverse=True):
            line = lines[number - 1]
            lines[number - 1] = line[:start] + text.encode() + line[end:]
        return b"".join(lines).decode()


def slimmed(sources: dict[str, str]) -> dict[str, str]:
    """Name of each module -> its smaller source. Whoever is to use them must be among them."""
    return Slim(sources).sources


class Slim:
    """`sources`: name of each module -> its smaller source; `names`: what is called how in them."""

    def __init__(self, sources: dict[str, str], packages: Iterable[str] = ()):
        """`packages`: those that hold none of these modules."""
        self._packages = {name.rpartition(".")[0] for name in sources} | set(packages)
        try:
            modules = {name: Module(name, source) for name, source in sources.items()}
        except SyntaxError:
            self.sources, self.names, self._given = dict(sources), Names(), {}  # the compiler tells where
            return
        self._given = sources
        _put_values(modules)
        # Names are given on what is left.
        before = {name: module.written() for name, module in modules.items()}
        modules = {name: Module(name, source) for name, source in before.items()}
        trees = [Source(name, module.tree) for name, module in modules.items()]
        self.names = plan(trees)
        for source in trees:
            _rename(modules[source.name], source, self.names, modules, self._packages)
        after = {name: module.written() for name, module in modules.items()}
        check_families(trees, self.names)
        check_same(before, after, self._packages)
        self.sources = _with_short_parameters(after)

    def fitted(self, name: str, program: str) -> str:
        """A program that runs beside these modules, made to fit them; its own names stay."""
        modules = {other: Module(other, source) for other, source in {**self._given, name: program}.items()}
        _put_values(modules)
        module = Module(name, modules[name].written())
        given = {other: modules[other] for other in self._given}
        source = Source(name, module.tree)
        check_families([source], self.names)
        _rename(module, source, self.names, given, self._packages)
        return module.written()


def _with_short_parameters(sources: dict[str, str]) -> dict[str, str]:
    modules = {name: Module(name, source) for name, source in sources.items()}
    _rename_parameters(modules)
    return {name: module.written() for name, module in modules.items()}


# Values.


def _put_values(modules: dict[str, Module]) -> None:
    wanted = _wanted(modules)
    kept = {node.attr for module in modules.values() for node in module.nodes if isinstance(node, ast.Attribute)}
    for module in modules.values():
        shadowed = {name for name, times in module.bound.items() if times > 1}
        for statement in [node for node in module.nodes if isinstance(node, ast.ImportFrom)]:
            _drop_imports(modules, module, statement, shadowed)
        for node in module.nodes:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in shadowed:
                value = _value_of(modules, module.name, node.id)
                if value is not None:
                    module.replace(node, f"({value})" if isinstance(value, int) and value < 0 else repr(value))
    for module in modules.values():
        for statement in module.tree.body:
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                name = statement.targets[0].id
                if name not in module.values:
                    continue
                if name in kept or (module.name, name) in wanted:
                    module.blank(statement, f"{name} = {module.values[name]!r}")
                else:
                    module.blank(statement)


def _value_of(modules: dict[str, Module], owner: str, name: str) -> Value | None:
    """What a name of a module always is, through imports."""
    module = modules.get(owner)
    if module is None or module.bound[name] != 1:
        return None
    if name in module.values:
        return module.values[name]
    source, original = module.imported.get(name, (owner, name))
    return None if source == owner else _value_of(modules, source, original)


def _drop_imports(modules: dict[str, Module], module: Module, statement: ast.ImportFrom, shadowed: set[str]) -> None:
    left = [
        alias
        for alias in statement.names
        if alias.name != _CONST
        and (alias.asname or alias.name in shadowed or _value_of(modules, module.name, alias.name) is None)
    ]
    if not left:
        module.blank(statement)
    elif len(left) < len(statement.names):
        names = ", ".join(f"{alias.name} as {alias.asname}" if alias.asname else alias.name for alias in left)
        module.blank(statement, f"from {statement.module} import {names}")


def _wanted(modules: dict[str, Module]) -> set[tuple[str, str]]:
    """(module, name) of what imports that stay fetch."""
    return {
        (node.module or "", alias.name)
        for module in modules.values()
        for node in module.nodes
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname or module.bound[alias.name] > 1
    }


# Names.


def _rename(module: Module, source: Source, names: Names, modules: dict[str, Module], packages: set[str]) -> None:
    """Give a module's names their short ones; a program beside the tray's modules keeps its own."""
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
        elif isinstance(node, _DEFINITIONS):
            given = own if node in source.top else names.attributes if node in source.in_classes else {}
            if node.name in given:
                module.replace_name(node, given[node.name])
        elif isinstance(node, ast.ImportFrom):
            nearer = node.module or ""
            if module.name in modules and nearer in modules:
                nearer = _nearer(module.name if module.name in packages else module.name.rpartition(".")[0], nearer)
            _rename_import(module, node, nearer, own if node in source.top else {}, names, modules)
    for node in assigned(source, (FIELDS,)):
        if isinstance(node, ast.Constant) and node.value in names.attributes:
            module.replace(node, repr(names.attributes[node.value]))


def _rename_import(
    module: Module, node: ast.ImportFrom, source: str, own: dict[str, str], names: Names, modules
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


# Parameters.


def _rename_parameters(modules: dict[str, Module]) -> None:
    given = {node.arg for module in modules.values() for node in module.nodes if isinstance(node, ast.keyword)}
    for module in modules.values():
        held = {node.attr for node in module.nodes if isinstance(node, ast.Attribute)}
        held.update(_bound_names(_own_nodes(module.tree)))
        letters = sorted(name for name in held if len(name) <= _LETTERS_HELD and not iskeyword(name))
        _rename_in(module, module.tree, set(), given, list(dict.fromkeys([*letters, *_LETTERS])))


def _rename_in(module: Module, owner: ast.AST, taken: set[str], given: set[str | None], letters: Sequence[str]) -> None:
    """Rename the parameters of all functions in `owner`; `taken` are the new names of those around it."""
    for node in ast.iter_child_nodes(owner):
        around = taken
        if isinstance(node, _FUNCTIONS):
            around = taken | _rename_own(module, node, taken, given, letters)
        _rename_in(module, node, around, given, letters)


def _rename_own(module: Module, function, taken: set[str], given: set[str | None], short: Sequence[str]) -> set[str]:
    body = function.body if isinstance(function.body, list) else [function.body]
    inside = [node for part in body for node in ast.walk(part)]
    bound_below = {
        name
        for node in inside
        if isinstance(node, (*_DEFINITIONS, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp))
        for name in (_bound_names(list(ast.walk(node))))
    }
    bound_by_statements = set(_bound_names([node for node in inside if not isinstance(node, ast.Name)]))
    used = {node.id for node in inside if isinstance(node, ast.Name)} | bound_below | bound_by_statements | taken
    parameters = [*function.args.posonlyargs, *function.args.args]
    used |= {parameter.arg for parameter in parameters}
    letters = (letter for letter in short if letter not in used)
    new: dict[str, str] = {}
    for parameter in parameters:
        name = parameter.arg
        if len(name) == 1 or name == "self" or name in given or name in bound_below | bound_by_statements:
            continue
        new[name] = next(letters, name)
        module.replace(parameter, new[name], len(name.encode()))
    for node in inside:
        if isinstance(node, ast.Name) and node.id in new:
            module.replace(node, new[node.id])
    return set(new.values())


# What binds names.


def _bound_names(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Each name as often as these nodes bind it. A declaration as global or nonlocal counts twice: it is not alone."""
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, _DEFINITIONS):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.alias):
            yield node.asname or node.name.partition(".")[0]
        elif isinstance(node, ast.ExceptHandler) and node.name:
            yield node.name
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            yield from node.names * 2


def _imported(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, str, str]]:
    """(name here, module it is from or "", name there) of all imports."""
    for node in nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                source = node.module or "" if isinstance(node, ast.ImportFrom) else ""
                yield alias.asname or alias.name.partition(".")[0], source, alias.name


def _own_nodes(owner: ast.AST) -> Iterator[ast.AST]:
    """The nodes in an owner's body that are not in a function or class of it, those themselves included."""
    for statement in getattr(owner, "body", ()):
        yield from _outer_nodes(statement)


def _outer_nodes(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    if not isinstance(node, (*_DEFINITIONS, ast.Lambda)):
        for child in ast.iter_child_nodes(node):
            yield from _outer_nodes(child)
