"""The addresses of the site and of its sources, where they are known, and the tags of links to the site.

Addresses are given to the build, or in `pyproject.toml`. See https://ogp.me/ on the tags for search engines and
messengers: a page's own address, its title, words and picture. A picture needs the whole address of the site.
"""

import argparse
import tomllib
from dataclasses import dataclass
from urllib.parse import urlsplit

from markupsafe import escape

from host_tools.checkout import ROOT
from simulator.texts import HostTexts

_say = HostTexts("site")
PICTURE = "pictures/basic.webp"
PICTURE_SIZE = (1280, 800)


@dataclass(frozen=True)
class Addresses:
    """`home` is the address of the site, with a slash at its end, `source` that of the repository; "" where unknown."""

    home: str = ""
    source: str = ""


def address(text: str) -> str:
    """Return the address in the text of an option. Raise ArgumentTypeError if it is not one of a web page."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(_say("no-address", given=text))
    return text


def known(home: str | None = None, source: str | None = None) -> Addresses:
    """Return the given addresses. Those that are None come from `pyproject.toml`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    urls = project.get("urls", {})
    place = home or urls.get("Homepage", "")
    return Addresses(f"{place.rstrip('/')}/" if place else "", source or urls.get("Repository", ""))


def sharing_tags(addresses: Addresses, page: str) -> str:
    """Return the tags of a page in the language of now; `page` is its address from that of the site."""
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
