"""Tray24: the firmware of a dice tray, the same files on the device and on the desktop."""

__version__ = "0.3.0"
