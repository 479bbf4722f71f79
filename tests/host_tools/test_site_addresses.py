"""The addresses of site and repository: from options, from pyproject.toml, or unknown; pages show only known ones."""

import re

import pytest

pytest.importorskip("sphinx", reason="Sphinx is not installed: ./tray24 test --whole installs it")
from host_tools import cli
from host_tools.site import builder, languages, start_page
from host_tools.site.languages import Addresses
from simulator.texts import use_language

HOME, SOURCE = "https://example.org/tray/", "https://example.org/code"


@pytest.fixture
def write_project(tmp_path, monkeypatch):
    """Return a function that writes a pyproject.toml with some lines about addresses."""

    def write_project(lines):
        (tmp_path / "pyproject.toml").write_text(f'[project]\nname = "x"\n{lines}', encoding="utf-8")
        monkeypatch.setattr(languages, "ROOT", tmp_path)

    return write_project


def test_addresses_come_from_the_project_unless_they_are_given(write_project):
    write_project("")
    assert languages.find_addresses() == Addresses("", "")
    write_project(f'[project.urls]\nHomepage = "https://example.org/tray"\nRepository = "{SOURCE}"\n')
    assert languages.find_addresses() == Addresses(HOME, SOURCE)
    assert languages.find_addresses(home="https://elsewhere.example/") == Addresses(
        "https://elsewhere.example/", SOURCE
    )


def test_the_command_takes_addresses_and_refuses_what_is_none(tmp_path, monkeypatch, capsys):
    built_addresses = []
    monkeypatch.setattr(builder, "build_site", lambda out, addresses: built_addresses.append(addresses))
    (tmp_path / builder.TRAY).mkdir()
    (tmp_path / builder.TRAY / "service-worker.js").touch()
    assert cli.main(["site", "--out", str(tmp_path), "--home", HOME, "--source", SOURCE]) == 0
    assert built_addresses == [Addresses(HOME, SOURCE)]
    for wrong_address in ("", "example.org", "ftp://example.org/", "https://", "https://example.org/?page=1"):
        with pytest.raises(SystemExit, match="2"):
            cli.main(["site", "--home", wrong_address])
        assert "https://" in capsys.readouterr().err


@pytest.mark.parametrize("page", ["index.html", "de/index.html"])
@pytest.mark.parametrize("addresses", [Addresses(), Addresses(HOME, SOURCE)], ids=["unknown", "known"])
def test_the_start_page_says_only_what_is_known(tmp_path, addresses, page):
    start_page.build_start_page(tmp_path, addresses)
    text = (tmp_path / page).read_text(encoding="utf-8")
    meta_texts = dict(re.findall(r'<meta (?:name|property)="((?:og|twitter):[\w:]+)" content="([^"]*)"', text))
    assert meta_texts["og:title"] and meta_texts["og:description"]
    assert (SOURCE in text) == bool(addresses.source)
    address = f"{HOME}{page.removesuffix('index.html')}"
    assert (f'<link rel="canonical" href="{address}">' in text) == ("canonical" in text) == bool(addresses.home)
    if not addresses.home:
        assert meta_texts["twitter:card"] == "summary" and not {"og:url", "og:image"} & set(meta_texts)
        return
    assert (meta_texts["twitter:card"], meta_texts["og:url"]) == ("summary_large_image", address)
    picture = (tmp_path / meta_texts["og:image"].removeprefix(HOME)).read_bytes()
    # The size of a WebP with a header of its own, see https://www.rfc-editor.org/rfc/rfc9649.
    width, height = (int.from_bytes(picture[at : at + 3], "little") + 1 for at in (24, 27))
    assert (meta_texts["og:image:width"], meta_texts["og:image:height"]) == (str(width), str(height))


def test_the_page_of_the_tray_says_its_own_address(tmp_path):
    with use_language("de"):
        builder.build_pages(tmp_path, Addresses(HOME, SOURCE))
    page = (tmp_path / "de.html").read_text(encoding="utf-8")
    assert f'<link rel="canonical" href="{HOME}play/de.html">' in page and f'content="{HOME}pictures/' in page
    assert HOME not in (tmp_path / "watch-de.html").read_text(encoding="utf-8")
