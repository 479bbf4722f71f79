"""Find the campaigns, which lie among the tests."""

import hashlib
import importlib
import inspect
import sys
from functools import cache
from pathlib import Path
from typing import Any

from host_tools.checkout import ROOT

_TESTS = ROOT / "tests"
# Helpers of other tests that campaigns use, and the package of the campaigns itself.
_PATHS = (_TESTS, _TESTS / "host_tools", _TESTS / "match", _TESTS / "micropython", _TESTS / "simulator")
_BASE = "tests/campaigns/campaign.py"
_KINDS = (".py", ".js", ".ftl", ".json")


@cache
def campaigns() -> dict[str, Any]:
    """Return the campaigns by name, in the order in which they are run.

    They are made once in a process: a campaign keeps what it has prepared from one round to the next.
    """
    for path in _PATHS:
        if str(path) not in sys.path:
            sys.path.insert(0, str(path))
    return {campaign.name: campaign for campaign in importlib.import_module("campaigns.catalog").CAMPAIGNS}


def chance_of(campaign: Any, seed: int, number: int) -> Any:
    """Return the chance of a round of a campaign."""
    return importlib.import_module("campaigns.campaign").chance_of(campaign, seed, number)


def sources(campaign: Any) -> str:
    """Return a fingerprint of the sources that a campaign is about: counts of other sources are not added up."""
    own = Path(inspect.getfile(type(campaign)))
    digest = hashlib.sha256()
    for place in (*campaign.about, _BASE, own.relative_to(ROOT)):
        for path in sorted(_files(ROOT / place)):
            if path.suffix in _KINDS:
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _files(place: Path) -> list[Path]:
    return [path for path in place.rglob("*") if path.is_file()] if place.is_dir() else [place]
