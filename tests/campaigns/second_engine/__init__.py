"""A second engine of the five games, written from RULES.md and RECORDS.md alone: slow, plain, and only for tests.

It shares no code with `tray24.rules`, so both can have the same fault only if those pages have it. A game is a
coroutine that runs from the first roll to the last score: it yields what it waits for (a `Deal` or a `Choice`), and
receives the line that is entered. Numbers such as B16 are rules of RULES.md.
"""
