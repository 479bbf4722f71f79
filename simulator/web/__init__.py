"""The tray in the browser: table, pages and their servers."""
