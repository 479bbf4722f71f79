"""The start page of the site: what the tray is, its kinds, and ways to play, flash, build and develop.

The kinds of tray are those of the first table of `hardware/README.md`, in each language.
"""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from host_tools.build import release_files
from host_tools.checkout import ROOT
from host_tools.errors import Failure
from host_tools.site import bundle
from host_tools.site.languages import (
    KEEP_CHOICE,
    PICTURE,
    PICTURE_SIZE,
    Addresses,
    get_page_name,
    get_start_address,
    make_head,
    make_sharing_tags,
)
from simulator.content_policy import insert_policy
from simulator.texts import ENGLISH, HostTexts, get_language, get_language_name, load_game_texts, use_language
from simulator.web.page_data import load_rules
from tray24 import __version__, games
from tray24.languages import LANGUAGES

_TABLE = ROOT / "hardware" / "README.md"
_ROWS = ("slots", "sees real dice", "price with shipping", "hours of work")  # fact-1 to fact-4
_GUIDE = re.compile(r"\[([^]]+)\]\(([^)]+)\.md\)")
_PICTURE = re.compile(r"!\[[^]]*\]\(([^)]+)\)")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_BLANKS = ("a", "b", "c", "d")  # of a cell's numbers, in their order
_say = HostTexts("site")
_FOLDER = Path(__file__).parent / "start"
_LICENCES = "licences.txt"
_MB = 1_000_000
_STEPS = ("plug", "drag", "ready")  # the pictures start/NAME.svg


@dataclass(frozen=True)
class TrayKind:
    """A kind of tray, from a column of a table: its number from 1, its name and cells in English.

    `guide` is the file of its building guide without the ending, `picture` the address of its picture.
    """

    number: int
    name: str
    guide: str
    picture: str
    cells: tuple[str, ...]


def read_kinds(pictures: Path) -> list[TrayKind]:
    """Return the kinds of tray from the table in `hardware/README.md`. Raise Failure if it has another form.

    Copy the kinds' pictures into the folder `pictures`.
    """
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in _TABLE.read_text(encoding="utf-8").splitlines()
        if line.startswith("|")
    ]
    facts = {row[0]: row[1:] for row in rows}
    guides = [_GUIDE.fullmatch(cell) for cell in rows[0][1:]]
    images = [_PICTURE.fullmatch(cell) for cell in rows[2][1:]]
    if not all(name in facts for name in _ROWS) or not all(guides) or not all(images):
        raise Failure(_say("other-table", file=str(_TABLE.relative_to(ROOT)), rows=", ".join(_ROWS)))
    kinds = []
    for index, (guide, picture) in enumerate(zip(guides, images, strict=True)):
        assert guide and picture
        file = _TABLE.parent / picture[1]
        shutil.copyfile(file, pictures / file.name)
        cells = tuple(facts[name][index] for name in _ROWS)
        kinds.append(TrayKind(index + 1, guide[1], guide[2], f"pictures/{file.name}", cells))
    _check_texts(kinds)
    return kinds


def _check_texts(kinds: list[TrayKind]) -> None:
    """Raise Failure if the site's English texts differ from the table of kinds.

    Then the translations are outdated, too.
    """
    with use_language(ENGLISH):
        for kind in kinds:
            name, facts = _describe_kind(kind)
            table = [(kind.name, name)]
            for row, cell, (fact, words) in zip(_ROWS, kind.cells, facts, strict=True):
                table += [(row, fact), (cell, words)]
            for table_text, page_text in table:
                if table_text != page_text:
                    raise Failure(
                        _say("other-words", file=str(_TABLE.relative_to(ROOT)), table=table_text, said=page_text)
                    )


def describe_kinds(kinds: list[TrayKind]) -> list[dict[str, object]]:
    """Return the kinds for the page's template, in the current language."""
    found: list[dict[str, object]] = []
    for kind in kinds:
        name, facts = _describe_kind(kind)
        guide = _say("start-guide", guide=kind.guide)
        found.append({"name": name, "guide": guide, "picture": kind.picture, "facts": facts})
    return found


def _describe_kind(kind: TrayKind) -> tuple[str, list[tuple[str, str]]]:
    """Return the name of a kind of tray, and its facts as (name of the fact, value), in the current language."""
    point = "." if get_language() == ENGLISH else ","
    facts = []
    for row, cell in enumerate(kind.cells, 1):
        numbers = (number.replace(".", point) for number in _NUMBER.findall(cell))
        text = _say(f"cell-{row}-{kind.number}", **dict(zip(_BLANKS, numbers, strict=False)))
        facts.append((_say(f"fact-{row}"), text))
    return _say(f"kind-{kind.number}"), facts


def build_start_page(out: Path, addresses: Addresses) -> None:
    """Write the page in each language, its style and pictures, and the released firmware into the site's folder."""
    downloads, pictures = out / "downloads", out / "pictures"
    downloads.mkdir()
    pictures.mkdir()
    shutil.copyfile(release_files.UF2, downloads / release_files.UF2.name)
    shutil.copyfile(ROOT / "simulator" / PICTURE, out / PICTURE)
    shutil.copyfile(_FOLDER / "start.css", out / "start.css")
    (out / _LICENCES).write_text(_collect_licenses(), encoding="utf-8")
    kind_rows = read_kinds(pictures)
    for language in LANGUAGES:
        with use_language(language):
            _write_page(out, describe_kinds(kind_rows), addresses)


def _write_page(out: Path, kind_rows: list[dict[str, object]], addresses: Addresses) -> None:
    """Write the page in the current language: in English as the site's first page, else in a folder of its own."""
    folder, root = (out, "") if get_language() == ENGLISH else (out / get_language(), "../")
    folder.mkdir(exist_ok=True)
    width, height = PICTURE_SIZE
    pictures = [Markup((_FOLDER / f"{name}.svg").read_text(encoding="utf-8")) for name in _STEPS]
    rules = load_rules()
    templates = Environment(loader=FileSystemLoader(_FOLDER), autoescape=True, undefined=StrictUndefined)
    page = templates.get_template("index.html").render(
        t=_say,
        lang=get_language(),
        root=root,
        first=Markup(make_head({name: get_start_address(root, name) for name in LANGUAGES})),
        sharing=Markup(make_sharing_tags(addresses, "" if get_language() == ENGLISH else f"{get_language()}/")),
        source=addresses.source,
        languages=[(name, get_start_address(root, name), get_language_name(name)) for name in LANGUAGES],
        keep=Markup(KEEP_CHOICE),
        play="play/" if get_language() == ENGLISH else f"play/{get_page_name('index', get_language())}",
        connect=f"{root}connect/{'' if get_language() == ENGLISH else get_page_name('index', get_language())}",
        picture=PICTURE,
        width=width,
        height=height,
        steps=[{"picture": picture, "words": _say(f"start-step-{step}")} for step, picture in enumerate(pictures, 1)],
        uf2=f"downloads/{release_files.UF2.name}",
        uf2_size=f"{release_files.UF2.stat().st_size / _MB:.1f}",
        version=__version__,
        licences=_LICENCES,
        kinds=kind_rows,
        # Each game's name, its first rule, and how many it has.
        games=[
            {"name": load_game_texts(name)("game"), "first": rules[name][0][0], "count": len(rules[name])}
            for name in games.list_games()
            if name in rules
        ],
    )
    (folder / "index.html").write_text(insert_policy(page), encoding="utf-8")


def _collect_licenses() -> str:
    """Return the licenses of everything on the site: this project's, Python's, libraries' and the firmware's."""
    files = [ROOT / "LICENSE", *sorted((ROOT / "simulator" / "browser" / "licences").glob("*.txt"))]
    files += sorted((release_files.FOLDER / "licences").glob("*.txt"))
    found = {file.stem: file.read_text(encoding="utf-8") for file in files} | bundle.collect_licenses()
    rule = "=" * 78
    return "".join(f"{rule}\n{name}\n{rule}\n\n{text.rstrip()}\n\n" for name, text in found.items())
