"""The apps of a tray as dictionaries, on any interpreter: no limit of time."""

import sys
from io import StringIO


class Late(BaseException):
    """An app that takes too long; here none is interrupted."""


class BareApps:
    """The apps. `sources` maps names to their files, `told` is what they have printed."""

    overdue = Late
    program = None

    def __init__(self, sources):
        self.sources = sources
        self.kept = {}
        self.told = ""

    def names(self):
        return sorted(self.sources)

    def source(self, name, most):
        return self.sources[name][:most]

    def load(self, name):
        return self.kept.get(name)

    def save(self, name, data):
        self.kept[name] = data

    def compile(self, source, file):
        return compile(source, file, "exec")

    def call(self, function, *arguments):
        return function(*arguments)

    def trace(self, error):
        if hasattr(sys, "print_exception"):
            text = StringIO()
            sys.print_exception(error, text)
            return text.getvalue()
        import traceback

        return "".join(traceback.format_exception(error))

    def tell(self, text):
        self.told += text

    def running(self, name):
        """Note nothing."""
