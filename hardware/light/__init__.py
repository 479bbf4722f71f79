"""Tray24 Light: a tray with a light for each of 24 slots and no sensors, made from a strip of LEDs.

Jumper wires join its parts to a Pico.
"""
