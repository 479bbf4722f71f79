"""Tray24 Light: a tray of 24 lights without sensors, on a strip of LEDs, wired to a Pico by jumper wires."""
