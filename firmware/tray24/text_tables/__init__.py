"""The tables of texts: Python modules made from Fluent messages.

CPython makes a table when it is imported; for a tray the build makes all tables. A table has constants only, which stay
in the flash of a tray. Tables are never files among the sources. This package runs on CPython only and is not in the
image of the firmware; `tray24.compat` installs the finder of the tables.
"""
