"""The requests `hello`, `reset` and `settings`: identify the firmware, restart it, and read and change its settings."""

from tray24.compat import const
from tray24.link.requests import Refused
from tray24.rules.errors import RuleError
from tray24.ui.menus.settings import format_value, get_setting, yield_settings

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from tray24.link.link import Link
    from tray24.ui.menus.settings import Settings


def handle_hello(link: "Link", request: "dict[str, Any]") -> dict[str, object]:
    """Return which firmware runs on which board. The reply comes at once, so send this request first.

    The reply has the versions of `tray24` and of `micropython` ("" on Python), the `machine`, the number of the `board`
    in hexadecimal, and the hash of all `sources` frozen into the image (null if there is none)."""
    if link.system is None:
        raise Refused("this tray does not know itself", "ask one that runs on a board")
    answer: dict[str, object] = {"tray24": link.ports.facts.get("version")}
    answer.update(link.system.describe())
    return answer


def handle_reset(link: "Link", request: "dict[str, Any]") -> bool:
    """Restart the board once the reply is sent and the match's pending lines are written."""

    def restart() -> None:
        link.files.flush()
        link.system.restart()  # pyright: ignore[reportOptionalMemberAccess] # a tray with a link has a system

    link.at_end = restart
    return True


_PAGE_SIZE = const(8)  # settings in an answer
_MAX_LETTERS = const(200)


def handle_settings(link: "Link", request: "dict[str, Any]") -> "Generator[None, None, dict[str, object] | str]":
    """Read and change settings.

    `get` returns names and values of settings as text, a page at a time. `set` changes one setting, with the same
    checks as the tray's menu, and saves it. Slots are written as 3,17; a switch is on or off."""
    if request["op"] == "set":
        return _change_setting(link, request["name"], request["value"])
    return _list_settings(link.ui.settings, request.get("from", 0))


def _list_settings(settings: "Settings", first: int) -> "Generator[None, None, dict[str, object]]":
    page = {}
    end = first + _PAGE_SIZE
    for index, entry in enumerate(yield_settings()):
        if index == end:
            return {"settings": page, "next": end}
        if index >= first:
            page[entry.name] = format_value(entry, settings[entry.name])
            yield
    return {"settings": page, "next": None}


def _change_setting(link: "Link", name: str, value: str) -> "Generator[None, None, str]":
    """Change a setting and return its new value as text."""
    ui = link.ui
    try:
        ui.settings.set(name, value)
        text = ""
    except RuleError as error:
        text = ui.say.describe_refusal(error)[:_MAX_LETTERS]
    yield
    if text:
        # Half of a letter that was sent as two \u escapes cannot be encoded. Few texts have one.
        if max(text) >= chr(0xD800):
            text = "".join([letter for letter in text if not 0xD800 <= ord(letter) < 0xE000])
        raise Refused(text, "'settings' with op 'get' lists all of them")
    # Write the match's pending lines in their own slice, so that the next one writes only the settings.
    link.files.flush()
    yield
    now_ms = link.ports.ticks_ms()
    ui.screen.changed = True
    is_name = name.startswith("name")
    if not (ui.rename_player(int(name[4:]) - 1, value, now_ms) if is_name else ui.save_settings(now_ms)):
        raise Refused("the tray's files do not take it", "it holds until power-off; make room among the records")
    return format_value(get_setting(name), ui.settings[name])
