"""The build of the site: a folder of static files for any web server."""

import json
import shutil
from pathlib import Path

from host_tools.checkout import ROOT
from host_tools.link.ports import PRODUCT_ID, VENDOR_ID
from host_tools.site import bundle, documents, npm, start_page
from host_tools.site.languages import (
    Addresses,
    get_page_name,
    get_start_address,
    list_page_files,
    make_head,
    make_sharing_tags,
    make_site_links,
)
from simulator.content_policy import WITH_PYTHON, insert_policy
from simulator.games import find_page_folder
from simulator.texts import ENGLISH, HostTexts, get_language, use_language
from simulator.web.page_data import build_scripts, get_texts_path
from simulator.web.page_files import PAGE, render_page
from tray24 import games
from tray24.languages import LANGUAGES

_BROWSER = ROOT / "simulator" / "browser"
_WORKER = _BROWSER / "worker"
_PAGE = _BROWSER / "page"
_HEAD = """<link rel="manifest" href="{manifest}">
<meta name="watch" content="{watch}">
<link rel="apple-touch-icon" href="icons/apple-180.png">
<meta name="theme-color" content="#d5cab9" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#191815" media="(prefers-color-scheme: dark)">
"""
_PAGES = (("index", "js/main.js", ""), ("watch", "js/replay/main.js", "css/replay.css"))
_CONNECT = _BROWSER / "connect"  # a page whose scripts are among those of the tray's page
_CONNECT_SCRIPTS, _CONNECT_STYLE, _BRIDGE = "js/connect", "css/connect.css", "worker.js"
_FILTERS = [{"usbVendorId": VENDOR_ID, "usbProductId": PRODUCT_ID}]
# Modules of the page that use its tray get the one on USB.
_CONNECT_HEAD = """<meta name="watch" content="{watch}">
<script type="importmap">{{"imports": {{"{root}js/host.js": "{root}js/connect/host.js"}}}}</script>
"""
TRAY = "play"  # the folder of the tray
_say = HostTexts("site")


def is_replaceable(out: Path) -> bool:
    """Return whether a folder is missing, empty or an older site, so that replacing it loses nothing else."""
    return not out.exists() or (
        out.is_dir() and (not any(out.iterdir()) or (out / TRAY / bundle.SERVICE_WORKER).is_file())
    )


def build_site(out: Path, addresses: Addresses) -> None:
    """Write the site into a folder, whose content it replaces. Raise Failure.

    Links whose addresses are unknown are left out.
    """
    shutil.rmtree(out, ignore_errors=True)
    _build_tray(out / TRAY, addresses)
    _build_connect(out / "connect", out / TRAY)
    start_page.build_start_page(out, addresses)
    documents.build_documents(out / "docs", addresses)


def list_tray_files(out: Path) -> list[Path]:
    """Return the files of a built site that make up the tray in English, without files for other languages only."""
    other_files = {
        out / TRAY / file for language in LANGUAGES if language != ENGLISH for file in _list_language_files(language)
    }
    return [path for path in (out / TRAY).rglob("*") if path.is_file() and path not in other_files]


def _list_language_files(language: str) -> list[str]:
    """Return the files of the tray that only readers of this language need."""
    return [
        *(get_page_name(name, language) for name, _, _ in _PAGES),
        _get_manifest_name(language),
        get_texts_path(language),
    ]


def _build_tray(folder: Path, addresses: Addresses) -> None:
    """Write the simulated tray into a folder: its page, and a worker in the browser instead of the server."""
    shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("index.html"))
    for name in games.list_games():
        if (page := find_page_folder(name)).is_dir():
            shutil.copytree(page, folder / "games" / name)
    host = folder / "js" / "host.js"
    host.write_text(
        host.read_text(encoding="utf-8").replace("hosts/server_host.js", "hosts/worker_host.js"), encoding="utf-8"
    )
    for language in LANGUAGES:
        with use_language(language):
            build_pages(folder, addresses)
    _build_worker(folder / "worker")
    shutil.copytree(_PAGE / "icons", folder / "icons")
    bundle.add_service_worker(
        folder, "tray24", languages={language: _list_language_files(language) for language in LANGUAGES}, waits=True
    )


def _get_manifest_name(language: str) -> str:
    return "manifest.webmanifest" if language == ENGLISH else f"manifest-{language}.webmanifest"


def build_pages(folder: Path, addresses: Addresses) -> None:
    """Write the HTML pages of the simulated tray in the current language."""
    manifest = _get_manifest_name(get_language())
    head = _HEAD.format(manifest=manifest, watch=get_page_name("watch", get_language()))
    for name, script, style in _PAGES:
        is_first = name == "index"  # the other one is shown in a frame of it
        tags = make_sharing_tags(
            addresses, f"{TRAY}/{'' if get_language() == ENGLISH else get_page_name(name, get_language())}"
        )
        site_links = make_site_links() if is_first else ""
        page = render_page(
            script, style, tags + head if is_first else head, make_head(list_page_files(name)), elsewhere=site_links
        )
        (folder / get_page_name(name, get_language())).write_text(insert_policy(page, WITH_PYTHON), encoding="utf-8")
    (folder / manifest).write_text(json.dumps(_make_manifest(), indent=1, ensure_ascii=False), encoding="utf-8")
    for name, script in build_scripts().items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(script, encoding="utf-8")


def _make_manifest() -> dict[str, object]:
    """Return the web app manifest, by which a browser can install the page as an app."""
    icons = [("icon-192", 192, "any"), ("icon-512", 512, "any"), ("maskable-512", 512, "maskable")]
    return {
        "name": _say("name"),
        "short_name": "Tray24",
        "description": _say("description"),
        "lang": get_language(),
        "id": "./",  # it is the same in all languages
        "start_url": "./" if get_language() == ENGLISH else get_page_name("index", get_language()),
        "scope": "./",
        "display": "standalone",
        "background_color": "#d5cab9",
        "theme_color": "#d5cab9",
        "icons": [
            {"src": f"icons/{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for name, size, purpose in icons
        ],
    }


def _build_worker(folder: Path) -> None:
    shutil.copytree(_WORKER, folder)
    runtime = folder / "runtime"
    runtime.mkdir()
    source = npm.fetch_pyodide()
    for module in npm.MODULES:
        script = (source / module).read_text(encoding="utf-8")
        for name in npm.MODULES:  # not every web server knows the type of .mjs
            script = script.replace(name, npm.get_served_name(name))
        (runtime / npm.get_served_name(module)).write_text(script, encoding="utf-8")
    contents = {
        "pyodide.asm.wasm": (source / "pyodide.asm.wasm").read_bytes(),
        "python_stdlib.zip": npm.compile_modules(source, bundle.make_zip(npm.collect_standard_library(source))),
        "tray24.zip": npm.compile_modules(source, bundle.make_zip(bundle.collect_python_modules())),
    }
    files = {name: bundle.write_compressed(runtime, name, data) for name, data in contents.items()}
    lock = json.loads((source / "pyodide-lock.json").read_text(encoding="utf-8")) | {"packages": {}}
    script = f"export const FILES = {json.dumps(files)};\nexport const LOCK_FILE = {json.dumps(lock)};\n"
    (folder / "files.js").write_text(script, encoding="utf-8")


def _build_connect(out: Path, tray: Path) -> None:
    """Write the page that connects to a tray on USB, and the page that shows its records, into the folder `out`.

    The scripts and styles of both pages go into `tray`, the folder of the simulated tray. Its service worker does not
    cache them.
    """
    out.mkdir()
    for language in LANGUAGES:
        with use_language(language):
            _build_connect_pages(out, f"../{tray.name}/")
    shutil.copytree(_CONNECT, tray / _CONNECT_SCRIPTS, ignore=shutil.ignore_patterns("*.html", "*.css", _BRIDGE))
    shutil.copyfile(_CONNECT / Path(_CONNECT_STYLE).name, tray / _CONNECT_STYLE)
    shutil.copyfile(_CONNECT / _BRIDGE, tray / "worker" / "connect.js")
    modules = npm.compile_modules(npm.fetch_pyodide(), bundle.make_zip(bundle.collect_tool_modules()))
    files = {"tools.zip": bundle.write_compressed(tray / "worker" / "runtime", "tools.zip", modules)}
    script = f"export const TOOLS = {json.dumps(files)};\n"
    (tray / "worker" / "tools.js").write_text(script, encoding="utf-8")


def _build_connect_pages(out: Path, root: str) -> None:
    """Write the HTML pages for a tray on USB in the current language.

    `root` is the address of the folder with the page of the simulated tray.
    """
    head = _CONNECT_HEAD.format(root=root, watch=get_page_name("watch", get_language()))
    play = get_page_name("index", get_language()) if get_language() != ENGLISH else ""
    pages = {
        "index": render_page(
            f"{_CONNECT_SCRIPTS}/main.js",
            _CONNECT_STYLE,
            head,
            make_head(list_page_files("index")),
            root,
            _CONNECT / "connect.html",
            HostTexts("connect", "page"),
            usb=_FILTERS,
            elsewhere=make_site_links(),
            home=get_start_address("../", get_language()),
            play=root + play,
        ),
        "watch": render_page("js/replay/main.js", "css/replay.css", head, make_head(list_page_files("watch")), root),
    }
    for name, page in pages.items():
        (out / get_page_name(name, get_language())).write_text(insert_policy(page, WITH_PYTHON), encoding="utf-8")
