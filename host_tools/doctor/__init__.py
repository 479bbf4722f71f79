"""The tests of the command doctor: they measure a tray, find out what is wrong, and say what to do."""
