"""A remote tray on the page: a copy of its state, and a read-only table."""
