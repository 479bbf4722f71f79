"""An emulated Raspberry Pi Pico, which runs the released firmware unchanged, and the tray's electronics around it."""

from simulator.pico import native

# Must run first: the first import of the emulator decides which of its extension modules are used.
native.install()
