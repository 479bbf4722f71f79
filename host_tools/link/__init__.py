"""The host's end of the link: ask the running tray, hear its events, find its port."""
