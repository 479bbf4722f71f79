"""The interface between the tray and the machine that it runs on.

A machine creates a `Ports` object with its functions and devices, and passes this object to `Tray`.
"""

from tray24.compat import const

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from array import array
    from collections.abc import Awaitable, Callable
    from types import CodeType
    from typing import Any, Protocol

    class Files(Protocol):
        """The files of the tray, in one small folder without subfolders.

        A name has at most 16 letters, digits and dots.
        """

        def read(self, name: str) -> bytes | None:
            """Return the content of a file, None if it does not exist."""

        def read_part(self, name: str, offset: int, size: int) -> bytes:
            """Return at most `size` bytes of a file from `offset` on, b"" at the file's end."""
            ...

        def get_size(self, name: str) -> int:
            """Return the number of bytes in a file, 0 if the file does not exist."""
            ...

        def write(self, name: str, data: bytes | bytearray) -> None:
            """Replace the whole file. After a power cut it holds either all of the old data or all of the new."""

        def append(self, name: str, data: bytes) -> None:
            """Append data to a file; the data is safe on return.

            After a power cut the file may have only the first part of the data. If this raises, the file is unchanged.
            """

        def remove(self, name: str) -> None:
            """Remove a file; no error if it does not exist."""

        def rename(self, old: str, new: str) -> None:
            """Rename the file `old` to `new`, replacing `new`. After a power cut at least one of the two exists."""

        def list_names(self) -> list[str]:
            """Return the names of all files in ascending order."""
            ...

        def get_free_bytes(self) -> int:
            """Return the number of bytes that can still be written."""
            ...

    class Sensors(Protocol):
        """The infrared and color sensors of the slots. Samples are raw LSB, 0 to 4095."""

        def sample_presence(self, samples: array[int]) -> None:
            """Fill an array("H") of PRESENCE_SAMPLES: a dark sample of each slot, then an infrared sample of each.

            This takes 1.5 ms. All infrared LEDs are lit for the infrared samples. There are six passes over all slots:
            two dark, two lit (infrared is on from 150 us before the third until after the fourth), two dark. These
            passes cancel the light of the frame, which stays lit, and of flickering lamps: passes are 250 us apart,
            half a period of the LEDs' modulation. The smaller sample of each two passes counts. The dark sample is the
            mean of the dark samples before and after infrared.
            """

        def sample_colors(self, slots: int, light: int, samples: array[int]) -> None:
            """Fill an array("H") with a sample of each slot, while LEDs shine (2 ms, with two LEDs a slot 3 ms).

            The LEDs of the slots in the mask `slots` shine in full red (1), green (2), blue (3) or not at all (0), as
            `light` says, and all other LEDs are dark. Then the frame that was shown before returns. Each sample is the
            mean of four. Only the samples of `slots` need be filled.
            """

    class Serial(Protocol):
        """The serial port to a host. Neither reading nor writing ever waits."""

        def read(self, limit: int) -> bytes:
            """Return at most `limit` bytes received from the host, b"" if there are none."""
            ...

        def write(self, data: bytes | memoryview) -> int:
            """Send data to the host. Return the number of accepted bytes; 0 while nobody reads the previous data."""
            ...

    class System(Protocol):
        """The machine that the tray runs on."""

        def describe(self) -> dict[str, str | None]:
            """Return "micropython" (its version), "machine" (a name), "board" (a number in hexadecimal) and "sources".

            "sources" is the hash of all sources frozen into the image, None if there are none.
            """
            ...

        def restart(self) -> None:
            """Restart the machine; this does not return."""

    class Apps(Protocol):
        """The apps, small programs that people have installed on this machine, and the calls that run them.

        The name of an app is that of its file without ".py".
        """

        @property
        def overdue(self) -> type[BaseException]:
            """The class of the exception that ends an app whose call takes too long.

            It is not an Exception, so that an app's `except Exception` does not catch it.
            """
            ...

        @property
        def create_program(self) -> Callable[..., Any] | None:
            """The function that creates the program of an app outside the tray's process, or None.

            It is called with (ui, name, state, text), and the program has the methods of ui.apps.program.Program. If it
            is None, apps run in the tray's process.
            """

        def list_names(self) -> list[str]:
            """Return the names of the apps in ascending order."""
            ...

        def read_source(self, name: str, max_bytes: int) -> bytes:
            """Return at most `max_bytes` bytes of the app's source file, b"" if it does not exist."""
            ...

        def write_source(self, name: str, source: bytes) -> None:
            """Write the app's source file."""

        def remove(self, name: str) -> None:
            """Remove the app's source file and the data that the app has saved; no error if they do not exist."""

        def load(self, name: str) -> bytes | None:
            """Return the data that the app has saved, or None."""

        def save(self, name: str, data: bytes) -> None:
            """Replace the data that the app has saved."""

        def compile(self, source: str, file: str) -> CodeType:
            """Return an app's source compiled, as Python's `compile` does. `file` is the name for tracebacks."""
            ...

        def call(self, function: Callable[..., Any], *arguments: object) -> Any:
            """Call a function of an app with at most three arguments, and return its result.

            If the call exceeds the time limit for apps, raise `overdue` in the app, again and again until the call
            ends.
            """

        def format_trace(self, error: BaseException) -> str:
            """Return the traceback of an exception as text."""
            ...

        def print_text(self, text: str) -> None:
            """Show a text that an app has printed, to a person at the machine."""

        def note_running(self, name: str) -> None:
            """Store the name of the running app, "" if no app runs, to know which app hung despite the time limit."""


FRAME_BYTES = const(72)  # of an LED frame: red, green, blue (0-255) of each slot, slot 0 first
DISPLAY_BYTES = const(1024)  # eight pages of 128 columns; bit 0 of a byte is the page's top row (MONO_VLSB)
DISPLAY_PAGES = const(8)
PRESENCE_SAMPLES = const(48)


class Overdue(BaseException):
    """The exception that machines raise in an app that takes too long."""


class Ports:
    """The functions and devices of one machine, which the tray uses.

    No call blocks longer than stated, and only `files` may raise OSError.

    read_contacts() -> int: bit n is set while the contact of button n (tray24.pins) is closed; raw, so it may
        bounce. Bit BUTTONS + n is set if this contact has closed since the last call; a machine that cannot detect
        this leaves these bits 0.
    set_wiring(slots, red_first, channel_ua): set how the LEDs are wired. `slots` (bytes) has the slot of each LED in
        the order of the chain, or slot | pins.BESIDE for a second LED beside the slot. `red_first`: LEDs take red
        before green. `channel_ua` is the current of one channel in microamperes. Called before the first frame, and
        after a change of the settings.
    show_frame(frame, budget_ma, covered=0): show these FRAME_BYTES bytes, which are copied before the call returns.
        They are scaled if they would take more than this budget from the supply (1 ms). `covered` is the mask of
        slots that hold a die, 0 if no slot has a second LED: the LED below such a slot stays dark, and the LED
        beside it shines. In all other slots both shine. If pins.BELOW_ONLY is set in `covered`, all LEDs beside slots
        are dark.
    set_controller(name): set the display's controller, a value of the setting `display`. Called before the first
        picture and after a change of the setting: the picture is sent again for it.
    show_pages(buffer, first_page, last_page): show these pages (8 rows of dots each) of a buffer of DISPLAY_BYTES, both
        included, as soon as the display accepts them (1 ms). They are copied before the call returns.
    play_tone(hz): sound the buzzer until the next call; 0 is silence.
    ticks_ms() -> int: milliseconds, wrapping at 2**30; to be compared with compat.ticks_diff.
    sleep_ms(ms) -> awaitable: the tray's coroutines wait for nothing else.
    get_entropy() -> int: 30 unpredictable bits, for seeds.
    report_fault(error): report an exception that is a bug (a traceback on the serial console).
    facts: a dictionary of what is known at power-on: "version" (str), "display" (bool: it answered), "restarted"
        (bool, optional: after a fault), "hung_app" (str, optional: the app that ran when it hung). The tray adds
        "stuck" (a mask of buttons) and "sensors" (their number).
    files: see `Files`.
    sensors: see `Sensors`, or None if the tray has no sensors.
    serial: see `Serial`, or None if the machine has no port to a host.
    apps: see `Apps`, or None if the machine cannot run apps.
    get_system() -> the `System` of this machine, created by the first call. The attribute get_system is None, not a
        function, if the machine has no `System`.
    """

    def __init__(
        self,
        read_contacts: "Callable[[], int]",
        set_wiring: "Callable[[bytes, bool, int], None]",
        show_frame: "Callable[[bytearray, int, int], None]",
        set_controller: "Callable[[str], None]",
        show_pages: "Callable[[bytearray, int, int], None]",
        play_tone: "Callable[[int], None]",
        ticks_ms: "Callable[[], int]",
        sleep_ms: "Callable[[int], Awaitable[object]]",
        get_entropy: "Callable[[], int]",
        report_fault: "Callable[[Exception], None]",
        facts: dict[str, str | int | bool],
        files: "Files",
        sensors: "Sensors | None" = None,
        serial: "Serial | None" = None,
        apps: "Apps | None" = None,
        get_system: "Callable[[], System] | None" = None,
    ) -> None:
        self.read_contacts = read_contacts
        self.set_wiring = set_wiring
        self.show_frame = show_frame
        self.set_controller = set_controller
        self.show_pages = show_pages
        self.play_tone = play_tone
        self.ticks_ms = ticks_ms
        self.sleep_ms = sleep_ms
        self.get_entropy = get_entropy
        self.report_fault = report_fault
        self.facts = facts
        self.files = files
        self.sensors = sensors
        self.serial = serial
        self.apps = apps
        self.get_system = get_system
