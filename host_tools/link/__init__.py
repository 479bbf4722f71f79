"""The host's end of the link: find the tray's port, send requests to the running tray, receive its events."""
