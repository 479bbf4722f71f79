"""The Content Security Policy of a document allows only scripts and styles that the document itself contains."""

import base64
import hashlib

import pytest

from simulator.content_policy import ALONE, SERVED, build_header, build_policy, insert_policy


def hash_source(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def parse_directives(text: str) -> dict[str, str]:
    return dict(part.split(" ", 1) for part in text.split("; "))


def test_a_page_without_scripts_of_its_own_runs_only_files():
    assert parse_directives(build_policy()) == SERVED
    assert parse_directives(build_header()) == SERVED | {"frame-ancestors": "'self'"}


def test_scripts_and_styles_in_the_page_are_named_by_their_hashes():
    page = "<style>p { top: 0 }</style><script>run('</b>');</script><script type=module>go();\n</script>"
    found = parse_directives(build_policy(page, ALONE))
    assert found["script-src"] == " ".join(map(hash_source, ["run('</b>');", "go();\n"]))
    assert found["style-src"] == hash_source("p { top: 0 }")
    assert found["default-src"] == "'none'"


def test_import_maps_are_scripts_and_data_is_none():
    page = '<script type="importmap">{"imports": {}}</script><script type="application/json">{}</script>'
    page += '<script src="main.js"></script><p>some words</p>'
    assert parse_directives(build_policy(page))["script-src"] == "'self' " + hash_source('{"imports": {}}')


def test_attributes_with_styles_and_scripts_are_named_apart():
    found = parse_directives(build_policy('<p style="top: 0" onclick="go()"><b style="top: 0">'))
    assert found["style-src-attr"] == f"'unsafe-hashes' {hash_source('top: 0')}"
    assert found["script-src-attr"] == f"'unsafe-hashes' {hash_source('go()')}"


def test_the_policy_stands_before_everything_that_it_is_about():
    page = insert_policy('<!doctype html><meta charset="utf-8"><script>go()</script>', ALONE)
    assert page.index("<meta charset") < page.index("Content-Security-Policy") < page.index("<script>")
    with pytest.raises(ValueError, match="charset"):
        insert_policy("<p>no head</p>")
