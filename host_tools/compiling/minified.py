"""Modules made smaller before they are compiled: all steps, in their order."""

from collections.abc import Iterable

from host_tools.compiling.allotting import allot
from host_tools.compiling.constants import put_constants
from host_tools.compiling.families import check_families
from host_tools.compiling.module import Module
from host_tools.compiling.names import Names, Unprovable
from host_tools.compiling.parameters import given_names, rename_parameters
from host_tools.compiling.renaming import rename
from host_tools.compiling.same_code import check_same
from host_tools.compiling.scopes import Source


class Minified:
    """`sources`: name of each module -> its smaller source; `names`: what is called how in them.

    Whoever is to use the modules must be among them, or be `fitted` to them. Unprovable when that cannot be done surely.
    """

    def __init__(self, sources: dict[str, str], packages: Iterable[str] = ()):
        """`packages`: those that hold none of these modules."""
        self._packages = {name.rpartition(".")[0] for name in sources} | set(packages)
        self._given: dict[str, str] = {}
        self._renamed: set[str] = set()
        self.names = Names()
        try:
            modules = _parsed(sources)
        except SyntaxError:
            self.sources = dict(sources)  # as they are: the compiler tells where
            return
        self._given = sources
        put_constants(modules)
        # Names are given on what is left.
        before = _written(modules)
        modules = _parsed(before)
        trees = [Source(name, module.tree) for name, module in modules.items()]
        self.names = allot(trees)
        for tree in trees:
            rename(modules[tree.name], tree, self.names, modules, self._packages)
        after = _written(modules)
        check_families(trees, self.names)
        check_same(before, after, self._packages)
        modules = _parsed(after)
        self._renamed = rename_parameters(modules)
        self.sources = _written(modules)

    def fitted(self, name: str, program: str) -> str:
        """A program that runs beside these modules, made to fit them; its own names stay."""
        modules = _parsed({**self._given, name: program})
        put_constants(modules)
        module = Module(name, modules.pop(name).written())
        if unknown := given_names(module) & self._renamed:
            raise Unprovable(f"{name}: {', '.join(sorted(unknown))} may be called otherwise: do not give it by name")
        source = Source(name, module.tree)
        check_families([source], self.names)
        rename(module, source, self.names, modules, self._packages)
        return module.written()


def _parsed(sources: dict[str, str]) -> dict[str, Module]:
    return {name: Module(name, source) for name, source in sources.items()}


def _written(modules: dict[str, Module]) -> dict[str, str]:
    return {name: module.written() for name, module in modules.items()}
