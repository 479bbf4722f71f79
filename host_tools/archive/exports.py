"""Exports of the archive's matches as files: records byte for byte, a CSV table with a row for each seat, or JSON."""

import csv
import io
import json
from collections.abc import Iterable
from pathlib import Path

from host_tools.archive.facts import COUNTS
from host_tools.archive.matches import Archive, ArchivedMatch
from host_tools.errors import Failure
from host_tools.files import write_atomically
from host_tools.terminal import console
from simulator.texts import HostTexts, escape_json

say = HostTexts("archive")

COLUMNS = ("match", "evening", "game", "dice", "finished", "hands", "seat", "player", "bot", "left", "score", "won")
# A spreadsheet program takes a cell that begins with one of these for a formula.
_FORMULA = tuple("=+-@\t\r\uff1d\uff0b\uff0d\uff20")  # the last four are full-width characters


def format_record_name(match: ArchivedMatch) -> str:
    """Return the file name for an exported record: the match's evening, game and number."""
    return f"{match.evening}-{match.facts['game'] or 'unknown'}-{match.id:04d}.t24"


def export_records(records: Iterable[tuple[ArchivedMatch, bytes]], folder: Path) -> list[Path]:
    """Write each record to a file in `folder`, and return the paths.

    Raise Failure when a file with the name of a record exists with other content. That file is left unchanged.
    """
    paths = []
    for match, data in records:
        target = folder / format_record_name(match)
        if target.exists() and target.read_bytes() != data:
            raise Failure(say("file-differs", path=str(target)))
        write_atomically(target, data)
        paths.append(target)
    return paths


def read_records(archive: Archive, matches: Iterable[ArchivedMatch]) -> list[tuple[ArchivedMatch, bytes]]:
    """Return each match with its record. Leave damaged records out, and print why."""
    found = []
    for match in matches:
        try:
            found.append((match, archive.read_record(match.id)))
        except Failure as failure:
            console.print_message(str(failure))
    return found


def format_csv(matches: Iterable[ArchivedMatch]) -> str:
    """Return a CSV table with a row for each seat of each match."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*COLUMNS, *COUNTS])
    for match in matches:
        facts = match.facts
        match_cells = [match.id, match.evening, facts["game"], "real" if facts["real"] else "electronic"]
        match_cells += [_format_bool(facts["over"]), facts["hands"]]
        for seat, player in enumerate(facts["players"]):
            row = [
                seat,
                _escape_cell(player["name"]),
                _escape_cell(player["bot"]),
                _format_bool(player["left"]),
                player["score"],
            ]
            writer.writerow([*match_cells, *row, _format_bool(player["won"]), *(player[name] for name in COUNTS)])
    return out.getvalue()


def _format_bool(value: bool) -> str:
    return "yes" if value else "no"


def _escape_cell(text: str) -> str:
    return "'" + text if text.startswith(_FORMULA) else text


def format_json(archive: Archive, records: Iterable[tuple[ArchivedMatch, bytes]]) -> str:
    """Return all facts of each match as JSON, including the record's text."""
    found = [describe_with_record(archive, match, data) for match, data in records]
    return escape_json(json.dumps(found, indent=2, ensure_ascii=False)) + "\n"


def describe_with_record(archive: Archive, match: ArchivedMatch, data: bytes) -> dict[str, object]:
    """Return a match as a JSON object, as `records export --format json` writes it.

    It includes the record's text and the places where the record was found.
    """
    origins = [{"place": origin.place, "name": origin.name} for origin in archive.read_origins(match.id)]
    return {**describe_match(match), "origins": origins, "record": data.decode("utf-8", "replace")}


def describe_match(match: ArchivedMatch) -> dict[str, object]:
    """Return a match as a JSON object, as `records list --json` prints it."""
    row = {"match": match.id, "evening": match.evening, "played_at": match.played_at, "sha256": match.sha256}
    return {**row, **match.facts}
