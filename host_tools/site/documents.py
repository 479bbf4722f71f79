"""The documents of the site: the repository's own pages as HTML with a search, made by Sphinx."""

import json
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from sphinx.cmd.build import build_main

from host_tools.checkout import ROOT
from host_tools.errors import Failure
from host_tools.site import bundle
from host_tools.site.languages import Addresses, get_page_name, get_start_address
from simulator.content_policy import SERVED, insert_policy
from simulator.texts import ENGLISH, HostTexts, use_language
from tray24.languages import LANGUAGES

# Key of the title of a group -> its pages, in the order of the contents; their translations follow them.
GROUPS = {
    "docs-use": (
        "README.md firmware/FLASHING.md host_tools/COMMANDS.md firmware/APPS.md firmware/DEVICE.md"
        " CHANGELOG.md SECURITY.md"
    ),
    "docs-games": "firmware/PLAYING.md firmware/RULES.md firmware/RECORDS.md",
    "docs-build": (
        "hardware/README.md hardware/GUIDE.md hardware/light/GUIDE.md hardware/starter/GUIDE.md hardware/slot/README.md"
        " hardware/board/README.md hardware/calc/README.md hardware/reading/README.md hardware/plates/README.md"
    ),
    "docs-develop": (
        "CONTRIBUTING.md firmware/ARCHITECTURE.md host_tools/link/LINK.md host_tools/examples/README.md"
        " tests/TESTING.md simulator/wokwi/README.md"
    ),
}
_LINK = re.compile(r"\]\(([^)#\s]+)")
_ANCHOR = re.compile(r'<a id="(\w+)"></a>')
_DOCS_FOLDER = Path(__file__).parent / "docs"
_POLICY = SERVED | {"form-action": "'self'"}  # the documents' search is a form
_say = HostTexts("site")


def build_documents(out: Path, addresses: Addresses) -> None:
    """Write the documents into a folder. Raise Failure when a page cannot be read or has a broken link."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "source")
        for page in (page for pages in GROUPS.values() for page in _list_translations(pages)):
            _copy_page(page, source)
        contents = [f"# {_say('docs-title')}\n"]
        for title, pages in GROUPS.items():
            listing = "\n".join(page.removesuffix(".md") for page in _list_translations(pages))
            contents.append(f"```{{toctree}}\n:caption: {_say(title)}\n:maxdepth: 1\n\n{listing}\n```\n")
        (source / "index").with_suffix(".md").write_text("\n".join(contents), encoding="utf-8")
        shutil.copyfile(_DOCS_FOLDER / "conf.py", source / "conf.py")
        shutil.copytree(_DOCS_FOLDER / "templates", source / "_templates")
        shutil.copytree(_DOCS_FOLDER / "static", source / "_static")
        shutil.copyfile(ROOT / "simulator" / "web" / "page" / "icon.svg", source / "_static" / "icon.svg")
        (source / "site.json").write_text(json.dumps(_describe_site(addresses)), encoding="utf-8")
        output = Path(folder, "built")
        if build_main(["-b", "html", "-q", "-W", "--keep-going", str(source), str(output)]):
            raise Failure(_say("docs-failed"))
        for page in output.rglob("*.html"):
            page.write_text(insert_policy(page.read_text(encoding="utf-8"), _POLICY), encoding="utf-8")
        shutil.copytree(output, out, ignore=shutil.ignore_patterns(".doctrees", ".buildinfo", "objects.inv"))
    bundle.add_service_worker(out, "documents-of-tray24", left_out=["_downloads/"])


def _list_translations(pages: str) -> Iterator[str]:
    for page in pages.split():
        yield page
        translations = (page.replace(".md", f".{language}.md") for language in LANGUAGES)
        yield from (translation for translation in translations if (ROOT / translation).is_file())


def _describe_site(addresses: Addresses) -> dict[str, object]:
    """Return links to the rest of the site, for the documents' configuration."""
    found = {}
    for language in LANGUAGES:
        with use_language(language):
            found[language] = {
                "start": get_start_address("", language).removeprefix("./"),
                "start_words": _say("to-start"),
                "play": "play/" if language == ENGLISH else f"play/{get_page_name('index', language)}",
                "play_words": _say("start-play"),
                "source_words": _say("start-source"),
            }
    address = f"{addresses.home}docs/" if addresses.home else ""
    return {"address": address, "source": addresses.source, "languages": found}


def _copy_page(page: str, source: Path) -> None:
    """Copy a page with the files that it shows or links to."""
    text = (ROOT / page).read_text(encoding="utf-8")
    target = source / page
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_ANCHOR.sub(r"[]{#\1}", text), encoding="utf-8")
    for link in _LINK.findall(text):
        file = (ROOT / page).parent.joinpath(link).resolve()
        if "://" not in link and file.is_file() and file.suffix != ".md":
            copy = source / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
