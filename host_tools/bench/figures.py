"""The figures that the bench measures on a Pico, with their units and limits, and the report of the measured values."""

from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from host_tools.build import firmware_image
from simulator.texts import HostTexts
from tray24 import games

say = HostTexts("bench")


@dataclass(frozen=True)
class Figure:
    """A figure that the bench measures: the key of its name in the texts, its unit, and the group it is measured with.

    Its value must be at most `limit`, or at least `limit` when `more_is_better`. `game` is set for a figure that is
    measured once for each game; `note` says how the measurement differs from the name of the figure.
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
        """Return whether a measured value is within the limit. Return False for None: it was not measured."""
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
        for game in games.list_games()[1:]
    },
    **{f"wait_{game}_ms": Figure("wait-game", "ms", "waits", 25, game=game) for game in games.list_games()},
    "flash_kb": Figure("flash", "kB", "files", firmware_image.MAX_BYTES / 1024),
}
GROUPS = tuple(dict.fromkeys(figure.group for figure in FIGURES.values()))


@dataclass(frozen=True)
class Report:
    """The figures measured on a Pico, which `where` describes, with their values by the figure's key.

    `faults` maps a group of figures to the reason why it could not be measured. `left_out` maps a group to the reason
    why it was not tried.
    """

    where: str
    figures: dict[str, Figure]
    values: dict[str, float]
    faults: dict[str, str]
    left_out: dict[str, str]

    def to_json(self) -> dict[str, object]:
        """Return the report as a JSON object, as `bench --json` prints it."""
        figures = {
            key: {
                "what": figure.what,
                "value": self.values.get(key),
                "unit": figure.unit,
                "limit": figure.limit,
                "at_least": figure.more_is_better,
                "reached": figure.is_reached(self.values.get(key)),
            }
            for key, figure in self.figures.items()
        }
        return {"where": self.where, "figures": figures, "faults": self.faults, "left_out": self.left_out}


def print_report(report: Report) -> None:
    """Print a table of the figures with their values and limits, then the groups that were not measured and why."""
    table = Table(title=say("title", where=report.where), title_justify="left")
    table.add_column(say("column-figure"))
    for key in ("column-measured", "column-wanted"):
        table.add_column(say(key), justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for key, figure in report.figures.items():
        value = report.values.get(key)
        bound = "" if figure.limit is None else f"{'>=' if figure.more_is_better else '<='} {figure.limit:g}"
        verdict = "" if value is not None else f"[bold red]{say('not-measured')}[/]"
        if value is not None and figure.limit is not None:
            verdict = f"[green]{say('reached')}[/]" if figure.is_reached(value) else f"[bold red]{say('missed')}[/]"
        table.add_row(figure.what, "" if value is None else f"{value:g} {figure.unit}", bound, verdict)
    console = Console()
    console.print(table)
    for group, fault in report.faults.items():
        console.print(say("faulty-group", group=group, reason=fault), style="red", markup=False, highlight=False)
    for group, reason in report.left_out.items():
        console.print(say("group-left-out", group=group, reason=reason), markup=False, highlight=False)
