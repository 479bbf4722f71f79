"""Check the sources of texts: that the tables of the tray can be made from them, and all others be read."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from host_tools.languages import parts as places
from simulator.given_files import read_given_text
from tray24.text_tables import tables
from tray24.text_tables.messages import blanks_of, parse
from tray24.text_tables.modules import make
from tray24.text_tables.tables import SourceError


def faults(*folders: Path) -> list[str]:
    """Return the faults of all sources, one for each file. `folders` are those of games registered from elsewhere."""
    found = {}
    for check in _checks(folders):
        try:
            check()
        except SourceError as error:
            found[str(error)] = None  # each language compares with the same English source
    return list(found)


def _checks(folders: tuple[Path, ...]) -> Iterator[Callable[[], object]]:
    for language in places.languages():
        for part in places.parts(*folders):
            if part.kind not in ("words", "help") and part.source_in(language).exists():
                yield partial(_check, part, language)
    for table in tables.find_all(str(places.TRAY24)):
        yield partial(make, table)
    for folder in folders:
        yield from (partial(make, table) for table in tables.of_package(folder.name, str(folder)))


def _check(part: places.Part, language: str) -> None:
    """Raise SourceError when a source cannot be read, or asks for blanks that English has not."""
    own, english = part.source_in(language), part.source
    name = tables.shown(str(own))
    messages, wanted = parse(read_given_text(own), name), parse(read_given_text(english), tables.shown(str(english)))
    for key, entry in messages.items():
        if key not in wanted:
            raise SourceError(f"{name}: {key} is no message of {english.name}")
        extra = blanks_of(entry, messages).names - blanks_of(wanted[key], wanted).names
        if extra:
            raise SourceError(f"{name}: {key} has blanks that {english.name} has not: {sorted(extra)}")
