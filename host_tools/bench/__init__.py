"""Measurements of the firmware on a board or on an emulated Pico."""
