"""The tables of texts: modules made from Fluent messages, by CPython at their import, for a tray by its build.

A table has constants only, which stay in the flash of a tray. Tables are never files among the sources. This package
runs on CPython only and is not in the image; `tray24.compat` installs the finder of the tables.
"""
