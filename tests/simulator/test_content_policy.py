"""The content security policy of a document allows only what the document itself contains."""

import base64
import hashlib

import pytest

from simulator.content_policy import ALONE, SERVED, header, policy, with_policy


def source_of(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def directives(text: str) -> dict[str, str]:
    return dict(part.split(" ", 1) for part in text.split("; "))


def test_a_page_without_scripts_of_its_own_runs_only_files():
    assert directives(policy()) == SERVED
    assert directives(header()) == SERVED | {"frame-ancestors": "'self'"}


def test_scripts_and_styles_in_the_page_are_named_by_their_hashes():
    page = "<style>p { top: 0 }</style><script>run('</b>');</script><script type=module>go();\n</script>"
    found = directives(policy(page, ALONE))
    assert found["script-src"] == " ".join(map(source_of, ["run('</b>');", "go();\n"]))
    assert found["style-src"] == source_of("p { top: 0 }")
    assert found["default-src"] == "'none'"


def test_import_maps_are_scripts_and_data_is_none():
    page = '<script type="importmap">{"imports": {}}</script><script type="application/json">{}</script>'
    page += '<script src="main.js"></script><p>some words</p>'
    assert directives(policy(page))["script-src"] == "'self' " + source_of('{"imports": {}}')


def test_attributes_with_styles_and_scripts_are_named_apart():
    found = directives(policy('<p style="top: 0" onclick="go()"><b style="top: 0">'))
    assert found["style-src-attr"] == f"'unsafe-hashes' {source_of('top: 0')}"
    assert found["script-src-attr"] == f"'unsafe-hashes' {source_of('go()')}"


def test_the_policy_stands_before_everything_that_it_is_about():
    page = with_policy('<!doctype html><meta charset="utf-8"><script>go()</script>', ALONE)
    assert page.index("<meta charset") < page.index("Content-Security-Policy") < page.index("<script>")
    with pytest.raises(ValueError, match="charset"):
        with_policy("<p>no head</p>")
