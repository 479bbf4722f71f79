"""The findings of a person who reads the whole page: texts that are not translated, and texts that cannot be read."""

import re
from pathlib import Path

from playwright.sync_api import Page

SIZES = [(1280, 800), (390, 844)]
_LEGIBLE = (Path(__file__).parent / "legible.js").read_text(encoding="utf-8")
_SETTLED = "() => new Promise(done => { requestAnimationFrame(() => requestAnimationFrame(done)); })"
# What has tests of its own, and the rules, which are text of RULES.md or its translation, and English elsewhere.
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
# Players, and what is called the same in every language.
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


def untranslated(page: Page) -> list[str]:
    """Return what the page says that has a word of plain English in it, when all its texts are in the test language."""
    return [
        said
        for said in page.evaluate(_SAID)
        if any(
            len(word) > 1 and word not in _NAMES and not word.endswith("ö") for word in re.findall(r"[^\W\d_]+", said)
        )
    ]


def illegible(page: Page) -> list[tuple[str, str, str]]:
    """Return the texts that are cut off, lie over others or off the screen: (what is wrong, whose text, the text)."""
    page.evaluate(_SETTLED)
    return [tuple(found) for found in page.evaluate(_LEGIBLE)]
