"""A record on the page: its parser, its positions with the tray's light and display, and its server."""
