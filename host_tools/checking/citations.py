"""The rules (B16, B19-B22), sections (records: "Positions and scenarios"), pages and links that files cite exist."""

import json
import re
from collections.abc import Iterator

from host_tools.checking.tree import Tree, at
from simulator.texts import HostTexts

say = HostTexts("check")

_RULES = "firmware/RULES.md"
_SECTIONED = {name: f"firmware/{name.upper()}.md" for name in ("rules", "records", "device", "architecture")}
_SOURCES = (".py", ".js", ".css", ".html", ".ftl", ".md", ".toml")
# Files where a B2 or C29 is a part on the board, a command of a chip or a byte; and this one.
_NO_RULES = ("hardware/", "tests/hardware/", "simulator/pico/", "host_tools/doctor/", "tests/host_tools/test_doctor.py")
_EXAMPLES = ("host_tools/checking/", "tests/host_tools/test_check")

_ANCHOR = re.compile(r'<a id="([A-Z]\d+)"></a>')
_CITED = re.compile(r"\b([BCLYD])(\d{1,2})(?:(?:-| to )([BCLYD])?(\d{1,2}))?\b")
_SECTION = re.compile(r'\b(rules|records|device|architecture): "([^"\n]+)"')
_PAGE_NAME = re.compile(r"(?<![\w{*/.])((?:[\w.-]+/)*[\w-]+(?:\.\w\w)?\.md)\b")
_LINK = re.compile(r"\]\(([^)\s]*)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def check_citations(tree: Tree) -> Iterator[str]:
    """Yield the rules, sections and pages that are cited but do not exist."""
    rules = set(_ANCHOR.findall(tree.text(_RULES)))
    yield from _left_out(rules)
    headings = {name: set(_HEADING.findall(tree.text(page))) for name, page in _SECTIONED.items()}
    pages = {place.rpartition("/")[2] for place in tree.sources(".md")}
    for place in tree.sources(*_SOURCES):
        if place.startswith(_EXAMPLES):
            continue
        known = rules if not place.startswith(_NO_RULES) else None
        for number, line in tree.lines(place):
            for rule in sorted(_rules_in(line) - known if known is not None else ()):
                yield at(place, number, say("no-rule", rule=rule))
            for page, title in _SECTION.findall(line):
                if title not in headings[page]:
                    yield at(place, number, say("no-section", page=_SECTIONED[page], title=title))
            for name in _PAGE_NAME.findall(_LINK.sub("", line)):
                if name not in pages and not (tree.text(name) or tree.text(_beside(place, name))):
                    yield at(place, number, say("no-page", name=name))
    for place in tree.sources(".json", under="tests/conformance/"):
        for rule in set(json.loads(tree.text(place)).get("rules", ())) - rules:
            yield at(place, 1, say("no-rule", rule=rule))


def _left_out(rules: set[str]) -> Iterator[str]:
    """Yield the numbers of rules that are left out: those of a letter run from 1."""
    for letter in {rule[0] for rule in rules}:
        numbers = {int(rule[1:]) for rule in rules if rule[0] == letter}
        for number in sorted(set(range(1, max(numbers))) - numbers):
            yield at(_RULES, 1, say("no-rule", rule=f"{letter}{number}"))


def _rules_in(text: str) -> set[str]:
    """Return the numbers of rules in a text, with all numbers of a range."""
    found = set()
    for letter, first, other, last in _CITED.findall(text):
        found |= {letter + first} | ({(other or letter) + last} if last else set())
        if other in ("", letter) and last:
            found |= {f"{letter}{number}" for number in range(int(first), int(last))}
    return found


def check_links(tree: Tree) -> Iterator[str]:
    """Yield the links of pages that lead nowhere."""
    for place in tree.sources(".md"):
        for number, line in tree.lines(place):
            for link in _LINK.findall(line):
                if "://" not in link and not _leads(tree, place, link):
                    yield at(place, number, say("no-link", link=link))


def _leads(tree: Tree, place: str, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = _beside(place, name) if name else place
    if not anchor:
        return (tree.root / target).exists()
    text = tree.text(target)
    return anchor in {_slug(heading) for heading in _HEADING.findall(text)} | set(_ANCHOR.findall(text))


def _beside(place: str, name: str) -> str:
    """Return the place of a file that another one names relative to itself."""
    parts = place.split("/")[:-1]
    for part in name.split("/"):
        if part == "..":
            parts = parts[:-1]
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def _slug(heading: str) -> str:
    """Return the anchor of a heading on a rendered page."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
