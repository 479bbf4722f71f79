"""The addresses of the site and of its sources, where they are known: given to the build, or in `pyproject.toml`."""

import argparse
import tomllib
from dataclasses import dataclass
from urllib.parse import urlsplit

from host_tools.checkout import ROOT
from simulator.texts import HostTexts

_say = HostTexts("site")


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
