"""Flashing firmware onto a Pico: its drive, the copy, and the check of what runs afterwards."""
