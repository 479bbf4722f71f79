"""Limits of size for modules, functions and rooms."""

import ast

import pytest
from source_tree import FOLDERS, ROOT, Module, modules

MOST_LINES = 500  # of a file
MOST_FUNCTION_LINES = 40
LONG_FUNCTION_LINES = 25
MOST_LONG_FUNCTIONS = 20  # in firmware
MOST_MODULES = 25  # in one folder


def source_files():
    python = [module.path for module in modules().values()]
    return [*python, *sorted((ROOT / "simulator").rglob("*.js")), ROOT / "tray24"]


def functions(module: Module):
    """Yield (name with its place, number of lines) of each function, including docstring and comments."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{module.place}:{node.lineno}: {node.name}", (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_file_is_longer_than_fits_in_the_head():
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in source_files()
    }
    assert not {place: count for place, count in lengths.items() if count > MOST_LINES}


def test_no_function_is_longer_than_a_page():
    lengths = dict(length for module in modules().values() for length in functions(module))
    assert not {name: count for name, count in lengths.items() if count > MOST_FUNCTION_LINES}


def test_few_functions_of_the_firmware_are_long():
    lengths = [length for module in modules().values() for length in functions(module)]
    long = [f"{name} ({count})" for name, count in lengths if name[:9] == "firmware/" and count > LONG_FUNCTION_LINES]
    assert len(long) <= MOST_LONG_FUNCTIONS, "\n".join(long)


@pytest.mark.parametrize("suffix", [".py", ".js"])
def test_no_room_has_more_modules_than_a_glance_takes_in(suffix):
    rooms: dict[str, int] = {}
    for folder in FOLDERS:
        for path in folder.rglob("*" + suffix):
            if path.name != "__init__.py":
                room = path.parent.relative_to(ROOT).as_posix()
                rooms[room] = rooms.get(room, 0) + 1
    assert not {room: count for room, count in rooms.items() if count > MOST_MODULES}
