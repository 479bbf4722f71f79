"""The errors of a request to the tray."""

from host_tools.errors import Failure


class LinkError(Failure):
    """The tray has refused a request or cannot carry it out; the text is its own answer."""

    def __init__(self, error: str, hint: str = ""):
        super().__init__(f"{error} ({hint})" if hint else error)
        self.error = error
        self.hint = hint


class Silence(Failure):
    """No answer came. `heard` is what was received instead, and `began` whether an answer had been parsed before."""

    def __init__(self, words: str, heard: bytes, began: bool):
        super().__init__(words)
        self.heard = heard
        self.began = began


class Unplugged(Failure):
    """The connection is broken. `heard` is what was received last and was no line of the tray's."""

    def __init__(self, words: str, heard: bytes = b""):
        super().__init__(words)
        self.heard = heard


class BadAnswer(Failure):
    """An answer or an event is none that a tray sends. `fault` says which part of it, and what it must be."""

    def __init__(self, words: str, fault: str):
        super().__init__(words)
        self.fault = fault
