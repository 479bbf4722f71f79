"""The actions of browsers that adjust something: the room, the plug, their own tab, the tray's settings."""

from collections.abc import Mapping
from math import inf

from simulator.json_values import JsonObject
from simulator.people.dice import Dice
from simulator.people.intents import Puzzled
from simulator.texts import HostTexts, refused_words
from simulator.tray.virtual import VirtualTray
from simulator.web.table.tab import Contacts, Tab
from tray24.rules.errors import RuleError
from tray24.ui.ui import Ui

_say = HostTexts("page")
# The highest value of each level, in lux and in steps of the converter.
_LIGHTS = {"dark": 10, "lamp": 300, "bright": 700, "day": 1400, "sun": inf}
_NOISES = {"none": 0, "little": 4, "some": 10, "much": inf}


def room_view(tray: VirtualTray, dice: Dice) -> JsonObject:
    """Return the room's light, the sensors' noise, and the make of the dice, with their words."""
    lux, noise = round(tray.optics.room_lux), round(tray.optics.noise_lsb)
    said = [
        _say("room-light-value", level=_level(lux, _LIGHTS)),
        _say("sensor-noise-value", level=_level(noise, _NOISES)),
    ]
    return {"lux": lux, "noise": noise, "make": dice.make, "said": said}


def _level(value: int, levels: Mapping[str, float]) -> str:
    """Return the first of these levels that reaches so far."""
    return next(level for level, most in levels.items() if value <= most)


class Adjustments:
    """Methods named after the "do" of messages, for a class that has the tray, its dice and `ui`."""

    _tray: VirtualTray
    _dice: Dice
    _contacts: Contacts

    @property
    def _ui(self) -> Ui | None:
        """Return the tray's user interface, or None without power."""
        raise NotImplementedError

    def release(self, tab: Tab) -> None:
        """Release all buttons that the tab holds."""
        raise NotImplementedError

    def room(self, tab: Tab, lux: int) -> None:
        self._tray.optics.room_lux = lux

    def noise(self, tab: Tab, lsb: int) -> None:
        self._tray.optics.noise_lsb = lsb

    def make(self, tab: Tab, make: str) -> None:
        self._dice.remake(make)

    def plug(self, tab: Tab, plugged: bool) -> None:
        if plugged:
            self._tray.plug_in()
        else:
            self._tray.pull_plug()

    def mute(self, tab: Tab, muted: bool) -> None:
        tab.muted = muted
        tab.wake.set()

    def sit(self, tab: Tab, place: str | int, key: str) -> None:
        self.release(tab)
        tab.sit = place
        tab.wake.set()

    def speed(self, tab: Tab, speed: int) -> None:
        ui = self._powered()
        ui.settings.set("bot_speed", str(speed))
        ui.save_settings(self._tray.clock.ticks_ms())

    def hints(self, tab: Tab, level: str) -> None:
        ui = self._powered()
        ui.settings.set("hints", level)
        ui.save_settings(self._tray.clock.ticks_ms())

    def advice(self, tab: Tab, button: int, answer: str) -> None:
        ui = self._powered()
        ui.settings.set(f"advice{button + 1}", answer)
        ui.save_settings(self._tray.clock.ticks_ms())

    def children(self, tab: Tab, on: bool) -> None:
        ui = self._powered()
        ui.settings.set("children", "on" if on else "off")
        ui.save_settings(self._tray.clock.ticks_ms())

    def set(self, tab: Tab, name: str, value: str) -> None:
        ui = self._powered()
        try:
            ui.settings.set(name, value)
        except RuleError as error:
            raise Puzzled("refused-setting", reason=refused_words(error)) from error
        ui.screen.changed = True
        ui.relight()
        ui.save_settings(self._tray.clock.ticks_ms())

    def rename(self, tab: Tab, button: int, name: str) -> None:
        self._powered().rename(button, name, self._tray.clock.ticks_ms())

    def _powered(self) -> Ui:
        ui = self._ui
        if ui is None:
            raise Puzzled("no-power")
        return ui
