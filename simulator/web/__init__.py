"""The tray in the browser: the table, the pages and their servers."""
