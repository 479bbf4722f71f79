"""The page of a remote tray: a copy of the tray's state, and a read-only table that shows it."""
