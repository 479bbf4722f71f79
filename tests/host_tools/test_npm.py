"""Packages of npm: a fetched package has the pinned bytes, or nothing of it is kept."""

import base64
import hashlib
import io
import subprocess
import tarfile
from pathlib import Path

import pytest

from host_tools.errors import Failure
from host_tools.site import npm


@pytest.fixture
def pin(tmp_path, monkeypatch):
    """Return the pin (version and hash) of a small package that a fake npm delivers: it has the files a and b/c."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:gz") as archive:
        for name in ("a", "b/c"):
            archive.addfile(tarfile.TarInfo(f"package/{name}"))

    def pack(command, **_):
        Path(command[-1], "some-1.2.tgz").write_bytes(data.getvalue())
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setenv("TRAY24_CACHE", str(tmp_path))
    monkeypatch.setattr(npm.shutil, "which", lambda program: program)
    monkeypatch.setattr(npm.subprocess, "run", pack)
    digest = base64.b64encode(hashlib.sha512(data.getvalue()).digest()).decode()
    return {"version": "1.2", "integrity": f"sha512-{digest}"}


def list_files(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_package_is_kept_with_all_its_files_or_the_wanted_ones(pin):
    assert list_files(npm.fetch_package("some", pin)) == {"a", "b/c"}
    assert list_files(npm.fetch_package("other", pin, ["a"])) == {"a"}


def test_nothing_of_other_bytes_is_kept(pin, tmp_path):
    with pytest.raises(Failure, match="some 1.2"):
        npm.fetch_package("some", pin | {"integrity": "sha512-0"})
    assert not list(tmp_path.iterdir())


def test_what_npm_said_last_is_the_reason_of_a_failure(pin, monkeypatch):
    result = subprocess.CompletedProcess([], 1, "", "npm warn\nnpm error 404 Not Found\n")
    monkeypatch.setattr(npm.subprocess, "run", lambda command, **_: result)
    with pytest.raises(Failure, match=r"some 1\.2.*: npm error 404 Not Found$"):
        npm.fetch_package("some", pin)
