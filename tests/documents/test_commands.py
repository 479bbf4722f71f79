"""COMMANDS.md describes the commands that there are, with their options; what it says that they print, they print.

Commands in other pages, and in what GitHub runs and shows, have options that exist, too.
"""

import re
import subprocess
import sys

import pytest
from command_lines import options

from host_tools.checkout import ROOT

PAGE = (ROOT / "host_tools" / "COMMANDS.md").read_text(encoding="utf-8")
PAGES = [path for path in ROOT.rglob("*.md") if not {".venv", ".pytest_cache", "build"} & set(path.parts)]
PAGES += [ROOT / ".ci" / "run", *(ROOT / ".github").rglob("*.yml")]
EXAMPLES = re.findall(r"^    \$ \./tray24 (.+)\n((?:    [^$\n].*\n)+)", PAGE, re.MULTILINE)
OPTION = re.compile(r"--[a-z0-9-]+")
TIMES = re.compile(r"(seconds|matches/s|decisions/s)=[\d.]+")


def usages() -> dict[str, set[str]]:
    """Return each command of the page with the options of its usage, which are the lines below its heading."""
    found = {}
    for section in re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:]:
        block = re.sub(r"\n {8,}", " ", section.split("\n\n")[1])
        names = [name for name in options() if name.split()[0] == section.split("`")[1]]
        for line in block.splitlines():
            name = next(name for name in names if line.strip().startswith(f"./tray24 {name}"))
            found[name] = set(OPTION.findall(line))
    return found


def test_each_command_is_described_with_each_of_its_options():
    assert usages() == {name: set(known) for name, known in options().items()}


def test_the_groups_link_each_command_once():
    listed = re.findall(r"`(\w+)`", PAGE[: PAGE.index("**The port.**")].split("\n- ", maxsplit=1)[1])
    assert sorted(listed) == sorted({name.split()[0] for name in options()})


@pytest.mark.parametrize(("words", "printed"), EXAMPLES, ids=[words.split()[0] for words, _ in EXAMPLES])
def test_what_a_command_prints_is_what_the_page_says(words, printed, tmp_path):
    ran = subprocess.run(
        [sys.executable, "-m", "host_tools", *words.split()], cwd=ROOT, capture_output=True, text=True, check=False
    )
    wanted = [TIMES.sub(r"\1", line.strip()) for line in printed.splitlines()]
    assert [TIMES.sub(r"\1", line) for line in (ran.stdout + ran.stderr).splitlines()] == wanted


def test_there_are_examples():
    assert len(EXAMPLES) >= 3


def test_commands_in_pages_exist_with_their_options():
    commands = {name.split()[0] for name in options()}
    for page in PAGES:
        for words in re.findall(r"(?:\./|python )tray24 ([a-z][^`\n#]*)", page.read_text(encoding="utf-8")):
            assert words.split()[0] in commands, f"{page}: {words}"
            name = next((name for name in options() if f"{words} ".startswith(f"{name} ")), "test")
            if name != "test":  # which passes its arguments on to pytest
                assert set(OPTION.findall(words)) <= {*options()[name], "--help"}, f"{page}: {words}"
