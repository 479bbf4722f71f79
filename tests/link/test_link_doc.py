"""LINK.md is made from the tray's own table and handlers."""

from host_tools.link import link_doc


def test_the_description_of_the_link_is_current(golden):
    golden(link_doc.PATH, link_doc.text())
