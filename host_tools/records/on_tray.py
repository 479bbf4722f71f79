"""The operations of records on the tray: pull, tray, delete."""

import argparse

from host_tools.archive import pulling
from host_tools.archive.matches import Archive, open_archive
from host_tools.errors import Failure, UsageError
from host_tools.link.client import Link
from host_tools.link.connecting import open_link
from host_tools.link.records import Stored, hash_of, stored_records
from host_tools.records.telling import print_json, print_rows, warn_of_faults
from host_tools.terminal import console
from simulator.texts import HostTexts

say = HostTexts("records")


def pull(arguments: argparse.Namespace) -> int:
    """Copy the records of the tray into the database."""
    with open_link(arguments.port) as link, open_archive() as archive:
        records = stored_records(link)
        pulled: list[pulling.Pulled] = []
        with console.progress(say("progress"), sum(record.size for record in records)) as show:
            before = 0

            def progress(stored: Stored, done: int) -> None:
                show(before + done)

            try:
                for one in pulling.pull(link, archive, records, arguments.evening, progress):
                    pulled.append(one)
                    before += one.stored.size
            except Failure as failure:
                raise Failure(say("cut-off", reason=str(failure), done=len(pulled), count=len(records))) from None
        warn_of_faults(archive, [one.number for one in pulled if one.is_new])
        gone = _delete_each(link, archive, records) if arguments.delete else []
    if arguments.json:
        print_json(
            [
                {"name": one.stored.name, "match": one.number, "new": one.is_new, "sha256": one.sha256}
                | {"deleted": one.stored.name in gone}
                for one in pulled
            ]
        )
    else:
        new = sum(one.is_new for one in pulled)
        words = "pulled-and-deleted" if arguments.delete else "pulled"
        print(say(words, count=len(records), new=new, known=len(pulled) - new, deleted=len(gone)))
    return 0


def tray(arguments: argparse.Namespace) -> int:
    """List the records on the tray."""
    with open_link(arguments.port) as link, open_archive() as archive:
        rows = []
        for record in stored_records(link):
            digest = hash_of(link, record)["sha256"]
            rows.append({"name": record.name, "size": record.size, "sha256": digest, "match": archive.find(digest)})
    if arguments.json:
        print_json(rows)
    else:
        head = [say(key) for key in ("column-name", "column-size", "column-copied")]
        print_rows(
            head,
            [(row["name"], say("size", bytes=row["size"]), _copied(row["match"])) for row in rows],
            say("tray-empty"),
        )
    return 0


def _copied(number: int | None) -> str:
    return say("copied", match=str(number)) if number else say("not-copied")


def delete(arguments: argparse.Namespace) -> int:
    """Delete the copied records on the tray."""
    if bool(arguments.names) == arguments.all:
        raise UsageError(say("name-some"))
    with open_link(arguments.port) as link, open_archive() as archive:
        records = {record.name: record for record in stored_records(link)}
        missing = [name for name in arguments.names if name not in records]
        if missing:
            raise UsageError(say("not-on-tray", name=missing[0]))
        wanted = list(records.values()) if arguments.all else [records[name] for name in arguments.names]
        gone = _delete_each(link, archive, wanted)
    if arguments.json:
        print_json(gone)
    else:
        print(say("deleted", done=len(gone), count=len(wanted)))
    return 0 if len(gone) == len(wanted) else 1


def _delete_each(link: Link, archive: Archive, records: list[Stored]) -> list[str]:
    gone = []
    for record in records:
        reason = pulling.delete(link, archive, record)
        if reason:
            console.say(say("stays", name=record.name, reason=reason))
        else:
            gone.append(record.name)
    return gone
