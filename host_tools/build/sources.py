"""MicroPython's sources at their pinned commits, in the cache: fetched from their URLs, or from clones in a folder."""

import hashlib
import os
import shutil
import subprocess
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from host_tools.build.inputs import MICROPYTHON
from host_tools.errors import Failure
from host_tools.terminal.console import print_message
from simulator.texts import HostTexts
from simulator.user_folders import find_cache_folder
from tray24.text_tables.tables import VARIABLE

say = HostTexts("firmware")

PINS = MICROPYTHON / "sources.toml"
PATCHES = MICROPYTHON / "patches"
_COMPLETE_MARK = ".complete"  # the last file to be written: marks a complete folder


@dataclass(frozen=True)
class Repository:
    """A git repository at one commit: its URL, and its folder within MicroPython's sources."""

    name: str
    url: str
    commit: str
    folder: str
    leave_out: tuple[str, ...]  # folders that our build does not need


@dataclass(frozen=True)
class Pins:
    """The content of sources.toml: MicroPython's version, its date in seconds since 1970, and the repositories."""

    micropython: str
    date: int
    repositories: tuple[Repository, ...]

    def get_commits(self) -> dict[str, str]:
        return {repository.name: repository.commit for repository in self.repositories}


@cache
def load_pins() -> Pins:
    """Return the pinned commits from sources.toml."""
    table = tomllib.loads(PINS.read_text(encoding="utf-8"))
    repositories = tuple(Repository(**{**row, "leave_out": tuple(row["leave_out"])}) for row in table["repository"])
    return Pins(table["micropython"], table["date"], repositories)


def get_folder() -> Path:
    """Return the folder of MicroPython's sources at the pinned commits, with our patches.

    The folder is in the cache; it need not exist yet.
    """
    key = hashlib.sha256(b"".join(path.read_bytes() for path in (PINS, *_list_patches()))).hexdigest()[:12]
    return find_cache_folder() / f"micropython-{load_pins().micropython}-{key}"


def _list_patches() -> list[Path]:
    return sorted(PATCHES.glob("*.patch"))


def explain_unavailable() -> str:
    """Return a message that says how to get the sources; "" if they are in the cache."""
    return "" if (get_folder() / _COMPLETE_MARK).exists() else say("no-sources")


def fetch_sources(copies_folder: Path | None = None) -> Path:
    """Fetch the sources into the cache, unless they are there, and return their folder.

    `copies_folder` is a folder with clones of the repositories; if it is None, they are fetched from their URLs.
    Raise Failure with the name of the repository and the reason.
    """
    target = get_folder()
    if not explain_unavailable():
        return target
    if copies_folder is not None and not copies_folder.is_dir():
        raise Failure(say("no-folder", folder=copies_folder))
    clones = {repository: _get_clone(repository, copies_folder) for repository in load_pins().repositories}
    shutil.rmtree(target, ignore_errors=True)
    try:
        for repository, clone in clones.items():
            _check_out(repository, clone, target)
        # With this variable git ignores any checkout that contains the cache.
        environment = {**os.environ, "GIT_CEILING_DIRECTORIES": str(target.parent)}
        for patch in _list_patches():
            failure_text = say("patch-fails", patch=patch, target=target)
            _run_git(["apply", "--whitespace=nowarn", str(patch)], target, failure_text, environment)
        (target / _COMPLETE_MARK).touch()
    except OSError as error:
        raise Failure(
            say("no-room", file=error.filename or target, reason=error.strerror or error, variable=VARIABLE)
        ) from None
    return target


def _get_clone(repository: Repository, copies_folder: Path | None) -> Path:
    """Return a git folder that has the pinned commit of a repository.

    It is a clone below `copies_folder`; if that is None, it is in the cache, where the commit is fetched if missing.
    """
    if copies_folder is not None:
        return _find_clone(copies_folder, repository)
    clone = find_cache_folder() / "clones" / f"{repository.name}.git"
    if not _has_commit(clone, repository.commit):
        print_message(f"fetching {repository.name} {repository.commit[:10]} from {repository.url}")
        clone.mkdir(parents=True, exist_ok=True)
        _run_git(["init", "--quiet", "--bare"], clone, say("no-repository"))
        fetch = ["fetch", "--quiet", "--depth=1", repository.url, repository.commit]
        _run_git(fetch, clone, say("no-fetch", url=repository.url))
    return clone


def _find_clone(copies_folder: Path, repository: Repository) -> Path:
    """Return a repository's clone in `copies_folder`. Raise Failure when no clone has the pinned commit.

    The clone may be bare or have a work tree, and its name may include the owner.
    """
    name, owner = repository.name, repository.url.rsplit("/", 2)[1]
    names = (name, f"{owner}/{name}", f"{owner}+{name}", f"{owner}-{name}", f"micropython/{repository.folder}")
    candidates = [
        copies_folder / folder_name / subfolder for folder_name in names for subfolder in (".git", ".", "repo")
    ]
    candidates += [copies_folder / f"{folder_name}.git" for folder_name in names]
    for path in candidates:
        if _has_commit(path, repository.commit):
            return path
    listing = ", ".join(names[:3])
    raise Failure(
        say("no-clone", folder=copies_folder, owner=owner, name=name, commit=repository.commit, names=listing)
    )


def _has_commit(clone: Path, commit: str) -> bool:
    if not clone.exists():
        return False
    result = subprocess.run(
        ["git", "--git-dir", str(_resolve_git_folder(clone)), "cat-file", "-e", f"{commit}^{{commit}}"],
        capture_output=True,
        env={**os.environ, "GIT_NO_LAZY_FETCH": "1"},
    )
    return result.returncode == 0


def _resolve_git_folder(clone: Path) -> Path:
    """Return the git folder of a clone. If `clone` is a submodule's .git file, return the folder that it names."""
    target = clone.read_text(encoding="utf-8").removeprefix("gitdir:").strip() if clone.is_file() else ""
    return (clone.parent / target).resolve() if target else clone


def _check_out(repository: Repository, clone: Path, target: Path) -> None:
    """Write the files of a repository's pinned commit below `target`, without the folders that we do not need."""
    tree = target / repository.folder
    tree.mkdir(parents=True, exist_ok=True)
    git = ["--git-dir", str(_resolve_git_folder(clone)), "-c", "core.autocrlf=false", "-c", "core.symlinks=true"]
    git += ["--work-tree", str(tree)]
    index = target / f".index-{repository.name}"
    environment = {**os.environ, "GIT_INDEX_FILE": str(index)}
    failure_text = say("no-check-out", name=repository.name, folder=tree)
    _run_git([*git, "read-tree", repository.commit], tree, failure_text, environment)
    tree_files = _run_git([*git, "ls-files", "-z"], tree, failure_text, environment).split("\0")
    files = [
        name
        for name in tree_files
        if name and not name.startswith(tuple(f"{folder}/" for folder in repository.leave_out))
    ]
    _run_git([*git, "checkout-index", "--force", "-z", "--stdin"], tree, failure_text, environment, "\0".join(files))
    index.unlink()


def _run_git(
    arguments: list[str],
    folder: Path,
    failure_text: str,
    environment: dict[str, str] | None = None,
    input_text: str | None = None,
) -> str:
    """Run git and return its output. Raise Failure with `failure_text` and git's last lines.

    `failure_text` says what cannot be done. `input_text` is the standard input of git.
    """
    result = subprocess.run(
        ["git", *arguments], cwd=folder, input=input_text, env=environment, capture_output=True, encoding="utf-8"
    )
    if result.returncode:
        raise Failure(say("git-says", what=failure_text, words=result.stderr.strip()[-500:]))
    return result.stdout
