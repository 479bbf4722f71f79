"""A copy of the checkout in which a test follows a recipe of CONTRIBUTING.md, step by step."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# The pages of the rules, in all languages; each has the tables of games and options.
RULES = tuple(f"firmware/RULES{language}.md" for language in ("", ".de", ".es", ".fr"))
_LIST_FILES = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
_LARGE_FOLDER = "hardware/build/"
_CACHE_FOLDERS = frozenset(("__pycache__", ".pytest_cache", ".hypothesis", ".ruff_cache", ".mypy_cache"))
_LIMIT_S = 600


class CheckoutCopy:
    """A copy of the files that git does not ignore, in another folder. Names of files are relative to `root`.

    `hardware/build`, most of its bytes, is only in a copy with `whole_checkout`, in which all tests can run. An edit
    raises AssertionError if the text to be edited is not in the file exactly once. Outside a git checkout the test is
    skipped.
    """

    def __init__(self, folder: Path, whole_checkout: bool = False):
        self.root = folder / "checkout"
        self._home = folder / "home"
        self._digests = {}
        for name in _list_files():
            if whole_checkout or not name.startswith(_LARGE_FOLDER):
                existing_path = self.root / name
                existing_path.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, existing_path)
                self._digests[name] = _compute_digest(existing_path)
        self._check_imports()

    # Edits.

    def read(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        """Write a new file, and make its folders."""
        path = self.root / name
        assert not path.exists(), f"{name} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")

    def replace(self, name: str, old: str, new: str) -> None:
        """Replace a text in a file."""
        text = self.read(name)
        assert text.count(old) == 1, f"{name} contains {old!r} {text.count(old)} times, not once"
        (self.root / name).write_text(text.replace(old, new), encoding="utf-8", newline="\n")

    def insert_after(self, name: str, line: str, addition: str) -> None:
        """Insert lines after the line in which the text `line` is found."""
        lines = self.read(name).splitlines(keepends=True)
        indexes = [at for at, text_line in enumerate(lines) if line in text_line]
        assert len(indexes) == 1, f"{name} has {len(indexes)} lines with {line!r}, not one"
        lines.insert(indexes[0] + 1, addition.rstrip("\n") + "\n")
        (self.root / name).write_text("".join(lines), encoding="utf-8", newline="\n")

    def append(self, name: str, text: str) -> None:
        """Add text at the end of a file."""
        with (self.root / name).open("a", encoding="utf-8", newline="\n") as file:
            assert file.tell(), f"{name} is empty or not there"
            file.write(text)

    # Commands.

    def run_command(self, *arguments: str, code: int = 0) -> str:
        """Run a command of `./tray24` in the copy and return its output. It must end with this exit code."""
        return self.run_python("-m", "host_tools", *arguments, code=code)

    def run_tests(self, *arguments: str) -> str:
        """Run tests of the copy: the words are arguments of pytest. They must pass. Return the output."""
        return self.run_command("test", "-q", *arguments)

    def run_python(self, *arguments: str, code: int = 0) -> str:
        """Run Python in the copy, with its packages, and return the output. It must end with this exit code."""
        result = subprocess.run(
            [sys.executable, "-P", *arguments],
            cwd=self.root,
            env=self.make_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=_LIMIT_S,
        )
        assert result.returncode == code, (
            f"{arguments}: exit code {result.returncode}\n{result.stdout}\n{result.stderr}"
        )
        return result.stdout

    @contextmanager
    def serve_page(self, *arguments: str) -> Iterator[str]:
        """Run a command that serves a page, such as `play`, in the copy. Yield the page's address.

        Stop the command at the end.
        """
        command = [sys.executable, "-P", "-m", "host_tools", *arguments, "--port", "0", "--no-browser"]
        with subprocess.Popen(
            command, cwd=self.root, env=self.make_environment(), stdout=-1, stderr=-1, encoding="utf-8"
        ) as process:
            assert process.stdout and process.stderr
            first_line = process.stdout.readline()
            address = re.search(r"http://([\w.:]+)", first_line)
            if not address:
                process.kill()
            assert address, first_line + process.stderr.read()
            try:
                yield address[1]
            finally:
                process.kill()

    def make_environment(self) -> dict[str, str]:
        """Return the environment of processes that import the copy's packages and keep their data beside it."""
        own_variables = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "TRAY24_"))
        }
        path = os.pathsep.join((str(self.root / "firmware"), str(self.root)))
        return {**own_variables, "PYTHONPATH": path, "PYTHONUTF8": "1", "TRAY24_HOME": str(self._home)}

    def _check_imports(self) -> None:
        """Check that Python in the copy imports the copy's packages, not those of the original checkout."""
        output = self.run_python(
            "-c",
            "import host_tools, simulator, tray24; print(*[each.__file__ for each in "
            "(host_tools, simulator, tray24)], sep='\\n')",
        )
        assert all(Path(line).is_relative_to(self.root) for line in output.splitlines()), output

    # What has changed.

    def list_touched(self) -> set[str]:
        """Return the files that were written, changed or removed in the copy.

        Files that commands make while they run do not count.
        """
        paths = {path.relative_to(self.root) for path in self.root.rglob("*") if path.is_file()}
        names = {path.as_posix() for path in paths if not _CACHE_FOLDERS.intersection(path.parts)}
        removed_names = self._digests.keys() - names
        return removed_names | {name for name in names if self._digests.get(name) != _compute_digest(self.root / name)}


def _compute_digest(path: Path) -> bytes:
    return hashlib.blake2b(path.read_bytes()).digest()


def _list_files() -> list[str]:
    try:
        result = subprocess.run(_LIST_FILES, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this copy is not a git checkout")
    return [name for name in result.stdout.split("\0")[:-1] if (ROOT / name).is_file()]
