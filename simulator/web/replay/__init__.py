"""A record on the page: the parser of records, the positions with the tray's light and display, and the server."""
