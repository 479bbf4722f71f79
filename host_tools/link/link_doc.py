"""Make LINK.md, the description of the link, from the tray's table of requests and the docstrings of its handlers."""

import inspect
import textwrap
from collections.abc import Callable
from pathlib import Path

from host_tools.errors import Failure
from simulator.texts import HostTexts
from tray24.link.link import HANDLERS
from tray24.link.wire import LINE_BYTES

texts = HostTexts("link")

PATH = Path(__file__).with_name("LINK.md")

_KINDS = {"int": "number", "bool": "true or false", "str": "text", "list": "list of texts"}

_BEGINNING = f"""# The link

The running tray answers requests over its USB serial port: one JSON object a line, in UTF-8, at most {LINE_BYTES:,}
bytes including the `\\n` at its end, in both directions. `host_tools.link.client` is a client over any stream of bytes:
the commands use it at a port (`host_tools.link.connecting`), and the site's page *Connect your tray* in the browser, at
the port that Web Serial opens (`host_tools.connect`). Any program that opens the port can be a client:

    {{"id": 7, "do": "settings", "op": "set", "name": "brightness", "value": "50"}}
    {{"id":7,"ok":"50"}}

- **Request:** `id` is a number from 0 to 2^30 - 1 that is repeated in the answer; `do` is the name of the request. Its
  fields are in the tables below: an unknown or missing field, or one of a wrong type, is an error. Received text
  is never evaluated as code, except an app that somebody has sent and starts (`apps`).
- **Answer:** `{{"id": N, "ok": VALUE}}`, or `{{"id": N, "error": "...", "hint": "..."}}`, one for each line that is not
  blank. Requests are answered in order. The `id` is `null` when the line had no valid one: it was too long, was not a
  JSON object, or had more fields than any request.
- **Events:** `{{"event": NAME, ...}}`, sent between answers once `watch` or `trace` has requested them. Events that the
  host does not read are dropped: `{{"event": "lost", "count": N}}` reports how many.
  `{{"event": "ended", "error": "..."}}` means that no more events of the watched kind can be sent.
- Lines are padded with blanks to a multiple of 64 bytes. The port is also MicroPython's console: a line that is not a
  JSON object is not from the tray. Ctrl-C stops the tray and opens MicroPython's prompt, with which `mpremote` works.
- Seats and slots are numbered from 0 here; players see seat 0 as seat 1.
- An answer that is longer than a line comes in parts: repeat the request with `from` set to the answer's `next`, until
  that is `null`.
- The game never waits for the link: a request is handled in slices of at most 5 ms between the tray's other tasks, so
  an answer may take a while; `hello` takes 0.1 s. To hide the racks of a match of dominoes the tray replays all of
  it: for the first `watch` or `state` (not for a match that is being watched), and for `state` with `from` unless it
  continues the last one. That takes some seconds in a long match. Erasing a sector of the flash takes 45 ms, during
  which the processor stops: `settings` erases one to save a setting, `records` to delete a record, `selftest` to test
  the files; requests that only read do not erase.
- Send one request at a time. The tray handles all requests, in order: repeating one because its answer is late delays
  all later answers.

`./tray24 play --link PORT` serves the simulated tray's link on `socket://127.0.0.1:PORT`.

A program that only shows what happens on a tray does not need these requests: `host_tools.watching` follows a tray and
yields its table as plain values. [`host_tools/examples`](../examples/README.md) has five such programs to copy.

This page is made from `firmware/tray24/link`: `./tray24 test tests/link/test_link_doc.py --renew-goldens` writes it.
"""


def text() -> str:
    """Return the whole page."""
    parts = [_BEGINNING]
    handlers: dict[str, Callable[..., object]] = {}
    rows: dict[str, list[list[str]]] = {}
    for row, handler in HANDLERS.items():
        do, *fields = row.split(" ")
        handlers[do] = handler
        rows.setdefault(do, []).append(fields)
    for do, forms in rows.items():
        parts += [f"## `{do}`\n"]
        if forms[0] and forms[0][0].startswith("op:"):
            parts.append("| | fields |\n|---|---|")
            parts += [f"| {_field(form[0])} | {', '.join(map(_field, form[1:]))} |" for form in forms]
            parts.append("")
        elif forms[0]:
            parts.append(f"Fields: {', '.join(map(_field, forms[0]))}.\n")
        parts += [textwrap.fill(paragraph, 118) + "\n" for paragraph in _paragraphs(handlers[do])]
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
