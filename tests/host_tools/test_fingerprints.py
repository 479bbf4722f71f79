"""The fingerprint of sources changes with their code and names, not with comments and docstrings."""

import pytest

from host_tools.fingerprints import compute_fingerprint

CODE = b'''\
"""A module."""

LIMIT = 3


def double(number):
    """Return twice the number."""
    return 2 * number
'''


@pytest.fixture
def fingerprint(tmp_path):
    """Return a function that computes the fingerprint of one file with this name and content."""

    def compute(content=CODE, name="module.py", settings=""):
        path = tmp_path / name
        path.write_bytes(content)
        return compute_fingerprint({name: path}, settings)

    return compute


def test_comments_docstrings_and_line_ends_do_not_count(fingerprint):
    assert fingerprint() == fingerprint(CODE.replace(b"twice the", b"the double"))
    assert fingerprint() == fingerprint(CODE.replace(b"A module.", b"Numbers."))
    assert fingerprint() == fingerprint(CODE.replace(b"= 3", b"= 3  # of a round"))
    assert fingerprint() == fingerprint(CODE.replace(b"\n", b"\r\n"))


def test_code_names_and_settings_count(fingerprint):
    others = [fingerprint(CODE.replace(b"= 3", b"= 4")), fingerprint(name="other.py"), fingerprint(settings=4)]
    assert len({fingerprint(), *others}) == 4


def test_every_byte_of_other_files_counts(fingerprint):
    assert fingerprint(b"a = 1", "a.ftl") != fingerprint(b"a = 1 ", "a.ftl")
