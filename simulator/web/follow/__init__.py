"""A remote tray on the page: a copy of its state, the read-only table, and its server."""
