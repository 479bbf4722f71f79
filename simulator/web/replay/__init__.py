"""The page that replays records: the parser of records, their positions as the page shows them, and the server."""
