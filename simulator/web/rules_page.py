"""The rules of the games as `firmware/RULES.md` states them: the path of the page, and its numbered rules by game."""

import re
from functools import cache
from pathlib import Path

import tray24
from simulator.installed import find_installed

NAME = "RULES.md"
# The section of a game: `## B: `basic`, the tray game`; and a rule in it: `- <a id="B1"></a>**B1** Each seat ...`.
_SECTION = re.compile(r"^## [A-Z]: `(\w+)`.*\n((?:(?!## ).*\n?)*)", re.MULTILINE)
_RULE = re.compile(r'^- <a id="([A-Z]\d+)"></a>\*\*\1\*\* (.*(?:\n  .*)*)', re.MULTILINE)
_LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")


def find(folder: Path = Path(tray24.__file__).parents[1]) -> Path | None:
    """Return the path of the page: in `folder`, or among the files of the installed distribution; None if missing."""
    return beside if (beside := folder / NAME).is_file() else find_installed(NAME)


def parse(page: str) -> dict[str, list[tuple[str, str]]]:
    """Return the rules of each game in a page, as (number, plain text) in the page's order."""
    return {
        game: [(number, _plain(text)) for number, text in _RULE.findall(part)] for game, part in _SECTION.findall(page)
    }


@cache
def rules() -> dict[str, list[tuple[str, str]]]:
    """Return the rules of each game as `parse` returns them; {} when there is no page."""
    path = find()
    return parse(path.read_text(encoding="utf-8")) if path else {}


def _plain(text: str) -> str:
    """Return a rule's text without its Markdown, as one line."""
    return " ".join(_LINK.sub(r"\1", text).replace("**", "").replace("`", "").split())
