"""Errors that a command ends with: one line for the person, no traceback."""


class UsageError(Exception):
    """An argument that cannot be right. The text names it and says what would be."""


class Failure(Exception):
    """Something that could not be done. The text says why, and what to do next."""
