"""The request `settings`: what the tray's menu shows, read and changed."""

from tray24.compat import const
from tray24.link.setting import change

_PAGE = const(8)  # settings in an answer


def settings(link, request):
    """`get` gives names and values as text, some at a time. `set` changes one, checked as on the tray's own menu, and
    keeps it; a slot list is written 3,17, a switch on or off."""
    values = link.ui.settings
    if request["op"] == "set":
        return change(link, request["name"], request["value"])
    return _get(values, request.get("from", 0))


def _get(values, first):
    from tray24.ui.settings import SPECIFICATION, format_value

    page = {}
    for spec in SPECIFICATION[first : first + _PAGE]:
        page[spec[0]] = format_value(spec, values[spec[0]])
        yield
    return {"settings": page, "next": first + _PAGE if first + _PAGE < len(SPECIFICATION) else None}
