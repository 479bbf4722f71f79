"""Wiring by hand, on a breadboard or a stripboard: what is joined there, and how it is drawn."""
