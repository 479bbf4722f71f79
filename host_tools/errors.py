"""Errors that end a command with one line for the person, without a traceback."""


class UsageError(Exception):
    """An argument is invalid. The text names it and says what is valid."""


class Failure(Exception):
    """The command cannot be carried out. The text says why, and what to do next."""
