"""The stream of bytes under a link."""

from typing import Any, Protocol


class Stream(Protocol):
    """A way for bytes. OSError says that it is gone."""

    def read(self, size: int) -> bytes:
        """Return at most so many bytes; b"" when none came within its short timeout."""
        ...

    def write(self, data: bytes) -> Any: ...

    def close(self) -> Any: ...
