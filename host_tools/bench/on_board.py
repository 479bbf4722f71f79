"""Benches: classes that measure figures of a Pico with programs that run on it, tests/bench/pico_*.py."""

import contextlib
import json
import re
from collections.abc import Mapping
from functools import cached_property
from statistics import mean
from typing import Any

from host_tools.build import inputs
from host_tools.checkout import ROOT
from host_tools.errors import Failure
from host_tools.link.client import Unplugged
from host_tools.link.connection import get_slowness
from host_tools.link.prompt import BoardError, Prompt, open_prompt
from simulator.json_values import JsonObject
from simulator.people.presses import IntentError
from simulator.texts import HostTexts
from tray24 import games

say = HostTexts("bench")

PROGRAMS = ROOT / "tests" / "bench"
_OWN_FILES = "own_files"  # prepended to each program that runs the tray
_FILES_TASK = 5  # index of the file writer in Tray.tasks(); index 0 is buttons and screens
_KB = 1024
_LIMIT_S = 300  # limit for a program that prints nothing, in the Pico's time

_READ_FREE = "import gc\ngc.collect()\ngc.collect()\nprint(gc.mem_free())"
_READ_FIRMWARE = (
    "import json\nfrom tray24 import __version__\nfrom tray24_build import SOURCES_SHA256\n"
    "print(json.dumps([__version__, SOURCES_SHA256]))"
)
_REMOVE_FILES = "\nfrom tray24.device.files import Files\nOwnFiles(Files())\nprint(0)"  # OwnFiles() removes its files


class Unmeasured(Exception):
    """Raised when a figure cannot be measured; the text says why."""


def read_program(name: str, changes: Mapping[str, object] | None = None, has_own_files: bool = False) -> str:
    """Return the source of pico_NAME.py, in which `changes` (name -> value) replaces the values of constants.

    With `has_own_files`, the tray that the program runs uses files with names of their own, so that the files of the
    tray's owner stay as they are.
    """
    source = (PROGRAMS / f"pico_{name}.py").read_text(encoding="utf-8")
    for constant, value in (changes or {}).items():
        head, tail = re.split(rf"^{constant} = .*$", source, flags=re.MULTILINE)
        source = f"{head}{constant} = {json.dumps(value)}{tail}"
    return read_program(_OWN_FILES) + "\n" + source if has_own_files else source


def parse_last_line(printed: str) -> Any:
    """Return the last line that a program has printed, parsed as JSON. Warnings may come before it."""
    return json.loads(printed.strip().splitlines()[-1])


class Bench:
    """The base class of benches, which measure figures on a Pico.

    For each group of figures a bench has a method named like the group, which returns the measured values by the
    figure's key. `where` describes the Pico. `left_out` maps a group to the reason why it cannot be measured there.
    `notes` maps a figure to how its measurement there differs from its name.
    """

    where = ""
    left_out: Mapping[str, str] = {}
    notes: Mapping[str, str] = {}
    # Errors that keep a group from being measured: the firmware did not do what the program expected.
    FAULTS = (Unmeasured, Failure, IntentError, TimeoutError, RuntimeError, AssertionError)

    def run_program(self, program: str) -> Any:
        """Run a program in a MicroPython that has just started. Return the last line that it prints, parsed as JSON."""
        raise NotImplementedError

    def close(self) -> None:
        """Restore the Pico to its state before the measurements, with its tray running."""

    def drivers(self) -> dict[str, float]:
        figures = self.run_program(read_program("drivers"))
        return figures | {"display_ms": figures.pop("display_us") / 1000}

    def decisions(self) -> dict[str, float]:
        figures = self.run_program(read_program("decisions"))
        return {
            "basic_decision_ms": round(figures["basic_decision_us"] / 1000, 2),
            "sharp_decision_ms": round(figures["sharp_decision_us"] / 1000, 1),
            "yacht_decision_ms": round(figures["yacht_decision_us"] / 1000, 1),
            "yacht_slice_ms": round(figures["yacht_slice_us"] / 1000, 1),
            "yacht_kb": round(figures["yacht_bytes"] / _KB, 1),
        }

    def match(self) -> dict[str, float]:
        figures = self._measure_match()
        free_kb, longest_us = figures["free_kb"], figures["longest_us"]
        sharp_figures = self._measure_match(SHARP=6, TURNS=40)
        # With a fast clock, the link's periodic work would be due all the time.
        link_figures = self._measure_match(LINK=1, HURRY=1, TURNS=20)
        if not link_figures["heard"]:
            raise Unmeasured(say("link-silent"))
        other_tasks_us = longest_us[1:_FILES_TASK] + longest_us[_FILES_TASK + 1 :]
        return {
            "heap_free_kb": figures["least_kb"],
            "heap_free_sharp_kb": sharp_figures["least_kb"],
            "heap_free_link_kb": round(min(link_figures["free_kb"][1:]), 1),
            "heap_growth_kb": round(mean(free_kb[1:5]) - mean(free_kb[-4:]), 2),
            "heap_piece_kb": round(figures["largest"] / _KB, 1),
            "screens_hold_ms": round(longest_us[0] / 1000, 1),
            "files_hold_ms": round(longest_us[_FILES_TASK] / 1000, 1),
            "others_hold_ms": round(max(other_tasks_us) / 1000, 1),
            "link_holds_ms": round(link_figures["longest_us"][_FILES_TASK + 1] / 1000, 1),
        }

    def games(self) -> dict[str, float]:
        return {
            f"heap_free_{game}_kb": self._measure_match(GAME=game, TURNS=100)["least_kb"]
            for game in games.list_games()[1:]
        }

    def waits(self) -> dict[str, float]:
        values = {}
        for game in games.list_games():
            figures = self.run_program(read_program("waits", {"GAME": game}, has_own_files=True))
            values[f"wait_{game}_ms"] = round(figures["longest"][0][0] / 1000, 1)
        return values

    def _measure_match(self, **changes: object) -> JsonObject:
        """Return the figures of a match, played by a program with `changes` to its constants.

        Memory that the measuring program itself takes counts as free.
        """
        figures = self.run_program(read_program("match", changes, has_own_files=True))
        if not figures["heap_free"]:
            raise Unmeasured(say("match-ended", turns=figures["turns"]))
        used_bytes = figures["at_start"] - self._bare_free_bytes
        free_kb, between_kb = ([(free - used_bytes) / _KB for free in figures[key]] for key in ("heap_free", "between"))
        return {**figures, "free_kb": free_kb, "least_kb": round(min(free_kb + between_kb), 1)}

    @cached_property
    def _bare_free_bytes(self) -> int:
        """Return the free heap in bytes of a Pico that has imported nothing."""
        return self.run_program(_READ_FREE)


class BoardBench(Bench):
    """The bench that measures on the board at a port, or on the only board connected.

    Nobody has to watch or touch the board: the programs on it simulate presses and do the measuring. `close` removes
    the files of these programs and restarts the board.
    """

    def __init__(self, port: str | None):
        self._prompt: Prompt = open_prompt(port)
        self._limit_s = _LIMIT_S * get_slowness(self._prompt.port)
        try:
            self.where = say("by-programs", board=self._describe())
        except BaseException:
            self._prompt.reset()
            self._prompt.close()
            raise
        self.left_out = {"dice": say("no-dice"), "files": say("no-files")}
        press_notes = dict.fromkeys(("contact_to_frame_ms", "journal_ms"), say("press-note"))
        self.notes = {"menu_ms": say("menu-note")} | press_notes

    def _describe(self) -> str:
        """Return the board's name and what runs on it."""
        board = self._prompt
        try:
            version, sources = parse_last_line(board.execute(_READ_FIRMWARE))
        except BoardError:
            raise Failure(say("other-firmware", board=board.name)) from None
        key = "board" if sources == inputs.hash_sources() else "board-of-other-sources"
        return say(key, board=board.name, version=version)

    def run_program(self, program: str) -> Any:
        self._prompt.restart()
        return parse_last_line(self._prompt.execute(program, self._limit_s))

    def close(self) -> None:
        try:
            with contextlib.suppress(Unplugged):  # the next bench removes the files that this one leaves
                self._prompt.restart()
                self._prompt.execute(read_program(_OWN_FILES) + _REMOVE_FILES)
        finally:
            self._prompt.reset()
            self._prompt.close()

    def tray(self) -> dict[str, float]:
        figures = self.run_program(read_program("tray", has_own_files=True))
        for fault_key, key in (("no-light", "light_us"), ("no-line", "safe_us")):
            if not figures[key]:
                raise Unmeasured(say(fault_key))
        return {
            "menu_ms": round(figures["menu_us"] / 1000),
            "presence_per_s": figures["presence_per_s"],
            "contact_to_frame_ms": round(max(figures["light_us"]) / 1000, 1),
            "journal_ms": round(max(figures["safe_us"]) / 1000, 1),
        }
