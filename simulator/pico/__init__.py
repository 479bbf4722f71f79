"""The tray's electronics around an emulated Raspberry Pi Pico, which runs the released file unchanged."""

from simulator.pico import native

# Which extension modules the emulator has is settled by the first import of it, so it has to be said here.
native.install()
