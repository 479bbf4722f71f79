"""The page as the tools use it: its serial port as a stream of bytes, and what it is told."""

import errno
from typing import Protocol

from simulator.texts import HostTexts

texts = HostTexts("connect")

_READ_S = 0.05


class Page(Protocol):
    """The page, all tabs of it. A tab has a number. All texts but `words` are JSON."""

    def wait(self, seconds: float) -> None:
        """Let the browser work until something comes from a tab, or for so many seconds."""
        ...

    def write(self, data: bytes) -> None:
        """Send bytes to the serial port."""
        ...

    def close(self) -> None:
        """Close the serial port."""
        ...

    def show(self, status: str) -> None:
        """Show all tabs how it stands with the tray: see `tray.Status`."""
        ...

    def found(self, tab: int, request: int, text: str | None) -> None:
        """Answer what a tab has asked."""
        ...

    def say(self, tab: int, words: str) -> None:
        """Tell the person at a tab what goes on."""
        ...


class Port:
    """The page's serial port as a stream. `slowness` is that of the tray behind it, as in `greeting.greeted`."""

    def __init__(self, page: Page, slowness: float = 1.0):
        self.slowness = slowness
        self.is_open = True
        self._page = page
        self._came = bytearray()

    def take(self, data: bytes) -> None:
        """Take bytes that have come."""
        self._came += data

    def end(self) -> None:
        """Note that the port is closed. What has come can still be read."""
        self.is_open = False

    def read(self, size: int) -> bytes:
        if not self._came:
            self._check()
            self._page.wait(_READ_S)
        data = bytes(self._came[:size])
        del self._came[:size]
        return data

    def write(self, data: bytes) -> None:
        self._check()
        self._page.write(data)

    def close(self) -> None:
        """Do nothing: the port outlives a link over it, after which the next one is tried."""

    def _check(self) -> None:
        if not self.is_open:
            raise OSError(errno.ENODEV, texts("unplugged"))
