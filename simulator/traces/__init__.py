"""Traces of a tray's senses: the file, and a tray that senses again what it tells."""
