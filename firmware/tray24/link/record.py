"""One of the records that the tray keeps: its bytes, its hash, its end."""

from binascii import b2a_base64, hexlify
from hashlib import sha256

from tray24.compat import const
from tray24.link.link import Refused

_PART = const(384)  # in an answer: 512 in base64
_CHUNK = const(256)


def get(link, name, size, offset):
    """Bytes of so many from there on, and where the next begin: a generator."""
    data = link.files.read_part(name, offset, _PART)
    end = offset + len(data)
    yield
    text = b2a_base64(data)[:-1].decode()
    return {"data": text, "size": size, "next": end if end < size else None}


def get_hash(link, name, expected):
    """Size and hash; or True once it is deleted, when its hash is as expected: a generator."""
    digest = sha256()
    size = 0
    while True:
        data = link.files.read_part(name, size, _CHUNK)
        if not data:
            break
        size += len(data)
        digest.update(data)
        yield
    found = hexlify(digest.digest()).decode()
    if expected is None:
        return {"size": size, "sha256": found}
    if expected.lower() != found:
        raise Refused("the record is not the one you have a copy of", "get it again before you delete it")
    yield
    link.files.remove(name)  # LittleFS may erase a sector for it
    return True
