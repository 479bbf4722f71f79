"""The tray's electronics around an emulated Raspberry Pi Pico, which runs the official MicroPython unchanged."""
