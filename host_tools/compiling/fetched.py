"""Names that are fetched by texts, which must stay; and refusals of what would fetch names in ways nobody can follow.

A computed name is followed to the texts it is made of. It may be

- of `self`: then all stays that the classes of the module and their kin have, and that begins as the text does;
- out of a loop over texts that stand there;
- out of a loop over what classes assign to a name, such as `self.OPTIONS` (if it is FIELDS, these texts are renamed, too);
- a module's last name: of what is out of `sys.modules`, or of what is imported by it and has a function called so.
"""

import ast
from collections.abc import Iterable, Iterator

from host_tools.compiling.families import Families
from host_tools.compiling.names import MICROPYTHON_NAMES
from host_tools.compiling.scopes import FUNCTIONS, Source, bindings

# What classes assign to this name are names of attributes and nothing else: they are given the new ones.
FIELDS = "BYTES"
_FETCHES = ("getattr", "setattr", "hasattr", "delattr")
_UNFOLLOWED = ("globals", "locals", "vars", "eval", "exec", "dir")
_UNFOLLOWED_ATTRIBUTES = (
    "__dict__",
    "__slots__",
    "__class__",
    "__getattr__",
    "__setattr__",
    "__delattr__",
    "__qualname__",
)
_OURS = "tray24."
_SHOWN = "type(error)"  # exceptions keep their names
_ERROR = "AttributeError"


def check_followed(source: Source) -> None:
    """Unprovable when a module fetches names in ways that `fetched` does not see."""
    called = {node.func for node in source.nodes if isinstance(node, ast.Call)}
    for node in source.nodes:
        name = node.id if isinstance(node, ast.Name) else ""
        if name in _UNFOLLOWED and name not in source.own | source.local:
            raise source.fail(node, f"{name} fetches names nobody can follow")
        if name in _FETCHES and node not in called:
            raise source.fail(node, f"{name} must be called where it stands")
        if isinstance(node, ast.Attribute):
            _check_attribute(source, node)
        if isinstance(node, ast.Call) and (node.args or node.keywords) and getattr(node.func, "attr", "") == "format":
            raise source.fail(node, "format fetches names nobody can follow")
        if isinstance(node, ast.Try) and _catches(node, _ERROR):
            asked = {part.attr for step in node.body for part in ast.walk(step) if isinstance(part, ast.Attribute)}
            if not asked <= MICROPYTHON_NAMES:
                raise source.fail(node, "nobody may count on an attribute that is missing")
        if isinstance(node, ast.Import) and any(alias.name.startswith(_OURS) for alias in node.names):
            raise source.fail(node, "import each name by itself")
        if isinstance(node, ast.ClassDef) and node not in source.top:
            raise source.fail(node, f"the class {node.name} is not one of its module's own names")
    for node, level in source.class_level:
        for name in set(bindings(level)) & set(_UNFOLLOWED_ATTRIBUTES):
            raise source.fail(node, f"{name} fetches names nobody can follow")


def _check_attribute(source: Source, node: ast.Attribute) -> None:
    if node.attr in _UNFOLLOWED_ATTRIBUTES:
        raise source.fail(node, f"{node.attr} fetches names nobody can follow")
    if node.attr == "__name__" and ast.unparse(node.value) != _SHOWN:
        raise source.fail(node, f"only an exception's name is the same on the tray: {_SHOWN}.__name__")


def _catches(node: ast.Try, error: str) -> bool:
    caught = [part for handler in node.handlers if handler.type for part in ast.walk(handler.type)]
    return any(isinstance(part, ast.Name) and part.id == error for part in caught)


def fetched(sources: list[Source], families: Families) -> set[str]:
    """Names that are fetched by texts."""
    return {name for source in sources for name in _Fetches(source, sources, families).names()}


class _Fetches:
    """What one module fetches by texts."""

    def __init__(self, source: Source, sources: list[Source], families: Families):
        self._source = source
        self._sources = sources
        self._families = families
        self._functions = [node for node in source.nodes if isinstance(node, FUNCTIONS)]

    def names(self) -> Iterator[str]:
        for node in self._source.nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _FETCHES:
                yield from self._fetched(node)

    def _fetched(self, call: ast.Call) -> Iterable[str]:
        """By one call."""
        owner, wanted = call.args[0], call.args[1]
        if isinstance(wanted, ast.Constant):
            return {str(wanted.value)}
        names = self._looped(call, wanted)
        if names is None:
            names = self._module_names(call, owner, wanted)
        if names is None and isinstance(owner, ast.Name) and owner.id == "self":
            names = self._of_self(wanted)
        if names is None:
            raise self._source.fail(call, f"{ast.unparse(call.func)} fetches a computed name that nobody can follow")
        return names

    def _bound_by(self, call: ast.Call, name: str) -> list[ast.AST]:
        """The loops and assignments that bind a name in the function around a call; none when something else binds it, too."""
        around = [function for function in self._functions if call in ast.walk(function)]
        found = []
        for node in ast.walk(around[-1]) if around else ():
            targets = []
            if isinstance(node, (ast.For, ast.comprehension)):
                targets = [node.target]
            elif isinstance(node, ast.Assign):
                targets = node.targets
            found += [node for target in targets if name in bindings(ast.walk(target))]
        bound = list(bindings(ast.walk(around[-1]))).count(name) if around else 0
        return found if bound == len(found) else []

    def _looped(self, call: ast.Call, wanted: ast.expr) -> set[str] | None:
        """The texts of the loops that the wanted name is from: those that stand there, or in a name of classes."""
        root = wanted.value if isinstance(wanted, ast.Subscript) else wanted
        binders = self._bound_by(call, root.id) if isinstance(root, ast.Name) else []
        found: set[str] = set()
        for node in binders:
            over = node.iter if isinstance(node, (ast.For, ast.comprehension)) else None
            if isinstance(over, (ast.Tuple, ast.List)) and all(isinstance(part, ast.Constant) for part in over.elts):
                found |= set(_texts(over.elts))
            elif isinstance(over, ast.Attribute) and ast.unparse(over.value) == "self":
                found |= self._of_classes(call, over.attr)
            else:
                return None
        return found if binders else None

    def _of_classes(self, call: ast.Call, name: str) -> set[str]:
        """The texts that classes assign to a name; nobody else may, and nothing but texts that stand there."""
        found: set[str] = set()
        for source in self._sources:
            for node in source.nodes:
                if isinstance(node, ast.Attribute) and node.attr == name and not isinstance(node.ctx, ast.Load):
                    raise source.fail(node, f"{name} holds names of attributes: only classes may assign it")
            for node in source.in_classes:
                if isinstance(node, ast.Assign) and name in bindings(node.targets):
                    if not _is_literal(node.value, name):
                        raise source.fail(node, f"{name} holds names of attributes: they must stand there")
                    found |= set(_texts(ast.walk(node.value)))
        return set() if name == FIELDS else found

    def _module_names(self, call: ast.Call, owner: ast.expr, wanted: ast.expr) -> set[str] | None:
        """What modules are asked for: a package for one in it, or one that is imported for what is called as itself."""
        if not isinstance(wanted, ast.Name):
            return None
        if ast.unparse(owner).startswith("sys.modules["):
            binders = self._bound_by(call, wanted.id)
            is_last = [
                isinstance(node, ast.Assign)
                and ast.unparse(node.targets[0]).endswith(f", {wanted.id})")
                and ast.unparse(node.value).endswith(".rpartition('.')")
                for node in binders
            ]
            return set() if is_last and all(is_last) else None  # modules are what keeps its name
        binders = self._bound_by(call, owner.id) if isinstance(owner, ast.Name) else []
        if len(binders) != 1 or not isinstance(binders[0], ast.Assign):
            return None
        made = binders[0].value
        if not isinstance(made, ast.Call) or ast.unparse(made.func) != "__import__":
            return None
        path = made.args[0]
        if isinstance(path, ast.BinOp) and isinstance(path.left, ast.Constant) and ast.unparse(path.right) == wanted.id:
            begin = str(path.left.value)
            return {source.name.rpartition(".")[2] for source in self._sources if source.name.startswith(begin)}
        return None

    def _of_self(self, wanted: ast.expr) -> set[str]:
        """What a class of the module may fetch of itself: all that it or its kin have, and that begins as the text does."""
        begin = ""
        if isinstance(wanted, ast.BinOp) and isinstance(wanted.op, ast.Add) and isinstance(wanted.left, ast.Constant):
            begin = str(wanted.left.value)
        own = {family for _, owners in self._families.owners(self._source) for family in owners}
        found = {name for other in self._sources for name, owners in self._families.owners(other) if owners & own}
        return {name for name in found if name.startswith(begin)}


def _is_literal(node: ast.expr, name: str) -> bool:
    """Whether all texts stand there, or are those that another class assigns to the same name."""
    if isinstance(node, (ast.Tuple, ast.List)):
        return all(_is_literal(part, name) for part in node.elts)
    if isinstance(node, ast.BinOp):
        return _is_literal(node.left, name) and _is_literal(node.right, name)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Attribute) and node.attr == name)


def _texts(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            yield node.value
