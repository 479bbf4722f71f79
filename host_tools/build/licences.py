"""Licences of the libraries in the image: each library that the linker used must have its text in firmware/release."""

import re

from host_tools.checkout import FIRMWARE
from host_tools.errors import Failure
from simulator.texts import HostTexts

texts = HostTexts("firmware")

FOLDER = FIRMWARE / "release" / "licences"
# Origins of object files and archives, most specific first.
_ORIGINS = (
    (r"/lib(?:gcc|gcov|supc\+\+|stdc\+\+)\w*\.a|/crt\w+\.o$", "gcc"),
    (r"/lib(?:c|m|g|nosys)(?:_nano)?\.a", "newlib"),
    (r"/pico-sdk/.*/cmsis/", "cmsis"),
    (r"/pico-sdk/", "pico-sdk"),
    (r"/lib/([\w.+-]+)/", r"\1"),
    (r"\.dir/.*\.o$", "micropython"),
)
# Files of MicroPython that include a library's sources.
_INCLUDING = {
    "modbinascii.c.o": "uzlib",
    "moddeflate.c.o": "uzlib",
    "modhashlib.c.o": "crypto-algorithms",
    "modre.c.o": "re1.5",
}
# A section that the linker kept: its name (here or on the line before), its address, its size, the file.
_KEPT = re.compile(r"^ (?:\S+\s+|\s+)0x([0-9a-f]+)\s+0x([0-9a-f]+)\s+(\S+\.(?:o|a\([^)]*\)))$", re.MULTILINE)
_BEGIN = "Linker script and memory map"


def libraries(linker_map: str) -> set[str]:
    """Return the names of the libraries that have code or data in the image, from GNU ld's map file."""
    kept = linker_map[linker_map.find(_BEGIN) :]
    files = {path for address, size, path in _KEPT.findall(kept) if int(size, 16) and int(address, 16)}
    included = {_INCLUDING[name] for path in files if (name := path.rpartition("/")[2]) in _INCLUDING}
    return included | {_library(path) for path in files}


def _library(path: str) -> str:
    for pattern, name in _ORIGINS:
        if found := re.search(pattern, f"/{path}"):
            return found.expand(name)
    return path


def check(linker_map: str) -> None:
    """Raise Failure when a library in the image has no licence text beside the released file."""
    missing = sorted(name for name in libraries(linker_map) if not (FOLDER / f"{name}.txt").is_file())
    if missing:
        raise Failure(texts("licence-missing", libraries=", ".join(missing), folder=FOLDER))
