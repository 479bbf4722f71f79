"""Requests whose answers come in pages, because a line of the link is short."""

from collections.abc import Iterator
from typing import Any

from host_tools.errors import Failure
from host_tools.link.client import Link
from simulator.texts import HostTexts

texts = HostTexts("link")

_MOST_PAGES = 2000


def pages(link: Link, do: str, name: str, **fields: object) -> Iterator[Any]:
    """Yield `name` of each page of an answer, from the first page to the one without `next`."""
    start: int | None = 0
    for _ in range(_MOST_PAGES):
        answer = link.ask(do, **fields, **{"from": start})
        yield answer[name]
        start = answer.get("next")
        if start is None:
            return
    raise Failure(texts("no-end", tray=link.name, list=name))
