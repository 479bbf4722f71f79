"""Make the device's modules of lessons from their scenario files and texts, and find those that are stale.

A game's folder has `lessons.json`, a list of scenarios (records: "Positions and scenarios") with a question instead of
what must follow, and `lessons.ftl`, the texts: `ask-ID` is the question of a step, `why-ID` the reason of its answer,
`do-ID` what green does where something is explained, `wrong-ID` why dice were held wrongly, `less-BOX` what a box
counts or needs.
In a scenario `ask`, `line` and `items` are those of `tray24.ui.lessons.step`, `rule` is the rule that the step shows,
and `given` awaits seat 0 in the phase `move` unless it says otherwise; {} is the beginning of a match. An answer is
played in a scenario with `move`, the dealer's lines after it.

The module `lessons` beside them has both, compressed: STEPS, a step a line, and TEXT. A translation has TEXT alone.
"""

import json
import runpy
import zlib
from collections.abc import Iterable
from pathlib import Path

from host_tools.languages.compiling import compile_lines, parse
from host_tools.languages.parts import ENGLISH, LANGUAGES, TRAY24, languages
from simulator.given_files import read_given_text
from simulator.json_values import JsonObject
from tray24.compat import inflate

_WINDOW_BITS = 11  # of the compression: the tray needs as many bytes of heap to undo it
_BYTES = 26  # in a line of source


def sources() -> list[Path]:
    """Return the scenarios of all lessons."""
    return sorted((TRAY24 / "games").glob("*/lessons.json"))


def stale() -> dict[Path, str]:
    """Return the text of each module that is missing or has other content than its sources: path -> text."""
    found = {}
    for source in sources():
        game = source.parent.name
        for language in languages():
            own = language == ENGLISH
            texts = source.with_suffix(".ftl") if own else LANGUAGES / language / f"{game}-lessons.ftl"
            path = source.with_suffix(".py") if own else LANGUAGES / language / f"{game}_lessons.py"
            if not texts.exists():
                continue
            content = {"TEXT": "\n".join(compile_lines(parse(read_given_text(texts), texts.name)))}
            if own:
                content["STEPS"] = "\n".join(map(compact, steps_of(source)))
            if _content_of(path) != content:
                found[path] = _module(f"The lesson of the game {game} ({language})", content)
    return found


def steps_of(source: Path) -> list[JsonObject]:
    """Return the scenarios of a source."""
    return json.loads(read_given_text(source))


def compact(step: JsonObject) -> str:
    """Return a step as the device reads it."""
    given = json.dumps(step["given"], separators=(",", ":"))
    move = ["move", *step["move"]] if "move" in step else []
    joined = [",".join(step["items"]), str(step["seats"]), ",".join(step.get("lines", [])), ",".join(move)]
    return "|".join([step["id"], step["rule"], step["ask"], step.get("line", ""), *joined, given])


def _content_of(path: Path) -> dict[str, str]:
    """Return what a module holds, uncompressed: compressors may differ in the bytes."""
    names = runpy.run_path(str(path)) if path.exists() else {}
    return {name: inflate(names[name]).decode() for name in ("TEXT", "STEPS") if name in names}


def _module(title: str, content: dict[str, str]) -> str:
    lines = [f'"""{title}, compressed; made from its sources by `./tray24 words`."""']
    for name, text in content.items():
        press = zlib.compressobj(9, zlib.DEFLATED, -_WINDOW_BITS)
        lines += ["", f"{name} = (", *_literals(press.compress(text.encode()) + press.flush()), ")"]
    return "\n".join([*lines, ""])


def _literals(data: bytes) -> Iterable[str]:
    for at in range(0, len(data), _BYTES):
        yield '    b"' + "".join(f"\\x{byte:02x}" for byte in data[at : at + _BYTES]) + '"'
