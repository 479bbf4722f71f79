"""The built web site, for tests: its folder, and a plain file server of it."""

import fcntl
import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest
from app_server import AppServer
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from host_tools.checkout import ROOT
from host_tools.site import npm

_SOURCES = ("firmware", "hardware", "host_tools", "simulator")
_DIGITS = 16


def explain_unavailable() -> str:
    """Return why no site can be built here, or ""."""
    if npm.is_pyodide_cached() or shutil.which("npm"):
        return "" if shutil.which("node") else "no node: install Debian's package nodejs"
    return "no npm, which fetches Python for browsers: install Node.js with npm"


def build_once(config: pytest.Config) -> Path:
    """Return the folder of the site, built unless another process or run has built it from the same files."""
    if reason := explain_unavailable():
        pytest.skip(reason)
    cache_folder = config.cache.mkdir("site")
    site_folder = cache_folder / _compute_version()
    with (cache_folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (site_folder / "done").exists():
            for old_folder in filter(Path.is_dir, cache_folder.iterdir()):
                shutil.rmtree(old_folder)
            # In a process of its own: here tests register games that the site must not have.
            subprocess.run([ROOT / "tray24", "site", "--out", site_folder / "site"], check=True, capture_output=True)
            (site_folder / "done").touch()
    return site_folder / "site"


def _compute_version() -> str:
    """Return a hash of the times of change of all files from which the site is built."""
    files = [path for folder in _SOURCES for path in (ROOT / folder).rglob("*") if "__pycache__" not in path.parts]
    facts = [
        (path.as_posix(), path.stat().st_mtime_ns) for path in sorted([*files, *ROOT.glob("*.*")]) if path.is_file()
    ]
    return hashlib.sha256(repr(facts).encode()).hexdigest()[:_DIGITS]


def replace_file(folder: Path, path: str, text: str) -> None:
    """Replace a file in the folder of the tray's page, as a new version of the site would."""
    script = folder / "service-worker.js"
    old_content, new_content = (folder / path).read_bytes(), text.encode()
    (folder / path).write_bytes(new_content)
    old_hash, new_hash = (hashlib.sha256(data).hexdigest() for data in (old_content, new_content))
    source = script.read_text(encoding="utf-8")
    assert old_hash in source
    script.write_text(
        source.replace(old_hash, new_hash).replace('VERSION = "', f'VERSION = "{new_hash[:6]}', 1), encoding="utf-8"
    )


def copy_with_ports(site: Path, folder: Path) -> Path:
    """Copy a site to a folder. In the copy, the page for trays on USB may open the WebSocket of a fake serial port."""
    shutil.copytree(site, folder)
    for page in (folder / "connect").glob("*.html"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace("connect-src 'self'", "connect-src 'self' ws:"), encoding="utf-8")
    return folder


def serve_folder(folder: Path) -> AppServer:
    """Serve the files of a folder, and nothing else."""
    server = AppServer()
    server.start(Starlette(routes=[Mount("/", StaticFiles(directory=folder, html=True))]))
    return server
