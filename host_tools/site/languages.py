"""The pages of the site in each language: their names, their links to each other, and which of them a browser shows.

Also the addresses of the site and of its sources, given to the build or in `pyproject.toml`, and the tags for search
engines and messengers (https://ogp.me/): a page's own address, its title, words and picture.
"""

import argparse
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from markupsafe import Markup, escape

from host_tools.checkout import ROOT
from simulator.texts import ENGLISH, HostTexts, get_language
from tray24.languages import LANGUAGES

_COOKIE = "tray24-language"  # as `simulator.web.middleware` and the page's `js/menus/settings.js` have it
# Addresses are those of the English page. Before anything is drawn, it redirects to the page in another language, if
# the user has chosen one, or else if the browser asks for it.
_CHOICE_SCRIPT = """<script>(pages => {
  const chosen = document.cookie.match(/(?:^|; )%s=(\\w+)/)?.[1];
  const wanted = [chosen, ...navigator.languages].map(tag => String(tag).split('-')[0].toLowerCase());
  const page = pages[wanted.find(language => language in pages)];
  if (page) location.replace(page + location.search + location.hash);
})(%s);</script>
"""
# The script of a page whose links to other languages choose them.
KEEP_CHOICE = (
    """<script>
for (const link of document.querySelectorAll('a[hreflang]')) link.addEventListener('click', () => {
  document.cookie = `%s=${link.hreflang}; path=/; max-age=31536000; samesite=lax`;
});
</script>
"""
    % _COOKIE
)
_say = HostTexts("site")
PICTURE = "pictures/basic.webp"
PICTURE_SIZE = (1280, 800)


def get_page_name(name: str, language: str) -> str:
    """Return the file of a page of the tray in a language: "watch.html", "watch-de.html".

    The page "index" in German is "de.html", for example.
    """
    if language == ENGLISH:
        return f"{name}.html"
    return f"{language}.html" if name == "index" else f"{name}-{language}.html"


def get_start_address(root: str, language: str) -> str:
    """Return the address of the start page in a language, from a page below the site's `root`."""
    return f"{root}{'' if language == ENGLISH else language + '/'}" or "./"


def make_site_links() -> Markup:
    """Return the links from a page in a folder of the site to the start page and the documents."""
    start = Markup('<a href="{}">{}</a>').format(get_start_address("../", get_language()), _say("to-start"))
    return start + Markup(' · <a href="../docs/index.html">{}</a>').format(_say("docs-title"))


def make_head(addresses: Mapping[str, str]) -> str:
    """Return the first tags of a page's head in the current language: its addresses in other languages.

    The English page also gets the script that opens the chosen language. `addresses` maps a language to the address of
    the page.
    """
    links = [f'<link rel="alternate" hreflang="{name}" href="{address}">\n' for name, address in addresses.items()]
    links.append(f'<link rel="alternate" hreflang="x-default" href="{addresses[ENGLISH]}">\n')
    choice = _CHOICE_SCRIPT % (_COOKIE, json.dumps({**addresses, ENGLISH: ""})) if get_language() == ENGLISH else ""
    return choice + "".join(links)


def list_page_files(name: str) -> dict[str, str]:
    """Return the files of a page of the tray: language -> file."""
    return {language: get_page_name(name, language) for language in LANGUAGES}


@dataclass(frozen=True)
class Addresses:
    """The addresses of the site (`home`, with a slash at its end) and of its sources; "" where unknown."""

    home: str = ""
    source: str = ""


def parse_address(text: str) -> str:
    """Parse an option's value as the address of a web page. Raise ArgumentTypeError if it is not one."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(_say("no-address", given=text))
    return text


def find_addresses(home: str | None = None, source: str | None = None) -> Addresses:
    """Return the addresses of the site and of its sources. Take an address that is None from `pyproject.toml`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    urls = project.get("urls", {})
    address = home or urls.get("Homepage", "")
    return Addresses(f"{address.rstrip('/')}/" if address else "", source or urls.get("Repository", ""))


def make_sharing_tags(addresses: Addresses, page: str) -> str:
    """Return the tags for search engines and messengers of a page in the current language.

    `page` is the page's address relative to that of the site.
    """
    tags = {"og:type": "website", "og:site_name": "Tray24", "og:title": _say("name")}
    tags["og:description"] = _say("description")
    canonical = ""
    if addresses.home:
        width, height = PICTURE_SIZE
        address = addresses.home + page
        canonical = f'<link rel="canonical" href="{escape(address)}">\n'
        tags |= {
            "og:url": address,
            "og:image": addresses.home + PICTURE,
            "og:image:type": "image/webp",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": _say("start-picture"),
        }
    card = "summary_large_image" if addresses.home else "summary"
    lines = [f'<meta property="{name}" content="{escape(content)}">\n' for name, content in tags.items()]
    return f'{canonical}{"".join(lines)}<meta name="twitter:card" content="{card}">\n'
