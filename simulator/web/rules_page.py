"""The rules of the games as `firmware/RULES.md` and its translations state them: the numbered rules by game."""

import re
from functools import cache
from pathlib import Path

import tray24
from simulator.installed import find_installed
from simulator.texts import ENGLISH, language

NAME = "RULES.md"
_TRANSLATED = "RULES.{language}.md"
# The section of a game: `## B: `basic`, the tray game`; and a rule in it: `- <a id="B1"></a>**B1** Each seat ...`.
_SECTION = re.compile(r"^## [A-Z]: `(\w+)`.*\n((?:(?!## ).*\n?)*)", re.MULTILINE)
_RULE = re.compile(r'^- <a id="([A-Z]\d+)"></a>\*\*\1\*\* (.*(?:\n  .*)*)', re.MULTILINE)
_LINK = re.compile(r"\[([^]]*)\]\([^)]*\)")


def find(folder: Path = Path(tray24.__file__).parents[1], spoken: str = ENGLISH) -> Path | None:
    """Return the path of the page in a language, else in English; None if missing.

    It is in `folder`, or among the files of the installed distribution.
    """
    for name in (_TRANSLATED.format(language=spoken), NAME):
        if found := beside if (beside := folder / name).is_file() else find_installed(name):
            return found
    return None


def parse(page: str) -> dict[str, list[tuple[str, str]]]:
    """Return the rules of each game in a page, as (number, plain text) in the page's order."""
    return {
        game: [(number, _plain(text)) for number, text in _RULE.findall(part)] for game, part in _SECTION.findall(page)
    }


def rules() -> dict[str, list[tuple[str, str]]]:
    """Return the rules of each game as `parse` returns them, in the chosen language; {} when there is no page."""
    return _rules(language())


@cache
def _rules(spoken: str) -> dict[str, list[tuple[str, str]]]:
    path = find(spoken=spoken)
    return parse(path.read_text(encoding="utf-8")) if path else {}


def _plain(text: str) -> str:
    """Return a rule's text without its Markdown, as one line."""
    return " ".join(_LINK.sub(r"\1", text).replace("**", "").replace("`", "").split())
