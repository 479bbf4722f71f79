"""The stream of bytes under a link."""

from typing import Protocol


class Stream(Protocol):
    """A stream of bytes in both directions. OSError means that it is closed."""

    def read(self, size: int) -> bytes:
        """Return at most so many bytes; b"" when none came within its short timeout."""
        ...

    def write(self, data: bytes) -> object: ...

    def close(self) -> object: ...
