"""The page of the site that connects to a tray on USB. Its scripts are among those of the tray's page."""

import json
import shutil
from pathlib import Path

from host_tools.checkout import ROOT
from host_tools.link.ports import PRODUCT_ID, VENDOR_ID
from host_tools.site import bundle, npm
from host_tools.site.languages import elsewhere, head, page_name, pages_of, start_address
from simulator.content_policy import WITH_PYTHON, with_policy
from simulator.texts import ENGLISH, HostTexts, language, speaking
from simulator.web.page_files import page_html
from tray24.languages import LANGUAGES

_SOURCE = ROOT / "simulator" / "browser" / "connect"
_SCRIPTS, _STYLE, _WORKER = "js/connect", "css/connect.css", "worker.js"
_FILTERS = [{"usbVendorId": VENDOR_ID, "usbProductId": PRODUCT_ID}]
# Modules of the page that use its tray get the one on USB.
_HEAD = """<meta name="watch" content="{watch}">
<script type="importmap">{{"imports": {{"{root}js/host.js": "{root}js/connect/host.js"}}}}</script>
"""


def build(out: Path, tray: Path) -> None:
    """Write the page, and the page on which it shows records, into the folder `out`.

    Their own scripts and styles go into `tray`, the folder of the tray's page beside it, whose service worker does not
    keep them.
    """
    out.mkdir()
    for each in LANGUAGES:
        with speaking(each):
            _build_pages(out, f"../{tray.name}/")
    shutil.copytree(_SOURCE, tray / _SCRIPTS, ignore=shutil.ignore_patterns("*.html", "*.css", _WORKER))
    shutil.copyfile(_SOURCE / Path(_STYLE).name, tray / _STYLE)
    _build_worker(tray / "worker")


def _build_pages(out: Path, root: str) -> None:
    """Write the pages in the language of now."""
    more = _HEAD.format(root=root, watch=page_name("watch", language()))
    play = page_name("index", language()) if language() != ENGLISH else ""
    pages = {
        "index": page_html(
            f"{_SCRIPTS}/main.js",
            _STYLE,
            more,
            head(pages_of("index")),
            root,
            _SOURCE / "connect.html",
            HostTexts("connect", "page"),
            usb=_FILTERS,
            elsewhere=elsewhere(),
            home=start_address("../", language()),
            play=root + play,
        ),
        "watch": page_html("js/replay/main.js", "css/replay.css", more, head(pages_of("watch")), root),
    }
    for name, page in pages.items():
        (out / page_name(name, language())).write_text(with_policy(page, WITH_PYTHON), encoding="utf-8")


def _build_worker(folder: Path) -> None:
    shutil.copyfile(_SOURCE / _WORKER, folder / "connect.js")
    modules = npm.compiled(npm.get_pyodide(), bundle.stored(bundle.tool_modules()))
    files = {"tools.zip": bundle.pack(folder / "runtime", "tools.zip", modules)}
    (folder / "tools.js").write_text(f"export const TOOLS = {json.dumps(files)};\n", encoding="utf-8")
