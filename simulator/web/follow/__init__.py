"""A tray somewhere else on the page: what is known of it, the table to look at, and its server."""
