"""The products of `hardware/`: their inputs, the steps that make them, and whether `hardware/build/` is up to date."""

import hashlib
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "hardware" / "build"
STATE = BUILD / "inputs.json"
OWN, KICAD = "own", "kicad"  # the Python that runs a step: this one, or the one that has KiCad's pcbnew


class Product:
    """Files that are made together: globs of their inputs and outputs, and (Python, module) of each step."""

    def __init__(self, name: str, inputs: tuple, outputs: tuple, steps: tuple):
        self.name = name
        self.inputs = inputs
        self.outputs = outputs
        self.steps = steps


_NETLIST = "hardware/build/tray24.net"
_NAMES = (
    "hardware/circuit/names.py",
    "hardware/circuit/netlist.py",
    "hardware/circuit/mux.py",
    "firmware/tray24/pins.py",
)
_CATALOG = ("hardware/parts.toml", "hardware/circuit/catalog.py")
_TEMPLATES = "hardware/templates.py"
_PDF = "hardware/pdf.py"
_PIN_NAMES = "hardware/circuit/pin_names.py"
_FACES = ("simulator/web/page/js/dice.js", "simulator/web/page/css/table.css")
PRODUCTS = (
    Product(
        "circuit",
        ("hardware/circuit/*.py", "hardware/parts.toml", "firmware/tray24/pins.py"),
        (_NETLIST,),
        ((OWN, "hardware.circuit"),),
    ),
    Product(
        "board",
        (_NETLIST, "hardware/board/*.py", "hardware/library/**/*.kicad_mod", *_NAMES),
        (
            "hardware/build/tray24.kicad_pcb",
            "hardware/build/tray24.kicad_pro",
            "hardware/build/gerbers.zip",
            "hardware/build/placement.csv",
            "hardware/build/placement.html",
        ),
        (
            (KICAD, "hardware.board.make"),
            (KICAD, "hardware.board.check"),
            (KICAD, "hardware.board.fabricate"),
            (OWN, "hardware.board.gerber"),
            (KICAD, "hardware.board.placement_page"),
        ),
    ),
    Product(
        "schematic",
        (
            _NETLIST,
            "hardware/schematic/*.py",
            "hardware/schematic/*.svg",
            _TEMPLATES,
            _PDF,
            _PIN_NAMES,
            *_CATALOG,
            *_NAMES,
        ),
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
        ("hardware/stickers/*.py", "firmware/tray24/match/dicesets.py", "firmware/tray24/rules/faces.py", *_FACES),
        ("hardware/build/stickers/*.pdf",),
        ((OWN, "hardware.printed"),),
    ),
    Product(
        "case",
        (
            "hardware/case/*.py",
            "hardware/stickers/art.py",
            "hardware/stickers/paths.py",
            "hardware/board/plan.py",
            "hardware/calc/parts.py",
            "firmware/tray24/pins.py",
            *_FACES,
        ),
        ("hardware/build/case/*", "hardware/build/pictures/*.png"),
        ((OWN, "hardware.case"),),
    ),
    Product(
        "extras",
        (
            "hardware/extras/*.py",
            "hardware/case/layout.py",
            "hardware/case/shapes.py",
            "hardware/stickers/sizes.py",
            "hardware/board/plan.py",
            "firmware/tray24/match/dicesets.py",
            "firmware/tray24/rules/tiles.py",
        ),
        ("hardware/build/extras/*",),
        ((OWN, "hardware.extras"),),
    ),
    Product(
        "cards",
        (
            "hardware/cards/*.py",
            "hardware/stickers/*.py",
            "firmware/tray24/games/*/help.ftl",
            "firmware/tray24/games/*/words.ftl",
            "simulator/games/*/page.ftl",
            *_FACES,
        ),
        ("hardware/build/cards/*.pdf",),
        ((OWN, "hardware.cards"),),
    ),
    Product(
        "steps",
        (
            "hardware/steps/*.py",
            "hardware/case/*.py",
            "hardware/extras/*.py",
            "hardware/board/plan.py",
            "hardware/build/tray24.kicad_pcb",
            *_CATALOG,
        ),
        ("hardware/build/steps/*.png",),
        ((OWN, "hardware.steps"),),
    ),
    Product(
        "lists",
        (
            _NETLIST,
            "hardware/build/placement.csv",
            "hardware/build/tray24.kicad_pcb",
            "hardware/lists/*.py",
            "hardware/lists/*.html",
            "hardware/lists/*.svg",
            _TEMPLATES,
            _PDF,
            _PIN_NAMES,
            "hardware/case/layout.py",
            "hardware/board/plan.py",
            "hardware/extras/sizes.py",
            "hardware/stickers/sizes.py",
            "firmware/tray24/match/dicesets.py",
            *_CATALOG,
            *_NAMES,
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
        (
            "hardware/starter/*.py",
            "hardware/wired/*.py",
            "hardware/starter/parts.toml",
            "firmware/tray24/pins.py",
            "hardware/circuit/names.py",
        ),
        ("hardware/build/starter/*",),
        ((OWN, "hardware.starter"),),
    ),
    Product(
        "slot board",
        (
            "hardware/slot/board.py",
            "hardware/slot/circuit.py",
            "hardware/slot/plan.py",
            "hardware/slot/parts.toml",
            "hardware/library/**/*.kicad_mod",
            *(f"hardware/board/{name}.py" for name in ("copper", "fabricate", "kicad", "maze", "pcb", "plan")),
            *_CATALOG,
            *_NAMES,
        ),
        tuple(f"hardware/build/slot/{name}" for name in ("slot.kicad_pcb", "slot.kicad_pro", "gerbers.zip")),
        ((KICAD, "hardware.slot.board"),),
    ),
    Product(
        "slot case",
        ("hardware/slot/chimney.py", "hardware/slot/make.py", "hardware/case/layout.py", "hardware/board/plan.py"),
        ("hardware/build/slot/*.stl",),
        ((OWN, "hardware.slot"),),
    ),
    Product(
        "light",
        (
            "hardware/light/*.py",
            "hardware/light/parts.toml",
            "hardware/wired/*.py",
            "hardware/case/*.py",
            "hardware/board/plan.py",
            "hardware/steps/stage.py",
            "hardware/stickers/art.py",
            "hardware/stickers/paths.py",
            "firmware/tray24/pins.py",
            "hardware/circuit/names.py",
            *_FACES,
        ),
        ("hardware/build/light/*",),
        ((OWN, "hardware.light"),),
    ),
)


def input_hash(product: Product) -> str:
    """Return the hash over names and contents of all inputs."""
    digest = hashlib.sha256()
    for path in _files(product.inputs):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(_contents(path) + b"\0")
    return digest.hexdigest()


def output_hashes(product: Product) -> dict[str, str]:
    return {path.relative_to(ROOT).as_posix(): _hash(path) for path in _files(product.outputs)}


def why_stale(product: Product) -> str:
    """Return why the product's files are not up to date, or ""."""
    known = _state().get(product.name)
    if known is None:
        return "was never made"
    if known["inputs"] != input_hash(product):
        return "its inputs have changed"
    found = output_hashes(product)
    changed = sorted(name for name in {*known["outputs"], *found} if known["outputs"].get(name) != found.get(name))
    return f"changed by hand or missing: {', '.join(changed)}" if changed else ""


def note_made(product: Product) -> None:
    """Store that the product's files were made from its present inputs."""
    state = _state()
    state[product.name] = {"inputs": input_hash(product), "outputs": output_hashes(product)}
    ordered = {item.name: state[item.name] for item in PRODUCTS if item.name in state}
    STATE.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


def _state() -> dict:
    return json.loads(STATE.read_text(encoding="utf-8")) if STATE.exists() else {}


def _files(globs: tuple) -> list[Path]:
    return sorted({path for glob in globs for path in ROOT.glob(glob) if path.is_file()})


def _hash(path: Path) -> str:
    return hashlib.sha256(_contents(path)).hexdigest()


def _contents(path: Path) -> bytes:
    """Return a file's bytes with Unix line endings."""
    return path.read_bytes().replace(b"\r\n", b"\n")
