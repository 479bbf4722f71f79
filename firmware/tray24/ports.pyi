from array import array
from collections.abc import Awaitable, Callable
from typing import Protocol, type_check_only

FRAME_BYTES: int
DISPLAY_BYTES: int
DISPLAY_PAGES: int
PRESENCE_SAMPLES: int

@type_check_only
class Files(Protocol):
    def read(self, name: str, /) -> bytes | None: ...
    def read_part(self, name: str, offset: int, size: int, /) -> bytes: ...
    def size(self, name: str, /) -> int: ...
    def write(self, name: str, data: bytes, /) -> None: ...
    def append(self, name: str, data: bytes, /) -> None: ...
    def remove(self, name: str, /) -> None: ...
    def rename(self, old: str, new: str, /) -> None: ...
    def names(self) -> list[str]: ...
    def free(self) -> int: ...

@type_check_only
class Sensors(Protocol):
    def presence(self, samples: array[int], /) -> None: ...
    def probe(self, slots: int, light: int, samples: array[int], /) -> None: ...

@type_check_only
class Serial(Protocol):
    def read(self, limit: int, /) -> bytes: ...
    def write(self, data: bytes, /) -> int: ...

@type_check_only
class System(Protocol):
    def about(self) -> dict[str, str | None]: ...
    def restart(self) -> None: ...

class Ports:
    buttons: Callable[[], int]
    wire: Callable[[bytes, bool, int], None]
    leds: Callable[[bytearray, int], None]
    display: Callable[[bytearray, int, int], None]
    tone: Callable[[int], None]
    ticks_ms: Callable[[], int]
    sleep_ms: Callable[[int], Awaitable[object]]
    entropy: Callable[[], int]
    complain: Callable[[Exception], None]
    facts: dict[str, str | int | bool]
    files: Files
    sensors: Sensors | None
    serial: Serial | None
    system: Callable[[], System] | None
    def __init__(
        self,
        buttons: Callable[[], int],
        wire: Callable[[bytes, bool, int], None],
        leds: Callable[[bytearray, int], None],
        display: Callable[[bytearray, int, int], None],
        tone: Callable[[int], None],
        ticks_ms: Callable[[], int],
        sleep_ms: Callable[[int], Awaitable[object]],
        entropy: Callable[[], int],
        complain: Callable[[Exception], None],
        facts: dict[str, str | int | bool],
        files: Files,
        sensors: Sensors | None = None,
        serial: Serial | None = None,
        system: Callable[[], System] | None = None,
    ) -> None: ...
