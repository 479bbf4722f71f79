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
_COMPLETE = ".complete"  # the last file to be written: marks a complete folder


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
    """Return why the sources are not in the cache and how to get them, or ""."""
    return "" if (get_folder() / _COMPLETE).exists() else say("no-sources")


def fetch_sources(copies: Path | None = None) -> Path:
    """Fetch the sources into the cache, unless they are there, and return their folder.

    `copies` is a folder with clones of the repositories; without it they are fetched from their URLs. Raise Failure
    with the name of the repository and the reason.
    """
    target = get_folder()
    if not explain_unavailable():
        return target
    if copies is not None and not copies.is_dir():
        raise Failure(say("no-folder", folder=copies))
    clones = {repository: _get_clone(repository, copies) for repository in load_pins().repositories}
    shutil.rmtree(target, ignore_errors=True)
    try:
        for repository, clone in clones.items():
            _check_out(repository, clone, target)
        # git ignores any checkout that contains the cache.
        outside = {**os.environ, "GIT_CEILING_DIRECTORIES": str(target.parent)}
        for patch in _list_patches():
            fails = say("patch-fails", patch=patch, target=target)
            _run_git(["apply", "--whitespace=nowarn", str(patch)], target, fails, outside)
        (target / _COMPLETE).touch()
    except OSError as error:
        raise Failure(
            say("no-room", file=error.filename or target, reason=error.strerror or error, variable=VARIABLE)
        ) from None
    return target


def _get_clone(repository: Repository, copies: Path | None) -> Path:
    """Return a git folder that has the pinned commit of a repository.

    It is a clone below `copies`; if `copies` is None, it is in the cache, where the commit is fetched if it is missing.
    """
    if copies is not None:
        return _find_clone(copies, repository)
    clone = find_cache_folder() / "clones" / f"{repository.name}.git"
    if not _has_commit(clone, repository.commit):
        print_message(f"fetching {repository.name} {repository.commit[:10]} from {repository.url}")
        clone.mkdir(parents=True, exist_ok=True)
        _run_git(["init", "--quiet", "--bare"], clone, say("no-repository"))
        fetch = ["fetch", "--quiet", "--depth=1", repository.url, repository.commit]
        _run_git(fetch, clone, say("no-fetch", url=repository.url))
    return clone


def _find_clone(copies: Path, repository: Repository) -> Path:
    """Return a repository's clone in the folder `copies`. Raise Failure when there is none with the pinned commit.

    The clone may be bare or have a work tree, and its name may include the owner.
    """
    name, owner = repository.name, repository.url.rsplit("/", 2)[1]
    names = (name, f"{owner}/{name}", f"{owner}+{name}", f"{owner}-{name}", f"micropython/{repository.folder}")
    tried = [copies / each / inside for each in names for inside in (".git", ".", "repo")]
    tried += [copies / f"{each}.git" for each in names]
    for path in tried:
        if _has_commit(path, repository.commit):
            return path
    shown = ", ".join(names[:3])
    raise Failure(say("no-clone", folder=copies, owner=owner, name=name, commit=repository.commit, names=shown))


def _has_commit(clone: Path, commit: str) -> bool:
    if not clone.exists():
        return False
    found = subprocess.run(
        ["git", "--git-dir", str(_resolve_git_folder(clone)), "cat-file", "-e", f"{commit}^{{commit}}"],
        capture_output=True,
        env={**os.environ, "GIT_NO_LAZY_FETCH": "1"},
    )
    return found.returncode == 0


def _resolve_git_folder(clone: Path) -> Path:
    """Return the git folder of a clone. If `clone` is a .git file of a submodule, it names the folder."""
    named = clone.read_text(encoding="utf-8").removeprefix("gitdir:").strip() if clone.is_file() else ""
    return (clone.parent / named).resolve() if named else clone


def _check_out(repository: Repository, clone: Path, target: Path) -> None:
    """Write the files of a repository's pinned commit below `target`, without the folders that we do not need."""
    tree = target / repository.folder
    tree.mkdir(parents=True, exist_ok=True)
    git = ["--git-dir", str(_resolve_git_folder(clone)), "-c", "core.autocrlf=false", "-c", "core.symlinks=true"]
    git += ["--work-tree", str(tree)]
    index = target / f".index-{repository.name}"
    environment = {**os.environ, "GIT_INDEX_FILE": str(index)}
    what = say("no-check-out", name=repository.name, folder=tree)
    _run_git([*git, "read-tree", repository.commit], tree, what, environment)
    listed = _run_git([*git, "ls-files", "-z"], tree, what, environment).split("\0")
    wanted = [name for name in listed if name and not name.startswith(tuple(f"{out}/" for out in repository.leave_out))]
    _run_git([*git, "checkout-index", "--force", "-z", "--stdin"], tree, what, environment, "\0".join(wanted))
    index.unlink()


def _run_git(
    arguments: list[str], inside: Path, what: str, environment: dict[str, str] | None = None, given: str | None = None
) -> str:
    """Run git and return its output. Raise Failure with `what`, which says what is impossible, and git's last lines.

    `given` is the standard input of git.
    """
    done = subprocess.run(
        ["git", *arguments], cwd=inside, input=given, env=environment, capture_output=True, encoding="utf-8"
    )
    if done.returncode:
        raise Failure(say("git-says", what=what, words=done.stderr.strip()[-500:]))
    return done.stdout
