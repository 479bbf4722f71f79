"""The tray's circuit as code: every part and every net. Pin numbers come from the firmware's pin map."""
