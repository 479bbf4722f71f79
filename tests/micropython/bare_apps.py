"""A replacement for the tray's `apps` port, with dictionaries and without a time limit; for CPython and MicroPython."""

import sys
from io import StringIO


class Late(BaseException):
    """The error that ends an app that takes too long on the device. Here nothing raises it."""


class BareApps:
    """A replacement for the tray's `apps` port, which stores and runs apps.

    `sources` are {name: source file}, `printed` is the text that apps have printed.
    """

    overdue = Late
    create_program = None

    def __init__(self, sources):
        self.sources = sources
        self.saved = {}
        self.printed = ""

    def list_names(self):
        return sorted(self.sources)

    def read_source(self, name, max_bytes):
        return self.sources[name][:max_bytes]

    def load(self, name):
        return self.saved.get(name)

    def save(self, name, data):
        self.saved[name] = data

    def compile(self, source, file):
        return compile(source, file, "exec")

    def call(self, function, *arguments):
        return function(*arguments)

    def format_trace(self, error):
        if hasattr(sys, "print_exception"):
            text = StringIO()
            sys.print_exception(error, text)
            return text.getvalue()
        import traceback

        return "".join(traceback.format_exception(error))

    def print_text(self, text):
        self.printed += text

    def note_running(self, name):
        """Do nothing: only the device notes the app that runs."""
