"""The service worker of a folder of the site: it keeps the folder's files in the browser, for use without a network."""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from host_tools.checkout import ROOT

NAME = "service-worker.js"
_SCRIPT = ROOT / "simulator" / "browser" / "page" / NAME
_VERSION_DIGITS = 12


def add_service_worker(
    folder: Path,
    name: str,
    left_out: Iterable[str] = (),
    languages: Mapping[str, Iterable[str]] | None = None,
    waits: bool = False,
) -> None:
    """Write the script that keeps the files of a folder in the browser, with their hashes and those of itself.

    `name` is that of its caches, and `left_out` are the beginnings of paths that it does not keep. `languages` has the
    paths that only readers of a language need. With `waits` a new version waits until the page wants it.
    """
    script = _SCRIPT.read_text(encoding="utf-8")
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    kept = [path for path in sorted(found) if not path.startswith(tuple(left_out))]
    files = {path: sha256(found[path].read_bytes()).hexdigest() for path in kept}
    others = {language: list(paths) for language, paths in (languages or {}).items()}
    given = {"NAME": name, "WAITS": waits, "LANGUAGES": others, "FILES": files}
    version = sha256((json.dumps(given) + script).encode()).hexdigest()[:_VERSION_DIGITS]
    lines = [f"self.{key} = {json.dumps(value, indent=1)};\n" for key, value in ({"VERSION": version} | given).items()]
    (folder / NAME).write_text("".join(lines) + script, encoding="utf-8")
