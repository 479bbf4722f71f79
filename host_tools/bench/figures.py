"""The figures of the firmware: what is measured, in which unit, and what it must reach."""

from dataclasses import dataclass

from host_tools.build import building
from tray24 import games


@dataclass(frozen=True)
class Figure:
    """What is measured, in which unit and in which group; at most `limit`, or at least when `more_is_better`."""

    what: str
    unit: str
    group: str
    limit: float | None = None  # None: only told
    more_is_better: bool = False

    def is_reached(self, value: float | None) -> bool:
        if value is None:
            return False
        return self.limit is None or (value >= self.limit if self.more_is_better else value <= self.limit)


# The limits leave room for what comes later. Groups are measured together; files without running anything.
FIGURES = {
    "sensors_us": Figure("24 sensors sampled once", "us", "drivers", 130),
    "presence_us": Figure("presence scan, dark and infrared", "us", "drivers", 1500),
    "led_cpu_us": Figure("processor time of an LED frame", "us", "drivers", 150),
    "display_ms": Figure("a part of the display sent, longest", "ms", "drivers", 4),
    "basic_decision_ms": Figure("legal lines and apply of basic, average", "ms", "decisions", 4),
    "keen_decision_ms": Figure("decision of keen, longest", "ms", "decisions", 150),
    "menu_ms": Figure("power-on to menu", "ms", "tray", 850),
    "presence_per_s": Figure("presence scans a second", "1/s", "tray", 45, more_is_better=True),
    "contact_to_frame_ms": Figure("contact to changed LED frame, longest", "ms", "tray", 20),
    "journal_ms": Figure("contact to its line safe in the flash, longest", "ms", "tray", 90),
    "die_to_color_ms": Figure("die placed to its color shown, longest", "ms", "dice", 300),
    "heap_free_kb": Figure("heap free in a match of six of basic, least", "kB", "match", 150, more_is_better=True),
    "heap_free_keen_kb": Figure("the same with keen bots", "kB", "match", 140, more_is_better=True),
    "heap_free_link_kb": Figure("the same while a host watches over the link", "kB", "match", 145, more_is_better=True),
    "heap_growth_kb": Figure("heap taken between turns 20 and 200", "kB", "match", 1),
    "heap_piece_kb": Figure("largest free piece of the heap after it", "kB", "match", 48, more_is_better=True),
    "screens_hold_ms": Figure("screens and bots hold up the tray, longest", "ms", "match"),
    "files_hold_ms": Figure("writing to the flash holds up the tray, longest", "ms", "match"),
    "others_hold_ms": Figure("anything else holds up the tray, longest", "ms", "match"),
    "link_holds_ms": Figure("a slice of the link holds up the tray, longest", "ms", "match", 5),
    **{
        f"heap_free_{game}_kb": Figure(
            f"heap free in a match of {game}, least", "kB", "games", 140, more_is_better=True
        )
        for game in games.names()[1:]
    },
    **{
        f"wait_{game}_ms": Figure(f"press of {game} to its light, longest", "ms", "waits", 25) for game in games.names()
    },
    "flash_kb": Figure("flash taken by the program", "kB", "files", building.MOST_BYTES / 1024),
}
GROUPS = tuple(dict.fromkeys(figure.group for figure in FIGURES.values()))
