"""The wheel: the locked setuptools builds it from the sources, and it is installed with only the packages of `play`."""

import os
import re
import subprocess
import sys
import venv
import zipfile
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from recipes.copies import ROOT, CheckoutCopy

from simulator.user_folders import find_cache_folder

LOCKS = ROOT / "host_tools" / "requirements"
LEFT_OVER = ("languages/de/menus.py", "languages/de/__init__.py", "games/basic/words.py", "games/basic/lessons.py")
BUILD = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"
PLAY = """
from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig
from tray24.languages import LANGUAGES

for language in LANGUAGES:
    rig = Rig(MemoryFiles({"settings.txt": b"language=%s\\n" % language.encode()}))
    rig.boot()
    rig.start_match("", "", game="basic")
    say = rig.ui.say
    print(say("undo"), say.get_game_text("basic", "game"), say.get_help("basic")[0][0], rig.ui.match.game.name, sep="|")
"""
PLAYED = """Undo|Tray game|Goal|basic
Rückgängig|Tablettspiel|Ziel|basic
Deshacer|Bandeja|Objetivo|basic
Annuler|Jeu du plateau|But|basic
"""


@pytest.fixture(scope="module")
def back_end(tmp_path_factory):
    """Return a folder with the locked setuptools. Skip the test if it is neither in the cache nor can be fetched."""
    folder = find_cache_folder() / "back-end"
    lock = LOCKS / "build.lock"
    version = re.findall(r"^setuptools==(\S+)", lock.read_text(), re.M)[0]
    wheel = folder / f"setuptools-{version}-py3-none-any.whl"
    if not wheel.exists():
        fetch = [sys.executable, "-m", "pip", "download", "--require-hashes", "--no-deps", "-r", lock, "-d", folder]
        if subprocess.run(fetch, capture_output=True, timeout=120).returncode:
            pytest.skip(f"setuptools {version} cannot be fetched")
    unpacked = tmp_path_factory.mktemp("back-end")
    zipfile.ZipFile(wheel).extractall(unpacked)
    return unpacked


@pytest.fixture(scope="module")
def wheel(back_end, tmp_path_factory):
    """Return a wheel built in a copy of the checkout in which files of deleted modules are left over."""
    copy = CheckoutCopy(tmp_path_factory.mktemp("sources"))
    for name in LEFT_OVER:
        copy.write(f"firmware/tray24/{name}", "TEXT = ()\n")
    output_folder = tmp_path_factory.mktemp("wheel")
    environment = {**copy.make_environment(), "PYTHONPATH": str(back_end)}
    subprocess.run(
        [sys.executable, "-c", BUILD, output_folder],
        cwd=copy.root,
        env=environment,
        check=True,
        capture_output=True,
        timeout=120,
    )
    return next(output_folder.glob("*.whl"))


def test_the_wheel_has_the_sources_of_texts_and_no_tables(wheel):
    names = {name.removeprefix("tray24/") for name in zipfile.ZipFile(wheel).namelist()}
    sources = {path.relative_to(ROOT / "firmware/tray24") for path in (ROOT / "firmware/tray24").rglob("*.ftl")}
    assert {path.as_posix() for path in sources} <= names
    assert {"games/basic/lessons.json", "games/basic/rules.py", "text_tables/tables.py"} <= names
    assert not names.intersection(LEFT_OVER)


def list_locked_files():
    """Yield the files and folders of the packages in `play.lock` that are installed on this system."""
    for name in re.findall(r"^([\w.-]+)==", (LOCKS / "play.lock").read_text(encoding="utf-8"), re.M):
        with suppress(PackageNotFoundError):
            package = distribution(name)
            tops = {Path(file).parts[0] for file in package.files or ()} - {"..", "__pycache__"}
            yield from (Path(str(package.locate_file(top))) for top in tops)


@pytest.mark.skipif(os.name == "nt", reason="the packages are linked")
def test_an_installed_wheel_plays_in_all_languages(wheel, tmp_path):
    venv.create(tmp_path / "empty")
    python = tmp_path / "empty" / "bin" / "python"
    [packages] = (tmp_path / "empty").glob("lib/python*/site-packages")
    for path in list_locked_files():
        if not (packages / path.name).exists():
            (packages / path.name).symlink_to(path)
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel]
    subprocess.run(pip, check=True, capture_output=True, timeout=120)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TRAY24"))}
    environment |= {"TRAY24_CACHE": str(tmp_path / "cache"), "PYTHONUTF8": "1"}
    for _ in range(2):
        result = subprocess.run(
            [python, "-c", PLAY], cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", timeout=120
        )
        assert (result.stdout, result.stderr) == (PLAYED, "")
    simulate_words = ["simulate", "yacht", "--seats", "1", "--matches", "1", "--seed", "1", "--out", "m"]
    subprocess.run(
        [python.with_name("tray24"), *simulate_words], cwd=tmp_path, env=environment, check=True, timeout=120
    )
