"""Fingerprints of sources: they tell whether a stored result, such as that of a campaign, belongs to these sources."""

import ast
import hashlib
from collections.abc import Mapping
from pathlib import Path

_DIGITS = 16
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def compute_fingerprint(files: Mapping[str, Path], settings: object = "") -> str:
    """Return a hash of the contents of files (name -> path), and of the settings with which the result was computed.

    Comments and docstrings of Python files do not count, because no result depends on them.
    """
    digest = hashlib.sha256(repr(settings).encode())
    for name, path in sorted(files.items()):
        digest.update(b"\0" + name.encode() + b"\0" + _read_code(path))
    return digest.hexdigest()[:_DIGITS]


def _read_code(path: Path) -> bytes:
    """Return the contents of a file: for Python the syntax tree as text, without comments and docstrings."""
    data = path.read_bytes()
    if path.suffix != ".py":
        return data
    tree = ast.parse(data)
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree).encode()
