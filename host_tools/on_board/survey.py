"""At the board's prompt: what lies in it, and files taken in parts and read back."""

import os
from binascii import a2b_base64, hexlify
from hashlib import sha256

_CHUNK = 1024
_FOLDER = 0x4000  # of a stat's mode
_NO_SUCH = 2  # ENOENT
_THERE = 17  # EEXIST
_open = []


def tell(path):
    """A line for what is at the path, and below it: its hash, or "/" for a folder, and its name."""
    try:
        mode = os.stat(path)[0]
    except OSError:
        return
    if mode & _FOLDER:
        print("/", path)
        for name in os.listdir(path):
            tell(path + "/" + name)
    else:
        print(digest(path), path)


def room():
    """Bytes that can still be written, in whole blocks."""
    facts = os.statvfs("/")
    print(facts[1] * facts[3])


def digest(path):
    """The SHA-256 of what lies in the flash."""
    hash = sha256()
    with open(path, "rb") as file:
        data = file.read(_CHUNK)
        while data:
            hash.update(data)
            data = file.read(_CHUNK)
    return hexlify(hash.digest()).decode()


def begin(path):
    """The parts that follow are this file's."""
    _open.append(open(path, "wb"))  # noqa: SIM115 (closed by end)


def add(text):
    """A part, in base64."""
    _open[-1].write(a2b_base64(text))


def end(path):
    """That was all of it: tells the hash."""
    _open.pop().close()
    print(digest(path))


def remove(path):
    """A file, if it is there."""
    try:
        os.remove(path)
    except OSError as error:
        if error.errno != _NO_SUCH:
            raise


def folder(path):
    """A folder, if it is not there."""
    try:
        os.mkdir(path)
    except OSError as error:
        if error.errno != _THERE:
            raise
