"""No object reads or sets another object's private attributes."""

import ast
from collections.abc import Iterator

from source_tree import Module, modules

# Private attributes of libraries that are used nevertheless: (file, attribute) -> the reason.
PINNED = "rp2040py is pinned to one version, and has no public door for this"
ALLOWED = {
    ("host_tools/interrupts.py", "_exit"): "os._exit is documented: it ends a process that has nothing to clean up",
    (
        "simulator/pico/apart.py",
        "_exit",
    ): "os._exit is documented: it ends a forked process without its parent's clean-up",
    ("simulator/pico/flash.py", "_apply_command"): PINNED,
    ("simulator/pico/flash.py", "_tx_buffer"): PINNED,
    ("simulator/pico/flash.py", "_write_enabled"): PINNED,
    ("simulator/pico/patches.py", "_epoch_nanos"): PINNED,
    ("simulator/pico/patches.py", "_out_endpoint"): PINNED,
    ("simulator/pico/ssd1306.py", "_set_interrupts"): PINNED,
}


def is_own(owner: ast.expr) -> bool:
    """Return whether the expression before the dot is the object itself, or its base class by `super()`."""
    if isinstance(owner, ast.Call):
        return isinstance(owner.func, ast.Name) and owner.func.id == "super"
    return isinstance(owner, ast.Name) and owner.id in ("self", "cls")


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def foreign(module: Module) -> Iterator[tuple[int, str]]:
    """Yield (line, name) of each private attribute, or private name of another module, that a module uses."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Attribute) and is_private(node.attr) and not is_own(node.value):
            yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, alias.name) for alias in node.names if is_private(alias.name))


def test_private_attributes_are_left_to_their_own_objects():
    found = [
        f"{module.place}:{line}: {name}"
        for module in modules().values()
        for line, name in foreign(module)
        if (module.place, name) not in ALLOWED
    ]
    assert not found, "\n".join(found)


def test_every_exception_is_still_needed():
    used = {(module.place, name) for module in modules().values() for _, name in foreign(module)}
    assert set(ALLOWED) <= used
