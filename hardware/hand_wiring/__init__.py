"""Trays wired by hand, on a breadboard or with jumper wires: joints, signal levels, drawings, parts list."""
