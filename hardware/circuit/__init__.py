"""The tray's circuit as code: every part and every net. The Pico's pin numbers come from the firmware's pin map."""
