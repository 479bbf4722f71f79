"""Checks of Markdown pages and lock files, and of references to rules (such as B16), sections and pages.

Also checks of issue forms, of names that no file may contain, and of CSS selectors that are slow in a browser.
"""

import ast
import json
import posixpath
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator

from host_tools.checks.tree import SourceTree, format_finding
from simulator.texts import HostTexts

say = HostTexts("check")

_README = "README.md"
_ARCHITECTURE = "firmware/ARCHITECTURE.md"
_ROW = re.compile(r"\|\s*`([\w/.-]+)/`\s*\|")
_STEP = re.compile(r"`([\w/]+\.\w+)`\s+`([\w.]+)`")
# After each change within such a part a browser would style most of the page again: five times the work.
_WATCHES_ALL = re.compile(r"(?:html|body|:root|\.table|\.stage|\.tray|\.field)[^\s,{}>+~]*:has\(")
_PIN = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)
_FIELD = re.compile(r"^    id: (\w+)$", re.MULTILINE)
# Folders of a particular machine and hosts of packages. Composed here, so that this file does not contain them.
_FOREIGN_FOLDERS = [f"/{folder}/" for folder in ("root", "work", "home")]
_FOREIGN_FOLDERS += [f"{name}.{end}" for name, end in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))]
_RULES = "firmware/RULES.md"
_SECTION_PAGES = {name: f"firmware/{name.upper()}.md" for name in ("rules", "records", "device", "architecture")}
_SOURCES = (".py", ".js", ".css", ".html", ".ftl", ".md", ".toml")
# Files where a B2 or C29 is a part on the board, a command of a chip or a byte; and this one.
_FOLDERS_WITHOUT_RULES = (
    "hardware/",
    "tests/hardware/",
    "simulator/pico/",
    "host_tools/doctor/",
    "tests/host_tools/test_doctor.py",
)
_EXAMPLES = ("host_tools/checks/", "tests/host_tools/test_check")
_ANCHOR = re.compile(r'<a id="([A-Z]\d+)"></a>')
_CITATION = re.compile(r"\b([BCLYD])(\d{1,2})(?:(?:-| to )([BCLYD])?(\d{1,2}))?\b")
_SECTION = re.compile(r'\b(rules|records|device|architecture): "([^"\n]+)"')
_PAGE_NAME = re.compile(r"(?<![\w{*/.])((?:[\w.-]+/)*[\w-]+(?:\.\w\w)?\.md)\b")
_LINK = re.compile(r"\]\(([^)\s]*)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def check_folders(tree: SourceTree) -> Iterator[str]:
    """Yield the folders that a table in README.md or ARCHITECTURE.md lists but that do not exist.

    Also yield the folders of the checkout's root that README.md does not list.
    """
    for path in (_README, _ARCHITECTURE):
        for number, line in tree.iterate_lines(path):
            if (row := _ROW.match(line)) and not (tree.root / row[1]).is_dir():
                yield format_finding(path, number, say("no-folder", name=row[1]))
    listed_folders = [row[1] for _, line in tree.iterate_lines(_README) if (row := _ROW.match(line))]
    for name in sorted({path.split("/")[0] for path in tree.files if "/" in path}):
        if not name.startswith(".") and name not in listed_folders:
            yield format_finding(_README, 1, say("folder-not-listed", name=name))


def check_paths(tree: SourceTree) -> Iterator[str]:
    """Yield the steps of the tours of the code in ARCHITECTURE.md whose file or name does not exist.

    A step is a file and a name that is defined in it, written as `file` `name`.
    """
    for number, line in tree.iterate_lines(_ARCHITECTURE):
        for file, name in _STEP.findall(line):
            paths = [path for path in (f"firmware/tray24/{file}", file) if path in tree.files]
            if not paths or name not in _find_names(tree, paths[0]):
                yield format_finding(_ARCHITECTURE, number, say("no-step", file=file, name=name))


def _find_names(tree: SourceTree, path: str) -> set[str]:
    """Return the names defined in a file: functions, classes, methods, variables; in a file of texts, its keys."""
    if not path.endswith(".py"):
        return set(re.findall(r"^([\w-]+) =", tree.read_text(path), re.MULTILINE))
    found = set()
    for node in tree.parse_module(path).tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
            found |= {f"{node.name}.{child.name}" for child in ast.walk(node) if isinstance(child, ast.FunctionDef)}
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def check_forms(tree: SourceTree) -> Iterator[str]:
    """Yield the ids that several fields of one GitHub issue form share: GitHub does not show such a form."""
    for path in tree.list_sources(".yml", under=".github/ISSUE_TEMPLATE/"):
        for name, count in Counter(_FIELD.findall(tree.read_text(path))).items():
            if count > 1:
                yield format_finding(path, 1, say("field-twice", name=name))


def check_locks(tree: SourceTree) -> Iterator[str]:
    """Yield the packages that two lock files pin to different versions, though both are installed into one environment.

    Also yield a finding when the two lists of packages for building in pyproject.toml differ.
    """
    versions_of_packages: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for path in tree.list_sources(".lock", under="host_tools/requirements/"):
        for name, version in _PIN.findall(tree.read_text(path)):
            versions_of_packages[name][path].add(version)
    for name, versions in versions_of_packages.items():
        first, *other_paths = versions
        for path in other_paths:
            if versions[path] != versions[first]:
                yield format_finding(path, 1, say("locks-differ", name=name, other=first))
    project = tomllib.loads(tree.read_text("pyproject.toml"))
    if project.get("build-system", {}).get("requires") != project.get("dependency-groups", {}).get("build"):
        yield format_finding("pyproject.toml", 1, say("back-ends-differ"))


def check_styles(tree: SourceTree) -> Iterator[str]:
    """Yield the CSS selectors that make a browser watch the whole page for changes."""
    for path in tree.list_sources(".css", under=("simulator/web/page/", "simulator/games/")):
        for number, line in tree.iterate_lines(path):
            if match := _WATCHES_ALL.search(line):
                yield format_finding(path, number, say("watches-all", selector=match[0]))


def check_foreign(tree: SourceTree) -> Iterator[str]:
    """Yield the files that contain the path of a folder on a particular machine, or the host of a package registry."""
    for path in tree.files:
        text = (tree.root / path).read_bytes().lower()
        yield from (
            format_finding(path, 1, say("foreign-name", name=name))
            for name in _FOREIGN_FOLDERS
            if name.encode() in text
        )


def check_citations(tree: SourceTree) -> Iterator[str]:
    """Yield the rules, sections and pages that are cited but do not exist."""
    rules = set(_ANCHOR.findall(tree.read_text(_RULES)))
    for letter in {rule[0] for rule in rules}:  # the rules of a letter are numbered from 1 without gaps
        numbers = {int(rule[1:]) for rule in rules if rule[0] == letter}
        for number in sorted(set(range(1, max(numbers))) - numbers):
            yield format_finding(_RULES, 1, say("no-rule", rule=f"{letter}{number}"))
    headings = {name: set(_HEADING.findall(tree.read_text(page))) for name, page in _SECTION_PAGES.items()}
    pages = {path.rpartition("/")[2] for path in tree.list_sources(".md")}
    for path in tree.list_sources(*_SOURCES):
        if path.startswith(_EXAMPLES):
            continue
        known = rules if not path.startswith(_FOLDERS_WITHOUT_RULES) else None
        for number, line in tree.iterate_lines(path):
            for rule in sorted(_find_rules(line) - known if known is not None else ()):
                yield format_finding(path, number, say("no-rule", rule=rule))
            for page, title in _SECTION.findall(line):
                if title not in headings[page]:
                    yield format_finding(path, number, say("no-section", page=_SECTION_PAGES[page], title=title))
            for name in _PAGE_NAME.findall(_LINK.sub("", line)):
                if name not in pages and not (tree.read_text(name) or tree.read_text(_resolve_place(path, name))):
                    yield format_finding(path, number, say("no-page", name=name))
    for path in tree.list_sources(".json", under="tests/conformance/"):
        for rule in set(json.loads(tree.read_text(path)).get("rules", ())) - rules:
            yield format_finding(path, 1, say("no-rule", rule=rule))


def _find_rules(text: str) -> set[str]:
    """Return the numbers of the rules that a text cites, with all numbers of a range such as B19-B22."""
    found = set()
    for letter, first, other, last in _CITATION.findall(text):
        found |= {letter + first} | ({(other or letter) + last} if last else set())
        if other in ("", letter) and last:
            found |= {f"{letter}{number}" for number in range(int(first), int(last))}
    return found


def check_links(tree: SourceTree) -> Iterator[str]:
    """Yield the links in pages whose target does not exist."""
    for path in tree.list_sources(".md"):
        for number, line in tree.iterate_lines(path):
            for link in _LINK.findall(line):
                if "://" not in link and not _has_target(tree, path, link):
                    yield format_finding(path, number, say("no-link", link=link))


def _has_target(tree: SourceTree, path: str, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = _resolve_place(path, name) if name else path
    if not anchor:
        return (tree.root / target).exists()
    text = tree.read_text(target)
    slugs = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in _HEADING.findall(text)}
    return anchor in slugs | set(_ANCHOR.findall(text))


def _resolve_place(path: str, name: str) -> str:
    """Return the path, from the checkout's root, of a file that the file `path` names relative to itself."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
