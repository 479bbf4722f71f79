"""One of the tray's settings, changed and kept."""

from tray24.compat import const
from tray24.link.link import Refused

_WORDS = const(200)


def change(link, name, value):
    """Gives its value as text: a generator that pauses between slices."""
    ui = link.ui
    try:
        ui.settings.set(name, value)
        words = ""
    except ValueError as error:
        words = str(error)[:_WORDS]
    yield
    if words:
        # A half of a letter that was sent as two \u would make bytes that are no text. Few texts have one.
        if max(words) >= chr(0xD800):
            words = "".join([letter for letter in words if not 0xD800 <= ord(letter) < 0xE000])
        raise Refused(words, "'settings' with op 'get' lists all of them")
    # What the match waits with goes to the flash by itself, so that this slice writes nothing but the settings.
    link.files.flush()
    yield
    now_ms = link.ports.ticks_ms()
    ui.screen.changed = True
    is_name = name.startswith("name")
    if not (ui.rename(int(name[4:]) - 1, value, now_ms) if is_name else ui.save_settings(now_ms)):
        raise Refused("the tray's files do not take it", "it holds until power-off; make room among the records")
    from tray24.ui.settings import format_value, specification

    return format_value(specification(name), ui.settings[name])
