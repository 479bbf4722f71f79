"""The tray's ports on an RP2040, with a small driver for each device. Only this package imports `machine` and `rp2`."""
