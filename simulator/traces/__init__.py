"""Traces of a tray's senses: the file, and a tray that senses what it tells."""
