"""The pages of the site in each language: their names, how they name each other, and which of them a browser shows."""

import json
from collections.abc import Mapping

from markupsafe import Markup

from simulator.texts import ENGLISH, HostTexts, language
from tray24.languages import LANGUAGES

_COOKIE = "tray24-language"  # as `simulator.web.middleware` and the page's `js/menus/language.js` have it
# The page in English is what addresses name. Before anything is drawn it goes to the page in another language, if the
# user has chosen one, or else if the browser asks for it.
_CHOOSE = """<script>(pages => {
  const chosen = document.cookie.match(/(?:^|; )%s=(\\w+)/)?.[1];
  const wanted = [chosen, ...navigator.languages].map(tag => String(tag).split('-')[0].toLowerCase());
  const page = pages[wanted.find(language => language in pages)];
  if (page) location.replace(page + location.search + location.hash);
})(%s);</script>
"""
_KEEP = """<script>
for (const link of document.querySelectorAll('a[hreflang]')) link.addEventListener('click', () => {
  document.cookie = `%s=${link.hreflang}; path=/; max-age=31536000; samesite=lax`;
});
</script>
"""
_say = HostTexts("site")


def page_name(name: str, language: str) -> str:
    """Return the file of a page of the tray in a language: "watch.html", "watch-de.html"; the first is "de.html"."""
    if language == ENGLISH:
        return f"{name}.html"
    return f"{language}.html" if name == "index" else f"{name}-{language}.html"


def start_address(root: str, language: str) -> str:
    """Return the address of the start page in a language, from a page below the site's `root`."""
    return f"{root}{'' if language == ENGLISH else language + '/'}" or "./"


def elsewhere() -> Markup:
    """Return the links from a page in a folder of the site to the start page and the documents."""
    start = Markup('<a href="{}">{}</a>').format(start_address("../", language()), _say("to-start"))
    return start + Markup(' · <a href="../docs/index.html">{}</a>').format(_say("docs-title"))


def head(addresses: Mapping[str, str]) -> str:
    """Return the head's first part of a page in the language of now; `addresses` are those of it in all languages."""
    links = [f'<link rel="alternate" hreflang="{name}" href="{address}">\n' for name, address in addresses.items()]
    links.append(f'<link rel="alternate" hreflang="x-default" href="{addresses[ENGLISH]}">\n')
    choice = _CHOOSE % (_COOKIE, json.dumps({**addresses, ENGLISH: ""})) if language() == ENGLISH else ""
    return choice + "".join(links)


def pages_of(name: str) -> dict[str, str]:
    """Return the files of a page of the tray by language."""
    return {each: page_name(name, each) for each in LANGUAGES}


def keep_choice() -> str:
    """Return the script of a page whose links to other languages choose them."""
    return _KEEP % _COOKIE
