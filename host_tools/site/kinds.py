"""The kinds of tray on the start page: the first table of `hardware/README.md`, in each language."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from host_tools.checkout import ROOT
from host_tools.errors import Failure
from simulator.texts import ENGLISH, HostTexts, language, speaking

_TABLE = ROOT / "hardware" / "README.md"
_ROWS = ("slots", "sees real dice", "price with shipping", "hours of work")  # fact-1 to fact-4
_GUIDE = re.compile(r"\[([^]]+)\]\(([^)]+)\.md\)")
_SHOWN = re.compile(r"!\[[^]]*\]\(([^)]+)\)")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_BLANKS = ("a", "b", "c", "d")  # of a cell's numbers, in their order
_say = HostTexts("site")


@dataclass(frozen=True)
class Kind:
    """A kind of tray: its number from 1, its name and cells in English, its guide without the ending, its picture."""

    number: int
    name: str
    guide: str
    picture: str
    cells: tuple[str, ...]


def read(pictures: Path) -> list[Kind]:
    """Return the kinds, and copy their pictures into a folder. Raise Failure if the table is another one."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in _TABLE.read_text(encoding="utf-8").splitlines()
        if line.startswith("|")
    ]
    facts = {row[0]: row[1:] for row in rows}
    guides = [_GUIDE.fullmatch(cell) for cell in rows[0][1:]]
    shown = [_SHOWN.fullmatch(cell) for cell in rows[2][1:]]
    if not all(name in facts for name in _ROWS) or not all(guides) or not all(shown):
        raise Failure(_say("other-table", file=str(_TABLE.relative_to(ROOT)), rows=", ".join(_ROWS)))
    kinds = []
    for place, (guide, picture) in enumerate(zip(guides, shown, strict=True)):
        assert guide and picture
        file = _TABLE.parent / picture[1]
        shutil.copyfile(file, pictures / file.name)
        cells = tuple(facts[name][place] for name in _ROWS)
        kinds.append(Kind(place + 1, guide[1], guide[2], f"pictures/{file.name}", cells))
    _check(kinds)
    return kinds


def _check(kinds: list[Kind]) -> None:
    """Raise Failure where the English texts of the site are not those of the table: then translations are old, too."""
    with speaking(ENGLISH):
        for kind in kinds:
            name, facts = _words(kind)
            table = [(kind.name, name)]
            for row, cell, (fact, words) in zip(_ROWS, kind.cells, facts, strict=True):
                table += [(row, fact), (cell, words)]
            for found, said in table:
                if found != said:
                    raise Failure(_say("other-words", file=str(_TABLE.relative_to(ROOT)), table=found, said=said))


def in_words(kinds: list[Kind]) -> list[dict[str, object]]:
    """Return the kinds for the page's template, in the language of now."""
    found: list[dict[str, object]] = []
    for kind in kinds:
        name, facts = _words(kind)
        found.append(
            {"name": name, "guide": _say("start-guide", guide=kind.guide), "picture": kind.picture, "facts": facts}
        )
    return found


def _words(kind: Kind) -> tuple[str, list[tuple[str, str]]]:
    """Return the name of a kind, and its facts as (what, cell)."""
    facts = [
        (_say(f"fact-{row}"), _say(f"cell-{row}-{kind.number}", **_numbers(cell)))
        for row, cell in enumerate(kind.cells, 1)
    ]
    return _say(f"kind-{kind.number}"), facts


def _numbers(cell: str) -> dict[str, str]:
    """Return the numbers of a cell as blanks, written as the language of now writes them."""
    point = "." if language() == ENGLISH else ","
    return dict(zip(_BLANKS, (number.replace(".", point) for number in _NUMBER.findall(cell)), strict=False))
