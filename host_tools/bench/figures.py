"""The figures of the bench: what each measures, its unit and its limit."""

from dataclasses import dataclass

from host_tools.build import building
from simulator.texts import HostTexts
from tray24 import games

say = HostTexts("bench")


@dataclass(frozen=True)
class Figure:
    """A figure: the key of its text, its unit and its group.

    Its value must be at most `limit`, or at least `limit` when `more_is_better`. `game` is the game that it is measured
    with, for figures taken once a game; `note` says how the measurement differs from its name.
    """

    key: str
    unit: str
    group: str
    limit: float | None = None  # None: reported without a limit
    more_is_better: bool = False
    game: str = ""
    note: str = ""

    @property
    def what(self) -> str:
        """Return the name of the figure in words."""
        figure = say(self.key, game=self.game)
        return say("with-note", figure=figure, note=self.note) if self.note else figure

    def is_reached(self, value: float | None) -> bool:
        """Return whether a value is within the limit; None was not measured."""
        if value is None:
            return False
        return self.limit is None or (value >= self.limit if self.more_is_better else value <= self.limit)


# The limits leave room for later growth. The figures of a group are measured together; `files` runs nothing.
FIGURES = {
    "sensors_us": Figure("sensors", "us", "drivers", 130),
    "presence_us": Figure("presence", "us", "drivers", 1500),
    "probe_us": Figure("probe", "us", "drivers", 2300),
    "probe_twin_us": Figure("probe-twin", "us", "drivers", 3050),
    "led_cpu_us": Figure("led-frame", "us", "drivers", 150),
    "led_cpu_twin_us": Figure("led-frame-twin", "us", "drivers", 150),
    "display_ms": Figure("display", "ms", "drivers", 4),
    "basic_decision_ms": Figure("basic-decision", "ms", "decisions", 4),
    "sharp_decision_ms": Figure("sharp-decision", "ms", "decisions", 150),
    "yacht_decision_ms": Figure("yacht-decision", "ms", "decisions", 1000),
    "yacht_slice_ms": Figure("yacht-slice", "ms", "decisions", 5),
    "yacht_kb": Figure("yacht-memory", "kB", "decisions", 24),
    "menu_ms": Figure("menu", "ms", "tray", 850),
    "presence_per_s": Figure("presence-rate", "1/s", "tray", 45, more_is_better=True),
    "contact_to_frame_ms": Figure("contact-to-frame", "ms", "tray", 20),
    "journal_ms": Figure("journal", "ms", "tray", 90),
    "die_to_color_ms": Figure("die-to-color", "ms", "dice", 300),
    "heap_free_kb": Figure("heap-free", "kB", "match", 150, more_is_better=True),
    "heap_free_sharp_kb": Figure("heap-free-sharp", "kB", "match", 140, more_is_better=True),
    "heap_free_link_kb": Figure("heap-free-link", "kB", "match", 145, more_is_better=True),
    "heap_growth_kb": Figure("heap-growth", "kB", "match", 1),
    "heap_piece_kb": Figure("heap-piece", "kB", "match", 48, more_is_better=True),
    "screens_hold_ms": Figure("screens-hold", "ms", "match"),
    "files_hold_ms": Figure("files-hold", "ms", "match"),
    "others_hold_ms": Figure("others-hold", "ms", "match"),
    "link_holds_ms": Figure("link-holds", "ms", "match", 5),
    **{
        f"heap_free_{game}_kb": Figure("heap-free-game", "kB", "games", 140, more_is_better=True, game=game)
        for game in games.names()[1:]
    },
    **{f"wait_{game}_ms": Figure("wait-game", "ms", "waits", 25, game=game) for game in games.names()},
    "flash_kb": Figure("flash", "kB", "files", building.MOST_BYTES / 1024),
}
GROUPS = tuple(dict.fromkeys(figure.group for figure in FIGURES.values()))
