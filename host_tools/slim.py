"""Makes modules smaller before they are compiled: what only people need of a name does not go onto the tray.

A name that modules share costs memory in each of them: an entry among its globals, the name itself, which MicroPython
never lets go, and the code that fetches it. So three things are done, all on the line they stand on, so that the compiler
tells the lines of the sources:

- numbers and short words that never change stand where they are used; imports of nothing else go;
- parameters are called `a`, `b`, ... as far as nobody gives them by name;
- private names of variables and attributes become short ones, as few as keep apart what must be. Functions and classes
  keep theirs: tracebacks tell them.

A name that cannot be followed surely (bound twice, shadowed, part of a text) stays as it is.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import count

_WORD_LETTERS = 10  # a longer text would stand in each module in full
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_CONST = "const"  # of tray24.compat: a word of the compiler's where it is left
_ANY = "*"  # classes that are not known
_DYNAMIC = ("getattr", "setattr")

Value = int | str


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
    try:
        modules = {name: Module(name, source) for name, source in sources.items()}
    except SyntaxError:
        return dict(sources)  # the compiler tells where
    _put_values(modules)
    # Names are given on what is left.
    modules = {name: Module(name, module.written()) for name, module in modules.items()}
    _rename_private(modules)
    modules = {name: Module(name, module.written()) for name, module in modules.items()}
    _rename_parameters(modules)
    return {name: module.written() for name, module in modules.items()}


# Values.


def _put_values(modules: dict[str, Module]) -> None:
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
                if name in kept or _is_wanted(modules, module.name, name):
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


def _is_wanted(modules: dict[str, Module], owner: str, name: str) -> bool:
    """True when an import that stays fetches this value."""
    for module in modules.values():
        for node in module.nodes:
            if isinstance(node, ast.ImportFrom) and node.module == owner:
                for alias in node.names:
                    if alias.name == name and (alias.asname or module.bound[name] > 1):
                        return True
    return False


# Private names.


def _rename_private(modules: dict[str, Module]) -> None:
    fixed = _fixed_names(modules)
    uses = Counter(name for module in modules.values() for name in _attributes(module))
    names = _attribute_names(_owners(modules), [name for name, _ in uses.most_common() if _is_private(name, fixed)])
    for module in modules.values():
        # In a class a name may be the module's or the class's own: they must not become the same.
        taken = {names[name] for name in _attributes(module) if name in names}
        _rename_globals(module, fixed, uses.keys(), taken)
        _rename_attributes(module, names)


def _attribute_names(owners: dict[str, set[str]], private: list[str]) -> dict[str, str]:
    """A short name for each; the same for several that no object has together, as each name takes memory once."""
    new: dict[str, str] = {}
    taken: dict[str, set[str]] = {}  # short name -> classes that have it
    for name in private:
        for short in _short_names():
            others = taken.setdefault(short, set())
            if _ANY not in others and not others & owners[name] and not (others and _ANY in owners[name]):
                others |= owners[name]
                new[name] = short
                break
    return new


def _owners(modules: dict[str, Module]) -> dict[str, set[str]]:
    """Attribute -> classes whose objects have it, each called by one of those it is kin to; _ANY: who knows."""
    parent: dict[str, str] = {}

    def oldest(name: str) -> str:
        while parent.setdefault(name, name) != name:
            name = parent[name]
        return name

    classes = [node for module in modules.values() for node in module.nodes if isinstance(node, ast.ClassDef)]
    for node in classes:
        for base in node.bases:
            parent[oldest(node.name)] = oldest(base.id if isinstance(base, ast.Name) else _ANY)
    owners: dict[str, set[str]] = {}
    of_self = set()
    for node in classes:
        for own in _bound_names(_own_nodes(node)):
            owners.setdefault(own, set()).add(oldest(node.name))
        for part in ast.walk(node):
            if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "self":
                owners.setdefault(part.attr, set()).add(oldest(node.name))
                of_self.add(part)
    for module in modules.values():
        for node in module.nodes:
            if isinstance(node, ast.Attribute) and node not in of_self:
                owners.setdefault(node.attr, set()).add(_ANY)
    return owners


def _is_private(name: str, fixed: set[str]) -> bool:
    return len(name) > 2 and name[0] == "_" and name[1] != "_" and name not in fixed


def _fixed_names(modules: dict[str, Module]) -> set[str]:
    """Names that stay: of functions and classes, given by keyword, imported, in a text, or where attributes are fetched by computed names."""
    fixed: set[str] = set()
    for module in modules.values():
        for node in module.nodes:
            if isinstance(node, ast.keyword) and node.arg:
                fixed.add(node.arg)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                fixed.add(node.value)
            elif isinstance(node, ast.alias):
                fixed.update((node.name, node.asname or ""))
            elif isinstance(node, (ast.Global, ast.Nonlocal)):
                fixed.update(node.names)
            elif isinstance(node, _DEFINITIONS):
                fixed.add(node.name)  # what tracebacks tell
        if any(isinstance(node, ast.Name) and node.id in _DYNAMIC for node in module.nodes):
            fixed.update(_attributes(module))
    return fixed


def _attributes(module: Module) -> Iterator[str]:
    """Each use of a name as an attribute, and each name that a class gives its objects."""
    for node in module.nodes:
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.ClassDef):
            yield from _bound_names(_own_nodes(node))


def _rename_attributes(module: Module, names: dict[str, str]) -> None:
    for node in module.nodes:
        if isinstance(node, ast.Attribute) and node.attr in names:
            line, end = node.end_lineno, node.end_col_offset
            assert line is not None and end is not None
            module.edits[line, end - len(node.attr.encode())] = end, names[node.attr]
        elif isinstance(node, ast.ClassDef):
            for own in _own_nodes(node):
                if isinstance(own, ast.Name) and own.id in names:
                    module.replace(own, names[own.id])


def _rename_globals(module: Module, fixed: set[str], attributes: Iterable[str], taken: set[str]) -> None:
    """Variables that only this module knows."""
    own = Counter(_bound_names(_own_nodes(module.tree)))
    names = [name for name in own if _is_private(name, fixed) and name not in attributes]
    names = [name for name in names if module.bound[name] == own[name]]
    short = (name for name in _short_names() if name not in taken and name not in module.bound)
    new = dict(zip(names, short, strict=False))
    for node in module.nodes:
        if isinstance(node, ast.Name) and node.id in new:
            module.replace(node, new[node.id])


def _short_names() -> Iterator[str]:
    for number in count():
        high, low = divmod(number, len(_LETTERS))
        yield "_" + (_LETTERS[high - 1] if high else "") + _LETTERS[low]


# Parameters.


def _rename_parameters(modules: dict[str, Module]) -> None:
    given = {node.arg for module in modules.values() for node in module.nodes if isinstance(node, ast.keyword)}
    for module in modules.values():
        _rename_in(module, module.tree, set(), given)


def _rename_in(module: Module, owner: ast.AST, taken: set[str], given: set[str | None]) -> None:
    """Rename the parameters of all functions in `owner`; `taken` are the new names of those around it."""
    for node in ast.iter_child_nodes(owner):
        around = taken
        if isinstance(node, _FUNCTIONS):
            around = taken | _rename_own(module, node, taken, given)
        _rename_in(module, node, around, given)


def _rename_own(module: Module, function, taken: set[str], given: set[str | None]) -> set[str]:
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
    letters = (letter for letter in _LETTERS if letter not in used)
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
