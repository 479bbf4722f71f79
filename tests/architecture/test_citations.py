"""The rules (B16, B19-B22), sections (records: "Positions and scenarios"), pages and links that files cite exist."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from source_tree import FIRMWARE, ROOT

PAGES = {name: FIRMWARE / f"{name.upper()}.md" for name in ("rules", "records", "device", "architecture")}
SOURCES = (".py", ".pyi", ".js", ".css", ".html", ".ftl", ".md", ".toml")
FOLDERS = ("firmware", "simulator", "host_tools", "hardware", "tests")
# Folders where a B2 or C29 is a part on the board, a command of a chip or a byte.
ELECTRONICS = (
    "hardware/",
    "tests/hardware/",
    "simulator/pico/",
    "host_tools/doctor/",
    "tests/host_tools/test_doctor.py",
)

ANCHOR = re.compile(r'<a id="([A-Z]\d+)"></a>')
CITED = re.compile(r"\b([BCLYD])(\d{1,2})(?:(?:-| to )([BCLYD])?(\d{1,2}))?\b")
SECTION = re.compile(r'\b(rules|records|device|architecture): "([^"\n]+)"')
PAGE_NAME = re.compile(r"(?<![\w{*/.])((?:[\w.-]+/)*[\w-]+(?:\.\w\w)?\.md)\b")
LINK = re.compile(r"\]\(([^)\s]*)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


@cache
def sources() -> dict[str, str]:
    """Return the text of all source files and pages by their paths in the checkout."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in SOURCES]
    found += ROOT.glob("*.md")
    kept = [path for path in found if path != Path(__file__).resolve() and "hardware/build" not in path.as_posix()]
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in sorted(kept)}


def numbers() -> list[str]:
    return ANCHOR.findall(PAGES["rules"].read_text(encoding="utf-8"))


def cited(text: str) -> set[str]:
    """Return the numbers of rules in a text, with all numbers of a range.

    A range that runs backward counts as unknown.
    """
    found = set()
    for letter, first, other, last in CITED.findall(text):
        if not last:
            found.add(letter + first)
        elif other in ("", letter) and int(first) < int(last):
            found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
        elif other:
            found |= {letter + first, other + last}
    return found


def headings(path: Path) -> list[str]:
    return HEADING.findall(path.read_text(encoding="utf-8"))


def slug(heading: str) -> str:
    """Return the anchor of a heading on a rendered page."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def test_cited_takes_numbers_and_ranges():
    assert cited("as B7, B16 and L8; B19-B22, D3 to D4; KB5 and B5x are none") == {
        *("B7", "B16", "L8", "B19", "B20", "B21", "B22", "D3", "D4"),
    }


def test_every_rule_has_one_anchor_and_no_number_is_left_out():
    for letter in "BCLYD":
        found = [int(number[1:]) for number in numbers() if number[0] == letter]
        assert found == list(range(1, len(found) + 1)), letter


def test_every_cited_rule_exists():
    known = set(numbers())
    wrong = {
        place: sorted(cited(text) - known)
        for place, text in sources().items()
        if not place.startswith(ELECTRONICS) and cited(text) - known
    }
    assert not wrong


def test_every_rule_that_a_scenario_is_about_exists():
    known = set(numbers())
    for path in (ROOT / "tests" / "conformance").rglob("*.json"):
        assert set(json.loads(path.read_text(encoding="utf-8")).get("rules", ())) <= known, path.name


def test_every_cited_section_exists():
    wrong = [
        f"{place}: {page}: {title}"
        for place, text in sources().items()
        for page, title in SECTION.findall(text)
        if title not in headings(PAGES[page])
    ]
    assert not wrong


def test_every_page_that_is_named_exists():
    """A page is named by its path from the root or from the naming file, or by a name that exists anywhere."""
    names = {Path(place).name for place in sources() if place.endswith(".md")}
    wrong = [
        f"{place}: {name}"
        for place, text in sources().items()
        for name in PAGE_NAME.findall(LINK.sub("", text))
        if not ((ROOT / name).is_file() or (ROOT / place).parent.joinpath(name).is_file() or name in names)
    ]
    assert not wrong


@pytest.mark.parametrize("place", [place for place in sources() if place.endswith(".md")])
def test_links_of_pages_lead_somewhere(place):
    for link in LINK.findall(sources()[place]):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (ROOT / place).parent / name if name else ROOT / place
        assert target.exists(), link
        if anchor:
            anchors = {slug(heading) for heading in headings(target)} | set(ANCHOR.findall(target.read_text("utf-8")))
            assert anchor in anchors, link
