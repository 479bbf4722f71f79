"""Patches that make the emulator rp2040py 0.3.6 behave like the real chip. Each states its reason."""

from importlib.metadata import version
from typing import Any

from rp2040py import sio
from rp2040py.peripherals.adc import CS_AINSEL_MASK, CS_AINSEL_SHIFT, RPADC
from rp2040py.peripherals.pio import RPPIO
from rp2040py.peripherals.pwm import PWMChannel
from rp2040py.rp2040 import RP2040
from rp2040py.usb.cdc import USBCDC
from rp2040py.utils.bit import s32

from simulator.texts import HostTexts

# Register -> the operand that it sets, and whether the division is signed.
_OPERANDS = {
    sio.DIV_UDIVIDEND: ("div_dividend", False),
    sio.DIV_SDIVIDEND: ("div_dividend", True),
    sio.DIV_UDIVISOR: ("div_divisor", False),
    sio.DIV_SDIVISOR: ("div_divisor", True),
}
_READY_DIRTY, _READY = 3, 1  # of DIV_CSR: RP2040 datasheet 2.3.1.7
PATCHED_VERSION = "0.3.6"
CYCLE_NANOS = 8  # at 125 MHz, the emulator's and MicroPython's clock
_say = HostTexts("pico")

# Keys of RP2040.peripherals: address >> 12, lowest two bits clear.
_TIMER_BASE = 0x40054
_PIO_BASES = (0x50200, 0x50300)
_PIN_BASES = (0x40014, 0x4001C)  # IO_BANK0, PADS_BANK0
_NEVER_DUE = 1 << 62  # of native/_pio.pyx
_OUT_DELAY_NANOS = 20_000  # about the interval at which a full-speed host polls a bulk endpoint


class LazySio(sio.RPSIO):
    """The chip's single-cycle I/O block (SIO), with a divider that divides only when a result is read."""

    _pending = False
    _signed = False

    def read_uint32(self, offset: int) -> int | float:
        if offset == sio.DIV_CSR:
            return self.div_csr
        if offset == sio.DIV_REMAINDER:
            self._divide()
            return self.div_remainder
        if offset == sio.DIV_QUOTIENT:
            self._divide()
            self.div_csr = _READY
            return self.div_quotient
        return super().read_uint32(offset)

    def write_uint32(self, offset: int, value: int) -> None:
        if offset in _OPERANDS:
            operand, self._signed = _OPERANDS[offset]
            setattr(self, operand, value)
            self._pending = True
            self.div_csr = _READY_DIRTY
        else:
            if offset in (sio.DIV_QUOTIENT, sio.DIV_REMAINDER):
                self._divide()
            super().write_uint32(offset, value)

    def reset(self) -> None:
        self._pending = False
        super().reset()

    def _divide(self) -> None:
        """Carry out a pending division as the chip does, also for a divisor of 0 (RP2040 datasheet 2.3.1.5)."""
        if not self._pending:
            return
        self._pending = False
        dividend, divisor = self.div_dividend, self.div_divisor
        if self._signed:
            dividend, divisor = s32(dividend), s32(divisor)
        if divisor == 0:
            self.div_quotient = -1 if dividend >= 0 else 1
            self.div_remainder = dividend
        elif (dividend < 0) == (divisor < 0):
            self.div_quotient, self.div_remainder = dividend // divisor, dividend % divisor
        else:
            self.div_quotient = -(-dividend // divisor)
            self.div_remainder = dividend - divisor * self.div_quotient


def check_version() -> None:
    """Raise RuntimeError if the emulator has another version than the one that these patches are for.

    Another version may have fixed what a patch corrects, and then this patch would do harm.
    """
    installed_version = version("rp2040py")
    if installed_version != PATCHED_VERSION:
        raise RuntimeError(_say("other-version", found=installed_version, known=PATCHED_VERSION))


class PatchedChip:
    """An emulated chip with all patches, applied before it runs. `host` is the USB host at its serial console."""

    def __init__(self, mcu: RP2040, cdc: USBCDC):
        check_version()
        _fix_round_robin()
        mcu.sio = LazySio(mcu)
        self._mcu = mcu
        self._blocks = PioBlocks(mcu)
        for block, base in zip(tuple(mcu.pio), _PIO_BASES, strict=True):
            mcu.peripherals[base] = PacedPio(mcu, block, self._blocks)
        for base in _PIN_BASES:
            mcu.peripherals[base] = PioAwareBlock(mcu.peripherals[base], self._blocks)
        self._blocks.hide()
        self.host = QuietHost(mcu, cdc)

    def reset(self, from_watchdog: bool) -> None:
        """Restart the chip: with `from_watchdog` only the parts that the firmware has chosen, otherwise all of it."""
        self._blocks.show()
        self._mcu.enter_reset(from_watchdog=from_watchdog)
        self._blocks.hide()
        if not from_watchdog:
            self._mcu.watchdog.reset()
        self._mcu.leave_reset()


def _fix_round_robin() -> None:
    """Correct how the ADC chooses its next channel in round robin.

    The emulator masks the channel with 12, the number of bits to shift, instead of 7.
    """

    def get_active_channel(adc: RPADC) -> int:
        return (adc.cs >> CS_AINSEL_SHIFT) & CS_AINSEL_MASK

    def set_active_channel(adc: RPADC, channel: int) -> None:
        adc.cs = adc.cs & ~(CS_AINSEL_MASK << CS_AINSEL_SHIFT) | (channel & CS_AINSEL_MASK) << CS_AINSEL_SHIFT

    setattr(RPADC, "_active_channel", property(get_active_channel, set_active_channel))  # noqa: B010 (a property is no int)


def set_timer_start(mcu: RP2040, us: float) -> None:
    """Make the chip's timer begin at `us` microseconds after each reset, as if the chip had run for days."""
    timer: Any = mcu.peripherals[_TIMER_BASE]
    reset = timer.reset

    def reset_timer() -> None:
        reset()
        timer._epoch_nanos -= 1000 * us

    timer.reset = reset_timer
    reset_timer()


def silence_pwm(channel: PWMChannel) -> None:
    """Switch off the alarms for the edges of a PWM channel, which nobody observes.

    They take 30 us of real time in each period of the PWM.
    """
    for alarm in (channel.alarm_a, channel.alarm_b, channel.alarm_bottom):
        alarm.enable = False


class PioBlocks:
    """The emulator's list of the chip's PIO blocks, which is empty most of the time.

    After each instruction the emulator's loop steps the blocks in this list, which takes a third of all time. That is
    not needed, because PacedPio runs the blocks by alarms of their own. Only accesses to PIO and to the functions and
    pads of pins, and a reset, need the list: `show` fills it before them, and `hide` empties it afterwards. No PIO
    program of the tray waits for a pin.
    """

    def __init__(self, mcu: RP2040):
        self._list = mcu.pio
        self._blocks = tuple(mcu.pio)

    def show(self) -> None:
        self._list[:] = self._blocks

    def hide(self) -> None:
        self._list.clear()


class PioAwareBlock:
    """A peripheral on the bus whose reads and writes need the list of PIO blocks.

    Each read or write fills the list before, and empties it afterwards.
    """

    def __init__(self, peripheral, blocks: PioBlocks):
        self._peripheral, self._blocks = peripheral, blocks

    def read_uint32(self, offset: int) -> int:
        self._blocks.show()
        value = self._peripheral.read_uint32(offset)
        self._blocks.hide()
        return value

    def write_uint32(self, offset: int, value: int) -> None:
        self._blocks.show()
        self._peripheral.write_uint32(offset, value)
        self._blocks.hide()

    def write_uint32_atomic(self, offset: int, value: int, atomic_type: int) -> None:
        self._blocks.show()
        self._peripheral.write_uint32_atomic(offset, value, atomic_type)
        self._blocks.hide()

    def reset(self) -> None:
        self._peripheral.reset()


class PacedPio(PioAwareBlock):
    """A PIO block on the bus, run by a clock alarm whenever one of its state machines is due.

    The emulator itself advances PIO once for each instruction of the CPU, and only once for a whole sleep. A frame that
    DMA feeds to the LEDs would then stand still until the CPU wakes.
    """

    def __init__(self, mcu: RP2040, pio: RPPIO, blocks: PioBlocks):
        super().__init__(pio, blocks)
        self._pio = pio
        self._clock = mcu.clock
        self._alarm = mcu.clock.create_alarm(self._on_alarm)
        self._at_nanos = mcu.clock.nanos

    def read_uint32(self, offset: int) -> int:
        self._catch_up()
        return super().read_uint32(offset)

    def write_uint32(self, offset: int, value: int) -> None:
        self._catch_up()
        super().write_uint32(offset, value)
        self._schedule()

    def write_uint32_atomic(self, offset: int, value: int, atomic_type: int) -> None:
        self._catch_up()
        super().write_uint32_atomic(offset, value, atomic_type)
        self._schedule()

    def _on_alarm(self) -> None:
        self._catch_up()
        self._schedule()

    def _catch_up(self) -> None:
        """Run the steps of all PIO state machines until now, each in the cycle in which it is due."""
        pio = self._pio
        self._blocks.show()
        cycles = int((self._clock.nanos - self._at_nanos) / CYCLE_NANOS)
        self._at_nanos += cycles * CYCLE_NANOS
        end_fp = pio.cycle_fp + (cycles << 8)
        while pio.next_due_fp <= end_fp:
            pio.advance(max(0, (pio.next_due_fp - pio.cycle_fp + 255) >> 8))
        pio.advance((end_fp - pio.cycle_fp) >> 8)
        self._blocks.hide()

    def _schedule(self) -> None:
        pio = self._pio
        if pio.next_due_fp < _NEVER_DUE:
            cycles = max(0, (pio.next_due_fp - pio.cycle_fp + 255) >> 8)
            self._alarm.schedule(max(0.0, self._at_nanos + cycles * CYCLE_NANOS - self._clock.nanos))


class QuietHost:
    """A USB host that sends to the device only when it has bytes to send.

    The emulator's own host answers an armed OUT endpoint at once with an empty packet, the device arms it again, and so
    on. The device would handle interrupts without end and never sleep, and bytecode would run three times too slowly.
    """

    def __init__(self, mcu: RP2040, cdc: USBCDC):
        self._usb, self._cdc = mcu.usb_ctrl, cdc
        self.outgoing = bytearray()
        self._room = 0  # number of bytes that the device can take
        self._alarm = mcu.clock.create_alarm(self._deliver)
        self._original_on_read = self._usb.on_endpoint_read
        self._original_on_reset = self._usb.on_reset
        self._usb.on_endpoint_read = self._on_read
        self._usb.on_reset = self._on_reset

    def send(self, data: bytes) -> None:
        self.outgoing += data
        self._deliver_soon()

    def _on_reset(self) -> None:
        self.outgoing.clear()
        self._room = 0
        self._alarm.cancel()
        if self._original_on_reset is not None:
            self._original_on_reset()

    def _on_read(self, endpoint: int, size: int) -> None:
        if endpoint == self._cdc._out_endpoint:
            self._room = size
            self._deliver_soon()
        elif self._original_on_read is not None:
            self._original_on_read(endpoint, size)

    def _deliver_soon(self) -> None:
        if self._room and self.outgoing:
            self._alarm.schedule(_OUT_DELAY_NANOS)

    def _deliver(self) -> None:
        data = bytes(self.outgoing[: self._room])
        del self.outgoing[: self._room]
        self._room = 0
        self._usb.endpoint_read_done(self._cdc._out_endpoint, data)
