"""The few features of MicroPython that CPython lacks. No other module distinguishes the two interpreters."""

import time

try:
    import micropython as micropython  # pyright: ignore[reportAssignmentType] # either this or what is below
    from micropython import const as const  # pyright: ignore[reportAssignmentType]
except ImportError:
    try:
        from tray24.text_tables import tables
    except ImportError:
        pass  # on the site and on the device the build has already made modules of the tables
    else:
        tables.install_finder()

    class micropython:
        """A substitute on CPython for MicroPython's module of this name."""

        @staticmethod
        def viper(function: "_Function") -> "_Function":
            """Return the function unchanged. On MicroPython this decorator compiles the function to machine code.

            The function must also work with Python's integers.
            """
            return function

    def const(value: "_Value") -> "_Value":
        """Return `value`, the value of a constant. On the tray mpy-cross replaces the constant's name with it."""
        return value


# True only for type checkers. MicroPython's compiler leaves out what is under it, and drops annotations.
_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    _Value = TypeVar("_Value")
    _Function = TypeVar("_Function", bound=Callable[..., Any])

    ptr8 = ptr16 = ptr32 = Any
else:
    # The types of viper's arguments, which its compiler knows by their names.
    ptr8 = ptr16 = ptr32 = None

try:
    from io import BytesIO

    from deflate import RAW, DeflateIO

    def inflate(data: bytes) -> bytes:
        """Decompress a raw deflate stream whose window has at most 2 kB."""
        return DeflateIO(BytesIO(data), RAW, 11).read()
except ImportError:
    import zlib

    def inflate(data: bytes) -> bytes:
        """Decompress a raw deflate stream whose window has at most 2 kB."""
        return zlib.decompress(data, -zlib.MAX_WBITS)


if hasattr(time, "ticks_diff"):
    ticks_add = time.ticks_add  # pyright: ignore[reportAttributeAccessIssue] # of MicroPython
    ticks_diff = time.ticks_diff  # pyright: ignore[reportAttributeAccessIssue]
else:
    # Millisecond counters wrap at 2**30, as they do on the RP2040.
    _PERIOD = const(1 << 30)
    _HALF = const(1 << 29)

    def ticks_add(ticks_ms: int, delta_ms: int) -> int:
        """Return the millisecond counter's value `delta_ms` after the value `ticks_ms`. The counter wraps."""
        return (ticks_ms + delta_ms) & (_PERIOD - 1)

    def ticks_diff(later_ms: int, earlier_ms: int) -> int:
        """Return the ms from `earlier_ms` to `later_ms`, two values of a counter that wraps; negative if swapped."""
        return ((later_ms - earlier_ms + _HALF) & (_PERIOD - 1)) - _HALF
