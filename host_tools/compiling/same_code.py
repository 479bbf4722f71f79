"""Whether sources with other names do the same: CPython's compiler is asked, which knows nothing of how they were chosen.

Instruction for instruction both must be alike but for names. These must be the same everywhere: one name of a module for
one of it, whoever imports it; one attribute for one attribute; and none that MicroPython knows.
"""

import dis
from collections.abc import Iterable
from types import CodeType

from host_tools.compiling.names import MICROPYTHON_NAMES, NUMBERED, Unprovable

_OF_MODULES = ("LOAD_GLOBAL", "STORE_GLOBAL", "DELETE_GLOBAL", "LOAD_NAME", "STORE_NAME", "DELETE_NAME")
_LEFT_OUT = ("CACHE", "EXTENDED_ARG", "NOP")
_OF_CPYTHON = "__static_attributes__"  # of a class, since 3.13: the names that its functions give self, in any order

Pairs = dict[str, str]  # old name -> new name


def check_same(before: dict[str, str], after: dict[str, str], packages: set[str]) -> None:
    """Unprovable says where the modules of {name: source} are not the same but for names."""
    comparison = _Comparison(before, packages)
    for name, source in before.items():
        codes = [compile(text, name, "exec", dont_inherit=True) for text in (source, after[name])]
        comparison.compare(name, *codes, is_class=False)
    comparison.conclude()


class _Comparison:
    """Of all modules: names of each, attributes, and what is imported."""

    def __init__(self, names: Iterable[str], packages: set[str]):
        self._all = set(names)
        self._packages = packages
        self._modules: dict[str, Pairs] = {name: {} for name in names}
        self._attributes: Pairs = {}
        self._imports: list[tuple[str, str, str, str]] = []  # importer, module, old name, new name

    def compare(self, module: str, old: CodeType, new: CodeType, is_class: bool) -> None:
        """Note the names of one code object, a class's body or not, and of all in it; all else must be the same."""
        ones, others = _instructions(old), _instructions(new)
        _need(len(ones) == len(others), module, old.co_name, new.co_name)
        imported = ""
        shown = {old.co_name: new.co_name}  # names of classes stand in texts
        own: set[str] = set()
        for at, (one, other) in enumerate(zip(ones, others, strict=True)):
            before, after = one.argval, other.argval
            _need(one.opname == other.opname and one.starts_line == other.starts_line, module, one, other)
            if isinstance(before, CodeType):
                shown[before.co_name] = after.co_name
                self.compare(module, before, after, _is_class(ones, at))
            elif one.opname == "IMPORT_NAME":
                imported = self._imported(module, ones, at)
                _need(imported == self._imported(module, others, at), module, before, after)
            elif one.opname == "IMPORT_FROM":
                self._imports.append((module, imported, before, after))
            elif one.opname in _OF_MODULES:
                if is_class and one.opname == "STORE_NAME":
                    own.add(before)
                self._note(module, self._attributes if before in own else self._modules[module], before, after)
            elif ("ATTR" in one.opname or "METHOD" in one.opname) and isinstance(before, str):
                self._note(module, self._attributes, before, after)
            elif is_class and any(step.argval == _OF_CPYTHON for step in ones[at + 1 : at + 2]):
                continue
            elif not any(step.opname == "IMPORT_NAME" for step in ones[at + 1 : at + 3]):
                if is_class and before != after and isinstance(before, tuple):  # of names of attributes
                    _need(len(before) == len(after), module, before, after)
                    for field, short in zip(before, after, strict=True):
                        self._note(module, self._attributes, field, short)
                else:
                    _need(before == after or shown.get(before) == after, module, before, after)

    def _note(self, module: str, pairs: Pairs, old: str, new: str) -> None:
        _need(pairs.setdefault(old, new) == new, module, old, new)

    def _imported(self, importer: str, steps: list[dis.Instruction], at: int) -> str:
        """The full name of the module that is imported."""
        level, name = steps[at - 2].argval, steps[at].argval
        if not level:
            return name
        package = importer if importer in self._packages else importer.rpartition(".")[0]
        for _ in range(level - 1):
            package = package.rpartition(".")[0]
        return f"{package}.{name}" if name else package

    def conclude(self) -> None:
        """Hold what was noted of all modules together."""
        kept = {old for old, new in self._attributes.items() if old == new}
        for old, new in self._attributes.items():
            ours = old not in MICROPYTHON_NAMES and old[:2] != "__"
            free = (new in NUMBERED or new not in MICROPYTHON_NAMES) and new not in kept
            _need(old == new or (ours and free), "attributes", old, new)
        for module, pairs in self._modules.items():
            _need(len(set(pairs.values())) == len(pairs), module, sorted(pairs), sorted(pairs.values()))
            for old, new in pairs.items():
                _need(self._attributes.get(old, new) == new, module, old, new)
        for importer, module, old, new in self._imports:
            is_ours = module in self._all and f"{module}.{old}" not in self._all
            _need(new == (self._modules[module].get(old) if is_ours else old), importer, f"{module}.{old}", new)


def _instructions(code: CodeType) -> list[dis.Instruction]:
    return [step for step in dis.get_instructions(code) if step.opname not in _LEFT_OUT]


def _is_class(steps: list[dis.Instruction], at: int) -> bool:
    """True when the code object loaded at this step is a class's body."""
    return any(step.opname == "LOAD_BUILD_CLASS" for step in steps[max(0, at - 3) : at])


def _need(is_so: bool, module: str, old: object, new: object) -> None:
    if not is_so:
        raise Unprovable(f"{module}: {old!r} became {new!r}, which cannot be proven to be the same")
