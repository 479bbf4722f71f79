"""LINK.md is made from the tray's own table and handlers."""

from host_tools.link import link_doc


def test_the_description_of_the_link_is_current():
    found = link_doc.PATH.read_text(encoding="utf-8")
    assert found == link_doc.text(), "run python -m host_tools.link.link_doc"
