"""COMMANDS.md describes all commands with their options, and the commands in its examples print what it says.

Commands in other pages, and in the files that GitHub runs and shows, have only options that exist, too.
"""

import re
import subprocess
import sys
import textwrap

from command_lines import list_options

from host_tools.checkout import ROOT

PATH = ROOT / "host_tools" / "COMMANDS.md"
PAGE = PATH.read_text(encoding="utf-8")
PAGES = [path for path in ROOT.rglob("*.md") if not {".venv", ".pytest_cache", "build"} & set(path.parts)]
PAGES += [ROOT / ".ci" / "run", *(ROOT / ".github").rglob("*.yml")]
EXAMPLE = re.compile(r"^    \$ \./tray24 (.+)\n(?:    [^$\n].*\n)+", re.MULTILINE)
OPTION = re.compile(r"--[a-z0-9-]+")
TIMES = re.compile(r"(seconds|matches/s|decisions/s)=[\d.]+")


def find_usages() -> dict[str, set[str]]:
    """Return {command: options in its usage}: the usage of a command is the lines below its heading in COMMANDS.md."""
    usages = {}
    for section in re.split(r"^### ", PAGE, flags=re.MULTILINE)[1:]:
        block = re.sub(r"\n {8,}", " ", section.split("\n\n")[1])
        names = [name for name in list_options() if name.split()[0] == section.split("`")[1]]
        for line in block.splitlines():
            name = next(name for name in names if line.strip().startswith(f"./tray24 {name}"))
            usages[name] = set(OPTION.findall(line))
    return usages


def test_each_command_is_described_with_each_of_its_options():
    assert find_usages() == {name: set(known) for name, known in list_options().items()}


def test_the_groups_link_each_command_once():
    listed_commands = re.findall(r"`(\w+)`", PAGE[: PAGE.index("**The port.**")].split("\n- ", maxsplit=1)[1])
    assert sorted(listed_commands) == sorted({name.split()[0] for name in list_options()})


def run_example(example: re.Match) -> str:
    """Run an example of COMMANDS.md and return it with the current output of its command.

    Times in the output are replaced by those of the page.
    """
    command = [sys.executable, "-m", "host_tools", *example[1].split()]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    times = TIMES.finditer(example[0])
    output = TIMES.sub(lambda now: next(times, now)[0], result.stdout + result.stderr)
    return f"    $ ./tray24 {example[1]}\n" + textwrap.indent(output, "    ")


def test_what_commands_print_is_what_the_page_says(golden):
    text, examples = EXAMPLE.subn(run_example, PAGE)
    assert examples >= 3
    golden(PATH, text)


def test_commands_in_pages_exist_with_their_options():
    commands = {name.split()[0] for name in list_options()}
    for page in PAGES:
        for text in re.findall(r"(?:\./|python )tray24 ([a-z][^`\n#]*)", page.read_text(encoding="utf-8")):
            assert text.split()[0] in commands, f"{page}: {text}"
            name = next((name for name in list_options() if f"{text} ".startswith(f"{name} ")), "test")
            if name != "test":  # which passes its arguments on to pytest
                assert set(OPTION.findall(text)) <= {*list_options()[name], "--help"}, f"{page}: {text}"
