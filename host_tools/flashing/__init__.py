"""Bring a file onto a Pico: its drive, the copy, and what runs afterwards."""
