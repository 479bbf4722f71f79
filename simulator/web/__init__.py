"""The tray in the browser: the table with its browsers, the pages, and the servers of the pages."""
