"""The host's end of the link: finding the tray's port, requests to the running tray, and its events."""
