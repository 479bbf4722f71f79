"""Compiled modules that make the emulator rp2040py three to five times faster, where there is a C compiler.

The extension modules in the emulator's wheel are built for Python's stable ABI, in which each emulated instruction
takes several calls of the interpreter. The wheel also has their C sources. Compiled for this version of Python (once,
about 20 s) they do the same without those calls. `build` compiles them into the user's cache; after `install` Python
finds them there. Without a compiler the wheel's own modules are used.
"""

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

from simulator.user_folders import find_cache_folder

_PACKAGE = "rp2040py.native"
_MODULES = (
    "_bit",
    "_cortex_m0_core",
    "_gpio_pin",
    "_pio",
    "_rp2040",
    "_simulation_clock",
    "_simulator",
    "_state_machine",
)
_COMPILE_S = 300


class _Finder:
    """An import finder that finds the emulator's compiled extension modules in the cache, before those of the wheel."""

    @staticmethod
    def find_spec(name: str, path=None, target=None):
        package, _, module = name.rpartition(".")
        if package != _PACKAGE or module not in _MODULES:
            return None
        file = str(_get_module_file(module))
        loader = importlib.machinery.ExtensionFileLoader(name, file)
        return importlib.util.spec_from_file_location(name, file, loader=loader)


def get_cache_folder() -> Path:
    """Return the folder of the compiled modules. Each version of the emulator and of Python has a folder of its own."""
    return find_cache_folder() / f"rp2040py-{version('rp2040py')}-{sysconfig.get_config_var('SOABI') or 'unknown'}"


def _get_module_file(module: str) -> Path:
    return get_cache_folder() / (module + importlib.machinery.EXTENSION_SUFFIXES[0])


def is_built() -> bool:
    return all(_get_module_file(module).is_file() for module in _MODULES)


def install() -> bool:
    """Make imports use the compiled modules. Return False if they, or the emulator, are missing.

    Call it before rp2040py is imported.
    """
    if importlib.util.find_spec("rp2040py") is None or not is_built():
        return False
    if not any(finder is _Finder for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder)
    return True


def build() -> bool:
    """Compile the emulator's modules, unless all of them are compiled already.

    Return False if this machine cannot compile them. Then the emulator is slower.
    """
    if is_built():
        return True
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    spec = importlib.util.find_spec("rp2040py")
    if os.name != "posix" or not compiler or not header.is_file() or spec is None or spec.origin is None:
        return False
    sources = Path(spec.origin).parent / "native"
    get_cache_folder().mkdir(parents=True, exist_ok=True)
    return all(
        _compile(compiler, header.parent, sources / f"{module}.c", _get_module_file(module)) for module in _MODULES
    )


def _compile(compiler: str, include: Path, source: Path, target: Path) -> bool:
    temporary_file = target.with_suffix(f".{os.getpid()}")
    link_options = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
    command = [
        compiler,
        "-O2",
        "-w",
        "-shared",
        "-fPIC",
        f"-I{include}",
        str(source),
        "-o",
        str(temporary_file),
        *link_options,
    ]
    try:
        result = subprocess.run(command, capture_output=True, timeout=_COMPILE_S)
        if result.returncode == 0:
            temporary_file.replace(target)
        return result.returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
    finally:
        temporary_file.unlink(missing_ok=True)
