"""The imports that the architecture allows; and importing a module only defines things."""

import ast
import subprocess
import sys

import pytest
from source_tree import FIRMWARE, ROOT, load, module_of, modules, name_of, places

# Rooms of tray24, and modules beside them -> their allowed imports besides themselves. Games have another table.
FOUNDATIONS = {"compat", "pins"}
ROOMS = {
    "compat": set(),
    "pins": {"compat"},
    "ports": {"compat"},
    "languages": set(),
    "rules": {"compat"},
    "registry": {"rules"},
    "match": {"rules", "registry", "compat"},
    "sense": {"compat"},
    # The link gets the match from the tray that it is handed. Its tests of the tray are screens of the ui.
    # `match.profile` says which letters a name may have.
    "link": {"rules", "registry", "match.profile", "sense", "ui", *FOUNDATIONS},
    # `pins` holds only numbers, and is their one source, also for slots, buttons and the display's size.
    "ui": {"match", "rules", "registry", "sense", "languages", *FOUNDATIONS},
    "tray": {"rules", "registry", "match", "sense", "link", "ui", "ports", *FOUNDATIONS},
    # The version is that of the package.
    "device": {"ports", "version", *FOUNDATIONS},
}
# Modules of a game's folder -> their allowed imports besides modules of their kind: never another game.
PLAY = {"rules", "compat", "game"}
SIGHT = {"rules", "match", "ui", "game", "sense.events", *FOUNDATIONS}
GAME_PARTS = {
    "rules": PLAY,
    "position": PLAY,
    "refusals": PLAY,
    "bot": PLAY | {"match"},
    "racks": PLAY,
    "coach": PLAY,
    "screen": SIGHT,
    "real": SIGHT,
    "look": SIGHT,
    "shown": SIGHT,
    "words": set(),
    "help": set(),
    "lessons": set(),
}
# Python's own modules that they may use: those that MicroPython has, too.
STANDARD = {
    "compat": {"micropython", "sys", "time", "deflate", "io", "zlib"},
    "link": {"json", "hashlib"},
    "ui": {"collections", "json", "sys"},
    "device": {
        "machine",
        "_rp2",
        "micropython",
        "framebuf",
        "tray24_build",
        "tray24_limit",
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
# What stickers, extras and cards show: such a script of the hardware may import it besides the pins.
SHOWING = ("stickers", "extras", "cards")
PRINTED = ("tray24.match.dicesets", "tray24.rules.faces", "tray24.rules.tiles", "tray24.games.yacht.boxes")
# Whether the tray reads its own dice is checked by its own sensing, in the light of the virtual tray: `reading` may import
# these besides what is printed.
READING = (
    "tray24.match.dicesets",
    "tray24.ports",
    "tray24.rules.faces",
    "tray24.sense",
    "simulator.tray.files",
    "simulator.tray.optics",
    "simulator.tray.senses",
    "simulator.tray.sensors",
    "simulator.tray.surfaces",
)
# The programs that MicroPython runs, and the list of modules for it.
PROGRAMS = ("_boot.py", "main.py", "micropython/manifest.py")


def room_of(name):
    """Return the room of a module of tray24: `rules`, `registry`, `yacht` for a game's folder, `version` for tray24."""
    words = name.split(".")
    if len(words) == 1:
        return "version"
    if words[1] == "games":
        return words[2] if len(words) > 2 else "registry"
    return words[1]


def allowed_for(name):
    """Return the allowed imports of a module of tray24: rooms, `sense.events`, and `game` for its own game.

    Helpers of one kind of a game's modules, such as the bot's, may import the same as rules, and `match`.
    """
    words = name.split(".")
    room = room_of(name)
    if words[1:2] == ["games"] and len(words) > 2:
        return set() if len(words) == 3 else GAME_PARTS.get(words[3], PLAY | {"match"})
    return ROOMS.get(room, set()) | {room}


def is_allowed(name, imported):
    """Return whether the module `name` of tray24 may import the module `imported` of tray24."""
    allowed = allowed_for(name)
    own = name.split(".")[:3]
    if imported.split(".")[:3] == own and own[1:2] == ["games"] and "game" in allowed:
        # Within a game, rules must not depend on bots, screens or words.
        part, wanted = name.split(".")[3], imported.split(".")[3]
        return (
            part in ("screen", "real", "look", "shown")
            or wanted not in ("screen", "real", "look", "shown", "words", "help", "lessons")
            and (part == "bot" or wanted != "bot")
        )
    return room_of(imported) in allowed or imported.partition(".")[2] in allowed


@pytest.mark.parametrize("name", [name for name in places() if name.split(".")[0] == "tray24"])
def test_firmware_imports_only_what_the_architecture_allows(name):
    read = modules()[name]
    standard = STANDARD_FOR_ALL | STANDARD.get(room_of(name), set())
    found = []
    for imported in read.imports:
        module = module_of(imported.name)
        good = imported.name.split(".")[0] in standard if module is None else is_allowed(name, module)
        if not good:
            found.append(f"{read.place}:{imported.line}: {imported.name}")
    assert not found, "\n".join(found)


def game_of(name):
    """Return the folder of a game that contains a module, such as `tray24.games.yacht`; None for other modules."""
    words = name.split(".")
    return ".".join(words[:3]) if words[1:2] == ["games"] and len(words) > 2 else None


def test_games_are_found_by_the_registry_alone():
    """Only modules of a game, here and in the simulator, import from the game's folder."""
    found = []
    for name, module in modules().items():
        for imported in module.imports:
            game = game_of(module_of(imported.name) or "")
            if game and (game_of(name) or "").split(".")[-1] != game.split(".")[-1]:
                found.append(f"{module.place}:{imported.line}: {imported.name}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("folder", "forbidden"), [("simulator", {"host_tools"}), ("host_tools", set())])
def test_desktop_code_leaves_the_board_alone(folder, forbidden):
    for name, module in modules().items():
        if name.split(".")[0] != folder:
            continue
        for imported in module.imports:
            words = imported.name.split(".")
            assert words[:2] != ["tray24", "device"], f"{module.place}:{imported.line}: the device is for the device"
            assert words[0] not in forbidden, f"{module.place}:{imported.line}: {folder} may not import {imported.name}"


@pytest.mark.parametrize("path", sorted((ROOT / "hardware").rglob("*.py")), ids=lambda path: path.name)
def test_scripts_of_the_hardware_know_the_pins_and_what_is_printed(path):
    printed = PRINTED if path.parent.name in SHOWING else ()
    if path.parent.name == "cards":
        printed += ("tray24.games",)  # cards say what each game takes and how it is played
    if path.parent.name == "reading":
        printed = READING
    for imported in load(name_of(path, ROOT), path).imports:
        words = imported.name.split(".")
        good = words[:2] == ["tray24", "pins"] or imported.name.startswith(tuple(printed))
        of_others = words[0] in ("tray24", "simulator", "host_tools")
        assert good or not of_others, f"{path}:{imported.line}: {imported.name}"


@pytest.mark.parametrize("path", sorted(FIRMWARE.rglob("*.py")), ids=lambda path: str(path.relative_to(FIRMWARE)))
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
    names = [name for name in places() if not name.startswith("tray24.device") and name not in ("main", "_boot")]
    done = subprocess.run([sys.executable, "-c", IMPORT_ALL, *names], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
