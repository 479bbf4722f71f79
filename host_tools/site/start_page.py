"""The start page of the site: what the tray is, and ways to play, flash, build and develop."""

import shutil
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from host_tools.build import released
from host_tools.checkout import ROOT
from host_tools.site import bundle, kinds
from host_tools.site.addresses import Addresses
from host_tools.site.languages import head, keep_choice, page_name, start_address
from host_tools.site.sharing import PICTURE, PICTURE_SIZE, sharing_tags
from simulator.content_policy import with_policy
from simulator.texts import ENGLISH, HostTexts, game_texts, language, own_name, speaking
from simulator.web import rules_page
from tray24 import __version__, games
from tray24.languages import LANGUAGES

_FOLDER = Path(__file__).parent / "start"
_LICENCES = "licences.txt"
_MB = 1_000_000
_STEPS = ("plug", "drag", "ready")  # the pictures start/NAME.svg
_say = HostTexts("site")


def build(out: Path, addresses: Addresses) -> None:
    """Write the page in each language, its style and pictures, and the released firmware into the site's folder."""
    downloads, pictures = out / "downloads", out / "pictures"
    downloads.mkdir()
    pictures.mkdir()
    shutil.copyfile(released.UF2, downloads / released.UF2.name)
    shutil.copyfile(ROOT / "simulator" / PICTURE, out / PICTURE)
    shutil.copyfile(_FOLDER / "start.css", out / "start.css")
    (out / _LICENCES).write_text(_licences(), encoding="utf-8")
    compared = kinds.read(pictures)
    for each in LANGUAGES:
        with speaking(each):
            _write(out, kinds.in_words(compared), addresses)


def _write(out: Path, compared: list[dict[str, object]], addresses: Addresses) -> None:
    """Write the page in the language of now.

    In English it is the site's first page, in another one in its own folder.
    """
    folder, root = (out, "") if language() == ENGLISH else (out / language(), "../")
    folder.mkdir(exist_ok=True)
    width, height = PICTURE_SIZE
    templates = Environment(loader=FileSystemLoader(_FOLDER), autoescape=True, undefined=StrictUndefined)
    page = templates.get_template("index.html").render(
        t=_say,
        lang=language(),
        root=root,
        first=Markup(head({name: start_address(root, name) for name in LANGUAGES})),
        sharing=Markup(sharing_tags(addresses, "" if language() == ENGLISH else f"{language()}/")),
        source=addresses.source,
        languages=[(name, start_address(root, name), own_name(name)) for name in LANGUAGES],
        keep=Markup(keep_choice()),
        play="play/" if language() == ENGLISH else f"play/{page_name('index', language())}",
        connect=f"{root}connect/{'' if language() == ENGLISH else page_name('index', language())}",
        picture=PICTURE,
        width=width,
        height=height,
        steps=_steps(),
        uf2=f"downloads/{released.UF2.name}",
        uf2_size=f"{released.UF2.stat().st_size / _MB:.1f}",
        version=__version__,
        licences=_LICENCES,
        kinds=compared,
        games=_games(),
    )
    (folder / "index.html").write_text(with_policy(page), encoding="utf-8")


def _licences() -> str:
    """Return the licences of what the site brings along: this project's, Python's, libraries' and the firmware's."""
    files = [ROOT / "LICENSE", *sorted((ROOT / "simulator" / "browser" / "licences").glob("*.txt"))]
    files += sorted((released.FOLDER / "licences").glob("*.txt"))
    found = {file.stem: file.read_text(encoding="utf-8") for file in files} | bundle.licences()
    rule = "=" * 78
    return "".join(f"{rule}\n{name}\n{rule}\n\n{text.rstrip()}\n\n" for name, text in found.items())


def _steps() -> list[dict[str, str]]:
    return [
        {
            "picture": Markup((_FOLDER / f"{name}.svg").read_text(encoding="utf-8")),
            "words": _say(f"start-step-{number}"),
        }
        for number, name in enumerate(_STEPS, 1)
    ]


def _games() -> list[dict[str, object]]:
    """Return each game's name, its first rule, and how many it has."""
    numbered = rules_page.rules()
    return [
        {"name": game_texts(name)("game"), "first": numbered[name][0][0], "count": len(numbered[name])}
        for name in games.names()
        if name in numbered
    ]
