"""The records of finished matches on the tray, listed and fetched over the link."""

import base64
import binascii
import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from host_tools.errors import Failure
from host_tools.link.client import Link, fetch_pages
from simulator.input_files import MAX_RECORD_BYTES
from simulator.json_values import JsonObject
from simulator.texts import HostTexts

say = HostTexts("link")


@dataclass(frozen=True)
class StoredRecord:
    """A record on the tray: the name of its file, and its size in bytes."""

    name: str
    size: int


def list_records(link: Link) -> list[StoredRecord]:
    """Return the name and size of each record on the tray."""
    return [
        StoredRecord(name, size) for page in fetch_pages(link, "records", "records", op="list") for name, size in page
    ]


def request_hash(link: Link, record: StoredRecord) -> JsonObject:
    """Return `size` and `sha256` of a record on the tray. Hashing a long record takes the tray some time."""
    return link.request("records", timeout_s=15.0, op="hash", name=record.name)


def fetch_record(
    link: Link,
    record: StoredRecord,
    reply: JsonObject,
    report: Callable[[StoredRecord, int], None] = lambda record, done: None,
) -> bytes:
    """Return the bytes of a record on the tray. Raise Failure if they do not match `reply`.

    `reply` is what `request_hash` has returned. Call `report(record, bytes fetched so far)` after each part.
    """
    for _ in range(2):  # once more when a line was garbled in transit
        data = _fetch_once(link, record, report)
        if hashlib.sha256(data).hexdigest() == reply["sha256"] and len(data) == reply["size"]:
            return data
    raise Failure(say("garbled", name=record.name))


def fetch_newest_record(link: Link) -> bytes:
    """Return the record of the match that was finished last. Raise Failure when the tray has no record.

    A match becomes a record when its last screen is left; before that, raise Failure, too.
    """
    match = link.request("state")["match"]
    if match and match["over"]:
        raise Failure(say("not-left-yet", name=link.name))
    records = list_records(link)
    if not records:
        raise Failure(say("no-record-yet", name=link.name))
    newest = max(records, key=lambda stored: int("".join(filter(str.isdigit, stored.name.partition(".")[0]))))
    return fetch_record(link, newest, request_hash(link, newest))


def _fetch_once(link: Link, record: StoredRecord, report: Callable[[StoredRecord, int], None]) -> bytes:
    data = b""
    while True:
        part = link.request("records", op="get", name=record.name, **{"from": len(data)})
        try:
            data += base64.b64decode(part["data"], validate=True)
        except (binascii.Error, ValueError, TypeError):
            return data  # the hash will not match
        report(record, len(data))
        if part["next"] != len(data) or len(data) > MAX_RECORD_BYTES:
            return data
