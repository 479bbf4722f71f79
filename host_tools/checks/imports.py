"""Checks that imports are allowed by the tables in firmware/ARCHITECTURE.md, form no cycles, and do not nest deeply.

Also check that a module of the firmware only defines things when it is imported.
"""

import ast
from collections.abc import Iterator

from host_tools.checks.tree import SourceTree, format_finding
from simulator.texts import HostTexts
from tray24.text_tables.tables import KINDS as TABLES

say = HostTexts("check")

# Parts of tray24 -> what they may import of it besides themselves. Games have another table.
_FOUNDATIONS = "compat pins"
_MAY_IMPORT = {
    "compat": "text_tables",
    "text_tables": "",
    "pins": "compat",
    "ports": "compat",
    "languages": "",
    "rules": "compat",
    "registry": "rules compat",
    "match": "rules registry compat",
    "sense": "compat",
    "link": f"rules registry match.profile sense ui {_FOUNDATIONS}",
    "ui": f"match rules registry sense languages {_FOUNDATIONS}",
    "tray": f"rules registry match sense link ui ports {_FOUNDATIONS}",
    "device": f"ports version {_FOUNDATIONS}",
}
# Modules of a game's folder -> what they may import: never another game. Other modules there help rules and bot.
_RULES = "rules compat game"
_SCREENS = f"rules match ui game sense.events {_FOUNDATIONS}"
_SCREEN_PARTS = ("screen", "real", "open_hands", "challenged_rack")
_GAME_MAY_IMPORT: dict[str, str] = {
    **dict.fromkeys(("rules", "racks", "coach"), _RULES),
    **dict.fromkeys(_SCREEN_PARTS, _SCREENS),
}
# Parts of tray24 -> the modules of MicroPython's own that they may use.
_STANDARD = {
    "compat": "micropython sys time deflate io zlib",
    "link": "json hashlib",
    "ui": "collections json sys",
    "device": "machine _rp2 micropython framebuf tray24_build tray24_limit vfs asyncio time os io select sys gc",
}
_ON_CPYTHON = "text_tables"  # it may use any library
_STANDARD_FOR_ALL = "array binascii struct"
# Folders of hardware -> what they may import of the project besides the pins. Stickers and cards show faces and boxes;
# `reading` checks that the tray reads its own dice, by its sensing in the light of the virtual tray.
_PRINT_MODULES = ("tray24.match.dicesets", "tray24.rules.faces", "tray24.games.yacht.boxes")
_SENSE_MODULES = ("tray24.match.dicesets", "tray24.ports", "tray24.rules.faces", "tray24.sense", "simulator.tray.files")
_SENSE_MODULES += tuple(f"simulator.tray.{name}" for name in ("optics", "sensors"))
_HARDWARE_MAY_IMPORT = {
    "hardware/stickers": _PRINT_MODULES,
    "hardware/extras": _PRINT_MODULES,
    "hardware/cards": (*_PRINT_MODULES, "tray24.games"),
    "hardware/reading": _SENSE_MODULES,
}
_OUR_PACKAGES = ("tray24", "simulator", "host_tools")
_RUN_BY_MICROPYTHON = ("firmware/_boot.py", "firmware/main.py", "firmware/micropython/manifest.py")
_MAX_DEPTH = 4  # nested imports: more overflow the C stack of 12 kB


def check_imports(tree: SourceTree) -> Iterator[str]:
    """Yield the imports that the tables in ARCHITECTURE.md do not allow, and the imports of private names."""
    for name, module in tree.modules.items():
        for imported in module.imports:
            target = tree.find_module(imported.name)
            game = _get_game(target or "")  # the registry finds games: no module imports from another game's folder
            if not _is_allowed(name, imported.name, target) or (game and game != _get_game(name)):
                yield format_finding(module.place, imported.line, say("import-not-allowed", name=imported.name))
            last_word = imported.name.rpartition(".")[2]
            if target and target != imported.name and last_word.startswith("_") and not last_word.endswith("__"):
                yield format_finding(module.place, imported.line, say("import-private", name=imported.name))
    for path in tree.list_sources(".py", under="hardware/"):
        allowed = ("tray24.pins", *_HARDWARE_MAY_IMPORT.get(path.rpartition("/")[0], ()))
        for imported in tree.parse_module(path).imports:
            if imported.name.split(".")[0] in _OUR_PACKAGES and not imported.name.startswith(allowed):
                yield format_finding(path, imported.line, say("import-not-allowed", name=imported.name))


def _is_allowed(name: str, imported: str, target: str | None) -> bool:
    """Return whether the module `name` may import the name `imported`.

    `target` is the module of this project that defines the imported name, or None for a library.
    """
    package = name.split(".")[0]
    if _get_game(imported) and "".join(imported.split(".")[3:4]) in TABLES:  # only the registry imports tables of texts
        return False
    if package != "tray24":
        is_of_device = imported.split(".")[:2] == ["tray24", "device"]
        is_above = package == "simulator" and imported.split(".")[0] == "host_tools"
        return package in ("main", "_boot") or not is_of_device and not is_above
    if target is None:
        part = _get_part(name)
        return part == _ON_CPYTHON or imported.split(".")[0] in f"{_STANDARD_FOR_ALL} {_STANDARD.get(part, '')}".split()
    if (game := _get_game(name)) and _get_game(target) == game:
        # Rules import neither bot nor screen.
        part, target_part = ("".join(module_name.split(".")[3:4]) for module_name in (name, target))
        return bool(part) and (
            part in _SCREEN_PARTS or (target_part not in _SCREEN_PARTS and (part == "bot" or target_part != "bot"))
        )
    part, name_parts = _get_part(name), name.split(".")
    allowed = [part, *_MAY_IMPORT.get(part, "").split()]
    if game:
        allowed = _GAME_MAY_IMPORT.get(name_parts[3], f"{_RULES} match").split() if len(name_parts) > 3 else []
    return _get_part(target) in allowed or target.partition(".")[2] in allowed


def _get_part(name: str) -> str:
    """Return the part of the package tray24 that a module belongs to, such as `rules` or the name of a game.

    The package of all games belongs to the part `registry`, tray24 itself to `version`.
    """
    parts = name.split(".")
    if len(parts) == 1:
        return "version"
    if parts[1] == "games":
        return parts[2] if len(parts) > 2 else "registry"
    return parts[1]


def _get_game(name: str) -> str:
    """Return the name of the game in whose folder a module is; "" for other modules."""
    parts = name.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else ""


def check_circles(tree: SourceTree) -> Iterator[str]:
    """Yield the groups of modules that import each other. Imports under TYPE_CHECKING do not count."""
    edges = {
        name: {other for imported in module.imports if (other := tree.find_module(imported.name))}
        for name, module in tree.modules.items()
    }
    reached = {name: _find_reachable(name, edges) for name in edges}
    for name, reachable in reached.items():
        group = sorted(other for other in reachable if name in reached[other])
        if name in reachable and name == group[0]:
            yield format_finding(tree.modules[name].place, 1, say("import-circle", names=", ".join(group)))


def _find_reachable(start: str, edges: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    queue = [start]
    while queue:
        new_names = edges[queue.pop()] - found
        found |= new_names
        queue += new_names
    return found


def check_nesting(tree: SourceTree) -> Iterator[str]:
    """Yield the imports in main.py in which imports are nested too deeply.

    The imports that a module makes are nested in the import of this module. Modules that an earlier import in main.py
    has loaded do not count.
    """
    loaded_names = {"tray24"}
    for imported in tree.modules["main"].imports if "main" in tree.modules else ():
        name = tree.find_module(imported.name)
        depth = _measure_nesting(tree, name, loaded_names) if name else 0
        if depth > _MAX_DEPTH:
            text = say("imports-nested", name=imported.name, depth=depth, most=_MAX_DEPTH)
            yield format_finding("firmware/main.py", imported.line, text)


def _measure_nesting(tree: SourceTree, name: str, loaded_names: set[str]) -> int:
    """Return how deep imports are nested while the module `name` is imported.

    `loaded_names` holds the modules that have been imported before. This function adds the new modules to it.
    """
    if name in loaded_names or _get_part(name) == _ON_CPYTHON:
        return 0
    loaded_names.add(name)
    parents = [name[:at] for at, letter in enumerate(name) if letter == "."]
    names = [tree.find_module(imported.name) for imported in tree.modules[name].imports if imported.is_at_top]
    return 1 + max(
        (
            _measure_nesting(tree, loaded_name, loaded_names)
            for loaded_name in [*parents, *names]
            if loaded_name in tree.modules
        ),
        default=0,
    )


def check_work(tree: SourceTree) -> Iterator[str]:
    """Yield the calls that a module of the firmware makes when it is imported and whose results it does not use."""
    for path in tree.list_sources(".py", under="firmware/"):
        for node in () if path in _RUN_BY_MICROPYTHON else tree.parse_module(path).tree.body:
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                yield format_finding(path, node.lineno, say("work-when-imported"))
