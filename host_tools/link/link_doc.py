"""Make LINK.md, the description of the link, from the tray's table of requests and the docstrings of its handlers."""

import argparse
import inspect
import sys
import textwrap
from pathlib import Path

from host_tools.errors import Failure
from simulator.texts import HostTexts
from tray24.link.link import HANDLERS
from tray24.link.requests import TABLE
from tray24.link.wire import LINE_BYTES

texts = HostTexts("link")

PATH = Path(__file__).with_name("LINK.md")

_KINDS = {"int": "number", "bool": "true or false", "str": "text", "list": "list of texts"}

_BEGINNING = f"""# The link

Over its USB serial port the running tray answers requests: one JSON object a line, in UTF-8, at most {LINE_BYTES:,} bytes
with the `\\n` at its end, in both directions. `host_tools.link.client` speaks it, and so can any program that opens the
port:

    {{"id": 7, "do": "settings", "op": "set", "name": "brightness", "value": "50"}}
    {{"id":7,"ok":"50"}}

- **Request:** `id` is a number from 0 to 2^30 - 1 that comes back with the answer; `do` names what is asked for, and the
  fields are those of its table below: an unknown field, a missing one or one of a wrong kind is an error. Nothing that is
  sent is ever evaluated.
- **Answer:** `{{"id": N, "ok": VALUE}}`, or `{{"id": N, "error": "...", "hint": "..."}}`, one for each line that is not
  blank. Requests are answered in their order. The `id` is `null` when the line had no good one: it was too long, no JSON
  object, or had more in it than any request.
- **Events:** `{{"event": NAME, ...}}`, between answers, once `watch` or `trace` asked for them. What nobody reads is
  dropped: `{{"event": "lost", "count": N}}` tells how many. `{{"event": "ended", "error": "..."}}`: what was watched cannot
  be any more.
- Lines are filled up with blanks to a multiple of 64 bytes. The port is MicroPython's console too: a line that is no
  JSON object is not the tray's. Ctrl-C ends the tray and gives MicroPython's prompt, with which `mpremote` works.
- What is longer than a line comes in parts: ask again with `from` set to the `next` of the answer, until that is `null`.
- The game never waits for the link: a request is worked off in slices of at most 5 ms between the tray's other tasks, so
  an answer may take a while: `hello` 0.1 s. To hide the racks of a match of dominoes the tray goes through all of it:
  for the first `watch` or `state` (not for what is being watched), and for `state` with `from` unless it goes on from
  the last one. That takes some seconds in a long match. To erase a sector of the flash takes 45 ms, in which the processor stands
  still: `settings` does it to keep one, `records` to delete one, `selftest` to try the files; nobody does who only reads.
- Send one request at a time. The tray works off all that it was asked, in its order: to ask again because an answer is
  late makes all later ones later.

`./tray24 play --link PORT` serves the simulated tray's link on `socket://127.0.0.1:PORT`.

This page is made by `python -m host_tools.link.link_doc` from `firmware/tray24/link`.
"""


def text() -> str:
    """Return the whole page."""
    parts = [_BEGINNING]
    rows: dict[str, list[list[str]]] = {}
    for row in TABLE.strip().split("\n"):
        do, *fields = row.split(" ")
        rows.setdefault(do, []).append([str(field) for field in fields])
    for do, forms in rows.items():
        handler = HANDLERS[do]
        parts += [f"## `{do}`\n"]
        if forms[0] and forms[0][0].startswith("op:"):
            parts.append("| | fields |\n|---|---|")
            parts += [f"| {_field(form[0])} | {', '.join(map(_field, form[1:]))} |" for form in forms]
            parts.append("")
        elif forms[0]:
            parts.append(f"Fields: {', '.join(map(_field, forms[0]))}.\n")
        parts += [textwrap.fill(paragraph, 118) + "\n" for paragraph in _paragraphs(handler)]
    return "\n".join(parts)


def _field(field: str) -> str:
    name, _, kind = field.partition(":")
    optional = ", optional)" if kind.endswith("?") else ")"
    kind = kind.rstrip("?")
    if name == "op" or kind not in _KINDS:
        return f"`{name}` (" + " or ".join(f"`{word}`" for word in kind.split("|")) + optional
    return f"`{name}` ({_KINDS[kind]}{optional}"


def _paragraphs(handler) -> list[str]:
    words = inspect.getdoc(handler)
    if not words:
        raise Failure(texts("doc-without-words", handler=f"{handler.__module__}.{handler.__name__}"))
    return [" ".join(paragraph.split()) for paragraph in words.split("\n\n")]


def main() -> int:
    """Write the page, or with --check report whether it is current."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help=texts("doc-check"))
    made = text()
    if parser.parse_args().check:
        current = PATH.exists() and PATH.read_text(encoding="utf-8") == made
        if not current:
            print(texts("doc-stale", path=PATH), file=sys.stderr)
        return 0 if current else 1
    PATH.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
