"""Pull records from a tray over the link.

Each is stored before the next is fetched, and is deleted on the tray only when the archive can read it back.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime

from host_tools.archive.matches import Archive, Origin
from host_tools.link.client import Link
from host_tools.link.records import Stored, fetch, hash_of
from simulator.texts import HostTexts

say = HostTexts("archive")


@dataclass(frozen=True)
class Pulled:
    """The result for one record: its match number in the archive, whether it is new there, and its hash on the tray."""

    stored: Stored
    number: int
    is_new: bool
    sha256: str


def board_of(link: Link) -> str:
    """Return the board's serial number, which tells the records of different trays apart."""
    return f"board {link.ask('hello')['board']}"


def pull(
    link: Link,
    archive: Archive,
    records: list[Stored],
    evening: date | None = None,
    progress: Callable[[Stored, int], None] = lambda stored, done: None,
) -> Iterator[Pulled]:
    """Store each record in the archive, in the tray's order; yield it when it is on the disk.

    A record that is stored already is not fetched again, so a pull that was interrupted continues with the record that
    was incomplete. progress(record, bytes fetched of it so far) is called meanwhile.
    """
    place = board_of(link)
    for stored in records:
        told = hash_of(link, stored)
        number = archive.find(told["sha256"])
        if number is not None:
            archive.note_origin(number, Origin(place, stored.name))
            progress(stored, stored.size)
            yield Pulled(stored, number, False, told["sha256"])
            continue
        data = fetch(link, stored, told, progress)
        number, is_new = archive.take(data, Origin(place, stored.name), datetime.now(UTC), evening)
        yield Pulled(stored, number, is_new, told["sha256"])


def delete(link: Link, archive: Archive, stored: Stored) -> str | None:
    """Delete a record on the tray, which compares the hash, if the archive has it, too; else say why it is kept."""
    told = hash_of(link, stored)
    if not archive.holds(told["sha256"], told["size"]):
        return say("not-copied")
    link.ask("records", timeout_s=15.0, op="delete", name=stored.name, sha256=told["sha256"])
    return None
