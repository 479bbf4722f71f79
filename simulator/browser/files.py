"""The tray's files in a browser: in memory, and handed to the browser's store after each change."""

import time
from collections.abc import Callable, Mapping

from simulator.tray.apps import MemoryPlace
from simulator.tray.files import MemoryFiles

# Folders: what the names of their files begin with.
APPS = "apps/"
BROUGHT = "brought/"  # records from elsewhere

Keep = Callable[[str, bytes | None, int], None]  # name, data or None (removed), seconds since 1970
Kept = Mapping[str, tuple[bytes, int]]  # name -> data, seconds since 1970


def of_folder(folder: str, kept: Kept, keep: Keep) -> tuple[Kept, Keep]:
    """Return what the browser keeps in a folder, and the function that keeps a change there, by names in it."""
    inside = {name.removeprefix(folder): each for name, each in kept.items() if name.startswith(folder)}
    return inside, lambda name, data, written_s: keep(folder + name, data, written_s)


class BrowserFiles(MemoryFiles):
    """Files in memory of which the browser keeps a copy.

    `kept` is what it kept before. It is handed each change by `keep`, which must keep changes in their order: so a tab
    that dies loses the last changes at most, and no file is older than one that was written after it. Only the browser
    limits them: see `store.js`.
    """

    def __init__(self, kept: Kept, keep: Keep, capacity: int | None = None):
        super().__init__({name: bytes(data) for name, (data, _) in kept.items()}, capacity)
        self._times = {name: written_s for name, (_, written_s) in kept.items()}
        self._keep = keep

    def write(self, name: str, data: bytes | bytearray) -> None:
        super().write(name, data)
        self._changed(name)

    def append(self, name: str, data: bytes) -> None:
        super().append(name, data)
        self._changed(name)

    def remove(self, name: str) -> None:
        super().remove(name)
        self._changed(name)

    def rename(self, old: str, new: str) -> None:
        super().rename(old, new)
        self._changed(new)
        self._changed(old)

    def modified_s(self, name: str) -> int | None:
        """Return when a file was written last, in seconds since 1970; None if there is none."""
        return self._times.get(name)

    def _changed(self, name: str) -> None:
        data = self.content.get(name)
        if data is None:
            self._times.pop(name, None)
            self._keep(name, None, 0)
            return
        self._times[name] = int(time.time())
        self._keep(name, data, self._times[name])


class KeptPlace(MemoryPlace):
    """The place of the tray's apps, of whose files the browser keeps a copy: see BrowserFiles."""

    def __init__(self, kept: Kept, keep: Keep):
        super().__init__({name: data for name, (data, _) in kept.items()})
        self._keep = keep

    def write(self, name: str, data: bytes) -> None:
        super().write(name, data)
        self._keep(name, bytes(data), int(time.time()))

    def remove(self, name: str) -> None:
        super().remove(name)
        self._keep(name, None, 0)


class KeptText:
    """A text that the browser keeps beside the tray's files, for `simulator.web.table.kept_dice`."""

    def __init__(self, name: str, kept: Kept, keep: Keep):
        self._name = name
        self._kept = kept
        self._keep = keep

    def read_text(self, encoding: str) -> str:
        """Return the text. Raise OSError when there is none."""
        if self._name not in self._kept:
            raise FileNotFoundError(self._name)
        return self._kept[self._name][0].decode(encoding)

    def write_text(self, text: str, encoding: str) -> None:
        self._keep(self._name, text.encode(encoding), int(time.time()))
