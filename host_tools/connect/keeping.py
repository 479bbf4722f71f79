"""The records of the tray on the page: fetched one by one, listed, downloaded and watched like those of any tray."""

from typing import cast

from host_tools.link.client import Link
from host_tools.link.records import Stored, fetch, hash_of, stored_records
from simulator.json_values import JsonObject
from simulator.texts import HostTexts
from simulator.tray.files import MemoryFiles
from simulator.web.records import Records

texts = HostTexts("connect")


class _Nothing:
    """No match at hand that could be watched from its beginning."""

    def summary(self) -> None:
        return None

    def looks(self, of: int, first: int, most: int) -> None:
        return None

    def decisions(self, of: int) -> None:
        return None


class TrayRecords:
    """The records of the tray. What was fetched stays here, also when the tray has gone."""

    def __init__(self) -> None:
        self._files = MemoryFiles(capacity=1 << 24)
        self._records = Records(self._files, _Nothing())
        self._sizes: dict[str, int] = {}  # of those that have been fetched, on the tray

    def answer(self, path: str) -> object | None:
        """Return what there is of a record that has been fetched; None for anything else."""
        return self._records.answer(path)

    def here(self, words: str, left: int = 0) -> JsonObject:
        """Return the list of the records that are here, with words about it, and how many are `left` to fetch."""
        return cast(JsonObject, self._records.answer("records.json")) | {"words": words, "left": left}

    def fetch_next(self, link: Link) -> JsonObject:
        """Fetch the next record. Return `here`."""
        stored = stored_records(link)
        self._forget_others(stored)
        missing = [record for record in stored if record.name not in self._sizes]
        if missing:
            self._fetch(link, missing[-1])  # the latest is the first in the list
        left = max(0, len(missing) - 1)
        return self.here(texts("records-left", count=left) if left else "", left)

    def _fetch(self, link: Link, record: Stored) -> None:
        self._files.write(record.name, fetch(link, record, hash_of(link, record)))
        self._sizes[record.name] = record.size

    def _forget_others(self, stored: list[Stored]) -> None:
        there = {record.name: record.size for record in stored}
        for name, size in list(self._sizes.items()):
            if there.get(name) != size:
                del self._sizes[name]
                self._files.remove(name)
