"""Requests over USB serial: one line of JSON each, and one line for each answer and each event."""

# What is loaded, in this order, when the first byte comes. MicroPython would look for files of its own modules' names
# each time that one of these imports them.
MODULES = (
    "json",
    "binascii",
    "hashlib",
    "tray24.link.lines",
    "tray24.link.sending",
    "tray24.link.link",
    "tray24.link.parsing",
    "tray24.link.requests",
    "tray24.link.fields",
    "tray24.link.check",
    "tray24.link.work",
)
