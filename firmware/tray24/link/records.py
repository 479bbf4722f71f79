"""The request `records`: the finished matches that the tray keeps, listed, read and deleted."""

from tray24.compat import const
from tray24.link.link import Refused
from tray24.link.record import get, get_hash

_PAGE = const(16)  # records in a list's answer
_DIGITS = const(9)  # fewer have the numbers of records
_CRASH = "crash.txt"


def records(link, request):
    """`list` gives names and sizes, some at a time. `get` gives bytes of a record from an offset on, in base64; `hash`
    its size and SHA-256. `delete` takes a record away when it has the SHA-256 given: the one of a copy that is safe.
    The running match is no record yet. `crash.txt` is none either, and not in the list; but where a crash has left it,
    with its trace, the others take it."""
    op = request["op"]
    if op == "list":
        return _list(link, request.get("from", 0))
    return _one(link, op, request)


def _one(link, op, request):
    name = request["name"]
    known = name == _CRASH or _is_record(link, name)
    yield
    size = link.files.size(name) if known else 0
    if not size and not (known and name in link.files.names()):
        raise Refused("there is no such record", "'records' with op 'list' names all of them")
    yield
    if op == "get":
        return (yield from get(link, name, size, request.get("from", 0)))
    return (yield from get_hash(link, name, request.get("sha256")))


def _is_record(link, name):
    head, tail = link.tray.record_names.split("%04d")
    number = name[len(head) : -len(tail)]
    return len(number) < _DIGITS and number.isdigit() and name == head + number + tail


def _list(link, first):
    names = link.files.names()
    yield
    names = [name for name in names if _is_record(link, name)]
    page = []
    for name in names[first : first + _PAGE]:
        yield
        page.append([name, link.files.size(name)])
    return {"records": page, "next": first + _PAGE if first + _PAGE < len(names) else None}
