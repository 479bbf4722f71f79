"""The page LINK.md is made from the table of requests and from the docstrings of their handlers."""

from host_tools.link import link_doc
from tray24.link.requests import LINE_BYTES


def test_the_description_of_the_link_is_current(golden):
    text = link_doc.make_page()
    golden(link_doc.PATH, text)
    assert f"at most {LINE_BYTES:,}\nbytes" in text.partition("## `")[0]
