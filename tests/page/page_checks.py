"""Checks of a whole page: texts, and the rules of axe-core (https://dequeuniversity.com/rules/axe/)."""

import re
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from cases import DESKTOP, PHONE, wait_until_drawn
from playwright.sync_api import Page

SIZES = (DESKTOP, PHONE)
_SERIOUS = ("serious", "critical")
_axe = Axe()
_LEGIBLE = (Path(__file__).parent / "illegible_texts.js").read_text(encoding="utf-8")
# Elements with tests of their own, and the rules, which are text of RULES.md or its translation, else English.
_NOT_OF_PAGE = ".numbered ul, .oled, .word, .brand, .badge, kbd, code"
_SAID = f"""() => {{
  const other = '{_NOT_OF_PAGE}', found = new Set();
  for (const one of document.querySelectorAll('body *')) {{
    if (one.closest(other) || one.closest('script, style')) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (one.getAttribute(name)) found.add(one.getAttribute(name));
    for (const node of one.childNodes) if (node.nodeType === 3 && node.data.trim()) found.add(node.data.trim());
  }}
  return [...found];
}}"""
# Names of players, and words that are the same in every language.
_NAMES = {
    "Ann",
    "Ida",
    "Mira",
    "Jon",
    "Otto",
    "Vera",
    "Tray",
    "Tray24",
    "sharp",
    "fair",
    "gentle",
    "expert",
    "random",
    "classic",
    "center",
}


def find_untranslated(page: Page) -> list[str]:
    """Return the texts of a page in the test language (accented English) that have a word of plain English."""
    return [
        text
        for text in page.evaluate(_SAID)
        if any(
            len(word) > 1 and word not in _NAMES and not word.endswith("ö") for word in re.findall(r"[^\W\d_]+", text)
        )
    ]


def find_illegible(page: Page) -> list[tuple[str, str, str]]:
    """Return the texts that are cut off, lie over others or off the screen, as (what is wrong, whose text, text)."""
    wait_until_drawn(page)
    return [tuple(found) for found in page.evaluate(_LEGIBLE)]


def check_accessibility(page):
    """Check with axe-core that a page has no serious fault in the light and the dark color scheme."""
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = _axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]
        faults = {
            violation["id"]: [
                node["html"][:160] + " | " + node["failureSummary"][:300] for node in violation["nodes"][:4]
            ]
            for violation in found
            if violation["impact"] in _SERIOUS
        }
        assert faults == {}, (scheme, faults)
