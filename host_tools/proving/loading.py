"""Find the campaigns, which lie among the tests."""

import hashlib
import importlib
import sys
from typing import Any

from host_tools.checkout import ROOT

_TESTS = ROOT / "tests"
# Helpers of other tests that campaigns use, and the package of the campaigns itself.
_PATHS = (_TESTS, _TESTS / "match", _TESTS / "micropython", _TESTS / "simulator")
_SOURCES = ("firmware/tray24", "simulator", "tests/campaigns")  # what a count is about


def campaigns() -> dict[str, Any]:
    """Return the campaigns by name, in the order in which they are run."""
    for path in _PATHS:
        if str(path) not in sys.path:
            sys.path.insert(0, str(path))
    return {campaign.name: campaign for campaign in importlib.import_module("campaigns.catalog").CAMPAIGNS}


def chance_of(campaign: Any, seed: int, number: int) -> Any:
    """Return the chance of a round of a campaign."""
    return importlib.import_module("campaigns.campaign").chance_of(campaign, seed, number)


def sources() -> str:
    """Return a fingerprint of the sources: counts of other sources are not added up."""
    digest = hashlib.sha256()
    for folder in _SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".py", ".js", ".ftl") and path.is_file():
                digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
