"""The request `settings`: what the tray's menu shows, read and changed."""

from tray24.compat import const
from tray24.link.link import Refused

_WORDS = const(200)
_PAGE = const(8)  # settings in an answer


def settings(link, request):
    """`get` gives names and values as text, some at a time. `set` changes one, checked as on the tray's own menu, and
    keeps it; a slot list is written 3,17, a switch on or off."""
    values = link.ui.settings
    if request["op"] == "set":
        return _set(link, request["name"], request["value"])
    from tray24.ui.settings import SPECIFICATION, format_value

    first = request.get("from", 0)
    page = {spec[0]: format_value(spec, values[spec[0]]) for spec in SPECIFICATION[first : first + _PAGE]}
    return {"settings": page, "next": first + _PAGE if first + _PAGE < len(SPECIFICATION) else None}


def _set(link, name, value):
    ui = link.ui
    try:
        ui.settings.set(name, value)
    except ValueError as error:
        # A half of a letter that was sent as two \u would make bytes that are no text.
        words = "".join([letter for letter in str(error)[:_WORDS] if not 0xD800 <= ord(letter) < 0xE000])
        raise Refused(words, "'settings' with op 'get' lists all of them")
    now_ms = link.ports.ticks_ms()
    ui.screen.changed = True
    is_name = name.startswith("name")
    if not (ui.rename(int(name[4:]) - 1, value, now_ms) if is_name else ui.save_settings(now_ms)):
        raise Refused("the tray's files do not take it", "it holds until power-off; make room among the records")
    from tray24.ui.settings import format_value, specification

    return format_value(specification(name), ui.settings[name])
