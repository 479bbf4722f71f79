"""The Content Security Policy of our servers, the site and documents: what browsers may load and run in a page.

Scripts and styles inside a document are listed by their hashes, so that no others run. See https://www.w3.org/TR/CSP3/.
"""

import base64
import hashlib
import re
from collections.abc import Mapping
from html.parser import HTMLParser

SERVED = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "frame-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
# A page whose worker runs Pyodide. A worker has the policy of its own script; in older browsers, that of the page.
WITH_PYTHON = SERVED | {"script-src": "'self' 'wasm-unsafe-eval'"}
# A document in a single file, which loads nothing else.
ALONE = {"default-src": "'none'", "img-src": "data:", "base-uri": "'none'", "form-action": "'none'"}
_SCRIPTS = ("", "module", "importmap", "text/javascript")  # types that browsers run; others are data
_CHARSET = re.compile(r'<meta charset="?utf-8"?>\n?', re.IGNORECASE)
_META = '<meta http-equiv="Content-Security-Policy" content="{policy}">\n'


class _InlineSources(HTMLParser):
    """A parser that collects the hashes of the scripts and styles inside a document, by directive of the policy."""

    def __init__(self, page: str):
        super().__init__()
        self.sources: dict[str, list[str]] = {}
        self._directive = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self._directive = ""
        if tag == "style":
            self._directive = "style-src"
        elif tag == "script" and "src" not in attributes and (attributes.get("type") or "") in _SCRIPTS:
            self._directive = "script-src"
        for name, value in attrs:
            if name == "style":
                self._add_source("style-src-attr", value or "")
            elif name.startswith("on"):
                self._add_source("script-src-attr", value or "")

    def handle_data(self, data: str) -> None:
        if self._directive:
            self._add_source(self._directive, data)
        self._directive = ""

    def _add_source(self, directive: str, text: str) -> None:
        sources = self.sources.setdefault(directive, ["'unsafe-hashes'"] if directive.endswith("-attr") else [])
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        if (source := f"'sha256-{digest}'") not in sources:
            sources.append(source)


def build_policy(page: str = "", base: Mapping[str, str] = SERVED) -> str:
    """Return the policy `base` (sources by directive) extended by the scripts and styles in the HTML text `page`."""
    directives = {name: [sources] for name, sources in base.items()}
    for name, sources in _InlineSources(page).sources.items():
        directives.setdefault(name, []).extend(sources)
    return "; ".join(f"{name} {' '.join(sources)}" for name, sources in directives.items())


def build_header(page: str = "") -> str:
    """Return the CSP header's value for a served page. Only pages of the same server may show the page in a frame."""
    return f"{build_policy(page)}; frame-ancestors 'self'"


def insert_policy(page: str, base: Mapping[str, str] = SERVED) -> str:
    """Return the HTML document `page` with its Content Security Policy in a new meta element.

    The policy is the result of `build_policy`. The new element follows the meta element of the charset. Raise
    ValueError if the document has none for UTF-8.
    """
    meta = _META.format(policy=build_policy(page, base))
    document, count = _CHARSET.subn(lambda charset: charset[0].rstrip("\n") + "\n" + meta, page, count=1)
    if not count:
        raise ValueError('the document has no <meta charset="utf-8">')
    return document
