"""Whether a request is one of the table, with the fields that it must have."""

from tray24.link.fields import fields_of, fits
from tray24.link.link import Refused
from tray24.link.requests import TABLE

_HELP = "LINK.md lists them"


def check(request):
    """A generator that gives the name of the request, and pauses between slices. Refused when it is not one of TABLE, or
    its fields are not as they must be."""
    do = request.get("do")
    fields = fields_of(do)
    if fields is None:
        raise Refused("'do' names no request", _HELP)
    checked = fields
    forms = TABLE.count("\n" + do + " op:")
    if forms > 1:
        op = request.get("op")
        fields = fields_of(op, do + " op:")
        if fields is None:
            raise Refused("'op' is none of this request", _HELP)
        checked = fields
        fields = ["op"] + fields
    yield
    for field in checked:
        name, _, kind = field.partition(":")
        optional = kind[-1] == "?"
        if name not in request:
            if not optional:
                raise Refused("'%s' is missing" % name, _hint(fields))
        elif not fits(request[name], kind[:-1] if optional else kind):
            raise Refused("'%s' is not what it must be" % name, _hint(fields))
    yield
    known = [field.split(":")[0] for field in fields]
    for name in request:
        if name not in known and name != "id" and name != "do":
            raise Refused("a field that is unknown", _hint(fields))
    return do


def _hint(fields):
    return "fields: " + (" ".join(fields) or "none")
