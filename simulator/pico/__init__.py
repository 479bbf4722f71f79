"""The tray's electronics around an emulated Raspberry Pi Pico, which runs the released file unchanged."""

from simulator.pico import native

# Must run first: the first import of the emulator decides which of its extension modules are used.
native.install()
