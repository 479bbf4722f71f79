"""A second engine of the five games, written from RULES.md and RECORDS.md alone: slow, plain, and only for tests.

It shares no code with `tray24.rules`, so that both are wrong in the same way only where the pages are. A game is a
coroutine that tells its whole story from the first roll to the last score: it yields what it waits for, and receives
the line that came. Numbers such as B16 are rules of RULES.md.
"""
