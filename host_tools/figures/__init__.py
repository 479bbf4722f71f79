"""Figures of a Pico, emulated or real."""
