"""A fake RP2040 chip for the tests of drivers on CPython, with the modules of MicroPython that the drivers import."""

import builtins
import importlib
import sys
import types

from tray24.pins import BANK_SLOTS, DISPLAY_SCL, DISPLAY_SDA, MUX_ADDRESS

SIO, ADC, TIMER, DMA = 0xD0000000, 0x4004C000, 0x40054000, 0x50000000
GPIO_IN, GPIO_OUT_XOR = SIO + 4, SIO + 0x1C
INTR0, INTR3 = 0x400140F0, 0x400140FC
ADC_CS, ADC_RESULT, TIMERAWL = ADC, ADC + 4, TIMER + 40
NO_DEVICE = 5  # EIO


class Pointer:
    """A replacement for MicroPython viper's ptr8, ptr16 and ptr32, pointing to an object with bytes."""

    def __init__(self, owner, code):
        self.owner = owner
        self.view = memoryview(owner).cast("B").cast(code)

    def __getitem__(self, at):
        return self.view[at]

    def __setitem__(self, at, value):
        self.view[at] = value

    def __int__(self):
        return id(self.owner)


class Registers:
    """A replacement for MicroPython viper's ptr32 to an address of the fake chip: reads and writes its registers."""

    def __init__(self, chip, base):
        self.chip, self.base = chip, base

    def __getitem__(self, at):
        return self.chip.read(self.base + 4 * at)

    def __setitem__(self, at, value):
        self.chip.write(self.base + 4 * at, value)


class Flash:
    """A replacement for `rp2.Flash`: blocks of bytes, erased at first."""

    def __init__(self, blocks=8):
        self.blocks = [b"\xff" * 4096 for _ in range(blocks)]
        self.writable = True

    def ioctl(self, what, argument):
        assert what == 4
        return len(self.blocks)

    def readblocks(self, number, into):
        into[:] = self.blocks[number]


class LittleFs:
    """A replacement for `vfs.VfsLfs2`: it creates and mounts a file system, which is only a mark in block 0."""

    MARK = b"littlefs".ljust(4096, b"\0")

    def __init__(self, flash, progsize):
        if flash.blocks[0] != self.MARK:
            raise OSError(19)

    @staticmethod
    def mkfs(flash, progsize):
        if not flash.writable:
            raise OSError(28)
        flash.blocks[0] = flash.blocks[1] = LittleFs.MARK


class Picture:
    """A replacement for `framebuf.FrameBuffer` that records the texts drawn on it."""

    drawn = []

    def __init__(self, buffer, width, height, form):
        Picture.drawn = []

    def text(self, text, x, y):
        assert len(text) <= 16 and y <= 56, text  # otherwise it does not fit the display
        Picture.drawn.append(text)


class Chip:
    """The fake chip with its inputs and outputs.

    `pins` are the levels from outside, `out` the pins that the chip drives high, `samples` the values of the sensors;
    `bus` records what is sent over I2C.
    """

    def __init__(self):
        self.pins = 0xFFFFFFFF
        self.edges = [0] * 4  # INTR0 to INTR3
        self.out = 0
        self.samples = [0] * 24
        self.now_us = 1_000_000
        self.memory = {}
        self.cause = 1  # power-on
        self.sent = []  # addresses that DMA reads from
        self.fed = 0
        self.bus = []
        self.present = True
        self.held_clocks = 0  # until the display releases the data line
        self.late = None  # function that a timer will call
        self.pwm = []
        self.flash = Flash()
        self.mounted = []

    def read(self, address):
        if address == TIMERAWL:
            self.now_us += 1
            return self.now_us
        if address == GPIO_IN:
            return self.pins
        if INTR0 <= address <= INTR3:
            return self.edges[(address - INTR0) // 4]
        if address == ADC_CS:
            return 0x100
        if address == ADC_RESULT:
            return self.samples[self._get_selected_slot()]
        return self.memory.get(address, 0)

    def set_contact(self, pin, closed):
        """Close or open a contact between a pin and ground: the chip notes the edge (RP2040 datasheet 2.19.6.1)."""
        self.pins = self.pins & ~(1 << pin) | (not closed) << pin
        self.edges[pin // 8] |= (4 if closed else 8) << 4 * (pin % 8)

    def _get_selected_slot(self):
        address = sum((self.out >> pin & 1) << line for line, pin in enumerate(MUX_ADDRESS))
        return (self.memory[ADC_CS] >> 12) * BANK_SLOTS + address

    def write(self, address, value):
        if address == GPIO_OUT_XOR:
            self.out ^= value
        elif INTR0 <= address <= INTR3:
            self.edges[(address - INTR0) // 4] &= ~value
        elif DMA <= address < DMA + 0x1000:
            self.sent.append(value)
        else:
            self.memory[address] = value

    # machine, micropython, rp2.

    def make_modules(self):
        chip = self

        class Memory:
            def __getitem__(self, address):
                return chip.read(address)

            def __setitem__(self, address, value):
                chip.write(address, value)

        class Pin:
            IN, OUT, PULL_UP, OPEN_DRAIN = 0, 1, 2, 3

            def __init__(self, number, mode=None, pull=None, value=None):
                self.number = number

            def value(self):
                if self.number == DISPLAY_SDA and chip.held_clocks:
                    return 0
                return chip.pins >> self.number & 1

            def on(self):
                chip.out |= 1 << self.number

            def off(self):
                chip.out &= ~(1 << self.number)
                if self.number == DISPLAY_SCL and chip.held_clocks:
                    chip.held_clocks -= 1

        class Timer:
            ONE_SHOT = 0

            def init(self, mode, period, callback):
                chip.late = callback

        class I2C:
            def __init__(self, number, scl, sda, freq, timeout):
                pass

            def writeto(self, address, data):
                if not chip.present or chip.held_clocks:
                    raise OSError(NO_DEVICE)
                chip.bus.append(bytes(data))

            def writevto(self, address, parts):
                self.writeto(address, b"".join(bytes(part) for part in parts))

        class PWM:
            def __init__(self, pin):
                pass

            def freq(self, hz):
                chip.pwm.append(("freq", hz))

            def duty_u16(self, duty):
                chip.pwm.append(("duty", duty))

        class WDT:
            def __init__(self, timeout):
                pass

            def feed(self):
                chip.fed += 1

        class StateMachine:
            def __init__(self, *arguments, **options):
                pass

            def active(self, on):
                pass

        class Channel:
            channel = 0

            def pack_ctrl(self, **bits):
                return 0

            def config(self, **settings):
                pass

        machine = types.SimpleNamespace(
            Pin=Pin, Timer=Timer, I2C=I2C, PWM=PWM, WDT=WDT, ADC=lambda pin: None, mem32=Memory(), mem8=Memory(),
            WDT_RESET=3, PWRON_RESET=1, reset_cause=lambda: chip.cause,
        )  # fmt: skip
        rp2 = types.SimpleNamespace(StateMachine=StateMachine, DMA=Channel)
        rp2.Flash = lambda: chip.flash
        vfs = types.SimpleNamespace(VfsLfs2=LittleFs, mount=chip.mount)
        picture = types.SimpleNamespace(FrameBuffer=Picture, MONO_VLSB=0)
        build = types.SimpleNamespace(SOURCES_SHA256="0" * 64)
        return {
            "machine": machine,
            "_rp2": rp2,
            "micropython": types.SimpleNamespace(viper=self.wrap_viper),
            "vfs": vfs,
            "framebuf": picture,
            "tray24_build": build,
        }

    def mount(self, system=None, path=None):
        if system:
            self.mounted.append(system)
        return list(self.mounted)

    def wrap_viper(self, function):
        """Return a viper function as one for CPython: its arguments become pointers as the annotations say."""
        kinds = list(function.__annotations__.values())

        def call_with_pointers(*arguments):
            return function(*[kind(argument) for kind, argument in zip(kinds, arguments, strict=False)])

        return call_with_pointers

    def make_pointer(self, code):
        return lambda given: Registers(self, given) if isinstance(given, int) else Pointer(given, code)

    def install(self, monkeypatch):
        """Let all modules that tray24.device imports from now on use this chip."""
        for name, module in self.make_modules().items():
            monkeypatch.setitem(sys.modules, name, module)
        for name, code in (("ptr8", "B"), ("ptr16", "H"), ("ptr32", "I")):
            monkeypatch.setattr(builtins, name, self.make_pointer(code), raising=False)
        monkeypatch.setattr("time.ticks_ms", lambda: self.now_us // 1000, raising=False)
        monkeypatch.setattr("time.ticks_diff", lambda later, earlier: later - earlier, raising=False)

    def import_driver(self, name):
        """Import the module `name` of tray24.device again, on this chip, and return it."""
        self.unload_drivers()
        try:
            return importlib.import_module("tray24.device." + name)
        finally:
            self.unload_drivers()

    @staticmethod
    def unload_drivers():
        for module in [name for name in sys.modules if name.startswith("tray24.device.")]:
            del sys.modules[module]
