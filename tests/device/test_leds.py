"""The PIO program that makes the LEDs' signal is identical to the one that MicroPython's own assembler makes."""

WAVEFORM = """
import rp2
from tray24.device import leds

@rp2.asm_pio(
    sideset_init=rp2.PIO.OUT_LOW,
    out_shiftdir=rp2.PIO.SHIFT_LEFT,
    autopull=True,
    pull_thresh=24,
    fifo_join=rp2.PIO.JOIN_TX,
)
def waveform():
    wrap_target()
    label("bit")
    out(x, 1).side(0)[11]
    jmp(not_x, "zero").side(1)[5]
    jmp("bit").side(1)[6]
    label("zero")
    nop().side(0)[6]
    wrap()

print(waveform == list(leds._PROGRAM), waveform, leds._PROGRAM)
"""
USB_MS = 1500  # after power-on a host is recognized


def test_the_words_in_the_driver_are_those_of_the_assembler(menu_rig):
    pico = menu_rig.pico
    pico.run_ms(USB_MS)
    output = pico.execute(WAVEFORM, fresh=True)
    assert output.startswith("True"), output
