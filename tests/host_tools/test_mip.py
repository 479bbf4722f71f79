"""The package for mip, as mpremote itself reads it: where each file goes, and that it is what the one UF2 holds."""

import json
import posixpath

import pytest

from host_tools import bundle, mip
from host_tools.cli import Failure, main

installer = pytest.importorskip("mpremote.mip", reason="mpremote comes with './tray24 test'")

FILES = {"main.py": b"main", "lib/tray24/__init__.mpy": b"M", "lib/tray24/ui/words/en.txt": b"words"}


class Board:
    """The file system of a board, as mpremote's transports reach it."""

    def __init__(self):
        self.folders = {"/"}
        self.files = {}
        self.order = []

    def fs_exists(self, path):
        path = self._of(path)
        return path in self.folders or path in self.files

    def fs_mkdir(self, path):
        path = self._of(path)
        assert posixpath.dirname(path) in self.folders
        self.folders.add(path)

    def fs_writefile(self, path, data, progress_callback=None):
        path = self._of(path)
        assert posixpath.dirname(path) in self.folders
        self.files[path] = data
        self.order.append(path)

    @staticmethod
    def _of(path):
        assert path.startswith("/")
        return posixpath.normpath(path)


def install(package):
    """`mpremote mip install PACKAGE` on a board that is blank."""
    board = Board()
    installer._install_package(board, str(package), "https://nowhere.invalid", "/lib", None, True)
    return board


def test_every_file_of_the_tray_is_put_where_the_image_has_it(tmp_path):
    assert install(mip.write(tmp_path / "mip", FILES)).files == {f"/{name}": data for name, data in FILES.items()}


def test_what_starts_the_tray_comes_last(tmp_path):
    assert install(mip.write(tmp_path / "mip", FILES)).order[-1] == "/main.py"


def test_a_package_made_anew_holds_nothing_of_the_old_one(tmp_path):
    mip.write(tmp_path / "mip", {**FILES, "lib/tray24/gone.mpy": b"old"})
    package = mip.write(tmp_path / "mip", FILES)
    assert not (tmp_path / "mip" / "lib" / "tray24" / "gone.mpy").exists()
    assert len(json.loads(package.read_text())["urls"]) == len(FILES)
    assert [path.name for path in tmp_path.iterdir()] == ["mip"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    (tmp_path / "build").write_text("a file")
    with pytest.raises(Failure, match="cannot be written"):
        mip.write(tmp_path / "build" / "mip", FILES)


def test_the_command_tells_how_to_install_it(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(bundle, "make", lambda: FILES)
    monkeypatch.setattr(mip, "default_folder", lambda: tmp_path / "build" / "mip")
    assert main(["image", "--mip"]) == 0
    package = tmp_path / "build" / "mip" / "package.json"
    assert f"3 files. To install them: mpremote mip install {package.as_posix()}\n" in capsys.readouterr().out
    assert install(package).files["/main.py"] == b"main"


@pytest.mark.parametrize("other", [["--check"], ["--out", "x.uf2"], ["--uf2", "y.uf2"]])
def test_it_makes_no_uf2(capsys, other):
    assert main(["image", "--mip", *other]) == 2
    assert "leave out" in capsys.readouterr().err
