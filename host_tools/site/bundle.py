"""The Python modules of the tray in the browser (firmware, simulator and libraries), and the service worker.

The service worker caches the files of a folder of the site in the browser, for use without a network.
"""

import gzip
import io
import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

from host_tools.build import inputs
from host_tools.checkout import FIRMWARE, ROOT
from host_tools.checks.tree import find_imported_names
from simulator.texts import list_languages

_EPOCH = (1980, 1, 1, 0, 0, 0)  # of all files in a zip: the same sources make the same bytes
_SUFFIXES = (".py", ".ftl", ".js", ".css")  # the tray looks up which files a game's page has
# Parts of the simulator that run on a desktop only.
_EXCLUDED_FOLDERS = tuple(
    f"simulator/{part}/" for part in ("apps", "pico", "wokwi", "traces", "web/page", "web/follow")
)
_TOOLS = "host_tools.connect.bridge"
_CIRCUIT = "host_tools/doctor/circuit.json"  # read by `doctor`, to name the wires
_LIBRARIES = ("attrs", "babel", "fastjsonschema", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions")
_LOCALES = "babel/locale-data/"
_UNUSED_FOLDERS = ("babel/messages/", "pytz/zoneinfo/")  # hundreds of files that nothing here reads
SERVICE_WORKER = "service-worker.js"
_SCRIPT = ROOT / "simulator" / "browser" / "page" / SERVICE_WORKER
_VERSION_DIGITS = 12


def make_zip(files: Mapping[str, bytes]) -> bytes:
    """Return an uncompressed zip of these files, without times: the site compresses each of its files as a whole."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, _EPOCH), data)
    return buffer.getvalue()


def write_compressed(folder: Path, name: str, data: bytes) -> dict[str, object]:
    """Write a compressed file of the runtime (Python in the browser) into a folder.

    Return its sizes and its type, which the worker needs to load it.
    """
    compressed_data = gzip.compress(data, 9, mtime=0)
    (folder / f"{name}.gz").write_bytes(compressed_data)
    kind = "wasm" if name.endswith(".wasm") else "zip"
    return {"bytes": len(compressed_data), "size": len(data), "type": f"application/{kind}"}


def collect_python_modules() -> dict[str, bytes]:
    """Return the Python files that run in the browser: path in the zip -> content."""
    found = {page.name: page.read_bytes() for page in FIRMWARE.glob("RULES*.md")}
    found |= {f"apps/{path.name}": path.read_bytes() for path in (FIRMWARE / "apps").glob("*.py")}
    found |= {name: data for name, data in inputs.collect_frozen().items() if name.startswith("tray24/")}
    found |= {path.relative_to(FIRMWARE).as_posix(): path.read_bytes() for path in (FIRMWARE / "tray24").rglob("*.ftl")}
    for path in (ROOT / "simulator").rglob("*"):
        name = path.relative_to(ROOT).as_posix()
        if path.suffix in _SUFFIXES and not name.startswith(_EXCLUDED_FOLDERS):
            found[name] = path.read_bytes()
    for library in _LIBRARIES:
        found |= {name: path.read_bytes() for name, path in _list_library_files(library)}
    return found


def collect_licenses() -> dict[str, str]:
    """Return the license of each library, by its name."""
    return {
        library: Path(str(file.locate())).read_text(encoding="utf-8")
        for library in _LIBRARIES
        for file in distribution(library).files or ()
        if "LICEN" in file.name.upper()
    }


def collect_tool_modules() -> dict[str, bytes]:
    """Return the further Python files that the tools for a tray on USB need: path in the zip -> content.

    They are what `host_tools.connect.bridge` imports and `collect_python_modules` lacks.
    """
    found = {_CIRCUIT: ROOT / _CIRCUIT}
    names = [_TOOLS]
    while names:
        name = names.pop()
        module = ROOT.joinpath(*name.split("."))  # in ROOT there is no library, and not the firmware
        path = next((path for path in (module.with_suffix(".py"), module / "__init__.py") if path.is_file()), None)
        if path and (relative_path := path.relative_to(ROOT).as_posix()) not in found:
            found[relative_path] = path
            names += find_imported_names(path)
            names += [name.rpartition(".")[0]] if "." in name else []  # its package
    known = collect_python_modules()
    return {relative_path: path.read_bytes() for relative_path, path in found.items() if relative_path not in known}


def _list_library_files(library: str) -> Iterator[tuple[str, Path]]:
    locales = {"root", *list_languages()}
    for file in distribution(library).files or ():
        name = PurePosixPath(file).as_posix()
        is_locale = name.startswith(_LOCALES)
        if name.startswith(_UNUSED_FOLDERS) or (is_locale and PurePosixPath(name).stem not in locales):
            continue
        if is_locale or name.endswith((".py", "babel/global.dat")):
            yield name, Path(str(file.locate()))


def add_service_worker(
    folder: Path,
    name: str,
    left_out: Iterable[str] = (),
    languages: Mapping[str, Iterable[str]] | None = None,
    waits: bool = False,
) -> None:
    """Write the service worker that caches the files of a folder, with their hashes and a version.

    `name` is the name of its caches. It does not cache paths that begin with one of `left_out`. `languages` maps a
    language to the paths that only its readers need. With `waits` a new version of the worker waits until the page
    wants it.
    """
    script = _SCRIPT.read_text(encoding="utf-8")
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    cached_paths = [path for path in sorted(found) if not path.startswith(tuple(left_out))]
    files = {path: sha256(found[path].read_bytes()).hexdigest() for path in cached_paths}
    language_paths = {language: list(paths) for language, paths in (languages or {}).items()}
    values = {"NAME": name, "WAITS": waits, "LANGUAGES": language_paths, "FILES": files}
    version = sha256((json.dumps(values) + script).encode()).hexdigest()[:_VERSION_DIGITS]
    lines = [f"self.{key} = {json.dumps(value, indent=1)};\n" for key, value in ({"VERSION": version} | values).items()]
    (folder / SERVICE_WORKER).write_text("".join(lines) + script, encoding="utf-8")
