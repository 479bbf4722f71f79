"""The tray's ports on a desktop: virtual hardware, a tray without a page for tests, and the page in the browser."""
