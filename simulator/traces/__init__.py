"""Traces of a tray's senses: their file, and a tray that replays them."""
