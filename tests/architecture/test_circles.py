"""No modules import each other in a circle, and imports are at the top of the file."""

import pytest
from source_tree import ROOT, Import, Module, load, module_of, modules, name_of

# Files that import inside functions -> the reason.
LATE_IMPORTS = {
    "firmware/main.py": "a fault in any other module must be shown on the display; and the C stack of 12 kB has room for "
    "few imports within imports, so that it names the modules from the leaves up",
    "tray24": "it runs under any Python, and builds the environment that everything else is imported from",
}
MOST_NESTED = 4  # the most nested imports on the device


def circles(edges: dict[str, set[str]]) -> list[list[str]]:
    """Return the groups of nodes that can reach each other."""
    reached = {node: reachable(node, edges) for node in edges}
    groups = {
        tuple(sorted(other for other in reached[node] if node in reached.get(other, ())))
        for node in edges
        if node in reached[node]
    }
    return sorted(list(group) for group in groups)


def reachable(start: str, edges: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for node in edges.get(waiting.pop(), ()):
            if node not in found:
                found.add(node)
                waiting.append(node)
    return found


def late(module: Module) -> list[Import]:
    return [imported for imported in module.imports if not imported.is_at_top]


def test_circles_finds_the_nodes_that_reach_each_other():
    edges = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"e"}}
    assert circles(edges) == [["b", "c"], ["e"]]


def test_no_modules_import_each_other_in_a_circle():
    """Imports for annotations count, too: two modules that name each other can only be read together."""
    edges = {
        name: {other for imported in module.imports if (other := module_of(imported.name))}
        for name, module in modules().items()
    }
    assert circles(edges) == []


@pytest.mark.parametrize("folder", ["firmware", "simulator", "host_tools"])
def test_imports_stand_at_the_top_of_the_file(folder):
    """Imports are before the first function or class.

    `if TYPE_CHECKING` is allowed: it costs nothing at run time, and names the types of a library that a command only
    loads when it needs it.
    """
    found = [
        f"{module.place}:{imported.line}: {imported.name}"
        for module in modules().values()
        if module.place.startswith(folder + "/") and module.place not in LATE_IMPORTS
        for imported in late(module)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", LATE_IMPORTS)
def test_every_exception_is_still_needed(place):
    assert late(load(name_of(ROOT / place, ROOT), ROOT / place))


def nesting(name: str, loaded: set[str]) -> int:
    """Simulate importing a module, and return how many imports are then nested."""
    if name in loaded:
        return 0
    loaded.add(name)
    parents = [name[:at] for at, letter in enumerate(name) if letter == "."]
    needed = [*parents, *(module_of(imported.name) for imported in modules()[name].imports if imported.is_at_top)]
    return 1 + max([nesting(module, loaded) for module in needed if module in modules()], default=0)


def test_the_device_imports_from_the_leaves_up():
    """Otherwise the C stack of 12 kB overflows. If this fails, main.py can import a deep module's own imports first."""
    loaded = {"tray24"}
    order = dict.fromkeys(module_of(imported.name) for imported in modules()["main"].imports)
    depths = {name: nesting(name, loaded) for name in order if name}
    assert {name: depth for name, depth in depths.items() if depth > MOST_NESTED} == {}
