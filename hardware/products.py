"""The products of `hardware/`, which are groups of generated files: their inputs, the steps that make them, and whether
`hardware/build/` is up to date.
"""

import ast
import hashlib
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "hardware" / "build"
STATE = BUILD / "inputs.json"
OWN, KICAD = "own", "kicad"  # the Python that runs a step: this one, or the one that has KiCad's pcbnew


class Product:
    """Files that are made together: path patterns of data and outputs, and (Python to run, module) of each step.

    The inputs of a product are its data, and all modules of `hardware/` that its steps import. Files of other folders
    are inputs only if `data` names them, because most of the firmware does not change the outputs.
    """

    def __init__(self, name: str, data: tuple, outputs: tuple, steps: tuple):
        self.name = name
        self.data = data
        self.outputs = outputs
        self.steps = steps

    def list_inputs(self) -> list[Path]:
        modules = find_imported_files(tuple(module for _, module in self.steps))
        return sorted({*list_files(ROOT, self.data), *(path for path in modules if path not in _EXCLUDED_FILES)})


_EXCLUDED_FILES = {ROOT / "hardware" / name for name in ("products.py", "package_command.py")}
_NETLIST = "hardware/build/tray24.net"
_BOARD_FILES = ("hardware/build/tray24.kicad_pcb", "hardware/build/placement.csv")
_PINS = "firmware/tray24/pins.py"
_CATALOG = "hardware/parts.toml"
_ARTICLES = "hardware/articles.toml"
_FOOTPRINTS = "hardware/library/**/*.kicad_mod"
_PLATES = "hardware/plates/plates.toml"
_DICE_SETS = "firmware/tray24/match/dicesets.py"
_FACES = ("firmware/tray24/rules/faces.py", "simulator/web/page/js/dice.js", "simulator/web/page/dice.json")
PRODUCTS = (
    Product(
        "circuit",
        ("hardware/circuit/*.py", _CATALOG, _PINS),  # SKiDL needs its module imported late, by name
        (_NETLIST, "host_tools/doctor/circuit.json"),
        ((OWN, "hardware.circuit"),),
    ),
    Product(
        "board",
        (_NETLIST, _FOOTPRINTS, _PINS),
        (
            *_BOARD_FILES,
            "hardware/build/tray24.kicad_pro",
            "hardware/build/gerbers.zip",
            "hardware/build/placement.html",
        ),
        (
            (KICAD, "hardware.board.make"),
            (KICAD, "hardware.board.design_rules"),
            (KICAD, "hardware.board.fabrication"),
            (OWN, "hardware.board.gerber"),
            (KICAD, "hardware.board.placement_page"),
        ),
    ),
    Product(
        "schematic",
        (_NETLIST, "hardware/schematic/*.svg", _CATALOG, _PINS),
        (
            "hardware/build/tray24.kicad_sch",
            "hardware/build/tray24-*.kicad_sch",
            "hardware/build/tray24.kicad_sym",
            "hardware/build/sym-lib-table",
            "hardware/build/fp-lib-table",
            "hardware/build/schematic.svg",
            "hardware/build/schematic.pdf",
        ),
        ((OWN, "hardware.schematic"),),
    ),
    Product(
        "stickers",
        (_DICE_SETS, "firmware/tray24/games/yacht/boxes.py", *_FACES),
        ("hardware/build/stickers/*.pdf",),
        ((OWN, "hardware.stickers"),),
    ),
    Product(
        "case",
        (_PINS, *_FACES),
        ("hardware/build/case/*", "hardware/build/pictures/*.png"),
        ((OWN, "hardware.case"),),
    ),
    Product(
        "extras",
        (_DICE_SETS, _FACES[0], _PINS),
        ("hardware/build/extras/*",),
        ((OWN, "hardware.extras"),),
    ),
    Product(
        "light",
        ("hardware/light/parts.toml", _ARTICLES, _PINS, *_FACES),
        ("hardware/build/light/*",),
        ((OWN, "hardware.light"),),
    ),
    Product(
        "plates",
        (
            *(f"hardware/build/{room}/*.stl" for room in ("case", "extras", "light")),
            "hardware/plates/profile.ini",
            _PLATES,  # what the first step writes is an input of the second
            *(_PINS, _DICE_SETS),
            *_FACES,
        ),
        ("hardware/build/plates/*",),
        ((OWN, "hardware.plates.measure"), (OWN, "hardware.plates")),
    ),
    Product(
        "cards",
        (
            "firmware/tray24/games/*/help.ftl",
            "firmware/tray24/games/*/words.ftl",
            "simulator/games/*/page.ftl",
            _DICE_SETS,
            *_FACES,
        ),
        ("hardware/build/cards/*.pdf",),
        ((OWN, "hardware.cards"),),
    ),
    Product(
        "steps",
        ("hardware/build/tray24.kicad_pcb", _NETLIST, _CATALOG, _PINS, _DICE_SETS, *_FACES),
        ("hardware/build/steps/*.png",),
        ((OWN, "hardware.steps"),),
    ),
    Product(
        "lists",
        (
            _NETLIST,
            *_BOARD_FILES,
            "hardware/lists/*.html",
            "hardware/lists/*.svg",
            _PLATES,
            _CATALOG,
            _ARTICLES,
            _PINS,
            _DICE_SETS,
            _FACES[0],
        ),
        (
            *(f"hardware/build/{name}" for name in ("bom.csv", "bom.html", "wiring.csv", "wiring.html")),
            "hardware/build/harness.*",
            "hardware/build/assembly.html",
            "hardware/build/assembly/*.csv",
        ),
        ((OWN, "hardware.lists"),),
    ),
    Product(
        "starter",
        ("hardware/starter/parts.toml", _ARTICLES, _PINS),
        ("hardware/build/starter/*",),
        ((OWN, "hardware.starter"),),
    ),
)


def find_imported_files(modules: tuple) -> set[Path]:
    """Return the files of `modules`, and of all modules of `hardware/` that these import, directly or not."""
    files: set[Path] = set()
    open_files = [path for module in modules if (path := _find_file(module, "__main__"))]
    while open_files:
        path = open_files.pop()
        if path not in files:
            files.add(path)
            open_files += [file for name in _find_imports(path) if (file := _find_file(name, "__init__"))]
    return files


def _find_imports(path: Path) -> set[str]:
    """Return the dotted names of `hardware` that a file imports. Some may be functions or classes, not modules."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.update({node.module, *(f"{node.module}.{name.name}" for name in node.names)})
    return {name for name in names if name.startswith("hardware.")}


def _find_file(module: str, package_module: str) -> Path | None:
    """Return the file of a module of `hardware/`, or None if the file does not exist.

    For a package it is the file `package_module` in the package's folder, such as `__init__`.
    """
    base = ROOT.joinpath(*module.split("."))
    paths = (base.with_suffix(".py"), base / f"{package_module}.py")
    return next((path for path in paths if path.is_file()), None)


def hash_inputs(product: Product) -> str:
    """Return one hash over the names and contents of all inputs of a product."""
    digest = hashlib.sha256()
    for path in product.list_inputs():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(_read_contents(path) + b"\0")
    return digest.hexdigest()


def hash_outputs(product: Product, root: Path = ROOT) -> dict[str, str]:
    """Return the hashes of a product's files below the folder `root`: path -> hash."""
    return {path.relative_to(root).as_posix(): _hash_file(path) for path in list_files(root, product.outputs)}


def explain_staleness(product: Product) -> str:
    """Return why the product's files are not up to date, as words; "" if they are."""
    state = _read_state().get(product.name)
    if state is None:
        return "was never made"
    if state["inputs"] != hash_inputs(product):
        return "its inputs have changed"
    hashes = hash_outputs(product)
    changed = sorted(name for name in {*state["outputs"], *hashes} if state["outputs"].get(name) != hashes.get(name))
    return f"changed by hand or missing: {', '.join(changed)}" if changed else ""


def record_made(product: Product) -> None:
    """Store hashes of a product's inputs and files. Call this just after the files were made."""
    state = _read_state()
    state[product.name] = {"inputs": hash_inputs(product), "outputs": hash_outputs(product)}
    ordered = {item.name: state[item.name] for item in PRODUCTS if item.name in state}
    STATE.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


def _read_state() -> dict:
    return json.loads(STATE.read_text(encoding="utf-8")) if STATE.exists() else {}


def list_files(root: Path, globs: tuple) -> list[Path]:
    """Return the files below a folder that match any of the path patterns, sorted."""
    return sorted({path for glob in globs for path in root.glob(glob) if path.is_file()})


def _hash_file(path: Path) -> str:
    return hashlib.sha256(_read_contents(path)).hexdigest()


def _read_contents(path: Path) -> bytes:
    """Return a file's bytes with Unix line endings, so that hashes are the same on all systems."""
    return path.read_bytes().replace(b"\r\n", b"\n")
