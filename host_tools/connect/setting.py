"""The settings of the tray on the page: those of its menu, by the same names, changed on the tray."""

from types import SimpleNamespace
from typing import cast

from host_tools.errors import Failure
from host_tools.link.client import Link, LinkError, pages
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.web.table.tray_settings import setting_view
from tray24.pins import SEATS
from tray24.ui.menus.editors import SettingsMenu
from tray24.ui.menus.settings import Settings
from tray24.ui.ui import Ui

texts = HostTexts("connect")


def settings_of(link: Link) -> JsonObject:
    """Return {settings, names}: those in the tray's menu and the players' names, as `tray_settings.setting_view`."""
    values = {name: value for page in pages(link, "settings", "settings", op="get") for name, value in page.items()}
    shown = [setting_view(name, values[name]) for name in _menu(values) if name in values]
    names = [
        setting_view(f"name{seat}", values[f"name{seat}"], texts("name-of-seat", seat=str(seat)))
        for seat in range(1, SEATS + 1)
        if f"name{seat}" in values
    ]
    return {"settings": shown, "names": names}


def change(link: Link, name: str, value: str) -> JsonObject:
    """Change a setting. Return {value}, or {wrong: why the tray refuses it}."""
    try:
        return {"value": link.ask("settings", op="set", name=name, value=value)}
    except LinkError as error:
        return {"wrong": error.error}
    except Failure as failure:
        return {"wrong": str(failure)}


def _menu(values: dict[str, str]) -> list[str]:
    """Return what the menus of settings of a tray with these values list: settings, and other menus."""
    lines = "\n".join(f"{name}={value}" for name, value in values.items())
    ui = SimpleNamespace(settings=Settings(lines.encode()), facts={"sensors": True})
    return [str(item) for builders in (False, True) for item in SettingsMenu(cast(Ui, ui), builders).items]
