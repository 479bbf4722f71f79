"""The calls that the tray needs from a machine. Whoever builds a machine fills a Ports and passes it to Tray."""

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from array import array
    from collections.abc import Awaitable, Callable
    from types import CodeType
    from typing import Any, Protocol

    class Files(Protocol):
        def read(self, name: str) -> bytes | None: ...
        def read_part(self, name: str, offset: int, size: int) -> bytes: ...
        def size(self, name: str) -> int: ...
        def write(self, name: str, data: bytes) -> None: ...
        def append(self, name: str, data: bytes) -> None: ...
        def remove(self, name: str) -> None: ...
        def rename(self, old: str, new: str) -> None: ...
        def names(self) -> list[str]: ...
        def free(self) -> int: ...

    class Sensors(Protocol):
        def presence(self, samples: array[int]) -> None: ...
        def probe(self, slots: int, light: int, samples: array[int]) -> None: ...

    class Serial(Protocol):
        def read(self, limit: int) -> bytes: ...
        def write(self, data: bytes) -> int: ...

    class System(Protocol):
        def about(self) -> dict[str, str | None]: ...
        def restart(self) -> None: ...

    class Apps(Protocol):
        overdue: type[BaseException]
        program: Callable[..., Any] | None

        def names(self) -> list[str]: ...
        def source(self, name: str, most: int) -> bytes: ...
        def put(self, name: str, source: bytes) -> None: ...
        def remove(self, name: str) -> None: ...
        def load(self, name: str) -> bytes | None: ...
        def save(self, name: str, data: bytes) -> None: ...
        def compile(self, source: str, file: str) -> CodeType: ...
        def call(self, function: Callable[..., Any], *arguments: object) -> Any: ...
        def trace(self, error: BaseException) -> str: ...
        def tell(self, text: str) -> None: ...
        def running(self, name: str) -> None: ...


FRAME_BYTES = const(72)  # of an LED frame: red, green, blue (0-255) of each slot, slot 0 first
DISPLAY_BYTES = const(1024)  # eight pages of 128 columns; bit 0 of a byte is the page's top row (MONO_VLSB)
DISPLAY_PAGES = const(8)
PRESENCE_SAMPLES = const(48)


class Overdue(BaseException):
    """An app takes too long. The exception that machines raise in it."""


class Ports:
    """The calls of one machine. None blocks longer than stated, and only those of `files` may raise OSError.

    buttons() -> int: bit n is set while the contact of button n (tray24.pins) is closed; raw, so it may bounce. Bit
        BUTTONS + n is set if it has closed since the last call; a machine that cannot know leaves it out.
    wire(slots, red_first, channel_ua): how the LEDs are wired: the slot of each in the order of their chain (bytes;
        slot | pins.BESIDE for a second LED beside it), whether they take red before green, and the current of a
        channel. Called before the first frame, and after a change of the settings.
    leds(frame, budget_ma, covered=0): show these FRAME_BYTES bytes, which are copied before the call returns. They are
        scaled if they would take more than this budget from the supply (1 ms). `covered` is a mask of slots with a die
        in, 0 if no slot has a second LED: the LED below them stays dark, the one beside shines. In all other slots both
        shine. With pins.BELOW_ONLY those beside are dark.
    controller(name): the controller of the display, a value of the setting `display`. Called before the first picture
        and after a change of the setting: the picture is sent again for it.
    display(buffer, first_page, last_page): show these pages of a buffer of DISPLAY_BYTES, both included, as soon as the
        display accepts them (1 ms). They are copied before the call returns.
    tone(hz): sound the buzzer until the next call; 0 is silence.
    ticks_ms() -> int: milliseconds, wrapping at 2**30; to be compared with compat.ticks_diff.
    sleep_ms(ms) -> awaitable: the tray's coroutines wait for nothing else.
    entropy() -> int: 30 unpredictable bits, for seeds.
    complain(error): report an exception that is a bug (a traceback on the serial console).
    facts: a dictionary of what is known at power-on: "version" (str), "display" (bool: it answered), "restarted" (bool,
        optional: after a fault), "hung_app" (str, optional: the app that ran when it hung). The tray adds
        "stuck" (a mask of buttons) and "sensors" (how many, 0 for none).
    files: the tray's small flat folder. A name has at most 16 letters, digits and dots.
        read(name) -> bytes, or None if the file does not exist
        read_part(name, offset, size) -> bytes: at most size bytes from offset on, b"" at the end
        size(name) -> int: bytes, 0 if the file does not exist
        write(name, data): replace the whole file; after a power cut it holds either all of the old or all of the new
        append(name, data): on return the data is safe; after a power cut the file may have the first part of it.
            When it raises, the file is as it was before
        remove(name): no error if the file does not exist
        rename(old, new): replace new; after a power cut one of them exists
        names() -> list of str in ascending order
        free() -> int: bytes that can still be written
    sensors: the sensors of the slots, or None if the tray has none. Samples are raw LSB, 0 to 4095.
        presence(samples): fill an array("H") of PRESENCE_SAMPLES: a dark sample of each slot, then a sample of each
            with all infrared LEDs lit (1.5 ms). The frame stays lit, and lamps flicker. So there are six passes over
            all slots, 250 us apart, half a period of the LEDs' modulation: two dark, two lit (infrared is on from
            150 us before the third until after the fourth), two dark. A sample is the smaller of its two passes, and
            dark is the mean of before and after
        probe(slots, light, samples): fill an array("H") with a sample of each slot while the LEDs of those in the mask
            `slots` shine in full red (1), green (2), blue (3) or not at all (0), and all others are dark; the frame
            shown before comes back. Each sample is the mean of four. Only those of `slots` need be filled (2 ms, with
            two LEDs a slot 3 ms)
    serial: the serial port to a host, or None. Neither call ever waits.
        read(limit) -> bytes: at most `limit` received bytes, b"" if there are none
        write(data) -> int: the number of accepted bytes; 0 while nobody reads the previous ones
    apps: the small programs that people have put on this machine, and what runs them, or None if it can run none. The
        name of an app is that of its file without ".py".
        names() -> list of str in ascending order
        source(name, most) -> bytes: at most that many bytes of the file, b"" if it does not exist
        put(name, source): write the file
        remove(name): remove the file and what the app has saved; no error if they do not exist
        load(name) -> bytes, or None: what the app has saved
        save(name, data): replace it
        compile(source, file) -> code, as Python's `compile`
        call(function, *arguments): call it. If it takes longer than an app may, raise `overdue` in it, again and again
            until it ends. At most three arguments
        program(ui, name, state, text): what runs an app outside the tray's process, with the calls of
            ui.apps.program.Program; None instead of this function: apps run in it
        overdue: the class of that exception, no Exception: an app's `except Exception` lets it pass
        trace(error) -> str: the traceback of an exception
        tell(text): show a person on the machine what an app has printed
        running(name): note which app runs, "" for none, in case it hangs in spite of all
    system() -> the machine itself, created by the first call; None instead of this function if there is none.
        about() -> dict: "micropython" and "machine" (str), "board" (its number in hexadecimal), "sources" (the hash of
            all sources frozen into its image, None if there are none)
        restart(): restart the machine; it does not return
    """

    def __init__(
        self,
        buttons: "Callable[[], int]",
        wire: "Callable[[bytes, bool, int], None]",
        leds: "Callable[[bytearray, int, int], None]",
        controller: "Callable[[str], None]",
        display: "Callable[[bytearray, int, int], None]",
        tone: "Callable[[int], None]",
        ticks_ms: "Callable[[], int]",
        sleep_ms: "Callable[[int], Awaitable[object]]",
        entropy: "Callable[[], int]",
        complain: "Callable[[Exception], None]",
        facts: dict[str, str | int | bool],
        files: "Files",
        sensors: "Sensors | None" = None,
        serial: "Serial | None" = None,
        apps: "Apps | None" = None,
        system: "Callable[[], System] | None" = None,
    ) -> None:
        self.buttons = buttons
        self.wire = wire
        self.leds = leds
        self.controller = controller
        self.display = display
        self.tone = tone
        self.ticks_ms = ticks_ms
        self.sleep_ms = sleep_ms
        self.entropy = entropy
        self.complain = complain
        self.facts = facts
        self.files = files
        self.sensors = sensors
        self.serial = serial
        self.apps = apps
        self.system = system
