"""Traces of what a tray's sensors and buttons measured: their files, and a virtual tray that replays them."""
