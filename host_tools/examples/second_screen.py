"""The tray's 24 slots as large as the terminal, for a second screen: dice and light, the scores below.

    .venv/bin/python -m host_tools.examples.second_screen

Make the window large, then the font as large as you like. Ctrl-C ends it.
It needs a tray on USB, or the virtual one: `./tray24 play --link 2424`, and here `--port socket://127.0.0.1:2424`.
"""

import os
import shutil

from host_tools.follower import Arguments, Table, create_parser, follow_tray, parse_color, run_program
from tray24.pins import COLUMNS, ROWS

COLORS = {"red": (255, 73, 28), "yellow": (255, 225, 52), "green": (44, 217, 122), "blue": (20, 123, 252)}
WILD, DARK = (235, 227, 208), (34, 34, 34)


def choose_color(table: Table, slot: int) -> tuple[int, ...]:
    """Return the red, green and blue of a slot: those of its die, or else those of its LED, as the eye sees them."""
    if table.dice[slot]:
        return COLORS.get(parse_color(table.dice[slot]), WILD)
    light = table.lights[slot]
    return tuple(round(255 * (part / 255) ** 0.45) for part in light) if any(light) else DARK


def draw_picture(table: Table, columns: int, lines: int) -> list[str]:
    """Return the lines of the picture: a headline, the slots row by row, and the seats."""
    width, height = max(2, columns // COLUMNS), max(1, (lines - 2) // ROWS)
    rows = [(table.trouble or table.headline)[:columns]]
    for row in range(ROWS):
        slots = range(row * COLUMNS, (row + 1) * COLUMNS)
        colors = ["\x1b[1;30;48;2;{};{};{}m".format(*choose_color(table, slot)) for slot in slots]
        blank = "".join(f"{color}{'':{width - 1}}\x1b[0m " for color in colors)
        labels = "".join(f"{colors[at]}{table.dice[slot]:^{width - 1}}\x1b[0m " for at, slot in enumerate(slots))
        top = max(0, height - 2) // 2
        rows += [*[blank] * top, labels, *[blank] * (height - 2 - top), *[""] * (height > 1)]
    seats = [f"{'> ' if seat.is_to_choose else ''}{seat.name}: {seat.score}" for seat in table.seats]
    return [*rows, "   ".join(seats)[:columns]]


def draw_tables(arguments: Arguments) -> None:
    os.system("")  # from now on an old console of Windows understands the codes for colors
    try:
        for table in follow_tray(arguments.port, lights=True):
            lines = draw_picture(table, *shutil.get_terminal_size())
            print("\x1b[?25l\x1b[H" + "\n".join(f"{line}\x1b[K" for line in lines), end="\x1b[J", flush=True)
    finally:
        print("\x1b[?25h")


def main(arguments: list[str] | None = None) -> int:
    return run_program(create_parser(__doc__), draw_tables, arguments)


if __name__ == "__main__":
    raise SystemExit(main())
