"""The scripts that give the page its texts and schema: one language each, cached by browsers, with correct plurals."""

import json
import re
import urllib.error
import urllib.request

import pytest
from live_server import serve_app

from simulator import texts
from simulator.tray.files import MemoryFiles
from simulator.web.page_data import format_browser_texts
from simulator.web.page_files import PAGE
from simulator.web.schema import build_document
from simulator.web.server import make_app
from simulator.web.table.table import Table
from tray24.languages import LANGUAGES

_MAX_PAGE_BYTES = 50_000
_SCRIPT = re.compile(r'<script defer src="(data/[\w.-]+)\?(\w+)">')
_NUMBERS = (0, 1, 2, 5, 21, 119)


@pytest.fixture(scope="module")
def read_page():
    """Return a function that requests an address for a browser in Spanish. It returns the text and its headers."""
    with serve_app(make_app(Table(MemoryFiles(), lambda: 5), ["localhost"])) as address:

        def read_one(path, language="es"):
            request = urllib.request.Request(f"http://{address}/{path}", headers={"Accept-Language": language})
            with urllib.request.urlopen(request) as answer:
                return answer.read().decode(), answer.headers

        yield read_one


def parse_values(script):
    """Return {name: value} of the values that a script assigns."""
    assignments = (line.removesuffix(";").partition(" = ") for line in script.splitlines())
    return {name: json.loads(value) for name, _, value in assignments}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_names_the_texts_of_its_language_and_holds_none_itself(read_page, language):
    page, _ = read_page("", language)
    assert len(page.encode()) < _MAX_PAGE_BYTES
    assert "docs/" not in page  # a server has no site around its page
    script_values = dict(_SCRIPT.findall(page))
    assert list(script_values) == [f"data/texts-{language}.js", "data/schema.js"]
    found = {}
    for name, digest in script_values.items():
        found[name], headers = read_page(f"{name}?{digest}")  # whatever the language of the browser
        assert headers["Content-Type"].startswith("text/javascript") and "immutable" in headers["Cache-Control"]
        assert (
            read_page(f"{name}?{digest[::-1]}")[1]["Cache-Control"] == read_page(name)[1]["Cache-Control"] == "no-cache"
        )
    with texts.use_language(language):
        assert parse_values(found[f"data/texts-{language}.js"]) == {"self.TEXTS": format_browser_texts()}
    assert read_page(f"data/texts-{language}.js")[1]["Content-Language"] == language
    dice = json.loads((PAGE / "dice.json").read_text())
    assert parse_values(found["data/schema.js"]) == {"self.SCHEMA": build_document(), "self.DICE": dice}


def test_texts_of_no_language_are_not_there(read_page):
    with pytest.raises(urllib.error.HTTPError, match="404"):
        read_page("data/texts-xx.js")


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_that_differ_in_their_number_only_are_sent_as_one(language):
    with texts.use_language(language):
        found, say = format_browser_texts(), texts.HostTexts("page")
        counted_keys = [key for key, blanks in say.list_blanks().items() if blanks == {"count"}]
        assert counted_keys
        for key in counted_keys:
            forms = found[key]
            assert len(forms) < 10, key
            name, _, attribute = key.partition(".")
            for number in _NUMBERS:
                text = say.format_attribute(name, attribute, count=number) if attribute else say(name, count=number)
                assert forms.get(str(number), forms["#"].replace("#", str(number))) == text
