"""The tables of texts: modules made from Fluent messages. CPython makes them when they are imported, a build before it.

A table holds constants only, which stay in the flash of a tray. It is never a file of the sources. This package runs
on CPython alone and is not in the image; `tray24.compat` lets CPython find them.
"""
