"""Who may import whom, as the architecture says; and that importing does nothing but define."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FIRMWARE = ROOT / "firmware"

# Package or module of tray24 -> those of tray24 that it may import besides itself.
PURE = {"rules", "games", "match", "sense", "link", "ui", "compat"}
TRAY24 = {
    "compat": set(),
    "pins": {"compat"},
    "ports": {"compat"},
    "rules": {"compat"},
    "games": {"rules", "match", "ui", "pins", "sense", "compat"},
    "match": {"rules", "games", "compat"},
    "sense": {"compat"},
    # What it asks of match and ui it finds at the tray it is handed. Its tests of the tray are screens of the ui.
    "link": {"rules", "sense", "ui", "pins", "compat"},
    # `pins` holds nothing but numbers, and is their one source: of slots, buttons and the display's size too.
    "ui": {"match", "rules", "games", "sense", "pins", "compat"},
    "tray": PURE | {"ports", "pins"},
    "device": {"ports", "pins", "compat"},
}
# What they may use of Python itself: it must be in MicroPython too.
STANDARD = {
    "compat": {"micropython", "sys", "time"},
    "link": {"json", "hashlib"},
    "ui": {"collections"},
    "device": {
        "machine",
        "_rp2",
        "micropython",
        "framebuf",
        "tray24_build",
        "vfs",
        "asyncio",
        "time",
        "os",
        "struct",
        "array",
        "binascii",
        "gc",
        "io",
        "select",
        "sys",
    },
}
STANDARD_FOR_ALL = {"array", "binascii", "struct"}
# What MicroPython runs, and what lists the modules for it.
PROGRAMS = ("_boot.py", "main.py", "micropython/manifest.py")


def sources(folder):
    return sorted(folder.rglob("*.py"))


def part_of(path):
    """The package or module of tray24 that a file belongs to; "" for tray24/__init__.py."""
    inside = path.relative_to(FIRMWARE / "tray24")
    return "" if inside.name == "__init__.py" and len(inside.parts) == 1 else inside.parts[0].removesuffix(".py")


def imports(path):
    """(line, dotted module) for each import of a file, wherever it stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}:{node.lineno}: imports are absolute"
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"


def tray24_parts(module):
    """The part of tray24 that an imported name belongs to; None when it is not of tray24, "" for its version."""
    words = module.split(".")
    if words[0] != "tray24":
        return None
    return words[1] if len(words) > 1 and words[1] in TRAY24 else ""


@pytest.mark.parametrize("path", sources(FIRMWARE / "tray24"), ids=lambda path: str(path.relative_to(FIRMWARE)))
def test_firmware_imports_only_what_the_architecture_allows(path):
    part = part_of(path)
    allowed = TRAY24[part] | {part, ""} if part else set()
    standard = STANDARD_FOR_ALL | STANDARD.get(part, set())
    for line, module in imports(path):
        imported = tray24_parts(module)
        if imported is None:
            assert module.split(".")[0] in standard, f"{path}:{line}: {part} may not import {module}"
        else:
            assert imported in allowed, f"{path}:{line}: {part} may not import {module}"


@pytest.mark.parametrize(("folder", "forbidden"), [("simulator", {"host_tools"}), ("host_tools", set())])
def test_desktop_code_leaves_the_board_alone(folder, forbidden):
    for path in sources(ROOT / folder):
        for line, module in imports(path):
            assert tray24_parts(module) != "device", f"{path}:{line}: the device is for the device"
            assert module.split(".")[0] not in forbidden, f"{path}:{line}: {folder} may not import {module}"


@pytest.mark.parametrize("path", sources(FIRMWARE), ids=lambda path: str(path.relative_to(FIRMWARE)))
def test_no_firmware_module_calls_anything_for_its_effect_when_imported(path):
    if path.relative_to(FIRMWARE).as_posix() in PROGRAMS:
        return
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        assert not is_call, f"{path}:{node.lineno}: work when imported"


IMPORT_ALL = """
import importlib, sys

def watch(event, arguments):
    writes = event == "open" and isinstance(arguments[1], str) and set(arguments[1]) & set("wax+")
    if writes or event in ("subprocess.Popen", "socket.bind", "socket.connect", "time.sleep", "os.mkdir", "os.remove"):
        raise SystemExit(f"{event} {arguments} while importing {module}")

sys.dont_write_bytecode = True
sys.addaudithook(watch)
for module in sys.argv[1:]:
    importlib.import_module(module)
"""


def test_importing_touches_no_file_socket_process_or_clock():
    names = []
    for folder in (FIRMWARE / "tray24", ROOT / "simulator", ROOT / "host_tools"):
        for path in sources(folder):
            name = ".".join(path.relative_to(folder.parent).with_suffix("").parts).removesuffix(".__init__")
            if not name.startswith("tray24.device"):
                names.append(name)
    done = subprocess.run([sys.executable, "-c", IMPORT_ALL, *names], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
