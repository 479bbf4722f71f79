"""What can go wrong with a request to the tray."""

from host_tools.errors import Failure


class LinkError(Failure):
    """The tray's own answer: it will not, or cannot."""

    def __init__(self, error: str, hint: str = ""):
        super().__init__(f"{error} ({hint})" if hint else error)
        self.error = error
        self.hint = hint


class Silence(Failure):
    """No answer came. `heard` is what came in its place, and `began` whether an answer had been understood before."""

    def __init__(self, words: str, heard: bytes, began: bool):
        super().__init__(words)
        self.heard = heard
        self.began = began


class Unplugged(Failure):
    """The connection is gone."""
