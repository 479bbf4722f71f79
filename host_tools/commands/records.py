"""The command `records`: pull finished matches from the tray into a database on this computer, list and export them."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from host_tools.archive import exports
from host_tools.archive.facts import Facts
from host_tools.archive.matches import (
    Archive,
    ArchivedMatch,
    Origin,
    PulledRecord,
    add_filter_arguments,
    delete_record,
    explain_no_match,
    open_archive,
    parse_day,
    pull_records,
)
from host_tools.archive.summary import counts_hands, format_player
from host_tools.errors import Failure, UsageError
from host_tools.files import write_atomically
from host_tools.link.client import Link
from host_tools.link.connection import open_link
from host_tools.link.ports import add_port_argument
from host_tools.link.records import StoredRecord, list_records, request_hash
from host_tools.terminal import console
from host_tools.terminal.console import join_list, print_table
from simulator.input_files import MAX_RECORD_BYTES, read_input_file
from simulator.texts import HostTexts, escape_json, shorten_text
from simulator.tray.data_folder import BROUGHT, get_home_folder, list_tray_folders

say = HostTexts("records")

_FORMATS = ("t24", "csv", "json")
_HEAD = b"tray24 "
_RUNNING_FILE = "match.t24"  # the simulator's unfinished match
_LONGEST_LINE = 80  # characters of a refused line that are shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(dest="what", required=True, metavar="WHAT")

    def add_command(name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
        description = say.format_attribute(name, "description")
        command = commands.add_parser(name, help=say(name), description=description, allow_abbrev=False)
        command.set_defaults(do=run)
        command.add_argument("--json", action="store_true", help=say("help-json"))
        return command

    pull_parser = add_command("pull", pull_from_tray)
    add_port_argument(pull_parser)
    pull_parser.add_argument("--evening", type=parse_day, metavar="DAY", help=say("help-evening"))
    pull_parser.add_argument("--delete", action="store_true", help=say("help-delete"))
    import_parser = add_command("import", import_records)
    import_parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help=say("help-files"))
    import_parser.add_argument("--evening", type=parse_day, metavar="DAY", help=say("help-evening"))
    add_filter_arguments(add_command("list", list_matches))
    add_command("show", show_match).add_argument("match", type=int, metavar="MATCH", help=say("help-match"))
    export_parser = add_command("export", export_matches)
    export_parser.add_argument("matches", nargs="*", type=int, metavar="MATCH", help=say("help-matches"))
    export_parser.add_argument("--format", choices=_FORMATS, default="t24", help=say("help-format"))
    export_parser.add_argument("--out", type=Path, metavar="PATH", help=say("help-out"))
    evening_parser = add_command("evening", set_evening)
    evening_parser.add_argument("day", type=parse_day, metavar="DAY", help=say("help-day"))
    evening_parser.add_argument("matches", nargs="+", type=int, metavar="MATCH", help=say("help-matches"))
    add_port_argument(add_command("tray", list_tray_records))
    delete_parser = add_command("delete", delete_records)
    delete_parser.add_argument("names", nargs="*", metavar="NAME", help=say("help-names"))
    delete_parser.add_argument("--all", action="store_true", help=say("help-all"))
    add_port_argument(delete_parser)


def run(arguments: argparse.Namespace) -> int:
    return arguments.do(arguments)


def print_json(value: object) -> None:
    """Print a value as indented JSON."""
    print(escape_json(json.dumps(value, indent=2, ensure_ascii=False)))


def print_rows(head: Sequence[str], rows: Sequence[Sequence[str]], empty_text: str) -> None:
    """Print a table, or the text `empty_text` when it has no rows."""
    if rows:
        print_table(head, rows)
    else:
        print(empty_text)


def warn_of_faults(archive: Archive, numbers: list[int]) -> None:
    """Print a warning for each of these matches whose stored record has a line that the rules refuse."""
    matches = {match.id: match for match in archive.read_matches()} if numbers else {}
    for number in numbers:
        fault = matches[number].facts["fault"]
        if fault:
            line = str(fault["line"])
            console.print_message(say("fault-kept", match=str(number), line=line, reason=fault["reason"]))


def import_records(arguments: argparse.Namespace) -> int:
    """Import the valid record files into the database. Print why the others are refused."""
    files = [file for path in arguments.files for file in _find_record_files(path)]
    if not arguments.files:  # the records of all trays in the simulator, and those that were brought to them
        folders = [
            tray_folder for folder in list_tray_folders(get_home_folder()) for tray_folder in (folder, folder / BROUGHT)
        ]
        files = [file for folder in folders for file in sorted(folder.glob("rec*.t24"))]
    entries = []
    refusals: list[str] = []
    sizes = [_get_size(file) for file in files]
    done_bytes = 0
    with open_archive() as archive, console.show_progress(say("progress"), sum(sizes)) as show:
        for file, size in zip(files, sizes, strict=True):
            done_bytes += size
            try:
                data, played_at = _read_record(file)
            except Failure as failure:
                refusals.append(str(failure))
                continue
            origin = Origin(str(file.resolve().parent), file.name)
            number, is_new = archive.add_record(data, origin, played_at, arguments.evening)
            entries.append({"file": str(file), "match": number, "new": is_new})
            show(done_bytes)
    with open_archive() as archive:
        warn_of_faults(archive, [entry["match"] for entry in entries if entry["new"]])
    for reason in refusals:
        console.print_message(reason)
    if arguments.json:
        print_json(entries)
    else:
        new_count = sum(entry["new"] for entry in entries)
        print(say("taken", count=len(entries), new=new_count, known=len(entries) - new_count))
    return 1 if refusals else 0


def _find_record_files(path: Path) -> list[Path]:
    if not path.exists():
        raise UsageError(say("no-such-path", path=str(path)))
    if not path.is_dir():
        return [path]
    found = sorted(file for file in path.glob("*.t24") if not file.is_dir() and file.name != _RUNNING_FILE)
    if not found:
        raise UsageError(say("no-records", path=str(path)))
    return found


def _get_size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0  # reading the file will report the reason


def _read_record(file: Path) -> tuple[bytes, datetime]:
    """Return a record and when its file was last written. Raise Failure with the reason if it is not a record."""
    try:
        data = read_input_file(file, MAX_RECORD_BYTES)
        written_s = file.stat().st_mtime
    except OSError as error:
        raise Failure(say("unreadable", path=str(file), reason=error.strerror or str(error))) from None
    if not data.lstrip().startswith((_HEAD, b"#")):
        raise Failure(say("no-record", path=str(file)))
    return data, datetime.fromtimestamp(written_s, UTC)


def list_matches(arguments: argparse.Namespace) -> int:
    """List the matches of the database."""
    with open_archive() as archive:
        all_matches = archive.read_matches()
    game, since = arguments.game, arguments.since.isoformat() if arguments.since else ""
    matches = [match for match in all_matches if (not game or match.facts["game"] == game) and match.evening >= since]
    if arguments.json:
        print_json([exports.describe_match(match) for match in matches])
        return 0
    rows = [
        (str(match.id), match.evening, match.facts["game"], _format_ending(match), _format_scores(match))
        for match in matches
    ]
    head = [say(key) for key in ("column-match", "column-evening", "column-game", "column-ended", "column-players")]
    print_rows(head, rows, explain_no_match(bool(all_matches)))
    return 0


def _format_ending(match: ArchivedMatch) -> str:
    facts = match.facts
    if facts["fault"]:
        line = facts["fault"]["line"]
        return say("ended-badly", line=line) if line else say("ended-damaged")
    return say("ended", hand=facts["hands"]) if facts["over"] else say("given-up")


def _format_scores(match: ArchivedMatch) -> str:
    return join_list(
        say("winning-score" if player["won"] else "score", player=format_player(player), score=str(player["score"]))
        for player in match.facts["players"]
    )


def show_match(arguments: argparse.Namespace) -> int:
    """Show one match with the points of each hand."""
    with open_archive() as archive:
        match = archive.read_match(arguments.match)
        if arguments.json:
            print_json(exports.describe_with_record(archive, match, archive.read_record(match.id)))
            return 0
        origins = archive.read_origins(match.id)
    _print_head(match, origins)
    print()
    _print_points(match.facts)
    return 0


def _print_head(match: ArchivedMatch, origins: list[Origin]) -> None:
    facts = match.facts
    options = " ".join(f"{name}={value}" for name, value in facts["options"].items())
    title_key = "title-with-options" if options else "title"
    game = facts["game"] or say("unknown-game")
    print(say(title_key, match=str(match.id), evening=match.evening, game=game, options=options))
    about_key = "about-real" if facts["real"] else "about-electronic"
    print(say(about_key, lines=str(facts["lines"]), moves=str(facts["moves"])))
    for origin in origins:
        print(say("origin", place=origin.place, name=origin.name))
    if facts["fault"]:
        fault = facts["fault"]
        if not fault["line"]:
            print(fault["reason"])
            return
        text = repr(shorten_text(fault["text"], _LONGEST_LINE))
        print(say("fault", line=str(fault["line"]), text=text, reason=fault["reason"]))


def _print_points(facts: Facts) -> None:
    hands = [str(number) for number in range(1, len(facts["hand_scores"]) + 1)]
    rows = [
        (
            say("winner", player=format_player(player)) if player["won"] else format_player(player),
            *(str(hand[seat]) for hand in facts["hand_scores"]),
            *(str(player[name]) for name in ("score", "uno", "catches", "penalty_dice")),
        )
        for seat, player in enumerate(facts["players"])
    ]
    scores = say("column-hands-won" if counts_hands(facts["game"], facts["options"]) else "column-points")
    counts = [say(key) for key in ("column-uno", "column-catches", "column-penalty-dice")]
    print_rows([say("column-player"), *hands, scores, *counts], rows, say("no-head"))


def export_matches(arguments: argparse.Namespace) -> int:
    """Write matches of the database to files."""
    if arguments.format == "t24" and arguments.json:
        raise UsageError(say("json-twice"))
    with open_archive() as archive:
        matches = archive.read_matches()
        if arguments.matches:
            matches = [archive.read_match(number) for number in arguments.matches]
        is_csv = arguments.format == "csv" and not arguments.json
        records = [] if is_csv else exports.read_records(archive, matches)
        code = 0 if is_csv or len(records) == len(matches) else 1
        if arguments.format == "t24":
            folder = arguments.out or Path()
            if folder.exists() and not folder.is_dir():
                raise UsageError(say("out-is-file", path=str(folder)))
            for path in exports.export_records(records, folder):
                print(path)
            return code
        text = exports.format_csv(matches) if is_csv else exports.format_json(archive, records)
    if arguments.out:
        if arguments.out.is_dir():
            raise UsageError(say("out-is-folder", path=str(arguments.out)))
        write_atomically(arguments.out, text.encode())
        print(arguments.out)
    else:
        sys.stdout.write(text)
    return code


def set_evening(arguments: argparse.Namespace) -> int:
    """Set the evening on which the given matches were played."""
    with open_archive() as archive:
        for number in arguments.matches:
            archive.read_match(number)
        archive.set_evening(arguments.matches, arguments.day)
    if arguments.json:
        print_json({"evening": arguments.day.isoformat(), "matches": arguments.matches})
    else:
        print(say("moved", count=len(arguments.matches), day=arguments.day.isoformat()))
    return 0


def pull_from_tray(arguments: argparse.Namespace) -> int:
    """Copy the records of the tray into the database."""
    with open_link(arguments.port) as link, open_archive() as archive:
        records = list_records(link)
        results: list[PulledRecord] = []
        with console.show_progress(say("progress"), sum(record.size for record in records)) as show:
            bytes_before = 0

            def show_progress(record: StoredRecord, done_bytes: int) -> None:
                show(bytes_before + done_bytes)

            try:
                for result in pull_records(link, archive, records, arguments.evening, show_progress):
                    results.append(result)
                    bytes_before += result.stored.size
            except Failure as failure:
                raise Failure(say("cut-off", reason=str(failure), done=len(results), count=len(records))) from None
        warn_of_faults(archive, [result.number for result in results if result.is_new])
        deleted_names = _delete_each(link, archive, records) if arguments.delete else []
    if arguments.json:
        found = [
            {"name": result.stored.name, "match": result.number, "new": result.is_new, "sha256": result.sha256}
            | {"deleted": result.stored.name in deleted_names}
            for result in results
        ]
        print_json(found)
    else:
        new_count = sum(result.is_new for result in results)
        key = "pulled-and-deleted" if arguments.delete else "pulled"
        known_count = len(results) - new_count
        print(say(key, count=len(records), new=new_count, known=known_count, deleted=len(deleted_names)))
    return 0


def list_tray_records(arguments: argparse.Namespace) -> int:
    """List the records on the tray."""
    with open_link(arguments.port) as link, open_archive() as archive:
        rows = []
        for record in list_records(link):
            digest = request_hash(link, record)["sha256"]
            rows.append(
                {"name": record.name, "size": record.size, "sha256": digest, "match": archive.find_match(digest)}
            )
    if arguments.json:
        print_json(rows)
    else:
        head = [say(key) for key in ("column-name", "column-size", "column-copied")]
        table_rows = []
        for row in rows:
            copy_text = say("copied", match=str(row["match"])) if row["match"] else say("not-copied")
            table_rows.append((row["name"], say("size", bytes=row["size"]), copy_text))
        print_rows(head, table_rows, say("tray-empty"))
    return 0


def delete_records(arguments: argparse.Namespace) -> int:
    """Delete on the tray the records that have been copied into the database: all, or the named ones."""
    if bool(arguments.names) == arguments.all:
        raise UsageError(say("name-some"))
    with open_link(arguments.port) as link, open_archive() as archive:
        records = {record.name: record for record in list_records(link)}
        missing_names = [name for name in arguments.names if name not in records]
        if missing_names:
            raise UsageError(say("not-on-tray", name=missing_names[0]))
        chosen_records = list(records.values()) if arguments.all else [records[name] for name in arguments.names]
        deleted_names = _delete_each(link, archive, chosen_records)
    if arguments.json:
        print_json(deleted_names)
    else:
        print(say("deleted", done=len(deleted_names), count=len(chosen_records)))
    return 0 if len(deleted_names) == len(chosen_records) else 1


def _delete_each(link: Link, archive: Archive, records: list[StoredRecord]) -> list[str]:
    deleted_names = []
    for record in records:
        reason = delete_record(link, archive, record)
        if reason:
            console.print_message(say("stays", name=record.name, reason=reason))
        else:
            deleted_names.append(record.name)
    return deleted_names
