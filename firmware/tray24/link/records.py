"""The request `records`: list, read and delete the finished matches that the tray keeps."""

from binascii import hexlify
from hashlib import sha256

from tray24.compat import const
from tray24.link.requests import Refused, encode_base64

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from tray24.link.link import Link

_PAGE_SIZE = const(16)  # records in the answer to `list`
_MAX_DIGITS = const(9)  # the number of a record has fewer digits
_PART_BYTES = const(384)  # bytes in an answer: 512 in base64
_CHUNK_BYTES = const(256)  # bytes hashed in a slice
_CRASH = "crash.txt"


def handle_records(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, dict[str, object] | bool]":
    """List, read and delete the records of finished matches.

    `list` returns the names and sizes of records, a page at a time. `get` returns bytes of a record from the offset
    `from` on, in base64; `hash` returns the size and SHA-256 of a record. `delete` removes a record; the SHA-256 in the
    request must be that of the record, as proof of a safe copy. The running match is not a record yet. `crash.txt`
    holds the tracebacks of crashes: it is not listed, but the other requests accept its name if it exists."""
    op = request["op"]
    if op == "list":
        return _list_records(link, request.get("from", 0))
    return _handle_record(link, op, request)


def _handle_record(
    link: "Link", op: str, request: "dict[str, Any]"
) -> "Generator[None, None, dict[str, object] | bool]":
    name = request["name"]
    is_known = name == _CRASH or _is_record(link, name)
    yield
    size = link.files.get_size(name) if is_known else 0
    if not size and not (is_known and name in link.files.list_names()):
        raise Refused("there is no such record", "'records' with op 'list' names all of them")
    yield
    if op == "get":
        return (yield from _read_part(link, name, size, request.get("from", 0)))
    return (yield from _hash_record(link, name, request.get("sha256")))


def _is_record(link: "Link", name: str) -> bool:
    prefix, suffix = link.tray.record_names.split("%04d")
    number = name[len(prefix) : -len(suffix)]
    return len(number) < _MAX_DIGITS and number.isdigit() and name == prefix + number + suffix


def _list_records(link: "Link", first: int) -> "Generator[None, None, dict[str, object]]":
    names = link.files.list_names()
    yield
    names = [name for name in names if _is_record(link, name)]
    page = []
    for name in names[first : first + _PAGE_SIZE]:
        yield
        page.append([name, link.files.get_size(name)])
    return {"records": page, "next": first + _PAGE_SIZE if first + _PAGE_SIZE < len(names) else None}


def _read_part(link: "Link", name: str, size: int, offset: int) -> "Generator[None, None, dict[str, object]]":
    """Return a part of a record as {"data": bytes in base64, "size": `size`, "next": where the next part begins}.

    The part begins at `offset`. `size` is the number of bytes in the record. "next" is None at the end of the record.
    """
    data = link.files.read_part(name, offset, _PART_BYTES)
    end = offset + len(data)
    yield
    return {"data": encode_base64(data), "size": size, "next": end if end < size else None}


def _hash_record(
    link: "Link", name: str, expected_hash: str | None
) -> "Generator[None, None, dict[str, object] | bool]":
    """Return {"size": number of bytes, "sha256": hash} of a record. With `expected_hash` delete the record instead.

    Return True once the record is deleted. Raise Refused, and delete nothing, if the record has another hash.
    """
    digest = sha256()
    size = 0
    while True:
        data = link.files.read_part(name, size, _CHUNK_BYTES)
        if not data:
            break
        size += len(data)
        digest.update(data)
        yield
    hex_digest = hexlify(digest.digest()).decode()
    if expected_hash is None:
        return {"size": size, "sha256": hex_digest}
    if expected_hash.lower() != hex_digest:
        raise Refused("the record is not the one you have a copy of", "get it again before you delete it")
    yield
    link.files.remove(name)  # LittleFS may erase a sector for this
    return True
