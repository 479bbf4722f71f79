"""The pages of the site in each language: names, links, the script that chooses a language, the kinds of tray."""

import re

import pytest

from host_tools.checkout import ROOT
from host_tools.errors import Failure
from host_tools.site import start_page
from host_tools.site.languages import get_page_name, list_page_files, make_head
from simulator.texts import use_language
from simulator.web.middleware import COOKIE
from tray24.languages import LANGUAGES


def test_the_page_in_english_has_the_plain_name():
    assert list_page_files("index") == {"en": "index.html"} | {name: f"{name}.html" for name in LANGUAGES[1:]}
    assert get_page_name("watch", "de") == "watch-de.html"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_names_the_others_and_the_english_one_leads_to_them(language):
    with use_language(language):
        head = make_head(list_page_files("index"))
    assert re.findall(r'hreflang="([a-z-]+)"', head) == [*LANGUAGES, "x-default"]
    assert ("location.replace" in head) == (language == "en")
    if language == "en":
        assert f"{COOKIE}=" in head and '"fr": "fr.html"' in head and '"en": ""' in head


def test_the_kinds_of_tray_are_compared_in_each_language(tmp_path):
    kinds = start_page.read_kinds(tmp_path)
    kinds_of_language = {}
    for language in LANGUAGES:
        with use_language(language):
            kinds_of_language[language] = start_page.describe_kinds(kinds)
    for number, kind in enumerate(kinds):
        cells = [
            "; ".join(cell for _, cell in kinds_of_language[language_code][number]["facts"])
            for language_code in LANGUAGES
        ]
        numbers = [re.findall(r"[0-9][0-9.]*", cell.replace(",", ".")) for cell in cells]
        assert numbers.count(numbers[0]) == len(LANGUAGES) and len(set(cells)) >= 4  # whole translations
        assert (tmp_path / kind.picture.rpartition("/")[2]).is_file()
    assert "13,5" in str(kinds_of_language["de"][0]["facts"]) and "13.5" in str(kinds_of_language["en"][0]["facts"])


def test_a_table_that_says_something_else_than_the_texts_of_the_site_is_refused(tmp_path, monkeypatch):
    table = tmp_path / "README.md"
    monkeypatch.setattr(start_page, "ROOT", tmp_path)
    monkeypatch.setattr(start_page, "_TABLE", table)
    for picture in ("build/pictures/tray.png", "build/light/light.png", "build/starter/breadboard.svg"):
        (tmp_path / picture).parent.mkdir(parents=True)
        (tmp_path / picture).touch()
    (tmp_path / "out").mkdir()
    page_text = (ROOT / "hardware" / "README.md").read_text("utf-8")
    table.write_text(re.sub(r"\d+ EUR by hand", "999 EUR by hand", page_text), "utf-8")
    assert start_page.read_kinds(tmp_path / "out")
    table.write_text(page_text.replace("EUR by hand", "EUR by robot"), "utf-8")
    with pytest.raises(Failure, match=r"by robot.*by hand"):
        start_page.read_kinds(tmp_path / "out")
    table.write_text(page_text.replace("| hours of work", "| hours"), "utf-8")
    with pytest.raises(Failure, match="first table"):
        start_page.read_kinds(tmp_path / "out")
