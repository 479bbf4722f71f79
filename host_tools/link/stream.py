"""What carries the bytes of a link."""

from typing import Any, Protocol


class Stream(Protocol):
    """What carries bytes. OSError says that it is gone."""

    def read(self, size: int) -> bytes:
        """At most so many bytes; b"" when none came within its short timeout."""
        ...

    def write(self, data: bytes) -> Any: ...

    def close(self) -> Any: ...
