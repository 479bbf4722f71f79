"""The few features of MicroPython that CPython lacks. No other module distinguishes the two."""

import time

try:
    import micropython
    from micropython import const  # type: ignore[assignment]
except ImportError:

    class micropython:  # type: ignore[no-redef]
        """The compiler for the processor, where there is one."""

        @staticmethod
        def viper(function):
            """Return the function as it is: it must do the same with Python's integers."""
            return function

    def const(value):
        """Mark a constant of a module: mpy-cross replaces its name with its value."""
        return value


# The types of viper's arguments, which its compiler knows by their names.
ptr8 = ptr16 = ptr32 = None

try:
    from io import BytesIO

    from deflate import RAW, DeflateIO

    def inflate(data):  # type: ignore[no-redef]
        """Return the content of raw deflated bytes, whose window has at most 2 kB."""
        return DeflateIO(BytesIO(data), RAW, 11).read()
except ImportError:
    import zlib

    def inflate(data):
        """Return the content of raw deflated bytes, whose window has at most 2 kB."""
        return zlib.decompress(data, -zlib.MAX_WBITS)


if hasattr(time, "ticks_diff"):
    ticks_add = time.ticks_add
    ticks_diff = time.ticks_diff
else:
    # Millisecond counters wrap at 2**30, as they do on the RP2040.
    _PERIOD = const(1 << 30)
    _HALF = const(1 << 29)

    def ticks_add(ticks_ms, delta_ms):
        """Return the counter delta_ms after ticks_ms."""
        return (ticks_ms + delta_ms) & (_PERIOD - 1)

    def ticks_diff(later_ms, earlier_ms):
        """Return the ms from earlier_ms to later_ms, also across the counter's wrap; negative if they are swapped."""
        return ((later_ms - earlier_ms + _HALF) & (_PERIOD - 1)) - _HALF
