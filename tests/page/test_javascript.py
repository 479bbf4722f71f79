"""The unit tests of the page's logic in JavaScript, which run in Node.js."""

import json
import os
import subprocess
import sys
from pathlib import Path

import messages
import playwright
import pytest

from simulator.web.page_data import build_catalog, format_browser_texts
from simulator.web.schema import build_document

pytestmark = pytest.mark.smoke

ROOT = Path(__file__).resolve().parents[2]
_LONGEST_S = 120
UNIT = Path(__file__).parent / "unit"
NODE = Path(playwright.__file__).parent / "driver" / ("node.exe" if sys.platform == "win32" else "node")


def test_the_logic_of_the_page_passes_its_unit_tests(tmp_path):
    """The unit tests in JavaScript pass, with the texts, the schema and the facts of games that the page gets."""
    position = {"texts": format_browser_texts(), "schema": build_document(), "games": build_catalog()["games"]}
    data = tmp_path / "page.json"
    data.write_text(
        json.dumps(position | {"requests": messages.make_requests(), "news": messages.make_news()}), encoding="utf-8"
    )
    files = sorted(UNIT.glob("*.test.js"))
    assert files
    command = [NODE, "--test", "--import", (UNIT / "module_paths.mjs").as_uri(), *files]
    environment = os.environ | {"TRAY24_PAGE": str(data)}
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment, timeout=_LONGEST_S)
    assert not result.returncode, result.stdout + result.stderr
