"""Make the tables of lessons from scenarios and texts.

A game's folder has `lessons.json`, a list of scenarios (records: "Positions and scenarios") with a question instead of
what must follow, and `lessons.ftl`, the texts: `ask-ID` is the question of a step, `why-ID` the reason of its answer,
`do-ID` what green does where something is explained, `wrong-ID` why dice were held wrongly, `less-BOX` what a box
counts or needs.
In a scenario `ask`, `line` and `items` are those of `tray24.ui.lessons.step`, `rule` is the rule that the step shows,
and `given` awaits seat 0 in the phase `move` unless it says otherwise; {} is the beginning of a match. An answer is
played in a scenario with `move`, the dealer's lines after it.

The table has both, compressed: STEPS, a step a line, and TEXT. A translation has TEXT alone.
"""

import json
import zlib
from collections.abc import Iterable, Mapping
from typing import Any

from tray24.text_tables.messages import Source, lines_of
from tray24.text_tables.tables import SourceError

_WINDOW_BITS = 11  # of the compression: the tray needs as many bytes of heap to undo it


def make(texts: Source, steps: Source | None) -> str:
    """Return the source of a lesson's module. `steps` are the scenarios; a translation has none."""
    made = _constant("TEXT", lines_of(texts))
    return made + _constant("STEPS", map(_compact, _scenarios(steps))) if steps else made


def _scenarios(source: Source) -> list[dict[str, Any]]:
    try:
        return json.loads(source.text)
    except ValueError as error:
        raise SourceError(f"{source.name}: {error}") from None


def _compact(step: Mapping[str, Any]) -> str:
    """Return a step as the device reads it."""
    given = json.dumps(step["given"], separators=(",", ":"))
    move = ["move", *step["move"]] if "move" in step else []
    joined = [",".join(step["items"]), str(step["seats"]), ",".join(step.get("lines", [])), ",".join(move)]
    return "|".join([step["id"], step["rule"], step["ask"], step.get("line", ""), *joined, given])


def _constant(name: str, lines: Iterable[str]) -> str:
    press = zlib.compressobj(9, zlib.DEFLATED, -_WINDOW_BITS)
    packed = press.compress("\n".join(lines).encode()) + press.flush()
    return f"{name} = {packed!r}\n"
