"""The built site, for tests: a folder, and a plain file server of it."""

import fcntl
import hashlib
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from hosting import Host
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from host_tools.checkout import ROOT
from host_tools.site import pyodide


def why_unavailable() -> str:
    """Return why no site can be built here, or ""."""
    if pyodide.is_kept() or shutil.which("npm"):
        return "" if shutil.which("node") else "no node: install Debian's package nodejs"
    return "no npm, which fetches Python for browsers: install Node.js with npm"


def shared_folder(tmp_path_factory) -> Path:
    """Return the folder that all processes of this run of the tests share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


def build_once(folder: Path) -> Path:
    """Build the site into a folder that several processes share, unless another one has."""
    if reason := why_unavailable():
        pytest.skip(reason)
    with (folder / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "built").exists():
            # In a process of its own: here tests register games that the site must not have.
            subprocess.run([ROOT / "tray24", "site", "--out", folder / "site"], check=True, capture_output=True)
            (folder / "built").touch()
    return folder / "site"


def change(folder: Path, path: str, text: str) -> None:
    """Replace a file of a tray's folder, as a new version of the site does."""
    script = folder / "service-worker.js"
    old, new = (folder / path).read_bytes(), text.encode()
    (folder / path).write_bytes(new)
    was, now = (hashlib.sha256(data).hexdigest() for data in (old, new))
    words = script.read_text(encoding="utf-8")
    assert was in words
    script.write_text(words.replace(was, now).replace('VERSION = "', f'VERSION = "{now[:6]}', 1), encoding="utf-8")


def host(folder: Path) -> Host:
    """Serve the files of a folder, and nothing else."""
    hosted = Host()
    hosted.start(Starlette(routes=[Mount("/", StaticFiles(directory=folder, html=True))]))
    return hosted
