"""The released image: the files it is made from, whether it is up to date, and messages when something is missing."""

import hashlib
import json
import os
import shutil
import subprocess
import warnings
from types import SimpleNamespace

import pytest

from host_tools.build import firmware_image, inputs, release_files, sources, toolchain, uf2
from host_tools.cli import main
from host_tools.errors import Failure
from host_tools.site import bundle
from tray24.text_tables import modules

needs_git = pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")


def run_git(folder, *arguments):
    settings = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    result = subprocess.run(["git", *settings, *arguments], cwd=folder, capture_output=True, text=True, check=True)
    return result.stdout.strip()


# The released file.


def test_the_release_is_whole_and_small_enough():
    release = release_files.read_release()
    pages = uf2.decode(release.uf2)
    assert max(pages) < firmware_image.MAX_BYTES
    assert release.manifest["micropython"] == sources.load_pins().micropython
    assert release.manifest["commits"] == sources.load_pins().get_commits()


def test_a_release_of_other_sources_is_reported():
    if difference := release_files.explain_stale(release_files.read_release()):
        warnings.warn(f"{difference}: './tray24 firmware build' before it is handed in", stacklevel=1)


def test_what_changed_since_the_release_is_named():
    manifest = json.loads(json.dumps(release_files.read_release().manifest))
    manifest["sources"] = {**inputs.hash_files(), "tray24/tray.py": "0" * 64, "tray24/gone.py": "0" * 64}
    difference = release_files.explain_stale(release_files.Release(b"", manifest))
    assert difference == "firmware/tray24/gone.py, firmware/tray24/tray.py differ from the sources of tray24.uf2"
    assert not release_files.explain_stale(release_files.Release(b"", {"sources": inputs.hash_files()}))


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (lambda folder: (folder / "tray24.uf2").unlink(), "tray24.uf2: cannot be read"),
        (lambda folder: (folder / "tray24.json").unlink(), "tray24.json: cannot be read"),
        (lambda folder: (folder / "tray24.json").write_text("<html>"), "tray24.json: no manifest"),
        (lambda folder: (folder / "tray24.uf2").write_bytes(b"UF2\n"), "its SHA-256 is"),
    ],
)
def test_a_damaged_release_is_refused_with_what_to_do(tmp_path, change, text):
    release = release_files.Release(b"file", {"uf2_sha256": hashlib.sha256(b"file").hexdigest()})
    release_files.write_release(release, tmp_path)
    assert release_files.read_release(tmp_path / "tray24.uf2", tmp_path / "tray24.json") == release
    change(tmp_path)
    with pytest.raises(Failure, match="tray24 firmware build") as error_info:
        release_files.read_release(tmp_path / "tray24.uf2", tmp_path / "tray24.json")
    assert text in str(error_info.value)


# Its inputs.


def test_every_module_is_frozen_and_the_board_counts_for_the_hash():
    frozen, hashes = inputs.collect_frozen(), inputs.hash_files()
    assert {"_boot.py", "main.py", "tray24/tray.py", "tray24/games/basic/rules.py"} <= frozen.keys() & hashes.keys()
    assert {"tray24/languages/de/basic_help.py", "tray24/games/basic/lessons.py"} <= frozen.keys() - hashes.keys()
    assert {"tray24/languages/de/basic-help.ftl", "tray24/games/basic/lessons.json"} <= hashes.keys() - frozen.keys()
    assert {"micropython/manifest.py", "micropython/sources.toml", "micropython/board/mpconfigboard.h"} <= hashes.keys()


OF_FIRMWARE = (
    *("_boot.py", "main.py", "micropython/manifest.py", "tray24/__init__.py", "tray24/a.py"),
    *("tray24/games/__init__.py", "tray24/games/go/rules.py", "tray24/languages/en/match.ftl"),
    *("tray24/languages/__init__.py", "tray24/languages/de/match.ftl", "tray24/text_tables/tables.py"),
)
LEFT_OVER = ("games/go/words.py", "games/go/help.py", "languages/en/__init__.py", "languages/de/match.py")


@pytest.fixture
def firmware(tmp_path, monkeypatch):
    """Return a small folder firmware/ that replaces the checkout's in the test."""
    folder = tmp_path / "firmware"
    for name in OF_FIRMWARE:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(f"# {name}\n".encode())
    (folder / "tray24/games/go/words.ftl").write_text("game = Go\n")
    monkeypatch.setattr(inputs, "FIRMWARE", folder)
    monkeypatch.setattr(inputs, "MICROPYTHON", folder / "micropython")
    return folder


def test_the_hash_follows_each_source_and_not_the_line_ends(firmware):
    hash_before = inputs.hash_sources()
    (firmware / "tray24" / "a.py").write_bytes(b"# tray24/a.py\r\n")
    assert inputs.hash_sources() == hash_before
    (firmware / "micropython" / "manifest.py").write_bytes(b"# other\n")
    board = inputs.hash_sources()
    (firmware / "tray24" / "a.py").rename(firmware / "tray24" / "b.py")
    assert len({hash_before, board, inputs.hash_sources()}) == 3


def test_tables_are_made_and_what_is_left_over_changes_neither_image_nor_hash_nor_site(firmware, monkeypatch):
    frozen, hashes, site = inputs.collect_frozen(), inputs.hash_files(), bundle.collect_python_modules()
    assert frozen["tray24/games/go/words.py"] == b"TEXT = (\n    'game=Go',\n)\n"
    assert (
        {"tray24/languages/en/__init__.py", "tray24/languages/de/match.py"}
        < frozen.keys()
        < site.keys() | frozen.keys()
    )
    assert not [name for name in frozen.keys() | site.keys() if "text_tables" in name]
    for name in LEFT_OVER:
        (firmware / "tray24" / name).parent.mkdir(exist_ok=True)
        (firmware / "tray24" / name).write_text("TEXT = ()\n")
    assert (inputs.collect_frozen(), inputs.hash_files(), bundle.collect_python_modules()) == (frozen, hashes, site)


@pytest.mark.parametrize(
    "name", ["games/go/words.ftl", "languages/de/match.ftl", "languages/en/match.ftl", "text_tables/tables.py"]
)
def test_the_hash_follows_the_sources_of_tables_and_what_makes_them(firmware, name):
    hashes_before = inputs.hash_files()
    with (firmware / "tray24" / name).open("a") as file:
        file.write("# more\n")
    hashes_now = inputs.hash_files()
    assert [f"tray24/{name}"] == [place for place in hashes_now if hashes_now[place] != hashes_before[place]]


def test_the_hash_does_not_depend_on_what_packs_lessons(monkeypatch):
    hashes_before = inputs.hash_sources(), inputs.collect_frozen()
    monkeypatch.setattr(modules, "_pack_lines", lambda name, lines: f"{name} = b''\n")
    assert hashes_before[0] == inputs.hash_sources() and hashes_before[1] != inputs.collect_frozen()


def test_each_checkout_and_compiler_has_a_build_of_its_own(firmware, monkeypatch):
    places = {firmware_image._get_build_folder({"gcc": "12"}), firmware_image._get_build_folder({"gcc": "13"})}
    monkeypatch.setattr(inputs, "MICROPYTHON", firmware / "elsewhere" / "micropython")
    assert len(places | {firmware_image._get_build_folder({"gcc": "12"})}) == 3


def test_only_what_changed_is_compiled_again(tmp_path):
    frozen, compiled = tmp_path / "frozen", tmp_path / "build" / "frozen_mpy"
    content = tmp_path / "build" / "frozen_content.c"
    firmware_image._stage_files(frozen, {"tray24/a.py": b"1", "tray24/b.py": b"2"})
    (compiled / "tray24").mkdir(parents=True)
    for path in (compiled / "tray24" / "a.mpy", compiled / "tray24" / "b.mpy", content):
        path.touch()
    os.utime(frozen / "tray24" / "a.py", (1, 1))
    firmware_image._stage_files(frozen, {"tray24/a.py": b"1", "tray24/b.py": b"2"})
    assert content.exists() and (frozen / "tray24" / "a.py").stat().st_mtime == 1
    firmware_image._stage_files(frozen, {"tray24/a.py": b"1", "tray24/b.py": b"3"})
    assert (compiled / "tray24" / "a.mpy").exists() and not (compiled / "tray24" / "b.mpy").exists()
    assert not content.exists()
    content.touch()
    firmware_image._stage_files(frozen, {"tray24/a.py": b"1"})
    assert not content.exists() and not (frozen / "tray24" / "b.py").exists()


# MicroPython's sources.


@pytest.fixture
def clones(tmp_path, monkeypatch):
    """Return a folder with clones of two small repositories that are pinned; one of them has newer commits."""
    folder = tmp_path / "clones"
    patches = tmp_path / "patches"
    patches.mkdir()
    (patches / "change.patch").write_text("--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-one\n+two\n")
    pinned_sources = []
    for name, folder_name, owner in (("top", ".", "them"), ("part", "lib/part", "others")):
        clone = folder / f"{owner}+{name}"
        (clone / "docs").mkdir(parents=True)
        run_git(clone, "init", "--quiet")
        (clone / "a.txt").write_bytes(b"one\n")
        (clone / "docs" / "b.txt").write_bytes(b"left out")
        run_git(clone, "add", ".")
        run_git(clone, "commit", "--quiet", "-m", "pinned")
        commit = run_git(clone, "rev-parse", "HEAD")
        pinned_sources.append(
            sources.Repository(name, f"https://example.org/{owner}/{name}", commit, folder_name, ("docs",))
        )
        (clone / "a.txt").write_bytes(b"later\n")
        run_git(clone, "commit", "--quiet", "-a", "-m", "later")
    monkeypatch.setenv("TRAY24_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(sources, "load_pins", lambda: sources.Pins("1.28.0", 0, tuple(pinned_sources)))
    monkeypatch.setattr(sources, "PATCHES", patches)
    return folder


@needs_git
def test_sources_are_taken_from_clones_at_their_commits(clones):
    assert "firmware build" in sources.explain_unavailable()
    folder = sources.fetch_sources(clones)
    assert (folder / "a.txt").read_bytes() == b"two\n"  # patched
    assert (folder / "lib" / "part" / "a.txt").read_bytes() == b"one\n"
    assert not list(folder.rglob("b.txt"))
    assert not sources.explain_unavailable()
    shutil.rmtree(clones)
    assert sources.fetch_sources() == folder  # needs no clones any more


@needs_git
@pytest.mark.parametrize("layout", ["top", "top.git", "them/top", "them+top/repo"])
def test_clones_are_found_as_people_lay_them(clones, layout):
    bare = clones.parent / "bare"
    run_git(clones, "clone", "--quiet", "--bare", "them+top", str(bare))
    shutil.rmtree(clones / "them+top")
    (clones / layout).parent.mkdir(parents=True, exist_ok=True)
    bare.rename(clones / layout)
    assert (sources.fetch_sources(clones) / "a.txt").read_bytes() == b"two\n"


@needs_git
def test_a_clone_that_is_missing_or_lacks_the_commit_is_named(clones):
    shutil.rmtree(clones / "others+part" / ".git")
    with pytest.raises(Failure, match=r"it has no clone of others/part with commit [0-9a-f]{40}"):
        sources.fetch_sources(clones)
    with pytest.raises(Failure, match="there is no such folder"):
        sources.fetch_sources(clones / "elsewhere")
    assert sources.explain_unavailable()


# Programs.


def test_a_missing_compiler_is_reported_with_the_packages_in_one_line(monkeypatch):
    monkeypatch.setattr(toolchain.shutil, "which", lambda program: None if "gcc" in program else program)
    for system, package in (
        ("linux", "gcc-arm-none-eabi libnewlib-arm-none-eabi"),
        ("darwin", "gcc-arm-embedded"),
        ("win32", "Arm.GnuArmEmbeddedToolchain"),
    ):
        monkeypatch.setattr(toolchain.sys, "platform", system)
        refusal = toolchain.explain_unavailable()
        assert refusal.startswith("arm-none-eabi-gcc is missing: ") and package in refusal and "\n" not in refusal


@pytest.fixture
def current_release(monkeypatch):
    """Let the release count as up to date in the test, and return it."""
    monkeypatch.setattr(release_files, "explain_stale", lambda release: "")
    return release_files.read_release()


def test_a_build_writes_the_image_and_its_manifest(current_release, monkeypatch, tmp_path, capsys):
    built_image = firmware_image.BuiltImage(current_release.uf2, current_release.manifest, 1024, 1)
    monkeypatch.setattr(firmware_image, "build_image", lambda copies: built_image)
    assert main(["firmware", "build", "--out", str(tmp_path)]) == 0
    assert release_files.read_release(tmp_path / "tray24.uf2", tmp_path / "tray24.json") == current_release
    assert "1 kB of flash" in capsys.readouterr().out


def test_a_check_with_other_programs_says_which_differ(current_release, monkeypatch, capsys):
    other_compiler = {**current_release.manifest["compiler"], "gcc": "another"}
    monkeypatch.setattr(toolchain, "read_versions", lambda: other_compiler)
    monkeypatch.setattr(firmware_image, "build_image", lambda copies: pytest.fail("built with another compiler"))
    assert main(["firmware", "build", "--check"]) == 0
    assert "not compared" in (out := capsys.readouterr().out) and "gcc: here 'another'" in out


@pytest.mark.parametrize("is_same", [True, False])
def test_a_check_compares_the_bytes(current_release, monkeypatch, capsys, is_same):
    monkeypatch.setattr(toolchain, "read_versions", lambda: current_release.manifest["compiler"])
    built_image = SimpleNamespace(uf2=current_release.uf2 if is_same else current_release.uf2[:-1], seconds=1)
    monkeypatch.setattr(firmware_image, "build_image", lambda copies: built_image)
    assert main(["firmware", "build", "--check"]) == (0 if is_same else 1)
    captured = capsys.readouterr()
    assert "the same" in captured.out if is_same else "make other bytes" in captured.err


# Licenses.

MAP = """Discarded input sections

 .text.f        0x00000000       0x10 CMakeFiles/firmware.dir/x/lib/oofatfs/ff.c.o

Linker script and memory map

 .text.a        0x10000100       0x10 CMakeFiles/firmware.dir/x/micropython/py/vm.c.o
 .text.lfs2_a_long_name
                0x10000110       0x20 CMakeFiles/firmware.dir/x/micropython/lib/littlefs/lfs2.c.o
 .text          0x10000130        0x0 CMakeFiles/firmware.dir/x/micropython/lib/lwip/a.c.o
 .text          0x10000130       0x20 /usr/lib/gcc/arm/12/../lib/thumb/libg.a(lib_a-memcmp.o)
 .text          0x10000150       0x20 /usr/lib/gcc/arm/12/thumb/libgcc.a(_udivsi3.o)
 .text.re       0x10000170       0x20 CMakeFiles/firmware.dir/x/micropython/extmod/modre.c.o
"""


def test_libraries_are_those_that_the_linker_kept_something_of():
    assert toolchain.find_libraries(MAP) == {"micropython", "littlefs", "newlib", "gcc", "re1.5"}
    toolchain.check_licenses(MAP)


def test_a_library_without_its_licence_ends_the_build():
    with pytest.raises(Failure, match="lwip: linked into the image"):
        toolchain.check_licenses(MAP.replace("0x0 CMake", "0x8 CMake"))
