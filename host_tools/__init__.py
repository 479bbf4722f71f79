"""The command line of Tray24: play, test, simulate, replay, scenario."""
