"""The operations of records that ask the tray: pull, tray, delete."""

import argparse
from typing import Any

from host_tools.archive import pulling
from host_tools.archive.matches import Archive, open_archive
from host_tools.errors import Failure, UsageError
from host_tools.link.connecting import open_link
from host_tools.records.telling import print_json, print_rows, warn_of_faults
from host_tools.terminal import console


def pull(arguments: argparse.Namespace) -> int:
    with open_link(arguments.port) as link, open_archive() as archive:
        records = pulling.stored_records(link)
        pulled: list[pulling.Pulled] = []
        with console.progress("Records", sum(record.size for record in records)) as show:
            before = 0

            def progress(stored: pulling.Stored, done: int) -> None:
                show(before + done)

            try:
                for one in pulling.pull(link, archive, records, arguments.evening, progress):
                    pulled.append(one)
                    before += one.stored.size
            except Failure as failure:
                raise Failure(f"{failure}\n{_so_far(pulled, records)}") from None
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
        print(
            f"{len(records)} on the tray: {new} new, {len(pulled) - new} here already" + _deleted_words(arguments, gone)
        )
    return 0


def _so_far(pulled: list[pulling.Pulled], records: list[pulling.Stored]) -> str:
    return f"{len(pulled)} of {len(records)} records are safely here; run it again, and it goes on with the next."


def _deleted_words(arguments: argparse.Namespace, gone: list[str]) -> str:
    return f", {len(gone)} deleted on the tray" if arguments.delete else ""


def tray(arguments: argparse.Namespace) -> int:
    with open_link(arguments.port) as link, open_archive() as archive:
        rows = []
        for record in pulling.stored_records(link):
            digest = pulling.hash_of(link, record)["sha256"]
            rows.append({"name": record.name, "size": record.size, "sha256": digest, "match": archive.find(digest)})
    if arguments.json:
        print_json(rows)
    else:
        copied = [(row["name"], f"{row['size']:,} B", f"match {row['match']}" if row["match"] else "-") for row in rows]
        print_rows(("Name", "Size", "Copied as"), copied, "no finished match lies on the tray")
    return 0


def delete(arguments: argparse.Namespace) -> int:
    if bool(arguments.names) == arguments.all:
        raise UsageError("name the records to delete (./tray24 records tray lists them), or give --all")
    with open_link(arguments.port) as link, open_archive() as archive:
        records = {record.name: record for record in pulling.stored_records(link)}
        missing = [name for name in arguments.names if name not in records]
        if missing:
            raise UsageError(f"{missing[0]} is not on the tray: './tray24 records tray' lists what is")
        wanted = list(records.values()) if arguments.all else [records[name] for name in arguments.names]
        gone = _delete_each(link, archive, wanted)
    if arguments.json:
        print_json(gone)
    else:
        print(f"{len(gone)} of {len(wanted)} deleted on the tray")
    return 0 if len(gone) == len(wanted) else 1


def _delete_each(link: Any, archive: Archive, records: list[pulling.Stored]) -> list[str]:
    gone = []
    for record in records:
        reason = pulling.delete(link, archive, record)
        if reason:
            console.say(f"{record.name} stays on the tray: {reason}")
        else:
            gone.append(record.name)
    return gone
